type Rules = typeof import('@nestling/safety/open-card');

let loading: Promise<Rules> | undefined;

/** The server's own rules in the page, fetched once; a fetch that failed is tried again at the next call. */
export function loadRules(): Promise<Rules> {
  loading ??= import('@nestling/safety/open-card').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Begins to fetch the rules, where a message is known to come. */
export function fetchAhead(): void {
  loadRules().catch((error) => console.error('The safety rules could not be fetched:', error));
}

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

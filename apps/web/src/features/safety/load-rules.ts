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

/** At four times the work of a fast computer still within what a finger does not feel. */
const SLICE_MS = 4;

/** Begins to fetch the rules, where a message is known to come, and makes them ready in small pieces. */
export function fetchAhead(): void {
  loadRules()
    .then(prepare)
    .catch((error) => console.error('The safety rules could not be fetched:', error));
}

async function prepare({ prepareStep }: Rules): Promise<void> {
  for (let isMore = true; isMore; ) {
    await new Promise((resolve) => setTimeout(resolve));
    const end = performance.now() + SLICE_MS;
    while (isMore && performance.now() < end) isMore = prepareStep();
  }
}

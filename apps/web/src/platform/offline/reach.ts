/** Whether the server can be reached, as far as this page has seen. */
let lastLoaded: number | undefined;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** What is shown was kept by this device; the newest of it came at that time (milliseconds). */
export function noteShownFromKept(at: number): void {
  lastLoaded = at;
  tell();
}

export function noteReached(): void {
  if (lastLoaded === undefined) return;
  lastLoaded = undefined;
  tell();
}

export const shownFromKept = (): number | undefined => lastLoaded;

export function onReach(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

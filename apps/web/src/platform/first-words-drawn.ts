/** A browser may draw late, or not tell; nobody waits for it longer. */
const PATIENCE_MS = 300;

/** When the words that came with the page are on the screen; at once where the page is not in view and never drawn. */
export function firstWordsDrawn(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
    const seen = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      seen.disconnect();
      resolve();
    });
    seen.observe({ type: 'paint', buffered: true });
  });
}

/** What the page said before its script ran (build/first-words.ts). */
const FIRST_WORDS = 'first-words';

/** Takes the first words away in the same moment in which the app has drawn something that says as much. */
export function leaveFirstWords(root: HTMLElement): void {
  const words = document.getElementById(FIRST_WORDS);
  if (!words) return;
  const watch = new MutationObserver(() => {
    if (!root.querySelector('main')) return;
    watch.disconnect();
    words.remove();
  });
  watch.observe(root, { childList: true, subtree: true });
}

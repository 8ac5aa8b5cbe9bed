import { type RefObject, useEffect } from 'react';

/**
 * Keeps the end of what opens in place in sight: when it opens, when its file has come, and when a form takes the place of a
 * button. What is taller than the page is shown from its top; a page that is read elsewhere stays where it is.
 */
export function useShownWhole(
  row: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  useEffect(() => {
    const [whole, part] = [row.current, body.current];
    if (!isOpen || !whole || !part) return;
    const observer = new ResizeObserver(() => {
      // The button that was pressed may be gone: then nothing has the focus.
      const isHere = document.activeElement === document.body || whole.contains(document.activeElement);
      if (isHere) whole.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(part);
    return () => observer.disconnect();
  }, [row, body, isOpen]);
}

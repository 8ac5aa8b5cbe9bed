import { type RefObject, useEffect, useState } from 'react';

const OPEN_CARD = '[data-open-card]';
/** Between the card and the edge of the list. */
const MARGIN_PX = 8;

/** The open card of a list, if it is drawn. */
export const findOpenCard = (list: HTMLElement): HTMLElement | null => list.querySelector(OPEN_CARD);

/** How far a list may be scrolled without the open card leaving it at the top. */
export function scrollLimit(list: HTMLElement): number {
  const end = list.scrollHeight - list.clientHeight;
  const card = findOpenCard(list);
  if (!card) return end;
  const top = card.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop - MARGIN_PX;
  return Math.max(0, Math.min(end, top));
}

/** Whether the first call button of the open card is out of the list's view. `drawn` names the card that is drawn, if any. */
export function useCardOutOfView(list: RefObject<HTMLElement | null>, drawn: string | undefined): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    const box = list.current;
    const card = drawn !== undefined && box ? findOpenCard(box) : null;
    const button = card?.querySelector('li, a[href^="tel:"], a[href^="sms:"]') ?? card;
    if (!button) return setOut(false);
    const seen = new IntersectionObserver(([entry]) => setOut((entry?.intersectionRatio ?? 1) < 0.9), {
      root: box,
      threshold: [0, 0.9, 1],
    });
    seen.observe(button);
    return () => seen.disconnect();
  }, [drawn]);
  return isOut && drawn !== undefined;
}

export function showOpenCard(list: HTMLElement | null): void {
  if (list) list.scrollTop = scrollLimit(list);
}

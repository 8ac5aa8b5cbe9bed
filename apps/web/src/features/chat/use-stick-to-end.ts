import { useEffect, useRef } from 'react';

const NEAR_PX = 140;

/**
 * Keeps the newest words in view while they grow, unless the reader has scrolled up. `jumpOn` brings the end back.
 * A chat that has not begun is read from its top.
 */
export function useStickToEnd(jumpOn: unknown, hasBegun: boolean) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(hasBegun);
  const isFollowing = useRef(hasBegun);

  useEffect(() => {
    const box = scroller.current;
    const inner = content.current;
    if (!box || !inner) return;
    const onScroll = () => {
      isAtEnd.current = isFollowing.current && box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;
    };
    const growth = new ResizeObserver(() => {
      if (isAtEnd.current) box.scrollTop = box.scrollHeight;
    });
    growth.observe(inner);
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      growth.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, []);

  // The dependency is the signal.
  useEffect(() => {
    isFollowing.current = hasBegun;
    isAtEnd.current = hasBegun;
    if (scroller.current) scroller.current.scrollTop = hasBegun ? scroller.current.scrollHeight : 0;
  }, [jumpOn, hasBegun]);

  return { scroller, content };
}

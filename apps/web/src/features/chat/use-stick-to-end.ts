import { useEffect, useRef } from 'react';

const NEAR_PX = 140;

/** Keeps the newest words in view while they grow, unless the reader has scrolled up. `jumpOn` brings the end back. */
export function useStickToEnd(jumpOn: unknown) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);

  useEffect(() => {
    const box = scroller.current;
    const inner = content.current;
    if (!box || !inner) return;
    const onScroll = () => {
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;
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
    isAtEnd.current = true;
    if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight;
  }, [jumpOn]);

  return { scroller, content };
}

import { useEffect, useRef, useState } from 'react';

const NEAR_PX = 140;
/** Farther from the end than this, a way back is offered. */
const AWAY_PX = 400;

/**
 * Keeps the newest words in view while they grow, unless the reader has scrolled up. `jumpOn` brings the end back.
 * A chat that has not begun is read from its top.
 */
export function useStickToEnd(jumpOn: unknown, hasBegun: boolean) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(hasBegun);
  const isFollowing = useRef(hasBegun);
  const [isAway, setAway] = useState(false);

  useEffect(() => {
    const box = scroller.current;
    const inner = content.current;
    if (!box || !inner) return;
    const onScroll = () => {
      const left = box.scrollHeight - box.scrollTop - box.clientHeight;
      isAtEnd.current = isFollowing.current && left < NEAR_PX;
      setAway(isFollowing.current && left > AWAY_PX);
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

  const toEnd = () => {
    isAtEnd.current = true;
    if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight;
  };
  return { scroller, content, isAway, toEnd };
}

import { useEffect, useRef, useState } from 'react';
import { scrollLimit } from '../safety/index.ts';

const NEAR_PX = 140;
/** Farther from the end than this, a way back is offered. */
const AWAY_PX = 400;

/**
 * Keeps the newest words in view while they grow, unless the reader has scrolled up. `jumpOn` brings the end back.
 * A chat that has not begun is read from its top. Nothing is scrolled past an open card.
 */
export function useStickToEnd(jumpOn: unknown, hasBegun: boolean) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(hasBegun);
  const isFollowing = useRef(hasBegun);
  const movedTo = useRef(-1);
  const heightThen = useRef(0);
  const [isAway, setAway] = useState(false);
  const moveTo = (box: HTMLElement, top: number) => {
    box.scrollTop = top;
    movedTo.current = box.scrollTop;
  };

  useEffect(() => {
    const box = scroller.current;
    const inner = content.current;
    if (!box || !inner) return;
    const measure = () => {
      const left = box.scrollHeight - box.scrollTop - box.clientHeight;
      setAway(isFollowing.current && left > AWAY_PX);
    };
    const onScroll = () => {
      measure();
      // Its own movement, and one that new content made, say nothing about what the reader wants.
      if (Math.abs(box.scrollTop - movedTo.current) < 2 || box.scrollHeight !== heightThen.current) return;
      isAtEnd.current = isFollowing.current && scrollLimit(box) - box.scrollTop < NEAR_PX;
    };
    const growth = new ResizeObserver(() => {
      heightThen.current = box.scrollHeight;
      if (isAtEnd.current) moveTo(box, scrollLimit(box));
      measure();
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
    if (scroller.current) moveTo(scroller.current, hasBegun ? scrollLimit(scroller.current) : 0);
  }, [jumpOn, hasBegun]);

  const toEnd = () => {
    const box = scroller.current;
    if (!box) return;
    box.scrollTop = box.scrollHeight;
    // Who leaves an open card to read on is not drawn back to it.
    isAtEnd.current = scrollLimit(box) >= box.scrollTop;
  };
  return { scroller, content, isAway, toEnd };
}

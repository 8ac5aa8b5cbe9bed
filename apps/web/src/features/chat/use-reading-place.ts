import { useLayoutEffect, useRef, useState } from 'react';
import { scrollLimit } from '../safety/index.ts';
import { questionPlace } from './question-place.ts';

/** Farther from the end than this, a way back is offered. */
const AWAY_PX = 140;

/**
 * What the list does when it grows. `top`: a chat that has not begun is read from its top. `asked`: the newest question
 * stays at the top and the reply fills the room below, as well when the chat is opened again. `end`: the newest words
 * are followed. `free`: the reader has scrolled, and nothing moves.
 */
type Mode = 'top' | 'asked' | 'end' | 'free';

type Reading = {
  chatId: number | undefined;
  hasBegun: boolean;
  /** The message on its way, and the newest stored one of the parent. */
  pending: string | undefined;
  newestQuestion: number | undefined;
};

/** Where a conversation is read. Nothing is scrolled past an open card. */
export function useReadingPlace({ chatId, hasBegun, pending, newestQuestion }: Reading) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const mode = useRef<Mode>('top');
  const movedTo = useRef(-1);
  const heightThen = useRef(0);
  const [isAway, setAway] = useState(false);

  const endOf = (box: HTMLElement, inner: HTMLElement) => Math.max(0, inner.offsetHeight - box.clientHeight);
  const settle = () => {
    const [box, inner, space] = [scroller.current, content.current, room.current];
    if (!box || !inner || !space) return;
    const end = endOf(box, inner);
    const place = questionPlace(box);
    const wanted = (mode.current === 'free' ? box.scrollTop : place) + box.clientHeight - inner.offsetHeight;
    if (mode.current === 'asked') space.style.height = `${Math.max(0, wanted)}px`;
    if (mode.current === 'free') space.style.height = `${Math.max(0, Math.min(space.offsetHeight, wanted))}px`;
    const targets = {
      top: 0,
      asked: place,
      end: Math.min(end, scrollLimit(box)),
      free: box.scrollTop,
    };
    if (mode.current !== 'free') box.scrollTop = targets[mode.current];
    movedTo.current = box.scrollTop;
    heightThen.current = box.scrollHeight;
    setAway(mode.current !== 'top' && end - box.scrollTop > AWAY_PX);
  };

  useLayoutEffect(() => {
    const [box, inner] = [scroller.current, content.current];
    if (!box || !inner) return;
    const onScroll = () => {
      // Its own movement, and one that new content made, say nothing about what the reader wants.
      const isOwn = Math.abs(box.scrollTop - movedTo.current) < 2 || box.scrollHeight !== heightThen.current;
      if (!isOwn && mode.current !== 'top') mode.current = 'free';
      setAway(mode.current !== 'top' && endOf(box, inner) - box.scrollTop > AWAY_PX);
    };
    const growth = new ResizeObserver(settle);
    growth.observe(inner);
    growth.observe(box);
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      growth.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, []);

  const enter = (next: Mode) => {
    mode.current = next;
    if (next !== 'asked' && room.current) room.current.style.height = '0';
    // For the first time the observer does it, once the page is laid out: asked here, it would be laid out twice.
    if (heightThen.current > 0) settle();
  };
  const last = useRef<Reading>({ chatId: undefined, hasBegun: false, pending: undefined, newestQuestion: undefined });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { chatId, hasBegun, pending, newestQuestion };
    if (pending !== undefined && before.pending === undefined) return enter('asked');
    // A message that was on its way is stored now: it is read where it was.
    if (pending !== undefined || before.pending !== undefined) return;
    if (!hasBegun) return enter('top');
    if (chatId !== before.chatId || before.newestQuestion === undefined) return enter('asked');
    if (newestQuestion !== before.newestQuestion) enter('asked');
  }, [chatId, hasBegun, pending, newestQuestion]);

  const toEnd = () => {
    const [box, inner] = [scroller.current, content.current];
    if (!box || !inner) return;
    const end = endOf(box, inner);
    // Who leaves an open card to read on is not drawn back to it.
    mode.current = scrollLimit(box) >= end ? 'end' : 'free';
    box.scrollTop = end;
    movedTo.current = box.scrollTop;
    setAway(false);
  };
  /** The reader has chosen what to read: nothing moves by itself. */
  const hold = () => {
    mode.current = 'free';
  };
  return { scroller, content, room, isAway, toEnd, hold };
}

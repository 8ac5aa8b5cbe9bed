import { useEffect, useRef, useState } from 'react';

/** Specification §9: so long the bar stays after the last sign of interest. */
const HIDE_DELAY_MS = 600;

/** For what scrolls beside or over the page: its bar is seen while it is scrolled or pointed at. */
export function useHidingBar() {
  const [bar, setBar] = useState<'shown' | 'hidden'>('hidden');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = () => {
    clearTimeout(timer.current);
    setBar('shown');
  };
  const hideSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setBar('hidden'), HIDE_DELAY_MS);
  };
  return {
    'data-bar': bar,
    onScroll: () => {
      show();
      hideSoon();
    },
    onPointerEnter: show,
    onPointerLeave: hideSoon,
    css: { scrollbarColor: bar === 'shown' ? '{colors.border.emphasized} transparent' : 'transparent transparent' },
  };
}

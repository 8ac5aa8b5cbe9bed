/** A part of the page that means something to who hears it. */
const PART = 'li, article, section, form, [role=log], [role=dialog], [role=alertdialog], main';

/**
 * Where an act takes away what had the focus, the focus goes to the nearest part around it that is still there: from
 * the beginning of the page a screen reader would have to find the way back. Gives what ends it.
 */
export function keepFocus(): () => void {
  let around: Element[] = [];
  let frame = 0;
  const note = ({ target }: FocusEvent) => {
    around = [];
    for (let part = target instanceof Element ? target : null; part; part = part.parentElement) around.push(part);
  };
  // Who taps beside it has left it.
  const leave = ({ target }: PointerEvent) => {
    if (target instanceof Node && !around[0]?.contains(target)) around = [];
  };
  const isLost = () => around[0]?.isConnected === false && document.activeElement === document.body;
  const mend = () => {
    if (!isLost()) return;
    const home = around.find((part) => part.isConnected)?.closest<HTMLElement>(PART) ?? document.getElementById('main');
    around = [];
    if (home) focusOn(home);
  };
  // A dialog or a new page that has a place of its own for the focus comes first.
  const look = () => {
    if (!isLost()) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(mend);
    });
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', note);
  document.addEventListener('pointerdown', leave);
  return () => {
    cancelAnimationFrame(frame);
    watch.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('pointerdown', leave);
  };
}

function focusOn(home: HTMLElement): void {
  if (!home.hasAttribute('tabindex')) {
    home.tabIndex = -1;
    home.style.outline = 'none';
    home.addEventListener(
      'blur',
      () => {
        home.removeAttribute('tabindex');
        home.style.outline = '';
      },
      { once: true },
    );
  }
  home.focus({ preventScroll: true });
}

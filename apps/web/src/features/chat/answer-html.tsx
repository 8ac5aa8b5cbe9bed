import { Box } from '@chakra-ui/react';
import { ANSWER_TAGS, CITATION_TAG } from '@nestling/contracts/chat/rules';
import createDOMPurify from 'dompurify';
import { type MouseEvent, useLayoutEffect, useMemo, useRef } from 'react';

const purify = createDOMPurify(window);
const ALLOWED_TAGS = [...ANSWER_TAGS, CITATION_TAG];
const ALLOWED_ATTR = ['href', 'start', 'data-source'];

/** The server's safe HTML, made safe once more; its citations become buttons and its links open apart. */
function render(html: string, sourceCount: number, offers: readonly string[]): DocumentFragment {
  const fragment = purify.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer nofollow';
  }
  for (const mark of fragment.querySelectorAll<HTMLElement>('[data-source]')) {
    const number = Number(mark.dataset.source);
    if (number >= 1 && number <= sourceCount) {
      mark.replaceChildren(citationButton(number));
      keepWithWord(mark);
    } else mark.remove();
  }
  for (const name of fragment.querySelectorAll<HTMLElement>('li > strong:first-child'))
    if (offers.includes(name.textContent ?? '')) offerPage(name);
  return fragment;
}

/** A page that is listed to be chosen: its name is the button, which all of its item belongs to. */
function offerPage(name: HTMLElement): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.offer = name.textContent ?? '';
  button.append(...name.childNodes);
  name.append(button);
  const after = name.nextSibling;
  if (after instanceof Text) after.data = after.data.replace(/^:\s*/, '');
}

const LAST_WORD = /\S{1,30}\s*$/;

/** A mark must not stand alone at the beginning of a line: it stays with the word, or the mark, before it. */
function keepWithWord(mark: HTMLElement): void {
  const before = mark.previousSibling;
  if (before instanceof HTMLElement && before.dataset.kept !== undefined) {
    before.append(mark);
    return;
  }
  const at = before instanceof Text ? before.data.search(LAST_WORD) : -1;
  if (!(before instanceof Text) || at < 0) return;
  const kept = document.createElement('span');
  kept.dataset.kept = '';
  kept.style.whiteSpace = 'nowrap';
  const word = before.splitText(at);
  word.data = word.data.trimEnd();
  mark.before(kept);
  kept.append(word, mark);
}

function citationButton(number: number): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.source = String(number);
  button.setAttribute('aria-label', `Open source ${number}`);
  button.textContent = String(number);
  return button;
}

const BLOCKS = 'p, li, blockquote, td, th, h3, h4';

/** The words that a mark stands for: what is between it and the mark or the beginning before it. */
function claimOf(mark: Element): string {
  const block = mark.closest(BLOCKS);
  if (!block) return '';
  const marks = [...block.querySelectorAll('[data-source]:not(button)')];
  const words = document.createRange();
  words.setEndBefore(mark);
  for (const earlier of marks.slice(0, marks.indexOf(mark)).reverse()) {
    words.setStartAfter(earlier);
    const claim = words.toString().trim();
    if (claim !== '') return claim;
    words.setEndBefore(earlier);
  }
  const offer = block.querySelector('[data-offer]');
  if (offer) words.setStartAfter(offer);
  else words.setStart(block, 0);
  return words.toString().trim();
}

const NO_OFFERS: readonly string[] = [];

type Props = {
  html: string;
  sourceCount: number;
  onSource: (number: number, claim: string) => void;
  /** Pages that the answer lists to be chosen, and what is done with the chosen one. */
  offers?: readonly string[] | undefined;
  onOffer?: ((title: string) => void) | undefined;
};

export function AnswerHtml({ html, sourceCount, onSource, offers = NO_OFFERS, onOffer }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // Made while the page is drawn in slices; what then has to happen in one piece is short.
  const parts = useMemo(() => [...render(html, sourceCount, offers).childNodes], [html, sourceCount, offers]);
  useLayoutEffect(() => box.current?.replaceChildren(...parts), [parts]);
  const act = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('button');
    if (button?.dataset.offer) onOffer?.(button.dataset.offer);
    else if (button?.dataset.source && button.parentElement)
      onSource(Number(button.dataset.source), claimOf(button.parentElement));
  };
  return <Box ref={box} onClick={act} css={answerStyle} />;
}

const answerStyle = {
  overflowWrap: 'anywhere',
  '& > * + *': { marginTop: '0.65em' },
  '& ul, & ol': { paddingInlineStart: '1.4em' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li + li': { marginTop: '0.3em' },
  '& h3, & h4': { fontWeight: 'semibold' },
  '& a': { color: 'clay.fg', textDecoration: 'underline' },
  '& blockquote': { borderInlineStart: '3px solid', borderColor: 'border', paddingInlineStart: '0.9em' },
  '& table': { display: 'block', overflowX: 'auto' },
  '& th, & td': { borderWidth: '1px', padding: '0.3em 0.6em', textAlign: 'start' },
  '& sup': { lineHeight: 0, verticalAlign: 'baseline' },
  '& button[data-source]': {
    position: 'relative',
    display: 'inline-block',
    minWidth: '1.7em',
    marginInline: '2px',
    paddingInline: '0.35em',
    borderRadius: 'full',
    bg: 'clay.muted',
    color: 'clay.fg',
    fontSize: '0.8em',
    fontWeight: 'bold',
    lineHeight: '1.6',
    cursor: 'pointer',
    // The finger's target is larger than the mark.
    _after: { content: '""', position: 'absolute', inset: '-12px -10px' },
  },
  '& ul:has([data-offer])': { listStyle: 'none', paddingInlineStart: '0' },
  '& li:has([data-offer])': {
    position: 'relative',
    padding: '0.6em 0.75em',
    borderWidth: '1px',
    borderColor: 'clay.emphasized',
    borderRadius: 'xl',
    _hover: { bg: 'clay.subtle' },
  },
  '& li:has([data-offer]) + li': { marginTop: '0.5em' },
  '& button[data-offer]': {
    display: 'block',
    paddingBlock: '9px',
    marginBlock: '-9px',
    color: 'clay.fg',
    fontWeight: 'semibold',
    textAlign: 'start',
    cursor: 'pointer',
    // All of the item is the finger's target; its mark lies above.
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
  '& li:has([data-offer]) button[data-source]': { zIndex: '1' },
  // Two marks in a row: each keeps its own half of the room between them.
  '& [data-source]:has(+ [data-source]) button': { marginInlineEnd: '6px', _after: { insetInlineEnd: '-6px' } },
  '& [data-source] + [data-source] button': { marginInlineStart: '6px', _after: { insetInlineStart: '-6px' } },
} as const;

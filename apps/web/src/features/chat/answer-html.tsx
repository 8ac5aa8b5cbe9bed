import { Box } from '@chakra-ui/react';
import createDOMPurify from 'dompurify';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';

const purify = createDOMPurify(window);
const ALLOWED_TAGS = [
  'p',
  'br',
  'strong',
  'em',
  'del',
  'ul',
  'ol',
  'li',
  'blockquote',
  'code',
  'pre',
  'h3',
  'h4',
  'a',
  'hr',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'sup',
];
const ALLOWED_ATTR = ['href', 'start', 'data-source'];

/** The server's safe HTML, made safe once more; its citations become buttons and its links open apart. */
function render(html: string, sourceCount: number): DocumentFragment {
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
    if (number >= 1 && number <= sourceCount) mark.replaceChildren(citationButton(number));
    else mark.remove();
  }
  return fragment;
}

function citationButton(number: number): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.source = String(number);
  button.setAttribute('aria-label', `Open source ${number}`);
  button.textContent = String(number);
  return button;
}

type Props = { html: string; sourceCount: number; onSource: (number: number) => void };

export function AnswerHtml({ html, sourceCount, onSource }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.replaceChildren(render(html, sourceCount));
  }, [html, sourceCount]);
  const openSource = (event: MouseEvent) => {
    const button = (event.target as Element).closest('button[data-source]');
    if (button instanceof HTMLButtonElement) onSource(Number(button.dataset.source));
  };
  return <Box ref={box} onClick={openSource} css={answerStyle} />;
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
    minWidth: '1.5em',
    marginInline: '2px',
    paddingInline: '0.35em',
    borderRadius: 'full',
    bg: 'clay.muted',
    color: 'clay.fg',
    fontSize: '0.75em',
    fontWeight: 'bold',
    lineHeight: '1.5',
    cursor: 'pointer',
    // The finger's target is larger than the mark.
    _after: { content: '""', position: 'absolute', inset: '-12px -8px' },
  },
} as const;

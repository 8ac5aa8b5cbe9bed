export type CitedText = {
  markdown: string;
  /** Old source numbers in the order of their new ones: `[n]` in the text stands for source `used[n - 1]`. */
  used: number[];
};

const INSIDE = String.raw`([^\[\]［］【】〔〕⟦⟧\n]{1,120})`;
const ADDRESS = String.raw`(?:\([^()\s]{0,2000}(?:\([^()\s]{0,200}\)[^()\s]{0,200})?(?:[^\S\n]{1,4}"[^"\n]{0,200}")?\))?`;
/** Bracket forms models cite with, with the address some of them hang on a number: `[1](https://...)`. */
const BRACKET = new RegExp(
  String.raw`(?:\\?\[\\?\[${INSIDE}\]\\?\]|\\?[\[［【〔⟦]${INSIDE}[\]］】〕⟧])${ADDRESS}`,
  'gu',
);
const LABEL = String.raw`(?:(?:sources?|refs?|references?|evidence|passages?|citations?)\b)?[\s:.#^]*`;
const ONE = new RegExp(String.raw`^${LABEL}(\d{1,9})\^?$`, 'i');
const RANGE = new RegExp(String.raw`^${LABEL}(\d{1,9})\s*(?:-|–|—|to)\s*(\d{1,9})$`, 'i');
const MAX_RANGE = 20;
/** Stands where a citation without a source was, until the space before it is closed. Never part of a text itself. */
const DROPPED = '\ue000';
const OPEN_END =
  /(?:\\?[[［【〔⟦]{1,2}[^[\]［］【】〔〕⟦⟧\n]{0,120}(?:[\]］】〕⟧]{1,2}(?:\([^()\n]{0,200}\)?)?[^\S\n]{0,4})?)+$|&[#\w]{0,7}$|\\$/u;
const MAX_TAIL = 400;

/**
 * Makes every `[n]` of a model's Markdown point at the n-th source used: citations are renumbered in order of first use,
 * other spellings (`[1, 2]`, `[^1]`, `[1](url)`, `【1†source】`) become `[1][2]`, numbers without a source disappear, and
 * links keep their text. Pure in its input, so a growing text may be rendered again and again: with `isPartial` an
 * unfinished citation at the end waits, and numbers already shown never change.
 */
export function renumberCitations(
  markdown: string,
  sourceCount: number,
  options: { isPartial?: boolean } = {},
): CitedText {
  const used: number[] = [];
  const plain = plainBrackets(markdown);
  const text = options.isPartial ? withoutOpenEnd(plain) : plain;
  const renumbered = text.replace(BRACKET, (whole, doubled: string | undefined, single: string | undefined) => {
    const numbers = citedNumbers((doubled ?? single ?? '').replace(/\\$/, ''));
    if (numbers === undefined) return whole;
    const places = numbers
      .filter((number) => number >= 1 && number <= sourceCount)
      .map((number) => placeOf(number, used));
    return places.length === 0 ? DROPPED : [...new Set(places)].map((place) => `[${place}]`).join('');
  });
  return { markdown: tidy(renumbered), used };
}

function placeOf(number: number, used: number[]): number {
  const at = used.indexOf(number);
  return at >= 0 ? at + 1 : used.push(number);
}

/** Entities and invisible letters can spell a bracket that only appears once rendered. */
function plainBrackets(text: string): string {
  return text
    .replaceAll(DROPPED, '')
    .replace(/&(?:#0*91|#x0*5b|lsqb|lbrack);/gi, '[')
    .replace(/&(?:#0*93|#x0*5d|rsqb|rbrack);/gi, ']')
    .replace(/(?<=[[\d])[\u200b-\u200d\u2060\ufeff]+|[\u200b-\u200d\u2060\ufeff]+(?=[\]\d])/g, '');
}

/** The numbers of a citation's inside, or undefined when it is ordinary text in brackets. */
function citedNumbers(inside: string): number[] | undefined {
  const numbers: number[] = [];
  const list = inside.split('†')[0] ?? '';
  for (const part of list.trim().split(/\s*(?:[,;&+]\s*and\b|[,;&+]|\band\b)\s*/)) {
    const one = ONE.exec(part);
    const range = RANGE.exec(part);
    if (one) numbers.push(Number(one[1]));
    else if (range) numbers.push(...span(Number(range[1]), Number(range[2])));
    else return undefined;
  }
  return numbers;
}

function span(from: number, to: number): number[] {
  if (to < from || to - from > MAX_RANGE) return [from, to];
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}

function tidy(text: string): string {
  return text
    .replace(/ ?\ue000+/g, '')
    .replace(/(\[\d+\])(?: ?\1)+/g, '$1')
    .replace(/(\[\d+\])(?=\()/g, '$1 ')
    .replace(/^([\s>*+\-\d.)]*\[\d+\]):/gm, '$1\\:');
}

/** Cuts citations that are still being written: they may yet grow a number, an address or a neighbour. */
function withoutOpenEnd(text: string): string {
  const at = Math.max(0, text.length - MAX_TAIL);
  return text.slice(0, at) + text.slice(at).replace(OPEN_END, '');
}

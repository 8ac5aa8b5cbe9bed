const MAX_WORDS = 70;
const OVERLAP = 20;
const MAX_WORD_CHARS = 40;
const MAX_ITEM_WORDS = 30;

/** One thing said: lower case words with single spaces, `,` standing alone. */
export type Statement = {
  text: string;
  sentence: number;
  /** The line it stands on, as a paragraph. */
  line: number;
  isQuestion: boolean;
  /** It begins after "but", "however" and the like, in the same sentence. */
  isContrast: boolean;
};

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/g, 'can not'],
  [/\bcannot\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/\b(it|that|there|what|here|he|she)'s\b/g, '$1 is'],
  [/'re\b/g, ' are'],
  [/'ll\b/g, ' will'],
  [/'ve\b/g, ' have'],
  [/'m\b/g, ' am'],
  [/'d\b/g, ' would'],
  [/'s\b/g, 's'],
];

function plainText(text: string): string {
  let plain = text
    .replace(/[’‘ʼ`´′]/g, "'")
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u200b-\u200f\u2060\ufeff\u00ad*_]/g, '')
    .toLowerCase();
  for (const [from, to] of CONTRACTIONS) plain = plain.replace(from, to);
  return plain
    .replace(/\bbut for\b/g, 'with only')
    .replace(/[–—]/g, ' , ')
    .replace(/\b(?:e\.g|i\.e|approx|dr|vs)\./g, ' ');
}

function toWords(text: string): string[] {
  const spaced = text.replace(/(\d),(\d)/g, '$1$2').replace(/[,()[\]"“”]/g, ' , ');
  return spaced
    .replace(/[^a-z0-9,.%+\s]/g, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/^[.+]|\.$/g, '').slice(0, MAX_WORD_CHARS))
    .filter(Boolean);
}

const CONTRAST = new Set(['but', 'however', 'although', 'though', 'yet', 'whereas', 'except']);

function splitAtContrast(words: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const word of words) {
    const last = parts.at(-1) as string[];
    if (CONTRAST.has(word) && last.some((before) => before !== ',')) parts.push([]);
    else last.push(word);
  }
  return parts.filter((part) => part.some((word) => word !== ','));
}

function cutLong(words: readonly string[]): string[][] {
  if (words.length <= MAX_WORDS) return [[...words]];
  const windows: string[][] = [];
  for (let at = 0; at < words.length; at += MAX_WORDS - OVERLAP) windows.push(words.slice(at, at + MAX_WORDS));
  return windows;
}

/** The statements of a text, in order. A line that ends with a colon leads the short lines after it. */
export function readStatements(text: string): Statement[] {
  const statements: Statement[] = [];
  let sentence = 0;
  let lead = '';
  for (const [lineNumber, line] of plainText(text).split('\n').entries()) {
    const trimmed = line.trim();
    if (trimmed === '') continue;
    if (trimmed.endsWith(':')) {
      lead = trimmed.slice(0, 200);
      continue;
    }
    const isItem = lead !== '' && toWords(trimmed.slice(0, 400)).length <= MAX_ITEM_WORDS;
    if (!isItem) lead = '';
    const pieces = trimmed.split(/(?<=[!?;]|\.(?=\s|$))/);
    for (const [at, piece] of pieces.entries()) {
      const words = toWords(isItem && at === 0 ? `${lead} ${piece}` : piece);
      if (words.length === 0) continue;
      const isQuestion = piece.trimEnd().endsWith('?');
      splitAtContrast(words).forEach((part, index) => {
        for (const window of cutLong(part))
          statements.push({ text: window.join(' '), sentence, line: lineNumber, isQuestion, isContrast: index > 0 });
      });
      if (!piece.trimEnd().endsWith(';')) sentence += 1;
    }
  }
  return statements;
}

import { readSpokenNumber } from './number-words.ts';
import { type FigureKind, type Unit, unitOf } from './units.ts';

export type { FigureKind } from './units.ts';

/**
 * An amount that a text names. `base` turns `value` into hours, grams, millilitres or centimetres; `isWord` says that it
 * was spelled out; `next` are the words after it; `at` and `end` are UTF-16 offsets. `implied` is the unit of the figure
 * before a bare number in its sentence: "2 hours in a room, 4 in a cool bag".
 */
export type Figure = {
  value: number;
  kind: FigureKind;
  unit: string;
  base: number;
  isWord: boolean;
  text: string;
  next: string[];
  implied?: Pick<Figure, 'kind' | 'unit' | 'base'>;
  at: number;
  end: number;
};

type Token = { word: string; at: number; end: number };
/** `length` counts tokens. */
type Read = { value: number; length: number; isWord: boolean };

const PLAIN: Unit = { name: '', kind: 'plain', base: 1 };
const TOKEN = /\d+(?:[.,]\d+)*|[½¼¾%]|°\s?[cf]?(?![a-z])|µg|\p{L}+(?:['’]\p{L}+)*|[-‐–—/]|\S/gu;
/** Numbers of telephones, and of names: COVID-19, B12, PCV20. */
const PHONE = /(?<![\d.])(?:\+|\b)(?!\d{1,4}-\d{1,4}\b(?!-))(?:\d[ -]?){5,14}\d\b|\b9-1-1\b/g;
const NAME_WITH_NUMBER = /\b(?:[A-Z][A-Za-z]*-?\d+[a-z]?|[Oo]mega-\d)\b/g;
const LINKS = new Set(['to', 'or', 'and', '-', '‐', '–', '—', ',', 'through', '/', '&']);
const SENTENCE_END = /[.!?]\s/;
const HYPHENS = new Set(['-', '‐', '–', '—']);
const HALVES: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };
const ORDINALS: Record<string, number> = {
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
};
/** Before "a week" these make it a limit; "twice a week" is none. */
const LIMITS = new Set(['after', 'within', 'for', 'than', 'least', 'about', 'until', 'under', 'over', 'past', 'first']);
const SHARES: Record<string, number> = { third: 100 / 3, thirds: 100 / 3, quarter: 25, quarters: 25 };

/** Every amount in a text, in digits or in words, with its unit. "3 to 6 months" are two figures of months. */
export function readFigures(source: string): Figure[] {
  const phones = [...source.matchAll(PHONE)].map((match) => phoneFigure(match[0], match.index));
  const text = blankOut(blankOut(source.replace(/[{}]/g, ' '), PHONE), NAME_WITH_NUMBER);
  const tokens = [...text.toLowerCase().matchAll(TOKEN)].map(({ 0: word, index }) => ({
    word: word.replace(/\s/g, ''),
    at: index,
    end: index + word.length,
  }));
  const figures: Figure[] = [];
  const waiting: Figure[] = [];
  for (let at = 0; at < tokens.length; ) {
    const read = readAmount(tokens, at);
    if (!read) {
      at += 1;
      continue;
    }
    const figure = figureOf(source, tokens, at, read);
    const isLinked = waiting.length > 0 && linksTo(tokens, figures.at(-1), at);
    if (!isLinked) waiting.length = 0;
    figures.push(figure);
    // "3 to 6 months": the unit counts for all that lead to it.
    if (figure.kind === 'plain') waiting.push(figure);
    else for (const before of waiting.splice(0)) Object.assign(before, pick(figure));
    const before = figures.at(-2);
    if (figure.kind === 'plain' && before && !SENTENCE_END.test(source.slice(before.end, figure.at))) {
      const implied = before.kind === 'plain' ? before.implied : pick(before);
      if (implied) figure.implied = implied;
    }
    at += read.length;
  }
  return [...figures, ...phones].sort((a, b) => a.at - b.at);
}

const pick = ({ kind, unit, base }: Figure) => ({ kind, unit, base });

const blankOut = (text: string, pattern: RegExp) => text.replace(pattern, (found) => ' '.repeat(found.length));

const phoneFigure = (found: string, at: number): Figure => ({
  value: Number.NaN,
  kind: 'phone',
  unit: 'phone',
  base: 1,
  isWord: false,
  text: found.replace(/\D/g, ''),
  next: [],
  at,
  end: at + found.length,
});

function linksTo(tokens: readonly Token[], before: Figure | undefined, at: number): boolean {
  if (!before) return false;
  const between = tokens.slice(0, at).filter((token) => token.at >= before.end);
  return between.length <= 3 && between.every(({ word }) => LINKS.has(word) || word === 'about' || word === 'even');
}

type Amount = Read & { unit: Unit };

function readAmount(tokens: readonly Token[], at: number): Amount | undefined {
  return (
    readRatio(tokens, at) ??
    readShare(tokens, at) ??
    readOrdinal(tokens, at) ??
    readArticle(tokens, at) ??
    readCounted(tokens, at)
  );
}

/** A number and the unit after it, with "and a half" in either place. */
function readCounted(tokens: readonly Token[], at: number): Amount | undefined {
  const half = readHalf(tokens, at);
  if (half) return half;
  const read = readNumber(tokens, at);
  if (!read) return undefined;
  let { value } = read;
  let next = at + read.length;
  const half1 = halfAfter(tokens, next);
  value += half1.value;
  next += half1.length;
  const after = HYPHENS.has(tokens[next]?.word ?? '') ? next + 1 : next;
  const [unit, length] = readUnit(tokens, after);
  if (!unit) return { ...read, value, length: next - at, unit: PLAIN };
  next = after + length;
  const half2 = half1.length === 0 ? halfAfter(tokens, next) : { value: 0, length: 0 };
  return { value: value + half2.value, isWord: read.isWord, length: next + half2.length - at, unit };
}

function readNumber(tokens: readonly Token[], at: number): Read | undefined {
  const word = tokens[at]?.word ?? '';
  const vulgar = HALVES[word];
  if (vulgar !== undefined) return { value: vulgar, length: 1, isWord: false };
  if (/^\d/.test(word)) {
    const value = Number(/^\d{1,3}(,\d{3})+$/.test(word) ? word.replaceAll(',', '') : word.replace(',', '.'));
    if (Number.isNaN(value)) return undefined;
    const part = HALVES[tokens[at + 1]?.word ?? ''];
    if (part !== undefined && tokens[at + 1]?.at === tokens[at]?.end)
      return { value: value + part, length: 2, isWord: false };
    return { value, length: 1, isWord: false };
  }
  if (word === 'oh') return undefined;
  const spoken = readSpokenNumber(wordsFrom(tokens, at), 0);
  if (!spoken) return undefined;
  return { value: spoken.value, length: tokensOf(tokens, at, spoken.length), isWord: true };
}

/** "thirty-nine" reads like "thirty nine". */
const wordsFrom = (tokens: readonly Token[], at: number) =>
  tokens.slice(at, at + 8).flatMap(({ word }) => (HYPHENS.has(word) ? [] : [word]));

function tokensOf(tokens: readonly Token[], at: number, words: number): number {
  let next = at;
  for (let left = words; left > 0; next += 1) if (!HYPHENS.has(tokens[next]?.word ?? '')) left -= 1;
  return next - at;
}

/** Between a number and its unit: "4 full days". */
const WHOLE = new Set(['full', 'whole']);

function readUnit(tokens: readonly Token[], at: number): [Unit | undefined, number] {
  const word = tokens[at]?.word;
  if (WHOLE.has(word ?? '')) {
    const [unit, length] = readUnit(tokens, at + 1);
    return unit ? [unit, length + 1] : [undefined, 0];
  }
  const after = tokens[at + 1]?.word;
  if (word === 'per' && after === 'cent') return [unitOf('percent'), 2];
  if (word === 'international' && after?.startsWith('unit')) return [unitOf('iu'), 2];
  if (word === 'fluid' || word === 'fl') return [unitOf(after), 2];
  if (word === 'degree' || word === 'degrees') {
    const scale = unitOf(after);
    return scale?.kind === 'temperature' ? [scale, 2] : [unitOf(word), 1];
  }
  const unit = unitOf(word);
  // "3 c" and "5 m" stand close in a text; "a 4 h" is an hour.
  return [unit, unit ? 1 : 0];
}

function halfAfter(tokens: readonly Token[], at: number): { value: number; length: number } {
  const words = tokens.slice(at, at + 3).map(({ word }) => word);
  if (words[0] !== 'and') return { value: 0, length: 0 };
  if (words[1] === 'half') return { value: 0.5, length: 2 };
  return words[1] === 'a' && words[2] === 'half' ? { value: 0.5, length: 3 } : { value: 0, length: 0 };
}

/** "half an hour", "half a cup". */
function readHalf(tokens: readonly Token[], at: number): Amount | undefined {
  if (tokens[at]?.word !== 'half') return undefined;
  const article = tokens[at + 1]?.word === 'a' || tokens[at + 1]?.word === 'an' ? 2 : 1;
  const unit = unitOf(tokens[at + article]?.word);
  return unit ? { value: 0.5, length: article + 1, isWord: true, unit } : undefined;
}

/** "1 in 4", "three out of four": a share in percent. */
function readRatio(tokens: readonly Token[], at: number): Amount | undefined {
  const part = readNumber(tokens, at);
  if (!part) return undefined;
  let next = at + part.length;
  if (tokens[next]?.word === 'in') next += 1;
  else if (tokens[next]?.word === 'out' && tokens[next + 1]?.word === 'of') next += 2;
  else return undefined;
  const whole = readNumber(tokens, next);
  if (!whole || whole.value <= part.value) return undefined;
  // "2 in 24 hours" is no share.
  if (readUnit(tokens, next + whole.length)[0]) return undefined;
  const unit = unitOf('percent') ?? PLAIN;
  const value = Math.round((part.value / whole.value) * 1000) / 10;
  return { value, length: next + whole.length - at, isWord: part.isWord, unit };
}

/** "a third of", "three quarters of". */
function readShare(tokens: readonly Token[], at: number): Amount | undefined {
  const counted = tokens[at]?.word === 'a' ? { value: 1, length: 1 } : readNumber(tokens, at);
  if (!counted) return undefined;
  const share = SHARES[tokens[at + counted.length]?.word ?? ''];
  if (share === undefined || tokens[at + counted.length + 1]?.word !== 'of') return undefined;
  const value = Math.round(counted.value * share * 10) / 10;
  return { value, length: counted.length + 1, isWord: true, unit: unitOf('percent') ?? PLAIN };
}

/** "the third day", "first birthday"; "second" alone is an ordinary word. */
function readOrdinal(tokens: readonly Token[], at: number): Amount | undefined {
  const word = tokens[at]?.word ?? '';
  const unit = unitOf(tokens[at + 1]?.word);
  if (unit?.kind !== 'time') return undefined;
  const value =
    word === 'first' && unit.name === 'year' && tokens[at + 1]?.word.startsWith('birth') ? 1 : ORDINALS[word];
  return value === undefined ? undefined : { value, length: 2, isWord: true, unit };
}

/** "after a week", "within an hour". */
function readArticle(tokens: readonly Token[], at: number): Amount | undefined {
  const word = tokens[at]?.word;
  const unit = unitOf(tokens[at + 1]?.word);
  if ((word !== 'a' && word !== 'an') || unit?.kind !== 'time' || unit.name === 'second' || unit.name === 'minute')
    return undefined;
  if (!LIMITS.has(tokens[at - 1]?.word ?? '')) return undefined;
  const half = halfAfter(tokens, at + 2);
  return { value: 1 + half.value, length: 2 + half.length, isWord: true, unit };
}

function figureOf(source: string, tokens: readonly Token[], at: number, read: Amount): Figure {
  const from = tokens[at]?.at ?? 0;
  const end = tokens[at + read.length - 1]?.end ?? from;
  return {
    value: read.value,
    kind: read.unit.kind,
    unit: read.unit.name,
    base: read.unit.base,
    isWord: read.isWord,
    text: source.slice(from, end),
    next: tokens.slice(at + read.length, at + read.length + 3).map(({ word }) => word),
    at: from,
    end,
  };
}

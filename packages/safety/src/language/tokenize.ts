import { readSpokenNumber } from '@nestling/contracts/text/figures';
import { normalizeText } from './normalize-text.ts';
import { stemOf } from './spelling.ts';
import { stemWord } from './stem-word.ts';

export interface Token {
  /** As typed: lower case, apostrophes taken out. */
  raw: string;
  /** Stem, spelling mended. Digits give '#'. */
  stem: string;
  value: number | undefined;
  sentence: number;
  /** A comma, colon, dash or ellipsis stands before it. */
  afterComma: boolean;
  /** The sentence it is in ends with a question mark. */
  question: boolean;
}

export const MAX_TOKENS = 4_000;

interface Piece {
  text: string;
  sentence: number;
  afterComma: boolean;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || code > 191;

const CONTRACTED = new Set(['he', 'she', 'it', 'that', 'there', 'what', 'who', 'where', 'how', 'here', 'let']);

// "breathing's gone funny", "baby's lips": the word counts; "he's" and "it's" stay words of their own.
function wordOf(text: string): string {
  const plain = text.endsWith("'s") && !CONTRACTED.has(text.slice(0, -2)) ? text.slice(0, -2) : text;
  return plain.replaceAll("'", '');
}

function splitPieces(text: string): { pieces: Piece[]; questions: Set<number> } {
  const pieces: Piece[] = [];
  const questions = new Set<number>();
  let sentence = 0;
  let afterComma = false;
  let at = 0;
  const push = (piece: string): void => {
    pieces.push({ text: piece, sentence, afterComma });
    afterComma = false;
  };
  while (at < text.length && pieces.length < MAX_TOKENS) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) {
      let end = at + 1;
      while (end < text.length && isDigit(text.charCodeAt(end))) end += 1;
      const mark = text[end];
      if (
        (mark === '.' || mark === ',') &&
        isDigit(text.charCodeAt(end + 1)) &&
        (mark === '.' || !isDigit(text.charCodeAt(end + 2)))
      ) {
        end += 2;
        while (end < text.length && isDigit(text.charCodeAt(end))) end += 1;
      }
      push(text.slice(at, Math.min(end, at + 12)).replace(',', '.'));
      at = end;
    } else if (isLetter(code)) {
      let end = at + 1;
      while (
        end < text.length &&
        (isLetter(text.charCodeAt(end)) || (text[end] === "'" && isLetter(text.charCodeAt(end + 1))))
      )
        end += 1;
      push(wordOf(text.slice(at, Math.min(end, at + 40))));
      at = end;
    } else {
      const mark = text[at];
      if (mark === '?') questions.add(sentence);
      if (mark === '.' && (text[at + 1] === '.' || text[at - 1] === '.')) afterComma = true;
      else if (mark === '.' || mark === '!' || mark === '?' || mark === ';' || mark === '\n') {
        if (pieces.length > 0 && pieces.at(-1)?.sentence === sentence) sentence += 1;
      } else if (mark === ',' || mark === ':' || mark === '(' || mark === ')') afterComma = true;
      else if (mark === '-' && (text[at - 1] === ' ' || text[at + 1] === ' ')) afterComma = true;
      at += 1;
    }
  }
  return { pieces, questions };
}

function mergeLooseEndings(pieces: Piece[]): Piece[] {
  // "can t", "don t": a keyboard or a copy that lost its apostrophe.
  return pieces.filter((piece, at) => {
    const before = pieces[at - 1];
    if (piece.text !== 't' || !before?.text.endsWith('n')) return true;
    before.text = `${before.text}t`;
    return false;
  });
}

/** Words and numbers with their sentence, in one pass over text of bounded length. */
export function tokenize(text: string): Token[] {
  const { pieces: all, questions } = splitPieces(normalizeText(text));
  const pieces = mergeLooseEndings(all);
  const words = pieces.map((piece) => piece.text);
  const tokens: Token[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] as Piece;
    const base = { sentence: piece.sentence, afterComma: piece.afterComma, question: questions.has(piece.sentence) };
    if (isDigit(piece.text.charCodeAt(0))) {
      tokens.push({ ...base, raw: piece.text, stem: '#', value: Number(piece.text) });
      continue;
    }
    const spoken = readSpokenNumber(words, at);
    if (spoken && (spoken.length > 1 || spoken.value > 1)) {
      tokens.push({
        ...base,
        raw: piece.text,
        stem: spoken.length > 1 ? '#' : stemWord(piece.text),
        value: spoken.value,
      });
      at += spoken.length - 1;
      continue;
    }
    const stem = stemOf(piece.text);
    tokens.push({ ...base, raw: piece.text, stem, value: piece.text === 'one' ? 1 : undefined });
  }
  return tokens;
}

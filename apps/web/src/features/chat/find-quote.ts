/** Shorter ones stand in many places. */
const SHORTEST_QUOTE = 20;

/** The text's letters and digits in small letters with single spaces for all else, and where each stands in the original. */
function flatten(text: string): { flat: string; places: number[] } {
  const places: number[] = [];
  let flat = ' ';
  places.push(0);
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    const isWord = /[\p{L}\p{N}\p{M}\p{Cs}]/u.test(character);
    if (!isWord && flat.endsWith(' ')) continue;
    flat += isWord ? (character.toLowerCase().length === 1 ? character.toLowerCase() : character) : ' ';
    places.push(index);
  }
  if (!flat.endsWith(' ')) {
    flat += ' ';
    places.push(text.length);
  }
  return { flat, places };
}

/**
 * Where a quotation stands in a text, perhaps shortened with …, without its line breaks or the marks of a list or a table's row;
 * undefined when it does not.
 */
export function findQuote(text: string, quote: string): { start: number; end: number } | undefined {
  const words = flatten(quote).flat;
  const { flat, places } = flatten(text);
  const at = words.trim() === '' ? -1 : flat.indexOf(words);
  const start = places[at + 1];
  const last = places[at + words.length - 2];
  if (at < 0 || start === undefined || last === undefined) return undefined;
  return { start, end: last + 1 + (/^[.!?]/.exec(text.slice(last + 1))?.[0].length ?? 0) };
}

/** The place of the first of these quotations that stands in the text. */
export function findFirstQuote(text: string, quotes: string[]): { start: number; end: number } | undefined {
  for (const quote of quotes) {
    const place = findQuote(text, quote);
    if (place) return place;
  }
  return undefined;
}

/**
 * Where the first of these quotations stands in texts that follow each other, text by text: one that runs on over
 * several has a place in each of them.
 */
export function findInTexts(texts: string[], quotes: string[]): ({ start: number; end: number } | undefined)[] {
  const found = findFirstQuote(texts.join('\n'), quotes);
  let offset = 0;
  return texts.map((text) => {
    const start = Math.max(0, (found?.start ?? 0) - offset);
    const end = Math.min(text.length, (found?.end ?? 0) - offset);
    offset += text.length + 1;
    return start < end ? { start, end } : undefined;
  });
}

/**
 * What to look for in a source, the nearest first: the claim, without the words that lead to it ("Naps: ..."), its
 * sentences one by one, and the source's own beginning up to its last whole sentence.
 */
export function quotesFor(claim: string, preview: string): string[] {
  const bare = claim.replace(/^[^:.!?]{1,80}:\s+/, '');
  const sentences = bare.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.length >= SHORTEST_QUOTE);
  const whole = preview.replace(/(?<=[.!?])[^.!?]*…$/, '');
  return [claim, bare, ...sentences, whole, preview].filter(Boolean);
}

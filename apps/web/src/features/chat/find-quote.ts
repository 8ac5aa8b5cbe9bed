/** The text with every run of white space as one space, and where each of its characters stands in the original. */
function flatten(text: string): { flat: string; places: number[] } {
  const places: number[] = [];
  let flat = '';
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    const isSpace = /\s/.test(character);
    if (isSpace && flat.endsWith(' ')) continue;
    flat += isSpace ? ' ' : character;
    places.push(index);
  }
  return { flat, places };
}

/** Where a quotation, perhaps shortened with … and without its line breaks, stands in a text; undefined when it does not. */
export function findQuote(text: string, quote: string): { start: number; end: number } | undefined {
  const words = flatten(quote.replace(/^…|…$/g, '')).flat.trim();
  const { flat, places } = flatten(text);
  const at = words === '' ? -1 : flat.indexOf(words);
  const start = places[at];
  const last = places[at + words.length - 1];
  return start === undefined || last === undefined ? undefined : { start, end: last + 1 };
}

/** The place of the first of these quotations that stands in the text. */
export function findFirstQuote(text: string, quotes: string[]): { start: number; end: number } | undefined {
  for (const quote of quotes) {
    const place = findQuote(text, quote);
    if (place) return place;
  }
  return undefined;
}

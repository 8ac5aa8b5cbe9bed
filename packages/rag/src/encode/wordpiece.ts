export const UNKNOWN = '[UNK]';
export const TEXT_START = '[CLS]';
export const TEXT_END = '[SEP]';
/** Marks a piece that goes on a word. */
export const GOES_ON = '##';
/** The model's own limit: what is longer is no word. */
const LONGEST_WORD = 100;

const LEFT_OUT = /\p{Mn}|(?![\t\n\r])[\p{Cc}\p{Cf}]/gu;
const WORDS = /[\p{P}$+<=>^`|~]|[^\p{P}$+<=>^`|~\p{Z}\t\n\r]+/gu;

/**
 * Cuts a text into the numbers of its pieces as BERT's uncased models do (WordPiece): words and punctuation marks without case and
 * accents, each word in its longest known pieces from the left, between a start and an end; at most `most` numbers.
 */
export function createWordPieceCutter(pieces: readonly string[]): (text: string, most: number) => number[] {
  const ids = new Map(pieces.map((piece, id) => [piece, id]));
  const longest = pieces.reduce((length, piece) => Math.max(length, piece.length), 0);
  const [unknown, start, end] = [UNKNOWN, TEXT_START, TEXT_END].map((name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The vocabulary lacks ${name}`);
    return id;
  }) as [number, number, number];

  function cutWord(word: string): number[] {
    if (word.length > LONGEST_WORD && [...word].length > LONGEST_WORD) return [unknown];
    const cut: number[] = [];
    for (let from = 0; from < word.length; ) {
      const prefix = from > 0 ? GOES_ON : '';
      let to = Math.min(word.length, from + longest);
      while (to > from && !ids.has(prefix + word.slice(from, to))) to--;
      const id = ids.get(prefix + word.slice(from, to));
      if (to === from || id === undefined) return [unknown];
      cut.push(id);
      from = to;
    }
    return cut;
  }

  return (text, most) => {
    const cut = [start];
    const plain = text.toLowerCase().normalize('NFD').replace(LEFT_OUT, '');
    for (const [word] of plain.matchAll(WORDS)) {
      if (cut.length >= most - 1) break;
      cut.push(...cutWord(word));
    }
    return [...cut.slice(0, most - 1), end];
  };
}

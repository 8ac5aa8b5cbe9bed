const WORD_START = '\u2581';
/** The first entries of the vocabulary are no pieces of text. */
const CONTROLS = 6;
const UNKNOWN = 0;
const UNKNOWN_SCORE = -20;

/** Cuts a text into the numbers of its pieces: of all ways to cut it, the likeliest (SentencePiece's unigram model). */
export function createPieceCutter(pieces: ReadonlyArray<readonly [string, number]>): (text: string) => number[] {
  const known = new Map<string, { id: number; score: number }>();
  let longest = 1;
  for (const [id, [piece, score]] of pieces.entries()) {
    if (id < CONTROLS) continue;
    known.set(piece, { id, score });
    longest = Math.max(longest, [...piece].length);
  }
  return (text) => {
    const letters = [...`${WORD_START}${text.normalize('NFKC').trim().replace(/\s+/g, WORD_START)}`];
    const count = letters.length;
    const best = new Float64Array(count + 1).fill(Number.NEGATIVE_INFINITY);
    const from = new Int32Array(count + 1);
    const ids = new Int32Array(count + 1);
    best[0] = 0;
    for (let start = 0; start < count; start++) {
      const before = best[start] as number;
      const reach = (end: number, score: number, id: number) => {
        if (before + score <= (best[end] as number)) return;
        best[end] = before + score;
        from[end] = start;
        ids[end] = id;
      };
      let piece = '';
      let isKnownLetter = false;
      for (let end = start + 1; end <= Math.min(count, start + longest); end++) {
        piece += letters[end - 1];
        const one = known.get(piece);
        if (!one) continue;
        if (end === start + 1) isKnownLetter = true;
        reach(end, one.score, one.id);
      }
      if (!isKnownLetter) reach(start + 1, UNKNOWN_SCORE, UNKNOWN);
    }
    const cut: number[] = [];
    for (let end = count; end > 0; end = from[end] as number) {
      const id = ids[end] as number;
      // A run of unknown letters is one unknown piece.
      if (id !== UNKNOWN || cut.at(-1) !== UNKNOWN) cut.push(id);
    }
    return cut.reverse();
  };
}

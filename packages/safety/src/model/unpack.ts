/** The sign of nothing; a weight of n steps is n signs away, at most 15. */
export const VALUE_ZERO = 55;
const MOST = 15;
const FIRST_RUN = VALUE_ZERO + MOST + 1;
const BACKSLASH = 92;
const LAST = 126;
export const LONGEST_RUN = LAST - FIRST_RUN;

/** The sign of so many zeros, from 1 to LONGEST_RUN; a backslash would need another before it. */
export function runSign(zeros: number): string {
  const code = FIRST_RUN + zeros - 1;
  return String.fromCharCode(code < BACKSLASH ? code : code + 1);
}

export function unpack(packed: string, length: number): Int8Array {
  const weights = new Int8Array(length);
  let at = 0;
  for (let place = 0; place < packed.length && at < length; place += 1) {
    const code = packed.charCodeAt(place);
    if (code < FIRST_RUN) {
      weights[at] = code - VALUE_ZERO;
      at += 1;
    } else at += code - FIRST_RUN + (code > BACKSLASH ? 0 : 1);
  }
  return weights;
}

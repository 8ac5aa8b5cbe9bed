/** Classes of UTF-16 units as splitting and token counting see them. */
export const LETTER = 0;
export const DIGIT = 1;
export const SPACE = 2;
export const NEWLINE = 3;
export const STOP = 4;
export const CLOSER = 5;
export const MARK = 6;
/** Scripts that write about two to three letters a token (Greek, Cyrillic, Arabic, Devanagari...). */
export const DENSE_LETTER = 7;
/** Scripts without spaces and everything outside the basic plane: one token a character. */
export const WIDE = 8;
/** A full stop after which no space is written. */
export const WIDE_STOP = 9;
export const LOW_SURROGATE = 10;
/** White space, but columns are told by it: only `KIND_OF` sets it apart. */
export const TAB = 11;

export const CLASS_OF: Uint8Array = classTable();
export const KIND_OF: Uint8Array = CLASS_OF.with(0x09, TAB);

function classTable(): Uint8Array {
  const table = new Uint8Array(0x10000).fill(MARK);
  const set = (from: number, to: number, value: number) => table.fill(value, from, to + 1);
  const each = (chars: string, value: number) => {
    for (const char of chars) table[char.charCodeAt(0)] = value;
  };
  set(0x00, 0x20, SPACE);
  set(0x30, 0x39, DIGIT);
  set(0x41, 0x5a, LETTER);
  set(0x61, 0x7a, LETTER);
  each('ªµº', LETTER);
  set(0xc0, 0x24f, LETTER);
  each('×÷', MARK);
  set(0x250, 0x2af, DENSE_LETTER);
  set(0x300, 0x36f, LETTER);
  set(0x370, 0x1dff, DENSE_LETTER);
  set(0x1e00, 0x1eff, LETTER);
  set(0x1f00, 0x1fff, DENSE_LETTER);
  set(0x2e80, 0xd7ff, WIDE);
  set(0xac00, 0xd7a3, DENSE_LETTER);
  set(0xd800, 0xdbff, WIDE);
  set(0xdc00, 0xdfff, LOW_SURROGATE);
  set(0xf900, 0xfaff, WIDE);
  set(0xff00, 0xffef, WIDE);
  set(0x2000, 0x200a, SPACE);
  each('\u00a0\u1680\u202f\u205f\u3000\ufeff', SPACE);
  each('\n\u2028\u2029', NEWLINE);
  each('.!?\u2026', STOP);
  each('\u3002\uff01\uff1f\uff61', WIDE_STOP);
  each('"\')]}\u00bb\u2019\u201d\u300d\u300f\uff09', CLOSER);
  return table;
}

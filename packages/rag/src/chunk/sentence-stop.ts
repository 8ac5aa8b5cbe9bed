import { CLASS_OF, DIGIT, LETTER, STOP } from './char-class.ts';

const FULL_STOP = 46;
const ABBREVIATIONS =
  `adm al approx apr aug ave bros ca capt cf cm co col corp dec dept dr e.g ed eds esp est et etc feb fig figs gen gov hon hr
hrs i.e inc jan jr jul jun kg lb lbs lt ltd mar maj mg min mins ml mo mos mr mrs ms mt mth no nos nov oct oz p.m a.m pp ph.d
prof pt rd ref rev sec sen sep sept sgt sr st tbsp tel tsp u.k u.s univ viz vol vols vs wk wks yr yrs`.split(/\s+/);
const LONGEST = Math.max(...ABBREVIATIONS.map((word) => word.length));
/** As numbers: looking one up then needs no new string. */
const PACKED = new Set(ABBREVIATIONS.map(packed));

/** Whether the stops at `stop` end the sentence begun at `from`, if white space follows them. */
export function endsSentence(codes: Uint16Array, from: number, stop: number): boolean {
  const single = codes[stop] === FULL_STOP && CLASS_OF[codes[stop + 1] as number] !== STOP;
  return !(single && isAbbreviation(codes, from, stop)) && !isItemNumber(codes, from, stop);
}

/** Whether the full stop at `at` belongs to an abbreviation or an initial ("Dr.", "e.g.", "J. Smith"). */
function isAbbreviation(codes: Uint16Array, from: number, at: number): boolean {
  let start = at;
  let key = 0;
  while (start > from) {
    const code = codes[start - 1] as number;
    if (CLASS_OF[code] !== LETTER && code !== FULL_STOP) break;
    if (at - start === LONGEST) return false;
    key = key * 32 + digitOf(code);
    start--;
  }
  if (at - start === 1) {
    const letter = String.fromCharCode(codes[start] as number);
    return letter !== letter.toLowerCase() && letter !== 'I';
  }
  return PACKED.has(key);
}

/** The stop after the number that opens a list item. */
function isItemNumber(codes: Uint16Array, start: number, stop: number): boolean {
  if (stop - start > 3) return false;
  for (let i = start; i < stop; i++) if (CLASS_OF[codes[i] as number] !== DIGIT) return false;
  return stop > start;
}

/** Last letter first, the way the text is walked. */
function packed(word: string): number {
  let key = 0;
  for (let i = word.length - 1; i >= 0; i--) key = key * 32 + digitOf(word.charCodeAt(i));
  return key;
}

function digitOf(code: number): number {
  if (code === FULL_STOP) return 27;
  return code < 128 ? code & 31 : 28;
}

import { CLASS_OF, LETTER } from './char-class.ts';

const FULL_STOP = 46;
const ABBREVIATIONS =
  `adm al approx apr aug ave bros ca capt cf cm co col corp dec dept dr e.g ed eds esp est et etc feb fig figs gen gov hon hr
hrs i.e inc jan jr jul jun kg lb lbs lt ltd mar maj mg min mins ml mo mos mr mrs ms mt mth no nos nov oct oz p.m a.m pp ph.d
prof pt rd ref rev sec sen sep sept sgt sr st tbsp tel tsp u.k u.s univ viz vol vols vs wk wks yr yrs`.split(/\s+/);
const LONGEST = Math.max(...ABBREVIATIONS.map((word) => word.length));
/** As numbers: looking one up then needs no new string. */
const PACKED = new Set(ABBREVIATIONS.map(packed));

/** Whether the full stop at `at` belongs to an abbreviation or an initial ("Dr.", "e.g.", "J. Smith"). */
export function isAbbreviation(codes: Uint16Array, at: number, from: number): boolean {
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

import { CLASS_OF, LETTER } from './char-class.ts';

const LONGEST = 8;
const ABBREVIATIONS = new Set(
  `adm al approx apr aug ave bros ca capt cf cm co col corp dec dept dr e.g ed eds esp est et etc feb fig figs gen gov hon hr
hrs i.e inc jan jr jul jun kg lb lbs lt ltd mar maj mg min mins ml mo mos mr mrs ms mt mth no nos nov oct oz p.m a.m pp ph.d
prof pt rd ref rev sec sen sep sept sgt sr st tbsp tel tsp u.k u.s univ viz vol vols vs wk wks yr yrs`.split(/\s+/),
);

/** Whether the full stop at `at` belongs to an abbreviation or an initial ("Dr.", "e.g.", "J. Smith"). */
export function isAbbreviation(text: string, at: number, from: number): boolean {
  let start = at;
  while (start > from && at - start <= LONGEST) {
    const code = text.charCodeAt(start - 1);
    if (CLASS_OF[code] !== LETTER && code !== 46) break;
    start--;
  }
  const length = at - start;
  if (length === 0 || length > LONGEST) return false;
  if (length === 1) {
    const letter = text[start] as string;
    return letter !== letter.toLowerCase() && letter !== 'I';
  }
  return ABBREVIATIONS.has(text.slice(start, at).toLowerCase());
}

import { type Figure, isSameFigure, readFigures } from '../../text/figures.ts';

/** The weeks that a page is for. */
type Span = readonly [start: number, end: number];

const SMALL_COUNT = 10;
/** "Three things help", "in four steps": what the page itself counts. */
const COUNTED =
  /^(?:things?|steps?|ways?|rules?|questions?|words?|ideas?|reasons?|signs?|points?|parts?|kinds?|sorts?|habits?|lists?|tips?|sentences?|lines?|choices?|jobs?|groups?|types?)$/;
const QUOTED = /[“"][^“”"]*[”"]/g;
/** 24 weeks are written "6 months". */
const SPAN_TOLERANCE = 0.1;
const WEEK_HOURS = 168;
const YEAR_WEEKS = 365.25 / 7;

/**
 * The figures of a text that a source has to bear out. Exempt are: words said aloud (in quotation marks); "one", "two",
 * "zero" where they count no measure, and "one day", "one night", "one minute", "two feet"; a spelled-out number up to ten before a
 * noun that the page itself counts ("three things"); and the two ends of the page's own ages.
 */
export function claimsIn(text: string, span: Span): Figure[] {
  const withoutQuotes = text.replace(QUOTED, (quoted) => ' '.repeat(quoted.length));
  return readFigures(withoutQuotes).filter(
    (figure) => !isOrdinary(figure) && !isListCount(figure) && !isOwnAge(figure, span),
  );
}

function isOrdinary({ isWord, value, kind, unit }: Figure): boolean {
  if (!isWord || value > 2) return false;
  return kind === 'plain' || unit === 'foot' || (value === 1 && (unit === 'day' || unit === 'minute'));
}

function isListCount({ isWord, kind, value, next }: Figure): boolean {
  return isWord && kind === 'plain' && value <= SMALL_COUNT && next.slice(0, 2).some((word) => COUNTED.test(word));
}

/** "Four and five" are the children from 208 to 311 weeks: an end may be the age itself, or the year or month that it completes. */
function isOwnAge({ kind, value, base }: Figure, span: Span): boolean {
  if (kind !== 'time' && kind !== 'plain') return false;
  const unitWeeks = kind === 'time' ? base / WEEK_HOURS : YEAR_WEEKS;
  const weeks = value * unitWeeks;
  const isAt = (end: number) => end > 0 && Math.abs(weeks - end) <= end * SPAN_TOLERANCE;
  return isAt(span[0]) || isAt(span[1]) || Math.abs(weeks + unitWeeks - (span[1] + 1)) <= unitWeeks * SPAN_TOLERANCE;
}

/** Claims that none of the notes holds. */
export function unmatchedClaims(claims: readonly Figure[], notes: readonly string[]): Figure[] {
  const known = notes.flatMap(readFigures);
  return claims.filter(
    ({ implied, ...claim }) =>
      !known.some(
        (figure) => isSameFigure(claim, figure) || (implied && isSameFigure({ ...claim, ...implied }, figure)),
      ),
  );
}

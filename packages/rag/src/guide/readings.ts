import type { Finding, FoundPage } from './judge-pages.ts';

/**
 * A later turn, read as it stands, behind the title of the page that the talk is on, and behind the question that began its
 * subject. The first knows nothing of the talk, the second hardly anything else; the third has the parent's own words for both.
 */
export type Readings = { alone: Finding; behindPage: Finding; behindTalk: Finding };

/** Less sure than this a page that only the turn's own words lead to is not what is meant, where the talk leads back to its own. */
const AWAY = 0.78;
const AWAY_AT_OTHER_AGE = 0.82;
/** By so much more the talk has to lead back, where the page is named. */
const CLEARLY = 0.1;

/** As sure as this a page is the answer whatever the talk was on. */
export const FIRM = 0.67;

export const topOf = (finding: Finding): number | undefined => pagesOf(finding)[0]?.page;

/** What a finding gives or offers. */
export const pagesOf = (finding: Finding): FoundPage[] =>
  finding.kind === 'sure' || finding.kind === 'more' ? [finding.page] : finding.kind === 'unsure' ? finding.pages : [];

/** Every page that a finding holds possible, the likeliest first. */
export const amongOf = (finding: Finding): FoundPage[] =>
  finding.kind === 'sure' || finding.kind === 'more' ? [finding.page, ...finding.others] : pagesOf(finding);

/** Whether the talk leads to a page too, and not only the words of this turn. */
export const isOfTalk = ({ behindPage, behindTalk }: Readings, page: number): boolean =>
  [behindPage, behindTalk].some((finding) => amongOf(finding).some((one) => one.page === page));

/** The page that both ways of reading the talk lead to, where it is another than the one the talk is on. */
export function agreedOn({ alone, behindPage, behindTalk }: Readings, home: number): FoundPage | undefined {
  const [first] = pagesOf(behindTalk);
  if (behindTalk.kind !== 'sure' || !first || first.page === home || first.isOtherAge) return undefined;
  return topOf(behindPage) === first.page || topOf(alone) === first.page ? first : undefined;
}

/**
 * What the turn means by itself. A page that only its words lead to gives way to one that the talk leads to as well, or that is
 * called after these words: "should she stay home?" in a talk of a teacher is about school. `titled` is how much of the turn a
 * page's title holds, 0..1, `isNamed`: it holds what the turn names.
 */
export function meantAlone(
  readings: Readings,
  home: number,
  { titled, isNamed }: { titled: (page: number) => number; isNamed: (page: number) => boolean },
): Finding {
  const { alone, behindPage, behindTalk } = readings;
  if (alone.kind !== 'sure' || alone.page.page === home) return alone;
  const isTalkHome = topOf(behindPage) === home && topOf(behindTalk) === home;
  if (isTalkHome && alone.page.isOtherAge && alone.likelihood < AWAY_AT_OTHER_AGE) return { kind: 'nothing' };
  if (isOfTalk(readings, alone.page.page)) return alone;
  const isLess = behindTalk.kind === 'sure' ? behindTalk.likelihood - alone.likelihood : 0;
  const isCalledSo = titled(alone.page.page) >= NAMED;
  if (isTalkHome && !isCalledSo && alone.likelihood < AWAY && isLess > (isNamed(alone.page.page) ? CLEARLY : 0))
    return { kind: 'nothing' };
  if (alone.likelihood >= FIRM) return alone;
  const lists = [alone, behindTalk, behindPage].map(amongOf);
  const votes = ({ page }: FoundPage) =>
    lists.filter((list) => list.some((one) => one.page === page)).length + TITLE * titled(page);
  const [other] = lists
    .flat()
    .filter(({ page, isOtherAge }) => page !== home && page !== alone.page.page && !isOtherAge)
    .filter(({ page }) => alone.others.some((one) => one.page === page) || titled(page) >= NAMED)
    .toSorted((a, b) => votes(b) - votes(a));
  return other && votes(other) >= ENOUGH
    ? {
        ...alone,
        page: other,
        others: [alone.page, ...alone.others.filter(({ page }) => page !== other.page)],
        rivals: [],
      }
    : alone;
}

/** A title that holds the turn's words counts for so many lists. */
const TITLE = 1.5;
const ENOUGH = 2;
const NAMED = 0.5;

import type { ReadQuestion } from '../query/read-message.ts';
import type { Guide } from './guide.ts';
import { type Finding, type FoundPage, judgePages } from './judge-pages.ts';
import type { Nearness } from './nearness.ts';

const OFFERED = 3;

/**
 * The page that answers a message: as it stands, and, where it goes on from what was spoken of, behind that. `lastPage` is the
 * page just shown: it is not shown again, but counts as what the talk is about.
 */
export function findPage(
  guide: Guide,
  question: Pick<ReadQuestion, 'text' | 'inContext' | 'goesOn' | 'isEmpty' | 'isTale' | 'age'>,
  nearness: { alone: Nearness | undefined; inContext: Nearness | undefined },
  lastPage: number | null,
  isOut?: (page: number) => boolean,
): Finding {
  const { text, inContext, goesOn, isEmpty, isTale, age } = question;
  const alone = judgePages(guide, { text, nearness: nearness.alone, age }, isOut);
  if (inContext === null) return alone;
  const behind = () => judgePages(guide, { text: inContext, nearness: nearness.inContext, age }, isOut);
  if (!goesOn) {
    const within = isTale || alone.kind === 'nothing' ? behind() : undefined;
    if (!within || (alone.kind !== 'nothing' && within.kind !== 'sure')) return notAgain(alone, lastPage);
    if (alone.kind === 'nothing') return notAgain(within, lastPage);
    // Behind a page's title nearly everything leads back to it: it counts only where the words themselves lead there too.
    if (pagesOf(within)[0]?.page === lastPage && !amongOf(alone).includes(lastPage)) return alone;
    // Two stories are possible, the one told so far and a new one: the parent knows which.
    return isSamePage(alone, within)
      ? notAgain(alone, lastPage)
      : offer([...pagesOf(within), ...pagesOf(alone)], alone);
  }
  const within = notAgain(behind(), lastPage, isEmpty);
  const byItself: Finding = isEmpty ? { kind: 'nothing' } : notAgain(alone, lastPage);
  if (byItself.kind === 'sure' && !(within.kind === 'sure' && within.likelihood > byItself.likelihood)) return byItself;
  if (within.kind === 'sure' || within.kind === 'more') return within;
  return offer([...pagesOf(within), ...pagesOf(byItself)], within.kind === 'nothing' ? byItself : within);
}

const pagesOf = (finding: Finding): FoundPage[] =>
  finding.kind === 'sure' || finding.kind === 'more' ? [finding.page] : finding.kind === 'unsure' ? finding.pages : [];
const amongOf = (finding: Finding): (number | null)[] =>
  [...pagesOf(finding), ...(finding.kind === 'sure' || finding.kind === 'more' ? finding.others : [])].map(
    ({ page }) => page,
  );
const isSamePage = (one: Finding, other: Finding) => pagesOf(one)[0]?.page === pagesOf(other)[0]?.page;

/** From here on what follows is taken to be about the page just shown, though it has words of its own. */
const STILL_ABOUT = 0.5;

/** A page that was just shown is not shown again whole: more is told out of it, or what else there is is offered. */
function notAgain(finding: Finding, page: number | null, isEmpty = false): Finding {
  const [first, ...rest] = pagesOf(finding);
  if (page === null || finding.kind === 'nothing' || finding.kind === 'more' || !first) return finding;
  if (first.page === page && (isEmpty || finding.likelihood >= STILL_ABOUT))
    return { ...finding, kind: 'more', page: first, others: finding.kind === 'sure' ? finding.others : rest };
  return finding.kind === 'unsure'
    ? offer(
        finding.pages.filter((one) => one.page !== page),
        finding,
      )
    : finding;
}

function offer(pages: readonly FoundPage[], as: Finding): Finding {
  const distinct = pages.filter(({ page }, at) => pages.findIndex((other) => other.page === page) === at);
  return distinct.length > 0
    ? { kind: 'unsure', pages: distinct.slice(0, OFFERED), likelihood: as.kind === 'nothing' ? 0 : as.likelihood }
    : { kind: 'nothing' };
}

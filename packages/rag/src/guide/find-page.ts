import type { ReadQuestion } from '../query/read-message.ts';
import type { Guide } from './guide.ts';
import { type Finding, type FoundPage, judgePages } from './judge-pages.ts';

/** Cosines of a text with every phrasing of the guide; undefined while there are no vectors. */
export type Cosines = ArrayLike<number> | undefined;

const OFFERED = 3;

/**
 * The page that answers a message: as it stands, and, where it goes on from what was spoken of, behind that. `lastPage` is the
 * page just shown: it is not shown again, but counts as what the talk is about.
 */
export function findPage(
  guide: Guide,
  question: Pick<ReadQuestion, 'text' | 'inContext' | 'goesOn' | 'isEmpty' | 'age'>,
  cosines: { alone: Cosines; inContext: Cosines },
  lastPage: number | null,
  isOut?: (page: number) => boolean,
): Finding {
  const { text, inContext, goesOn, isEmpty, age } = question;
  const alone = judgePages(guide, { text, cosines: cosines.alone, age }, isOut);
  if (inContext === null) return alone;
  if (!goesOn && alone.kind !== 'nothing') return alone;
  const within = withoutPage(judgePages(guide, { text: inContext, cosines: cosines.inContext, age }, isOut), lastPage);
  const byItself: Finding = isEmpty ? { kind: 'nothing' } : withoutPage(alone, lastPage);
  if (byItself.kind === 'sure' && !(within.kind === 'sure' && within.likelihood > byItself.likelihood)) return byItself;
  if (within.kind === 'sure' && goesOn) return within;
  return offer([...pagesOf(within), ...pagesOf(byItself)], likelihoodOf(within, byItself));
}

const pagesOf = (finding: Finding): FoundPage[] =>
  finding.kind === 'sure' ? [finding.page] : finding.kind === 'unsure' ? finding.pages : [];
const likelihoodOf = (...findings: Finding[]) =>
  Math.max(0, ...findings.map((one) => (one.kind === 'nothing' ? 0 : one.likelihood)));

/** The page just shown answers nothing more: what else there is may. */
function withoutPage(finding: Finding, page: number | null): Finding {
  if (page === null || !pagesOf(finding).some((one) => one.page === page)) return finding;
  return offer(
    [...pagesOf(finding), ...(finding.kind === 'sure' ? finding.others : [])].filter((one) => one.page !== page),
    likelihoodOf(finding),
  );
}

function offer(pages: readonly FoundPage[], likelihood: number): Finding {
  const distinct = pages.filter(({ page }, at) => pages.findIndex((other) => other.page === page) === at);
  return distinct.length > 0 ? { kind: 'unsure', pages: distinct.slice(0, OFFERED), likelihood } : { kind: 'nothing' };
}

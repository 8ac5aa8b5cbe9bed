import { isTelling, readQuestion } from '../evidence/question.ts';
import type { ReadQuestion } from '../query/read-message.ts';
import type { Guide } from './guide.ts';
import { type Finding, type FoundPage, judgePages } from './judge-pages.ts';
import type { Nearness } from './nearness.ts';
import { HELD, readTold, type Told } from './page-part.ts';
import { tellingStems } from './telling-stems.ts';

/**
 * What the talk is about: the page last given, or those that were only offered (`isGuess`), the likeliest first. `next`: the questions
 * that the first page goes on to, and the pages that answer them.
 */
export type Thread = {
  pages: readonly number[];
  isGuess: boolean;
  next: ReadonlyArray<{ page: number; text: string }>;
};

type Asked = Pick<
  ReadQuestion,
  'text' | 'inContext' | 'goesOn' | 'pointsBack' | 'asksBeside' | 'isEmpty' | 'isTale' | 'age' | 'told' | 'part'
>;

const OFFERED = 3;
/** Where a message goes on from a page, how sure it is that this page is meant. */
const ON_THREAD = 0.8;
/** What others say of it is about the talk's page, where that speaks of it. */
const OBJECTIONS: ReadonlySet<string | null> = new Set(['doctorSays', 'familySays', 'carersSay']);
/** As much as two rather rare words: a subject of its own. */
const OWN_SUBJECT = 1.1;
/** As much as one telling word. */
const ONE_WORD = 0.6;
/** Pages as alike as this are about one subject. */
const ONE_SUBJECT = 0.5;

/**
 * The page that answers a message: as it stands, and, where it goes on from what was spoken of, behind that. The page just shown is
 * not shown again (`more`): what the message asks is told out of it.
 */
export function findPage(
  guide: Guide,
  question: Asked,
  nearness: { alone: Nearness | undefined; inContext: Nearness | undefined },
  thread: Thread | null,
  isOut?: (page: number) => boolean,
): Finding {
  const { text, inContext, goesOn, isEmpty, age } = question;
  const alone = judgePages(guide, { text, nearness: nearness.alone, age }, isOut);
  if (inContext === null) return alone;
  const following = thread && followed(question, thread);
  if (following !== null && following !== undefined && isOut?.(following) !== true)
    return { kind: 'sure', page: { page: following, isOtherAge: false }, rivals: [], others: [], likelihood: 1 };
  const behind = () => judgePages(guide, { text: inContext, nearness: nearness.inContext, age }, isOut);
  const told = readTold(guide.words, question.told);
  // What says little is about the talk's page, unless a page answers it as it stands.
  const isFresh =
    alone.kind === 'unsure' &&
    !question.pointsBack &&
    told.total >= (question.isTale ? ONE_WORD : 0) &&
    holds(guide, alone.pages[0]?.page ?? -1, told) >= HELD;
  const isOn = goesOn || (question.part !== null && told.total < OWN_SUBJECT);
  if (!isOn && (alone.kind === 'sure' || told.total >= OWN_SUBJECT || isFresh || !thread))
    return newSubject(alone, question, thread, behind);
  const shown = thread && meant(guide, thread, told);
  if (!thread || shown === undefined || shown === null) return anew(isEmpty ? { kind: 'nothing' } : alone, behind());
  const isHeld = told.sharedWith(wordsToldBy(guide, shown)) >= HELD;
  // Of several pages that were offered the message names one: that one has not been read yet.
  const naming = thread.pages.filter((page) => told.sharedWith(wordsToldBy(guide, page)) >= HELD);
  if (thread.isGuess && thread.pages.length > 1 && naming.length === 1 && told.total > 0 && question.part === null)
    return { kind: 'sure', page: { page: shown, isOtherAge: false }, rivals: [], others: [], likelihood: ON_THREAD };
  const isRelated = (page: number) => (nearness.alone?.alike(page, shown) ?? 0) >= ONE_SUBJECT;
  const onThread = (others: FoundPage[]): Finding => ({
    kind: 'more',
    page: { page: shown, isOtherAge: false },
    others: others
      .filter(({ page }) => page !== shown)
      .slice(0, OFFERED)
      .map((one) => ({ ...one, isNear: isRelated(one.page) })),
    likelihood: ON_THREAD,
  });
  const within = behind();
  const isBare = question.part !== null || question.asksBeside || question.pointsBack;
  if (isEmpty || told.total === 0)
    return onThread([
      ...(isBare ? [] : pagesOf(alone).filter(({ page }) => alone.kind === 'sure' || isRelated(page))),
      ...pagesOf(within).filter(({ page }) => isRelated(page)),
    ]);
  const isElsewhere = (finding: Finding): finding is Finding & { kind: 'sure' } =>
    finding.kind === 'sure' && finding.page.page !== shown;
  const isLight = told.total < ONE_WORD;
  const isBeside = question.asksBeside || question.pointsBack || OBJECTIONS.has(question.part);
  if (isElsewhere(alone) && (isRelated(alone.page.page) || !(isBeside && (isHeld || (question.pointsBack && isLight)))))
    return alone;
  const others = [...pagesOf(within), ...pagesOf(alone)].filter(
    ({ page }) =>
      page !== shown &&
      ((isElsewhere(alone) && alone.page.page === page) ||
        isRelated(page) ||
        (!isLight && !question.pointsBack && holds(guide, page, told) >= HELD)),
  );
  if (isHeld) return onThread(others);
  if (isElsewhere(within) && isRelated(within.page.page) && holds(guide, within.page.page, told) >= HELD) return within;
  const fitting = others.filter(({ page }) => holds(guide, page, told) >= HELD);
  if (fitting.length > 0) return offer(fitting, within.kind === 'nothing' ? alone : within);
  return told.total >= OWN_SUBJECT && !question.pointsBack ? notAgain(alone, shown) : onThread(others);
}

/** A message that names a subject of its own, or tells something that may be one. */
function newSubject(alone: Finding, { isTale }: Asked, thread: Thread | null, behind: () => Finding): Finding {
  const shown = thread && !thread.isGuess ? (thread.pages[0] ?? null) : null;
  const within = isTale || alone.kind === 'nothing' ? behind() : undefined;
  if (!within || (alone.kind !== 'nothing' && within.kind !== 'sure')) return notAgain(alone, shown);
  if (alone.kind === 'nothing') return notAgain(within, shown);
  // Behind a page's title nearly everything leads back to it: it counts only where the words themselves lead there too.
  if (pagesOf(within)[0]?.page === shown && !amongOf(alone).includes(shown)) return alone;
  // Two stories are possible, the one told so far and a new one: the parent knows which.
  return isSamePage(alone, within)
    ? notAgain(alone, shown)
    : notAgain(offer([...pagesOf(within), ...pagesOf(alone)], alone), shown);
}

/** Where no page was given or offered, the questions before are all there is to go on from. */
function anew(alone: Finding, within: Finding): Finding {
  if (alone.kind === 'sure' && !(within.kind === 'sure' && within.likelihood > alone.likelihood)) return alone;
  return within.kind === 'sure'
    ? within
    : offer([...pagesOf(within), ...pagesOf(alone)], within.kind === 'nothing' ? alone : within);
}

const pagesOf = (finding: Finding): FoundPage[] =>
  finding.kind === 'sure' || finding.kind === 'more' ? [finding.page] : finding.kind === 'unsure' ? finding.pages : [];
const amongOf = (finding: Finding): (number | null)[] =>
  [...pagesOf(finding), ...(finding.kind === 'sure' || finding.kind === 'more' ? finding.others : [])].map(
    ({ page }) => page,
  );
const isSamePage = (one: Finding, other: Finding) => pagesOf(one)[0]?.page === pagesOf(other)[0]?.page;

/** The page of the following question that a message asks in nearly its words. */
function followed({ text, asksBeside }: Asked, { next }: Thread): number | undefined {
  const asked = new Set(tellingStems(text));
  const isTold = asksBeside || asked.size > 1 || readQuestion(text).terms.some(isTelling);
  if (asked.size === 0 || !isTold) return undefined;
  return next.find(({ text: following }) => {
    const words = tellingStems(following);
    const shared = words.filter((word) => asked.has(word)).length;
    return shared === asked.size && shared * 2 >= words.length;
  })?.page;
}

/** Of the pages that were offered the one that says most of what the message tells. */
function meant(guide: Guide, { pages }: Thread, told: Told): number | undefined {
  const [first] = pages
    .map((page, at) => ({ page, at, held: told.sharedWith(wordsToldBy(guide, page)) }))
    .toSorted((a, b) => b.held - a.held || a.at - b.at);
  return first?.page;
}

/** How much of what a message tells a page says, or is asked with. */
function holds(guide: Guide, page: number, told: Told): number {
  const { title = '', text = '', questions = [] } = guide.pages[page] ?? {};
  return told.sharedWith(new Set(guide.words.idsOf([title, text, ...questions].join('\n'))));
}

function wordsToldBy(guide: Guide, page: number): ReadonlySet<number> {
  const { title = '', text = '' } = guide.pages[page] ?? {};
  return new Set(guide.words.idsOf(`${title}\n${text}`));
}

/** From here on what follows is taken to be about the page just shown, though it has words of its own. */
const STILL_ABOUT = 0.5;

/** A page that was just shown is not shown again whole: more is told out of it, or what else there is is offered. */
function notAgain(finding: Finding, page: number | null): Finding {
  const [first, ...rest] = pagesOf(finding);
  if (page === null || finding.kind === 'nothing' || finding.kind === 'more' || !first) return finding;
  if (first.page === page && finding.likelihood >= STILL_ABOUT)
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

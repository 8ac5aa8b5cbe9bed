import { fillSlots, type Region } from '@nestling/contracts/regions';
import { spanText } from '@nestling/contracts/topics';
import { AGE_RANGES } from '@nestling/contracts/topics/content';
import type { OfferedPage, Outcome } from '@nestling/rag/answer';
import {
  type AskedOfPage,
  type FoundPage,
  type Guide,
  HELD,
  mostHeldBy,
  type NearSaid,
  orElse,
  pickNearest,
  pickPart,
  readTold,
  type Said,
} from '@nestling/rag/guide';
import { askedPart, isForOther, talkOf } from '@nestling/rag/query';
import type { Passage } from '@nestling/rag/retrieve';
import { passageInRegion } from './guide-in-region.ts';
import { followingOf, OFFERED, optionsAfter, optionsOnFamily } from './guide-taps.ts';

/** A page of the guide in the family's words. */
export type ShownPage = FoundPage & { passage: Passage };

/** A part to be said, the pages that it rests on, numbered from 1, and what may be tapped beneath it. */
export type Told = { outcome: Outcome; shown: Passage[]; options: string[] };

/** As much as one telling word: a neighbour is quoted only where it is named. */
const NAMED = 0.6;
const NEARLY_ALL = 0.75;
const WAYS_ON = 2;

/** What is said out of the page that the talk is on: `shown` are the pages that the reply rests on, numbered from 1. */
export function tellPart(
  guide: Guide,
  [first, ...others]: readonly ShownPage[],
  {
    question,
    words = '',
    region,
    isOffered,
    near,
    isNew = () => true,
  }: {
    question: AskedOfPage | undefined;
    words?: string;
    region: Region;
    isOffered: boolean;
    /** What the page says that comes nearest by meaning. */
    near?: NearSaid | undefined;
    /** Whether a text was not said just now. */
    isNew?: (text: string) => boolean;
  },
): Told {
  if (!first) throw new Error('A part is told of a page');
  const asked = question ?? { part: null, told: '', asksBeside: false, isTale: false };
  const inVain = isInVain(asked, guide);
  // Where steps were tried in vain only what is new counts; else a reply may hold what was said, but not be it.
  const fresh = <Answer extends { said: Said[] }>(answer: Answer | undefined, isAgain = false) => {
    const said = (answer?.said ?? []).filter(({ text }) => isAgain || isNew(text));
    return answer && said.length > 0 ? { ...answer, said: inVain ? said : answer.said } : undefined;
  };
  const told =
    fresh(answerForSex(first, asked)) ??
    (inVain ? fresh(whereItDoesNotHelp(first)) : undefined) ??
    fresh(
      partOfPages(
        guide,
        [first, ...others.filter(({ isNear }) => isNear), ...followingPages(guide, first, region)],
        asked,
      ),
      // Of another child the same is said once more.
      isForOther(asked.part),
    ) ??
    (near?.isFirm && isOpen(asked) ? fresh({ page: first, said: near.said }) : undefined) ??
    fresh(whatNext(guide, first, asked)) ??
    (near ? undefined : fresh(asListed(guide, first, asked)));
  const nearest = told
    ? []
    : ((isOpen(asked) ? near?.said : undefined) ?? comesNearest(guide, first, asked)).filter(({ text }) => isNew(text));
  const isElsewhere = told !== undefined && told.page !== first;
  const isTold = readTold(guide.words, asked.told);
  // Where nothing says it, a page is worth the way that at least speaks of it.
  const besides = others.filter(
    ({ passage: { title, text, questions = [] } }) =>
      isTold.total > 0 && isTold.sharedWith(new Set(guide.words.idsOf([title, text, ...questions].join('\n')))) >= HELD,
  );
  const ways = inVain ? followingPages(guide, first, region).slice(0, WAYS_ON) : besides;
  const shown = told ? [told.page] : [first, ...ways];
  const [page, ...rest] = shown.map((one, at) => offered(one, at + 1));
  const titles = besides.map(({ passage }) => passage.title);
  const after = optionsAfter(first.passage.key, region);
  const options = [
    ...(isElsewhere ? [told.page.passage.title] : []),
    ...(asked.part === 'familySays' ? optionsOnFamily(words, region) : []),
    ...(told ? [...after, ...titles] : [...titles, ...after]),
  ];
  return {
    outcome: {
      kind: 'part',
      page: page ?? offered(first, 1),
      part: asked.part,
      said: told?.said ?? nearest,
      isNearest: told === undefined && nearest.length > 0,
      isNamed: isElsewhere || isOffered,
      others: rest,
      ask: told ? null : whoKnows(first, region),
    },
    shown: shown.map(({ passage }) => passage),
    options: [...new Set(options)]
      .filter((option) => option !== fillSlots(first.passage.title, region))
      .slice(0, OFFERED),
  };
}

/** The pages that the page goes on to. */
function followingPages(guide: Guide, { passage: { key: from } }: ShownPage, region: Region): ShownPage[] {
  return followingOf(from).flatMap(({ key }) => {
    const page = guide.pages.findIndex((one) => one.key === key);
    const passage = guide.pages[page];
    return passage ? [{ page, isOtherAge: false, passage: passageInRegion(passage, region) }] : [];
  });
}

const isInVain = ({ part, told }: AskedOfPage, { words }: Guide) =>
  part === 'tried' && readTold(words, told).total === 0;

/** The wordings of a follow-up that hold so much of a turn ask for something like it. */
const LIKE_IT = 0.3;

/** Of what a page lists for what is asked next, and of its sentences, what shares most with a turn that none of them answers. */
function comesNearest({ words }: Guide, { passage: { written } }: ShownPage, asked: AskedOfPage): Said[] {
  if (!written) return [];
  const told = readTold(words, asked.told);
  const shares = (written.followUps ?? []).map(({ questions, text }) => ({
    text,
    share: Math.max(...questions.map((one) => told.sharedWith(new Set(words.idsOf(one))))),
  }));
  const [best, second] = shares.toSorted((a, b) => b.share - a.share);
  const isListed = told.total > 0 && best && best.share >= LIKE_IT && best.share > (second?.share ?? 0);
  return isListed ? [{ text: best.text, from: 'now' }] : pickNearest(words, written, asked);
}

/** What a page lists for girls or for boys, where it is asked of them. */
function answerForSex(page: ShownPage, { part }: AskedOfPage) {
  const sex =
    part === 'forGirl' ? /\b(?:girls?|daughters?)\b/i : part === 'forBoy' ? /\b(?:boys?|sons?)\b/i : undefined;
  const answer = page.passage.written?.followUps?.find(
    ({ questions, text }) => sex?.test(text) && questions.some((one) => sex.test(one)),
  );
  return answer && { page, said: [{ text: answer.text, from: 'now' as const }] };
}

/** What a page lists for steps that were tried in vain, and words to say where they were not said yet. */
function whereItDoesNotHelp(page: ShownPage) {
  const { followUps = [], watch = [], call = [], sayAloud } = page.passage.written ?? {};
  const listed = followUps.filter(({ questions }) => questions.some(isOnlyInVain));
  const words: Said[] = sayAloud ? [{ text: sayAloud, from: 'words' }] : [];
  const said: Said[] = [
    ...listed.slice(0, 1).map(({ text }) => ({ text, from: 'now' as const })),
    ...(listed.length > 0 ? [] : words),
    ...watch.map(({ text }) => ({ text, from: 'watch' as const })),
    ...call.map(({ text }) => ({ text, from: 'call' as const })),
  ];
  return said.length > 0 ? { page, said } : undefined;
}

/** "What if that does not work": nothing but that is told. */
const isOnlyInVain = (wording: string) => {
  const { part, told } = askedPart(wording);
  return talkOf(wording) === 'tried' || ((part === 'stuck' || part === 'tried') && told.split(/\s+/).length <= 2);
};

const OF_ILLNESS: ReadonlySet<string> = new Set(['health', 'medicines', 'first-aid', 'vaccines']);

/** The answer that a page begins with. */
const FIRST: AskedOfPage = { part: 'familySays', told: '', asksBeside: false, isTale: false };

/** What the talk's page says to what is asked, or else the neighbour that holds most of the turn's words, and nearly all of them. */
function partOfPages({ words }: Guide, [home, ...neighbours]: readonly ShownPage[], asked: AskedOfPage) {
  const told = readTold(words, asked.told);
  const saidBy = (page: ShownPage) => {
    const { written, title } = page.passage;
    return written ? pickPart(words, { ...written, title }, asked) : [];
  };
  const own = home ? saidBy(home) : [];
  if (home && own.length > 0) return { page: home, said: own };
  const [best] = (told.total < NAMED ? [] : neighbours)
    .flatMap((page) => {
      const { written } = page.passage;
      // What holds for one illness is not said of another.
      const isOpen = written !== undefined && !OF_ILLNESS.has(written.subject);
      const held = isOpen ? mostHeldBy(words, written, told) : 0;
      return held >= NEARLY_ALL ? [{ page, said: saidBy(page), held }] : [];
    })
    .toSorted((a, b) => b.held - a.held);
  return best && best.said.length > 0 ? best : undefined;
}

/** What a page is asked with it answers, though in other words. */
function asListed({ words }: Guide, home: ShownPage, asked: AskedOfPage) {
  const { written, questions = [] } = home.passage;
  const told = readTold(words, asked.told);
  const isAsked = told.total > 0 && told.sharedWith(new Set(words.idsOf(questions.join('\n')))) >= NEARLY_ALL;
  return written && isAsked
    ? { page: home, said: orElse(pickNearest(words, written, asked), pickPart(words, written, FIRST)) }
    : undefined;
}

/** It asks for no kind of answer that a page may lack, such as why or how long. */
const isOpen = ({ part }: AskedOfPage) => part === null || part === 'stuck' || part === 'steps';

/** Where something more is told, or does not work, and no page names it: what to watch for, and when to call. */
function whatNext({ words }: Guide, page: ShownPage, asked: AskedOfPage) {
  const { written } = page.passage;
  const isMoreOfIt = asked.part === null && asked.isTale && readTold(words, asked.told).total < NAMED;
  if (!written || !(asked.part === 'stuck' || isMoreOfIt)) return undefined;
  const said = pickPart(words, written, { part: 'stuck', told: '', asksBeside: false, isTale: false });
  return said.length > 0 ? { page, said } : undefined;
}

const OF_DOCTORS: ReadonlySet<string> = new Set([
  'health',
  'medicines',
  'first-aid',
  'vaccines',
  'feeding',
  'sleep',
  'development',
  'daily-care',
  'puberty',
  'minds',
]);

/** Who can tell what the page does not, in the family's words. */
function whoKnows({ passage: { written } }: ShownPage, region: Region): string | null {
  if (written?.subject === 'parents') return fillSlots('{your doctor}', region);
  return OF_DOCTORS.has(written?.subject ?? '') ? fillSlots('{the doctor}', region) : null;
}

export function offered({ passage, isOtherAge }: ShownPage, number: number): OfferedPage {
  const { title, startWeeks = 0, endWeeks = 0 } = passage;
  return { number, title, forAge: isOtherAge ? spanText(AGE_RANGES, startWeeks, endWeeks).toLowerCase() : null };
}

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLocalEmbedder } from '@nestling/rag/embed';
import {
  middlesOf,
  nearnessOf,
  openFor,
  phrasingTexts,
  REPLY_SIGNS,
  type Reply,
  repliesTo,
  sharesOf,
  TOLD,
  tellable,
} from '@nestling/rag/guide';
import { readMessage } from '@nestling/rag/query';
import { z } from 'zod';
import { GUIDE_PASSAGES } from '../src/features/chat/answer/guide-passages.ts';
import { createEncoderThread } from '../src/retrieval/guide/encoder-thread.ts';
import { GUIDE_ENCODER } from '../src/retrieval/guide/encoders.ts';
import { createGuideFinder } from '../src/retrieval/guide/guide-finder.ts';
import { PHRASING_FILE, placeKnown, readPhrasingFile } from '../src/retrieval/guide/phrasing-file.ts';
import { fitOrder } from './gate/fit.ts';

const USAGE = `node bench/later.ts [--learn]

Later turns of talks, each with what answers it by a reader: what pages list, or a page; and of every so many pages of the guide what it
lists, and a question that it answers, asked without a word in a talk on something else. Fits how what speaks for a reply is weighed on
the turns of most talks, and prints for the others how often what is told answers, by the bounds from which it is told. With --learn
the weights that all of them come to are written.`;

const TURNS = path.join(import.meta.dirname, 'later/turns.jsonl');
const WEEKS_A_MONTH = 365.25 / 12 / 7;
const FOLDS = 8;
/** So many of the guide's pages stand for talks that turn to something else. */
const OF_GUIDE = 40;
const LEASTS = [0, 0.05, 0.1].flatMap((least) => [0.1, 0.2, 0.3].map((elsewhere) => [least, elsewhere] as const));

const turn = z.object({
  id: z.string(),
  child: z.object({ name: z.string(), months: z.number() }),
  before: z.array(z.string()),
  /** Of the talk, the last one first, or those that were only offered. */
  pages: z.array(z.string()),
  offered: z.array(z.string()),
  began: z.string().nullable(),
  turn: z.string(),
  answers: z.array(z.object({ page: z.string(), asked: z.string() })),
  page: z.string().nullable(),
});
type Turn = z.output<typeof turn>;
type Weighed = { talk: string; replies: Reply[]; right: boolean[] };

if (process.argv.includes('--help')) console.log(USAGE);
else await main();

async function main(): Promise<void> {
  const turns = await weighAll(
    readFileSync(TURNS, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => turn.parse(JSON.parse(line))),
  );
  const ofGuide = await weighAll(turnsOfGuide());
  const talks = [...new Set(turns.map(({ talk }) => talk))];
  const fold = ({ talk }: Weighed) => talks.indexOf(talk) % FOLDS;
  const weights = Array.from({ length: FOLDS }, (_, one) =>
    fit([...ofGuide, ...turns.filter((each) => fold(each) !== one)]),
  );
  const answered = turns.filter(({ right, replies }) => right.some((isRight, at) => isRight && !isNone(replies[at])));
  console.log(`${turns.length} turns, ${answered.length} with an answer on a page`);
  const shares = turns.map((each) => sharesOf(each.replies, weights[fold(each)]));
  for (const [least, leastElsewhere] of LEASTS)
    for (const beside of [0.15, 0.25, 0.35, 1.1])
      for (const alone of beside > 1 ? [0] : [0.5, 0.6, 0.7]) {
        const all = turns.map((each, at) =>
          told(each, shares[at] as number[], { least, leastElsewhere, beside, alone }),
        );
        const count = (is: (one: (typeof all)[number]) => boolean) => all.filter(is).length;
        const isToday =
          least === TOLD.least &&
          leastElsewhere === TOLD.leastElsewhere &&
          beside === TOLD.beside &&
          alone === TOLD.alone;
        console.log(
          `from ${least}, elsewhere ${leastElsewhere}, beside from ${beside}, alone from ${alone}: ${count((one) => one.isRight)} right; told ${count((one) => one.told > 0)}, two ${count((one) => one.told > 1)}, a page ${count((one) => one.isPage)} (${count((one) => one.isPage && one.isRight)} right)${isToday ? ' <- today' : ''}`,
        );
      }
  const learnt = Object.fromEntries(
    fit([...ofGuide, ...turns]).map((weight, at) => [REPLY_SIGNS[at], Math.round(weight * 100) / 100]),
  );
  console.log(JSON.stringify(learnt));
  if (process.argv.includes('--learn'))
    writeFileSync(
      fileURLToPath(import.meta.resolve('@nestling/rag/choose-reply')),
      `${JSON.stringify(learnt, null, 2)}\n`,
    );
  process.exit(0);
}

function isNone(reply: Reply | undefined): boolean {
  return reply?.listed === undefined && reply?.isPage === undefined;
}

function fit(turns: readonly Weighed[]): number[] {
  return fitOrder(
    turns.map(({ replies, right }) => ({ candidates: replies.map(({ signs }) => signs), right })),
    REPLY_SIGNS.length,
  );
}

function told({ replies, right }: Weighed, shares: readonly number[], bounds: typeof TOLD) {
  const listed = replies
    .flatMap(({ listed: one }, at) => (one ? [{ ...one, share: shares[at] as number, at }] : []))
    .sort((a, b) => b.share - a.share);
  const page = replies.findIndex(({ isPage }) => isPage);
  const chosen = tellable(listed, shares[page] ?? 0, bounds);
  const isPage = chosen.length === 0 && page >= 0;
  return {
    told: chosen.length,
    isPage,
    isRight: isPage ? right[page] === true : chosen.some(({ at }) => right[at]),
  };
}

/** What a page lists, and a question that it answers, each without a word, in a talk on another page. */
function turnsOfGuide(): Turn[] {
  const pages = GUIDE_PASSAGES.filter(
    ({ written, questions = [] }) => written?.followUps?.length && questions.length > 1,
  );
  return Array.from({ length: OF_GUIDE }, (_, at): Turn[] => {
    const page = pages[Math.floor((at * pages.length) / OF_GUIDE)];
    const other = pages[(at * 7 + 3) % pages.length];
    const [listed] = page?.written?.followUps?.filter(({ questions }) => questions.length > 1) ?? [];
    if (!page || !other || !listed) return [];
    const key = page.key.replace('guide:', '');
    const months = Math.round(((page.startWeeks ?? 0) + (page.endWeeks ?? 0)) / 2 / WEEKS_A_MONTH);
    const began = other.questions?.[0] ?? '';
    const talk = {
      child: { name: '', months },
      before: [began],
      pages: [other.key.replace('guide:', '')],
      offered: [],
      began,
    };
    const answers = [{ page: key, asked: listed.questions[0] as string }];
    return [
      { ...talk, id: `${key}.listed`, turn: withoutOne(listed.questions[1] ?? ''), answers, page: null },
      { ...talk, id: `${key}.page`, turn: withoutOne(page.questions?.[1] ?? ''), answers: [], page: key },
    ];
  }).flat();
}

/** Without the word before the last, so that it is not listed. */
function withoutOne(question: string): string {
  const all = question.replace(/[?.!]+$/, '').split(' ');
  return all.length < 4 ? question : all.filter((_, at) => at !== all.length - 2).join(' ');
}

async function weighAll(turns: readonly Turn[]): Promise<Weighed[]> {
  const encoder = createEncoderThread();
  const finder = createGuideFinder({
    pages: GUIDE_PASSAGES,
    embedder: createLocalEmbedder(),
    logger: console,
    encoder,
  });
  await finder.idle();
  const { guide } = finder;
  const texts = phrasingTexts(guide.index);
  const { vectors } = placeKnown(texts, readPhrasingFile(PHRASING_FILE, GUIDE_ENCODER), GUIDE_ENCODER.dimension);
  const middles = middlesOf(guide, vectors);
  const weighed: Weighed[] = [];
  for (const { id, child, before, pages, offered, began, turn: message, answers, page } of turns) {
    const keys = pages.map((key) => `guide:${key}`);
    const question = readMessage(message, {
      childName: child.name,
      childWeeks: Math.round(child.months * WEEKS_A_MONTH),
      questions: before,
      lastPage: guide.pages.find(({ key }) => key === keys[0])?.title ?? null,
      began: began ?? undefined,
      weightOf: guide.words.weightOfStem,
      mended: guide.mended,
    });
    if (question.kind !== 'question') continue;
    const next = await finder.askedNext({ question, pages: keys, region: 'US' });
    const shown = offered.length > 0 ? offered.map((key) => `guide:${key}`) : keys.slice(0, 1);
    const thread = shown.length > 0 ? { pages: shown, isGuess: offered.length > 0, next: [] } : null;
    const found = await finder.find({ question, thread, region: 'US' });
    const [vector = []] = await encoder.guide.embed([question.inTalk ?? question.text]);
    const near = nearnessOf(vector, vectors, middles);
    const places = shown.map((key) => guide.pages.findIndex((one) => one.key === key));
    const talk = thread && { pages: places, isGuess: thread.isGuess, next: [] };
    const replies = repliesTo(openFor(guide, question, talk, next, near), found, near);
    const isAnswer = ({ listed, isPage }: Reply) => {
      if (isPage) return found.kind === 'sure' && guide.pages[found.page.page]?.key === `guide:${page}`;
      const { key, written } = guide.pages[listed?.page ?? -1] ?? {};
      const asked = written?.followUps?.[listed?.followUp ?? -1]?.questions ?? [];
      return answers.some((one) => `guide:${one.page}` === key && asked.includes(one.asked));
    };
    const right = replies.map((reply) => !isNone(reply) && isAnswer(reply));
    const isSome = right.includes(true);
    weighed.push({
      talk: id.split('.')[0] ?? id,
      replies,
      right: right.map((is, at) => (isSome ? is : isNone(replies[at]))),
    });
  }
  await finder.close();
  return weighed;
}

import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createLocalEmbedder } from '@nestling/rag/embed';
import { type Choice, type Guide, type Reply, repliesTo } from '@nestling/rag/guide';
import { type ReadQuestion, readMessage, WEEKS_IN } from '@nestling/rag/query';
import { z } from 'zod';
import { GUIDE_PASSAGES } from '../../src/features/chat/answer/guide-passages.ts';
import { createEncoderThread } from '../../src/retrieval/guide/encoder-thread.ts';
import { createGuideFinder } from '../../src/retrieval/guide/guide-finder.ts';
import { createReplyReader } from '../../src/retrieval/guide/read-replies.ts';

const TURNS = path.join(import.meta.dirname, 'turns.jsonl');
const PAGE_TURNS = path.join(import.meta.dirname, 'page-turns.jsonl');

const listed = z.object({ page: z.string(), asked: z.string() });
const laterTurn = z.object({
  id: z.string(),
  child: z.object({ name: z.string(), months: z.number() }),
  before: z.array(z.string()),
  /** Of the talk, the last one first, or those that were only offered. */
  pages: z.array(z.string()),
  offered: z.array(z.string()),
  began: z.string().nullable(),
  turn: z.string(),
  answers: z.array(listed),
  /** What answers in part, or nearly. */
  partly: z.array(listed),
  /** Pages that answer as a whole. Of turns that are held out readers saw the four that come nearest, of others none but the one found. */
  whole: z.array(z.string()),
});
export type LaterTurn = z.output<typeof laterTurn>;

const pageTurn = z.object({
  page: z.string(),
  months: z.number(),
  began: z.string(),
  turn: z.string(),
  answers: z.array(listed),
  partly: z.array(listed),
});

/** How well a reply answers by its reader. */
export type Fit = 'right' | 'partly' | 'no';
/** A later turn as the product reads it: `home` is the page that it is read behind, by its place. */
export type ReadTurn = {
  talk: string;
  question: ReadQuestion;
  home: number | undefined;
  choice: Choice;
  /** Of each reply. */
  fits: Fit[];
};

const readLines = (file: string): unknown[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

export const readTurns = (): LaterTurn[] => readLines(TURNS).map((line) => laterTurn.parse(line));

/** What somebody typed who had read just this page, with what answers it. Most of it is a wording of what the page lists by now, so that it measures nothing. */
export const readPageTurns = (): LaterTurn[] =>
  readLines(PAGE_TURNS).map((line, n) => {
    const { page, months, began, ...turn } = pageTurn.parse(line);
    const child = { name: '', months };
    return { ...turn, id: `${page}.${n}`, child, before: [began], pages: [page], offered: [], began, whole: [] };
  });

/** One talk in so many teaches the reranker nothing: to these the weights beside it are fitted. */
const HELD_OUT = 5n;
export const isHeldOut = (talk: string): boolean => BigInt(`0x${hash('md5', talk, 'hex')}`) % HELD_OUT === 0n;

export const talkOf = (id: string): string => id.split('.')[0] ?? id;

/** Reads turns as the product does, up to the choice of what is replied. */
export async function createTurnReader(): Promise<{
  guide: Guide;
  read: (turn: LaterTurn) => Promise<ReadTurn | undefined>;
  /** The turn with what is left to choose from once its likeliest replies were read together with it. */
  rerank: (read: ReadTurn) => Promise<ReadTurn>;
  close: () => Promise<void>;
}> {
  const encoder = createEncoderThread();
  const finder = createGuideFinder({
    pages: GUIDE_PASSAGES,
    embedder: createLocalEmbedder(),
    logger: console,
    encoder,
  });
  await finder.idle();
  const { guide } = finder;
  const readTogether = createReplyReader({ guide, logger: console }, encoder, 60_000);
  return {
    guide,
    async read({ id, child, before, pages, offered, began, turn, answers, partly, whole }) {
      const keys = pages.map((key) => `guide:${key}`);
      const question = readMessage(turn, {
        childName: child.name,
        childWeeks: Math.round(child.months * WEEKS_IN.month),
        questions: before,
        lastPage: guide.pages.find(({ key }) => key === keys[0])?.title ?? null,
        began: began ?? undefined,
        weightOf: guide.words.weightOfStem,
        mended: guide.mended,
      });
      if (question.kind !== 'question') return undefined;
      const next = await finder.askedNext({ question, pages: keys, region: 'US' });
      const shown = offered.length > 0 ? offered.map((key) => `guide:${key}`) : keys.slice(0, 1);
      const thread = shown.length > 0 ? { pages: shown, isGuess: offered.length > 0, next: [] } : null;
      const { choice, home } = await finder.choiceFor({ question, thread, region: 'US', next });
      const { found } = choice;
      // Where nothing is listed for it what was found is told without a choice.
      const replies = choice.replies.length > 0 ? choice.replies : repliesTo([], found, undefined);
      const foundPage = found.kind === 'sure' ? found.page.page : undefined;
      const isAmong = (some: LaterTurn['answers'], { listed: one }: Reply) => {
        const { key, written } = guide.pages[one?.page ?? -1] ?? {};
        const asked = written?.followUps?.[one?.followUp ?? -1]?.questions ?? [];
        return some.some((each) => `guide:${each.page}` === key && asked.includes(each.asked));
      };
      const fitOf = (reply: Reply): Fit => {
        if (reply.isPage)
          return whole.some((key) => guide.pages[foundPage ?? -1]?.key === `guide:${key}`) ? 'right' : 'no';
        return isAmong(answers, reply) ? 'right' : isAmong(partly, reply) ? 'partly' : 'no';
      };
      return { talk: talkOf(id), question, home, choice: { ...choice, replies }, fits: replies.map(fitOf) };
    },
    async rerank(turn) {
      const { question, home, choice, fits } = turn;
      const read = await readTogether({ question, page: home, choice });
      if (!read) throw new Error('The replies could not be read');
      const fitOf = new Map(choice.replies.map(({ listed, isPage }, at) => [listed ?? isPage, fits[at]]));
      return { ...turn, choice: read, fits: read.replies.map((one) => fitOf.get(one.listed ?? one.isPage) ?? 'no') };
    },
    close: () => finder.close(),
  };
}

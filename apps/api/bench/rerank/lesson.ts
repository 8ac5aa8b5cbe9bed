import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isNone, REPLY_PIECES, replyText, sharesOf, TURN_PIECES, turnText, WEIGHTS } from '@nestling/rag/guide';
import { readPieces } from '../encoder/read-pieces.ts';
import { LESSON } from '../encoder/taught.ts';
import { turnsThatTeach } from '../later/made-up-turns.ts';
import {
  createTurnReader,
  type Fit,
  isHeldOut,
  type LaterTurn,
  type ReadTurn,
  readPageTurns,
  readTurns,
} from '../later/turns.ts';

/** So many replies to a turn are read: those that answer, and of the others the likeliest. */
const MOST_REPLIES = { talks: 8, pages: 6, guide: 6 };
const WORTH: Record<Fit, number> = { right: 1, partly: 0.4, no: 0 };

/** What is held out teaches nothing. */
type Lesson = { isHeldOut: boolean; turn: number; replies: number[]; worth: number[] };

/** Writes what `teach.py` reads: turns and replies as pieces, and how well each of these answers each of those. */
async function writeLesson(): Promise<void> {
  const { rows, cut } = readPieces(LESSON);
  const readers = [await createTurnReader(), await createTurnReader()] as const;
  const { guide } = readers[0];
  const texts = new Map<string, number>();
  const placeOf = (text: string): number => {
    const known = texts.get(text) ?? texts.size;
    texts.set(text, known);
    return known;
  };

  function lessonOf(
    { talk, question, home, choice: { found, replies }, fits }: ReadTurn,
    most: number,
  ): Lesson | undefined {
    const shares = sharesOf(replies, WEIGHTS.unread);
    const chosen = replies
      .map((reply, at) => ({ reply, worth: WORTH[fits[at] as Fit], share: shares[at] as number }))
      .filter(({ reply }) => !isNone(reply))
      .sort((a, b) => b.worth - a.worth || b.share - a.share)
      .slice(0, most);
    if (chosen.length === 0) return undefined;
    return {
      isHeldOut: isHeldOut(talk),
      turn: placeOf(turnText(guide, { text: question.text, before: question.before, page: home })),
      replies: chosen.map(({ reply }) => placeOf(replyText(guide, reply, found))),
      worth: chosen.map(({ worth }) => worth),
    };
  }

  /** Read by two threads at once: encoding takes nearly all of the time. */
  async function lessonsOf(turns: LaterTurn[], most: number): Promise<Lesson[]> {
    const lessons: Array<Lesson | undefined> = [];
    const left = turns.entries();
    await Promise.all(
      readers.map(async (reader) => {
        for (const [at, turn] of left) {
          const read = await reader.read(turn);
          lessons[at] = read && lessonOf(read, most);
        }
      }),
    );
    return lessons.filter((lesson) => lesson !== undefined);
  }

  const talks = await lessonsOf(readTurns(), MOST_REPLIES.talks);
  const ofPages = await lessonsOf(readPageTurns(), MOST_REPLIES.pages);
  const ofGuide = await lessonsOf(turnsThatTeach(), MOST_REPLIES.guide);
  for (const reader of readers) await reader.close();
  const isTurn = new Set([...talks, ...ofPages, ...ofGuide].map(({ turn }) => turn));
  writeFileSync(
    path.join(LESSON, 'rerank.json'),
    JSON.stringify({
      rows,
      texts: [...texts.keys()].map((text, n) => cut(text, isTurn.has(n) ? TURN_PIECES : REPLY_PIECES)),
      talks,
      ofPages,
      ofGuide,
    }),
  );
  console.log(
    `${talks.length} turns of talks, ${ofPages.length} on pages, ${ofGuide.length} of the guide, ${texts.size} texts`,
  );
  process.exit(0);
}

await writeLesson();

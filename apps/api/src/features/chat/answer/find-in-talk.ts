import { fillSlots, type Region } from '@nestling/contracts/regions';
import { amongOf, type Finding, type FoundPage } from '@nestling/rag/guide';
import { comparable, isOfOneself, type ReadQuestion } from '@nestling/rag/query';
import type { SignedInCtx } from '../../../platform/context.ts';
import type { Asked } from './asked.ts';
import { followingOf } from './guide-taps.ts';
import { pagesGiven, type TalkedOf } from './thread.ts';

/** Surely enough a parent asks that of the page, and does not tell of themselves alone. */
const SURELY = 0.5;
const A_PARENT = /\b(?:mum|mom|mummy|mommy|mother|dad|daddy|father)\b/gi;

/** In a talk a parent who tells how they feel gets the page about parents that is nearest, and no more steps for the child. */
export async function findInTalk(
  { deps: { guideFinder } }: SignedInCtx,
  { question: message, history, region, signal }: Asked,
  question: ReadQuestion,
  thread: TalkedOf | null,
): Promise<Finding> {
  const isLater = history.length > 0 && !isAskedAgain(message, history);
  const pages = talkedOf(history, thread);
  const next = isLater ? await guideFinder.askedNext({ question, pages, region, signal }) : undefined;
  const isAskedOfPage = next?.some(({ place, likelihood }) => place !== 'never' && likelihood >= SURELY) ?? false;
  if (history.length > 0 && isOfOneself(message) && !isAskedOfPage) {
    const near = async (text: string) => {
      // What a mother feels is not only on the page that says "mother".
      const asking = { ...question, text: text.replace(A_PARENT, 'parent'), inContext: null, inTalk: null };
      return amongOf(await guideFinder.find({ question: asking, thread: null, region, subject: 'parents', signal }));
    };
    const alone = await near(question.text);
    const behind = question.inTalk === null ? [] : await near(question.inTalk);
    const rank = (list: readonly FoundPage[], { page }: FoundPage) => {
      const at = list.findIndex((one) => one.page === page);
      return at < 0 ? 0 : 1 / (at + 1);
    };
    const weight = (one: FoundPage) => rank(alone, one) + rank(behind, one);
    const [page, ...others] = [...alone, ...behind].toSorted((a, b) => weight(b) - weight(a));
    if (page) return { kind: 'sure', page, rivals: [], others, likelihood: 1 };
  }
  return guideFinder.find({ question, thread: inGuide(thread, region), region, next, signal });
}

/** The question before once more is no question after its answer. */
function isAskedAgain(message: string, history: Asked['history']): boolean {
  const last = history.findLast(({ role }) => role === 'user')?.content ?? '';
  return comparable(last, null).trim() === comparable(message, null).trim();
}

/** The pages that a later turn may ask more of: that of the talk, and those given before it. */
function talkedOf(history: Asked['history'], thread: TalkedOf | null): string[] {
  const read = thread === null || thread.isGuess ? [] : thread.pages;
  return [...new Set([...read, ...pagesGiven(history)])].slice(0, MOST_TALKED_OF);
}

const MOST_TALKED_OF = 3;

function inGuide(thread: TalkedOf | null, region: Region) {
  return (
    thread && {
      ...thread,
      next: followingOf(thread.pages[0] ?? '').map(({ key, question }) => ({
        key,
        text: comparable(fillSlots(question, region), null),
      })),
    }
  );
}

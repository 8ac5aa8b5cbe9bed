import { WEEKS_IN } from '@nestling/rag/query';
import { GUIDE_PASSAGES } from '../../src/features/chat/answer/guide-passages.ts';
import type { LaterTurn } from './turns.ts';

type Page = (typeof GUIDE_PASSAGES)[number];

/** So many of the guide's pages stand for talks that turn to something else. */
const ELSEWHERE = 40;
/** Of what each page lists one in so many teaches. */
const TAUGHT_EVERY = 12;

const keyOf = ({ key }: Page) => key.replace('guide:', '');
const askable = () =>
  GUIDE_PASSAGES.filter(({ written, questions = [] }) => written?.followUps?.length && questions.length > 1);
const listedIn = ({ written }: Page) => (written?.followUps ?? []).filter(({ questions }) => questions.length > 1);

/** A talk on a page, begun with this question, about a child of the ages of the page that answers its later turn. */
function talkOn(page: Page, began: string, { startWeeks = 0, endWeeks = 0 }: Page) {
  const months = Math.round((startWeeks + endWeeks) / 2 / WEEKS_IN.month);
  return { child: { name: '', months }, before: [began], pages: [keyOf(page)], offered: [], began, partly: [] };
}

/** What a page lists, and a question that it answers, each without a word, in a talk on another page. */
export function turnsElsewhere(): LaterTurn[] {
  const pages = askable();
  return Array.from({ length: ELSEWHERE }, (_, at): LaterTurn[] => {
    const page = pages[Math.floor((at * pages.length) / ELSEWHERE)];
    const other = pages[(at * 7 + 3) % pages.length];
    const [listed] = page ? listedIn(page) : [];
    if (!page || !other || !listed) return [];
    const key = keyOf(page);
    const talk = talkOn(other, other.questions?.[0] ?? '', page);
    const answers = [{ page: key, asked: listed.questions[0] as string }];
    return [
      { ...talk, id: `${key}.listed`, turn: withoutOne(listed.questions[1] ?? ''), answers, whole: [] },
      { ...talk, id: `${key}.page`, turn: withoutOne(page.questions?.[1] ?? ''), answers: [], whole: [key] },
    ];
  }).flat();
}

/** Without the word before the last, so that it is not listed. */
function withoutOne(question: string): string {
  const all = question.replace(/[?.!]+$/, '').split(' ');
  return all.length < 4 ? question : all.filter((_, at) => at !== all.length - 2).join(' ');
}

/**
 * What pages list and what they are asked, as turns that teach: each time in one of its wordings, which is not the one that the reranker
 * is shown. Every third is asked in a talk on something else. The same each time.
 */
export function turnsThatTeach(): LaterTurn[] {
  const pages = askable();
  const questionOf = ({ questions = [] }: Page, n: number) => questions[n % questions.length] as string;
  return pages.flatMap((page, at) => {
    const key = keyOf(page);
    const talk = (elsewhere: number, n: number) => {
      const on = pages[(at + elsewhere) % pages.length] as Page;
      return talkOn(on, questionOf(on, n), page);
    };
    const asked = listedIn(page).filter((_, n) => n % TAUGHT_EVERY === at % TAUGHT_EVERY);
    return [
      ...asked.map(
        ({ questions }, n): LaterTurn => ({
          ...talk((at + n) % 3 === 0 ? 17 + n : 0, n),
          id: `${key}.listed.${n}`,
          turn: questions[1 + ((at + n) % (questions.length - 1))] as string,
          answers: [{ page: key, asked: questions[0] as string }],
          whole: [],
        }),
      ),
      { ...talk(31, at), id: `${key}.page`, turn: questionOf(page, at * 5 + 3), answers: [], whole: [key] },
    ];
  });
}

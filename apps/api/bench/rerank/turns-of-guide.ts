import { GUIDE_PASSAGES } from '../../src/features/chat/answer/guide-passages.ts';
import { type LaterTurn, WEEKS_A_MONTH } from '../later/turns.ts';

/** Of what each page lists one in so many is asked. */
const LISTED_EVERY = 12;
const keyOf = ({ key }: { key: string }) => key.replace('guide:', '');

/**
 * What pages list and what they are asked, as turns of made-up talks that teach: each time in one of its wordings, which is not the one that
 * the reranker is shown. Every third is asked in a talk on something else. The same each time.
 */
export function turnsOfGuide(): LaterTurn[] {
  const pages = GUIDE_PASSAGES.filter(
    ({ written, questions = [] }) => written?.followUps?.length && questions.length > 1,
  );
  const began = (at: number, n: number) => {
    const { questions = [] } = pages[at % pages.length] as (typeof pages)[number];
    return questions[n % questions.length] as string;
  };
  return pages.flatMap((page, at) => {
    const months = Math.round(((page.startWeeks ?? 0) + (page.endWeeks ?? 0)) / 2 / WEEKS_A_MONTH);
    const key = keyOf(page);
    const talkOn = (elsewhere: number, n: number) => {
      const on = (at + elsewhere) % pages.length;
      const first = began(on, n);
      return {
        child: { name: '', months },
        before: [first],
        pages: [keyOf(pages[on] as (typeof pages)[number])],
        offered: [],
        began: first,
        partly: [],
      };
    };
    const listed = (page.written?.followUps ?? []).filter(({ questions }) => questions.length > 1);
    const asked = listed.filter((_, n) => n % LISTED_EVERY === at % LISTED_EVERY);
    return [
      ...asked.map(
        ({ questions }, n): LaterTurn => ({
          ...talkOn((at + n) % 3 === 0 ? 17 + n : 0, n),
          id: `${key}.listed.${n}`,
          turn: questions[1 + ((at + n) % (questions.length - 1))] as string,
          answers: [{ page: key, asked: questions[0] as string }],
          page: null,
        }),
      ),
      {
        ...talkOn(31, at),
        id: `${key}.page`,
        turn: began(at, at * 5 + 3),
        answers: [],
        page: key,
      },
    ];
  });
}

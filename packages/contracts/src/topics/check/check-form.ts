import type { Problem } from '../compile/problem.ts';
import { plainText } from '../compile/read-blocks.ts';
import type { Content } from '../compile/read-content.ts';
import { countWords } from '../readability.ts';

const WORDS = [60, 160] as const;
const PHRASINGS = [10, 80] as const;
const NEXT = [2, 3] as const;
const MOST_STEPS = 6;
const MOST_FOLLOW_UPS = 30;
const FOLLOW_UP_WORDS = [8, 70] as const;

/** What an answer has to be to be read at three in the morning: short, in few steps, with somewhere to go from it. */
export function checkForm(answer: Content['answers'][number]): Problem[] {
  const { file, lineOf, now, watch, call, phrasings, next, followUps } = answer;
  const words = countWords(plainText(now, watch, call));
  const steps = now.filter(({ isStep }) => isStep).length;
  const questions = Object.keys(next ?? {}).length;
  const found: [path: string, isWrong: boolean, message: string][] = [
    ['title', isOutside(words, WORDS), `${words} words, ${WORDS.join(' to ')} are asked for`],
    ['title', steps > MOST_STEPS, `${steps} steps, at most ${MOST_STEPS}`],
    [
      'phrasings',
      isOutside(phrasings.length, PHRASINGS),
      `${phrasings.length} phrasings, ${PHRASINGS.join(' to ')} are asked for`,
    ],
    ['title', followUps.length > MOST_FOLLOW_UPS, `${followUps.length} follow-ups, at most ${MOST_FOLLOW_UPS}`],
    ['next', isOutside(questions, NEXT), `next: ${questions} questions, ${NEXT.join(' or ')} are asked for`],
  ];
  return [
    ...found.filter(([, isWrong]) => isWrong).map(([path, , message]) => ({ file, line: lineOf([path]), message })),
    ...followUps.flatMap(({ text, line }) => {
      const length = countWords(text);
      return isOutside(length, FOLLOW_UP_WORDS)
        ? [{ file, line, message: `${length} words, ${FOLLOW_UP_WORDS.join(' to ')} are asked for` }]
        : [];
    }),
  ];
}

const isOutside = (count: number, [least, most]: readonly [number, number]) => count < least || count > most;

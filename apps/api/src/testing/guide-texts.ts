import { fillSlots } from '@nestling/contracts/regions';
import { ANSWERS } from '@nestling/contracts/topics/content';

/** A reply as it is read. */
export const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#39;/g, '’')
    .replace(/\s+/g, ' ');

/** How the answer begins that a page of the guide lists for a wording of what is asked next. */
export function answerTo(id: string, wording: RegExp): string {
  const followUp = ANSWERS.find((answer) => answer.id === id)?.followUps.find(({ questions }) =>
    questions.some((one) => wording.test(one)),
  );
  if (!followUp) throw new Error(`${id} does not list ${wording}`);
  return fillSlots(followUp.text, 'US').slice(0, 40);
}

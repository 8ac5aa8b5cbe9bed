import { WORDS_TO_NINETEEN } from '@nestling/contracts/text/figures';
import { MONTHS } from '../evidence/months.ts';
import { wordsOf } from '../evidence/words.ts';

/** A day, month, weekday or year that the question is about: what stands for another is no answer. */
export type AskedTime = { text: string; pattern: RegExp };

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

export function timesOf(question: string): AskedTime[] {
  const times: AskedTime[] = [];
  const short = (name: string) => `${name.slice(0, 3)}(?:${name.slice(3)})?`;
  for (const [index, month] of MONTHS.entries()) {
    const at = index + 1;
    const shape = month === 'may' ? 'May' : short(month);
    const flags = month === 'may' ? 'u' : 'iu';
    const day = new RegExp(
      String.raw`\b${shape}\.? (\d{1,2})(?:st|nd|rd|th)?\b(?!\d|:)|\b(\d{1,2})(?:st|nd|rd|th)?\.? (?:of )?${shape}\b`,
      flags,
    ).exec(question);
    const number = day?.[1] ?? day?.[2];
    if (number)
      times.push({
        text: day?.[0] ?? '',
        pattern: new RegExp(
          String.raw`\b${shape}\.? (?:\d{1,2}\s?(?:and|to|-|–|&|or)\s?)?${number}(?:st|nd|rd|th)?\b|\b${number}(?:st|nd|rd|th)?\.?(?:\s?(?:and|to|-|–|&|or)\s?\d{1,2})? (?:of )?${shape}\b|\b0?${at}/0?${number}\b|-0?${at}-0?${number}\b`,
          'iu',
        ),
      });
    else if (
      month === 'may'
        ? /(?<=\S\s)May\b(?! I\b| we\b)/u.test(question) &&
          /\b(?:in|of|since|until|by|last|next|for) May\b/u.test(question)
        : new RegExp(String.raw`\b${short(month)}\b`, 'iu').test(question) &&
          !(month === 'march' && /\bmarch(?:es|ing)?\b/.test(question))
    )
      times.push({ text: month, pattern: new RegExp(String.raw`\b${shape}\b|\b0?${at}/\d{1,2}|-0?${at}-\d`, flags) });
  }
  for (const [at, day] of DAYS.entries())
    if (new RegExp(String.raw`\b${day}s?\b`, 'i').test(question))
      times.push({
        text: day,
        pattern: new RegExp(
          String.raw`\b(?:${day}s?|${day.slice(0, 3)})\b|\b(?:every|each) day\b|\bdaily\b|${rangesOver(at)}`,
          'iu',
        ),
      });
  for (const [year] of question.matchAll(/\b(?:19|20)\d\d\b/g))
    times.push({ text: year, pattern: new RegExp(`\\b${year}\\b|/${year.slice(2)}\\b`) });
  for (const [text, amount = '', unit = ''] of question.matchAll(AT_AGE)) {
    const count = wordsOf(amount)[0]?.stem ?? amount;
    const word = WORDS_TO_NINETEEN[Number(count)] ?? count;
    times.push({
      text,
      pattern: new RegExp(
        String.raw`\b(?:${count}|${word})[ -]?${unit}s?\b|\b(?:ages?|${unit}s?)\)?:? (?:${count}|${word})\b`,
        'iu',
      ),
    });
  }
  return times;
}

/** A question without the days and ages that it is about, to be read with one that names others. */
export function withoutTimes(question: string): string {
  return timesOf(question).reduce(
    (rest, { text }) => rest.replace(new RegExp(String.raw`(?:\b(?:on|in|at|of) )?\b${text}s?\b`, 'i'), ' '),
    question,
  );
}

export const namesTime = (question: string): boolean => timesOf(question).length > 0;

/** "At eight months": what stands for another age is no answer. */
const AT_AGE = new RegExp(
  String.raw`\b(?:at|when (?:he|she|they) (?:was|were|turned)) (\d{1,2}|${WORDS_TO_NINETEEN.slice(1, 13).join('|')}) (day|week|month|year)s?\b`,
  'giu',
);

/** "Monday to Friday" holds Wednesday. */
function rangesOver(at: number): string {
  const pairs: string[] = [];
  for (let from = 0; from <= at; from++)
    for (let to = at; to < 7; to++)
      if (from < to) pairs.push(`${dayOf(from)}\\s?(?:to|through|-|–|until)\\s?${dayOf(to)}`);
  const week = at < 5 ? '|\\bweekdays?\\b' : '|\\bweekends?\\b';
  return `\\b(?:${pairs.join('|')})${week}`;
}

const dayOf = (at: number) => `${DAYS[at]?.slice(0, 3)}(?:${DAYS[at]?.slice(3)}s?)?`;

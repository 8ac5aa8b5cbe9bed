import type { Region } from '@nestling/contracts/regions';
import type { AskCard } from '@nestling/contracts/safety';
import { NEUTRAL_RULE } from '@nestling/contracts/safety/outranks';
import { type ContactKind, contactsFor, inRegion } from './contacts.ts';

const TITLE = 'This may need help now';
const SOURCE = {
  name: 'HSE: When to get urgent medical help for your baby or child',
  url: 'https://www2.hse.ie/babies-children/parenting-advice/caring-for-a-child/baby-child-seriously-unwell/',
};
const ACTION =
  'If your child or anyone else is in danger, or you are not sure, call {emergency} now. For anything swallowed, breathed in or on the skin call {poison line}. Otherwise call {the doctor} now and say what you see.';
export const NEUTRAL_LINES: readonly ContactKind[] = ['emergency', 'poison', 'advice', 'doctor'];
/** Whether the neutral card and its question hold all of these lines: a crisis line, or one for abuse, they do not. */
export const holdsLines = (contacts: readonly ContactKind[]): boolean =>
  contacts.every((kind) => NEUTRAL_LINES.includes(kind));
export const HAPPENING = 'Yes, it is happening now';
export const EARLIER = 'It happened earlier';
export const GENERAL = 'No, I am asking in general';

/** What can be said where something may be grave and no rule knows what, or strong rules compete and none leads. */
export function neutralCard(region: Region) {
  return {
    title: TITLE,
    action: inRegion(ACTION, region),
    contacts: contactsFor(region, NEUTRAL_LINES),
    source: { ...SOURCE },
    ruleId: NEUTRAL_RULE,
  };
}

/** The same as one calm question; its answers decide. */
export function askCard(region: Region): AskCard {
  return {
    level: 'ask',
    ...neutralCard(region),
    question: 'Is this happening now?',
    answers: [HAPPENING, EARLIER, GENERAL],
  };
}

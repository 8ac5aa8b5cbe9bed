import type { Urgent } from '@nestling/contracts/safety';
import type { Account } from '../evidence/account.ts';
import { type Heard, judge, openBefore } from '../open-card/index.ts';
import type { Scores } from './read-scores.ts';
import { isOpen } from './weigh-opinion.ts';
import { weighTogether } from './weigh-together.ts';

/** What the built-in reader is asked of a message. Null where it can change nothing. */
export function askedOf(heard: Heard): Account | null {
  const { chooser, isGuideWording = false } = heard.input;
  const judged = judge(heard, chooser);
  if (isGuideWording || (judged.card === null && openBefore(heard) !== null)) return null;
  const account = unresolved(heard);
  const isChosen = chooser !== undefined && judged.found !== null;
  return isChosen || judged.isWeak || isOpen(judged.card, account) ? account : null;
}

/** The message with nothing of what is resolved, nor turns that have their card already. */
export const unresolved = (heard: Heard): Account =>
  (openBefore(heard) === null && heard.said ? heard.said : heard.alone()).account;

/** The card that rules and built-in reader come to of a message that it was asked. What it makes of each rule counts in the choice among cards of one level. */
export const weighHeard = (heard: Heard, asked: Account, scores: Scores): Urgent | null =>
  weighTogether(judge(heard, heard.input.chooser?.withRead(scores)), scores, asked);

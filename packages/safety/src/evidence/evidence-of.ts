import type { SafetyInput } from '../assess-safety.ts';
import { likelihoodOf } from '../decide.ts';
import type { Likelihood } from '../model/model.ts';
import { readMessage } from '../reading/read-message.ts';
import { scoreRules } from './score-rules.ts';

/** How much speaks for what the rules make of a message. */
export interface Evidence extends Likelihood {
  /** A plain act or sign, said of now and not denied, supposed or told of others. */
  isPlain: boolean;
  /** 0 to 1: how strongly words of now speak for the best supported rule. */
  words: number;
}

export function evidenceOf({
  message,
  recentTurns: turns,
  ageDays,
  childName = null,
}: Omit<SafetyInput, 'region'>): Evidence {
  const reading = readMessage(message, { turns, ageDays, childName });
  const supports = scoreRules(reading);
  const ofNow = supports.filter(({ isAway }) => !isAway);
  return {
    ...likelihoodOf(reading, supports),
    isPlain: supports.some(({ isPlain }) => isPlain),
    words: Math.max(0, ...ofNow.map(({ score }) => score)),
  };
}

import type { SafetyInput } from '../assess-safety.ts';
import { featuresOf, partsOf } from '../model/features.ts';
import { graver, type Likelihood, likelihood, midway } from '../model/model.ts';
import { type Reading, readMessage } from '../reading/read-message.ts';
import { type Support, scoreRules, WEIGHTS } from './score-rules.ts';

/** A message as the rules have read it, and what they make of it: read once, for all that is decided of it. */
export interface Account {
  input: SafetyInput;
  reading: Reading;
  /** The best supported rule first. */
  supports: readonly Support[];
  /** What the learnt model makes of it: on a later turn midway between what it tells by itself and what the talk tells with it; what the talk tells, where it completes a sign and that is graver. */
  likelihood: Likelihood;
  /** What the words of the message itself come to, without those said before it. */
  ownLikelihood: Likelihood;
  /** An age, a count or a time says nothing by itself; with what was said before it may be a sign that a rule knows. A weight or a date is none. */
  completesASign: boolean;
  /** The parent said something before it in this talk. */
  isLater: boolean;
}

export function accountOf(input: SafetyInput): Account {
  const { message, recentTurns: turns, ageDays, childName = null } = input;
  const reading = readMessage(message, { turns, ageDays, childName });
  const supports = scoreRules(reading);
  const { tokens, freshFrom } = reading;
  const completesASign =
    tokens.slice(freshFrom).some(({ value }) => value !== undefined) &&
    supports.some(({ isAway, score }) => !isAway && score >= WEIGHTS.signs);
  const whole = likelihood(partsOf(reading).map((part) => featuresOf(reading, supports, part)));
  const isFirst = freshFrom === 0;
  const ownLikelihood = isFirst
    ? whole
    : likelihood([featuresOf(reading, supports, { from: freshFrom, to: tokens.length })]);
  const half = isFirst ? whole : midway(whole, ownLikelihood);
  return {
    input,
    reading,
    supports,
    likelihood: completesASign ? graver(whole, half) : half,
    ownLikelihood,
    completesASign,
    isLater: turns.some(({ role }) => role === 'user'),
  };
}

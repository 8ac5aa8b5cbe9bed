import type { Likelihood } from '../model/model.ts';
import type { Account } from './account.ts';

/** How much speaks for what the rules make of a message, by itself or with the talk, whichever is more. */
export interface Evidence extends Likelihood {
  /** A plain act or sign, said of now and not denied, supposed or told of others. */
  isPlain: boolean;
  /** 0 to 1: how strongly words of now speak for the best supported rule. */
  words: number;
}

export function evidenceOf({ supports, likelihood, ownLikelihood }: Account): Evidence {
  const ofNow = supports.filter(({ isAway }) => !isAway);
  return {
    any: Math.max(likelihood.any, ownLikelihood.any),
    today: Math.max(likelihood.today, ownLikelihood.today),
    now: Math.max(likelihood.now, ownLikelihood.now),
    isPlain: supports.some(({ isPlain }) => isPlain),
    words: Math.max(0, ...ofNow.map(({ score }) => score)),
  };
}

import type { CardLevel, Urgent } from '@nestling/contracts/safety';
import { outranks } from '@nestling/contracts/safety/outranks';
import { GRAVITY } from '../decide.ts';
import type { Account } from '../evidence/account.ts';
import { type Evidence, evidenceOf } from '../evidence/evidence-of.ts';
import type { Likelihood } from '../model/model.ts';
import { askCard } from '../neutral-card.ts';
import type { Judged } from '../open-card/index.ts';
import { RULE_IDS, RULES } from '../rules/index.ts';
import { cardThatFits, type Scores } from './read-scores.ts';
import learnt from './together.json' with { type: 'json' };
import { proposedCard, weighOpinion } from './weigh-opinion.ts';

/** What rules and built-in reader say of a message, as `learnt` weighs it: no weight is below 0, so neither makes a message look safer by finding more. */
export const SIGNS = [
  'ruleAny',
  'ruleToday',
  'ruleNow',
  'isPlain',
  'words',
  'hasCard',
  'isAmber',
  'isRed',
  'readAny',
  'readToday',
  'readNow',
] as const;
export type Signs = Record<(typeof SIGNS)[number], number>;

/** Made by `bench/danger/fit.ts` in the api. */
export interface Learnt {
  weights: Record<keyof Likelihood, Signs & { bias: number }>;
  /** The likelihoods from which a card that little speaks for is kept, and from which one is raised. */
  from: Record<Telling, Record<'kept' | 'raised', Likelihood>>;
}

/**
 * How a message comes: alone and short, as a tale of some length, or on a later turn of a talk. A tale tells more of what is the matter, mostly in quiet words, so less is
 * needed; of many messages in a row one soon sounds grave, so more is.
 */
export const TELLINGS = ['first', 'tale', 'later'] as const;
export type Telling = (typeof TELLINGS)[number];

/** From so many words on a message is a tale. */
const TALE = 20;

export const tellingOf = ({ isLater, input: { message } }: Pick<Account, 'isLater' | 'input'>): Telling => {
  if (isLater) return 'later';
  return message.trim().split(/\s+/).length >= TALE ? 'tale' : 'first';
};

/** Beyond it one score would outweigh all others. */
const MOST_ODDS = 8;

const kept = (odds: number): number => Math.max(-MOST_ODDS, Math.min(MOST_ODDS, odds));
const oddsOf = (chance: number): number => kept(Math.log(chance / (1 - chance)));

/** Undefined where the reader has no scores. */
export function signsOf(
  { any, today, now, isPlain, words }: Evidence,
  found: Urgent | null,
  { soon, amber, red }: Scores,
): Signs | undefined {
  if (soon === undefined || amber === undefined || red === undefined) return undefined;
  const level = found?.level;
  return {
    ruleAny: oddsOf(any),
    ruleToday: oddsOf(today),
    ruleNow: oddsOf(now),
    isPlain: Number(isPlain),
    words,
    hasCard: Number(found !== null),
    isAmber: Number(level === 'urgent' || level === 'emergency'),
    isRed: Number(level === 'emergency'),
    readAny: kept(soon),
    readToday: kept(amber),
    readNow: kept(red),
  };
}

export function likelihoodTogether(signs: Signs, { weights }: Pick<Learnt, 'weights'> = learnt): Likelihood {
  const [any, today, now] = (['any', 'today', 'now'] as const).map((level) => {
    const { bias, ...by } = weights[level];
    return 1 / (1 + Math.exp(-SIGNS.reduce((sum, sign) => sum + by[sign] * signs[sign], bias)));
  }) as [number, number, number];
  return { any, today, now };
}

export function levelTogether(likelihood: Likelihood, from: Likelihood): CardLevel | null {
  const reaches = (level: keyof Likelihood) => likelihood[level] >= from[level];
  if (reaches('today')) return reaches('now') ? 'emergency' : 'urgent';
  return reaches('any') ? 'soon' : null;
}

/**
 * The card that rules and built-in reader come to together. What the rules found by weak evidence goes where both together make nothing
 * of it, and is no graver than what they make of it: the calm question in the place of a red or amber card that would say soon. What was open
 * before stays, and all else can only be raised.
 */
export function weighTogether({ card, found, isWeak, stays }: Judged, scores: Scores, account: Account): Urgent | null {
  const signs = signsOf(evidenceOf(account), found, scores);
  if (!signs) return card;
  const likelihood = likelihoodTogether(signs);
  const from = learnt.from[tellingOf(account)];
  const beside = { isPlain: signs.isPlain === 1, from: from.kept, scores, account };
  const kept = isWeak && card ? keptOf(card, likelihood, beside) : card;
  const held = isWeak && stays && outranks(stays, kept) ? stays : kept;
  const level = levelTogether(likelihood, from.raised);
  if (level === null) return held;
  const opinion = { happening: 'now', who: 'child', level, card: cardThatFits(scores, level) } as const;
  return weighOpinion(opinion, held, account) ?? held;
}

/** Below it neither rules' model nor reader hear anything grave in a message with a plain act. */
export const PLAIN_ASKED = 0.2;

type Beside = { isPlain: boolean; from: Likelihood; scores: Scores; account: Account };

/** What is left of a card that little speaks for. A plain act is never silenced: where neither hears anything grave it is asked whether it happens now. */
function keptOf(card: Urgent, likelihood: Likelihood, { isPlain, from, scores, account }: Beside): Urgent | null {
  const { region } = account.input;
  if (isPlain) return likelihood.today < PLAIN_ASKED ? askCard(region) : card;
  const level = levelTogether(likelihood, from);
  if (level === null) return null;
  if (GRAVITY[level] >= GRAVITY[card.level]) return card;
  if (level === 'soon') return askCard(region);
  const own = RULE_IDS.find((id) => id === card.ruleId && GRAVITY[RULES[id].lowest] <= GRAVITY[level]);
  return proposedCard(own ?? cardThatFits(scores, level), null, level, account);
}

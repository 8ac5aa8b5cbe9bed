import type { Region } from '@nestling/contracts/regions';
import type { CardLevel, Urgent } from '@nestling/contracts/safety';
import { NEUTRAL_RULE } from '@nestling/contracts/safety/outranks';
import type { CardChooser } from './choose-card.ts';
import { type ContactKind, contactsFor, inRegion } from './contacts.ts';
import { type Decision, decide, GRAVITY } from './decide.ts';
import { type Account, accountOf } from './evidence/account.ts';
import { askCard, neutralCard } from './neutral-card.ts';
import { withoutOrders } from './reading/orders.ts';
import type { Turn } from './reading/read-message.ts';
import type { Rule } from './rules/define-rule.ts';
import { RULES, type RuleId } from './rules/index.ts';

export interface SafetyInput {
  message: string;
  /** The child's age in days by the profile; an age named in the message goes before it. */
  ageDays: number | null;
  /** Oldest first, without the message itself. */
  recentTurns: readonly Turn[];
  region: Region;
  childName?: string | null;
}

/** A message as it was read and what was decided of each reading; which card stands, the weights of a chooser may say. */
export interface Assessment {
  account: Account;
  told: readonly Told[];
}
type Told = { account: Account; decision: Decision };

/**
 * What in a parent's message must not wait: the best supported card, a question, or null. Pure: rules and a small learnt
 * model, no network; it may be wrong both ways and is no medical device. With a `chooser` it chooses the card.
 */
export const assessSafety = (input: SafetyInput, chooser?: CardChooser): Urgent | null =>
  cardOf(assessMessage(input), chooser);

/** The message read with the words that order what to answer and without: they may not outweigh what is told beside them. */
export function assessMessage(input: SafetyInput): Assessment {
  const { message } = input;
  const account = accountOf(input);
  const bare = withoutOrders(message);
  const holdsOrders = bare !== message.trim() && bare !== '';
  const accounts = holdsOrders ? [account, accountOf({ ...input, message: bare })] : [account];
  const told = accounts.flatMap((one) => {
    const decision = decide(one);
    return decision ? [{ account: one, decision }] : [];
  });
  return { account, told };
}

/** The card of the gravest that was decided. */
export function cardOf({ account, told }: Assessment, chooser?: CardChooser): Urgent | null {
  const { region } = account.input;
  const [first, ...others] = told;
  if (!first) return null;
  const gravest = others.reduce((one, other) => (gravityOf(other) > gravityOf(one) ? other : one), first);
  const decision = chooser ? chooser.choose(gravest.decision, gravest.account) : gravest.decision;
  if (decision.level === 'ask') return askCard(region);
  if (decision.ruleId === NEUTRAL_RULE) return { level: decision.level, ...neutralCard(region) };
  return cardFor(decision.ruleId, decision.level, region, account.reading.ages);
}

/** A rule's card in the words of the region; `ages` are the child's in days, none where they are not known. */
export function cardFor(ruleId: RuleId, level: CardLevel, region: Region, ages: readonly number[]): Urgent {
  const rule: Rule = RULES[ruleId];
  const { actionFrom } = rule;
  const isOldEnough = actionFrom !== undefined && ages.length > 0 && ages.every((age) => age >= actionFrom.days);
  return {
    level,
    title: inRegion(rule.title, region),
    action: inRegion(isOldEnough ? rule.action + actionFrom.text : rule.action, region),
    contacts: contactsFor(region, level === 'emergency' ? emergencyFirst(rule.contacts) : rule.contacts),
    source: { ...rule.source },
    ruleId,
  };
}

/** A red card names the emergency number before every line for the day. */
function emergencyFirst(kinds: readonly ContactKind[]): readonly ContactKind[] {
  const own = kinds.indexOf('emergency');
  const ofTheDay = kinds.findIndex((kind) => kind === 'doctor' || kind === 'advice');
  if (own >= 0 && (ofTheDay < 0 || own < ofTheDay)) return kinds;
  const at = own < 0 ? 0 : ofTheDay;
  return [...kinds.slice(0, at), 'emergency', ...kinds.slice(at).filter((kind) => kind !== 'emergency')];
}

const gravityOf = ({ decision }: Told): number => GRAVITY[decision.level];

import type { Region } from '@nestling/contracts/regions';
import type { CardLevel, Urgent } from '@nestling/contracts/safety';
import { NEUTRAL_RULE } from '@nestling/contracts/safety/outranks';
import type { CardChooser } from './choose-card.ts';
import { contactsFor, inRegion } from './contacts.ts';
import { type Decision, decide, GRAVITY } from './decide.ts';
import { askCard, neutralCard } from './neutral-card.ts';
import { withoutOrders } from './reading/orders.ts';
import { type Reading, readMessage, type Turn } from './reading/read-message.ts';
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

/**
 * What in a parent's message must not wait: the best supported card, a question, or null. Pure: rules and a small learnt
 * model, no network; it may be wrong both ways and is no medical device. With a `chooser` it chooses the card.
 */
export function assessSafety(input: SafetyInput, chooser?: CardChooser): Urgent | null {
  const { message, recentTurns: turns, ageDays, region, childName = null } = input;
  const background = { turns, ageDays, childName };
  const reading = readMessage(message, background);
  // Words that order what to answer may not outweigh what is told beside them.
  const bare = withoutOrders(message);
  const holdsOrders = bare !== message.trim() && bare !== '';
  const decided = (told: Reading): Decision | null => {
    const decision = decide(told);
    return decision && chooser ? chooser.choose(decision, told) : decision;
  };
  const decision = graver(decided(reading), holdsOrders ? decided(readMessage(bare, background)) : null);
  if (decision === null) return null;
  if (decision.level === 'ask') return askCard(region);
  if (decision.ruleId === NEUTRAL_RULE) return { level: decision.level, ...neutralCard(region) };
  return cardFor(decision.ruleId, decision.level, region, reading.ages);
}

/** A rule's card in the words of the region; `ages` are the child's in days, none where they are not known. */
export function cardFor(ruleId: RuleId, level: CardLevel, region: Region, ages: readonly number[]): Urgent {
  const rule: Rule = RULES[ruleId];
  const { actionFrom } = rule;
  const isOldEnough = actionFrom !== undefined && ages.length > 0 && ages.every((age) => age >= actionFrom.days);
  const kinds =
    level === 'emergency' && !rule.contacts.includes('emergency')
      ? (['emergency', ...rule.contacts] as const)
      : rule.contacts;
  return {
    level,
    title: inRegion(rule.title, region),
    action: inRegion(isOldEnough ? rule.action + actionFrom.text : rule.action, region),
    contacts: contactsFor(region, kinds),
    source: { ...rule.source },
    ruleId,
  };
}

const graver = (one: Decision | null, other: Decision | null): Decision | null =>
  other && (!one || GRAVITY[other.level] > GRAVITY[one.level]) ? other : one;

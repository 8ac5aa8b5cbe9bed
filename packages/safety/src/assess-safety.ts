import type { Region } from '@nestling/contracts/regions';
import type { CardLevel, Urgent } from '@nestling/contracts/safety';
import { CARD_LEVELS } from '@nestling/contracts/safety/levels';
import { contactsFor, inRegion } from './contacts.ts';
import { Conversation, type Turn } from './language/conversation.ts';
import { LEXICON } from './lexicon/index.ts';
import { ACCIDENT_RULES } from './rules/accidents.ts';
import { AIRWAY_AND_BRAIN_RULES } from './rules/airway-and-brain.ts';
import type { Detectors } from './rules/detector.ts';
import { FEVER_AND_NEWBORN_RULES } from './rules/fever-and-newborn.ts';
import { ILLNESS_RULES } from './rules/illness.ts';
import { DEVELOPMENT_RULES, DISTRESS_RULES } from './rules/minds.ts';
import { RULE_SOURCES } from './rules/rule-sources.ts';
import { RULE_TEXTS, type RuleId, type RuleText } from './rules/rule-texts.ts';

export interface SafetyInput {
  message: string;
  /** The child's age in days by the profile; an age named in the message goes before it. */
  ageDays: number | null;
  /** Oldest first, without the message itself. */
  recentTurns: readonly Turn[];
  region: Region;
  childName?: string | null;
}

const DETECTORS: readonly Detectors[] = [
  DISTRESS_RULES,
  ACCIDENT_RULES,
  AIRWAY_AND_BRAIN_RULES,
  ILLNESS_RULES,
  FEVER_AND_NEWBORN_RULES,
  DEVELOPMENT_RULES,
];

/**
 * What in a parent's message must not wait: the finding of the highest level, or null. Pure rules, no model and no
 * network; it may be wrong both ways and is no medical device.
 */
export function assessSafety(input: SafetyInput): Urgent | null {
  const { message, recentTurns: turns, ageDays, childName = null } = input;
  const talk = new Conversation(message, { turns, ageDays, childName }, LEXICON);
  let found: { ruleId: RuleId; level: CardLevel } | undefined;
  for (const detectors of DETECTORS) {
    for (const [ruleId, detect] of Object.entries(detectors) as [RuleId, Detectors[RuleId]][]) {
      const finding = detect?.(talk) ?? false;
      if (finding === false) continue;
      const level = finding === true ? RULE_TEXTS[ruleId].level : finding;
      if (!found || CARD_LEVELS.indexOf(level) < CARD_LEVELS.indexOf(found.level)) found = { ruleId, level };
      if (level === 'emergency') return cardFor(ruleId, level, input.region, talk);
    }
  }
  return found ? cardFor(found.ruleId, found.level, input.region, talk) : null;
}

function cardFor(ruleId: RuleId, level: CardLevel, region: Region, talk: Conversation): Urgent {
  const text: RuleText = RULE_TEXTS[ruleId];
  const { actionFrom } = text;
  const action = actionFrom && talk.isAtLeast(actionFrom.days) ? text.action + actionFrom.text : text.action;
  const kinds =
    level === 'emergency' && !text.contacts.includes('emergency')
      ? (['emergency', ...text.contacts] as const)
      : text.contacts;
  return {
    level,
    title: inRegion(text.title, region),
    action: inRegion(action, region),
    contacts: contactsFor(region, kinds),
    source: { ...RULE_SOURCES[ruleId] },
    ruleId,
  };
}

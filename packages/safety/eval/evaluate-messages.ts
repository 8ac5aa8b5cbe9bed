import { CARD_LEVELS, type CardLevel, type Urgent } from '@nestling/contracts/safety';
import { assessSafety } from '../src/index.ts';
import type { EvaluationMessage } from './load-messages.ts';

export interface Judged {
  message: EvaluationMessage;
  found: Urgent | null;
  milliseconds: number;
}

/** What the rules must reach on messages they were not tuned on: shares of the messages of a level. */
export const BARS = { emergency: 1, urgent: 0.97, soon: 0.9, falseAlarms: 0.02 } as const;

export function judgeMessages(messages: readonly EvaluationMessage[]): Judged[] {
  return messages.map((message) => {
    const { text, ageDays, recentTurns = [] } = message;
    const startedAt = performance.now();
    const found = assessSafety({ message: text, ageDays, recentTurns, region: 'US' });
    return { message, found, milliseconds: performance.now() - startedAt };
  });
}

/** A card of a higher level than expected still says in time what must not wait; a question does for `soon` alone. */
export function isCaught({ message: { expected }, found }: Judged): boolean {
  if (!expected) return found === null;
  if (found?.level === 'ask') return expected.level === 'soon';
  return found !== null && CARD_LEVELS.indexOf(found.level) <= CARD_LEVELS.indexOf(expected.level);
}

export interface Figures {
  recall: Record<CardLevel, { caught: number; of: number }>;
  falseAlarms: { raised: number; of: number };
  /** Caught, with a higher level than expected. */
  raisedHigher: number;
  /** Expected rule to the rule found, where they differ, with how often. */
  confusion: Map<string, number>;
}

export function summarise(judged: readonly Judged[]): Figures {
  const recall = { emergency: { caught: 0, of: 0 }, urgent: { caught: 0, of: 0 }, soon: { caught: 0, of: 0 } };
  const figures: Figures = { recall, falseAlarms: { raised: 0, of: 0 }, raisedHigher: 0, confusion: new Map() };
  for (const one of judged) {
    const { expected } = one.message;
    if (expected) {
      recall[expected.level].of += 1;
      if (isCaught(one)) recall[expected.level].caught += 1;
      if (isCaught(one) && one.found?.level !== expected.level) figures.raisedHigher += 1;
    } else {
      figures.falseAlarms.of += 1;
      if (one.found) figures.falseAlarms.raised += 1;
    }
    const expectedRule = expected?.ruleIds[0] ?? 'nothing';
    const foundRule = one.found?.ruleId ?? 'nothing';
    if (foundRule === expectedRule || expected?.ruleIds.includes(foundRule)) continue;
    const pair = `${expectedRule} -> ${foundRule}`;
    figures.confusion.set(pair, (figures.confusion.get(pair) ?? 0) + 1);
  }
  return figures;
}

/** The bars that figures miss, in words; empty when all hold. */
export function missedBars({ recall, falseAlarms }: Figures): string[] {
  const missed: string[] = [];
  for (const level of CARD_LEVELS) {
    const { caught, of } = recall[level];
    if (caught / of < BARS[level]) missed.push(`${level} recall ${caught}/${of}, at least ${BARS[level]} wanted`);
  }
  if (falseAlarms.raised / falseAlarms.of > BARS.falseAlarms)
    missed.push(`false alarms ${falseAlarms.raised}/${falseAlarms.of}, at most ${BARS.falseAlarms} wanted`);
  return missed;
}

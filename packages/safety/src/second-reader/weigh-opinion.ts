import type { CardLevel, Urgent } from '@nestling/contracts/safety';
import { NEUTRAL_RULE, outranks } from '@nestling/contracts/safety/outranks';
import { cardFor } from '../assess-safety.ts';
import { between } from '../decide.ts';
import type { Account } from '../evidence/account.ts';
import { fitsAge, WEIGHTS } from '../evidence/score-rules.ts';
import { neutralCard } from '../neutral-card.ts';
import type { Rule } from '../rules/define-rule.ts';
import { RULE_IDS, RULES, type RuleId } from '../rules/index.ts';

/** What a language model makes of a message. Its words are never shown. */
export interface Opinion {
  happening: (typeof HAPPENINGS)[number];
  who: (typeof WHO)[number];
  level: CardLevel | 'none';
  /** One of CARD_IDS. */
  card: string;
}

/** `no`: asked in general, supposed, told of a book or a game, or long over. */
export const HAPPENINGS = ['now', 'earlier', 'no'] as const;
export const WHO = ['child', 'parent', 'someone_else', 'nobody'] as const;
export const CARD_IDS: readonly string[] = [...RULE_IDS, NEUTRAL_RULE];

/** Each card with its title, as the second reader may choose among them. */
export const CARD_TITLES: readonly (readonly [id: string, title: string])[] = [
  ...RULE_IDS.map((id) => [id, RULES[id].title] as const),
  [NEUTRAL_RULE, 'grave, and none of the others fits'],
];

/**
 * The card that the second reader's opinion puts in the place of `card`, which the rules found or which is still open;
 * null where all stays as it is. It may raise, and choose between cards that the rules find strong evidence for; it never
 * lowers, and never sets a plain act aside for less. What the card says comes from our rules.
 */
export function weighOpinion(opinion: Opinion, card: Urgent | null, account: Account): Urgent | null {
  const { happening, who, level } = opinion;
  if (level === 'none' || happening === 'no' || who === 'nobody') return null;
  const proposed = proposedCard(opinion.card, card, level, account);
  if (card === null) return proposed;
  if (!outranks(proposed, card)) return null;
  if (proposed.level !== card.level) return proposed;
  return rivalsOf(card, account).includes(proposed.ruleId) ? proposed : null;
}

/** Whether an opinion could change anything: a red card that no other strong rule competes with stays whatever is said. */
export function isOpen(card: Urgent | null, account: Account): boolean {
  return card?.level !== 'emergency' || rivalsOf(card, account).length > 0;
}

/** The card `id` at that level, or where it fits no child of this age or does not stand so low, `card` or the one of the level. */
export function proposedCard(
  id: string,
  card: Urgent | null,
  level: CardLevel,
  { input: { region }, reading }: Account,
): Urgent {
  const named = RULE_IDS.find((one) => one === id && fitsAge(RULES[one], reading.ages));
  // What is graver than its card said, and of no other kind, keeps the first action of that card.
  const same = RULE_IDS.find((one) => one === card?.ruleId && between(level, 'soon', RULES[one].highest) === level);
  const ruleId = named ?? same ?? inGeneral(level);
  if (ruleId === NEUTRAL_RULE) return { level: 'emergency', ...neutralCard(region) };
  const { lowest, highest }: Rule = RULES[ruleId];
  return cardFor(ruleId, between(level, lowest, highest), region, reading.ages);
}

const inGeneral = (level: CardLevel): RuleId | typeof NEUTRAL_RULE =>
  level === 'emergency' ? NEUTRAL_RULE : level === 'urgent' ? 'doctor_today' : 'doctor_soon';

/** The rules that this message speaks for strongly enough to stand in the place of the card that it raised. */
function rivalsOf(card: Urgent, { supports }: Account): string[] {
  const own = supports.find(({ ruleId }) => ruleId === card.ruleId);
  if (!own && card.ruleId !== NEUTRAL_RULE) return [];
  return supports
    .filter(
      ({ ruleId, score, isAway, isPlain }) =>
        ruleId !== card.ruleId && score >= WEIGHTS.signs && !isAway && (isPlain || !own?.isPlain),
    )
    .map(({ ruleId }) => ruleId);
}

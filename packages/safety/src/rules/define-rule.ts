import type { CardLevel } from '@nestling/contracts/safety';
import type { Concept } from '../concepts/index.ts';
import type { ContactKind } from '../contacts.ts';
import type { Measure } from '../reading/measures.ts';

/** Things said of the same matter: all of them must stand in one clause, or in clauses that follow on each other. */
export type Evidence = readonly (Concept | Measure)[];

export interface Rule {
  /** What plain evidence says by itself. */
  level: CardLevel;
  /** How low and how high the card may stand, as the whole message weighs. */
  lowest: CardLevel;
  highest: CardLevel;
  /** Days of age the rule is for, [from, to). An unknown age is every age. */
  ages?: readonly [from: number, to: number];
  title: string;
  /** With the slots of the regions ({emergency}, {the doctor}, {diaper}): a card names no country's number or word. */
  action: string;
  /** Added to the action only where the child is known to be at least so many days old. */
  actionFrom?: { days: number; text: string };
  /** In the order to call them. */
  contacts: readonly ContactKind[];
  source: { name: string; url: string };
  /** The clinician who signed level, action and numbers; null until one has. */
  reviewedBy: string | null;
  /** A rule whose card gives way to this one where both are plain. */
  goesBefore?: 'eye_chemical';
  /** A plain act with a named hazard, or a plain sign of danger. Nothing harmless beside it excuses it. */
  plain: readonly Evidence[];
  /** What speaks for the rule and needs the weight of the whole message. */
  signs: readonly Evidence[];
  /** What may have to do with it. */
  hints: readonly Evidence[];
}

export const defineRule = (rule: Rule): Rule => rule;

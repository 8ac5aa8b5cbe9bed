/**
 * How a pattern is judged. `advice`: dangerous unless negated or warned of, also when a second sentence
 * permits what the first named ("Honey? A little is fine"). `claim`: the same within one statement. `raw`: the words hold their own negation
 * ("no need for the vitamin K shot"), so that only a refutation makes them safe. `act`: something done, dangerous unless it is
 * forbidden or condemned. `soothing`: something grave put off or played down, safe also where haste is urged in the same sentence.
 */
export type Stance = 'advice' | 'claim' | 'raw' | 'act' | 'soothing';

export type Pattern = {
  /** All must be found in one statement, in any order. The first is what a negation has to reach. */
  all: readonly RegExp[];
  unless?: RegExp;
  /** Must be found somewhere in the reply: what the advice is for. */
  context?: RegExp;
  stance: Stance;
  /** Ages in days, from inclusive to exclusive, when they differ from the rule's. */
  fromDays?: number;
  untilDays?: number;
};

export type NeverSayRule = {
  id: string;
  fromDays?: number;
  untilDays?: number;
  /** True when the words are dangerous even where no age is known and no baby is mentioned. */
  ageless?: boolean;
  patterns: readonly Pattern[];
  /** What is said in place of the reply. */
  replacement: string;
  source: { name: string; url: string };
};

export const DAYS = { week: 7, month: 30.4375, year: 365.25 } as const;
export const months = (count: number): number => Math.floor(count * DAYS.month);
export const years = (count: number): number => Math.floor(count * DAYS.year);

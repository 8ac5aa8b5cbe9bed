import type { FollowUp } from '../ports.ts';
import { type AskedPart, askedPart } from '../query/asked-part.ts';
import { comparable } from '../query/read-message.ts';
import learnt from './asked-next.json' with { type: 'json' };
import type { GuideWords } from './guide-words.ts';
import type { FoundPage } from './judge-pages.ts';
import type { Told } from './page-part.ts';

/** By which signs a turn is told to ask what parents ask next on a page, each 0..1. */
export const NEXT_SIGNS = ['wording', 'answer', 'worded', 'answered', 'foreign', 'samePart', 'otherPart'] as const;
export type NextSign = (typeof NEXT_SIGNS)[number];
export type NextSigns = Record<NextSign, number>;

/** Texts by which a follow-up is compared in sense: how it is asked, and last what it answers. */
export const sensesOf = ({ questions, text }: FollowUp): string[] => [
  ...questions.map((one) => comparable(one, null)),
  text.toLowerCase(),
];

export const countSenses = ({ questions }: FollowUp): number => questions.length + 1;

/** Where a page stands to a talk: it is on it, was on it before, or never was. */
export type PlaceInTalk = 'now' | 'before' | 'never';

/** One of what a page lists, by its place there. */
export type Listed = FoundPage & { followUp: number };

/**
 * What is asked next on a page, how near (0..1) a turn comes to a wording, and how likely it asks this, whatever the talk is on.
 * `isOtherPart`: the turn asks for a part of what was said (how long, why) that it does not ask for.
 */
export type AskedNext = Listed & { place: PlaceInTalk; near: number; likelihood: number; isOtherPart: boolean };

/** A later turn: `text` without the child's name and age, `told` without the words that only say which part is asked for. */
export type NextTurn = { text: string; told: string; part: AskedPart | null };

/** The words of a follow-up's wordings and of its answer, and which parts of what was said the wordings ask for. */
export type ReadFollowUp = {
  asked: ReadonlySet<number>;
  said: ReadonlySet<number>;
  parts: ReadonlyArray<AskedPart | null>;
};

export const readFollowUp = (words: GuideWords, { questions, text }: FollowUp): ReadFollowUp => ({
  asked: new Set(words.idsOf(questions.join('\n'))),
  said: new Set(words.idsOf(text)),
  parts: questions.map((one) => askedPart(one).part),
});

/** `cosines` are the turn's with each of `sensesOf`, in their order. */
export function nextSigns(
  { asked, said, parts }: ReadFollowUp,
  turn: { told: Told; part: AskedPart | null },
  cosines: ArrayLike<number>,
): NextSigns {
  const { told } = turn;
  const near = Array.from(cosines);
  const telling = Math.min(1, told.total);
  return {
    wording: Math.max(0, ...near.slice(0, -1)),
    answer: Math.max(0, near.at(-1) ?? 0),
    worded: telling * told.sharedWith(asked),
    answered: telling * told.sharedWith(said),
    foreign: telling * (1 - told.sharedWith(new Set([...asked, ...said]))),
    samePart: turn.part !== null && parts.includes(turn.part) ? 1 : 0,
    otherPart: turn.part !== null && !parts.includes(turn.part) ? 1 : 0,
  };
}

/** How likely it is, 0..1, that the turn asks this; as `pnpm guide:learn` learnt it from follow-ups whose wording was left out. */
export function nextLikelihood(signs: NextSigns): number {
  const sum = NEXT_SIGNS.reduce((all, sign) => all + learnt.weights[sign] * signs[sign], learnt.bias);
  return 1 / (1 + Math.exp(-sum));
}

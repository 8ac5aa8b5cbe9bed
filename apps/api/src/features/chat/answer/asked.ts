import type { ChatMessage } from '@nestling/contracts/chat';
import type { Region } from '@nestling/contracts/regions';
import type { Outcome } from '@nestling/rag/answer';
import type { Evidence } from '@nestling/rag/evidence';

export type Asked = {
  question: string;
  questionId: number;
  /** What was written in this chat before, oldest first. */
  history: readonly ChatMessage[];
  child: { name: string | null; ageWeeks: number | null };
  region: Region;
  signal: AbortSignal;
};

/** What a message is answered with. `evidence` is numbered from 1; `page` is the guide's page that the answer rests on. */
export type FoundAnswer = {
  outcome: Outcome;
  evidence: Evidence[];
  /** For a language model, which weighs evidence itself: more of it. */
  evidenceForModel: Evidence[];
  options: string[];
  page: string | null;
  /** The answer is only a part of that page. */
  isPart?: boolean;
  /** The page answers an aside, and not what the talk is on. */
  isAside?: boolean;
  /** The message names the age of another child than the family's. */
  isOtherChild: boolean;
  /** The message leans on what was said before. */
  goesOn: boolean;
};

/** What is to be said, before how the message stands to the talk is told with it. */
export type Settled = Omit<FoundAnswer, 'isOtherChild' | 'goesOn'>;

/** An outcome that rests on nothing. */
export const nothingBut = (outcome: Outcome, options: string[]): Settled => ({
  outcome,
  evidence: [],
  evidenceForModel: [],
  options,
  page: null,
});

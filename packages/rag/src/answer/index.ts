export { plainText } from '../table-row.ts';
export {
  type ChosenSentence,
  type ComposeEvidence,
  type ComposeSentence,
  chooseSentences,
} from './choose-sentences.ts';
export { type CitedText, renumberCitations } from './citations.ts';
export { type ComposeInput, composeAnswer, MAX_SENTENCES, MAX_WORDS } from './compose.ts';
export { type CheckedNumbers, withoutInventedNumbers } from './invented-numbers.ts';
export { nameChild } from './name-child.ts';
export { type DatedPaper, type OfferedPage, type Outcome, readOutcome } from './outcome.ts';
export {
  buildPrompt,
  type ChildContext,
  evidenceText,
  GENERAL_KNOWLEDGE_MARKER,
  type HistoryTurn,
  NOTHING_FOUND,
  type Prompt,
  type PromptInput,
  type PromptMessage,
  type Tone,
  type UrgentNotice,
} from './prompt.ts';
export { quoteText } from './quote.ts';
export { JUST_GIVEN } from './say-outcome.ts';
export { withoutQuotes } from './say-page.ts';
export { isRefusal, spokenText } from './spoken-text.ts';

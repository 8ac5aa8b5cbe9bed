export { asksForExplanation } from './answer-type.ts';
export { type Evidence, type JudgeOptions, judgeEvidence, MIN_COVERAGE, type Verdict } from './judge-evidence.ts';
export { pageEvidence } from './page-evidence.ts';
export type { LibraryStatistics } from './question.ts';
export type { ScoredSentence } from './score-sentences.ts';
export { estimateTokens } from './tokens.ts';

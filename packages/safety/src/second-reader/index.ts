export { asRead } from './as-read.ts';
export { readScores, type Scores } from './read-scores.ts';
export * from './weigh-opinion.ts';

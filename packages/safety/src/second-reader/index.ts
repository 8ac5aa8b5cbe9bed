export { type Evidence, evidenceOf } from '../evidence/evidence-of.ts';
export type { Likelihood } from '../model/model.ts';
export { asRead } from './as-read.ts';
export type { Scores } from './read-scores.ts';
export * from './weigh-opinion.ts';
export {
  type Learnt,
  levelTogether,
  likelihoodTogether,
  SIGNS,
  type Signs,
  signsOf,
  weighTogether,
} from './weigh-together.ts';

export { type Account, accountOf } from '../evidence/account.ts';
export { type Evidence, evidenceOf } from '../evidence/evidence-of.ts';
export type { Likelihood } from '../model/model.ts';
export { asRead, readings } from './as-read.ts';
export { greatest, type Scores } from './read-scores.ts';
export { askedOf, unresolved, weighHeard } from './weigh-heard.ts';
export * from './weigh-opinion.ts';
export {
  type Learnt,
  levelTogether,
  likelihoodTogether,
  PLAIN_ASKED,
  SIGNS,
  type Signs,
  signsOf,
  TELLINGS,
  type Telling,
  tellingOf,
} from './weigh-together.ts';

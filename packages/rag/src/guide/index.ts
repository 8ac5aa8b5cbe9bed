export { type AgeSpan, ageGap } from './age-gap.ts';
export { type Cosines, findPage } from './find-page.ts';
export { type Guide, type Phrasing, phrasingsOf, readGuide } from './guide.ts';
export {
  DOUBTS,
  type Doubt,
  type Finding,
  type FoundPage,
  type Gate,
  judgePages,
  likelihood,
  type RankedPages,
  rankPages,
} from './judge-pages.ts';
export { cosinesWith, type PackedVectors, packInto, packVectors } from './vectors.ts';
export { type GuideQuestion, type LeftOut, SIGNS, type Sign, type Signs, weighPages } from './weigh-pages.ts';

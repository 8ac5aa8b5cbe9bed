export { type AgeSpan, ageGap } from './age-gap.ts';
export { areAlike, areSame, differing } from './alike-pages.ts';
export {
  type AskedNext,
  countSenses,
  type Listed,
  NEXT_SIGNS,
  type NextSign,
  type NextSigns,
  type NextTurn,
  nextLikelihood,
  nextSigns,
  type PlaceInTalk,
  type ReadFollowUp,
  readFollowUp,
  sensesOf,
} from './asked-next.ts';
export {
  type Choice,
  chooseReply,
  isNone,
  REPLY_SIGNS,
  type Reply,
  repliesTo,
  sharesOf,
  shortlist,
  TOLD,
  tellable,
  toldNext,
  WEIGHTS,
  withReading,
} from './choose-reply.ts';
export { findReplies } from './find-page.ts';
export { type Guide, type Phrasing, phrasingTexts, readGuide } from './guide.ts';
export { type GuideIndex, indexGuide, phrasingsOf, readIndex, writeIndex } from './guide-index.ts';
export type { GuideWords } from './guide-words.ts';
export {
  DOUBTS,
  DOUBTS_OF_PAGE,
  type Doubt,
  type Finding,
  type FoundPage,
  type Gate,
  judgePages,
  likelihood,
  type RankedPages,
  rankPages,
} from './judge-pages.ts';
export { comparedTexts, type NearSaid, nearestSaid, type SaidNearness } from './near-said.ts';
export { alikeBy, type Middles, middlesOf, type Nearness, nearnessOf } from './nearness.ts';
export { openFor } from './open-next.ts';
export {
  type AskedOfPage,
  HELD,
  mostHeldBy,
  orElse,
  pickNearest,
  pickPart,
  readTold,
  type Said,
  sayingsOf,
} from './page-part.ts';
export { amongOf, pagesOf } from './readings.ts';
export { REPLY_PIECES, replyText, TURN_PIECES, turnText } from './rerank-texts.ts';
export type { Thread } from './turn.ts';
export {
  cosinesWith,
  emptyVectors,
  GUIDE_DIMENSION,
  type PackedVectors,
  packInto,
  packVectors,
  rowsOf,
} from './vectors.ts';
export { type GuideQuestion, type LeftOut, SIGNS, type Sign, type Signs, weighPages } from './weigh-pages.ts';

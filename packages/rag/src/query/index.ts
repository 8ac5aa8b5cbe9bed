export { ageAskedAbout, ageOfQuestion, WEEKS_IN } from './ages.ts';
export { type AskedPart, askedPart, type PartAsked } from './asked-part.ts';
export { THE_CHILD, withoutChild } from './child-words.ts';
export { thanksInPassing } from './courtesy.ts';
export { asksOfPlace } from './errands.ts';
export { isForOther } from './other-child.ts';
export {
  type AgeUnderstood,
  type Conversation,
  comparable,
  type ReadMessage,
  type ReadQuestion,
  readMessage,
} from './read-message.ts';
export { isOfOneself } from './strain.ts';
export { type Talk, talkOf } from './talk.ts';

export { asksForm, saysOf, withoutAsking } from './asked-anew.ts';
export { namesTime, withoutTimes } from './asked-times.ts';
export { documentDate } from './document-date.ts';
export { factEvidence } from './fact-evidence.ts';
export { type Fact, type FoundFacts, findFacts } from './find-facts.ts';
export { asksForFact, isParticular, wordsOfPapers } from './particular.ts';
export { type PickedFacts, pickFacts } from './pick-facts.ts';
export { asksOfSafety, isSafetyMatter } from './safety-matter.ts';

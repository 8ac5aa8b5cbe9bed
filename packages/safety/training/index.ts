export { RULE_IDS } from '../src/rules/index.ts';
export { loadLessons } from './examples.ts';
export type { Lesson } from './load-messages.ts';
export { chance, vary } from './vary.ts';

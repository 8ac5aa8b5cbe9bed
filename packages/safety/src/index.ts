export { assessSafety, type SafetyInput } from './assess-safety.ts';
export { type BeneathCard, supportedText } from './beneath-card/index.ts';
export { type ContactKind, contactsFor } from './contacts.ts';
export { dangerSignsFor } from './danger-signs/index.ts';
export { checkReply, findNeverSay } from './never-say/index.ts';
export * from './open-card/index.ts';

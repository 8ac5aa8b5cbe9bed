export { assessSafety, type SafetyInput } from './assess-safety.ts';
export { type ContactKind, contactsFor } from './contacts.ts';
export { checkReply, findNeverSay } from './never-say/index.ts';

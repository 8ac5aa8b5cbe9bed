export { assessSafety, type SafetyInput } from './assess-safety.ts';
export { type ContactKind, contactsFor } from './contacts.ts';
export { REGIONS, type Region, URGENT_LEVELS, type UrgentLevel } from './levels.ts';
export { checkReply, findNeverSay } from './never-say/index.ts';
export { type Contact, contact, type Urgent, urgent } from './urgent.schema.ts';

export { assessSafety, type SafetyInput } from './assess-safety.ts';
export { type ContactKind, contactsFor } from './contacts.ts';
export { checkReply, findNeverSay } from './never-say/index.ts';
export {
  type Contact,
  contact,
  REGIONS,
  type Region,
  URGENT_LEVELS,
  type Urgent,
  type UrgentLevel,
  urgent,
} from './urgent.schema.ts';

export { REGIONS, type Region, URGENT_LEVELS, type UrgentLevel } from './levels.ts';
export { type Contact, contact, type Urgent, urgent } from './urgent.schema.ts';

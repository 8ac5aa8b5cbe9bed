export { REGIONS, type Region } from '../regions/region.ts';
export { type DangerSigns, dangerSigns } from './danger-signs.schema.ts';
export { CARD_LEVELS, type CardLevel, URGENT_LEVELS, type UrgentLevel } from './levels.ts';
export { type AskCard, type Contact, contact, type Urgent, urgent } from './urgent.schema.ts';

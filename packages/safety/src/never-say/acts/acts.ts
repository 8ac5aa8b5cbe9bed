import { CARE_ACTS } from './care-acts.ts';
import { FIRST_AID_ACTS } from './first-aid-acts.ts';
import { PEOPLE_ACTS } from './people-acts.ts';

export const ACTS = { ...CARE_ACTS, ...PEOPLE_ACTS, ...FIRST_AID_ACTS } as const;

export type Act = keyof typeof ACTS;

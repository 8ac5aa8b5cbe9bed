import { ACTS } from './acts.ts';
import { BODY } from './body.ts';
import { FRAMES } from './frames.ts';
import { MINDS } from './minds.ts';
import { PEOPLE } from './people.ts';
import { STATES } from './states.ts';
import { THINGS } from './things.ts';

export const CONCEPTS = { ...PEOPLE, ...THINGS, ...BODY, ...ACTS, ...STATES, ...MINDS, ...FRAMES };

/** A rule can name no other: a misspelt one does not compile. */
export type Concept = keyof typeof CONCEPTS;

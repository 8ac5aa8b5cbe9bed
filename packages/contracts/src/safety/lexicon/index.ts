import { compileLexicon } from '../language/pattern.ts';
import { teachSpelling } from '../language/spelling.ts';
import { AIRWAY_AND_BRAIN } from './airway-and-brain.ts';
import { FRAMES } from './frames.ts';
import { WORDS } from './words.ts';

export const LEXICON = compileLexicon({ ...WORDS, ...FRAMES, ...AIRWAY_AND_BRAIN });
teachSpelling(LEXICON.stems, []);

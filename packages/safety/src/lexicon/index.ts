import { ORDINARY_STEMS } from '../language/ordinary-words.ts';
import { compileLexicon, trimGaps } from '../language/pattern.ts';
import { teachSpelling } from '../language/spelling.ts';
import { AIRWAY_AND_BRAIN } from './airway-and-brain.ts';
import { DEVELOPMENT } from './development.ts';
import { DISTRESS } from './distress.ts';
import { FEVER_AND_NEWBORN } from './fever-and-newborn.ts';
import { FRAMES } from './frames.ts';
import { HARM } from './harm.ts';
import { ILLNESS } from './illness.ts';
import { SWALLOWED } from './swallowed.ts';
import { WORDS } from './words.ts';
import { WOUNDS } from './wounds.ts';

export const LEXICON = compileLexicon(
  trimGaps({
    ...WORDS,
    ...FRAMES,
    ...AIRWAY_AND_BRAIN,
    ...SWALLOWED,
    ...WOUNDS,
    ...FEVER_AND_NEWBORN,
    ...ILLNESS,
    ...DISTRESS,
    ...HARM,
    ...DEVELOPMENT,
  }),
);
teachSpelling(LEXICON.stems, ORDINARY_STEMS);

import { CONCEPTS, type Concept } from '../concepts/index.ts';
import { ORDINARY_STEMS } from '../language/ordinary-words.ts';
import { compileLexicon, trimGaps } from '../language/pattern.ts';
import { teachSpelling } from '../language/spelling.ts';

export const LEXICON = compileLexicon(trimGaps(CONCEPTS));
teachSpelling(LEXICON.stems, LEXICON.written, ORDINARY_STEMS);

export const CONCEPT_NAMES = Object.keys(CONCEPTS) as Concept[];

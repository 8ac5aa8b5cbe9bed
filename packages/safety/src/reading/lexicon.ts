import { CONCEPTS, type Concept } from '../concepts/index.ts';
import { ORDINARY_STEMS } from '../language/ordinary-words.ts';
import { type CompiledLexicon, compilingLexicon } from '../language/pattern.ts';
import { teachSpelling, teachWhenAsked } from '../language/spelling.ts';

export const CONCEPT_NAMES = Object.keys(CONCEPTS) as Concept[];

const steps = compilingLexicon(CONCEPTS);
let compiled: CompiledLexicon | undefined;

/** Does a small part of what the first message would have to wait for; false once there is nothing left. */
export function prepareStep(): boolean {
  if (compiled) return false;
  const step = steps.next();
  if (!step.done) return true;
  compiled = step.value;
  teachSpelling(compiled.stems, compiled.written, ORDINARY_STEMS);
  return false;
}

/** The rules' own words, at once, however much of them was prepared. */
export function lexicon(): CompiledLexicon {
  while (prepareStep());
  if (!compiled) throw new Error('The lexicon was not compiled');
  return compiled;
}

teachWhenAsked(lexicon);

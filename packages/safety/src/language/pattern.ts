import { stemWord } from './stem-word.ts';

/**
 * The small language the lexicon is written in. A concept is patterns parted by `;`. A pattern is
 * words in order: `swallow ~3 @battery`, where `~3` lets up to three words stand between, `a/b` is either,
 * `@name` is another concept, `=fit` is the word exactly as typed, `#` is a number and `x?` may be missing.
 */
export type Element =
  | {
      kind: 'words';
      stems: readonly string[];
      raws: readonly string[];
      concepts: readonly string[];
      number: boolean;
      optional: boolean;
    }
  | { kind: 'gap'; most: number };

export type Pattern = readonly Element[];

export type Lexicon = Record<string, string>;

export interface Starts {
  byWord: Map<string, Pattern[]>;
  /** Patterns that start with a number or a concept, or whose first word may be missing. */
  anywhere: Pattern[];
}

export interface CompiledLexicon {
  concepts: Map<string, readonly Pattern[]>;
  /** The patterns of each concept by the word they start with, so that most are never tried. */
  starts: Map<string, Starts>;
  /** The same by word first: which patterns of which concepts a word may start. */
  startedBy: Map<string, Map<string, readonly Pattern[]>>;
  /** Every stem that a pattern names; what the spelling corrector may mend towards. */
  stems: Set<string>;
  /** The same as they are written. */
  written: Set<string>;
}

function compileElement(source: string, stems: Set<string>, written: Set<string>): Element {
  if (source.startsWith('~')) return { kind: 'gap', most: Number(source.slice(1)) };
  const optional = source.endsWith('?');
  const element = {
    kind: 'words' as const,
    stems: [] as string[],
    raws: [] as string[],
    concepts: [] as string[],
    number: false,
    optional,
  };
  for (const choice of (optional ? source.slice(0, -1) : source).split('/')) {
    if (choice === '#') element.number = true;
    else if (choice.startsWith('@')) element.concepts.push(choice.slice(1));
    else if (choice.startsWith('=')) {
      element.raws.push(choice.slice(1));
      written.add(choice.slice(1));
    } else if (choice !== '') {
      const stem = stemWord(choice);
      element.stems.push(stem);
      stems.add(stem);
      written.add(choice);
      // A pattern may also hold a stem as it is ("convuls"), which cutting again would spoil.
      if (stem !== choice) element.stems.push(choice);
    }
  }
  return element;
}

function startsOf(patterns: readonly Pattern[]): Starts {
  const starts: Starts = { byWord: new Map(), anywhere: [] };
  for (const pattern of patterns) {
    const [first] = pattern;
    if (first?.kind !== 'words' || first.optional || first.number || first.concepts.length > 0) {
      starts.anywhere.push(pattern);
      continue;
    }
    for (const word of new Set([...first.stems, ...first.raws])) {
      const same = starts.byWord.get(word);
      if (same) same.push(pattern);
      else starts.byWord.set(word, [pattern]);
    }
  }
  return starts;
}

/** Without the gaps that a pattern ends in: they add no word, and yet ask the sentence for one more. */
const trimGap = (line: string): string => line.trimEnd().replace(/( ~\d+)+$/, '');

/** In steps of one concept, so that a phone can do it between two touches. */
export function* compilingLexicon(lexicon: Lexicon): Generator<void, CompiledLexicon> {
  const concepts = new Map<string, readonly Pattern[]>();
  const stems = new Set<string>();
  const written = new Set<string>();
  const compilePattern = (source: string): Pattern =>
    source.split(/\s+/).map((element) => compileElement(element, stems, written));
  for (const [name, body] of Object.entries(lexicon)) {
    // A long list of words may go on in the next line.
    const patterns = body
      .replace(/\/\s+/g, '/')
      .split(';')
      .map((line) => trimGap(line).trim())
      .filter(Boolean)
      .map(compilePattern);
    concepts.set(name, patterns);
    yield;
  }
  for (const pattern of [...concepts.values()].flat())
    for (const element of pattern)
      for (const name of element.kind === 'words' ? element.concepts : [])
        if (!concepts.has(name)) throw new Error(`Lexicon names an unknown concept: ${name}`);
  const starts = new Map<string, Starts>();
  for (const [name, patterns] of concepts) {
    starts.set(name, startsOf(patterns));
    yield;
  }
  const startedBy = new Map<string, Map<string, readonly Pattern[]>>();
  for (const [name, { byWord }] of starts) {
    for (const [word, patterns] of byWord) {
      const started = startedBy.get(word);
      if (started) started.set(name, patterns);
      else startedBy.set(word, new Map([[name, patterns]]));
    }
  }
  return { concepts, starts, startedBy, stems, written };
}

import type { CompiledLexicon, Element, Pattern, Starts } from './pattern.ts';
import type { Token } from './tokenize.ts';

export interface Hit {
  start: number;
  /** Exclusive. */
  end: number;
  /** Place of the negating word that stands outside the match and reaches into it; -1 when there is none. */
  negatedBy: number;
  /** Any of its words is masked by what frames it: general question, prevention, past, story. */
  framed: boolean;
  /** At least one of its words belongs to the newest message. */
  fresh: boolean;
}

export interface Scope {
  negatedBy: readonly number[];
  framed: readonly boolean[];
  /** Framed as the past or as somebody else's story. */
  elsewhere: readonly boolean[];
  /** Words that belong to an idiom and mean nothing here. */
  masked: readonly boolean[];
  freshFrom: number;
}

const MAX_HITS = 400;
/** Above so many concepts it pays to look up every word of the text once for all of them. */
const FEW_CONCEPTS = 8;
const ENDS_DENIAL = new Set(['and', 'but', 'so', 'because', 'then', 'plus']);

const DENYING = ['not', 'isnt', 'wasnt', 'cant', 'never', 'hasnt', 'doesnt'];

const isDenying = (element: Extract<Element, { kind: 'words' }>): boolean =>
  element.concepts.some((name) => name === 'neg' || name === 'unable') ||
  element.stems.some((stem) => DENYING.includes(stem));

interface Match {
  end: number;
  words: number[];
  negations: number[];
  framed: boolean;
}

export class Matcher {
  private readonly found = new Map<string, readonly Hit[]>();
  private readonly startsAt = new Map<string, Map<number, Hit[]>>();
  private readonly byStem = new Map<string, number[]>();
  private readonly byRaw = new Map<string, number[]>();
  private readonly numbers: number[] = [];
  /** The patterns of each concept that a word of this text may start. */
  private started: Map<string, Set<Pattern>> | undefined;
  private asked = 0;
  private readonly tokens: readonly Token[];
  private readonly lexicon: CompiledLexicon;
  private readonly scope: Scope;

  constructor(tokens: readonly Token[], lexicon: CompiledLexicon, scope: Scope) {
    this.tokens = tokens;
    this.lexicon = lexicon;
    this.scope = scope;
    const add = (index: Map<string, number[]>, key: string, at: number): void => {
      const places = index.get(key);
      if (places) places.push(at);
      else index.set(key, [at]);
    };
    tokens.forEach((token, at) => {
      if (scope.masked[at]) return;
      add(this.byStem, token.stem, at);
      add(this.byRaw, token.raw, at);
      if (token.value !== undefined) this.numbers.push(at);
    });
  }

  /** Every place where the concept stands, negated and framed ones included. */
  hits(name: string): readonly Hit[] {
    const known = this.found.get(name);
    if (known) return known;
    this.found.set(name, []);
    const hits: Hit[] = [];
    for (const pattern of this.candidates(name)) {
      this.matchSequence(pattern, hits);
      if (hits.length >= MAX_HITS) break;
    }
    this.found.set(name, hits);
    return hits;
  }

  /** The patterns of a concept that can start somewhere in this text. */
  private candidates(name: string): readonly Pattern[] {
    const starts = this.lexicon.starts.get(name);
    if (!starts) return [];
    this.asked += 1;
    if (this.asked > FEW_CONCEPTS) this.started ??= this.startedHere();
    const started = this.started ? this.started.get(name) : this.startedOf(starts);
    return started ? [...started, ...starts.anywhere] : starts.anywhere;
  }

  private startedOf({ byWord }: Starts): Set<Pattern> {
    const started = new Set<Pattern>();
    if (byWord.size === 0) return started;
    for (const index of [this.byStem, this.byRaw]) {
      for (const word of index.keys()) for (const pattern of byWord.get(word) ?? []) started.add(pattern);
    }
    return started;
  }

  private startedHere(): Map<string, Set<Pattern>> {
    const here = new Map<string, Set<Pattern>>();
    const words = new Set([...this.byStem.keys(), ...this.byRaw.keys()]);
    for (const word of words) {
      for (const [name, patterns] of this.lexicon.startedBy.get(word) ?? []) {
        const started = here.get(name);
        if (!started) here.set(name, new Set(patterns));
        else for (const pattern of patterns) started.add(pattern);
      }
    }
    return here;
  }

  private at(name: string, start: number): readonly Hit[] {
    let starts = this.startsAt.get(name);
    if (!starts) {
      starts = new Map();
      for (const hit of this.hits(name)) {
        const same = starts.get(hit.start);
        if (same) same.push(hit);
        else starts.set(hit.start, [hit]);
      }
      this.startsAt.set(name, starts);
    }
    return starts.get(start) ?? [];
  }

  private places(element: Element): readonly number[] {
    if (element.kind === 'gap') return [];
    const places = new Set<number>();
    for (const stem of element.stems) for (const at of this.byStem.get(stem) ?? []) places.add(at);
    for (const raw of element.raws) for (const at of this.byRaw.get(raw) ?? []) places.add(at);
    for (const concept of element.concepts) for (const hit of this.hits(concept)) places.add(hit.start);
    if (element.number) for (const at of this.numbers) places.add(at);
    return [...places];
  }

  private matchSequence(elements: readonly Element[], into: Hit[]): void {
    const first = elements[0];
    if (!first) return;
    for (const start of this.places(first)) {
      if (into.length >= MAX_HITS) return;
      let negated: Hit | undefined;
      let plain = false;
      for (const match of this.walk(elements, 0, start)) {
        const outside = match.negations.find((place) => !match.words.includes(place)) ?? -1;
        const hit: Hit = {
          start,
          end: match.end,
          negatedBy: outside,
          framed: match.framed,
          fresh: match.end > this.scope.freshFrom,
        };
        if (outside < 0) {
          into.push(hit);
          plain = true;
          break;
        }
        negated ??= hit;
      }
      if (!plain && negated) into.push(negated);
    }
  }

  private *walk(elements: readonly Element[], index: number, position: number): Generator<Match> {
    const element = elements[index];
    if (!element) {
      yield { end: position, words: [], negations: [], framed: false };
      return;
    }
    if (element.kind === 'gap') {
      const sentence = this.tokens[position - 1]?.sentence;
      const before = elements[index - 1];
      const denies = before?.kind === 'words' && isDenying(before);
      for (let skip = 0; skip <= element.most; skip += 1) {
        const token = this.tokens[position + skip];
        if (token && token.sentence !== sentence) return;
        // "Not vomiting, lots of wet nappies": what is denied ends at the comma.
        if (denies && token && skip > 0 && (token.afterComma || ENDS_DENIAL.has(token.raw))) return;
        yield* this.walk(elements, index + 1, position + skip);
        if (!token) return;
      }
      return;
    }
    const token = this.tokens[position];
    const sameSentence = index === 0 || token?.sentence === this.tokens[position - 1]?.sentence;
    if (token && sameSentence && !this.scope.masked[position]) {
      if (
        element.stems.includes(token.stem) ||
        element.raws.includes(token.raw) ||
        (element.number && token.value !== undefined)
      ) {
        const negation = this.scope.negatedBy[position] ?? -1;
        for (const rest of this.walk(elements, index + 1, position + 1)) {
          yield {
            end: rest.end,
            words: [position, ...rest.words],
            negations: negation >= 0 ? [negation, ...rest.negations] : rest.negations,
            framed: rest.framed || this.scope.framed[position] === true,
          };
        }
      }
      for (const concept of element.concepts) {
        for (const hit of this.at(concept, position)) {
          for (const rest of this.walk(elements, index + 1, hit.end)) {
            yield {
              end: rest.end,
              words: [...wordsOf(hit), ...rest.words],
              negations: hit.negatedBy >= 0 ? [hit.negatedBy, ...rest.negations] : rest.negations,
              framed: rest.framed || hit.framed,
            };
          }
        }
      }
    }
    if (element.optional) yield* this.walk(elements, index + 1, position);
  }
}

/** The words of a hit without the one that denies it: a list inside a larger pattern stays denied. */
function wordsOf(hit: Hit): number[] {
  const words: number[] = [];
  for (let at = hit.start; at < hit.end; at += 1) if (at !== hit.negatedBy) words.push(at);
  return words;
}

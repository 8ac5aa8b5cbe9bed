import type { Concept } from '../concepts/index.ts';
import { type Hit, Matcher } from '../language/match-patterns.ts';
import { readNegation } from '../language/read-negation.ts';
import { type Token, tokenize } from '../language/tokenize.ts';
import { readClauses } from './clauses.ts';
import { CONCEPT_NAMES, lexicon } from './lexicon.ts';
import { MEASURES, type Measure, readFigures } from './measures.ts';
import { readStances, type Stance } from './stance.ts';

export interface Turn {
  role: 'user' | 'assistant';
  text: string;
}

export interface Background {
  turns: readonly Turn[];
  /** The child's age in days by the profile. */
  ageDays: number | null;
  childName: string | null;
}

/** A concept where it stands. */
export interface Found {
  name: Concept | Measure;
  at: number;
  end: number;
  clause: number;
  isDenied: boolean;
  stance: Stance;
  isFresh: boolean;
}

export interface Reading {
  tokens: readonly Token[];
  freshFrom: number;
  /** Days of age; empty when nothing is known. */
  ages: readonly number[];
  /** The same before the newest message. */
  agesBefore: readonly number[];
  found: ReadonlyMap<Concept | Measure, readonly Found[]>;
  /** For every word, which clause it stands in. */
  clauses: readonly number[];
}

/** Their words mean nothing here. */
const NOT_OF_CHILD = ['idiom', 'heatAround', 'ownTiredness'] as const satisfies readonly Concept[];
const RECENT_USER_TURNS = 3;
const MAX_TURN_CHARS = 2_000;
const MAX_ASSENT_WORDS = 14;
const ASSENT = new Set(
  'yes yeah yea yep yup ya correct right exactly definitely sure true both indeed sadly afraid'.split(' '),
);

/** The message with the recent turns it leans on, read once: words, clauses, concepts, figures and how each is meant. */
export function readMessage(message: string, { turns, ageDays, childName }: Background): Reading {
  const { tokens, freshFrom } = gather(message, turns, childName);
  const negatedBy = readNegation(tokens);
  const clauses = readClauses(tokens);
  const nothing = { framed: [], elsewhere: [], freshFrom };
  const bare = new Matcher(tokens, lexicon(), { negatedBy: [], masked: [], ...nothing });
  const masked: boolean[] = [];
  for (const hit of NOT_OF_CHILD.flatMap((name) => bare.hits(name)))
    for (let at = hit.start; at < hit.end; at += 1) masked[at] = true;
  const frames = (name: Concept): readonly Hit[] => bare.hits(name);
  const stances = readStances(tokens, clauses, {
    general: frames('general'),
    prevent: frames('prevent'),
    fears: frames('fears'),
    bygone: frames('bygone'),
    others: frames('others'),
    fiction: frames('fiction'),
    pet: frames('pet'),
    happening: frames('happening'),
  });
  const matcher = new Matcher(tokens, lexicon(), { negatedBy, masked, ...nothing });
  const found = new Map<Concept | Measure, Found[]>();
  for (const name of CONCEPT_NAMES) {
    const hits = matcher.hits(name);
    if (hits.length === 0) continue;
    found.set(
      name,
      hits.map((hit) => ({
        name,
        at: hit.start,
        end: hit.end,
        clause: clauses[hit.start] as number,
        isDenied: hit.negatedBy >= 0,
        stance: stances[hit.start] as Stance,
        isFresh: hit.fresh,
      })),
    );
  }
  const figures = readFigures(tokens, { freshFrom, ageDays, isElsewhere: (at) => isAway(stances[at]) });
  for (const measure of MEASURES) {
    const places = figures.found.filter((one) => one.measure === measure);
    if (places.length === 0) continue;
    found.set(
      measure,
      places.map(({ at }) => ({
        name: measure,
        at,
        end: at + 1,
        clause: clauses[at] ?? 0,
        isDenied: false,
        stance: stances[at] ?? PLAIN,
        isFresh: at >= freshFrom,
      })),
    );
  }
  // "38.4" is a fever without the word, and goes before it: "a temperature of 36.9" is none.
  const hot = found.get('hot');
  if (hot) found.set('fever', [...(found.get('fever') ?? []), ...hot]);
  if (found.has('noFever') && !found.has('hot'))
    found.set(
      'fever',
      (found.get('fever') ?? []).map((one) => ({ ...one, isDenied: true })),
    );
  return { tokens, freshFrom, ages: figures.ages, agesBefore: figures.agesBefore, found, clauses };
}

const PLAIN: Stance = { isSupposed: false, isBygone: false, isElsewhere: false };
const isAway = (stance: Stance | undefined): boolean => stance !== undefined && (stance.isBygone || stance.isElsewhere);

function gather(
  message: string,
  turns: readonly Turn[],
  childName: string | null,
): { tokens: Token[]; freshFrom: number } {
  const names = new Set(tokenize(childName ?? '').map((token) => token.raw));
  const earlier = turns
    .filter((turn) => turn.role === 'user')
    .slice(-RECENT_USER_TURNS)
    .map((turn) => tokenize(turn.text.slice(0, MAX_TURN_CHARS)));
  const now = tokenize(message);
  const asked = affirms(now) ? tokenize(lastQuestions(turns)) : [];
  const tokens: Token[] = [];
  let sentence = 0;
  const add = (part: readonly Token[]): void => {
    // Lily and Rose are children here, not plants.
    for (const token of part)
      tokens.push({ ...token, stem: names.has(token.raw) ? 'child' : token.stem, sentence: sentence + token.sentence });
    sentence += (part.at(-1)?.sentence ?? 0) + 1;
  };
  for (const part of earlier) add(part);
  const freshFrom = tokens.length;
  add(asked.map((token) => ({ ...token, question: false })));
  add(now);
  return { tokens, freshFrom };
}

function affirms(tokens: readonly Token[]): boolean {
  return (
    tokens.length > 0 && tokens.length <= MAX_ASSENT_WORDS && tokens.slice(0, 2).some((one) => ASSENT.has(one.raw))
  );
}

function lastQuestions(turns: readonly Turn[]): string {
  const last = turns.at(-1);
  if (last?.role !== 'assistant') return '';
  return last.text
    .slice(-MAX_TURN_CHARS)
    .split(/(?<=[.!?\n])/)
    .filter((part) => part.trimEnd().endsWith('?'))
    .join(' ');
}

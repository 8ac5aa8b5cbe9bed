import { type Hit, Matcher, type Scope } from './match-patterns.ts';
import type { CompiledLexicon } from './pattern.ts';
import { type NamedAge, readAges } from './read-ages.ts';
import { readCounts } from './read-counts.ts';
import { type Duration, readDurations } from './read-durations.ts';
import { readScope } from './read-scope.ts';
import { readTemperatures, type Temperature } from './read-temperatures.ts';
import { type Token, tokenize } from './tokenize.ts';

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

const RECENT_USER_TURNS = 3;
const MAX_TURN_CHARS = 2_000;
const ASSENT = new Set(
  `yes yeah yea yep yup yh ya yess correct right exactly definitely sure affirmative true both all indeed sadly afraid`.split(
    ' ',
  ),
);
const MAX_ASSENT_WORDS = 14;
const BESIDE = 6;
const SHORT_WORDS = 24;

/** What the parent says now, with the recent turns it leans on, read once and asked many times. */
export class Conversation {
  readonly tokens: readonly Token[];
  readonly temperatures: readonly Temperature[];
  readonly durations: readonly Duration[];
  readonly counts: readonly { at: number; times: number }[];
  /** Ages in days the conversation is about; empty when nothing is known. */
  readonly ages: readonly number[];
  private readonly matcher: Matcher;
  private readonly scope: Scope;
  private readonly freshFrom: number;

  constructor(message: string, more: Background, lexicon: CompiledLexicon) {
    const { turns, ageDays } = more;
    const names = new Set(tokenize(more.childName ?? '').map((token) => token.raw));
    const earlier = turns
      .filter((turn) => turn.role === 'user')
      .slice(-RECENT_USER_TURNS)
      .map((turn) => tokenize(turn.text.slice(0, MAX_TURN_CHARS)));
    const now = tokenize(message);
    const asked = affirms(now) ? tokenize(lastQuestions(turns)) : [];
    const tokens: Token[] = [];
    let sentence = 0;
    const add = (part: readonly Token[]): void => {
      for (const token of part) {
        // Lily and Rose are children here, not plants.
        const stem = names.has(token.raw) ? 'child' : token.stem;
        tokens.push({ ...token, stem, sentence: sentence + token.sentence });
      }
      sentence += (part.at(-1)?.sentence ?? 0) + 1;
    };
    for (const part of earlier) add(part);
    this.freshFrom = tokens.length;
    add(asked.map((token) => ({ ...token, question: false })));
    add(now);
    this.tokens = tokens;
    this.scope = readScope(tokens, lexicon, this.freshFrom);
    this.matcher = new Matcher(tokens, lexicon, this.scope);
    const named = readAges(tokens);
    const counted = named.filter((age) => this.scope.elsewhere[age.at] !== true);
    const current = counted.filter((age) => age.at >= this.freshFrom);
    const known: readonly NamedAge[] = current.length > 0 ? current : counted;
    this.ages = known.length > 0 ? known.map((age) => age.days) : ageDays === null ? [] : [ageDays];
    this.temperatures = readTemperatures(tokens).filter((one) => this.isNow(one.at));
    this.durations = readDurations(tokens, named).filter((one) => this.isStated(one.at));
    this.counts = readCounts(tokens).filter((one) => this.isStated(one.at));
  }

  private isStated(at: number): boolean {
    return this.scope.elsewhere[at] !== true;
  }

  private isNow(at: number): boolean {
    return at >= this.freshFrom && this.scope.framed[at] !== true;
  }

  /** Said as true and of now, at least in part in the newest message. */
  has(...names: string[]): boolean {
    return names.some((name) => this.found(name).length > 0);
  }

  /** As `has`, where nothing of `harmless` stands close by in the same sentence. */
  hasBut(name: string, harmless: string): boolean {
    const places = this.harmless(harmless);
    return this.found(name).some((hit) => !places.some((place) => this.isBeside(hit, place)));
  }

  /** As `asks`, where nothing of `harmless` stands close by in the same sentence. */
  asksBut(name: string, harmless: string): boolean {
    const places = this.harmless(harmless);
    return this.matcher
      .hits(name)
      .some((hit) => hit.fresh && hit.negatedBy < 0 && !places.some((place) => this.isBeside(hit, place)));
  }

  /**
   * As `has`, where nothing of `harmless` excuses it: anywhere in a short message, in the same sentence in a long one,
   * since a story names many harmless things on its way.
   */
  hasPlain(name: string, harmless: string): boolean {
    return this.plain(this.found(name), harmless);
  }

  /** As `asks`, excused as in `hasPlain`. */
  asksPlain(name: string, harmless: string): boolean {
    const hits = this.matcher.hits(name).filter((hit) => hit.fresh && hit.negatedBy < 0);
    return this.plain(hits, harmless);
  }

  private plain(hits: readonly Hit[], harmless: string): boolean {
    if (hits.length === 0) return false;
    const places = this.harmless(harmless).filter((hit) => hit.fresh);
    if (places.length === 0) return true;
    if (this.tokens.length - this.freshFrom <= SHORT_WORDS) return false;
    const sentence = (at: number): number => this.tokens[at]?.sentence ?? -1;
    return hits.some((hit) =>
      places.every(
        (place) => sentence(place.start) < sentence(hit.start) || sentence(place.start) > sentence(hit.end - 1),
      ),
    );
  }

  /** What is denied ("no beetroot") excuses nothing. */
  private harmless(name: string): readonly Hit[] {
    return this.matcher.hits(name).filter((hit) => hit.negatedBy < 0);
  }

  private isBeside(hit: Hit, place: Hit): boolean {
    return (
      place.start < hit.end + BESIDE &&
      hit.start < place.end + BESIDE &&
      this.tokens[place.start]?.sentence === this.tokens[hit.start]?.sentence
    );
  }

  found(name: string): readonly Hit[] {
    return this.matcher.hits(name).filter((hit) => hit.fresh && hit.negatedBy < 0 && !hit.framed);
  }

  /** Said as true in the newest message or in one of the parent's recent ones. */
  said(...names: string[]): boolean {
    return names.some((name) => this.matcher.hits(name).some((hit) => hit.negatedBy < 0 && !hit.framed));
  }

  /** Stands in the newest message however it is framed: for what is unsafe even when only asked about. */
  asks(...names: string[]): boolean {
    return names.some((name) => this.matcher.hits(name).some((hit) => hit.fresh && hit.negatedBy < 0));
  }

  /** Stands anywhere in the newest message, denied or framed as it may be. */
  mentions(...names: string[]): boolean {
    return names.some((name) => this.matcher.hits(name).some((hit) => hit.fresh));
  }

  /** One of the ages is within [from, to) days; `unknown` answers when no age is known. */
  isAged(from: number, to: number, unknown = true): boolean {
    return this.ages.length === 0 ? unknown : this.ages.some((days) => days >= from && days < to);
  }

  /** An age is known and none that is known is below it. */
  isAtLeast(days: number): boolean {
    return this.ages.length > 0 && this.ages.every((age) => age >= days);
  }
}

function affirms(tokens: readonly Token[]): boolean {
  return (
    tokens.length > 0 && tokens.length <= MAX_ASSENT_WORDS && tokens.slice(0, 2).some((one) => ASSENT.has(one.raw))
  );
}

function lastQuestions(turns: readonly Turn[]): string {
  const last = turns.at(-1);
  if (last?.role !== 'assistant') return '';
  const text = last.text.slice(-MAX_TURN_CHARS);
  return text
    .split(/(?<=[.!?\n])/)
    .filter((part) => part.trimEnd().endsWith('?'))
    .join(' ');
}

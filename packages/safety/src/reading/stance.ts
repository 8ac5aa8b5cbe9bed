import type { Hit } from '../language/match-patterns.ts';
import type { Token } from '../language/tokenize.ts';

/** How a clause is meant. A clause may be meant in several ways. */
export interface Stance {
  /** Asked in general, supposed or guarded against: nobody says that it happened. */
  isSupposed: boolean;
  /** Of another time, long over. */
  isBygone: boolean;
  /** Of somebody that is not in the parent's care, or of nobody at all. */
  isElsewhere: boolean;
}

export interface FrameHits {
  general: readonly Hit[];
  prevent: readonly Hit[];
  fears: readonly Hit[];
  bygone: readonly Hit[];
  others: readonly Hit[];
  fiction: readonly Hit[];
  pet: readonly Hit[];
  happening: readonly Hit[];
}

const SUPPOSING = new Set(['if', 'unless', 'whenever']);
const AFTER_GENERAL = new Set(['if', 'when', 'while', 'after', 'and', 'or', 'that', 'before']);
const OWN = new Set([
  'he',
  'she',
  'hes',
  'shes',
  'son',
  'daughter',
  'baby',
  'toddler',
  'lo',
  'him',
  'her',
  'his',
  'my',
  'our',
  'i',
  'we',
  'they',
]);
/** A verb of now: the clause is not of the time that stands before it. */
const PRESENT = new Set(
  'is are has have am isnt arent hasnt wont cant cannot keeps now just hes shes im ive'.split(' '),
);
/** Words a frame reaches over when the clause does not end before. */
const REACH = 14;

/** What may stand before the time at the head of a clause. */
const LEADS = new Set('and but then so because a an the in back about only once it was when'.split(' '));
/** Fewer words after a comma are one more of a list. */
const LISTED_WORDS = 4;

/** After a comma so much is said that it is no further part of a list. */
function opensAnother(tokens: readonly Token[], clauses: readonly number[], from: number): boolean {
  if (!tokens[from]?.afterComma) return false;
  let at = from + 1;
  while (at < tokens.length && clauses[at] === clauses[from] && !tokens[at]?.afterComma) at += 1;
  return at - from >= LISTED_WORDS;
}

/** Where what is said last before a place begins. */
function lastComma(tokens: readonly Token[], clauses: readonly number[], from: number, place: number): number {
  for (let at = place; at > from; at -= 1) if (opensAnother(tokens, clauses, at)) return at;
  return from;
}

/** What frames each word of the text; a frame ends with its clause. */
export function readStances(tokens: readonly Token[], clauses: readonly number[], frames: FrameHits): Stance[] {
  const stances: Stance[] = tokens.map(() => ({ isSupposed: false, isBygone: false, isElsewhere: false }));
  const starts = new Map<number, number>();
  clauses.forEach((clause, at) => {
    if (!starts.has(clause)) starts.set(clause, at);
  });
  const happening = new Set(frames.happening.map((hit) => clauses[hit.start]));
  const reach = (hit: Hit, mark: (stance: Stance) => void, { back = false, isAsked = false } = {}): void => {
    const clause = clauses[hit.start] as number;
    const from = back ? lastComma(tokens, clauses, starts.get(clause) as number, hit.start) : hit.start;
    const last = Math.max(clause, clauses[hit.end - 1] as number);
    for (let at = from; at < tokens.length && (clauses[at] as number) <= last && at < hit.end + REACH; at += 1) {
      if (!isAsked && at >= hit.end && opensAnother(tokens, clauses, at)) break;
      mark(stances[at] as Stance);
    }
    for (let at = hit.start; at < hit.end; at += 1) mark(stances[at] as Stance);
  };
  const isOwn = (hit: Hit): boolean =>
    tokens.some((token, at) => clauses[at] === clauses[hit.start] && at >= hit.end && OWN.has(token.raw));
  const general = new Set<number>();
  for (const hit of frames.general) {
    if (happening.has(clauses[hit.start]) && isOwn(hit)) continue;
    reach(hit, (stance) => (stance.isSupposed = true), { isAsked: true });
    general.add(clauses[hit.end - 1] as number);
    general.add(clauses[hit.start] as number);
  }
  for (const hit of [...frames.prevent, ...frames.fears])
    if (!happening.has(clauses[hit.start])) reach(hit, (stance) => (stance.isSupposed = true));
  for (const hit of frames.bygone) {
    if (happening.has(clauses[hit.start]) || clauses[hit.end - 1] !== clauses[hit.start]) continue;
    reach(hit, (stance) => (stance.isBygone = true), { back: true });
    // "Last year he had a seizure": the time stands before its clause.
    const clause = (clauses[hit.start] as number) + 1;
    const around = tokens.filter((_, at) => clauses[at] === clause - 1 && (at < hit.start || at >= hit.end));
    if (happening.has(clause) || around.some(({ raw }) => !LEADS.has(raw))) continue;
    const own = tokens.flatMap((token, at) => (clauses[at] === clause ? [{ token, at }] : []));
    if (own.some(({ token }) => PRESENT.has(token.raw)) || own[0]?.token.sentence !== tokens[hit.start]?.sentence)
      continue;
    for (const { at } of own) {
      if (opensAnother(tokens, clauses, at)) break;
      (stances[at] as Stance).isBygone = true;
    }
  }
  for (const hit of frames.others) if (!isOwn(hit)) reach(hit, (stance) => (stance.isElsewhere = true));
  for (const hit of frames.fiction) reach(hit, (stance) => (stance.isElsewhere = true), { back: true });
  for (const hit of frames.pet) if (!isOwn(hit)) reach(hit, (stance) => (stance.isElsewhere = true));
  supposeAfter(tokens, clauses, starts, general, happening, stances);
  return stances;
}

/** "What should I do if he …": the clause that follows a general question is supposed as well. */
function supposeAfter(
  tokens: readonly Token[],
  clauses: readonly number[],
  starts: ReadonlyMap<number, number>,
  general: ReadonlySet<number>,
  happening: ReadonlySet<number | undefined>,
  stances: readonly Stance[],
): void {
  let isOpen = false;
  for (const [clause, start] of starts) {
    const first = tokens[start]?.raw ?? '';
    const follows: boolean = general.has(clause - 1) || isOpen;
    const isSupposed: boolean =
      !happening.has(clause) && (SUPPOSING.has(first) || (follows && AFTER_GENERAL.has(first)));
    if (isSupposed)
      for (let at = start; at < tokens.length && clauses[at] === clause; at += 1)
        (stances[at] as Stance).isSupposed = true;
    isOpen = isSupposed && tokens[start]?.sentence === tokens[start - 1]?.sentence;
  }
}

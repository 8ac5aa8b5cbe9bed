import type { Concept } from '../concepts/index.ts';
import type { Support } from '../evidence/score-rules.ts';
import type { Token } from '../language/tokenize.ts';
import type { Measure } from '../reading/measures.ts';
import type { Found, Reading } from '../reading/read-message.ts';

/** Slots of the hashed features, a power of two: so many that what was never learnt seldom meets what was. */
export const SLOTS = 1 << 19;

/** Where a message stands in the model: slots and how much of each. */
export interface Features {
  slots: number[];
  values: number[];
}

/** Places of words, [from, to). */
export interface Part {
  from: number;
  to: number;
}

/** Words of a part: what a parent says in a breath. */
const PART_WORDS = 26;
/** A message up to this long is one part. */
const WHOLE_WORDS = 48;

/** A long message is read in parts that overlap, so that a story does not outweigh what happened, nor add up to it. */
export function partsOf({ tokens }: Reading): Part[] {
  if (tokens.length <= WHOLE_WORDS) return [{ from: 0, to: tokens.length }];
  const cuts = [0];
  tokens.forEach((token, at) => {
    const length = at - (cuts.at(-1) as number);
    const isEnd = token.sentence !== tokens[at - 1]?.sentence;
    if ((length >= PART_WORDS / 2 && isEnd) || (length >= PART_WORDS && token.afterComma) || length >= PART_WORDS * 1.5)
      cuts.push(at);
  });
  cuts.push(tokens.length);
  return cuts.slice(0, -1).flatMap((from, at) => {
    const to = cuts[at + 2] ?? cuts[at + 1];
    return to === undefined || (at > 0 && at === cuts.length - 2) ? [] : [{ from, to }];
  });
}

/** The sentences and the clauses in which a plain act stands, each by itself: what is chatted around it says nothing of it. */
export function plainPartsOf({ tokens, clauses }: Reading, supports: readonly Support[]): Part[] {
  const places = supports.flatMap((support) => (support.isPlain ? support.places : []));
  const within = (wholes: readonly number[]): Part[] =>
    [...new Set(places.map((at) => wholes[at]))].map((whole) => ({
      from: wholes.findIndex((one) => one === whole),
      to: wholes.findLastIndex((one) => one === whole) + 1,
    }));
  return [...within(tokens.map(({ sentence }) => sentence)), ...within(clauses)];
}

const DAYS_PER_AGE = [30, 92, 184, 365, 730, 1461, 2922, 4383] as const;

export function ageBand(ages: readonly number[]): string {
  const days = ages[0];
  if (days === undefined) return 'x';
  return String(DAYS_PER_AGE.filter((limit) => days >= limit).length);
}

/** FNV-1a, folded into the slots. */
export function slotOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) {
    hash ^= name.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  return (hash >>> 0) & (SLOTS - 1);
}

/** How much each kind of feature may say in all, whatever the length of the message. */
const SHARES = {
  words: 1,
  little: 0.6,
  pairs: 1,
  far: 1,
  runs: 0.7,
  concepts: 1.5,
  meets: 1,
  rules: 1.5,
  rest: 1,
} as const;
/** Kinds of which a message of this many features says its whole share. */
const USUAL = 12;

/** Concepts that only build others and say nothing by themselves. */
const BUILDING: ReadonlySet<Concept | Measure> = new Set([
  'neg',
  'child',
  'idiom',
  'head',
  'selfOnly',
  'heatAround',
  'ownTiredness',
  'partner',
  'adultOther',
  'baby',
  'manyHurt',
  'under3m',
  'took',
  'tookSure',
  'many',
  'wrongDose',
  'happening',
  'helpNow',
  'doctorAsk',
  'splashed',
  'spilled',
  'worseWord',
  'lasting',
  'daysLong',
  'fiveDays',
  'lowHeight',
  'object',
  'exertion',
  'fineWord',
  'earSign',
  'toothSign',
  'peeSign',
  'genitalSign',
  'cordSign',
  'breastSign',
  'pregnancySign',
  'postBirthSign',
  'asleepNow',
  'toyWord',
  'ownChild',
  'childWent',
  'lostWords',
  'hardened',
  'wontGoBack',
] as const);

/** Features of a part of the message: of the words from one place up to another. */
export function featuresOf(reading: Reading, supports: readonly Support[], { from, to }: Part): Features {
  const groups: Record<keyof typeof SHARES, Set<string>> = {
    words: new Set(),
    little: new Set(),
    pairs: new Set(),
    far: new Set(),
    runs: new Set(),
    concepts: new Set(),
    meets: new Set(),
    rules: new Set(),
    rest: new Set(),
  };
  readWords(reading.tokens.slice(from, to), groups);
  readConcepts(reading, { from, to }, groups);
  let best = 0;
  let hasPlain = false;
  for (const { ruleId, score, isPlain, places, reasons } of supports) {
    if (!places.some((at) => at >= from && at < to)) continue;
    reasons.forEach((reason, at) => {
      if ((places[at] as number) >= from && (places[at] as number) < to) groups.meets.add(`e:${reason}`);
    });
    best = Math.max(best, score);
    hasPlain ||= isPlain;
    if (isPlain) groups.rules.add(`r:${ruleId}!`);
    if (score >= 0.5) groups.rules.add(`r:${ruleId}`);
  }
  groups.rest.add(`s:${Math.round(best * 5)}`);
  if (hasPlain) groups.rest.add('s:plain');
  groups.rest.add(`a:${ageBand(reading.ages)}`);
  const features: Features = { slots: [], values: [] };
  for (const [kind, names] of Object.entries(groups) as [keyof typeof SHARES, Set<string>][]) {
    const value = SHARES[kind] / Math.sqrt(Math.max(names.size, USUAL));
    for (const name of names) {
      features.slots.push(slotOf(name));
      features.values.push(value);
    }
  }
  return features;
}

const RUN = 4;
/** Words that every text is full of: they tell how something is said, and little of what happened. */
const COMMON = new Set(
  `a an the and or of to in on at for with as is be it its he she his her him hers they them their i im me my we our us you your this that these those so do have has had was were are there here just very really get go then than from by about up out all some one when who which would could will can if but also too hi hello thank thanks am s t now today yesterday last half know think like say tell find dont into between # ive im see look want time day way thing still other more much lot back down off over because though while since before after again never ever always my mine what how why should make take give come put let keep any anyone been wel lol sure help pleas need`.split(
    ' ',
  ),
);

/** Words within which two tell of one thing. */
const FAR = 5;

function readWords(
  tokens: Reading['tokens'],
  groups: Record<'words' | 'little' | 'pairs' | 'far' | 'runs', Set<string>>,
): void {
  tokens.forEach((token, at) => {
    const isCommon = COMMON.has(token.stem);
    groups[isCommon ? 'little' : 'words'].add(`w:${token.stem}`);
    for (let to = at + 1; !isCommon && to <= at + FAR && to < tokens.length; to += 1) {
      const other = (tokens[to] as Token).stem;
      if (!COMMON.has(other)) groups.far.add(`p:${token.stem} ${other}`);
    }
    const pair = pairAt(tokens, at);
    if (pair !== undefined) groups.pairs.add(pair);
    if (token.value !== undefined || token.raw.length < RUN + 1 || isCommon) return;
    const word = `<${token.raw}>`;
    for (let from = 0; from + RUN <= word.length; from += 1) groups.runs.add(`g:${word.slice(from, from + RUN)}`);
  });
}

function readConcepts(reading: Reading, { from, to }: Part, groups: Record<'concepts', Set<string>>): void {
  const band = ageBand(reading.ages);
  for (const [name, places] of reading.found) {
    if (BUILDING.has(name)) continue;
    for (const place of places) {
      if (place.at < from || place.at >= to) continue;
      const mark = markOf(place);
      groups.concepts.add(`c:${mark}${name}`);
      if (mark !== '') continue;
      groups.concepts.add(`c:${name}@${band}`);
    }
  }
}

function markOf({ isDenied, stance }: Found): string {
  if (isDenied) return '-';
  if (stance.isElsewhere) return '?e';
  if (stance.isBygone) return '?b';
  return stance.isSupposed ? '?s' : '';
}

/** Two words side by side, of which one tells something. */
function pairAt(tokens: Reading['tokens'], at: number): string | undefined {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (!token || next?.sentence !== token.sentence || (COMMON.has(token.stem) && COMMON.has(next.stem)))
    return undefined;
  return `b:${token.stem} ${next.stem}`;
}

/** How much the pairs say beside the words in the choice of the card. */
const PAIR_SHARE = 0.8;

/** What the choice of the card rests on: words, pairs, concepts that are said, and rules with their support. */
export function cardFeaturesOf(reading: Reading, supports: readonly Support[]): Features {
  const features: Features = { slots: [], values: [] };
  const add = (name: string, value: number): void => {
    features.slots.push(slotOf(name));
    features.values.push(value);
  };
  const stems = new Set(reading.tokens.map((token) => token.stem).filter((stem) => !COMMON.has(stem)));
  const share = 1 / Math.sqrt(Math.max(stems.size, USUAL));
  for (const stem of stems) add(`w:${stem}`, share);
  const pairs = new Set(reading.tokens.flatMap((_, at) => pairAt(reading.tokens, at) ?? []));
  const pairShare = PAIR_SHARE / Math.sqrt(Math.max(pairs.size, USUAL));
  for (const pair of pairs) add(pair, pairShare);
  for (const [name, places] of reading.found)
    if (!BUILDING.has(name) && places.some((place) => !place.isDenied)) add(`c:${name}`, 0.3);
  for (const { ruleId, score, isPlain } of supports) add(`r:${ruleId}`, score + (isPlain ? 0.5 : 0));
  // That no age is known says nothing of the matter, only that some matters are of before a birth.
  if (reading.ages.length > 0) add(`a:${ageBand(reading.ages)}`, 0.5);
  return features;
}

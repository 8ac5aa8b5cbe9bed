import { isTelling, readQuestion } from '../evidence/question.ts';
import { sentencesOf } from '../evidence/sentences.ts';
import type { PagePart, WrittenPage } from '../ports.ts';
import type { AskedPart, PartAsked } from '../query/asked-part.ts';
import { isForOther } from '../query/other-child.ts';
import type { GuideWords } from './guide-words.ts';

/** A sentence or step of a page, and where it stands; `asked`: the question that it answers, where several may be meant. */
export type Said = { text: string; from: 'now' | 'watch' | 'call' | 'words'; asked?: Asked };
/** `number`: that of its page among the sources. */
type Asked = { question: string; number: number };

const LEAST = 0.25;
/** Where a turn says nothing else, words that stand in any talk about children find the sentence too. */
const EVERYDAY_WEIGHT = 0.2;
/** Words for the moment that is talked of say nothing about its subject. */
const SETTING = new Set(
  'moment situat case minut second point meanwhil step part page answer done most peopl same actual uncl aunt cousin neighbor neighbour weekend weekday see put long longer take boy girl anyway honestly actually suddenly please probably anymore back'.split(
    ' ',
  ),
);
/** So little of a turn is one of its common words. */
const ANY = 0.15;
const MOST_NEAREST = 2;
const MOST_SAID = 3;
const MOST_STEPS = 4;
/** From this share of its own words on a turn is about what a page says. */
export const HELD = 0.5;
/** From this share on a turn names what the page is called: it asks for the page, and for no detail of it. */
const NAMED = 0.75;
/** Sentences that hold nearly as many of the words are quoted beside the best one. */
const NEARLY = 0.75;
const CUE = 0.6;
/** As much as one telling word. */
const ONE_WORD = 0.6;
const TWO_WORDS = 1.1;
/** A sentence that begins so is not understood without the one before. */
const LEANS =
  /^(?:so|then|and|but|or|also|too|yet|still|instead|that|this|these|those|they|it|he|she|most of them|some of them|both)\b/i;

const DURATION =
  /\b(?:\d+|a few|some|half an?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|many)(?:[\s-](?:to|or|and)[\s-](?:\d+|\w+))?[\s-](?:minutes?|hours?|days?|weeks?|months?|years?|nights?|evenings?)\b|\b(?:by|from|until|before|after|around|about|at|over|under|between) (?:about |around )?(?:the age of |age )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|noon|lunch)\b|\bbirthday\b|\b(?:fades?|grow(?:s|n)? out|outgrow\w*|for as long as|soon passes)\b/i;
const CUES: Partial<Record<AskedPart, RegExp>> = {
  why: /\b(?:because|since (?:it|they|a|the|your)|so that|the reason|that is why|comes? (?:from|of)|means|mostly from|due to|as (?:it|they|the|your|small|young|a)\b|the (?:danger|risk|trouble|reason) is\b|cannot (?:\w+ ){0,3}yet\b|not (?:yet )?(?:ready|able)\b|in order to|protects?|can (?:harm|hurt|damage|cause)|causes?|makes? (?:them|it|her|him|your)|risks?)\b/i,
  when: DURATION,
  howLong: new RegExp(
    String.raw`\b(?:lasts?|pass(?:es)?|takes?|settles?|gone|over|better|ends?|until|within|by|after|for|from|up to|most|usual\w*|before|between|under|in)\b[^.;]*(?:${DURATION.source})|\b(?:fades?|outgrow\w*|soon passes)\b`,
    'i',
  ),
  howMuch:
    /\d+(?:[.,]\d+)?\s?(?:to \d+\s?)?(?:ml|fl|oz|ounces?|g\b|grams?|kg|lb|cm|in(?:ch(?:es)?)?\b|°|percent|%|times|hours?|minutes?|servings?|feeds?|diapers|nappies|meals?|snacks?|cups?|drops?)|\b(?:teaspoons?|tablespoons?|smear|pea|blob|grain|half|quarter|palm|fist|handful|small portions?|once|twice|three times|daily|every)\b/i,
  normal:
    /\b(?:normal|common|usual|usually|most (?:babies|children|toddlers|teens|kids|parents)|harmless|fine|healthy|no one['’]s fault|nobody['’]s fault|not because)\b/i,
  harm: /\b(?:harm\w*|damage\w*|hurts?|pain|sore|risks?|riskier|dangerous|harmless|safe|lasting|no harm)\b/i,
  others:
    /\b(?:differ|own (?:pace|time|speed)|range|between|most (?:babies|children|toddlers|kids)|by (?:about |around )?\d+|vary|varies|early|late|some)\b/i,
  again:
    /\b(?:again|another one|once more|come back|comes back|return|recur\w*|in (?:three|four|ten|\d+)|a third|half of)\b/i,
  words: /“[^”]+”|"[^"]+"/,
  forGirl: /\b(?:girls?|daughters?)\b/i,
  forBoy: /\b(?:boys?|sons?)\b/i,
};

/** On these a page is read with a child in danger: what to do first is said again. */
const DANGER = 'first-aid';

type Unit = Said & { words: ReadonlySet<number>; at: number };

/** How telling a turn's own words are, and how much of them a text holds, 0..1; without telling words the everyday ones count. */
export type Told = { total: number; sharedWith: (ids: ReadonlySet<number>) => number };

/** How much of what is told the sentence or step of a page holds that holds most of it, 0..1. */
export function mostHeldBy(words: GuideWords, page: WrittenPage, told: Told): number {
  return Math.max(0, ...unitsOf(words, page).map((unit) => told.sharedWith(unit.words)));
}

export function readTold(words: GuideWords, told: string): Told {
  const telling = new Set(
    readQuestion(told)
      .terms.filter((term) => isTelling(term) && !/^\d/.test(term.stem))
      .map(({ stem }) => stem),
  );
  const said = words.read(told).filter(({ stem }) => !/^\d/.test(stem));
  const beside = said.filter(({ stem }) => !SETTING.has(stem));
  // Where nothing else is said, these say it: "and girls?"
  const read = beside.length > 0 ? beside : said;
  const own = read
    .filter(({ stem }) => telling.has(stem) || beside.length === 0)
    .map(({ rarity, matches }) => ({ weight: Math.max(LEAST, rarity), matches }));
  const counted = own.length > 0 ? own : read.map(({ matches }) => ({ weight: EVERYDAY_WEIGHT, matches }));
  const sum = counted.reduce((all, { weight }) => all + weight, 0);
  return {
    total: own.length > 0 ? sum : 0,
    sharedWith: (ids) =>
      sum === 0
        ? 0
        : counted.reduce(
            (all, { weight, matches }) =>
              all + weight * Math.max(0, ...matches.map(({ id, credit }) => (ids.has(id) ? credit : 0))),
            0,
          ) / sum,
  };
}

/** `asksBeside`, `isTale`: another case is asked of ("and at night?"), or more is told, so that everyday words find a sentence. */
export type AskedOfPage = PartAsked & { asksBeside: boolean; isTale: boolean };

/** What a page says to a turn that goes on from it; nothing where it does not say that. */
export function pickPart(words: GuideWords, page: WrittenPage & { title?: string }, asked: AskedOfPage): Said[] {
  return partOf(words, page, asked).map(({ text, from }) => ({ text, from }));
}

function partOf(
  words: GuideWords,
  page: WrittenPage & { title?: string },
  { part, told, asksBeside, isTale }: AskedOfPage,
): Said[] {
  const units = unitsOf(words, page);
  const own = readTold(words, told);
  const pageHolds = own.sharedWith(new Set(units.flatMap((unit) => [...unit.words])));
  const calls = units.filter(({ from }) => from === 'call');
  const aloud: Said[] = page.sayAloud ? [{ text: page.sayAloud, from: 'words' }] : [];
  const isAbout = own.total < (part === 'words' ? ONE_WORD : LEAST) || pageHolds >= HELD;
  const cue = part && CUES[part];
  const cued = units.filter(({ text, from }) => cue?.test(text) && (from !== 'call' || part === 'normal'));
  if (part === 'worry' && isAbout) return calls.length > 0 ? calls : units.filter(({ from }) => from === 'watch');
  if (part === 'words' && isAbout) {
    const quotes = units.filter(({ text, from }) => from === 'now' && CUES.words?.test(text));
    return [...aloud, ...best(quotes, own, part, 0)].slice(0, MOST_SAID);
  }
  if (part === 'steps') {
    const rest = units.filter(({ from, at }) => from === 'now' && at > 0);
    const isNamed = own.sharedWith(new Set(words.idsOf(page.title ?? ''))) >= NAMED;
    if (own.total === 0 || isNamed) return rest.slice(0, MOST_STEPS);
    const held = best(units, own, part, HELD);
    return held.length > 0 || own.total >= ONE_WORD ? held : rest.slice(0, MOST_STEPS);
  }
  if (isForOther(part)) {
    const apart = part === 'forOther' ? [] : units.filter(({ text }) => CUES[part]?.test(text));
    return apart.length > 0 ? apart.slice(0, MOST_SAID) : units.slice(0, 1);
  }
  const whatNext = [...units.filter(({ from }) => from === 'watch'), ...calls];
  if (part === 'better') {
    const first = page.subject === DANGER ? units.slice(0, 1) : [];
    return [...first, ...whatNext];
  }
  if (part === 'tried') {
    const left = units.filter((unit) => unit.from === 'now' && unit.at > 0 && own.sharedWith(unit.words) === 0);
    return own.total > 0 && isAbout ? [...left.slice(0, MOST_STEPS), ...calls] : whatNext;
  }
  if (part === 'stuck' && own.total === 0) return whatNext;
  if (part === 'doctorSays' || part === 'familySays' || part === 'carersSay')
    return own.total > 0 ? orElse(best(units, own, part, HELD), units.slice(0, 1)) : units.slice(0, 1);
  if (own.total > 0) {
    const held = best(units, own, part, HELD);
    const isCue = cue !== null && cue !== undefined && own.total < (part === 'howMuch' ? TWO_WORDS : ONE_WORD);
    return held.length === 0 && isCue ? cued.slice(0, 2) : held;
  }
  if (!cue) return part === null && (asksBeside || isTale) ? best(units, own, part, HELD) : [];
  return cued.length === 0 && (part === 'howLong' || part === 'normal' || part === 'harm')
    ? whatNext
    : cued.slice(0, MOST_SAID);
}

/** The sentences or steps that come nearest to a turn which no page answers: those that hold most of it, be it little. */
export function pickNearest(words: GuideWords, page: WrittenPage, { told }: PartAsked): Said[] {
  const own = readTold(words, told);
  if (own.total === 0) return [];
  return best(unitsOf(words, page), own, null, ANY)
    .slice(0, MOST_NEAREST)
    .map(({ text, from }) => ({ text, from }));
}

/** The list, or where it is empty the other. */
export const orElse = <One>(list: readonly One[], other: readonly One[]): One[] => [
  ...(list.length > 0 ? list : other),
];

/** The units that hold most of the words, in the order of the page. */
function best(units: readonly Unit[], own: Told, part: AskedPart | null, least: number): Unit[] {
  const cue = part && CUES[part];
  const scored = units.map((unit) => {
    const held = own.sharedWith(unit.words);
    return { unit, held, score: held + (held >= least && cue?.test(unit.text) ? CUE : 0) };
  });
  const top = Math.max(0, ...scored.map(({ held, score }) => (held >= least ? score : 0)));
  return scored
    .filter(({ held, score }) => held >= least && score >= NEARLY * top)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_SAID)
    .map(({ unit }) => unit)
    .toSorted((a, b) => a.at - b.at);
}

const unitsOf = (words: GuideWords, page: WrittenPage): Unit[] =>
  sayingsOf(page).map(({ text, from }, at) => ({ text, from, words: new Set(words.idsOf(text)), at }));

/** The sentences and steps of a page, in their order. */
export function sayingsOf({ now, watch, call }: WrittenPage): Said[] {
  const of = (parts: readonly PagePart[], from: Said['from']) =>
    parts.flatMap(({ text, isStep }) => (isStep ? [text] : paragraphUnits(text)).map((one) => ({ text: one, from })));
  return [...of(now, 'now'), ...of(watch, 'watch'), ...of(call, 'call')];
}

/** The sentences of a paragraph, each with those that lean on it. */
function paragraphUnits(text: string): string[] {
  const units: string[] = [];
  for (const { text: sentence } of sentencesOf(text)) {
    if (units.length > 0 && LEANS.test(sentence)) units.push(`${units.pop()} ${sentence}`);
    else units.push(sentence);
  }
  return units;
}

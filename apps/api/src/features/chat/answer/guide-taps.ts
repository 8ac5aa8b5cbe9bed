import { fillSlots, type Region } from '@nestling/contracts/regions';
import { AGE_RANGES, ANSWERS } from '@nestling/contracts/topics/content';
import { ageGap } from '@nestling/rag/guide';
import { GUIDE_PASSAGES } from './guide-passages.ts';

const places = new Map(GUIDE_PASSAGES.map(({ key }, at) => [key, at]));
const nextOf = new Map(ANSWERS.map(({ id, next }) => [`guide:${id}`, next]));

type Taps = Map<string, number[]>;
const tapsByRegion = new Map<Region, Taps>();

/** Every text that the app offers a family to tap, and the places of the pages it stands for (one for each age). */
function tapsOf(region: Region): Taps {
  const known = tapsByRegion.get(region);
  if (known) return known;
  const taps: Taps = new Map();
  const add = (text: string, key: string) => {
    const place = places.get(key);
    const tap = normal(fillSlots(text, region));
    if (place !== undefined && !taps.get(tap)?.includes(place)) taps.set(tap, [...(taps.get(tap) ?? []), place]);
  };
  for (const { key, title } of GUIDE_PASSAGES) add(title, key);
  for (const { topics, activities } of AGE_RANGES) {
    for (const { id, subtitle } of [...topics, ...activities]) add(subtitle, `guide:${id}`);
    for (const topic of topics)
      for (const option of [topic.proactive_option_1, topic.proactive_option_2, topic.proactive_option_3])
        add(option, `guide:${topic.id}`);
  }
  for (const next of nextOf.values())
    for (const { id, question } of next) if (!isBare(question)) add(question, `guide:${id}`);
  tapsByRegion.set(region, taps);
  return taps;
}

const FEW = 4;

/** "And at night?" follows many pages, and is asked after any: it stands for a page only where it was offered. */
const isBare = (question: string) => question.trim().split(/\s+/).length <= FEW;

const normal = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * The place of the page that a tapped text stands for: the one that follows one of the `pages` given before where it is offered there,
 * else the one nearest to the child's age. Exactly these words, and no others.
 */
export function tappedPage(
  text: string,
  ageWeeks: number | null,
  region: Region,
  pages: readonly string[] = [],
): number | undefined {
  const following = pages
    .flatMap((page) => nextOf.get(page) ?? [])
    .find(({ question }) => normal(fillSlots(question, region)) === normal(text));
  const place = following && places.get(`guide:${following.id}`);
  if (place !== undefined) return place;
  const age = ageWeeks === null ? null : { start: ageWeeks, end: ageWeeks };
  const gap = (at: number) => ageGap(age, GUIDE_PASSAGES[at]?.startWeeks, GUIDE_PASSAGES[at]?.endWeeks);
  return tapsOf(region)
    .get(normal(text))
    ?.toSorted((a, b) => gap(a) - gap(b))[0];
}

/** So many questions or pages stand below a reply. */
export const OFFERED = 3;

/** The questions that follow a page, and the keys of the pages that answer them. */
export function followingOf(key: string): { key: string; question: string }[] {
  return (nextOf.get(key) ?? []).map(({ id, question }) => ({ key: `guide:${id}`, question }));
}

/** The questions that follow a page. */
export function optionsAfter(key: string, region: Region): string[] {
  return (nextOf.get(key) ?? []).slice(0, OFFERED).map(({ question }) => fillSlots(question, region));
}

const PARTNER =
  /\b(?:husband|wife|partner|boyfriend|girlfriend|ex|(?:his|her|their|the) (?:dad|father|mum|mom|mother))\b/i;

/** What helps where somebody in the family sees it otherwise. */
export function optionsOnFamily(message: string, region: Region): string[] {
  const key = PARTNER.test(message) ? 'guide:disagreeing-about-parenting' : 'guide:grandparents-and-in-laws';
  const page = GUIDE_PASSAGES[places.get(key) ?? -1];
  return page ? [fillSlots(page.title, region)] : [];
}

/** Pages that are nearly as likely as the one given, for it may not be what was meant; then what follows from it. */
export function optionsBeside(key: string, rivals: ReadonlyArray<{ page: number }>, region: Region): string[] {
  const titles = rivals.map(({ page }) => fillSlots(GUIDE_PASSAGES[page]?.title ?? '', region));
  return [...new Set([...titles, ...optionsAfter(key, region)])].slice(0, OFFERED);
}

/** What is on many parents' minds at an age: the titles of its topics, the most pressing first. */
export function optionsForAge(ageWeeks: number | null, region: Region): string[] {
  if (ageWeeks === null) return [];
  const range = AGE_RANGES.find(({ start_weeks, end_weeks }) => ageWeeks >= start_weeks && ageWeeks <= end_weeks);
  return (range?.topics ?? [])
    .toSorted((a, b) => a.urgency_level - b.urgency_level)
    .slice(0, OFFERED)
    .map(({ title }) => fillSlots(title, region));
}

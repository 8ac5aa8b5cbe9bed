import type { Conversation } from '../language/conversation.ts';
import { type Detectors, MONTH, WEEK, YEAR } from './detector.ts';

const FEVER_C = 38;
const HIGH_UNDER_6M_C = 38.3;
const VERY_HIGH_C = 40;
const COLD_C = 36;
const REACH = 6;
const JOINS = new Set(['and', 'with', 'plus', 'a', 'bad', 'runny']);

const hottest = (talk: Conversation): number =>
  talk.temperatures.reduce((most, one) => Math.max(most, one.celsius), Number.NEGATIVE_INFINITY);

const isAnothersFever = (talk: Conversation): boolean => talk.mentions('ownFever') && !talk.has('childFever');

/** A reading decides; words count when there is none, or none that contradicts them. */
function isFevered(talk: Conversation, above = FEVER_C): boolean {
  const most = hottest(talk);
  if (most >= above) return true;
  if (most > Number.NEGATIVE_INFINITY) return false;
  // The skin around the cord is hot: that is the cord's.
  if (talk.mentions('stump') && !talk.has('feverName')) return false;
  return above === FEVER_C && talk.has('feverStated') && !talk.has('feverDenied');
}

/** The longest span that belongs to the fever: "a cough for two weeks and today 38.5" is one day of fever. */
function feverHours(talk: Conversation): number {
  const fevers = [...talk.found('feverStated').map((hit) => hit.start), ...talk.temperatures.map((one) => one.at)];
  const others = talk.found('otherCourse').map((hit) => hit.start);
  const isFevers = (at: number): boolean => {
    const lastFever = Math.max(...fevers.filter((place) => place < at), Number.NEGATIVE_INFINITY);
    const lastOther = Math.max(...others.filter((place) => place < at), Number.NEGATIVE_INFINITY);
    if (lastFever >= lastOther || at - lastOther > REACH) return true;
    return lastFever >= 0 && JOINS.has(talk.tokens[lastOther - 1]?.raw ?? '');
  };
  return talk.durations.filter((one) => isFevers(one.at)).reduce((most, one) => Math.max(most, one.hours), 0);
}

function isLong(talk: Conversation): boolean {
  const hours = feverHours(talk);
  if (talk.ages.length === 0) return hours >= 48;
  return talk.isAged(0, 2 * YEAR) ? hours >= 20 : hours >= 72;
}

export const FEVER_AND_NEWBORN_RULES: Detectors = {
  fever_under_3m: (talk) =>
    (talk.isAged(0, 13 * WEEK + 1, false) || (talk.ages.length === 0 && talk.has('youngBaby'))) &&
    isFevered(talk) &&
    !isAnothersFever(talk),
  fever_3_6m_high: (talk) =>
    talk.isAged(13 * WEEK, 6.5 * MONTH, false) &&
    (isFevered(talk, HIGH_UNDER_6M_C) ||
      (hottest(talk) === Number.NEGATIVE_INFINITY && talk.has('highFever') && !talk.has('feverDenied'))),
  fever_danger_any_age: (talk) => {
    if (isAnothersFever(talk)) return false;
    if (hottest(talk) >= VERY_HIGH_C) return true;
    const fevered = isFevered(talk) || (talk.said('feverStated') && !talk.has('feverDenied'));
    if (!fevered) return false;
    return (
      talk.has('feverDanger') ||
      talk.asks('weakDefence', 'fromAfar') ||
      (talk.has('feverStated') && talk.said('feverDanger')) ||
      (isLong(talk) && !talk.has('feverOver'))
    );
  },
  newborn_not_feeding: (talk) =>
    talk.isAged(0, 8 * WEEK + 4, talk.has('youngBaby')) &&
    (talk.hasBut('wontFeed', 'feedHarmless') ||
      (talk.mentions('milkFeed') && !talk.asks('feedHarmless') && talk.hasBut('feedRefused', 'feedHarmless')) ||
      talk.temperatures.some((one) => one.celsius < COLD_C && one.celsius > 30) ||
      (talk.has('coldBaby') && talk.said('cantLatch')) ||
      talk.hasBut('coldTrunk', 'coldHarmless')),
  jaundice: (talk) =>
    talk.isAged(0, 10 * WEEK, talk.has('youngBaby')) &&
    (((talk.hasBut('yellowBaby', 'yellowOver') ||
      talk.has('yellowSpread') ||
      talk.asksBut('thisYellow', 'yellowOver')) &&
      (talk.hasBut('yellowBaby', 'yellowHarmless') ||
        talk.has('yellowSkin') ||
        talk.asksBut('thisYellow', 'yellowHarmless'))) ||
      talk.has('paleStool')),
  cord_infection: (talk) =>
    talk.isAged(0, 8 * WEEK, true) &&
    (talk.has('stumpSick') || (talk.asks('stump') && talk.asks('cordGone') && talk.has('navelSign'))) &&
    (!talk.mentions('stumpMild') || talk.has('stumpGraveNear', 'stumpSure', 'navelSign')),
};

import type { Conversation } from '../language/conversation.ts';
import { type Detectors, WEEK, YEAR } from './detector.ts';

const DRY_HOURS = 8;
const VERY_DRY_HOURS = 12;
const longest = (talk: Conversation): number => talk.durations.reduce((most, one) => Math.max(most, one.hours), 0);
const most = (talk: Conversation): number => talk.counts.reduce((high, one) => Math.max(high, one.times), 0);

function isDry(talk: Conversation): 'emergency' | boolean {
  if (!talk.hasPlain('noWee', 'weeHarmless')) return false;
  const hours = longest(talk);
  const isIll = talk.said('fluidsLost', 'drySigns', 'lethargic');
  const isGrave = talk.said('lethargic', 'drySigns', 'coldLimbs', 'limp') || talk.has('blueBody');
  if (hours >= VERY_DRY_HOURS && hours < 100 && isGrave) return 'emergency';
  if (hours >= DRY_HOURS && hours < 100) return !talk.mentions('dryNight') || isIll;
  return isIll || talk.has('allDay');
}

export const ILLNESS_RULES: Detectors = {
  testicular_or_belly_pain: (talk) =>
    talk.hasBut('testicleBad', 'testicleSafe') ||
    talk.hasBut('testicleGrave', 'notTesticle') ||
    talk.hasBut('appendix', 'appendixSafe') ||
    talk.hasBut('bellyGrave', 'notBelly'),
  green_or_bloody_vomit: (talk) => {
    if (talk.hasBut('greenVomit', 'greenHarmless')) return true;
    if (talk.hasBut('bloodVomit', 'bloodVomitSafe')) return true;
    if (talk.has('hardBelly') && talk.said('bellyBad') && !talk.mentions('bellyMild')) return true;
    if (talk.hasBut('hardSwollen', 'bellyMild')) return true;
    if (talk.has('painBouts') && talk.isAged(8 * WEEK, 4 * YEAR, false) && !talk.mentions('bellyMild')) return true;
    if (talk.hasBut('bloodStool', 'bloodStoolSafe')) {
      const isMeconium =
        (talk.isAged(0, 5, false) && talk.mentions('meconium')) ||
        (talk.isAged(0, 14, false) && talk.mentions('meconiumNamed') && !talk.has('blood'));
      if (isMeconium) return false;
      return talk.said('bloodStoolBad') || !talk.said('bloodStoolMild') ? true : 'urgent';
    }
    if (!talk.has('projectile') || !talk.isAged(WEEK, 13 * WEEK, true)) return false;
    return talk.has('everyFeed') ? true : 'urgent';
  },
  dehydration: (talk) => {
    const dry = isDry(talk);
    if (dry) return dry;
    if (talk.hasBut('drySigns', 'tearsHarmless')) {
      return talk.said('lethargic') && talk.said('sunkenEyes') ? 'emergency' : true;
    }
    if (talk.hasBut('nothingStays', 'milkBack')) return true;
    if (talk.said('runs') && talk.has('wontDrink')) return true;
    if (talk.said('runs', 'vomitPlain') && talk.said('drained') && talk.has('runs', 'vomitPlain', 'drained'))
      return true;
    if (talk.has('runs') && most(talk) >= 6) return true;
    return talk.said('vomitPlain', 'runs') && talk.has('wontDrink');
  },
  diabetes_signs: (talk) => {
    if (talk.mentions('diabetesSafe') && !talk.has('sweetBreath', 'sugarHigh', 'weightLoss')) return false;
    const thirst = talk.said('thirst');
    const wee = talk.said('weeLots');
    const thin = talk.said('thinTired');
    const found =
      (thirst && wee) ||
      (thirst && talk.said('weightLoss')) ||
      (wee && talk.said('weightLoss')) ||
      (talk.has('weightLoss') && talk.said('tired') && talk.isAged(0, 12 * YEAR, false)) ||
      talk.has('sweetBreath', 'sugarHigh') ||
      (thirst && thin && talk.said('diabetesGrave')) ||
      (thirst && talk.said('deepBreath'));
    if (!found || !talk.has('thirst', 'weeLots', 'thinTired', 'weightLoss', 'sweetBreath', 'sugarHigh')) return false;
    return talk.said('diabetesGrave') ? 'emergency' : true;
  },
  safe_sleep_now: (talk) =>
    talk.isAged(0, YEAR, talk.mentions('youngBaby')) &&
    (talk.asksBut('sleepUnsafe', 'sleepHarmless') || talk.has('sleepSure')),
};

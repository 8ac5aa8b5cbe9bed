import type { Conversation } from '../language/conversation.ts';
import type { Detectors } from './detector.ts';

const FAST_BREATHS = 40;
const MOST_BREATHS = 150;
const LEAST_OXYGEN = 50;
const LOW_OXYGEN = 93;

const reads = (talk: Conversation, name: string, from: number, to: number): boolean =>
  talk
    .found(name)
    .some(({ start, end }) =>
      talk.tokens.slice(start, end).some(({ value }) => value !== undefined && value >= from && value < to),
    );

/** Breaths a minute that are too many at any age; "16 breaths" are not. */
const isBreathingFast = (talk: Conversation): boolean => reads(talk, 'breathCount', FAST_BREATHS, MOST_BREATHS);

/** Percent of oxygen on a home monitor that is too low. */
const isShortOfOxygen = (talk: Conversation): boolean => reads(talk, 'oxygenRead', LEAST_OXYGEN, LOW_OXYGEN);

const isBreathless = (talk: Conversation): boolean =>
  talk.hasBut('breathTrouble', 'breathHarmless') ||
  talk.hasBut('breathNoise', 'breathFine') ||
  isBreathingFast(talk) ||
  isShortOfOxygen(talk);

/** Two systems of the body, or one that closes the airway, after something that can set an allergy off. */
const isAnaphylaxis = (talk: Conversation): boolean => {
  if (talk.has('anaphylaxisWord')) return true;
  const trigger = talk.said('allergen', 'foodTrigger', 'allergicReaction', 'realHives');
  if (trigger && talk.hasBut('throatTight', 'throatHarmless')) return true;
  if (talk.said('throatTight', 'tongueSwell') && talk.has('allergenSure', 'allergicReaction', 'realHives')) return true;
  if (talk.said('realHives') && talk.said('secondSystem') && talk.has('realHives', 'secondSystem')) return true;
  if (talk.said('reactionNow') && talk.said('secondSystem') && talk.has('reactionNow', 'secondSystem')) return true;
  if (talk.said('allergenSure') && talk.has('skinReact') && talk.said('secondSystem')) return true;
  if (trigger && talk.hasBut('faceSwell', 'injuryOrTooth')) return true;
  if (talk.said('allergenSure') && talk.hasBut('faceSwell', 'injury')) return true;
  if (talk.said('allergenSure') && talk.has('allergicBreath', 'foodCollapse')) return true;
  if (talk.said('foodSure') && talk.hasBut('anySwelling', 'injury')) return true;
  return talk.hasBut('tongueSwell', 'injury') || talk.hasBut('lipSwell', 'injuryOrTooth');
};

const FEVER_C = 38;

/** Stiff neck, light that hurts, cold limbs, an odd cry: two signs of meningitis or sepsis together. */
const isMeningitis = (talk: Conversation): boolean => {
  const read = talk.temperatures.some(({ celsius }) => celsius >= FEVER_C);
  const fevered = read || talk.said('fever');
  const ill =
    fevered || talk.said('illPlain', 'severeHead', 'vomit', 'hotTouch', 'coldLimbs', 'oddCry', 'lethargic', 'confused');
  if (talk.hasBut('neckLocked', 'neckHarmless')) return true;
  if (talk.hasBut('stiffNeck', 'neckHarmless') && (ill || talk.said('lightHurts'))) return true;
  if (talk.said('lightHurts') && talk.said('stiffNeck', 'neckPain') && talk.has('lightHurts', 'neckPain')) return true;
  if (
    talk.has('lightHurts') &&
    fevered &&
    talk.said('severeHead', 'vomit', 'lethargic', 'coldLimbs', 'rashWord', 'confused')
  )
    return true;
  if (talk.has('oddCry') && (fevered || talk.said('coldLimbs', 'lethargic'))) return true;
  const fresh = read || talk.has('fever', 'coldLimbs', 'rashWord', 'limbPain', 'mottledSkin', 'lethargic');
  if (!fevered || !fresh) return false;
  if (talk.said('coldLimbs') && talk.said('rashWord', 'limbPain', 'mottledSkin', 'lethargic')) return true;
  return talk.said('rashWord') && talk.said('lethargic');
};

export const AIRWAY_AND_BRAIN_RULES: Detectors = {
  choking: (talk) => talk.hasBut('choking', 'chokingHarmless'),
  anaphylaxis: isAnaphylaxis,
  seizure: (talk) =>
    talk.hasBut('fitWord', 'fitHarmless') ||
    talk.hasBut('seizureStrong', 'fitHarmless') ||
    talk.hasBut('seizureSigns', 'seizureHarmless') ||
    (talk.mentions('fitWord') && talk.has('againNow')),
  breathing_trouble: (talk) => isBreathless(talk) && (!talk.mentions('breathNose') || talk.has('breathGrave')),
  blue_or_grey: (talk) =>
    talk.hasBut('blueMouth', 'stain') ||
    talk.hasBut('blueBody', 'blueHarmless') ||
    talk.hasBut('blueGrave', 'blueCold'),
  unresponsive: (talk) =>
    talk.hasBut('cantWake', 'wakeHarmless') ||
    talk.hasBut('limpBody', 'limpHarmless') ||
    talk.hasBut('notThere', 'respondName') ||
    talk.hasBut('passedOut', 'faintHarmless') ||
    talk.asksBut('seesThings', 'confusedHarmless') ||
    talk.hasBut('confused', 'confusedHarmless'),
  non_fading_rash: (talk) =>
    (talk.hasBut('badRash', 'rashHarmless') && !talk.has('askedAhead')) ||
    talk.hasBut('bulgingSpot', 'bulgeHarmless') ||
    isMeningitis(talk),
};

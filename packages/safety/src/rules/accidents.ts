import type { Conversation } from '../language/conversation.ts';
import { type Detectors, YEAR } from './detector.ts';

const isHeadHurt = (talk: Conversation): boolean =>
  talk.said('headHit') ||
  (talk.said('fellFrom', 'collision') &&
    (talk.said('brainSign') || (talk.said('headSign') && !talk.hasBut('bone', 'boneHarmless'))));

const isEyeHurt = (talk: Conversation): boolean =>
  talk.has('eyeHurt') && (!talk.mentions('eyeHarmless') || talk.has('eyeGrave'));

const isPoisoned = (talk: Conversation): boolean =>
  talk.hasBut('poisonSure', 'poisonTame') ||
  talk.hasBut('poisonTaken', 'poisonHarmless') ||
  talk.hasBut('poisonAny', 'poisonHarmless') ||
  talk.hasBut('dosedWrong', 'doseTame') ||
  (talk.mentions('hardPoison') && talk.hasBut('childTook', 'poisonTame')) ||
  talk.has('wrongDose') ||
  (talk.mentions('strongPoison') && talk.hasBut('sureOne', 'poisonHarmless'));

export const ACCIDENT_RULES: Detectors = {
  // The thing named in a question ("is a lithium cell dangerous") and then "he swallowed one".
  button_battery: (talk) =>
    talk.has('batteryIn') ||
    (talk.hasBut('batteryPlace', 'batterySafe') && !talk.has('batteryFound')) ||
    (talk.mentions('battery') && talk.hasBut('sureOne', 'batterySafe')),
  magnets: (talk) => talk.hasBut('magnetIn', 'magnetSafe') || (talk.mentions('magnet') && talk.has('sureOne')),
  drowning: (talk) =>
    talk.hasBut('waterSure', 'waterFun') ||
    (talk.hasBut('underWater', 'waterFun') && (talk.hasBut('underWater', 'waterHarmless') || talk.has('waterGrave'))),
  carbon_monoxide: (talk) =>
    talk.hasBut('coSure', 'coTame') || talk.hasBut('coAlarm', 'coHarmless') || talk.hasBut('coSick', 'coHarmless'),
  heat_car: (talk) =>
    talk.hasBut('hotCarSure', 'carDoor') ||
    talk.hasBut('hotCar', 'hotCarHarmless') ||
    talk.hasBut('heatStroke', 'heatHarmless'),
  // What splashed into an eye and nowhere else is an injury of the eye.
  poison: (talk) => isPoisoned(talk) && (!isEyeHurt(talk) || talk.mentions('mouthWord')),
  head_injury: (talk) =>
    (isHeadHurt(talk) &&
      talk.said('headRed') &&
      ['headHit', 'fellFrom', 'collision', 'headRed'].some((name) => talk.hasPlain(name, 'headNotInjury'))) ||
    (talk.hasPlain('bigFall', 'headNotInjury') && !talk.mentions('lowFall')),
  head_injury_infant: (talk) => talk.isAged(0, YEAR, talk.has('youngBaby')) && talk.hasBut('babyHit', 'headNotInjury'),
  // A head against the fireplace is a knock unless something was hot.
  burn: (talk) =>
    talk.hasBut('burnSure', 'burnTame') ||
    (talk.hasBut('burned', 'burnHarmless') &&
      (!talk.has('headHit') || talk.has('burnSign')) &&
      (!isEyeHurt(talk) || talk.has('burnWord', 'hotWord'))),
  broken_bone_bleeding: (talk) =>
    (talk.hasBut('bleeding', 'bleedElsewhere') && !talk.mentions('stumpArea')) ||
    talk.hasBut('boneSure', 'boneTame') ||
    talk.hasBut('bone', 'boneHarmless') ||
    isEyeHurt(talk) ||
    talk.hasBut('biteSure', 'biteTame') ||
    talk.hasBut('bitten', 'biteHarmless'),
};

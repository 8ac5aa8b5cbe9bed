import type { Conversation } from '../language/conversation.ts';
import { type Detectors, YEAR } from './detector.ts';

const isHeadHurt = (talk: Conversation): boolean =>
  talk.said('headHit') || (talk.said('fellFrom') && talk.said('headRed'));

export const ACCIDENT_RULES: Detectors = {
  button_battery: (talk) => talk.hasBut('batteryPlace', 'batterySafe'),
  magnets: (talk) => talk.has('magnetIn'),
  drowning: (talk) =>
    talk.hasBut('underWater', 'waterFun') && (!talk.mentions('waterHarmless') || talk.has('waterGrave')),
  carbon_monoxide: (talk) => talk.hasBut('coAlarm', 'coHarmless') || talk.hasBut('coSick', 'coHarmless'),
  heat_car: (talk) => talk.hasBut('hotCar', 'hotCarHarmless') || talk.has('heatStroke'),
  poison: (talk) => talk.hasBut('poisonTaken', 'poisonHarmless') || talk.has('wrongDose'),
  head_injury: (talk) =>
    (isHeadHurt(talk) &&
      talk.said('headRed') &&
      ['headHit', 'fellFrom', 'headRed'].some((name) => talk.hasPlain(name, 'headNotInjury'))) ||
    talk.hasPlain('bigFall', 'headNotInjury'),
  head_injury_infant: (talk) => talk.isAged(0, YEAR, talk.has('youngBaby')) && talk.hasBut('babyHit', 'headNotInjury'),
  burn: (talk) => talk.hasBut('burned', 'burnHarmless'),
  broken_bone_bleeding: (talk) =>
    talk.has('bleeding') ||
    talk.hasBut('bone', 'boneHarmless') ||
    (talk.has('eyeHurt') && (!talk.mentions('eyeHarmless') || talk.has('eyeGrave'))) ||
    talk.hasBut('bitten', 'biteHarmless'),
};

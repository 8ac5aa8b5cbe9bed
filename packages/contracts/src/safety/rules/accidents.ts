import type { Conversation } from '../language/conversation.ts';
import { type Detectors, YEAR } from './detector.ts';

const isHeadHurt = (talk: Conversation): boolean =>
  talk.said('headHit') || (talk.said('fellFrom') && talk.said('headRed'));

export const ACCIDENT_RULES: Detectors = {
  button_battery: (talk) => talk.has('batteryPlace') && !talk.mentions('batterySafe'),
  magnets: (talk) => talk.has('magnetIn'),
  drowning: (talk) => talk.has('underWater') && (!talk.mentions('waterHarmless') || talk.has('waterGrave')),
  carbon_monoxide: (talk) => talk.has('coAlarm', 'coSick') && !talk.mentions('coHarmless'),
  heat_car: (talk) => (talk.has('hotCar') && !talk.mentions('hotCarHarmless')) || talk.has('heatStroke'),
  poison: (talk) => talk.has('poisonTaken') && !talk.mentions('poisonHarmless'),
  head_injury: (talk) =>
    ((isHeadHurt(talk) && talk.said('headRed') && talk.has('headHit', 'fellFrom', 'headRed')) || talk.has('bigFall')) &&
    !talk.mentions('headNotInjury'),
  head_injury_infant: (talk) =>
    talk.isAged(0, YEAR, talk.has('youngBaby')) && talk.has('babyHit') && !talk.mentions('headNotInjury'),
  burn: (talk) => talk.has('burned') && !talk.mentions('burnHarmless'),
  broken_bone_bleeding: (talk) =>
    talk.has('bleeding') ||
    (talk.has('bone') && !talk.mentions('boneHarmless')) ||
    (talk.has('eyeHurt') && (!talk.mentions('eyeHarmless') || talk.has('eyeGrave'))) ||
    (talk.has('bitten') && !talk.mentions('biteHarmless')),
};

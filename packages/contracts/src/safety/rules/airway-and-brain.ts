import type { Detectors } from './detector.ts';

export const AIRWAY_AND_BRAIN_RULES: Detectors = {
  choking: (talk) => talk.hasBut('choking', 'chokingHarmless'),
  anaphylaxis: (talk) =>
    talk.has('anaphylaxisWord') ||
    (talk.said('foodTrigger', 'allergicReaction', 'hives') &&
      (talk.has('throatTight', 'tongueSwell') || talk.said('throatTight', 'tongueSwell')) &&
      talk.has('foodTrigger', 'allergicReaction', 'hives', 'throatTight', 'tongueSwell')) ||
    (talk.said('hives', 'allergicReaction', 'faceSwell') &&
      talk.said('allergySecond') &&
      talk.said('foodTrigger', 'allergicReaction', 'faceSwell') &&
      talk.has('hives', 'allergySecond', 'faceSwell', 'allergicReaction')) ||
    (talk.said('realHives') && talk.said('secondSystem') && talk.has('realHives', 'secondSystem')) ||
    (talk.said('foodTrigger') && talk.hasBut('faceSwell', 'injuryOrTooth')) ||
    (talk.said('foodEaten') && talk.has('allergicBreath')) ||
    talk.hasBut('lipSwell', 'injuryOrTooth'),
  breathing_trouble: (talk) =>
    talk.hasBut('breathTrouble', 'breathHarmless') && (!talk.mentions('breathNose') || talk.has('breathGrave')),
  blue_or_grey: (talk) => talk.hasBut('blueBody', 'blueHarmless') || talk.has('blueGrave'),
  unresponsive: (talk) =>
    talk.hasBut('cantWake', 'wakeHarmless') || talk.hasBut('limp', 'respondName') || talk.has('passedOut', 'confused'),
  seizure: (talk) => talk.hasBut('seizure', 'seizureHarmless') || (talk.mentions('seizure') && talk.has('againNow')),
  non_fading_rash: (talk) =>
    talk.has('badRash', 'bulgingSpot') ||
    (talk.said('stiffNeck') && talk.said('lightHurts', 'fever', 'oddCry') && talk.has('stiffNeck', 'lightHurts')) ||
    (talk.has('oddCry') && talk.said('coldLimbs', 'fever', 'sleepy')) ||
    (talk.said('rashWord') &&
      talk.said('fever') &&
      talk.said('lethargic') &&
      talk.has('rashWord', 'fever', 'lethargic')),
};

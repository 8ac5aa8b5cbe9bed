import type { Detectors } from './detector.ts';

export const AIRWAY_AND_BRAIN_RULES: Detectors = {
  choking: (talk) => talk.has('choking') && !talk.mentions('chokingHarmless'),
  anaphylaxis: (talk) =>
    talk.has('anaphylaxisWord') ||
    (talk.said('foodTrigger', 'allergicReaction', 'hives') &&
      (talk.has('throatTight', 'tongueSwell') || talk.said('throatTight', 'tongueSwell')) &&
      talk.has('foodTrigger', 'allergicReaction', 'hives', 'throatTight', 'tongueSwell')) ||
    (talk.said('hives', 'allergicReaction', 'faceSwell') &&
      talk.said('allergySecond') &&
      talk.said('foodTrigger', 'allergicReaction', 'faceSwell') &&
      talk.has('hives', 'allergySecond', 'faceSwell', 'allergicReaction')) ||
    (talk.said('foodTrigger') && talk.has('faceSwell') && !talk.mentions('injuryOrTooth')),
  breathing_trouble: (talk) => talk.has('breathTrouble') && (!talk.mentions('breathNose') || talk.has('breathGrave')),
  blue_or_grey: (talk) => talk.has('blueBody') && !talk.mentions('blueHarmless'),
  unresponsive: (talk) =>
    (talk.has('cantWake') && !talk.mentions('wakeHarmless')) ||
    (talk.has('limp') && !talk.mentions('respondName')) ||
    talk.has('passedOut', 'confused'),
  seizure: (talk) => talk.has('seizure') && !talk.mentions('seizureHarmless'),
  non_fading_rash: (talk) =>
    talk.has('badRash', 'bulgingSpot') ||
    (talk.said('stiffNeck') && talk.said('lightHurts', 'fever', 'oddCry') && talk.has('stiffNeck', 'lightHurts')) ||
    (talk.has('oddCry') && talk.said('coldLimbs', 'fever', 'sleepy')) ||
    (talk.said('rashWord') &&
      talk.said('fever') &&
      talk.said('lethargic') &&
      talk.has('rashWord', 'fever', 'lethargic')),
};

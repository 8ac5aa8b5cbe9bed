import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['tummy aches every week for two months', 2555],
  ['knee pain below the kneecap after football for weeks', 5110],
  ['always the same: cold, chest, antibiotics, a week off, cold again', 1092],
  ['sore throat on and off since September', 4746],
  ['chronic diarrhoea five weeks, undigested carrots, grows okay', 728],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['swallowed a watermelon pip and now fears a tree will grow in him', 1456],
  ['growing pains again, rubbing helps', 2555],
  ['found a cheerio of unknown age and ate it', 273],
];

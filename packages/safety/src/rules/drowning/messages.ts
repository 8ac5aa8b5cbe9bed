import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['pulled her out of the pool', 900],
  ['swallowed lots of pool water and coughs since', 900],
  ['found face down in the paddling pool, coughing now', 728],
  ['I turned for a towel and she had slid under the bath water, she spluttered', 329],
  ["went under in the lake for a bit, vomited water, he's sleepy now, maybe from the sun", 2555],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['when can he start swimming lessons?', 900],
  ['I am drowning in laundry', 900],
  ['lifeguard course asks: signs of secondary drowning?', 5838],
];

import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ["I'm on the sofa with him asleep on me and can't keep my eyes open", 21],
  ["she only sleeps on her tummy so I've put her that way tonight", 56],
  ['so tired that I nodded off in the armchair twice with the baby on my chest', 35],
  ['bb sleeping on pillow in our bed, i had 2 wines', 42],
  ["had a few drinks, bringing the baby into bed as usual, it's fine isn't it", 91],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['when can she sleep with a blanket?', 70],
  ['she naps in the car seat on a long drive', 70],
  ["hot to touch after a nap, 37.2, took off the blanket and he's fine", 119],
];

import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ["she only sleeps on her tummy so I've put her that way tonight", 56],
  ['bb sleeping on pillow in our bed, i had 2 wines', 42],
  ["I'll let her sleep in there until the morning", 70],
  ["weighted sleep sack from a friend, put him in it right now, he's 2 weeks", 14],
  ['grandma has put her to sleep on the sofa with pillows round', 21],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['when can she sleep with a blanket?', 70],
  ['she naps in the car seat on a long drive', 70],
  ["hot to touch after a nap, 37.2, took off the blanket and he's fine", 119],
];

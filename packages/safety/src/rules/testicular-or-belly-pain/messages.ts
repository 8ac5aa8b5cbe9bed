import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['sudden pain in his testicle', 3500],
  ['belly pain lower right and fever', 3500],
  ["my son's left testicle suddenly hurts terribly", 4746],
  ['woke up with ball pain and throwing up', 4011],
  [`he's embarrassed to say but "down there" it hurts on one side, since an hour, swollen and high up`, 5474],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['tummy ache before school', 3500],
  ['growing pains at night', 3500],
  ['she was gutted about her grade but fine now', 5474],
];

import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['tick head stuck and the skin is red and hot', 3283],
  ['mosquito bite swollen, hot, with red line up the arm', 2919],
  ['lots of insect bites, one is full of pus and spreading, itchy', 1092],
  ['bee sting in moth, tung bit swolen', 2555],
  ['tick was on him for two days, no rash yet', 2555],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['burnt her tongue a tiny bit on soup, drank water, eating again', 1820],
  ['mosquito bites, seven, itchy, playing', 1092],
  ["she's a vampire, bites while nursing", 238],
];

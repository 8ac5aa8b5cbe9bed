import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['36 weeks pregnant with terrible headache, flashing lights, swollen face', null],
  ["31 weeks, haven't felt the baby move since yesterday morning, midwife clinic opens on Monday", null],
  ['8 weeks pregnent, stabing pain one side and fainting', null],
  ['five days after the birth soaked two pads in an hour and clots like plums', null],
  ['30 weeks, baby moves less than usual since this afternoon', null],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['stitch in her side when she runs, goes when she walks', 4011],
  ['period cramps on day one, hot water bottle works', 5474],
  ['sipped pool water like every kid, no cough no nothing', 1456],
];

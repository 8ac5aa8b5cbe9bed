import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['back from Kenya ten days ago, fever tonight', 1456],
  ['feever after traveling to thailand', 3283],
  ['fever 2 weeks after Uganda, pharmacist said flu', 1092],
  ['my nephew flew in from Pakistan with a high fever and yellow eyes', 3647],
  ['baby has a temp of 38.5 three weeks after our stay in Ghana, teeth?', 420],
  ['back from ghana last week and shivering', 2500],
];

export const MUST_NOT_RAISE: readonly Said[] = [['mosquito bites, seven, itchy, playing', 1092]];

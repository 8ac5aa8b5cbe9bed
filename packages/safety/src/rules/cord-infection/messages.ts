import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['the cord smells bad', 8],
  ['pus at the belly button', 8],
  ['red skin round the stump', 8],
  ['belly button stump smells foul with yellow pus', 7],
  ['skin around the cord is red and hot', 7],
  ['cord stump is oozing and red, and 38.3', 8],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['when will the cord fall off?', 8],
  ['how do I clean the stump?', 8],
];

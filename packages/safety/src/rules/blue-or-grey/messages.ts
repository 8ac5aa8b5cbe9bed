import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['his lips have gone blue', 200],
  ['around the mouth he looks purple', 200],
  ['lips went blue while feeding', 28],
  ['her whole face has gone grey', 210],
  ['he held himself rigid and went blue for a minute, then fine, now eating, no need for doctor right?', 728],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['his eyes are still blue, will they change?', 200],
  ['feet purple from the blackberries, the whole child actually', 1092],
  ['graze on his nose from the pavement, washed it', 602],
];

import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['he was hit by a car outside school', 2100],
  ['the wardrobe fell on her and she is pinned under it', 1400],
  ['he was stabbed in the back outside the chip shop', 5800],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['fell off his bike: grazed palms, helmet dusty, pride hurt', 1820],
  ['trapped finger in a drawer, cold water, moved it all right, drew a picture with it', 2919],
  ['dropped a book on his toe, shouted, hopped, back at lego', 2555],
  ['her best friend stabbed me in the back by telling everyone, she says', 4100],
];

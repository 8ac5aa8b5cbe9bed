import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['our dog bit her hand, two punctures', 1820],
  ['cat bite on the wrist, red already', 2919],
  ["bitten on the face by granddad's terrier, small tear", 1092],
  ['stray dog in Turkey nipped his leg, broken skin', 3647],
  ['horse riding went well, then the horse bit her arm, bruise and broken skin', 3283],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['scratched his own cheek with a nail', 182],
  ['he ate a dog biscuit. The dog is upset', 728],
  ["he shakes his head like a wet dog, thinks it's hilarious", 301],
];

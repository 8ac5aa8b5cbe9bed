import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['fell off bike, big tooth is in my hand', 4382],
  ['he came in with a bloody mouth and his new front tooth in his fist', 2919],
  ["tooth came out at rugby, the permanent one, it's in water, dentist opens monday", 3647],
  ['lovely ice rink party, one fall, adult incisor out with the whole root, in a napkin', 4011],
  ['elbow in the face, tooth dangling', 5474],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['lip bled when her tooth came out, stopped in a minute', 2555],
  ["can't sleep because of tooth excitement", 3283],
  ['lost four teeth this term, gap like a gate', 2919],
];

import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['a hair is wound tight round her toe, the toe is purple', 91],
  ["thread from the mitten was round his finger, I cut some of it, fingertip still blue, he's okay", 56],
  ['hair rapped around his penus, swolen', 119],
  ["thread tight round the toe and it's dark red, can I use hair remover cream", 119],
  ["hair round baby's willy, swollen purple tip", 42],
];

export const MUST_NOT_RAISE: readonly Said[] = [['i found cuts on my daughters arm, she is 14', 75]];

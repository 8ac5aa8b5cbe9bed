import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['burns when she wees and smelly, temp 38.4', 1456],
  ['back pain and fever, weeing often', 2555],
  ['fever and cloudy stinky urine', 273],
  ['wee looks like cola after a sore throat, face puffy', 2191],
  ['blood in his urine', 2919],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['shudders when he wees, funny shiver', 210],
  ['quivering chin when she cries', 35],
  ["he's sweaty and smells like onions", 4746],
];

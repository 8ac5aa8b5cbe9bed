import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['fingertips white and numb after sledging', 2555],
  ['frostbit on nose? numb n white', 1820],
  ["toes still white and he can't feel them", 1092],
  ['pulled from the river, stopped shivering, drowsy and stumbling', 2191],
  ['wandered outside at night in pyjamas, freezing, slow to answer', 728],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['read about the titanic, now asks me how people freeze', 3283],
  ['My milk bags in the freezer smell soapy but taste alright', 91],
  ['puree freezer storage', 182],
];

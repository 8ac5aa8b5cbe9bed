import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['she is cutting her arms', 5200],
  ['he burns himself on purpose with a lighter', 5200],
  ['razor blades hidden under her mattress', 5200],
  ['found cuts on her upper arm', 4746],
  ['burns himself with a lighter', 5474],
  ['i found cuts on my daughters arm, she is 14', 75],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['she cut her own hair', 5200],
  ['how do I spot self-harm, general advice', 5110],
  ['wants to write her essay on self-harm stigma', 6209],
];

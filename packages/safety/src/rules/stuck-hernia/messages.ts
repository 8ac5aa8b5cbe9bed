import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['his hernia is stuck out and has gone hard, and he keeps being sick', 200],
  ["her hernia won't slip back in tonight and she just cries", 150],
  ['the bulge in his groin is tight and purple and he is screaming', 60],
  ['lump in her groin, hard as a stone, vomiting since noon', 420],
  ['his hernia stays out and he is in agony', 2900],
  ['the swelling at his belly button is red and firm and he has thrown up', 300],
  ['he was being sick and his hernia is hard', 200],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['his hernia pops out when he cries and is gone as soon as he lies down', 200],
  ['her belly button sticks out a bit and is soft, will it flatten', 150],
  ['he will not go back to school this week after his hernia operation', 2900],
  ['when is a groin hernia operated on in babies', 90],
  ['stuck at home with a cold and a hard week', 900],
];

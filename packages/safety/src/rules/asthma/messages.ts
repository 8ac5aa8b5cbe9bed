import type { Said } from '../said.ts';

export const MUST_RAISE: readonly Said[] = [
  ['asthma attack, ten puffs of blue inhaler done and no better', 2191],
  ["can't finish a sentence, wheezing, ventolin isn't working", 3283],
  ["she's hunched on the bed with the spacer, shoulders up to her ears, mouthing words", 4382],
  ['astma attack inhailer not helping', 2555],
  ['mild asthma since forever, silent chest now and exhausted, says he just wants to sleep it off', 5110],
  ['he is on his reliever all day and it is not helping', 2000],
];

export const MUST_NOT_RAISE: readonly Said[] = [
  ['bonked himself with the rattle on the forehead, surprised face, no cry', 147],
  ['in case he gets an asthma attack at nursery what plan do they need, he has none now, just thinking', 1456],
  ["asthma as a toddler; hasn't needed an inhaler in five years. marathon kids club?", 3647],
];

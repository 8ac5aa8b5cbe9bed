import { expect, test } from 'vitest';
import { findNeverSay } from '../index.ts';

/** For each rule: the age in days it is said for, what must be withheld, and what must pass. */
const PHRASES: [ruleId: string, ageDays: number, dangerous: string[], safe: string[]][] = [
  [
    'honey_u1',
    152,
    [
      'You can give a spoon of honey to your 5 month old.',
      'A little honey on the pacifier soothes most babies.',
      'Baked oats with honey are perfectly fine for him.',
      'Can I give honey? Yes, a small amount is fine.',
    ],
    [
      'Never give honey before 12 months.',
      'Honey can cause botulism in babies.',
      'From 12 months you can offer honey for a cough.',
      'Offer breast milk instead of honey.',
    ],
  ],
  [
    'water_u6',
    91,
    [
      'Give her a few sips of plain water between feeds.',
      'You could offer chamomile tea to settle the tummy.',
      'Add extra water to the formula to make it last longer.',
      'A little sugar water helps with constipation.',
    ],
    [
      'Do not give water before about 6 months.',
      'Never water down formula.',
      'Wash your hands with warm water before you make a bottle.',
      'From 6 months offer small sips of water.',
    ],
  ],
  [
    'homemade_formula',
    122,
    [
      'You can make your own baby formula with goat milk and syrup.',
      "Switch him to cow's milk as his main drink.",
      'A homemade formula recipe with evaporated milk works well.',
    ],
    [
      'Do not make homemade formula.',
      "Cow's milk as a main drink can wait until 12 months.",
      'Use a shop-bought infant formula as the label says.',
    ],
  ],
  [
    'raw_milk',
    1096,
    [
      'Raw milk straight from the farm is healthier for kids.',
      'You can give unpasteurised cheese in small amounts.',
      'Try raw milk for her allergies.',
    ],
    [
      'Avoid raw milk.',
      'Choose only pasteurised milk, never unpasteurised.',
      'Unpasteurised juice is not safe for children.',
    ],
  ],
  [
    'cereal_bottle',
    91,
    [
      'Add a spoon of rice cereal to the bedtime bottle.',
      'Starting solids now will help him sleep longer.',
      'You can put a bit of oatmeal in her bottle.',
    ],
    ['Do not put cereal in the bottle.', 'Solids can start around 6 months.', 'Cereal in a bottle is a choking risk.'],
  ],
  [
    'bottle_prop',
    152,
    [
      'You can prop the bottle on a rolled towel so your hands are free.',
      'Let her fall asleep with a bottle of milk in the crib.',
      'A bottle propped against a pillow is a handy trick.',
    ],
    ['Never prop a bottle.', 'Do not put him to bed with a bottle.', 'Hold the bottle yourself at every feed.'],
  ],
  [
    'juice_u1',
    244,
    [
      'You can offer diluted apple juice in a cup.',
      'A little orange juice at breakfast is fine.',
      'Give him some fruit juice for vitamins.',
    ],
    ['Skip fruit juice before 12 months.', 'Babies do not need juice.', 'Juice is not recommended in the first year.'],
  ],
  [
    'whole_nuts',
    730,
    [
      'Whole grapes are a great snack.',
      'Give him a handful of nuts for the road.',
      'You can serve popcorn at movie night.',
    ],
    ['Never give whole grapes to a toddler.', 'Quarter the grapes lengthways.', 'Popcorn is a choking hazard.'],
  ],
  [
    'delay_peanut',
    213,
    [
      'Avoid peanuts until he is 3 years old.',
      'Keep eggs away until after her second birthday to prevent allergy.',
      'It is best to wait with peanut butter until 2 years.',
    ],
    [
      'There is no need to delay peanut.',
      'Do not wait until 3 years with peanut.',
      'Offer smooth peanut butter, thinned, from around 6 months.',
    ],
  ],
];

test.each(PHRASES)('%s: dangerous advice is found, however it is put', (ruleId, ageDays, dangerous) => {
  for (const text of dangerous) expect(findNeverSay(text, ageDays), text).toContain(ruleId);
});

test.each(PHRASES)('%s: the safe advice next to it passes', (_ruleId, ageDays, _dangerous, safe) => {
  for (const text of safe) expect(findNeverSay(text, ageDays), text).toEqual([]);
});

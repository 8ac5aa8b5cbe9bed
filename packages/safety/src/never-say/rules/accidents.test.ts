import { expect, test } from 'vitest';
import { findNeverSay } from '../index.ts';

/** For each rule: the age in days it is said for, what must be withheld, and what must pass. */
const PHRASES: [ruleId: string, ageDays: number, dangerous: string[], safe: string[]][] = [
  [
    'walkers',
    244,
    [
      'A baby walker will help him learn to walk.',
      'Put her in a walker for half an hour a day.',
      'Wheeled walkers strengthen the legs and are fine.',
    ],
    [
      'Baby walkers are never safe.',
      'Do not use a walker.',
      'A push toy is better than a baby walker with wheels, which is dangerous.',
    ],
  ],
  [
    'shake',
    61,
    [
      'Give him a gentle shake to stop the crying.',
      'You can bounce her firmly until she is quiet.',
      'Try tossing the baby in the air.',
    ],
    [
      'Never shake a baby.',
      'Shaking a baby can cause brain damage.',
      'If you feel like shaking him, put him down and step away.',
    ],
  ],
  [
    'spank',
    1461,
    [
      'A light spank teaches respect.',
      'Wash his mouth out with soap.',
      'You can lock him in his room until he says sorry.',
      'A bit of hot sauce on the tongue works.',
    ],
    [
      'Do not spank your child.',
      'Spanking is linked to aggression.',
      'Never lock a child in a room.',
      'Avoid shaming him.',
    ],
  ],
  [
    'babywalk_front_carseat',
    396,
    [
      'You can turn the car seat forward now.',
      'At one year he can face forward in his seat.',
      'A winter coat under the harness is fine.',
      'It is fine to use an expired car seat.',
      'On a short trip you can hold her on your lap and buckle the belt around you both.',
      'In the car he may sit on your knees until you have parked.',
      'On a short drive keep her on your lap, then fasten the belt over both of you.',
      'In the car loosen the harness so that she can nap.',
    ],
    [
      'Do not turn the seat forward yet.',
      'Never put a coat under the harness.',
      'Keep her rear-facing to the limit of the seat.',
      'Children ride in the back seat, not the front seat.',
      'Park, then loosen the harness in the car and lift her out.',
    ],
  ],
  [
    'pool_floaties',
    1461,
    [
      'With water wings she is safe in the pool.',
      'Swim lessons make a child drown-proof.',
      'He can swim, so you can leave him alone for a moment.',
    ],
    [
      'Swim lessons do not make a child drown-proof.',
      'Never rely on water wings to keep a child safe.',
      "Floaties are not enough, stay within arm's reach.",
    ],
  ],
  [
    'gun_hidden',
    5114,
    ['A gun on a high shelf is safe.', 'Hide the gun in the closet.', 'Keeping a pistol in your drawer is okay.'],
    [
      'A high shelf is not safe for a gun.',
      'A hidden gun is not stored safely.',
      'Keep guns unloaded and locked, not in a drawer.',
    ],
  ],
];

test.each(PHRASES)('%s: dangerous advice is found, however it is put', (ruleId, ageDays, dangerous) => {
  for (const text of dangerous) expect(findNeverSay(text, ageDays), text).toContain(ruleId);
});

test.each(PHRASES)('%s: the safe advice next to it passes', (_ruleId, ageDays, _dangerous, safe) => {
  for (const text of safe) expect(findNeverSay(text, ageDays), text).toEqual([]);
});

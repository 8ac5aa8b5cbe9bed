import { expect, test } from 'vitest';
import { findNeverSay } from '../index.ts';

/** For each rule: the age in days it is said for, what must be withheld, and what must pass. */
const PHRASES: [ruleId: string, ageDays: number, dangerous: string[], safe: string[]][] = [
  [
    'stomach_sleep',
    61,
    [
      'You can put him on his tummy to sleep, it helps with gas.',
      'Side sleeping is fine for babies with reflux.',
      'Raise the head of the crib with a wedge for congestion.',
      'Many babies sleep better on their stomach, so try it.',
    ],
    [
      'Never put your baby on the tummy to sleep.',
      'Side sleeping is not safe.',
      'Give tummy time while your baby is awake.',
      'Lay her on her back for every sleep.',
    ],
  ],
  [
    'bedshare',
    91,
    [
      'Bring her into your bed, she will sleep better.',
      'Co-sleeping is a lovely way to bond.',
      'You can nap with him on the couch.',
      'Sleeping together on the sofa is fine if you are tired.',
    ],
    [
      'Do not sleep with your baby on a sofa.',
      'Bed-sharing is not recommended.',
      'Share the room, not the bed.',
      'Place the crib next to your bed.',
    ],
  ],
  [
    'bumpers',
    152,
    [
      'You can tuck a soft blanket around her in the crib.',
      'A small pillow helps babies sleep.',
      'Breathable bumpers are okay for the cot.',
      'Let him sleep with a lovey.',
    ],
    [
      'Keep pillows, quilts and toys out of the crib.',
      'No blankets or bumpers in the cot.',
      'A crib with bumpers is dangerous.',
      'Put a blanket on the floor for tummy time.',
    ],
  ],
  [
    'inclined',
    91,
    [
      'Let her sleep in the swing overnight.',
      'The bouncer is fine for naps.',
      'He can spend the night in the car seat.',
      'A Dock-a-tot is a good place for sleep.',
    ],
    [
      'Swings are not for sleep.',
      'If he falls asleep in the car seat, move him to a flat surface.',
      'Never let a baby sleep in a bouncer.',
      'The playground swing is fun.',
    ],
  ],
  [
    'weighted',
    91,
    [
      'Try a weighted sleep sack to calm him.',
      'The Nested Bean helps babies sleep.',
      'A weighted swaddle can be soothing.',
    ],
    ['Do not use a weighted sleep sack.', 'Weighted blankets are unsafe for babies.', 'Avoid any weighted swaddle.'],
  ],
  [
    'swaddle_rolling',
    152,
    [
      'You can keep swaddling even though he rolls.',
      'Swaddle her until 6 months.',
      'It is okay to continue swaddling at 5 months.',
    ],
    [
      'Stop swaddling once your baby tries to roll.',
      'Do not swaddle a baby who rolls.',
      'When rolling starts, move to a sleep sack with arms free instead of the swaddle.',
    ],
  ],
  [
    'monitor_sids',
    61,
    [
      'An Owlet monitor prevents SIDS.',
      'A breathing monitor will protect your baby from cot death.',
      'With an oxygen sock you lower the chance of SIDS.',
    ],
    [
      'No monitor prevents SIDS.',
      'A monitor does not lower the risk of SIDS.',
      'Do not rely on an Owlet against SIDS.',
    ],
  ],
  [
    'cry_it_out_newborn',
    30,
    [
      'You can let your newborn cry it out.',
      'Start sleep training this week.',
      'Put him on a strict feeding schedule.',
      'Drop the night feeds so she learns to sleep.',
    ],
    [
      'Do not let a newborn cry it out.',
      'It is too early for sleep training.',
      'Feed on cue, not on a strict schedule.',
      'Sleep training can wait until 6 months.',
    ],
  ],
  [
    'leaps',
    122,
    [
      'She is going through leap 4 of the Wonder Weeks.',
      'The 4 month sleep regression starts exactly in week 17.',
      'Leap 5 begins next week.',
    ],
    [
      'There is no good evidence for the Wonder Weeks.',
      'Some babies wake more around 4 months.',
      'Timing of unsettled phases varies.',
    ],
  ],
];

test.each(PHRASES)('%s: dangerous advice is found, however it is put', (ruleId, ageDays, dangerous) => {
  for (const text of dangerous) expect(findNeverSay(text, ageDays), text).toContain(ruleId);
});

test.each(PHRASES)('%s: the safe advice next to it passes', (_ruleId, ageDays, _dangerous, safe) => {
  for (const text of safe) expect(findNeverSay(text, ageDays), text).toEqual([]);
});

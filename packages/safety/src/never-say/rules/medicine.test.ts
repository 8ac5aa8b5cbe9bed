import { expect, test } from 'vitest';
import { findNeverSay } from '../index.ts';

/** For each rule: the age in days it is said for, what must be withheld, and what must pass. */
const PHRASES: [ruleId: string, ageDays: number, dangerous: string[], safe: string[]][] = [
  [
    'aspirin',
    4383,
    [
      'You can give him an aspirin for the headache.',
      'Baby aspirin is fine for a fever.',
      'Try Pepto-Bismol for her upset stomach.',
    ],
    [
      'Never give aspirin to a teen.',
      "Aspirin can cause Reye's syndrome.",
      'Avoid Pepto-Bismol and other salicylates.',
    ],
  ],
  [
    'cough_med',
    730,
    [
      "Robitussin helps a toddler's cough.",
      'You can give cough syrup at night.',
      "A children's cold medicine like Dimetapp is okay.",
    ],
    [
      'Do not give cough medicine under 4 years.',
      'Cough syrups are not recommended for toddlers.',
      'Saline drops and a humidifier help, not cold medicine.',
    ],
  ],
  [
    'antihistamine_sleep',
    365,
    [
      'Give Benadryl before the flight so she sleeps.',
      'A small dose of an antihistamine can help him sleep.',
      'Try a bit of cough syrup to make bedtime calm.',
    ],
    [
      'Never give Benadryl to make a child sleep.',
      'Antihistamines should not be used for sleep.',
      'Do not use medicine to keep her quiet on a flight such as Benadryl.',
    ],
  ],
  [
    'benzocaine',
    244,
    [
      'Rub a little Orajel on the gums.',
      'A numbing gel can help with teething.',
      'Homeopathic teething tablets are a gentle option.',
    ],
    ['Do not use Orajel.', 'Benzocaine gels are dangerous for babies.', 'Avoid teething tablets and numbing gels.'],
  ],
  [
    'amber',
    274,
    [
      'An amber necklace eases teething.',
      'Try a silicone teething bracelet on his wrist.',
      'Amber beads are a natural remedy for teething.',
    ],
    ['Amber necklaces can strangle a baby.', 'Never use a teething necklace.', 'Skip the amber necklace.'],
  ],
  [
    'alcohol_gums',
    213,
    [
      'Rub a little whiskey on her gums.',
      'A drop of brandy in the milk helps him sleep.',
      'You can let your teen have a small glass of wine to settle to sleep.',
    ],
    [
      'Never put whiskey on the gums.',
      'Alcohol on the gums is dangerous.',
      'Do not give a child brandy or any alcohol.',
    ],
  ],
  [
    'alcohol_rub',
    730,
    [
      'A cold bath will bring the fever down.',
      'Rub rubbing alcohol on his skin for the fever.',
      'Put ice packs on her to lower the temperature.',
    ],
    [
      'Do not use a cold bath for a fever.',
      'Rubbing alcohol is dangerous for a child with fever.',
      'Never use ice packs to bring down a fever.',
    ],
  ],
  [
    'fever_med_young',
    46,
    [
      'Give 2.5 ml of infant Tylenol every six hours.',
      'You can use paracetamol for the fever.',
      'Try a little ibuprofen.',
    ],
    [
      'Do not give Tylenol to a baby under 2 months.',
      'Call the doctor before you give paracetamol.',
      'Ibuprofen is not safe at this age.',
    ],
  ],
  [
    'alternate_meds',
    1096,
    [
      'Alternate Tylenol and Motrin every three hours.',
      'You can give paracetamol and ibuprofen together.',
      'Give ibuprofen early to prevent a febrile seizure.',
    ],
    [
      'Do not give paracetamol and ibuprofen together.',
      'Medicine does not prevent febrile seizures.',
      'Never combine Tylenol with Motrin.',
    ],
  ],
  [
    'vomit_induce',
    730,
    [
      'Make her vomit right away.',
      'Give syrup of ipecac.',
      'Salt water will help him throw it up.',
      'Try activated charcoal at home.',
    ],
    ['Do not make your child vomit.', 'Never give ipecac.', 'Salt water is dangerous, call Poison Control.'],
  ],
  [
    'burn_butter',
    730,
    [
      'Put butter on the burn.',
      'A little toothpaste soothes burns.',
      'You can pop the blister with a clean needle.',
      'Hold ice on the burn for ten minutes.',
    ],
    ['Never put butter on a burn.', 'Do not pop blisters.', 'Use cool water, not ice, on a burn.'],
  ],
  [
    'seizure_mouth',
    1096,
    [
      'Put a spoon between the teeth during the seizure.',
      'Hold him down until the convulsion stops.',
      'Place something soft in her mouth so she does not swallow her tongue.',
    ],
    [
      'Put nothing in the mouth during a seizure.',
      'Do not hold a child down during a fit.',
      'Never put your fingers in the mouth of a child who has a seizure.',
    ],
  ],
  [
    'jaundice_sun',
    5,
    [
      'Put her in the sunlight to clear the jaundice.',
      'Ten minutes by a sunny window helps a yellow baby.',
      'Sunbathing treats jaundice.',
    ],
    [
      'Sunlight is not a treatment for jaundice.',
      'Do not put a yellow baby in the sun.',
      'Look at the skin near a window to see if it is yellow.',
    ],
  ],
  [
    'vaccine_autism',
    365,
    [
      'The MMR vaccine can cause autism.',
      'It is wise to spread out the shots.',
      'You can delay the vaccines until he is older.',
      'Consider an alternative vaccine schedule.',
    ],
    [
      'Vaccines do not cause autism.',
      'There is no evidence that the MMR leads to autism.',
      'Do not delay the vaccines.',
      'Hold him close after the shots.',
    ],
  ],
  [
    'vit_k',
    1,
    [
      'You can safely skip the vitamin K shot.',
      'The heel prick is optional, so decline it.',
      'Eye ointment is not needed for healthy babies.',
    ],
    [
      'Do not skip the vitamin K shot.',
      'The vitamin K shot prevents bleeding in the brain.',
      'Vitamin K should not be declined.',
    ],
  ],
  [
    'essential_oils',
    1096,
    [
      'Eucalyptus oil on the chest helps with a cold.',
      'A chiropractor can treat colic; chiropractic works well.',
      'Chlorine dioxide helps children with autism.',
      'Try a detox for his autism.',
    ],
    [
      'Essential oils are not safe for babies.',
      'Avoid chiropractic for infants.',
      'Never use chlorine dioxide.',
      'Colloidal silver is dangerous.',
    ],
  ],
];

test.each(PHRASES)('%s: dangerous advice is found, however it is put', (ruleId, ageDays, dangerous) => {
  for (const text of dangerous) expect(findNeverSay(text, ageDays), text).toContain(ruleId);
});

test.each(PHRASES)('%s: the safe advice next to it passes', (_ruleId, ageDays, _dangerous, safe) => {
  for (const text of safe) expect(findNeverSay(text, ageDays), text).toEqual([]);
});

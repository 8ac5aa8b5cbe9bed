import { URGENT_LEVELS, type UrgentLevel } from '@nestling/contracts/safety';
import { describe, expect, test } from 'vitest';
import { assessSafety } from './assess-safety.ts';
import { RULE_TEXTS, type RuleId } from './rules/rule-texts.ts';

interface Examples {
  /** Days, for every text of the rule. */
  ageDays: number | null;
  level: UrgentLevel;
  signs: string[];
  /** Near in words, and nothing that cannot wait. */
  ordinary: string[];
}

const EXAMPLES: Record<RuleId, Examples> = {
  fever_under_3m: {
    ageDays: 40,
    level: 'urgent',
    signs: ['her temp is 38.4', 'hes burning up and so hot to touch', 'thermometer says one hundred point nine F'],
    ordinary: ['his temperature is 36.8, is that normal?', 'what temperature counts as a fever in a newborn?'],
  },
  fever_3_6m_high: {
    ageDays: 140,
    level: 'urgent',
    signs: ['fever of 39.3 all evening', 'temperature thirty-nine and a half', 'a really high temperature tonight'],
    ordinary: ['temp 37.6 after a nap', 'will she get a fever after her vaccines?'],
  },
  fever_danger_any_age: {
    ageDays: 1400,
    level: 'urgent',
    signs: ['fever for five days now', 'temp of 40.4 and shivering', 'he has sickle cell and a fever of 38.6'],
    ordinary: ['38.4 since this morning, drinking and playing', 'no fever any more, she is back at nursery'],
  },
  breathing_trouble: {
    ageDays: 200,
    level: 'emergency',
    signs: [
      'skin pulls in between his ribs',
      'she is gasping for air',
      'his inhaler did nothing and he is still wheezing',
    ],
    ordinary: ['a stuffy nose but no trouble breathing', 'how does a spacer for an inhaler work?'],
  },
  blue_or_grey: {
    ageDays: 200,
    level: 'emergency',
    signs: ['his lips have gone blue', 'she turned grey for a moment', 'around the mouth he looks purple'],
    ordinary: ['his eyes are still blue, will they change?', 'blue icing all over his lips after the cake'],
  },
  unresponsive: {
    ageDays: 400,
    level: 'emergency',
    signs: ['I cannot wake her', 'he is floppy like a rag doll', 'she does not know who I am and makes no sense'],
    ordinary: ['should I wake him to feed at night?', 'he fell asleep in the pushchair'],
  },
  seizure: {
    ageDays: 600,
    level: 'emergency',
    signs: ['his eyes rolled back and he is shaking', 'she went stiff and jerked all over', 'he had a febrile fit'],
    ordinary: ['fits of giggles at bath time', 'she threw a fit because we left the park'],
  },
  non_fading_rash: {
    ageDays: 900,
    level: 'emergency',
    signs: [
      'purple spots that stay when I press a glass on them',
      'stiff neck and light hurts',
      'tiny dots that do not blanch',
    ],
    ordinary: ['heat rash on his neck', 'spots that fade when pressed, he is happy'],
  },
  anaphylaxis: {
    ageDays: 900,
    level: 'emergency',
    signs: [
      'lips swelling after a cashew',
      'hives everywhere and throwing up',
      'her throat feels tight since the shrimp',
    ],
    ordinary: ['how do I introduce peanut?', 'a little redness round the mouth from strawberries'],
  },
  choking: {
    ageDays: 500,
    level: 'emergency',
    signs: ['she is choking', 'a grape stuck in his throat', 'cannot cough or cry, she was eating a nut'],
    ordinary: ['which foods are choking hazards?', 'what is the difference between gagging and choking?'],
  },
  button_battery: {
    ageDays: 700,
    level: 'emergency',
    signs: ['he swallowed a button battery', 'battery gone from the remote and she had it', 'a coin cell up his nose'],
    ordinary: ['how do I lock up button batteries?', 'the monitor needs new batteries'],
  },
  magnets: {
    ageDays: 1500,
    level: 'emergency',
    signs: ['she swallowed two magnets', 'he ate those magnetic balls', 'I think a fridge magnet is in her tummy'],
    ordinary: ['are magnetic tiles good for a 3 year old?', 'my son loves his magnet set'],
  },
  poison: {
    ageDays: 800,
    level: 'emergency',
    signs: ['he drank bleach', 'she got into my blood pressure pills', 'I gave a double dose of paracetamol'],
    ordinary: ['where do I store medicines safely?', 'which plants are poisonous?'],
  },
  carbon_monoxide: {
    ageDays: 800,
    level: 'emergency',
    signs: [
      'the carbon monoxide alarm is going off',
      'a gas leak in the kitchen',
      'she breathed in smoke from the fire',
    ],
    ordinary: ['where should a carbon monoxide alarm go?', 'he is gassy in the evening'],
  },
  head_injury: {
    ageDays: 900,
    level: 'emergency',
    signs: ['fell off the bed and keeps vomiting', 'hit her head and passed out', 'banged his head and is very drowsy'],
    ordinary: ['he bumped his head lightly an hour ago and plays as always', 'when will she hold up her head?'],
  },
  head_injury_infant: {
    ageDays: 240,
    level: 'urgent',
    signs: ['he rolled off the sofa', 'she hit her head on the table', 'I dropped the baby'],
    ordinary: ['when do babies roll over?', 'he falls asleep at the breast'],
  },
  dehydration: {
    ageDays: 300,
    level: 'urgent',
    signs: ['no wet nappy for 9 hours', 'he cannot keep anything down', 'her soft spot is sunken'],
    ordinary: ['six wet nappies a day, is that enough?', 'he stays dry all night, can he drop the nappy?'],
  },
  green_or_bloody_vomit: {
    ageDays: 60,
    level: 'emergency',
    signs: ['her vomit is green', 'there is blood in his vomit', 'his belly is hard and swollen and he screams'],
    ordinary: ['green poo since yesterday', 'spit-up like curdled milk'],
  },
  newborn_not_feeding: {
    ageDays: 9,
    level: 'urgent',
    signs: ['she will not feed', 'he has not eaten for 7 hours', 'too sleepy to nurse'],
    ordinary: ['how often should she feed?', 'he wants to feed every hour'],
  },
  jaundice: {
    ageDays: 6,
    level: 'urgent',
    signs: ['his skin looks yellow', 'the whites of her eyes are yellow', 'pale white stools'],
    ordinary: ['mustard yellow poo, normal?', 'what causes jaundice?'],
  },
  cord_infection: {
    ageDays: 8,
    level: 'urgent',
    signs: ['the cord smells bad', 'pus at the belly button', 'red skin round the stump'],
    ordinary: ['when will the cord fall off?', 'how do I clean the stump?'],
  },
  burn: {
    ageDays: 700,
    level: 'emergency',
    signs: ['she pulled hot tea over herself', 'his hand blistered on the oven', 'an electric shock from the socket'],
    ordinary: ['mild sunburn on her shoulders', 'how do I burn off his energy?'],
  },
  drowning: {
    ageDays: 900,
    level: 'emergency',
    signs: ['he went under in the bath', 'pulled her out of the pool', 'swallowed lots of pool water and coughs since'],
    ordinary: ['when can he start swimming lessons?', 'I am drowning in laundry'],
  },
  broken_bone_bleeding: {
    ageDays: 1500,
    level: 'emergency',
    signs: ['the bleeding will not stop', 'his arm is bent the wrong way', 'a dog bit her face'],
    ordinary: ['a scraped knee, do I need a plaster?', 'mosquito bites all over his legs'],
  },
  infant_injury_no_explanation: {
    ageDays: 80,
    level: 'emergency',
    signs: ['a bruise on her leg and I do not know how', 'finger marks on his arm', 'he screams when I move his leg'],
    ordinary: ['a stork bite on her neck', 'she scratches her own face'],
  },
  abuse_disclosure: {
    ageDays: 2500,
    level: 'emergency',
    signs: ['my partner hits our son', 'she says her uncle touches her', 'he is scared to go home to his stepdad'],
    ordinary: ['he hits me when he is angry, he is 3', 'how do I teach body safety?'],
  },
  might_hurt_child_now: {
    ageDays: 50,
    level: 'emergency',
    signs: ['I feel like shaking him', 'I am scared I will hurt her', 'I shook the baby'],
    ordinary: ['I could kill for a coffee', 'how do I shake the bottle without bubbles?'],
  },
  postpartum_psychosis: {
    ageDays: 12,
    level: 'emergency',
    signs: [
      'voices tell me things about the baby',
      'my wife says the baby is possessed',
      'people watch me through the monitor',
    ],
    ordinary: ['how common is postpartum psychosis?', 'he turns to voices already'],
  },
  parent_suicidal: {
    ageDays: 60,
    level: 'emergency',
    signs: ['I want to die', 'they would be better off without me', 'my wife says she wants to end her life'],
    ordinary: ['I am dying for some sleep', 'this teething is killing me'],
  },
  postnatal_depression: {
    ageDays: 40,
    level: 'soon',
    signs: ['I cry every day since the birth', 'I feel nothing for my baby', 'I think I have postnatal depression'],
    ordinary: ['baby cries every evening', 'what are the signs of postpartum depression?'],
  },
  child_suicidal: {
    ageDays: 5000,
    level: 'emergency',
    signs: ['my son says he wants to die', 'I found a suicide note in her room', 'she took a bunch of pills'],
    ordinary: ['how do I talk to my teen about suicide?', 'she said she could die of embarrassment'],
  },
  self_harm: {
    ageDays: 5200,
    level: 'urgent',
    signs: [
      'she is cutting her arms',
      'he burns himself on purpose with a lighter',
      'razor blades hidden under her mattress',
    ],
    ordinary: ['she cut her own hair', 'he cut himself while shaving'],
  },
  eating_disorder_danger: {
    ageDays: 5200,
    level: 'urgent',
    signs: [
      'she makes herself sick after meals',
      'he lost a lot of weight in two months',
      'has not eaten for two days',
    ],
    ordinary: ['she wants to be vegetarian', 'he eats junk food all day'],
  },
  overdose_alcohol_drugs: {
    ageDays: 5800,
    level: 'emergency',
    signs: [
      'he is drunk and will not wake up',
      'she took a pill at a party and is very drowsy',
      'mixed pills and alcohol',
    ],
    ordinary: ['what rules for parties at 16?', 'my teen sleeps till noon'],
  },
  loss_of_skills: {
    ageDays: 600,
    level: 'soon',
    signs: ['he stopped saying the words he had', 'she used to wave and now does not', 'he lost all his words'],
    ordinary: ['she stopped napping', 'sleep regression again'],
  },
  missed_milestone_core: {
    ageDays: 600,
    level: 'soon',
    signs: ['he is not walking yet', 'no words at all', 'she does not answer to her name'],
    ordinary: ['he says about twenty words', 'she does not listen when I say no'],
  },
  testicular_or_belly_pain: {
    ageDays: 3500,
    level: 'emergency',
    signs: ['sudden pain in his testicle', 'belly pain lower right and fever', 'tummy ache so bad she cannot stand'],
    ordinary: ['tummy ache before school', 'growing pains at night'],
  },
  diabetes_signs: {
    ageDays: 2500,
    level: 'urgent',
    signs: [
      'always thirsty and peeing all the time',
      'his breath smells of pear drops',
      'so thirsty and losing weight',
    ],
    ordinary: ['thirsty after football', 'still wets the bed at night'],
  },
  heat_car: {
    ageDays: 400,
    level: 'emergency',
    signs: ['the baby is locked in the car', 'left in the hot car', 'hot dry skin and confused after the beach'],
    ordinary: ['he hates the car seat', 'how do I dress her in a heatwave?'],
  },
  safe_sleep_now: {
    ageDays: 70,
    level: 'urgent',
    signs: [
      'he sleeps in the swing',
      'asleep face down with a blanket',
      'baby fell asleep on me on the couch, I am exhausted',
    ],
    ordinary: ['when can she sleep with a blanket?', 'she naps in the car seat on a long drive'],
  },
};

const assess = (message: string, ageDays: number | null) =>
  assessSafety({ message, ageDays, recentTurns: [], region: 'US' });

const rank = (level: UrgentLevel | undefined): number => (level ? URGENT_LEVELS.indexOf(level) : URGENT_LEVELS.length);

test('every rule has examples of both kinds', () => {
  expect(Object.keys(EXAMPLES).sort()).toEqual(Object.keys(RULE_TEXTS).sort());
  for (const { signs, ordinary } of Object.values(EXAMPLES)) {
    expect(signs.length).toBeGreaterThanOrEqual(3);
    expect(ordinary.length).toBeGreaterThanOrEqual(2);
  }
});

describe.each(Object.entries(EXAMPLES))('%s', (ruleId, { ageDays, level, signs, ordinary }) => {
  test.each(signs)('finds: %s', (text) => {
    const found = assess(text, ageDays);
    expect(rank(found?.level)).toBeLessThanOrEqual(rank(level));
    if (found?.level === level) expect(found).toMatchObject({ title: expect.any(String), action: expect.any(String) });
  });

  test.each(ordinary)('leaves alone: %s', (text) => {
    expect(assess(text, ageDays)).toBeNull();
  });

  test('answers with its own card at least once', () => {
    expect(signs.map((text) => assess(text, ageDays)?.ruleId)).toContain(ruleId);
  });
});

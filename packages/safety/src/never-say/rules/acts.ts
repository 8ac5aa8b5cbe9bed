import { ACTS, type Act } from '../acts/acts.ts';
import { GRAVE, SITUATIONS, type Situation, YOUNG_FEVER } from '../acts/situations.ts';
import { months, type NeverSayRule, type Pattern, years } from '../rule.ts';
import { UNDONE_SAFELY } from './vocabulary.ts';

const SERIOUSLY_ILL = {
  name: 'NHS: Is your baby or toddler seriously ill?',
  url: 'https://www.nhs.uk/conditions/baby/health/is-your-baby-or-toddler-seriously-ill/',
};

type Ages = Pick<Pattern, 'fromDays' | 'untilDays' | 'unless'>;

/** An act that does harm where a reply is about such a situation. */
const harms = (situation: Situation, act: Act, ages: Ages = {}): Pattern => ({
  stance: 'act',
  all: [ACTS[act]],
  context: SITUATIONS[situation],
  ...ages,
});

/** Words that put off or play down what is grave: refused by any word of haste beside them. */
const soothes = (about: RegExp, act: Act, ages: Ages = {}): Pattern => ({
  stance: 'soothing',
  all: [ACTS[act], about],
  ...ages,
});

export const ACT_RULES: readonly NeverSayRule[] = [
  {
    id: 'delayed_help',
    ageless: true,
    patterns: [
      soothes(GRAVE, 'putsOff'),
      soothes(GRAVE, 'sparesHelp'),
      soothes(YOUNG_FEVER, 'putsOff', { untilDays: months(3) }),
      soothes(YOUNG_FEVER, 'sparesHelp', { untilDays: months(3) }),
      harms('belly', 'wrongForBelly'),
    ],
    replacement: 'Do not wait with this: call {the doctor} now, or {emergency} if your child seems very unwell.',
    source: SERIOUSLY_ILL,
  },
  {
    id: 'false_reassurance',
    ageless: true,
    patterns: [soothes(GRAVE, 'playsDown')],
    replacement:
      'A sign like this has to be looked at by somebody who can examine your child. Call {the doctor} now, or {emergency} if your child seems very unwell.',
    source: SERIOUSLY_ILL,
  },
  {
    id: 'wrong_dose',
    ageless: true,
    patterns: [{ stance: 'act', all: [ACTS.overdoses, ACTS.medicine] }],
    replacement:
      'Give only medicine that is meant for your child, in the amount and with the hours between doses that the label or {the doctor} says. After too much, call {poison line} now.',
    source: {
      name: 'AAP News: Doses done right: read labels before giving pain relievers',
      url: 'https://publications.aap.org/aapnews/article/35/4/26/11000/Doses-done-right-Read-labels-before-giving-pain',
    },
  },
  {
    id: 'stopped_treatment',
    ageless: true,
    patterns: [harms('treated', 'stops')],
    replacement:
      'Do not stop, skip or swap a medicine that a doctor prescribed without asking {the doctor} or {the pharmacist} first, even when your child seems better.',
    source: {
      name: 'Medicines for Children: Finishing a course of antibiotics',
      url: 'https://www.medicinesforchildren.org.uk/news/finishing-a-course-of-antibiotics/',
    },
  },
  {
    id: 'insulin',
    ageless: true,
    patterns: [
      harms('diabetes', 'stops'),
      harms('diabetes', 'overdoses'),
      harms('diabetes', 'putsOff'),
      harms('diabetes', 'sparesHelp'),
      harms('diabetes', 'entersMouth'),
    ],
    replacement:
      'Insulin is never left out, also when a child with diabetes is ill or does not eat. Follow the sick-day plan and call the diabetes team; with vomiting, ketones or drowsiness call {emergency}.',
    source: {
      name: 'Buckinghamshire Healthcare NHS Trust: Sick day rules for children with diabetes',
      url: 'https://www.buckshealthcare.nhs.uk/pifs/sick-day-guidelines-for-a-child-with-diabetes/',
    },
  },
  {
    id: 'held_or_filled_mouth',
    ageless: true,
    patterns: [
      harms('seizure', 'holdsDown'),
      harms('seizure', 'entersMouth'),
      harms('seizure', 'wrongForSeizure'),
      harms('choking', 'entersMouth'),
      harms('airway', 'entersMouth'),
      harms('airway', 'blocksAir'),
      harms('drowsy', 'entersMouth'),
      harms('drunk', 'wrongForDrunk'),
    ],
    replacement:
      'Put nothing in the mouth, hold nobody down, and give no food or drink to a child who is choking, seizing or not fully awake. Call {emergency} and do what they say.',
    source: {
      name: 'UTMB Health: Seizure first aid',
      url: 'https://utmb.edu/utmbhealth/services/neurology/procedures-conditions/epilepsy-seizures/1000',
    },
  },
  {
    id: 'tied_or_locked',
    ageless: true,
    patterns: [{ stance: 'act', all: [ACTS.confines] }],
    replacement:
      'Never tie, strap, tape or lock a child in. Stay near, keep things safe and wait; if you feel you might hurt your child, put them somewhere safe and call someone to come.',
    source: {
      name: 'Northern Territory Government: Types of discipline',
      url: 'https://nt.gov.au/community/parents-and-families/discipline-and-children-birth-to-12-years/types-of-discipline',
    },
  },
  {
    id: 'venom',
    ageless: true,
    patterns: [harms('bite', 'venomLore')],
    replacement:
      'Keep your child still and calm and call {emergency}. Do not cut, suck, ice or tie off a bite, and leave the animal alone.',
    source: {
      name: 'Australian Red Cross: First aid for someone with a snake bite',
      url: 'https://www.redcross.org.au/firstaid/basics/snake-bite/',
    },
  },
  {
    id: 'purging',
    fromDays: years(7),
    ageless: true,
    patterns: [harms('weight', 'slims')],
    replacement:
      'Skipping meals, vomiting, laxatives, pills or sweating to lose weight can harm a growing child. Keep regular meals without talk of weight, and tell {the doctor}.',
    source: {
      name: 'Rotherham Doncaster and South Humber NHS: Eating disorders in children and adolescents',
      url: 'https://rdash.nhs.uk/services/child-and-adolescent-eating-disorders/eating-disorders-in-children-and-adolescents',
    },
  },
  {
    id: 'silenced_despair',
    ageless: true,
    patterns: [harms('suicide', 'silences'), harms('selfHarm', 'silences'), harms('parentMind', 'losesControl')],
    replacement:
      'Take this seriously: ask and listen, promise no secrecy, leave nobody alone with it, lock medicines away, and call {crisis line}. In danger now: {emergency}.',
    source: {
      name: 'Children’s Mercy: Suicide Prevention in Children and Adolescents',
      url: 'https://childrensmercy.org/departments-and-clinics/developmental-and-behavioral-health/mental-health-in-children-and-adolescents/suicide-prevention-in-children-and-adolescents',
    },
  },
  {
    id: 'hidden_abuse',
    ageless: true,
    patterns: [
      harms('violence', 'keepsQuiet'),
      harms('sexualAbuse', 'keepsQuiet'),
      harms('sextortion', 'keepsQuiet'),
      harms('missing', 'keepsQuiet'),
    ],
    replacement:
      'You do not have to manage this alone or prove it. Believe the child, confront and pay nobody, keep the traces, and call {child protection line}, {domestic abuse line} or, in danger, {emergency}.',
    source: {
      name: 'Lewisham Council: What to do if a child tells you about abuse',
      url: 'https://lewisham.gov.uk/myservices/children-and-young-people-service/keeping-children-safe/information-for-parents-and-carers/what-to-do-if-a-child-tells-you-about-abuse',
    },
  },
  {
    id: 'wrong_first_aid',
    ageless: true,
    patterns: [
      harms('eye', 'wrongForEye'),
      harms('tooth', 'wrongForTooth'),
      harms('embedded', 'wrongForWound'),
      harms('bone', 'straightens'),
      harms('bleeding', 'wrongForBleeding'),
      harms('chickenpox', 'givesIbuprofen'),
      harms('frost', 'wrongForCold'),
      harms('burn', 'wrongForBurn'),
      harms('head', 'wrongForHead'),
      harms('allergy', 'wrongForAllergy'),
      harms('asthma', 'wrongForAsthma'),
      harms('poison', 'wrongForPoison'),
      harms('lodged', 'wrongForLodged'),
      harms('gas', 'wrongForGas'),
      harms('dehydrated', 'wrongForDehydration'),
      harms('heat', 'wrongForHeat'),
      harms('vehicle', 'wrongForCar', { untilDays: years(4) }),
      harms('vehicle', 'undoesBelt', { untilDays: years(4), unless: UNDONE_SAFELY }),
      harms('jaundice', 'wrongForNewborn', { untilDays: months(2) }),
      harms('cord', 'wrongForNewborn', { untilDays: months(2) }),
      harms('hairTie', 'leavesHair', { untilDays: years(1) }),
    ],
    replacement:
      'That can do more harm. Follow the first-aid card, and call {the doctor}, {poison line} or {emergency} for what to do until your child is seen.',
    source: SERIOUSLY_ILL,
  },
];

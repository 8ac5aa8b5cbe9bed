import type { CardLevel } from '@nestling/contracts/safety';
import type { ContactKind } from '../contacts.ts';

export interface RuleText {
  /** What the rule says when its detector gives no other level. */
  level: CardLevel;
  title: string;
  /** With the slots of the regions ({emergency}, {the doctor}, {diaper}): a card names no country's number or word. */
  action: string;
  contacts: readonly ContactKind[];
  /** Added to the action only where the child is known to be at least so many days old. */
  actionFrom?: { days: number; text: string };
}

/** What the card says for each rule: one title, one action, the numbers in the order to call them. */
export const RULE_TEXTS = {
  fever_under_3m: {
    level: 'urgent',
    title: 'A fever in a baby under 3 months needs a doctor now',
    action:
      'Call {the doctor} or the out-of-hours line now, day or night. If they cannot be reached at once, or your baby looks unwell, go to the {emergency department}. Give no fever medicine unless a clinician said so. Only when your baby had vaccines within 48 hours and is feeding and acting well: follow the advice you were given with the vaccines, and call if you are unsure.',
    contacts: ['doctor', 'advice', 'emergency'],
  },
  fever_3_6m_high: {
    level: 'urgent',
    title: 'A high fever at this age needs a call to the doctor today',
    action:
      'Call {the doctor} today. Call now if your baby is also drowsy, feeding badly, breathing fast or has fewer wet {diapers}. If your baby is hard to wake, struggling to breathe or blue, call {emergency}.',
    contacts: ['doctor', 'advice', 'emergency'],
  },
  fever_danger_any_age: {
    level: 'urgent',
    title: 'This fever needs a doctor now',
    action:
      'Call {the doctor} right away. Call {emergency} if your child is hard to wake, struggling to breathe, blue or grey, has a seizure, or has a rash that does not fade when pressed.',
    contacts: ['doctor', 'advice', 'emergency'],
  },
  breathing_trouble: {
    level: 'emergency',
    title: 'Trouble breathing is an emergency',
    action:
      'Call {emergency} now. Keep your child upright and calm, put nothing in the mouth, and do what the dispatcher says. If your child is not breathing, start CPR.',
    contacts: ['emergency'],
  },
  blue_or_grey: {
    level: 'emergency',
    title: 'Blue, grey or very pale skin or lips is an emergency',
    action:
      'Call {emergency} now, even if the {color} has come back. If your child is not breathing normally, start CPR. On brown or black skin, check inside the lips, the tongue, the palms and the soles.',
    contacts: ['emergency'],
  },
  unresponsive: {
    level: 'emergency',
    title: 'A child who is floppy, confused or hard to wake needs help now',
    action:
      'Call {emergency} now. Check breathing. If your child is not breathing, start CPR. Do not leave your child alone.',
    contacts: ['emergency'],
  },
  seizure: {
    level: 'emergency',
    title: 'This may be a seizure',
    action:
      'Call {emergency} now, above all for a first seizure, one of 5 minutes or more, one that repeats, or a baby under 6 months. Lay your child on the side, move hard things away and time it. Put nothing in the mouth and do not hold your child down.',
    contacts: ['emergency'],
  },
  non_fading_rash: {
    level: 'emergency',
    title: 'These can be signs of meningitis or sepsis',
    action:
      'Call {emergency} or go to the {emergency department} now. Do not wait for a rash, or for it to spread. On dark skin look at the palms, the soles, inside the eyelids and the roof of the mouth.',
    contacts: ['emergency', 'advice'],
  },
  anaphylaxis: {
    level: 'emergency',
    title: 'This may be a severe allergic reaction',
    action:
      'If there is an {auto-injector}, use it in the outer mid-thigh at once, then call {emergency}. Lay your child flat, or sitting up if breathing is hard; do not let them stand or walk, even if they feel better. No better after 5 minutes: use a second one. An antihistamine does not replace it.',
    contacts: ['emergency'],
  },
  choking: {
    level: 'emergency',
    title: 'Choking',
    action:
      'Coughing loudly: encourage it and stay close. Cannot cry, cough or breathe: shout for help and call {emergency} on speaker. Under 1 year: 5 back blows, then 5 chest thrusts, repeat. Over 1 year: 5 back blows, then 5 abdominal thrusts, repeat. Unconscious: start CPR. Do not sweep the mouth with a finger. See a doctor afterwards even if it came out.',
    contacts: ['emergency'],
  },
  button_battery: {
    level: 'emergency',
    title: 'A swallowed battery, or one in the nose or ear, is an emergency',
    action:
      'Go to an {emergency department} now, even with no symptoms and even if you are not sure. Do not make your child vomit. Nothing to eat or drink.',
    actionFrom: {
      days: 365,
      text: ' Only for a swallowed battery, within 12 hours, if your child can swallow and it causes no delay: 2 teaspoons of honey every 10 minutes on the way, up to 6 times.',
    },
    contacts: ['emergency', 'battery', 'poison'],
  },
  magnets: {
    level: 'emergency',
    title: 'Swallowed magnets are an emergency',
    action:
      'Go to an {emergency department} now, even if your child seems well. Two or more magnets can trap and tear the bowel. Nothing to eat or drink.',
    contacts: ['emergency', 'poison'],
  },
  poison: {
    level: 'emergency',
    title: 'Possible poisoning',
    action:
      'Collapsed, seizing, struggling to breathe or cannot be woken: call {emergency}. Otherwise call {poison line} now, even if your child seems well, and keep the container. Do not make your child vomit.',
    contacts: ['poison', 'emergency'],
  },
  carbon_monoxide: {
    level: 'emergency',
    title: 'Possible carbon monoxide, gas or smoke',
    action: 'Get everyone outside into fresh air now, then call {emergency} from outside. Do not go back in.',
    contacts: ['emergency'],
  },
  head_injury: {
    level: 'emergency',
    title: 'A head injury with a danger sign is an emergency',
    action:
      'Call {emergency} or go to the {emergency department} now. Do not leave your child alone. Keep your child still if the neck may be hurt.',
    contacts: ['emergency'],
  },
  head_injury_infant: {
    level: 'urgent',
    title: 'Any knock to the head under 12 months needs a call now',
    action:
      'Call {the doctor} now and watch closely for 48 hours. Call {emergency} for vomiting, sleepiness, a seizure, a soft swelling, clear fluid from the nose or ear, or anything that is not like your baby.',
    contacts: ['doctor', 'advice', 'emergency'],
  },
  dehydration: {
    level: 'urgent',
    title: 'These can be signs of dehydration',
    action:
      'Call {the doctor} now. Offer small sips often ({5-10 ml} every 5 to 10 minutes) of {oral rehydration solution} and keep up breast milk or formula at normal strength. Call {emergency} if your child is drowsy, cold or mottled, or has had no wet {diaper} for 12 hours.',
    contacts: ['doctor', 'advice', 'emergency'],
  },
  green_or_bloody_vomit: {
    level: 'emergency',
    title: 'Green or bloody vomit, blood in the stool or a hard belly cannot wait',
    action:
      'Go to the {emergency department} now for green vomit, vomited blood, a lot of blood or black stool, or a hard, swollen, painful belly. Take a photo, or the {diaper}, with you.',
    contacts: ['emergency', 'doctor', 'advice'],
  },
  newborn_not_feeding: {
    level: 'urgent',
    title: 'A newborn who will not feed, or feels cold, needs a call now',
    action:
      'Call {the doctor} or midwife now. Go to the {emergency department} if your baby is hard to wake, cold, floppy or breathing oddly.',
    contacts: ['doctor', 'advice', 'emergency'],
  },
  jaundice: {
    level: 'urgent',
    title: 'Yellow skin or eyes in a newborn needs a call now',
    action:
      'Call {the doctor} or midwife now and ask for a bilirubin test. Yellow in the first 24 hours, hard to wake, arching, a high-pitched cry or very poor feeding: {emergency department} now. Sunlight is not a treatment.',
    contacts: ['doctor', 'advice', 'emergency'],
  },
  cord_infection: {
    level: 'urgent',
    title: 'The cord may be infected',
    action:
      'Call {the doctor} now. If your baby has a fever, is floppy or is not feeding, go to the {emergency department}.',
    contacts: ['doctor', 'advice', 'emergency'],
  },
  burn: {
    level: 'emergency',
    title: 'Burn or scald: cool it now',
    action:
      'Electric shock: switch the power off before you touch your child. Cool a burn under cool running water for 20 minutes. Take off clothes and anything tight near it unless stuck. Cover loosely with {plastic wrap} and keep your child warm. No ice, butter or toothpaste; do not pop blisters. {Emergency department} for any burn on a baby; one bigger than the child’s hand; one that is deep, white or charred; one on the face, hands, feet or genitals; a chemical or electrical burn.',
    contacts: ['emergency', 'advice', 'doctor'],
  },
  drowning: {
    level: 'emergency',
    title: 'After being under water',
    action:
      'Call {emergency}. Not breathing: start CPR with rescue breaths. Anyone who needed help out of the water and has a cough, vomiting, sleepiness or a change in breathing needs an {emergency department} now.',
    contacts: ['emergency'],
  },
  broken_bone_bleeding: {
    level: 'emergency',
    title: 'This injury needs to be seen now',
    action:
      'Press firmly on a bleeding wound. Call {emergency} if bleeding does not stop or a limb is misshapen; keep it still. Eye injuries, deep cuts and bites need an {emergency department} today. Rinse a chemical out of the eye with water for 20 minutes.',
    contacts: ['emergency', 'advice', 'doctor'],
  },
  infant_injury_no_explanation: {
    level: 'emergency',
    title: 'A mark or injury on a young baby needs to be seen today',
    action:
      'Go to the {emergency department}, even if it looks small. If someone may have hurt your baby, or there is danger, call {emergency}. You need no proof to ask for help, and asking is not blaming anyone.',
    contacts: ['emergency', 'childProtection', 'doctor'],
  },
  abuse_disclosure: {
    level: 'emergency',
    title: 'You did right to say this. Safety comes first',
    action:
      'In danger now: call {emergency}. Otherwise report it today; you need no proof. Believe the child, say that it is not their fault, and leave detailed questions to people trained for it. If someone may look at this phone, you can close this page now.',
    contacts: ['emergency', 'childProtection', 'domesticAbuse'],
  },
  might_hurt_child_now: {
    level: 'emergency',
    title: 'You did right to say this. Step away, and let someone help now',
    action:
      'Put your baby on the back in the {crib}, close the door, and step away for 10 minutes. Crying does not harm a baby. Call someone you trust to come. If your child has been shaken or hit, call {emergency} now.',
    contacts: ['emergency', 'crisis', 'maternal', 'childProtection'],
  },
  postpartum_psychosis: {
    level: 'emergency',
    title: 'This needs medical help now, and it can be treated',
    action:
      'Call {emergency} or go to the {emergency department} now. It is an illness and nobody’s fault. Another adult should stay with this parent and the baby until help is there.',
    contacts: ['emergency', 'crisis', 'maternal'],
  },
  parent_suicidal: {
    level: 'emergency',
    title: 'I am glad you said this. You matter, and there is help right now',
    action:
      'In immediate danger: call {emergency}. Otherwise contact {crisis line} now; you do not need the right words. Ask another adult to be with you and the baby, and move medicines and weapons out of reach.',
    contacts: ['crisis', 'emergency', 'maternal'],
  },
  postnatal_depression: {
    level: 'soon',
    title: 'This is hard, it is common, and it can be treated',
    action:
      'You are not failing. Call {your doctor} or {the nurse} within a day and say what you said here. If you think of harming yourself or the baby, call {emergency} or {crisis line} now.',
    contacts: ['doctor', 'crisis', 'maternal'],
  },
  child_suicidal: {
    level: 'emergency',
    title: 'Take this seriously and stay with your child now',
    action:
      'An attempt, anything swallowed or immediate danger: call {emergency}. Otherwise contact {child crisis line} together now. Do not leave your child alone. Lock away firearms, medicines and sharp things. Ask directly about suicide: asking does not plant the idea.',
    contacts: ['emergency', 'childCrisis'],
  },
  self_harm: {
    level: 'urgent',
    title: 'Self-harm needs help today',
    action:
      'Deep wounds, or anything swallowed: call {emergency} now. Otherwise call {the doctor} or {child crisis line} today. Stay calm, do not punish, and do not demand a promise to stop.',
    contacts: ['childCrisis', 'doctor', 'emergency'],
  },
  eating_disorder_danger: {
    level: 'urgent',
    title: 'These signs need a doctor now',
    action:
      'Call {the doctor} now; do not wait for low weight. Fainting, chest pain, not drinking, confusion or vomiting blood: call {emergency}.',
    contacts: ['doctor', 'advice', 'emergency'],
  },
  overdose_alcohol_drugs: {
    level: 'emergency',
    title: 'Possible overdose or alcohol poisoning',
    action:
      'Call {emergency} now. Lay them on their side and stay with them; never leave them to sleep it off. Give naloxone if opioids are possible and you have it. Do not make them vomit.',
    contacts: ['emergency', 'poison'],
  },
  loss_of_skills: {
    level: 'soon',
    title: 'Losing skills needs a call to the doctor within a day',
    action:
      'Call {the doctor} within a day and ask for a developmental check. Call the same day if it was sudden, or comes with weakness, headache, vomiting, staring spells or limping.',
    contacts: ['doctor', 'advice'],
  },
  missed_milestone_core: {
    level: 'soon',
    title: 'Ask for a developmental check now rather than waiting',
    action:
      'Call {the doctor} at the next working day and ask for developmental screening. You do not need to wait and see: early help works best. Ask also {early help}.',
    contacts: ['doctor'],
  },
  testicular_or_belly_pain: {
    level: 'emergency',
    title: 'This pain needs an {emergency department} now',
    action:
      'Go to the {emergency department} now; testicle pain must be seen within hours. Nothing to eat or drink until a doctor has looked. Call {emergency} if your child cannot be moved or looks very ill.',
    contacts: ['emergency', 'advice'],
  },
  diabetes_signs: {
    level: 'urgent',
    title: 'These can be signs of diabetes: a blood sugar test today',
    action:
      'Call {the doctor} today for a finger-prick blood sugar test. Vomiting, fast or deep breathing, or drowsy: call {emergency} now.',
    contacts: ['doctor', 'advice', 'emergency'],
  },
  heat_car: {
    level: 'emergency',
    title: 'Overheating is an emergency',
    action:
      'Call {emergency} now. Get your child out of the heat; if locked in a car, say so first. Take off extra clothes and cool with water and a fan while you wait.',
    contacts: ['emergency'],
  },
  safe_sleep_now: {
    level: 'urgent',
    title: 'Move your baby to a safe place to sleep now',
    action:
      'Put your baby on the back, in a firm, flat, empty {crib} or {bassinet}, now. Not a sofa, swing, car seat, or bed with pillows. If you may fall asleep, put the baby down first. If your baby is hard to wake, blue or not breathing: call {emergency}.',
    contacts: ['emergency', 'doctor'],
  },
} as const satisfies Record<string, RuleText>;

export type RuleId = keyof typeof RULE_TEXTS;

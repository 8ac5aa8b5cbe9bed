import { RULE as absenceSpells } from './absence-spells/rule.ts';
import { RULE as abuseDisclosure } from './abuse-disclosure/rule.ts';
import { RULE as allergyMild } from './allergy-mild/rule.ts';
import { RULE as anaphylaxis } from './anaphylaxis/rule.ts';
import { RULE as animalBite } from './animal-bite/rule.ts';
import { RULE as asthma } from './asthma/rule.ts';
import { RULE as babyTooth } from './baby-tooth/rule.ts';
import { RULE as bellyPain } from './belly-pain/rule.ts';
import { RULE as blueOrGrey } from './blue-or-grey/rule.ts';
import { RULE as breast } from './breast/rule.ts';
import { RULE as breathingTrouble } from './breathing-trouble/rule.ts';
import { RULE as brokenBoneBleeding } from './broken-bone-bleeding/rule.ts';
import { RULE as bronchiolitis } from './bronchiolitis/rule.ts';
import { RULE as bruising } from './bruising/rule.ts';
import { RULE as burn } from './burn/rule.ts';
import { RULE as buttonBattery } from './button-battery/rule.ts';
import { RULE as carbonMonoxide } from './carbon-monoxide/rule.ts';
import { RULE as chemicalBurn } from './chemical-burn/rule.ts';
import { RULE as childLowMood } from './child-low-mood/rule.ts';
import { RULE as childSuicidal } from './child-suicidal/rule.ts';
import { RULE as choking } from './choking/rule.ts';
import { RULE as chokingOver } from './choking-over/rule.ts';
import { RULE as coinSwallowed } from './coin-swallowed/rule.ts';
import { RULE as coldInjury } from './cold-injury/rule.ts';
import { RULE as cordInfection } from './cord-infection/rule.ts';
import { RULE as croup } from './croup/rule.ts';
import type { Rule } from './define-rule.ts';
import { RULE as dehydration } from './dehydration/rule.ts';
import { RULE as dental } from './dental/rule.ts';
import { RULE as diabetesSigns } from './diabetes-signs/rule.ts';
import { RULE as doctorSoon } from './doctor-soon/rule.ts';
import { RULE as doctorToday } from './doctor-today/rule.ts';
import { RULE as domesticControl } from './domestic-control/rule.ts';
import { RULE as domesticViolence } from './domestic-violence/rule.ts';
import { RULE as drowning } from './drowning/rule.ts';
import { RULE as ear } from './ear/rule.ts';
import { RULE as eatingDisorderDanger } from './eating-disorder-danger/rule.ts';
import { RULE as electricShock } from './electric-shock/rule.ts';
import { RULE as eye } from './eye/rule.ts';
import { RULE as eyeChemical } from './eye-chemical/rule.ts';
import { RULE as eyeInjury } from './eye-injury/rule.ts';
import { RULE as fever36mHigh } from './fever-3-6m-high/rule.ts';
import { RULE as feverDangerAnyAge } from './fever-danger-any-age/rule.ts';
import { RULE as feverUnder3m } from './fever-under-3m/rule.ts';
import { RULE as forcedHarm } from './forced-harm/rule.ts';
import { RULE as greenOrBloodyVomit } from './green-or-bloody-vomit/rule.ts';
import { RULE as growth } from './growth/rule.ts';
import { RULE as hairTourniquet } from './hair-tourniquet/rule.ts';
import { RULE as headInjury } from './head-injury/rule.ts';
import { RULE as headInjuryInfant } from './head-injury-infant/rule.ts';
import { RULE as headacheSigns } from './headache-signs/rule.ts';
import { RULE as heart } from './heart/rule.ts';
import { RULE as heatCar } from './heat-car/rule.ts';
import { RULE as heatIllness } from './heat-illness/rule.ts';
import { RULE as hotJoint } from './hot-joint/rule.ts';
import { RULE as infantInjuryNoExplanation } from './infant-injury-no-explanation/rule.ts';
import { RULE as intussusception } from './intussusception/rule.ts';
import { RULE as jaundice } from './jaundice/rule.ts';
import { RULE as kawasaki } from './kawasaki/rule.ts';
import { RULE as lastingCough } from './lasting-cough/rule.ts';
import { RULE as limbInjury } from './limb-injury/rule.ts';
import { RULE as lossOfSkills } from './loss-of-skills/rule.ts';
import { RULE as lump } from './lump/rule.ts';
import { RULE as magnets } from './magnets/rule.ts';
import { RULE as medicineMistake } from './medicine-mistake/rule.ts';
import { RULE as mightHurtChildNow } from './might-hurt-child-now/rule.ts';
import { RULE as missedMilestoneCore } from './missed-milestone-core/rule.ts';
import { RULE as missingChild } from './missing-child/rule.ts';
import { RULE as newbornNotFeeding } from './newborn-not-feeding/rule.ts';
import { RULE as newbornSigns } from './newborn-signs/rule.ts';
import { RULE as nonFadingRash } from './non-fading-rash/rule.ts';
import { RULE as nosebleed } from './nosebleed/rule.ts';
import { RULE as objectInEar } from './object-in-ear/rule.ts';
import { RULE as objectInNose } from './object-in-nose/rule.ts';
import { RULE as objectSwallowed } from './object-swallowed/rule.ts';
import { RULE as overdoseAlcoholDrugs } from './overdose-alcohol-drugs/rule.ts';
import { RULE as parentLow } from './parent-low/rule.ts';
import { RULE as parentSuicidal } from './parent-suicidal/rule.ts';
import { RULE as poison } from './poison/rule.ts';
import { RULE as postnatalDepression } from './postnatal-depression/rule.ts';
import { RULE as postpartumPsychosis } from './postpartum-psychosis/rule.ts';
import { RULE as pregnancyWarning } from './pregnancy-warning/rule.ts';
import { RULE as rash } from './rash/rule.ts';
import { RULE as safeSleepNow } from './safe-sleep-now/rule.ts';
import { RULE as seizure } from './seizure/rule.ts';
import { RULE as selfHarm } from './self-harm/rule.ts';
import { RULE as sepsis } from './sepsis/rule.ts';
import { RULE as seriousInjury } from './serious-injury/rule.ts';
import { RULE as sextortion } from './sextortion/rule.ts';
import { RULE as sexualAbuse } from './sexual-abuse/rule.ts';
import { RULE as snakeBite } from './snake-bite/rule.ts';
import { RULE as strangulation } from './strangulation/rule.ts';
import { RULE as stuckHernia } from './stuck-hernia/rule.ts';
import { RULE as teenPsychosis } from './teen-psychosis/rule.ts';
import { RULE as teenSubstances } from './teen-substances/rule.ts';
import { RULE as testicularOrBellyPain } from './testicular-or-belly-pain/rule.ts';
import { RULE as throat } from './throat/rule.ts';
import { RULE as tickAndSting } from './tick-and-sting/rule.ts';
import { RULE as toothKnockedOut } from './tooth-knocked-out/rule.ts';
import { RULE as travelFever } from './travel-fever/rule.ts';
import { RULE as unresponsive } from './unresponsive/rule.ts';
import { RULE as unsafeCarer } from './unsafe-carer/rule.ts';
import { RULE as urinary } from './urinary/rule.ts';
import { RULE as waterBeads } from './water-beads/rule.ts';
import { RULE as wound } from './wound/rule.ts';

/** Every rule by its id. Where two are supported alike the earlier one goes first. */
export const RULES = {
  button_battery: buttonBattery,
  magnets: magnets,
  water_beads: waterBeads,
  coin_swallowed: coinSwallowed,
  object_swallowed: objectSwallowed,
  object_in_nose: objectInNose,
  object_in_ear: objectInEar,
  poison: poison,
  medicine_mistake: medicineMistake,
  carbon_monoxide: carbonMonoxide,
  choking: choking,
  choking_over: chokingOver,
  breathing_trouble: breathingTrouble,
  blue_or_grey: blueOrGrey,
  asthma: asthma,
  croup: croup,
  bronchiolitis: bronchiolitis,
  lasting_cough: lastingCough,
  strangulation: strangulation,
  anaphylaxis: anaphylaxis,
  allergy_mild: allergyMild,
  seizure: seizure,
  absence_spells: absenceSpells,
  unresponsive: unresponsive,
  headache_signs: headacheSigns,
  head_injury: headInjury,
  head_injury_infant: headInjuryInfant,
  serious_injury: seriousInjury,
  non_fading_rash: nonFadingRash,
  sepsis: sepsis,
  fever_under_3m: feverUnder3m,
  fever_3_6m_high: fever36mHigh,
  fever_danger_any_age: feverDangerAnyAge,
  travel_fever: travelFever,
  kawasaki: kawasaki,
  hot_joint: hotJoint,
  green_or_bloody_vomit: greenOrBloodyVomit,
  intussusception: intussusception,
  testicular_or_belly_pain: testicularOrBellyPain,
  belly_pain: bellyPain,
  dehydration: dehydration,
  diabetes_signs: diabetesSigns,
  newborn_not_feeding: newbornNotFeeding,
  jaundice: jaundice,
  cord_infection: cordInfection,
  newborn_signs: newbornSigns,
  hair_tourniquet: hairTourniquet,
  infant_injury_no_explanation: infantInjuryNoExplanation,
  safe_sleep_now: safeSleepNow,
  burn: burn,
  electric_shock: electricShock,
  chemical_burn: chemicalBurn,
  wound: wound,
  limb_injury: limbInjury,
  broken_bone_bleeding: brokenBoneBleeding,
  nosebleed: nosebleed,
  eye_injury: eyeInjury,
  eye_chemical: eyeChemical,
  eye: eye,
  animal_bite: animalBite,
  snake_bite: snakeBite,
  tick_and_sting: tickAndSting,
  cold_injury: coldInjury,
  heat_illness: heatIllness,
  heat_car: heatCar,
  drowning: drowning,
  tooth_knocked_out: toothKnockedOut,
  baby_tooth: babyTooth,
  dental: dental,
  ear: ear,
  throat: throat,
  rash: rash,
  bruising: bruising,
  urinary: urinary,
  lump: lump,
  heart: heart,
  growth: growth,
  doctor_soon: doctorSoon,
  pregnancy_warning: pregnancyWarning,
  breast: breast,
  doctor_today: doctorToday,
  sexual_abuse: sexualAbuse,
  teen_substances: teenSubstances,
  missing_child: missingChild,
  unsafe_carer: unsafeCarer,
  domestic_violence: domesticViolence,
  domestic_control: domesticControl,
  abuse_disclosure: abuseDisclosure,
  sextortion: sextortion,
  forced_harm: forcedHarm,
  might_hurt_child_now: mightHurtChildNow,
  postpartum_psychosis: postpartumPsychosis,
  teen_psychosis: teenPsychosis,
  parent_suicidal: parentSuicidal,
  postnatal_depression: postnatalDepression,
  parent_low: parentLow,
  child_suicidal: childSuicidal,
  self_harm: selfHarm,
  eating_disorder_danger: eatingDisorderDanger,
  child_low_mood: childLowMood,
  overdose_alcohol_drugs: overdoseAlcoholDrugs,
  loss_of_skills: lossOfSkills,
  missed_milestone_core: missedMilestoneCore,
  stuck_hernia: stuckHernia,
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof RULES;
export const RULE_IDS = Object.keys(RULES) as RuleId[];

import type { Urgent } from '@nestling/contracts/safety';
import type { RuleId } from './rule-texts.ts';

/** The published guidance behind each rule: the best tier whose text was read, first. */
export const RULE_SOURCES: Record<RuleId, Urgent['source']> = {
  fever_under_3m: {
    name: 'AAP HealthyChildren: Fever: When to Call the Pediatrician',
    url: 'https://healthychildren.org/English/health-issues/conditions/fever/Pages/When-to-Call-the-Pediatrician.aspx',
  },
  fever_3_6m_high: {
    name: 'AAP HealthyChildren: Fever: When to Call the Pediatrician',
    url: 'https://healthychildren.org/English/health-issues/conditions/fever/Pages/When-to-Call-the-Pediatrician.aspx',
  },
  fever_danger_any_age: {
    name: 'AAP HealthyChildren: Fever: When to Call the Pediatrician',
    url: 'https://healthychildren.org/English/health-issues/conditions/fever/Pages/When-to-Call-the-Pediatrician.aspx',
  },
  breathing_trouble: {
    name: 'NHS: Is your baby or toddler seriously ill?',
    url: 'https://www.nhs.uk/conditions/baby/health/is-your-baby-or-toddler-seriously-ill/',
  },
  blue_or_grey: {
    name: 'NHS: Is your baby or toddler seriously ill?',
    url: 'https://www.nhs.uk/conditions/baby/health/is-your-baby-or-toddler-seriously-ill/',
  },
  unresponsive: {
    name: 'NHS: Is your baby or toddler seriously ill?',
    url: 'https://www.nhs.uk/conditions/baby/health/is-your-baby-or-toddler-seriously-ill/',
  },
  seizure: {
    name: 'NHS: Is your baby or toddler seriously ill?',
    url: 'https://www.nhs.uk/conditions/baby/health/is-your-baby-or-toddler-seriously-ill/',
  },
  non_fading_rash: {
    name: 'NHS: Is your baby or toddler seriously ill?',
    url: 'https://www.nhs.uk/conditions/baby/health/is-your-baby-or-toddler-seriously-ill/',
  },
  anaphylaxis: {
    name: 'Bridgewater Surgeries (NHS): Adrenaline auto-injectors',
    url: 'https://www.bridgewatersurgeries.nhs.uk/2023/07/17/adrenaline-auto-injectors/',
  },
  choking: {
    name: 'Irish Red Cross: A choking infant',
    url: 'https://www.redcross.ie/national-news/family-first-aid-a-choking-infant/',
  },
  button_battery: {
    name: 'Montreal Children’s Hospital: Swallowed button batteries',
    url: 'https://montrealchildrenshospital.ca/button-batteries/',
  },
  magnets: {
    name: 'AAP HealthyChildren: High-Powered Magnets and Children',
    url: 'https://www.healthychildren.org/English/safety-prevention/at-home/Pages/Dangers-of-Magnetic-Toys-and-Fake-Piercings.aspx',
  },
  poison: {
    name: 'HSE: Poisoning in children',
    url: 'https://www2.hse.ie/babies-children/first-aid/poisoning-in-children',
  },
  carbon_monoxide: {
    name: 'CDC: Carbon Monoxide Poisoning Basics',
    url: 'https://www.cdc.gov/carbon-monoxide/about/index.html',
  },
  head_injury: {
    name: 'NHS Healthier Together (Oxfordshire): Head injury',
    url: 'https://oxfordshire-healthiertogether.nhs.uk/parentscarers/worried-your-child-unwell/head-injury',
  },
  head_injury_infant: {
    name: 'NHS Healthier Together (Oxfordshire): Head injury',
    url: 'https://oxfordshire-healthiertogether.nhs.uk/parentscarers/worried-your-child-unwell/head-injury',
  },
  dehydration: {
    name: 'NHS Healthier Together (South Yorkshire): Diarrhoea and vomiting',
    url: 'https://sybhealthiertogether.nhs.uk/professionals/safety-netting-documents-parents/diarrhoea-andor-vomiting-advice-sheet/diarrhoea-and-vomiting',
  },
  green_or_bloody_vomit: {
    name: 'NHS: Is your baby or toddler seriously ill?',
    url: 'https://www.nhs.uk/conditions/baby/health/is-your-baby-or-toddler-seriously-ill/',
  },
  newborn_not_feeding: {
    name: 'NHS: Is your baby or toddler seriously ill?',
    url: 'https://www.nhs.uk/conditions/baby/health/is-your-baby-or-toddler-seriously-ill/',
  },
  jaundice: { name: 'CDC: Jaundice and Kernicterus', url: 'https://www.cdc.gov/ncbddd/jaundice/' },
  cord_infection: {
    name: 'Nemours KidsHealth: Omphalitis',
    url: 'https://kidshealth.org/ws/RadyChildrens/en/parents/az-omphalitis.html/',
  },
  burn: {
    name: 'Child Accident Prevention Trust: First aid for burns and scalds',
    url: 'https://www.capt.org.uk/first-aid-for-burns-and-scalds',
  },
  drowning: { name: 'CDC: Preventing Drowning', url: 'https://www.cdc.gov/drowning/prevention/index.html' },
  broken_bone_bleeding: {
    name: 'NHS Hackney and City health visiting: When and where to seek help',
    url: 'https://hackneyandcityhealthvisiting.nhs.uk/your-childs-health/when-and-where-to-seek-help-nc/',
  },
  infant_injury_no_explanation: {
    name: 'NHS Hackney and City health visiting: When and where to seek help',
    url: 'https://hackneyandcityhealthvisiting.nhs.uk/your-childs-health/when-and-where-to-seek-help-nc/',
  },
  abuse_disclosure: {
    name: 'NSPCC: Report child abuse',
    url: 'https://www.nspcc.org.uk/keeping-children-safe/reporting-abuse/report/',
  },
  might_hurt_child_now: {
    name: 'Mid Yorkshire NHS Trust: Babies cry, you can cope (ICON)',
    url: 'https://www.midyorks.nhs.uk/icon',
  },
  postpartum_psychosis: {
    name: 'West London NHS Trust: Perinatal mental health',
    url: 'https://www.westlondon.nhs.uk/our-services/adult/mental-health-services/perinatal-mental-health',
  },
  parent_suicidal: {
    name: 'Hertfordshire Partnership NHS Trust: Don’t struggle alone',
    url: 'https://www.hpft.nhs.uk/news/don-t-struggle-alone-change-the-narrative-on-suicide/',
  },
  postnatal_depression: {
    name: 'Whānau Āwhina Plunket: Postnatal depression',
    url: 'https://www.plunket.org.nz/being-a-parent/looking-after-you/parent-mental-health/postnatal-depression/',
  },
  child_suicidal: {
    name: 'Just One Norfolk (NHS): Mental health safety planning',
    url: 'https://justonenorfolk.nhs.uk/emotional-health/children-young-people-s-emotional-health/mental-health-safety-planning',
  },
  self_harm: {
    name: 'Children and Family Health Devon (NHS): Self harm',
    url: 'https://childrenandfamilyhealthdevon.nhs.uk/camhs/support/self-harm-support/',
  },
  eating_disorder_danger: {
    name: 'NHS RDaSH: Eating disorders in children and adolescents',
    url: 'https://rdash.nhs.uk/services/child-and-adolescent-eating-disorders/eating-disorders-in-children-and-adolescents',
  },
  overdose_alcohol_drugs: {
    name: 'CDC: Overdose Prevention',
    url: 'https://www.cdc.gov/overdose-prevention/about/index.html',
  },
  loss_of_skills: {
    name: 'CDC: Important Milestones: Your Child By Eighteen Months',
    url: 'https://www.cdc.gov/ncbddd/actearly/milestones/milestones-18mo.html',
  },
  missed_milestone_core: {
    name: 'CDC: Important Milestones: Your Child By Eighteen Months',
    url: 'https://www.cdc.gov/ncbddd/actearly/milestones/milestones-18mo.html',
  },
  testicular_or_belly_pain: {
    name: 'South Yorkshire Healthier Together (NHS): Torsion',
    url: 'https://sybhealthiertogether.nhs.uk/professionals/education-and-training/torsion',
  },
  diabetes_signs: { name: 'NHS: Type 1 diabetes', url: 'https://www.nhs.uk/conditions/type-1-diabetes/' },
  heat_car: {
    name: 'AAP HealthyChildren: Fever: When to Call the Pediatrician',
    url: 'https://healthychildren.org/English/health-issues/conditions/fever/Pages/When-to-Call-the-Pediatrician.aspx',
  },
  safe_sleep_now: {
    name: 'CPSC: CPSC Approves Rules Implementing Bans on Inclined Sleepers for Infants and Crib Bumpers',
    url: 'https://www.cpsc.gov/Newsroom/News-Releases/2023/CPSC-Approves-Rules-Implementing-Bans-on-Inclined-Sleepers-for-Infants-and-Crib-Bumpers',
  },
};

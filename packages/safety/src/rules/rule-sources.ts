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
    name: 'AAP Pediatrics: Epinephrine for First-aid Management of Anaphylaxis',
    url: 'https://publications.aap.org/pediatrics/article/139/3/e20164006/53753/Epinephrine-for-First-aid-Management-of',
  },
  choking: {
    name: 'NHS Lambeth CCG: How to resuscitate a child',
    url: 'https://www.lambethccg.nhs.uk/your-health/keeping-well/everyday-illnesses/common-childhood-illnesses/Guide/Pages/resuscitate/sidebar201.html',
  },
  button_battery: {
    name: 'Ontario Poison Centre: Batteries',
    url: 'https://inte.ontariopoisoncentre.ca/household-hazards-items/batteries',
  },
  magnets: {
    name: 'AAP HealthyChildren: High-Powered Magnets and Children',
    url: 'https://www.healthychildren.org/English/safety-prevention/at-home/Pages/Dangers-of-Magnetic-Toys-and-Fake-Piercings.aspx',
  },
  poison: {
    name: 'Mercy Health: Poison Control',
    url: 'https://www.mercy.com/lima/specialties/emergency-care/poison-control',
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
    name: 'Lutheran Hospital (quotes AAP): Umbilical Cords and Belly Buttons',
    url: 'https://lutherankosciuskohospital.com/health-library/121',
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
  abuse_disclosure: { name: 'Klamath-Lake CARES: Report Child Abuse', url: 'http://klamathlakecares.org/report/' },
  might_hurt_child_now: {
    name: 'HRSA MCHB: Frequently Asked Questions About the National Maternal Mental Health Hotline',
    url: 'https://mchb.hrsa.gov/national-maternal-mental-health-hotline/faq',
  },
  postpartum_psychosis: {
    name: 'HRSA MCHB: Frequently Asked Questions About the National Maternal Mental Health Hotline',
    url: 'https://mchb.hrsa.gov/national-maternal-mental-health-hotline/faq',
  },
  parent_suicidal: {
    name: 'HRSA MCHB: Frequently Asked Questions About the National Maternal Mental Health Hotline',
    url: 'https://mchb.hrsa.gov/national-maternal-mental-health-hotline/faq',
  },
  postnatal_depression: {
    name: 'HRSA MCHB: Frequently Asked Questions About the National Maternal Mental Health Hotline',
    url: 'https://mchb.hrsa.gov/national-maternal-mental-health-hotline/faq',
  },
  child_suicidal: {
    name: 'CDC: Anxiety and Depression in Children',
    url: 'https://cdc.gov/children-mental-health/about/about-anxiety-and-depression-in-children.html',
  },
  self_harm: {
    name: 'Mayo Clinic text (American Hospital reprint): Teen suicide: What parents need to know',
    url: 'https://www.amerikanhastanesi.org/mayo-clinic-care-network/mayo-clinic-health-information-library/first-aid/teen-suicide-what-parents-need-to-know',
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
    name: 'NHS Frimley Healthier Together: Fever - high temperature in children over 3 months of age',
    url: 'https://frimley-healthiertogether.nhs.uk/parentscarers/worried-your-child-unwell/fever-high-temperature/fever-high-temperature-children-over-3-months-age',
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

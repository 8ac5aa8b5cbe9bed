import type { Source } from '../../topic.schema.ts';

export {
  aapScreenTime,
  aapWellChild,
  annaFreudSeparation,
  cdcDrowning,
  cdcHeadsUp,
  cdcSleep,
  hseChecks3to5,
  hsePlay,
  hseSeparation,
  nhsBlackCountryBedwetting,
  nhsFussyEaters,
  nhsHeadInjury,
  nhtsaCarSeats,
  paMedSchedule2026,
  safefoodFussy,
  torbayTeeth,
  whoUnderFives,
} from './older-children.ts';

export const cdcMilestones9: Source = {
  name: 'Milestones by 9 Months',
  url: 'https://www.cdc.gov/act-early/milestones/9-months.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
  isTextRead: false,
};

export const cdcMilestones12: Source = {
  name: 'Milestones by 1 Year',
  url: 'https://www.cdc.gov/act-early/milestones/1-year.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
  isTextRead: false,
};

export const cdcMilestones15: Source = {
  name: 'Milestones by 15 Months',
  url: 'https://www.cdc.gov/act-early/milestones/15-months.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
  isTextRead: false,
};

export const cdcMilestones18: Source = {
  name: 'Important Milestones: Your Child By Eighteen Months',
  url: 'https://www.cdc.gov/ncbddd/actearly/milestones/milestones-18mo.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const cdcMilestones24: Source = {
  name: 'Milestones by 2 Years',
  url: 'https://www.cdc.gov/act-early/milestones/2-years.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
  isTextRead: false,
};

export const cdcMilestones30: Source = {
  name: 'Milestones by 30 Months',
  url: 'https://www.cdc.gov/act-early/milestones/30-months.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
  isTextRead: false,
};

export const cdcMilestones36: Source = {
  name: 'Milestones by 3 Years',
  url: 'https://www.cdc.gov/act-early/milestones/3-years.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
  isTextRead: false,
};

export const cdcInfants: Source = {
  name: 'Positive Parenting Tips: Infants (0-1 years)',
  url: 'https://www.cdc.gov/child-development/positive-parenting-tips/infants.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const cdcToddlers1: Source = {
  name: 'Positive Parenting Tips: Toddlers (1-2 years old)',
  url: 'https://www.cdc.gov/child-development/positive-parenting-tips/toddlers-1-2-years.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
  isTextRead: false,
};

export const cdcToddlers2: Source = {
  name: 'Positive Parenting Tips: Toddlers (2-3 years old)',
  url: 'https://www.cdc.gov/child-development/positive-parenting-tips/toddlers-2-3-years.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
  isTextRead: false,
};

export const cdcCowsMilk: Source = {
  name: "Cow's Milk and Milk Alternatives",
  url: 'https://www.cdc.gov/infant-toddler-nutrition/foods-and-drinks/cows-milk-and-milk-alternatives.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
  isTextRead: false,
};

export const cdcVaccinesForParents: Source = {
  name: 'Vaccines Your Child Needs: Immunization Schedule Resources for Parents',
  url: 'https://www.cdc.gov/vaccines/parents/visit/birth-6-vaccine-schedule.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const cdcLead: Source = {
  name: 'About Childhood Lead Poisoning Prevention',
  url: 'https://www.cdc.gov/lead-prevention/about/index.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
  isTextRead: false,
};

export const cdcLeadProgram: Source = {
  name: "CDC's Childhood Lead Poisoning Prevention Program",
  url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6320665',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const msdWellChild: Source = {
  name: 'Health Supervision of the Well Child',
  url: 'https://www.msdmanuals.com/uk/professional/pediatrics/health-supervision-of-the-well-child/health-supervision-of-the-well-child',
  authority: 'MSD Manual',
  country: 'INT',
  lastChecked: '2026-11-21',
};

export const nebraskaStrangers: Source = {
  name: 'Fear of Strangers is Normal',
  url: 'https://lancaster.unl.edu/family/parenting/month8_940.shtml',
  authority: 'University of Nebraska Extension',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const childsmileWeaning: Source = {
  name: 'Weaning',
  url: 'https://www.childsmile.nhs.scot/parents-carers/oral-health-for-babies-birth-to-3-years-old/weaning/',
  authority: 'NHS Scotland',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const inspqHoney: Source = {
  name: 'Honey: never for babies under age 1',
  url: 'https://www.inspq.qc.ca/en/tiny-tot/feeding-your-child/foods/honey-never-babies-under-age-1',
  authority: 'INSPQ',
  country: 'CA',
  lastChecked: '2026-11-21',
};

export const nhsSeriouslyIll: Source = {
  name: 'Is your baby or toddler seriously ill?',
  url: 'https://www.nhs.uk/conditions/baby/health/is-your-baby-or-toddler-seriously-ill/',
  authority: 'NHS',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const captBurns: Source = {
  name: 'First aid for burns and scalds',
  url: 'https://www.capt.org.uk/first-aid-for-burns-and-scalds',
  authority: 'Child Accident Prevention Trust',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const nhsBurns: Source = {
  name: 'Burns and scalds',
  url: 'https://sybhealthiertogether.nhs.uk/parentscarers/keeping-your-child-safe/accidents-and-injuries-keeping-your-child-safe-home/burns',
  authority: 'NHS',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const poolSafely: Source = {
  name: 'CPSC Annual Drowning Report and Pool Barriers',
  url: 'https://www.poolsafely.gov/2025/07/11/cpsc-releases-annual-drowning-report-emphasizes-importance-of-pool-barriers-pool-safely-blog',
  authority: 'CPSC',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const nhsFirstTeeth: Source = {
  name: 'Teething and first teeth',
  url: 'https://www.betterliveshealthyfuturesbw.nhs.uk/learning_resource/teething-and-first-teeth/',
  authority: 'NHS',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const uspstfCaries: Source = {
  name: 'Prevention of Dental Caries in Children Younger Than 5 Years',
  url: 'https://uspreventiveservicestaskforce.org/uspstf/index.php/draft-update-summary/prevention-of-dental-caries-in-children-younger-than-age-5-years-screening-and-interventions1',
  authority: 'USPSTF',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const medlineToddlerNutrition: Source = {
  name: 'Toddler Nutrition',
  url: 'https://medlineplus.gov/toddlernutrition.html',
  authority: 'MedlinePlus',
  country: 'US',
  lastChecked: '2026-11-21',
  isTextRead: false,
};

export const aapWalkers: Source = {
  name: 'Baby Walkers: Important Safety Information',
  url: 'https://publications.aap.org/patiented/article-abstract/doi/10.1542/peo_document011/80018/Baby-Walkers-Important-Safety-Information',
  authority: 'AAP',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const aapFever: Source = {
  name: 'Fever: When to Call the Pediatrician',
  url: 'https://healthychildren.org/English/health-issues/conditions/fever/Pages/When-to-Call-the-Pediatrician.aspx',
  authority: 'AAP',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const aapDiscipline: Source = {
  name: 'Effective Discipline to Raise Healthy Children',
  url: 'https://pediatrics.aappublications.org/content/142/6/e20183112',
  authority: 'AAP',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const nhsFebrileSeizure: Source = {
  name: 'Seizure and febrile convulsion',
  url: 'https://sybhealthiertogether.nhs.uk/national/worried-your-child-unwell/seizurefebrile-convulsion',
  authority: 'NHS',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const radyDevelopment18: Source = {
  name: "Your Child's Development: 1.5 Years (18 Months)",
  url: 'https://www.rchsd.org/health-article/your-childs-development-1-5-years-18-months/',
  authority: "Rady Children's Hospital",
  country: 'US',
  lastChecked: '2026-11-21',
};

export const nidcdSpeech: Source = {
  name: 'Speech and Language Developmental Milestones',
  url: 'https://www.nidcd.nih.gov/health/speech-and-language',
  authority: 'NIDCD',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const coloradoAutism: Source = {
  name: 'Autism Spectrum Disorders (ASD): Signs and Symptoms',
  url: 'https://www.childrenscolorado.org/conditions-symptoms/conditions/autism-spectrum-disorders/signs-and-symptoms',
  authority: "Children's Hospital Colorado",
  country: 'US',
  lastChecked: '2026-11-21',
};

export const swanseaBehaviour: Source = {
  name: 'Behaviour: tantrums, hitting and biting',
  url: 'https://sbuhb.nhs.wales/hospitals/a-z-services/children-young-people/hospital-and-community-services/community-services-for-children/ndd-and-therapies/therapy-services/how-you-can-help-your-child/helping-your-child/behaviour',
  authority: 'NHS Wales',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const bexleyBehaviour: Source = {
  name: "Your toddler's behaviour",
  url: 'https://bexley0to19.co.uk/0-4-years/toddler/your-toddlers-behaviour',
  authority: 'NHS',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const nhsTantrums: Source = {
  name: 'Temper tantrums',
  url: 'https://www.nhs.uk/conditions/baby/babys-development/behaviour/temper-tantrums/',
  authority: 'NHS',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const hseTantrums: Source = {
  name: 'Toddler temper tantrums',
  url: 'https://www2.hse.ie/babies-children/parenting-advice/caring-for-a-child/temper-tantrums',
  authority: 'HSE',
  country: 'IE',
  lastChecked: '2026-11-21',
};

export const mercyPoison: Source = {
  name: 'Poison Control',
  url: 'https://www.mercy.com/lima/specialties/emergency-care/poison-control',
  authority: 'Mercy Health',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const baycarePoison: Source = {
  name: 'What To Do If Your Child Swallows Poison',
  url: 'https://baycare.org/health-library/what-to-do-if-your-child-swallows-poison',
  authority: 'BayCare',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const ontarioBatteries: Source = {
  name: 'Batteries',
  url: 'https://inte.ontariopoisoncentre.ca/household-hazards-items/batteries',
  authority: 'Ontario Poison Centre',
  country: 'CA',
  lastChecked: '2026-11-21',
};

export const nctPotty: Source = {
  name: 'How do I know when to start potty training my child?',
  url: 'https://www.nct.org.uk/baby-toddler/potty-training/how-do-i-know-when-start-potty-training-my-child',
  authority: 'NCT',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const caerphillyPotty: Source = {
  name: 'Toilet and potty training',
  url: 'https://www.caerphillyearlyyears.co.uk/family-support/potty-training/',
  authority: 'Caerphilly Early Years',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const plunketPlay: Source = {
  name: 'Play and learning: 6 months to 1 year',
  url: 'https://www.plunket.org.nz/your-child/6-months-to-1-year/play-and-learning/',
  authority: 'Plunket',
  country: 'NZ',
  lastChecked: '2026-11-21',
};

export const unicefPlay: Source = {
  name: 'Learning through play',
  url: 'https://unicef.org.hk/en/news/latest_news/learning-through-play',
  authority: 'UNICEF Hong Kong',
  country: 'INT',
  lastChecked: '2026-11-21',
};

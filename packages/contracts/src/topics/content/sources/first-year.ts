import type { Source } from '../../topic.schema.ts';

export {
  aapScreenTime,
  aapWellChild,
  aonlSchedules2026,
  cdcSleep,
  nhsHeadInjury,
  paMedSchedule2026,
  whoUnderFives,
} from './older-children.ts';
export {
  aapFever,
  aapWalkers,
  cdcCowsMilk,
  cdcInfants,
  cdcMilestones9,
  childsmileWeaning,
  inspqHoney,
  mercyPoison,
  nhsBurns,
  nhsFirstTeeth,
  nhsSeriouslyIll,
  nidcdSpeech,
  ontarioBatteries,
  plunketPlay,
  uspstfCaries,
} from './toddlers.ts';

export const cdcMilestones2: Source = {
  name: 'Milestones by 2 Months',
  url: 'https://www.cdc.gov/act-early/milestones/2-months.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
  isTextRead: false,
};

export const cdcMilestones4Months: Source = {
  name: 'Milestones by 4 Months',
  url: 'https://www.cdc.gov/act-early/milestones/4-months.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
  isTextRead: false,
};

export const cdcMilestones6Months: Source = {
  name: 'Milestones by 6 Months',
  url: 'https://www.cdc.gov/act-early/milestones/6-months.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
  isTextRead: false,
};

export const cdcSafeSleep: Source = {
  name: 'Helping Babies Sleep Safely',
  url: 'https://www.cdc.gov/sudden-infant-death/sleep-safely/index.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
  isTextRead: false,
};

export const aapSafeSleep: Source = {
  name: 'Safe Sleep: Policy and Guidelines',
  url: 'https://www.aap.org/en-us/advocacy-and-policy/aap-health-initiatives/safe-sleep/Pages/Policy-and-Guidelines.aspx',
  authority: 'AAP',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const aapSwaddling: Source = {
  name: 'Swaddling: Is it Safe for Your Baby?',
  url: 'https://www.healthychildren.org/English/ages-stages/baby/diapers-clothing/Pages/Swaddling-Is-it-Safe.aspx',
  authority: 'AAP',
  country: 'US',
  lastChecked: '2026-11-21',
  isTextRead: false,
};

export const cpscSleepers: Source = {
  name: 'CPSC Approves Rules Implementing Bans on Inclined Sleepers for Infants and Crib Bumpers',
  url: 'https://www.cpsc.gov/Newsroom/News-Releases/2023/CPSC-Approves-Rules-Implementing-Bans-on-Inclined-Sleepers-for-Infants-and-Crib-Bumpers',
  authority: 'CPSC',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const cdcJaundice: Source = {
  name: 'Jaundice and Kernicterus',
  url: 'https://www.cdc.gov/ncbddd/jaundice/',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const aapJaundice: Source = {
  name: 'Jaundice and Your Newborn',
  url: 'https://publications.aap.org/patiented/article-abstract/doi/10.1542/peo_document197/80109/Jaundice-and-Your-Newborn',
  authority: 'AAP',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const nhsWalesFeeding: Source = {
  name: 'How often and how long should I breastfeed',
  url: 'https://ctmuhb.nhs.wales/services/maternity/postnatal-4th-trimester/breastfeeding-advice/how-often-and-how-long-should-i-breastfeed-responsively-feeding-your-newborn',
  authority: 'NHS Wales',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const nhsLancashireFeeding: Source = {
  name: 'Early breastfeeding days',
  url: 'https://elht.nhs.uk/services/maternity-and-newborn-services/infant-feeding/early-breastfeeding-days',
  authority: 'NHS',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const nhsWalesWeight: Source = {
  name: "Your baby's weight and height",
  url: 'https://111.wales.nhs.uk/livewell/pregnancy/babyhealthweightheight/',
  authority: 'NHS Wales',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const nhsFormula: Source = {
  name: 'How to make up a feed',
  url: 'https://www.nhs.uk/start-for-life/baby/feeding-your-baby/bottle-feeding/how-to-make-up-a-feed/',
  authority: 'NHS',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const ismpFormula: Source = {
  name: 'Do not make or feed homemade infant formula to babies',
  url: 'https://www.consumermedsafety.org/fda-alerts/do-not-make-or-feed-homemade-infant-formula-to-babies',
  authority: 'ISMP',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const cdcVitaminD: Source = {
  name: 'Vitamin D and Breastfeeding',
  url: 'https://www.cdc.gov/breastfeeding-special-circumstances/hcp/diet-micronutrients/vitamin-d.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
  isTextRead: false,
};

export const lutheranCord: Source = {
  name: 'Umbilical Cords and Belly Buttons',
  url: 'https://lutherankosciuskohospital.com/health-library/121',
  authority: 'Lutheran Hospital',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const nhsColic: Source = {
  name: 'Colic',
  url: 'https://www.nhs.uk/conditions/colic/',
  authority: 'NHS',
  country: 'UK',
  lastChecked: '2026-11-21',
  isTextRead: false,
};

export const cdcHeadTrauma: Source = {
  name: 'About Abusive Head Trauma',
  url: 'https://www.cdc.gov/child-abuse-neglect/about/about-abusive-head-trauma.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
  isTextRead: false,
};

export const nhsExcessiveCrying: Source = {
  name: 'My baby is crying excessively',
  url: 'https://www.what0-18.nhs.uk/worried-your-baby-unwell-under-3-months-2/worried-about-your-baby/my-baby-crying-excessively',
  authority: 'NHS',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const cdcPostpartumTrends: Source = {
  name: 'Trends in Postpartum Depressive Symptoms: 27 States, 2004, 2008, and 2012',
  url: 'https://www.cdc.gov/mmwr/volumes/66/wr/mm6606a1.htm',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const hrsaHotline: Source = {
  name: 'National Maternal Mental Health Hotline: Frequently Asked Questions',
  url: 'https://mchb.hrsa.gov/national-maternal-mental-health-hotline/faq',
  authority: 'HRSA',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const appPsychosis: Source = {
  name: 'Postpartum psychosis',
  url: 'https://www.app-network.org/postpartum-psychosis/',
  authority: 'Action on Postpartum Psychosis',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const scotlandHeadShape: Source = {
  name: "Protect your baby's natural headshape: tummy time to play, back to sleep",
  url: 'https://www.gov.scot/publications/protect-babys-natural-headshape-tummy-time-play-back-sleep/',
  authority: 'Scottish Government',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const mcriPlagiocephaly: Source = {
  name: 'Fact sheet: Plagiocephaly',
  url: 'https://www.mcri.edu.au/impact/watch-listen-download/download/fact-sheet-plagiocephaly',
  authority: "Murdoch Children's Research Institute",
  country: 'AU',
  lastChecked: '2026-11-21',
};

export const northumberlandPlay: Source = {
  name: 'Play',
  url: 'https://www.familyhubsnorthumberland.co.uk/education/play',
  authority: 'Family Hubs Northumberland',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const loveParentingPlay: Source = {
  name: 'Play & Learning: Birth to 1 Year Old',
  url: 'https://loveparenting.ie/play-learning-birth-to-1-year-old/',
  authority: 'LoveParenting.ie',
  country: 'IE',
  lastChecked: '2026-11-21',
};

export const cdcSolids: Source = {
  name: 'When, What, and How to Introduce Solid Foods',
  url: 'https://www.cdc.gov/infant-toddler-nutrition/foods-and-drinks/when-what-and-how-to-introduce-solid-foods.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
  isTextRead: false,
};

export const nhsAllergens: Source = {
  name: 'Food allergies: safe weaning',
  url: 'https://www.nhs.uk/start4life/weaning/safe-weaning/food-allergies/',
  authority: 'NHS',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const aapAnaphylaxis: Source = {
  name: 'Anaphylaxis in Infants & Children',
  url: 'https://www.healthychildren.org/English/health-issues/injuries-emergencies/Pages/Anaphylaxis.aspx',
  authority: 'AAP',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const aapEpinephrine: Source = {
  name: 'Epinephrine for First-aid Management of Anaphylaxis',
  url: 'https://publications.aap.org/pediatrics/article/139/3/e20164006/53753/Epinephrine-for-First-aid-Management-of',
  authority: 'AAP',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const cdcRsvInfants: Source = {
  name: 'Immunizations to Protect Infants (RSV)',
  url: 'https://www.cdc.gov/rsv/immunizations-protect-infants/index.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const nhsTeething: Source = {
  name: 'Teething',
  url: 'https://111.wales.nhs.uk/Encyclopaedia/t/article/teething/',
  authority: 'NHS Wales',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const fdaTeething: Source = {
  name: 'Safely Soothing Teething Pain in Infants and Children',
  url: 'https://www.fda.gov/consumers/consumer-updates/safely-soothing-teething-pain-infants-and-children',
  authority: 'FDA',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const nhsSomersetChecks: Source = {
  name: 'Checks and Screening Tests',
  url: 'https://www.somersetft.nhs.uk/maternity-new/maternity/after-your-babys-birth/for-baby/screening-tests/',
  authority: 'NHS',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const cdcSidsParents: Source = {
  name: 'Parents and Caregivers (SIDS)',
  url: 'https://www.cdc.gov/sids/parents-caregivers.htm',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const nhsMiltonKeynesScreening: Source = {
  name: 'Screening',
  url: 'https://www.mkuh.nhs.uk/maternity-services/your-pregnancy-journey/postnatal-care/screening',
  authority: 'NHS',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const nhsDiarrhoea: Source = {
  name: 'Diarrhoea and vomiting',
  url: 'https://www.what0-18.nhs.uk/resources/parent-workshops/diarrhoea-and-vomiting',
  authority: 'NHS',
  country: 'UK',
  lastChecked: '2026-11-21',
};

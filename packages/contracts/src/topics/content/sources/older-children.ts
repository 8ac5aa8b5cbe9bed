import type { Source } from '../../topic.schema.ts';

export const cdcMilestones4: Source = {
  name: 'Milestones by 4 Years',
  url: 'https://www.cdc.gov/act-early/milestones/4-years.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
  isTextRead: false,
};

export const cdcMilestones5: Source = {
  name: 'Milestones by 5 Years',
  url: 'https://www.cdc.gov/act-early/milestones/5-years.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
  isTextRead: false,
};

export const cdcPreschoolers: Source = {
  name: 'Positive Parenting Tips: Preschoolers (3-5 years old)',
  url: 'https://www.cdc.gov/child-development/positive-parenting-tips/preschooler-3-5-years.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const cdcMiddleChildhood6: Source = {
  name: 'Positive Parenting Tips: Middle Childhood (6-8 years old)',
  url: 'https://www.cdc.gov/child-development/positive-parenting-tips/middle-childhood-6-8-years.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const cdcMiddleChildhood9: Source = {
  name: 'Positive Parenting Tips: Middle Childhood (9-11 years old)',
  url: 'https://www.cdc.gov/child-development/positive-parenting-tips/middle-childhood-9-11-years-old.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const cdcYoungTeens: Source = {
  name: 'Positive Parenting Tips: Young Teens (12-14 years old)',
  url: 'https://www.cdc.gov/child-development/positive-parenting-tips/young-teens-12-14-years.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const cdcTeenagers: Source = {
  name: 'Positive Parenting Tips: Teenagers (15-17 years old)',
  url: 'https://www.cdc.gov/child-development/positive-parenting-tips/teenagers-15-17-years.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
  isTextRead: false,
};

export const cdcSleep: Source = {
  name: 'About Sleep',
  url: 'https://www.cdc.gov/sleep/about/index.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
  isTextRead: false,
};

export const cdcActivity: Source = {
  name: 'What Counts as Physical Activity for Children and Adolescents',
  url: 'https://www.cdc.gov/physical-activity-basics/adding-children-adolescents/what-counts.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const cdcAnxietyDepression: Source = {
  name: 'Anxiety and Depression in Children',
  url: 'https://www.cdc.gov/children-mental-health/about/about-anxiety-and-depression-in-children.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const cdcAdhd: Source = {
  name: 'Diagnosing ADHD',
  url: 'https://www.cdc.gov/adhd/diagnosis/index.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
  isTextRead: false,
};

export const cdcHeadsUp: Source = {
  name: 'HEADS UP: Signs and Symptoms of Concussion',
  url: 'https://www.cdc.gov/heads-up/signs-symptoms/index.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const cdcDrowning: Source = {
  name: 'Preventing Drowning',
  url: 'https://www.cdc.gov/drowning/prevention/index.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
  isTextRead: false,
};

export const cdcTeenDrivers: Source = {
  name: 'Teen Drivers and Passengers: Get the Facts',
  url: 'https://www.cdc.gov/transportationsafety/teen_drivers/teendrivers_factsheet.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const cdcDatingMatters: Source = {
  name: 'Dating Matters: Overview',
  url: 'https://vetoviolence.cdc.gov/apps/datingmatterspolicy/content/overview',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const aapScreenTime: Source = {
  name: 'Where We Stand: Screen Time',
  url: 'https://www.healthychildren.org/English/family-life/Media/Pages/Where-We-Stand-TV-Viewing-Time.aspx',
  authority: 'AAP',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const aapWellChild: Source = {
  name: 'AAP Schedule of Well-Child Care Visits',
  url: 'https://www.healthychildren.org/English/family-life/health-management/Pages/Well-Child-Care-A-Check-Up-for-Success.aspx',
  authority: 'AAP',
  country: 'US',
  lastChecked: '2026-11-21',
  isTextRead: false,
};

export const aapCareTransition: Source = {
  name: 'Supporting the Health Care Transition From Adolescence to Adulthood',
  url: 'https://publications.aap.org/pediatrics/article/142/5/e20182587/38577/Supporting-the-Health-Care-Transition-From',
  authority: 'AAP',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const paMedSchedule2026: Source = {
  name: 'AAP Releases 2026 Child Vaccination Schedule',
  url: 'https://www.pamedsoc.org/news-resources/public-health/article/aap-releases-2026-child-vaccination-schedule',
  authority: 'Pennsylvania Medical Society',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const aonlSchedules2026: Source = {
  name: 'AAP childhood vaccine schedule diverges from CDC recommendations',
  url: 'https://www.aonl.org/news/AAP-childhood-vaccine-schedule-diverges-from-CDC-recommendations',
  authority: 'AONL',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const uspstfVision: Source = {
  name: 'Vision in Children Ages 6 Months to 5 Years: Screening',
  url: 'https://www.uspreventiveservicestaskforce.org/uspstf/recommendation/vision-in-children-ages-6-months-to-5-years-screening',
  authority: 'USPSTF',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const uspstfHighBmi: Source = {
  name: 'High Body Mass Index in Children and Adolescents: Interventions',
  url: 'https://www.uspreventiveservicestaskforce.org/uspstf/recommendation/obesity-in-children-and-adolescents-screening',
  authority: 'USPSTF',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const uspstfDepression: Source = {
  name: 'Depression and Suicide Risk in Children and Adolescents: Screening',
  url: 'https://www.uspreventiveservicestaskforce.org/uspstf/recommendation/screening-depression-suicide-risk-children-adolescents',
  authority: 'USPSTF',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const whoUnderFives: Source = {
  name: 'Guidelines on physical activity, sedentary behaviour and sleep for children under 5 years of age',
  url: 'https://www.paho.org/en/documents/guidelines-physical-activity-sedentary-behaviour-and-sleep-children-under-5-years-age',
  authority: 'WHO',
  country: 'INT',
  lastChecked: '2026-11-21',
};

export const missouriAge3: Source = {
  name: 'Developmental milestones: 3 years old',
  url: 'https://earlyconnections.mo.gov/families/development-milestone/3-years-old/sleeping',
  authority: 'Missouri Early Connections',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const helpMeGrow3: Source = {
  name: '3 Years: milestones',
  url: 'https://helpmegrowvc.org/3-year-milestones/',
  authority: 'Help Me Grow Ventura County',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const nidirectNightTerrors: Source = {
  name: 'Night terrors',
  url: 'https://www.nidirect.gov.uk/conditions/night-terrors',
  authority: 'nidirect',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const nhsEastSussexSleep: Source = {
  name: 'Sleeping: night terrors and nightmares',
  url: 'https://www.eastsussexchildren.nhs.uk/sleeping/',
  authority: 'NHS',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const torbayTeeth: Source = {
  name: 'All about teeth, a guide for parents',
  url: 'https://torbayfamilyhub.org.uk/topic/aal-about-teeth-a-guide-for-parents',
  authority: 'Torbay Family Hub',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const hseSeparation: Source = {
  name: 'Separation anxiety in children',
  url: 'https://www2.hse.ie/babies-children/checks-milestones/social-emotional-behavioural/separation-anxiety/',
  authority: 'HSE',
  country: 'IE',
  lastChecked: '2026-11-21',
};

export const annaFreudSeparation: Source = {
  name: 'Separation anxiety',
  url: 'https://www.annafreud.org/early-years/early-years-in-mind/common-difficulties/separation-anxiety/',
  authority: 'Anna Freud',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const hsePlay: Source = {
  name: 'Play and toys to help your child develop',
  url: 'https://www2.hse.ie/babies-children/play/play-toys/',
  authority: 'HSE',
  country: 'IE',
  lastChecked: '2026-11-21',
};

export const hseChecks3to5: Source = {
  name: 'Health and development checks: 3 to 5 years',
  url: 'https://www2.hse.ie/babies-children/checks-milestones/health-checks/3-5-years',
  authority: 'HSE',
  country: 'IE',
  lastChecked: '2026-11-21',
};

export const hsePuberty: Source = {
  name: 'Early or delayed puberty',
  url: 'https://www2.hse.ie/conditions/early-or-delayed-puberty/',
  authority: 'HSE',
  country: 'IE',
  lastChecked: '2026-11-21',
};

export const nhsFussyEaters: Source = {
  name: 'Fussy eaters',
  url: 'https://www.nhs.uk/baby/weaning-and-feeding/fussy-eaters/',
  authority: 'NHS',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const safefoodFussy: Source = {
  name: 'Fussy eating',
  url: 'https://www.safefood.eu/Education/Pre-school/Little-Bites-(NI)/Healthy-eating/Fussy-eating.aspx',
  authority: 'safefood',
  country: 'IE',
  lastChecked: '2026-11-21',
};

export const virginiaBeachReadiness: Source = {
  name: 'School Readiness',
  url: 'https://www.vbgrowsmart.com/school-readiness',
  authority: 'Virginia Beach GrowSmart',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const skagitReadiness: Source = {
  name: '10 Ways to Support Kindergarten Readiness',
  url: 'https://childrenscouncilofskagitcounty.org/kindergarten-readiness/',
  authority: "Children's Council of Skagit County",
  country: 'US',
  lastChecked: '2026-11-21',
};

export const cottageGroveCarSeats: Source = {
  name: 'National Car Seat Best Practices (from NHTSA)',
  url: 'https://cottagegrove.org/police/page/national-car-seat-best-practices',
  authority: 'Cottage Grove Police',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const nhtsaCarSeats: Source = {
  name: 'Car Seats and Booster Seats',
  url: 'https://www.nhtsa.gov/vehicle-safety/car-seats-and-booster-seats',
  authority: 'NHTSA',
  country: 'US',
  lastChecked: '2026-11-21',
  isTextRead: false,
};

export const nhsShropshireBedwetting: Source = {
  name: 'Fussy eating, tantrums, sleep: bedwetting',
  url: 'https://stw-healthiertogether.nhs.uk/parentscarers/fussyeating-tantrums-sleep',
  authority: 'NHS',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const nhsBlackCountryBedwetting: Source = {
  name: 'Bedwetting',
  url: 'https://betterliveshealthyfuturesbw.nhs.uk/learning_resource/bedwetting',
  authority: 'NHS',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const nspccPants: Source = {
  name: 'Talk PANTS: the underwear rule',
  url: 'https://www.nspcc.org.uk/keeping-children-safe/support-for-parents/pants-underwear-rule/',
  authority: 'NSPCC',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const mayoBullying: Source = {
  name: 'Bullying: Help your child handle a bully',
  url: 'https://www.mayoclinic.org/healthy-lifestyle/childrens-health/in-depth/bullying/art-20044918',
  authority: 'Mayo Clinic',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const dhsBullying: Source = {
  name: 'Bullying Prevention and Awareness',
  url: 'https://www.dhs.gov/employee-resources/news/2021/10/19/bullying-prevention-and-awareness',
  authority: 'US DHS',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const stopBullyingSigns: Source = {
  name: 'Warning Signs for Bullying',
  url: 'https://www.stopbullying.gov/bullying/warning-signs',
  authority: 'StopBullying.gov',
  country: 'US',
  lastChecked: '2026-11-21',
  isTextRead: false,
};

export const nhsHeadInjury: Source = {
  name: 'Head injury',
  url: 'https://oxfordshire-healthiertogether.nhs.uk/parentscarers/worried-your-child-unwell/head-injury',
  authority: 'NHS',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const cfpbMoneyAsYouGrow: Source = {
  name: 'Money as You Grow',
  url: 'https://www.consumerfinance.gov/consumer-tools/money-as-you-grow/',
  authority: 'CFPB',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const usuMoney: Source = {
  name: 'Financial Resources for Parents from CFPB',
  url: 'https://fpw.usu.edu/index.php/2016/11/04/financial-resources-for-parents-from-cfpb/',
  authority: 'Utah State University',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const nhsPuberty: Source = {
  name: 'Early or delayed puberty',
  url: 'https://www.nhs.uk/conditions/early-or-delayed-puberty',
  authority: 'NHS',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const nhsDelayedPuberty: Source = {
  name: 'Delayed puberty',
  url: 'https://kingstonandrichmond.nhs.uk/patients-and-families/patient-leaflets/delayed-puberty',
  authority: 'NHS',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const chatPeriods: Source = {
  name: 'Talking about menstruation (periods)',
  url: 'https://thechat.scot/2025/09/10/menstruation-periods-3',
  authority: 'The Chat (Scotland)',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const chatFirstPeriod: Source = {
  name: 'What is a period? When will I get my period?',
  url: 'https://thechat.scot/2025/08/20/what-is-a-period-when-will-i-get-my-period',
  authority: 'The Chat (Scotland)',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const iwfParents: Source = {
  name: 'Think Before You Share: Parents and carers',
  url: 'https://thinkbeforeyoushare.org/parents-and-carers',
  authority: 'IWF',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const ncmecSextortion: Source = {
  name: 'My son was a victim of sextortion: what I want parents to know',
  url: 'https://www.missingkids.org/blog/2023/sextortion-parents-should-know',
  authority: 'NCMEC',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const samhsaPta: Source = {
  name: 'Talk. Your Children Really Do Hear You.',
  url: 'https://onevoice.pta.org/talk-your-children-really-do-hear-you/',
  authority: 'SAMHSA via National PTA',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const oasasTalk: Source = {
  name: 'Talk Early and Often',
  url: 'https://oasas.ny.gov/talk-early-and-often',
  authority: 'New York State OASAS',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const surgeonGeneralVaping: Source = {
  name: 'E-cigarette use among youth',
  url: 'https://e-cigarettes.surgeongeneral.gov/',
  authority: 'US Surgeon General',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const ndsuVaping: Source = {
  name: 'E-cigarettes: What You Need to Know',
  url: 'https://www.ndsu.edu/agriculture/extension/extension-topics/home-and-family/parenting/e-cigarettes-what-you-need-know',
  authority: 'NDSU Extension',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const nhsRdashEating: Source = {
  name: 'Eating disorders in children and adolescents',
  url: 'https://rdash.nhs.uk/services/child-and-adolescent-eating-disorders/eating-disorders-in-children-and-adolescents',
  authority: 'NHS',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const portsmouthEating: Source = {
  name: 'Eating difficulties guidance for 11-16 year-olds',
  url: 'https://www.portsmouth.gov.uk/services/health-and-care/health/mental-health/mental-health-support-for-young-people-semh/mental-health-support-guidance-for-11-16-year-olds/eating-difficulties-guidance-for-11-16-year-olds/',
  authority: 'Portsmouth City Council',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const medlineScoliosis: Source = {
  name: 'Scoliosis',
  url: 'https://medlineplus.gov/scoliosis.html',
  authority: 'MedlinePlus',
  country: 'US',
  lastChecked: '2026-11-21',
  isTextRead: false,
};

export const medlineAcne: Source = {
  name: 'Acne',
  url: 'https://medlineplus.gov/acne.html',
  authority: 'MedlinePlus',
  country: 'US',
  lastChecked: '2026-11-21',
  isTextRead: false,
};

export const nhsAcne: Source = {
  name: 'Acne',
  url: 'https://www.nhs.uk/conditions/acne/',
  authority: 'NHS',
  country: 'UK',
  lastChecked: '2026-11-21',
  isTextRead: false,
};

export const nhsExamStress: Source = {
  name: 'Help your child beat exam stress',
  url: 'https://www.nhs.uk/mental-health/children-and-young-adults/advice-for-parents/help-your-child-beat-exam-stress/',
  authority: 'NHS',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const gotTransitionElements: Source = {
  name: 'Six Core Elements of Health Care Transition',
  url: 'https://gottransition.org/six-core-elements/',
  authority: 'Got Transition',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const gotTransitionAdult: Source = {
  name: 'Transition Planning: Integration into Adult Approach to Care',
  url: 'https://gottransition.org/providers/staying-4.cfm',
  authority: 'Got Transition',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const upmcSafeHome: Source = {
  name: 'Creating a Safe Home Environment for Someone at Risk of Suicide',
  url: 'https://minutesmatter.upmc.com/creating-a-safe-home-environment-for-someone-at-risk-of-suicide',
  authority: 'UPMC',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const lifeline988: Source = {
  name: '988 Suicide & Crisis Lifeline',
  url: 'https://988lifeline.org/',
  authority: '988 Lifeline',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const nimhWarningSigns: Source = {
  name: 'Warning Signs of Suicide',
  url: 'https://www.nimh.nih.gov/health/publications/warning-signs-of-suicide',
  authority: 'NIMH',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const niaaaAlcoholOverdose: Source = {
  name: 'Understanding the Dangers of Alcohol Overdose',
  url: 'https://www.niaaa.nih.gov/publications/brochures-and-fact-sheets/understanding-dangers-of-alcohol-overdose',
  authority: 'NIAAA',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const cdcSexualViolence: Source = {
  name: 'About Sexual Violence',
  url: 'https://www.cdc.gov/sexual-violence/about/index.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
};

export const nationalCacSextortion: Source = {
  name: 'Steps to take following financial sextortion',
  url: 'https://www.nationalcac.org/steps-to-take-following-financial-sextortion/',
  authority: "National Children's Advocacy Center",
  country: 'US',
  lastChecked: '2026-11-21',
};

export const nhsKnockedOutTooth: Source = {
  name: 'Knocked-out tooth',
  url: 'https://www.nhs.uk/conditions/knocked-out-tooth/',
  authority: 'NHS',
  country: 'UK',
  lastChecked: '2026-11-21',
};

export const cdcAboutHpv: Source = {
  name: 'About HPV',
  url: 'https://www.cdc.gov/hpv/about/index.html',
  authority: 'CDC',
  country: 'US',
  lastChecked: '2026-11-21',
};

/** Who, and the small words that signs are built from. */
export const PEOPLE = {
  neg: `no/not/isnt/wasnt/arent/werent/dont/doesnt/didnt/hasnt/havent/hadnt/wont/wouldnt/cant/cannot/couldnt/never/aint/without/nothing/none/hardly/barely/stopped; no longer; can not; unable to; refuse to; refuses/refusing to; struggling/struggle to; trouble/difficulty/problem`,
  very: `very/really/so/super/extremely/too/quite/incredibly/proper/unusually/terribly/severely/completely/totally/all/rather/a`,
  child: `he/she/baby/babie/infant/newborn/toddler/son/daughter/boy/girl/child/kid/kiddo/lo/ds/dd/grandson/granddaughter/grandchild/nephew/niece/teen/teenager/him/her/twin/twins/one/they/them/tot/lad/lass/stepson/stepdaughter/preschooler/brother/sister/his/kids/children/sons/daughters/student/pupil/year old`,
  self: `i/im/ive/me/myself/my`,
  selfOnly: `i/im/ive/me/myself`,
  wePronoun: `we/us/our`,
  partner: `husband/wife/partner/boyfriend/girlfriend/fiance/ex/hubby/spouse/oh/dh/dw/fella/bf; my man; his dad; her dad; their dad; the father; babys ~1 dad/father; child ~1 father; kids ~1 dad/father`,
  adultOther: `uncle/stepdad/stepfather/stepmum/stepmom/stepmother/babysitter/nanny/childminder/coach/teacher/neighbour/neighbor/grandad/grandfather/granddad/grandpa/cousin/lodger/priest/pastor/man/adult/tutor/carer/caregiver/daycare/nursery/dad/father/daddy/mum/mom/mother/mummy/mommy/boyfriend/stepbrother/imam/stranger/sitter/brother/grandma/nan/grandmother/aunt/aunty/scoutmaster/driver; older ~1 boy/boys/kid/cousin/brother; family friend; step dad; step mum; step brother`,
  familyMother: `wife/sister/partner/girlfriend/daughter-in-law/friend/mum/she/mother`,
  newMother: `postpartum/postnatal/newborn; gave birth; since ~3 birth/born/baby; after ~2 birth; new mum/mom/mother; weeks/months old; had ~2 baby; c section; breastfeeding/breastfeed`,
  baby: `baby/newborn/infant/babies/neonate/preemie/premmie; weeks/week/months/month/days/day old`,
  teenWord: `teen/teenager/teenage/adolescent/school/college/exams/boyfriend/girlfriend/snapchat/tiktok/instagram/phone/friends`,
  pregnantWord: `pregnant/pregnancy/trimester/=bump/midwife/fetus/foetus/womb/=waters/antenatal/prenatal/contractions/contraction; weeks pregnant; due date; my waters`,
  manyHurt: `everyone/everybody/whole/family/household/all`,
  someone: `someone/somebody/they/people/anyone/man/boys/guy/men`,
} as const;

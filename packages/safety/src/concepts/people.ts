/** Who, and the small words that signs are built from. */
export const PEOPLE = {
  neg: `no/not/isnt/wasnt/arent/werent/dont/doesnt/didnt/hasnt/havent/hadnt/wont/wouldnt/cant/couldnt/never/aint/without/nothing/none/hardly/barely/stopped; no longer; can not; unable to; refuse to; refuses/refusing to; struggling/struggle to; trouble/difficulty/problem`,
  child: `he/she/baby/babie/infant/newborn/toddler/son/daughter/boy/girl/child/kid/kiddo/lo/ds/dd/grandson/granddaughter/grandchild/nephew/niece/teen/teenager/him/her/twin/twins/one/they/them/tot/lad/lass/stepson/stepdaughter/preschooler/brother/sister/his/children/student/pupil/year old`,
  selfOnly: `i/im/ive/me/myself`,
  /** The heat of the day and the tiredness of who writes say nothing of the child. */
  heatAround: `=its/it is/was/gets/be? so/very/really/quite/pretty/boiling? hot/warm today/tonight/outside/outdoors/lately/here/upstairs/downstairs; =its/it is/was/gets/be? so/very/really/quite/pretty/boiling? hot/warm in/inside/up ~1 here/room/bedroom/flat/house/nursery/apartment/summer; weather/room/bedroom/nursery/flat/house/apartment/summer/outside is/was/gets/be? so/very/really/quite/pretty? hot/warm`,
  ownTiredness: `im/=am so/too/very/really/just/both? so/too/very/really? tired/confused and? tired/confused?; i/we =are/=was/feel/felt/get so/too/very/really/both? so/too/very/really? tired`,
  partner: `husband/wife/partner/boyfriend/girlfriend/fiance/ex/hubby/spouse/oh/dh/dw/fella/bf; my man; his dad; her dad; their dad; the father; babys ~1 dad/father; child ~1 father; kids ~1 dad/father`,
  adultOther: `uncle/stepdad/stepfather/stepmum/stepmom/stepmother/babysitter/nanny/childminder/coach/teacher/neighbour/neighbor/grandad/grandfather/granddad/grandpa/cousin/lodger/priest/pastor/man/adult/tutor/carer/caregiver/daycare/nursery/dad/father/daddy/mum/mother/mummy/mommy/boyfriend/stepbrother/imam/stranger/sitter/brother/grandma/nan/grandmother/aunt/aunty/scoutmaster/driver; older ~1 boy/boys/kid/cousin/brother; family friend`,
  newMother: `postpartum/postnatal/newborn; gave birth; since ~3 birth/born/baby; after ~2 birth; new mum/mother; weeks/months old; had ~2 baby; c section; breastfeeding/breastfeed`,
  baby: `baby/newborn/infant/neonate/preemie/premmie; weeks/months/days old`,
  teenWord: `teen/teenager/teenage/adolescent/school/college/exams/boyfriend/girlfriend/snapchat/tiktok/instagram/phone/friends`,
  pregnantWord: `pregnant/pregnancy/trimester/=bump/midwife/fetus/foetus/womb/=waters/antenatal/prenatal/contractions/contraction; due date; my waters; positive/pregnancy test; missed period`,
  manyHurt: `everyone/everybody/whole/family/household/all`,
} as const;

import { stem } from './stem.ts';

/** Words of child care that name the same thing: everyday, medical, American and British. One group a line. */
const GROUPS = `
baby infant newborn
toddler preschooler
teen teenager adolescent
mother mom mum mama mommy mummy
father dad papa daddy
parent caregiver carer
doctor pediatrician paediatrician physician gp provider
sleep nap asleep bedtime doze
wake awake waking
cry fuss colic fussy crying
breastfeed nurse nursing breastfeeding latch
breast nipple boob
formula bottle
diaper nappy
poop poo stool bowel
pee urine urinate wee wet
constipation constipated
diarrhea diarrhoea
vomit throw spit puke reflux
pacifier dummy soother binky
crib cot bassinet
stroller pram pushchair buggy
fever temperature febrile
warm temperature
medicine medication drug
paracetamol acetaminophen tylenol calpol
ibuprofen motrin advil
vaccine vaccination immunization immunisation shot jab vax
rash eczema
tooth teeth teething
solids weaning purees
snack meal food eat
eat feed
pump express
holiday vacation away
milk breastmilk
fridge refrigerator
tantrum meltdown outburst
talk speak speech language word
walk step
crawl creep
potty toilet
seat carseat
drown swim
choke choking
allergy allergic
cold cough congestion
weigh heavy pounds
tall height length
screen tv television telly tablet phone ipad
daycare nursery childcare creche
school kindergarten
brother sister sibling
start begin introduce
tired exhausted sleepy tiredness
dribble drool
university uni college
cannabis weed marijuana
stutter stammer
swear curse
jacket coat
pain hurt ache sore
tummy belly stomach abdomen
vegetable veggie veg
penny coin
afraid scared fear frightened terrified
angry anger rage mad
ill sick poorly unwell
therapy therapist counsellor counselor counselling psychologist
period menstruation
pimple acne zit spot
bottom bum butt
grandma grandmother granny nana gran
grandpa grandfather granddad
husband hubby partner wife
quarrel argue fight
store storage
fly flight plane airplane
nipple teat
movie film
postpartum postnatal
glasses spectacles
`;

const RELATED = new Map<string, Set<string>>();
for (const line of GROUPS.trim().split('\n')) {
  const stems = line.split(' ').map((word) => stem(word));
  for (const one of stems) RELATED.set(one, new Set([...(RELATED.get(one) ?? []), ...stems]));
}

const NONE: ReadonlySet<string> = new Set();

/** Stems that mean nearly the same in talk about children, the stem itself included; empty where nothing is known. */
export function relatedStems(wordStem: string): ReadonlySet<string> {
  return RELATED.get(wordStem) ?? NONE;
}

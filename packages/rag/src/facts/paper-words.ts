import { relatedStems } from '../evidence/related-words.ts';
import { stem } from '../evidence/stem.ts';

/** Words that papers of a household and parents use for the same thing. One group a line; a word may stand in several. */
const GROUPS = `
quit leave resign end stop terminate cancel
notice ahead advance beforehand early
cost price fee charge pay rate tuition
pay wage salary hourly rate earn
wifi internet network wireless
password code pin key
charge lead head run director
clean wash rinse wipe scrub launder
dry air hang
wear dress clothes clothing outfit pants shirt uniform
forbid allow permit may ban
fetch collect pick pickup
drop bring
phone call ring number telephone contact reach line
address street where live
email mail write
doctor pediatrician physician dr clinic
appointment visit checkup check-up
shot vaccine vaccination vaccinated immunization jab dose
teacher class classroom
school kindergarten preschool daycare nursery elementary
pupil student child
lunch meal food eat cafeteria
peanut nut nuts
birthday party treat
trip outing excursion field
bus transport
car drive seat vehicle
vacation holiday leave off pto
ill sick illness
absent absence miss away
nanny sitter babysitter babysit caregiver
tall height
weigh weight heavy
long length
nap sleep rest
bed bedtime
wake night
bottle formula milk feed
medicine medication drug prescription
refill renew
dose amount much
inhaler puff pump
allergy allergic react reaction rash
tooth teeth dentist
ear hear hearing
eye see vision sight glasses
speech talk language therapy therapist
exam test result score screening
last end finish close
open start hour
begin start
buy purchase order
return bring back
repair fix broken replace
guarantee warranty
size measure
limit maximum most max
minimum least
key lock code
garbage trash rubbish bin
heating boiler furnace
neighbor neighbour
emergency urgent
insurance cover pay
form paper slip permission
sign signature
join enroll register sign-up signup
meeting conference evening
photo picture film video record camera
screen tv tablet television
pet dog cat animal
toy stuffed game
shoe boot sneaker slipper
hat cap sun
coat jacket
pool swim swimming
sport run running gym exercise
music song sing
book library read borrow
money cash petty dollar
guest visitor friend
spare extra
happen result reaction
walk step
smile laugh
weekly week
monthly month
discount reduction reduce rebate less cheaper off
forget miss absent
dinner supper
owe due
expire expiry valid
surgeon surgery operation operate
swap exchange change
`;

const RELATED = new Map<string, Set<string>>();
for (const line of GROUPS.trim().split('\n')) {
  const stems = line.split(' ').map((word) => stem(word));
  for (const one of stems) RELATED.set(one, new Set([...(RELATED.get(one) ?? []), ...stems]));
}

export function relatedInPapers(wordStem: string): ReadonlySet<string> {
  return new Set([...relatedStems(wordStem), ...(RELATED.get(wordStem) ?? [])]);
}

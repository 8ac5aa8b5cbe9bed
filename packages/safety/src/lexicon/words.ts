import type { Lexicon } from '../language/pattern.ts';

/** Who, where on the body, and the small words that signs are built from. */
export const WORDS: Lexicon = {
  neg: `no/not/isnt/wasnt/arent/werent/dont/doesnt/didnt/hasnt/havent/hadnt/wont/wouldnt/cant/couldnt/never/aint/without/nor/neither/nothing/none/hardly/barely/scarcely`,
  unable: `cant/couldnt/wont/unable/cannot/wouldnt/hardly/barely/isnt/not/doesnt/didnt/dont/aint; struggl; have trouble; hard time; difficulty; fail to; refuse/refuses/refus; no longer; stop`,
  very: `very/really/so/super/extremely/too/quite/awfully/incredibly/proper/well/unusually/abnormally/terribly/dead/extra/right/horribly/severely`,
  child: `he/she/baby/babie/infant/newborn/toddler/son/daughter/boy/girl/child/kid/kiddo/lo/ds/dd/bub/bubba/grandson/granddaughter/grandchild/grandbaby/nephew/niece/brother/sister/teen/teenager/him/her/twin/one/they/them/preemie/preschooler/tot/wee/lad/lass/grandkid/little/student`,
  self: `i/im/ive/ill/me/myself/my/id/mum/mam`,
  lips: `lip/mouth/tongue/gum`,
  head: `head/forehead/skull/noggin/temple/bonce; back of ~2 head`,
  belly: `belly/tummy/stomach/abdomen/abdominal/tum/gut/bell/tumm/abdomin`,
  limb: `arm/leg/wrist/elbow/ankle/knee/shoulder/finger/hand/foot/collarbone/thigh/forearm/limb/toe/shin/hip/thumb`,
  poo: `poo/stool/diaper/nappy/bowel/poos/poops/diarrhea/motion/crap/feces/faeces/potty/bum/bottom`,
  vomit: `vomit/puke/barf/throwup/spew/upchuck/chunder/regurgitat/retch/heave; throw ~1 up; throw it up; spit up; spit ~1 up; be sick; being sick; been sick; was sick; is sick; keep being sick; bring ~2 up; sick up; chuck up; chuck ~1 up; sick everywhere; sick twice; sick # time; posset; honk; hurl; toss ~2 cookies; his sick; her sick; the sick ~1; in ~1 sick; sicked ~2 up`,
  fever: `fever/feverish/pyrexia/febril; temperature; temp; high temp; run hot; burn up; roast; boiling hot; hot to ~2 touch; feel/feels/felt ~2 hot; be ~1 hot; burning hot; spike`,
  hotTouch: `forehead/head/skin/body/chest/back ~3 hot/burning/boiling; feel ~3 hot/warm; burn up; burning; boiling; hot to ~2 touch; roast; so hot; really hot; very hot; on fire; hot like fire; burning hot`,
  sleepy: `sleepy/drowsy/lethargic/listless/groggy/dozy/drows/letharg/sluggish; out of it; hard ~3 wake; wont wake; cant wake; keep ~2 fall asleep; @very tired; not with it; want ~2 sleep; wont stay awake; cant stay awake; nod off; sleep ~2 lot; zone out; dazed; wants to sleep; just sleep; difficult to wake; keeps sleeping; cant keep ~3 open`,
  foodTrigger: `peanut/nut/nuts/egg/milk/dairy/sesame/shellfish/shrimp/prawn/fish/wheat/soy/cashew/almond/walnut/hazelnut/pistachio/kiwi/strawberry/yogurt/yoghurt/cheese/formula/hummus/tahini/bee/wasp/hornet/sting/antibiotic/amoxicillin/penicillin/allergic/allergy/allergen/satay/pecan/crab/lobster/mustard/lupin/ibuprofen/vaccine/ant; new food; peanut butter; ate/eat/eating; tried/try/trying; medicine; snack; bite of; cake; cookie`,
  swell: `swell/swelling/swoll/swelled/puff/puffy/puffing/puffed/huge/balloon/enlarg/inflat/ballooning; blow up; blown up; twice ~2 size; double in size; get/go/gone big`,
  hives: `hives/hive/welts/welt/urticaria/nettle; itchy rash; rash; come out in ~2 bump/spot/lump; wheals; red blotch; blotches; bumps all over`,
  seen: `look/seem/appear/turn/go/get/be/become/been/went`,
  pooOnly: `poo/stool/diaper/nappy/diarrhea/poos/poops`,
};

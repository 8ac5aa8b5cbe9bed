import type { Lexicon } from '../language/pattern.ts';

/** Fever, and what is urgent in the first weeks: feeding, cold, jaundice, the cord. */
export const FEVER_AND_NEWBORN: Lexicon = {
  // Fever

  feverName: `
    fever/feverish/fevery/feverr/pyrexia/febril; running hot/warm;
    high/raised/elevated/slight/mild/spiking/rising/soaring/roaring/raging temp/temperature;
    have/having/run/running/got/develop/spike/spiking/hit/with/at/a ~4 temp/temperature;
    temp/temperature of; temp/temperature ~1 for ~3 day/days/night/nights/week/hours;
    temp/temperature ~4 high/up/raised/elevated/spike/rising/climb/climbing/risen/rocketed/soaring/jumped/shot/roof/=still/again/return/returned;
    temp/temperature ~1 since/all/last/today/yesterday/tonight/overnight/day/and/at/now/but;
    temp/temperature ~3 wont/cant/not/isnt/doesnt/refuses ~3 down/budge/shift/move/settle/break`,
  heatWord: `
    hot/burning/=boiling/=roasting/scorching/scalding/=baking/blazing/=cooking/piping/sizzling/sweltering/scorcher/boiler/roaster`,
  heatLikeness: `
    furnace/oven/radiator/stove/toaster/kettle/iron/coal/coals/bonfire/heater/hob/grill/lava/fire/flames/volcano/sun/toast/oven/brick/potato/pan/inferno/sauna`,
  feverFelt: `
    burn/burning up; burning hot; =boiling hot; on fire; =roasting; be =boiling; be ~1 burning; run hot; red hot; hot/warm to ~2 touch; feel/feels/feeling/felt ~3 warm/hot;
    @child ~3 hot; so/very/really/proper/dead/too/unusually/ever/extremely/boiling/piping/super hot; feel/feels/feeling/felt ~3 hot; hot all over; hot as; hot ~3 flushed; woke/wakes/waking/been/gone/got/getting/still ~2 hot/burning;
    @heatWord/warm ~4 touch/forehead/back/chest/thermometer/neck/skin/head/body;
    forehead/back/chest/neck/skin/body/head/cheeks ~4 @heatWord;
    like/as ~4 @heatLikeness; radiat ~2 heat; give/giving off ~2 heat; heat ~3 coming/pouring/radiating off; hot and ~1 cold; shivery/shivering/shivers ~6 hot; hot ~6 shivery/shivering/shivers`,
  feverStated: `@feverName; @feverFelt`,
  feverDenied: `
    how ~4 know/tell ~2 if ~4 hot/warm; too hot/warm ~3 sleep/bed/night/nap/pram/car/clothes/layers/blanket; neck ~2 warm; too hot/warm in;
    # ~8 is/would that/this/it ~2 fever/temperature;
    @neg ~3 fever/temp/temperature/feverish; fever free; no longer ~3 fever/temp;
    temp/temperature ~3 normal/fine/ok/okay/=gone/down/back ~1 normal?; fever ~3 =gone/broke/broken/passed/resolved/down; fever ~1 =went;
    check/took/take/taking/measure/monitor ~3 temp/temperature; how hot; what temp/temperature; how ~4 temperature;
    temp/temperature of ~2 room/bath/milk/water/bottle/formula; room/bath/water/milk/bottle/nursery/bedroom temp/temperature;
    will ~4 fever/temp; what is ~2 fever; what counts; might ~2 get; get a fever ~2 after/from;
    room/house/flat/car/nursery/weather/outside/bedroom/office ~3 hot/warm/boiling/roasting/baking; hot weather/day/days/nights/summer/country/climate/car/bath/drink/drinks/chocolate/food/milk/room/house/flat/outside/out/today/=here; heatwave; =its/so/very/too/really ~3 hot ~2 =here/outside/out/room/house/nursery/bedroom/weather; =its ~3 hot; it be ~2 hot; prone ~2 fever; fever ~1 medicine/reducer ~2 cabinet/shelf`,
  ownFever: `
    i have/got a? high/low/slight/mild? fever/temp/temperature; ive got a? high/low/slight/mild? fever/temp/temperature; im running a? fever/temp/temperature; my own? fever/temp/temperature;
    husband/wife/partner/mum/dad/grandma/grandad/grandmother/nanny have/running/got ~2 fever/temp/temperature`,
  childFever: `
    he/she/baby/son/daughter/him/her/his/lo/newborn/they/child/girl/boy ~6 fever/temp/temperature/feverish/hot/burning/boiling/reading`,
  feverOver: `normal ~1 since/again; back to normal; =gone since; fever/temp/temperature ~2 broke/broken/=gone ~3 since/yesterday/last`,
  highFever: `
    high/spike/spiking/burning/scorching/raging/roaring/boiling/roasting/very/soaring/sky ~3 temp/temperature/fever/hot;
    temp/temperature/fever ~4 high/climb/climbing/rising/spike/up/roof/soaring/rocketed;
    burn/burning up; burning hot; =boiling; =roasting; hot like fire; red hot; on fire; so/really/very/proper/piping/scorching hot; like/as ~4 @heatLikeness; radiat ~2 heat`,
  // What a fever may come with that cannot wait for the morning.
  feverDanger: `
    @stiffNeck; @lethargic; @limp; floppy/flopp; @oddCry; @lightHurts;
    bad/terrible/awful/severe/really/horrible/worst/splitting/pounding/blinding/massive/excruciating ~3 headache/migraine; headache ~2 pounding/splitting/unbearable/excruciating/severe; head ~2 pound/pounding/splitting/exploding/bursting;
    head ~3 hurt/hurting/pain/killing/sore ~2 bad/badly/lot/really/much; headache & @lightHurts ~14; headache & @vomit ~14; look ~3 lamp/light/screen/window;
    @weakDefence; hot car; left ~3 car;
    @wontDrink; @neg ~2 eat ~2 drink; @neg ~2 drunk/drank; @neg ~3 wee/pee/wet; dehydrat;
    inconsol/inconsolable/inconsolably; cry/crying/scream/screaming nonstop/non-stop/constantly/hours; @neg ~2 stop ~1 cry/crying/scream/screaming; @neg ~2 be ~1 consoled/comforted/soothed; nothing ~2 comforts/soothes/settles/calms/consoles/helps ~2 him/her; wail/wailing/howling/bawling/shrieking ~3 hours/hour/nonstop/constantly;
    @jointPart ~5 swell/swollen/swelling/puffy/puffed/ballooned/size/huge; swell/swollen ~2 @jointPart; wont/cant/refuses/not/unable/stopped/hasnt ~4 walk/walking/stand/standing/weight/crawl/crawling; limp/limping/hobbling; hurts ~3 walk;
    hurt/pain/burn/sting/cry/scream ~4 pee/wee/urinat/peeing/weeing; 
    shaking chill/chills; shaking/shivering ~3 chills; chills ~3 shaking; rigor/rigors; teeth ~2 chattering; shiver/shivering/shaking/chills ~6 uncontrollably/violently/violent/hard/rattles/rattling/badly/control;
    purple spot; rash ~3 purple;
    just got back from ~3 africa/india/abroad; back/returned/home/came ~4 from ~3 @tropics; travel/holiday/trip/visit/visited/visiting/been/were ~4 @tropics; malaria/dengue/typhoid/ebola;
    neck ~4 funny/stiff/tilted/sore/hurts/crooked/twisted; hold/holding ~3 neck/head ~3 funny/side/stiff/tilted; blinds/curtains/lights/light/lamp/blackout ~5 open/on/closed/drawn/shut/off; @cryOut ~6 light/lights/blinds/curtains/sun; forehead & neck ~4 sore/hurts ~10;
    seeing/sees ~2 things/people/spiders/insects/ants; spiders/insects/ants/bugs/people/monsters/snakes ~3 wall/walls/ceiling/bed/room/curtains; talking/speaking/muttering ~2 strange/weird/funny/odd; talking ~2 nonsense/gibberish/rubbish; delirious/hallucinat`,
  // A journey weeks ago counts with a fever of today.
  fromAfar: `back/home/returned/came/come/travelled/traveled/trip/visit/visited/visiting/holiday ~5 @tropics; malaria`,
  tropics: `africa/india/asia/nigeria/ghana/kenya/uganda/tanzania/pakistan/bangladesh/thailand/vietnam/indonesia/bali/brazil/congo/gambia/senegal/malawi/zambia/mozambique/cameroon/philippines/cambodia/srilanka/tropics; sri lanka; sierra leone; ivory coast`,
  jointPart: `joint/knee/ankle/wrist/hip/elbow/shoulder/limb/@limb`,
  weakDefence: `
    sickle/sickler; chemo/chemotherapy/radiotherapy/neutropenic/neutropenia/neutrophil/neutrophils; cancer/leukemia/leukaemia/lymphoma/oncology/neuroblastoma/tumour/tumor;
    immunocompromised/immunosuppress/immunosuppressed/immunosuppressant/immunosuppressants/immunodeficien/immunodeficiency/methotrexate/tacrolimus/infliximab/rituximab/hiv; immune ~3 compromis/suppress/suppressed/suppressing/suppressant/deficien/deficiency/weak/weakened/problem/poor/low/disorder; weak/weakened/low/poor/no/bad/compromised/suppressed ~2 immune/immunity;
    transplant/transplanted; no spleen; spleen ~3 remov/removed/out/taken; asplenia/splenectomy; steroid/steroids ~2 long; central line; port line; port/portacath/broviac/hickman/picc; picc ~1 line; heart ~2 condition/defect/surgery/problem/disease; congenital ~1 heart; half ~1 heart; shunt; 
    cystic fibrosis; nephrotic; hospice; bone marrow; metabolic ~1 disorder/disease/condition; thalassemia/thalassaemia`,
  // What may have lasted as long as the message says instead of the fever.
  otherCourse: `
    cough/coughing/cold/snot/snotty/runny/sniffle/sniffles/congested/congestion/blocked/rash/eczema/antibiotic/antibiotics/amoxicillin/teethin/teeth/tooth/nursery/school/holiday/job/pregnant/weaning/potty/bug/tired/grumpy/cranky/constipated/diarrhea/vomit/vomiting/hospital/vaccine/vaccines/jab/jabs/appointment/friend/cousin/sibling`,

  // Feeding in the first weeks

  milkFeed: `
    feed/nurs/nurse/nursing/breastfeed/latch/suck/suckle/suckling/eat/drink/bottle/breast/boob/boobie/booby/boobs/tit/milk/formula/nipple/teat/feeds/food/meal/chest/breastmilk/colostrum/syringe/ounce/oz/ml/mls; on the breast`,
  feedDoze: `
    sleep/asleep/doze/dozes/dozing/nod/nods/nodding/drift/drifts/drifting/drops/dropping/conk/conks/zonk/zonks/snooze/snoozes/flake/flakes/crash/crashes/out/fade/fades/limp/shut/shuts/closes/close/closed`,
  fewSucks: `
    #/couple/few/couple ~2 suck/sucks/sip/sips/gulp/gulps/mouthful/mouthfuls/swallow/swallows/pull/pulls/swig/swigs/slurp/slurps/second/seconds/drop/drops; one suck/sip/gulp/mouthful/swallow; a suck/sip/gulp/mouthful/minute/swallow;
    couple/few/=1/=2/=3/one/two/three ~1 minute/minutes; couple/few/=2/=3/=4/=5/=10/=15/=20/=25/=30/five/ten/fifteen/twenty/thirty ~1 =ml/=mls`,
  // What a newborn does to milk that another sentence names.
  feedRefused: `
    turn/turns/turning/turned ~3 away; refuses/refused/refusing/refuse/rejects/rejecting; wont/doesnt/cant ~2 try/attempt/suck/latch/swallow/wake; wont/doesnt/cant ~1 bother ~1 to/with/trying/sucking/anymore/much/at; spits/spitting ~2 it out; gags/gagging; given/gives/giving up; =its been # hours; hasnt/havent ~2 had/taken/wanted ~2 any; not ~1 wanted; no interest; not interested; uninterested; pushes/pushing ~3 away/out; too sleepy/weak/tired; head lolls`,
  // Amounts that are too little, however they are told.
  littleTaken: `
    # ~2 ml/mls/oz/ounce/ounces/drop/drops/sip/sips ~3 max/tops/total/today/altogether; half/quarter/an/couple/few ~2 ml/mls/oz/ounce/ounces/drop/drops/sip/sips ~3 max/tops/total/in/today/all/down/altogether; =5/=10/=15/=20/=30/five/ten/fifteen/twenty/thirty =ml/=mls/=oz ~3 in/down/all; took/taken/takes/had/drank/managed # ~1 ml/mls/oz/ounce/ounces ~3 since/thats/all/today/max/tops; took/taken/takes/had/drank/managed # ~1 ml/mls/oz/ounce/ounces && thats ~1 it; half an ounce; a few ml/mls/drops/sips;
    cant/couldnt/unable/struggling/impossible ~2 get ~3 anything/any/much/milk/drop/feed/her/him/it ~3 in/into/down; strip/stripping/undress/undressing/tickle/flick/flicking ~3 him/her/feet/toes && @milkFeed; nothing ~3 goes/going/gets/stays ~1 in/down; lets/let ~4 pool/dribble/sit/run/trickle/fall ~3 out/mouth/cheek/cheeks/chin; suddenly ~3 hates/refuses/rejects/fights ~4 @milkFeed`,
  wontFeed: `
    @littleTaken; forgot/forgotten/forgets ~3 suck/feed/latch/nurse/eat/drink/swallow; @milkFeed ~2 untouched/refused/ignored/wasted/abandoned; bottle/bottles ~1 still full; untouched ~2 bottle/bottles; feeds/bottles ~3 today/now # ; feeds/bottles ~3 today none/nothing; dropped ~3 from # ~3 to #; stopped ~2 sucking/feeding/eating/latching/nursing/drinking;
    @unable ~4 feed/nurs/nurse/breastfeed/latch/eat/suck/bottle/drink/milk/suckle/swallow; wont feed; not feed; not eating/nursing/drinking/latching/feeding/sucking;
    @unable/@neg ~3 take/taking/want/wanted/wanting/interest/interested/accept/open/touch/bother/bothered/manage/entertain/bear/tolerate ~5 @milkFeed; @unable/@neg ~3 open ~3 mouth; couldnt care less; @neg ~2 fussed/bothered ~4 food/milk/feeding; took/takes/taken/drank/managed/sucked ~1 a? few/couple/#/one/two ~1 drop/drops/sip/sips/mouthful/mouthfuls/suck/sucks/gulps; takes/took/taking ~2 maybe/about/barely ~3 ounce/oz/ml/mls;
    @neg ~3 interest/interested/bothered/fussed/keen/hungry ~6 @milkFeed; @neg ~2 interest/interested/bothered/fussed ~3 feeding/eating/nursing; uninterested/disinterested ~4 @milkFeed; @neg ~2 hungry; no/zero/little/nil interest ~3 @milkFeed; skip/skipped/skipping/missed/missing ~10 feed/feeds/bottle/bottles; @milkFeed && run/runs/running/dribble/dribbles/trickle/trickles/spills ~2 out; tried ~10 @milkFeed && goes/falls/straight ~2 sleep; teat/bottle/nipple/breast ~3 goes ~2 in/near && cries/grizzles/screams/gags/fusses; lost ~2 interest ~4 @milkFeed;
    refus/refuse/reject ~5 @milkFeed; @milkFeed ~3 refus/refuse/reject; turn/turning ~3 head/face/away/nose ~4 @milkFeed; turn/turning ~2 away/nose ~4 @milkFeed; @milkFeed && turns/turning/turned ~3 away; normally/usually/used ~4 @milkFeed/# && managing/only/barely/just/maybe ~3 # ; push/pushing/pulls ~3 @milkFeed ~2 away/out; spit/spitting ~3 teat/nipple/dummy/bottle ~2 out; clamp/clamps/clamped/shuts/closes/purses ~3 mouth/lips/gums/shut; from # ~1 oz/ounces/ml/mls ~1 to ~2 #/nothing/none; @neg ~2 cry/crying/wake/asking/ask/wakes ~2 for ~2 food/milk/feed/feeds/bottle;
    @milkFeed ~6 just/only lies/lie/sits/hangs/dribbles ~3 mouth/there/out; milk ~1 just/only/all/keeps/straight ~3 dribbles/runs/dribbling/spills/pours/comes ~3 out/chin/mouth; 
    @milkFeed && refuses/refused/refusing/rejects/rejecting; @milkFeed && wont/doesnt/cant ~2 try/attempt/suck/latch; @milkFeed && wont/doesnt/cant ~1 bother ~1 to/with/trying/sucking/anymore/much/at; no/lost/zero/poor/little ~2 appetite; appetite ~2 =gone/zero/nil; leaves/leaving/left ~4 most/half/all/whole/nearly/almost ~4 bottle/milk/feed; down to ~3 # ~4 feeds/bottles/ml/oz/ounces; only/just/barely ~3 # ~2 feeds/feed/bottles; eaten/fed/ate/nursed/drunk/latched/feeds/feed ~2 once/twice ~4 today/day/since/night/24/hours/yesterday; fed/feed/nursed/feeding/latched/sucked ~5 # minutes/minute/seconds ~3 total/today/all/since; comes/came/pops/slips/slides off ~4 straight/seconds/immediately/every;
    hasnt/havent/hadnt/not/didnt ~3 eat/eaten/fed/feed/nurs/nursed/drunk/taken/latched/drank/swallowed/sucked; no milk/feed/feeds/bottle/food/nursing ~2 for/in ~4 hour/hours/day/night; he/she/baby/now/and/just ~3 given/gives/giving up; gave up ~2 trying/sucking; one/two/couple/# suck/sucks ~2 off/stops/sleep/asleep; hasnt/havent/not/no ~4 proper/decent/full/good/real/whole ~1 feed/bottle/nurse/meal; @neg touched ~3 @milkFeed; hasnt/havent ~3 had/taken ~3 feed/bottle/milk/thing/anything; had/taken/took/drunk/eaten/ate/take/taking nothing ~8; nothing since ~4; nothing ~8 hour/hours; nothing today; not ~2 thing ~3 since; next to nothing;
    no milk/feed/feeds/bottle ~2 since; # hour/hours ~4 no ~1 feed/milk; # hour/hours ~3 without ~3 feed/feeding/eat/milk/eating/food/bottle; # hour/hours ~3 since ~5 fed/ate/feed/feeding/eaten/bottle/milk; without ~2 feed/feeding/milk/eating ~4 # hour/hours; gone # hour/hours ~4 @milkFeed;
    last ~2 ate/fed/feed/drank/bottle/nursed ~6 hour/hours/ago/am/pm/last/yesterday/night/noon/midnight/morning/lunch; last fed; last proper/decent/full/real/good ~2 feed/bottle/milk;
    off ~2 feed/feeds/milk/food/bottle/breast; gone off ~3 @milkFeed; miss/missed/skip/skipped/skipping ~3 feed/feeds/bottle/bottles; # feed/feeds/bottles ~3 missed/skipped/refus/row/gone; sleep/sleeping/slept ~2 through ~8 feed/feeds/alarms/bottle; slept ~2 past ~3 feed/feeds;
    too/so sleepy/tired/weak/drowsy/lethargic/exhausted/dozy/floppy ~4 feed/nurs/eat/nurse/latch/suck/bottle/drink/milk; sleepy/tired/weak/drowsy/dozy ~2 for ~2 feed/feeds/bottle/milk; sleep/asleep ~3 every ~2 feed; @neg ~3 wak/wake/waking/woken/rouse/stir ~4 feed/feeds/eat/milk/bottle/nurse/breast; @neg ~3 keep ~2 awake ~4 feed/eat/nurse/bottle; @neg ~3 demanding/rooting/root/roots/asking ~3;
    hardly/barely/scarcely ~3 feed/eat/drink/nurs/suck/latch/take/taking/touch/swallowing; feeding ~2 poorly/badly/very little/less; poor feeding/feeder; lost ~2 suck; weak ~1 suck; suck ~3 weak/=gone/feeble/poor; no suck;
    half/third/quarter/less/fraction ~4 usual/normal/used/did/was/before/always ~6 @milkFeed; @milkFeed ~8 half/third/quarter/fraction ~4 usual/normal/used/did/was/before/always; @milkFeed ~6 half/third/quarter of ~2 what; half ~1 of ~2 what ~6 @milkFeed; half/third/quarter ~1 of ~2 feed/feeds/bottle/milk/usual;
    only/just/barely ~3 taken/taking/take/managed/manages/managing/had/drunk/took/drinking/got ~5 # ~1 ml/mls/oz/ounce/ounces; # ~1 ml/mls/oz/ounce/ounces ~3 all ~1 day/night/morning/since/today; takes/took/taking/manage/manages/managed/only ~3 @fewSucks ~6 @feedDoze/stops/gives/falls; @fewSucks ~3 then/and/before ~5 @feedDoze/stops/falls/gives; after ~2 @fewSucks & @feedDoze/falls/stops/gives ~6;
    falls ~1 asleep ~4 every ~1 feed/time ~6 wont/cant/hardly/barely; asleep/dozes/dozing ~4 before ~3 latch/latched/latches/sucked/sucking/swallow/taken/eaten; cant/wont/doesnt ~3 finish ~3 feed/bottle/ounce`,
  feedHarmless: `
    didnt wake ~3 # ~1 am ~1 feed;
    spit up; spits up; spitting up; posset/possets/reflux/hiccup/hiccups/burp/burps;
    solid/solids/puree/purees/vegetable/veg/broccoli/spoon/weaning/table/meat/snack/fruit/pump/pumped/pumping/pacifier/dummy;
    introduce bottle; refus ~2 bottle ~6 breast; refus bottle but nurs; prefers ~3 breast/side/bottle; other side; left breast; right breast; one side; side ~2 only; one breast/boob; second breast/boob/side; formula ~2 brand; switching; transition; switch; from ~3 dad/husband/partner/anyone/nanny/grandma;
    breastfeeds/nurses/latches/nursing/breastfeeding/feeds/feed/feeding/eats/eating/takes ~2 fine/well/great/good/happily/ok/okay/perfectly/champ/brilliantly/lovely; but breastfeeds/nurses/latches; take a dummy/pacifier/soother; gaining; gained; should ~1 i ~1 wake; do i ~3 wake; wake ~3 or let; how often; how long ~1 can; how much; i ~1 stop ~2 falling; stop ~1 fall ~1 asleep; stop ~1 asleep; stop falling; i feel/be ~2 tired/sleepy/exhausted/drained/shattered; im ~2 tired/sleepy/exhausted/drained; i ~3 tired/exhausted/drained; between feeds; me ~2 tired; my nipple/nipples/breast/breasts/boob/boobs; i ~2 can hardly; mastitis; sore/cracked nipple/nipples`,
  coldBaby: `
    feel/feels/felt/body/skin/baby/so/really/very/he/she/be/ice/stone/freezing/is/hands/feet/tummy/chest/back/stays/still/arms/legs/neck/head/torso/trunk ~3 cold/chilly/freezing/icy/chilled/clammy/cool;
    cold to ~1 touch; cold/chilly/cool/freezing ~4 chest/tummy/belly/back/touch/skin/body/torso/neck; icy; ice cold; stone cold; like ~2 ice/fridge/icicle/corpse;
    temp/temperature ~3 low/drop/dropped/dropping/under/below; low temp/temperature; wont warm; @neg ~2 warm/warming up; @neg ~2 get warm/warmer; @neg ~2 heat up; hypotherm/hypothermia/hypothermic; shivering`,
  // Cold hands and feet are usual; a cold trunk is not.
  coldTrunk: `
    cold/chilly/cool/freezing/icy ~5 chest/tummy/belly/back/body/torso/trunk/neck/over; chest/tummy/belly/back/body/torso/trunk ~5 cold/chilly/cool/freezing/icy; feel/feels/felt ~4 ice/marble/stone/fish/fridge/corpse; ice/stone/stoney cold; like ~2 ice/icicle/marble/fish/fridge ; wont/cant/not/isnt ~3 warm/warming ~1 up; hypotherm/hypothermia/hypothermic`,
  coldHarmless: `cold/chilly/freezing/cool ~2 room/house/weather/outside/nursery/walk/winter/bath/milk/bottle/water/night; room/house/nursery/bedroom/flat ~2 be? ~2 cold/chilly/freezing/cool; normal; cradle; a cold; cold sore; ice cream; cold and flu; chest/tummy/body/back/neck/trunk ~3 warm/fine/normal/toasty/ok`,
  cantLatch: `@wontFeed; @sleepy; floppy; limp; letharg/lethargic; weak; @neg ~3 wak; quiet/still/whimpering/moaning`,
  youngBaby: `newborn/infant/neonate/preemie; baby; bub; babe; lo`,

  // Jaundice

  yellowFood: `
    banana/lemon/mustard/custard/butter/honey/turmeric/haldi/saffron/carrot/pumpkin/satsuma/tangerine/clementine/apricot/mango/squash/egg/yolk/cheese/curry/corn/sweetcorn/daffodil/buttercup/canary/chick/duckling/simpson/simpsons/homer/bart/minion/highlighter/oompa/tango/tan/oranges/orange/pumpkin/pineapple/peach/dijon/marigold`,
  yellowHue: `
    tint/tinge/tinged/tinted/tone/hue/shade/glow/glowing/cast/colour/color/colouring/coloring/coloured/colored/complexion/look/looking/sheen/ish/wash`,
  likeOf: `
    like; colour/color of; same colour/color as/of; shade of; the colour/color ~1; look/looks like; resembl/resemble/resembles; similar to; reminds ~2 of; matches; as yellow/green/red/dark/black/orange as`,
  yellowish: `
    yellow/yellowy/yellowish/yellowed/yellower/yellowing/orange/orangey/orangish/orangy/golden/gold/mustardy/lemony/custardy/turmericky/sallow/bronze/bronzed/tan/tanned/suntanned/sunkissed/amber/peachy/yello/yelow/yellew/jaundice/jaundiced/jaundic/jaundicy/ochre/buttery/sandy/sunburnt/pele;
    sun kissed; fake tan; spray tan; been on holiday; @yellowFood ~1 @yellowHue; @likeOf ~4 @yellowFood; bit ~1 oompa; simpson/simpsons ~1 character/yellow/family; @likeOf ~5 sunbed/tanning/holiday/beach/caribbean/tenerife/benidorm/sunburn/sunburnt`,
  yellowPart: `
    skin/eye/eyes/eyeball/eyeballs/=whites/sclera/face/chest/leg/legs/belly/tummy/body/arm/arms/tone/complexion/gum/gums/palm/palms/foot/feet/sole/soles/nose/forehead/toe/toes/calf/calves/calfs/thigh/thighs/shin/shins/cheek/cheeks/ear/ears/hand/hands/torso/trunk/shoulder/shoulders/neck/knee/knees/tongue/back/head/chin/ankle/ankles/eyelid/bum; all over`,
  yellowBaby: `
    jaundice/jaundic/jaundiced/jaundicy; bilirubin ~4 high/up/rising/climb/climbing/#/level/levels;
    @yellowish & @yellowPart ~6; @yellowish ~2 @yellowHue; @yellowish && eye/eyes/legs/chest/tummy/belly/face ~2 too/also/now; shade/tone/hint/tinge/tint/colour/color/hue ~1 of ~2 @yellowish;
    look/seem/turn/go/gone/went/looking/looks/is/be/getting/get/he/she/still/bit/so/very/really/more/appear/quite/slightly/pretty/rather/kinda/sorta/properly/distinctly/becoming/become ~3 @yellowish;
    =tanned/=suntanned; @likeOf ~3 banana/lemon/custard/satsuma/tangerine/pumpkin/simpsons/turmeric/mango; never/hasnt/havent/not/isnt/wont ~2 lost/lose/shake/shift/shifted/fading/faded/clearing/cleared/going/=gone ~4 @yellowish; turn/turning ~1 into ~3 @yellowFood; yellow baby/newborn/skin/tinge/tint/eye/tone/at; yellow as; glow ~2 yellow/orange; baby/newborn/he/she/son/daughter/him/her/lo ~3 @yellowish;
    yellow/yellowish/yellowy/orange/orangey/golden ~2 again/today/now/still/everywhere/everyday/below/down; yellowness; =yellowing; the yellow; yellow ~3 spread/spreading/moved/moving/creeping/reached/deeper/darker/worse`,
  yellowHarmless: `
    poo/poop/stool/diaper/nappy/mustard/seedy/snot/mucus/discharge/gunk/crust/goop/milk/spit/vomit/colostrum/pee/urine/carrot/sweet/squash/crusty/cradle/flake/tooth/teeth/wax/hair/shirt/dress/duck/toy/room/nursery/blanket/babygro/onesie/cardigan/hat/paint/curtain/sheet/vest/sleepsuit/phlegm/boogers/bogies/pus/scab/bruise/goo/sticky/eyelashes/lashes; @vomit`,
  yellowSkin: `
    jaundice/jaundiced/jaundic/jaundicy/bilirubin; @yellowish & skin/eyeball/eyeballs/=whites/sclera/face/chest/leg/legs/complexion/body/arms/forehead/cheeks/feet/soles/palms/calves/thighs/gums ~5; =whites ~4 @yellowish; yellow & eye/eyes ~3`,
  // Where it has got to is not a trick of the light.
  yellowSpread: `
    =whites ~4 @yellowish; eyeballs ~4 @yellowish; @yellowish ~6 =whites/eyeballs; @yellowish && spread/spreading/moved/creeping/worse/darker ~6 @yellowPart; still ~4 @yellowish`,
  thisYellow: `this/so/that/such @yellowish; even ~2 @yellowPart && @yellowish`,
  yellowOver: `
    jaundice/yellow/yellowness ~12 its/all/is/now =gone; was yellow ~6 first week/weeks/days;
    jaundice/yellow/yellowness/it ~1 is/has/all =gone/cleared/faded; does ~4 help/cause/hurt/affect/last/treat/cure; how long ~4 jaundice; moved on; how yellow/much; isnt/not yellow; preparing; hurrah/hooray/yay; been treated; photo therapy; baby ~1 who ~1 had;
    cleared/resolved/faded/fading; went/=gone ~1 away/down/now; gone now; cleared up; no longer; jaundice ~2 normal/common/mean; some =jaundice; is ~1 =jaundice ~2 normal/common/dangerous; why ~3 =newborns/=babies;
    photo/picture/filter; therapy ~2 finished/done/over; levels ~2 fine/normal/good/down; colour ~2 nursery/wall/paint; discharge/gunk/gunky/crust/crusty/goop/goopy/gooey/sticky/weepy/pus/goo/duct/conjunctivitis; turmeric stain`,
  paleWord: `
    white/whitish/pale/paler/chalk/chalky/clay/grey/greyish/putty/creamy/beige/colourless/colorless/cement/ash/ashy/ivory/cottage/mozzarella/porridge/ricotta/magnolia/plaster/dough/oatmeal/mayonnaise/mushroom; light ~1 coloured/colored; cream ~1 coloured/colored/colour; no colour/color`,
  paleStool: `
    @paleWord ~3 poo/poop/stool/stools/nappy/nappies/diaper/diapers/motions; poo/poop/stool/stools/nappy/nappies/diaper/diapers/motion/motions ~6 @paleWord; poo/stool ~4 very light; poo/poop/stool ~4 cream; =cream poo/poop/stool/stools`,

  // The cord

  stump: `
    cord/umbilical/umbilicus/stump/navel/bellybutton/tummybutton/clamp; belly/tummy ~1 button; =clip/=peg ~3 cord; cord ~1 =clip/=peg; =clip/=peg end/bit/part/area; round/around ~1 =clip/=peg; @belly be red`,
  stumpSmell: `
    smell/smelly/stink/stinky/stench/reek/pong/ponging/pongy/whiff/whiffy/foul/odor/odour/rank/rotten/rotting/rancid/putrid/cheesy/fishy/minging/honk/honking/hum/humming/nasty/gross/disgusting; like ~2 cheese/meat/fish/egg/eggs/death/feet`,
  stumpWet: `
    pus/discharge/ooz/ooze/oozing/weep/weeping/weepy/leak/leaking/gunk/gunky/goop/goopy/goo/gooey/gloop/gloopy/slime/slimy/sticky/wet/damp/soggy/moist/seeping/seep/fluid/liquid/yellow/green/stuff/drain/draining/matter/crusty`,
  stumpRed: `
    red/redness/pink/angry/inflam/inflamed/hot/warm/swell/swollen/puffy/hard/tender/sore/raw/streak/streaks/ring/halo/circle/patch/shiny/spread/spreading/bigger/growing/infect/infected/infection/septic/purple/bulging/hurts/cries/flinches/redder/reddening/reddish/pinker/pinkish/hotter/warmer/puffier/hotness`,
  stumpBlood: `bleed/bleeding/blood/bloody/bled`,
  stumpBad: `@stumpSmell; @stumpWet; @stumpRed; @stumpBlood`,
  stumpMild: `
    spot of blood; drop of blood; drops of blood; few drops; little blood; bit of blood; dried blood; little bit ~2 blood; tiny ~2 blood; smear of blood; speck ~2 blood;
    fell off; came off; fall off; drop/drops off; when will; when does; how long; how do; care; clean; cleaning; hernia; sticking out; stick out; pokes out; outie; dry; innie; keep ~4 dry; bath; no smell; raisin`,
  stumpGrave: `
    pus/infect/infected/infection/hot/warm/redness/redder/reddening/reddish/spreading/spread/swollen/swell/swelling/inflamed/inflam/red/angry/shiny/septic/fever/bigger/growing; @stumpSmell; wont stop; @neg ~2 stop; keep/keeps ~2 bleed/bleeding; still ~2 bleed/bleeding; bleed/bleeding/blood ~6 soak/soaking/soaked/lot/again/starts/pouring/trickling/nonstop/constantly/dripping; soak; ooz/oozing/weep/weeping; gunk/gloop/gloopy/goo/gooey/discharge/seeping; streak/streaks; ring/halo`,
  stumpSick: `
    @stump & @stumpBad ~8; @stump ~8 ring/streak/streaks/spreading; skin ~3 around/round ~4 @stump;
    @stump && red/pink/angry/hot/shiny ~2 ring/patch/circle/halo/line/area/skin/blotch; 
    @stump && goo/gunk/pus/goop/gloop/ooze/oozing/weeping/smell/smells/stinks/stink/pong/pongs/foul/rotten/rotting/reeks/whiffs;
    @stump && blood/bleeding ~4 soaking/soaked/stop/again/more/keeps`,
  // It came off long ago, and is bad today.
  cordGone: `@stump ~5 drop/dropped/drops/fell/fallen/fall/came/come ~2 off/out/away; lost ~2 stump/cord; @stump; hole`,
  navelSign: `@stumpSmell; pus/ooz/oozing/weep/weeping/seeping/gunk/goo/gloop/discharge; red/pink/angry/hot ~1 ring/patch/halo/circle/skin; keep/keeps/still ~2 bleed/bleeding/wet`,
  stumpGraveNear: `@stump & @stumpGrave ~9; @stumpSure`,
  stumpSure: `
    @stump && red/pink/angry/hot/shiny ~2 ring/patch/circle/halo/line; @stump && goo/gunk/pus/goop/gloop/foul/rotten/rotting; skin ~3 around/round ~4 @stump & redder/red/hot/swollen/hard/pink/shiny/angry ~10; @stump && blood/bleeding ~4 soaking/soaked/stop/again/keeps`,
};

import type { Lexicon } from '../language/pattern.ts';

/** Water, heat, falls, burns, breaks, bleeding, eyes and bites: kinds of words first, then the signs put together from them, by rule. */
export const WOUNDS: Lexicon = {
  // ── Kinds of words ────────────────────────────────────────────────────────────────────────────────────────────────
  bodyBit: `
    hand/hands/finger/fingers/arm/arms/leg/legs/face/chest/foot/feet/neck/cheek/cheeks/palm/palms/thigh/thighs/back/wrist/wrists/belly/tummy/
    stomach/skin/lip/lips/bottom/bum/shoulder/lap/toe/toes/knee/ear/forehead/fingertip/fingertips/thumb/heel/sole/soles/shin/calf/elbow/forearm/
    forearms/chin/nose/scalp/head/tongue/mouth/ankle/hip/groin/genitals/willy/eyelid/brow/eyebrow/knuckle/knuckles/mitt/hands/pinky/pinkie/nail/
    torso/tum/backside`,
  headWord: `
    @head; skull/noggin/nut/bonce/crown/brow/forehead/temple/temples/scalp/headfirst/cranium; back/top/side of ~2 head/skull; soft spot; head first`,
  // Any blow, whoever or whatever gave it.
  bashed: `
    hit/hits/bump/bang/knock/smack/whack/crack/bash/slam/conk/bonk/thump/wallop/clonk/clunk/clock/smash/strike/struck/hurt/injur/drop/dropped/land/
    landed/fall/cut/split/gash/kick/dent/trauma/thud/collid/collide/catch/caught/clip/clipped/swung/clout/clobber/crash/crashed/ding/donk/biff/belt/
    belted/skelp/slap/twat/boink/clatter/clattered/bounce/bounced/whump/thwack/thwacked/whomp/batter/battered/bust/busted/wham/swiped/smush/squash/
    crunch/squished/pelted/lamped/lobbed/threw/thrown/flung/slip/slipped/went/flew/nutted/headbutt/beaned/brained/dinged/dunted/dunt/bopped/bop/
    pinged/nailed/walloped/wacked/wack/donked/clonked`,
  // Words of a blow, and those that need to be told what they met.
  bashedHard: `
    hit/hits/bump/bang/knock/smack/whack/crack/bash/slam/conk/bonk/thump/wallop/clonk/clunk/smash/struck/injur/gash/dent/trauma/
    thud/collid/collide/clout/clobber/crash/crashed/ding/donk/biff/belt/belted/skelp/twat/boink/clatter/clattered/whump/thwack/
    thwacked/whomp/batter/battered/wham/smush/squished/pelted/lamped/headbutt/beaned/brained/dinged/dunted/dunt/
    bopped/bop/pinged/walloped/wacked/wack/donked/clonked; =landed`,
  bashedSoft: `@bashed`,
  hardFloor: `
    floor/laminate/tile/tiles/tiled/wood/wooden/hardwood/concrete/pavement/parquet/lino/ground/patio/deck/flagstone/flagstones/stone/marble/
    linoleum/sidewalk/driveway/decking/gravel/tarmac/asphalt/cobbles/floorboards/vinyl/hearth/cement/slabs/slab/kerb/curb/bricks/brick/carpet/rug`,
  hurtObject: `
    swing/train/bat/ball/branch/brick/stone/rock/bottle/phone/tv/telly/television/shelf/drawer/drawers/ladder/wardrobe/bookcase/bookshelf/dresser/
    mirror/picture/frame/toy/truck/car/block/blocks/hammer/cup/mug/tin/remote/ipad/tablet/laptop/book/door/gate/stick/plank/pole/post/swing/
    racket/hockey/stone/table/corner/edge/radiator/worktop/counter/wall/bench/step/goalpost/roundabout/seesaw/trolley/bath/tap/toilet/sink/
    fireplace/hearth/doorframe/shovel/spade/rake/club/golf/hurley/sliotar/cricket`,
  height: `
    bed/couch/sofa/changing/table/chair/highchair/stair/stairs/step/steps/window/counter/bunk/bouncer/cot/crib/wall/tree/slide/swing/monkey/ladder/
    roof/balcony/arm/arms/hand/hands/lap/shoulder/shoulders/trolley/cart/stroller/pram/pushchair/buggy/carrier/sling/worktop/top/horse/bike/bicycle/
    scooter/trampoline/climbing/frame/deck/dresser/desk/bench/stool/armchair/recliner/car/seat/jumper/walker/basket/boppy/nest/futon/loft/railing/
    bannister/banister/ledge/bassinet/playground/settee/hammock/skateboard/story/storey/floor/jungle/tower/mattress/bath/kerb/curb/carseat/ottoman/
    sink/moses/mat/kitchen/cabinet/changer/drawers/bumbo/grip/rocker/swing/docatot/snuza/doona/cushion/pillow/pouffe/poof/cupboard/wardrobe/shed/
    fence/gate/pony/quad/tractor/trailer/porch/terrace/verandah/veranda/landing/charpai/charpoy/takht/jhula/cradle/divan/rocking/breakfast/worktop/
    island/gym/bars/hoverboard/escalator/shopping/haybale/bales/knee/knees/chest/backpack/wrap/walkway`,
  fallVerb: `
    fall/fell/tumbl/tumble/roll/rolled/drop/slip/slid/slide/topple/toppled/came/plunge/dive/dived/flipped/flip/leapt/flung/thrown/jump/tip/tipped/
    wriggle/wriggled/launched/pitched/nosedive/nosedived/plummet/plummeted/tip/tipped/tripped/toppled/somersault/somersaulted/backflipped/flop/
    flopped/flew/shot/squirmed/catapulted/bounced/faceplanted/keeled/clattered/hurtled/crashed/lunged/vaulted/tipped/went/dropped/knocked/collapsed/
    buckled/capsized/overbalanced/bailed/cartwheeled`,
  injuryEvent: `
    fall/fell/fallen/land/landed/accident/jump/jumped/twist/twisted/hit/crash/crashed/trip/tripped/trampoline/collid/collided/knock/knocked/tackle/
    tackled/swung/swing/swinging/yank/yanked/pulled/tugged/slide/slid/slip/slipped/bike/scooter/skateboard/football/rugby/hurling/gymnastics/monkey/
    playground/climbing/soft/bounce/bouncy/stairs/sofa/bunk/tumbled/tumble/rolled/dropped/drop/trapped/caught/stood/stepped/sat/run/ran/crushed/
    skate/skating/ski/skiing/sledge/sledging/wrestling/pony/horse/cartwheel/handstand/tree/wall/kicked/kick/goalpost/roller/hoverboard/ladder/
    banged/whacked/smacked/squashed`,
  painCry: `
    cry/cries/crying/scream/screams/screaming/shriek/shrieks/shrieking/yelp/yelps/yell/yells/yelling/howl/howls/howling/wail/wails/wailing/sob/sobs/
    sobbing/pain/painful/hurt/hurts/hurting/sore/agony/ouch/owie/ow/flinch/flinches/wince/winces/whimper/whimpering/roars/roaring/bawl/bawling/
    squeal/squeals/tender;
    cant bear; goes mad; freaks out; goes crazy`,

  // ── Water ─────────────────────────────────────────────────────────────────────────────────────────────────────────
  water: `
    pool/bath/tub/bathtub/pond/lake/river/sea/ocean/water/bucket/toilet/paddling/jacuzzi/canal/creek/stream/bathwater/well/beach/spa/trough/
    fountain/puddle/dam/lagoon/weir/surf/waves/wave/lough/loch/reservoir/quarry/ditch/drain/barrel/butt/tank/slurry/marina/harbour/harbor/dock/
    jetty/pier/lido/whirlpool/cistern/borehole/estuary/bathing/bathtime/ice;
    hot tub; swimming; hottub; water butt/barrel/feature`,
  deepWater: `
    pool/pond/lake/river/sea/ocean/canal/creek/stream/bucket/jacuzzi/water/well/dam/bath/tub/bathtub/lagoon/lough/loch/reservoir/quarry/trough/
    harbour/harbor/marina/lido/weir/slurry/tank/ditch/bathwater;
    hot tub; swimming pool; deep end; the bath; water butt/barrel/feature; koi pond`,
  airwayPart: `face/head/nose/mouth/chin/ears`,
  pulledOut: `
    pull/pulled/fish/fished/dragged/rescued/rescue/yanked/scooped/lifted/hauled/grabbed/plucked/hoiked/hooked/carried/brought/snatched/heaved/got/
    towed/whipped ~5 out/from/in/up/ashore`,
  underWater: `
    jump/jumped/walked/climbed/went/drift/get/got/leapt ~4 in/into ~3 @water & cough/vomit/sleepy/blue/breath/fish/rescue/float/swallow/panic/limp ~12;
    fall/fell/slip/slid/tumbl/tumble/topple/toppled/wander/wandered/=rolled/plunged/tipped ~4 in/into ~3 @water & cough/vomit/sleepy/blue/under/breath/pull/pulled/fish/rescue/out/face/float/swallow/water/help/seconds/minute ~14;
    fall/fell/toppled/tumbled/slipped/rolled/wandered/slid/crawled/tipped/plunged/stumbled/pitched/keeled/flipped ~3 in/into ~3 @deepWater;
    face down ~5 @water; @water ~5 face down; face down ~4 water; face first ~5 @deepWater; head ~3 under ~2 water;
    @airwayPart ~3 in/under/beneath/below ~3 @deepWater/water; @airwayPart ~3 submerged/underwater; @neg ~2 breath ~5 water;
    go/went/gone/slip/slipped/slid/sank/sink/pulled/dip/stayed/was/were/been/dunk/dunked/roll/dragged/sucked/swept/pushed/held/knocked/disappeared/
    vanished/bobbed/ducked/wiped/tumbled/slumped ~4 under/below/beneath ~2 water/bath/tub/pool/surface/minute/seconds/for/at/again/wave/waves/
    bubbles/;
    =went/slipped/slid/=gone/sank/dunked/dragged/sucked/pulled/swept/knocked under; sank ~4 bottom/stone/like;
    underwater ~4 for/second/seconds/minute/minutes/cough/coughing/too/long/in/at; was/been/were/found/went/got/held/fell ~3 underwater;
    bath underwater; submerg; submerged; under ~1 water; under ~3 surface; near/nearly/almost/half drown; @child ~3 drown; drown ~3 @deepWater; @drownSign & drown ~12;
    drown ~2 him/her/himself/herself; @pulledOut ~3 @deepWater; @pulledOut && face down/blue/lifeless/floating;
    swallow/inhal/inhaled/breathed/gulp/choke/aspirat/aspirated/swallowed/took ~3 lot/lots/loads/ton/bunch/mouthful/load/much/pool/pond/sea/lake/
    half ~4 water;
    lungful; inhal ~3 water; breathe/breathed ~2 in ~2 water/bathwater; aspirat ~3 water; water ~3 lung/lungs; took ~2 in ~2 water;
    swallow/swallowed/inhaled ~4 water & cough/sleepy/vomit/breath/foam/pool/lake/sea ~14;
    swallowed/gulped ~2 pool/bath/lake/sea/pond water & cough/vomit/sleepy/tired/breath ~12;
    cough/coughing/wheezing/drowsy/sleepy ~6 since/after ~4 pool/swim/swimming/bath/beach/lake; secondary/dry drown;
    float/floating/floated ~4 @deepWater; bobbing ~4 @deepWater; under ~2 ice; through ~2 ice; found ~2 him/her/baby ~1 under && @water/bath/bathing;
    in ~3 pond/canal/river/ditch/well/slurry/stream/trough && found/looked/turned/hauled/pulled/seconds/minute/minutes;
    found ~5 in ~2 pool/pond/water/tub/lake; under water; bottom of ~2 pool/bath/tub; pulled ~3 water;
    pool/water/bath & limp/blue/unresponsive/unconscious/floppy ~8;
    under ~4 minute/minutes/seconds/secs/sec/min/moment & pool/water/deep/bath/swim/swimming/lake/sea/river/wave/float/tub ~16;
    deep end && under ~4 minute/seconds/secs/min; under && @deepWater && @drownSign;
    lifeguard ~4 got/pulled/rescued/saved/jumped/dragged/fished/brought/hauled/had; brought/coughed/spat/threw/vomited/sicked ~3 up ~3 water;
    cpr/resus/resuscitat ~6 pool/water/bath/lake/beach/sea; cpr && @deepWater;
    rip/current/wave/undertow/tide ~3 took/dragged/pulled/knocked/swept/got/caught/carried/sucked ~4;
    tumbled/knocked/rolled/flipped/smashed/dumped/bowled/floored/wiped/flattened ~3 by ~2 wave/waves/surf/sea/current;
    swept ~2 out/away/off/under ~4 sea/wave/current/river/rip/tide; caught ~3 rip/current/undertow;
    jump/jumped/dive/dived/went ~2 in ~2 for/after ~1 him/her && @drownSign;
    fall/fell/went/slipped/slid/tumbled ~3 off ~3 pontoon/jetty/dock/pier/boat/lilo/kayak/paddleboard/inflatable/riverbank/poolside/raft/float/
    canoe/dinghy/barge;
    bath ~2 seat/ring ~4 tip/tipped/tipped/toppled/flipped/over;
    slid/slipped/slumped/slips ~4 bath/tub & face/under/head/water/cough/coughing/choking ~14;
    in ~2 pond/pool/lake/bath/tub/water && @drownSign && found/turned/minute/seconds/second/away`,
  drownSign: `
    limp/blue/floppy/unresponsive/unconscious/lifeless/foam/frothing/froth/drowsy/sleepy/coughing/cough/spluttering/wheezing/grey/vomited/vomiting/
    sick/gasping/purple/cold/breathing/shivering/crackly/bubbles/bubbling`,
  wentUnder: `@child ~4 =went/=slipped/=slid/=sank/=gone/=dropped ~3 under; found ~4 under`,
  waterSure: `@wentUnder && @water; found ~4 face down; @child ~3 =fell/=tumbled/=toppled/=slipped/=rolled ~4 in/into ~3 @deepWater`,
  waterFun: `
    stop/prevent/save ~4 drown;     under ~2 table/bed/blanket/blankets/cover/covers/bridge/sofa/chair/duvet/desk/tree/umbrella/stairs/general/knife/anaesthetic/anesthetic; happily;
    for fun; holds his/her breath; swim team; diving; practise/practice; games; lessons; badge; galas;
    giggled/giggling/giggle/laughed/laughing/proud/grinned/grinning/smiling`,
  waterHarmless: `
    baby swim; ok/okay/safe ~5 under; swim lesson/class; swimming lesson; swim lessons; lessons; learning to swim; learn to swim;
    bath seat ~3 recommend; puddle jumper; armbands; class; love/loves/enjoy/enjoys/hates/hate; ear; ears; blow ~2 face; teach; confident;
    splash/splashing; get water in; water in ~2 face/eyes/ear; pour/pouring/pours ~3 water; swim nappy; water wings; floaties; toy/toys; phone;
    dropped ~2 in; fell off; bath time ~2 cry; toilet training; cord; how deep; warm; temperature; elbow; wash; washing; flannel; rinse/rinsing`,
  waterGrave: `
    cough/coughing/sleepy/vomit/vomiting/blue/pull/pulled/rescue/limp/breath/breathing/unconscious/drown/drowned/drowning/seconds/minute/underwater/
    submerged/tired/grey/choke/foam/swallow/inhaled/scary/panic/panick/lifeguard/drowsy;
    face down; fished; hauled; grabbed ~2 out`,

  // ── Heat ──────────────────────────────────────────────────────────────────────────────────────────────────────────
  vehicle: `car/van/truck/suv/vehicle/minibus/bus/taxi/cab/minivan/estate/jeep/hatchback/motor/lorry/coach/campervan/auto/rickshaw/pickup/caravan/ute`,
  leftBehind: `left/leave/lock/locked/forgot/forgotten/forget/stuck/trapped/shut/alone/stranded/abandoned`,
  carKey: `key/keys/fob`,
  hotCar: `
    @leftBehind ~5 in/inside ~4 @vehicle; @leftBehind ~4 on/aboard/onboard ~4 @vehicle/board; forgot/forgotten/left/leave ~5 on board;
    @vehicle ~6 lock/locked ~4 inside/in/baby/him/her/keys; @carKey ~3 @vehicle/inside & lock/locked & baby/him/her/inside/son/daughter/toddler ~12;
    lock/locked ~3 @carKey ~3 car/inside ~6 baby/him/her/inside/son/daughter/toddler; hot car; forgot/forgotten ~4 @vehicle;
    @vehicle ~6 forgot/forgotten/left ~5 him/her/son/daughter/baby/child/behind; @carKey ~3 inside/in ~6 baby/him/her/kid/daughter/son/toddler;
    baby/toddler/he/she/son/daughter ~3 inside ~3 locked; @vehicle ~4 baby ~3 lock; locked ~4 in ~2 @vehicle;
    in ~2 hot/locked/parked/boiling/baking/roasting ~2 @vehicle; @vehicle && locked ~3 @carKey && inside/in;
    locked ~3 out ~4 @vehicle && inside/in ~4 seat/baby/him/her; forgot/forgotten/forget ~5 drop/dropping/take/nursery/daycare/creche && @vehicle;
    @vehicle ~4 doors/door ~3 locked ~8 baby/him/her/inside/toddler; windows/doors ~2 closed/shut/up ~8 baby/him/her/toddler/son/daughter ~6 @vehicle`,
  hotCarSure: `
    =left/=forgot ~2 him/her/baby/son/daughter/toddler/child/kids/twins ~4 in ~3 @vehicle;
    lock/locked/forgot/forgotten/trapped/forget ~8 baby/him/her/son/daughter/toddler/child/kids/kid/infant/newborn/twins/boy/girl ~4 in/inside ~4 @vehicle;
    @vehicle & locked/forgot/forgotten/trapped & baby/him/her/son/daughter/toddler/child/inside ~12`,
  hotCarHarmless: `
    in ~2 car ~1 with ~2 dad/daddy/husband/mum/mummy/mom/wife/partner/grandma/granny/nan/grandad;     car seat ~2 left in;
    phone/toy/blanket/dummy/pacifier/bottle/milk/formula/breastmilk/stroller/bag/diaper/dog/diapers/wipes/pram/carseat/teddy/buggy/pushchair;
    alarm ~2 product; never leave; sick; motion; feed; cries in ~2 car; scream ~3 car; hates ~2 car; sunshade; shade; journey; trip; road trip; ride;
    driving; drive; falls asleep; fall asleep; fell asleep ~3 car; asleep in ~2 car seat; lock ~3 car seat; isofix; latch; harness; traffic;
    can i leave; ok to leave; okay to leave; safe to leave; shoes; legal; age can; nursery ~2 keys; left school/nursery`,
  heatPlace: `
    sun/heat/heatwave/outside/beach/sunshine/playground/garden/pitch/park/hike/hiking/desert/sauna/tent/greenhouse/conservatory/pram/summer/sunny/
    heatwave/scorcher/blazing/sweltering/festival/pavement;
    hot/roasting/boiling/scorching/baking/blazing/sweltering ~1 day/afternoon/sun/weather/car/room/tent/pitch/outside/conservatory/heat/beach;
    thirty/# degrees ~3 out/outside/heat; direct sun; full sun; midday sun; football/sports/cricket/marching ~2 practice/training/day/match/band`,
  hotOut: `
    in # degrees; # degree/degrees heat/day/sun; sun/heat/heatwave/sunshine/blazing/scorching/sweltering/sauna;
    hot/roasting/boiling/scorching/baking/blazing/sweltering ~1 day/afternoon/sun/weather/room/tent/pitch/outside/conservatory/beach; beach;
    # degrees ~3 out/outside/heat/today`,
  heatSign: `
    floppy/limp/confus/confused/dizzy/faint/fainted/delirious/collaps/collapsed/drowsy/lethargic/unresponsive/woozy/staggering/stumbling/rambling/
    slurring/slurred/disoriented/gibberish/nonsense/seizure/twitching/wobbly/glassy/listless/vacant;
    @vomit; throw/threw/throwing ~1 up; @cantWake; @passedOut; @confused; @neg ~2 mak/make/making ~2 sense; silly/strange/weird/odd/funny ~1 things;
    talk/talking ~3 rubbish/nonsense/gibberish; cant ~2 walk/stand ~2 straight?; @sleepy; @neg ~2 sweat/sweating; passed out; hard ~2 wake;
    @neg ~2 wake`,
  heatStroke: `
    heatstroke; heat stroke; sunstroke; sun stroke; heat exhaust/exhaustion; overheat/overheated/overheating & @sleepyish ~14;
    overheat/overheated && @heatSign; hot dry skin; hot ~2 dry ~3 skin; skin ~4 hot ~2 dry & confus/confused/sweat/sleepy/floppy ~14;
    skin ~4 hot ~2 dry && @heatSign; hot ~3 dry && @hotOut; @neg ~2 sweat/sweating & hot/confus/confused/heat/sun ~12; @hotOut & @heatSign ~16;
    @hotOut && @heatSign; outside/garden/park & floppy/limp/confus/confused/collaps/collapsed/delirious/unresponsive ~14; hot day & @vomit ~14;
    too hot ~8 @neg ~2 wake; hot ~6 collapsed; sun/heat/beach & throw up ~12; @wrapped && @hotWord && @heatSign`,
  wrapped: `wrapped/bundled/swaddled/swaddle/blankets/blanket/layers/snowsuit/duvet/sleepsuit/sleeping/coat/overdressed/heater`,
  hotWord: `hot/boiling/roasting/scorching/burning/baking`,
  sleepyish: `
    wake/confus/confused/floppy/limp/vomit/vomiting/dizzy/faint/collapsed/sleepy/drowsy/lethargic/unresponsive/delirious/seizure/throwing/unwell;
    @neg ~2 wake; hard ~2 wake; throw up`,
  heatHarmless: `sunscreen/suncream/spf/hat/hats/shade/keep ~2 cool; heat rash; prickly; sun hat; sunburn`,

  // ── Head injuries and falls ───────────────────────────────────────────────────────────────────────────────────────
  headHit: `
    goose egg; egg/lump/bump ~3 size ~3 lemon/orange/plum/golf/egg/ball/tomato/walnut/apple;
    blow to ~3 @headWord/face;
    knee/elbow/ball/boot/foot/punch/kick/knock/bang/whack/shoulder/fist/bump/smack/bash/crack/whack/kick/thump ~2 to/in/on ~3 @headWord/face;
    @headWord & @bashedHard ~6; @bashedSoft ~3 on/onto/against/into/at/off ~3 @headWord; @headWord ~2 @bashedSoft ~5 @hurtObject/@hardFloor/@height;
    =dropped/=split/=cut/=caught/=clipped/=swung/=threw/=kicked/=injured/=landed ~4 @headWord; got/caught/hit ~4 on/in ~3 @headWord; @headWord & tumbl/tumble/tip/topple/toppled/plunge ~8;
    head injury/bump/bang/knock/trauma/wound/first/bumps; headfirst; headlong; concuss; concussion; skull fracture; on/onto ~2 head/skull;
    bump/lump/egg/bruise/cut/gash/goose ~4 head/forehead; head butted; headbutt; lands on ~2 head; face plant; faceplant; face first ~4 @hardFloor;
    =hit/=smacked/=struck ~2 floor/pavement/ground/concrete/table/corner/tile/step/tarmac; crack ~2 head;
    pushchair/pram/stroller/buggy/carrier/carseat/cot/crib ~4 tip/tipped/topple/toppled/fell/flipped ~2 over;
    tip/tipped ~2 out ~3 pushchair/pram/stroller/buggy; onto ~2 head/face; landed ~3 head/face; fell/landed/dropped/drop ~5 on/onto ~6 head;
    came/come ~1 off ~3 horse/bike/scooter/pony/motorbike/quad/skateboard/trampoline/swing/sledge/bicycle/escooter; fell ~1 off ~2 horse/pony;
    thrown ~3 horse/pony/bike; horse/pony/bike ~6 helmet ~8 remember/dizzy/confused/sick;
    knock/knocked ~1 himself/herself/him/her/themselves ~1 out/cold/unconscious/senseless;
    clash/clashed/bumped/banged/knocked/cracked/smashed/bashed ~1 heads; heads ~2 clashed/collided/banged/bumped;
    collided ~3 head/heads/child/boy/girl; @hurtObject ~4 on/onto/in/against/at/into/hit/hits/off ~3 @headWord; @headWord ~2 on/onto/off/against/into/hit ~4 @hurtObject;
    @hurtObject ~3 fell/landed/toppled/tipped/came/crashed ~5 on/onto ~2 him/her/baby;
    horse/pony/donkey/bull/cow ~2 threw/thrown/bucked/kicked/trampled/knocked; bucked ~2 off; kicked ~3 head/face; punched ~3 head/face`,
  fellFrom: `
    @fallVerb ~5 off/out/down/from ~5 @height; fall/tumbl/topple/climb/tipped/flipped/went/vaulted/pitched/toppled ~3 over ~4 @height; =dropped/=drop ~2 baby/him/her/child/infant/newborn/son/daughter/lo;
    =dropped my ~2 month/week/old; =dropped ~3 @child; baby/he/she slip ~3 out ~3 arm/hand/grip/bath; slip ~3 from ~2 arm/hand/grip;
    fall down ~4 stair/stairs/step/steps; fall ~4 stair/stairs; tumbl ~4 stair/stairs; down ~3 flight; fall ~3 @height;
    fall # ~2 feet/foot/ft/metre/meter/m/step/stair; high fall; big fall; bad fall; nasty fall; hard fall; @child ~2 fall/fell/fallen; a fall;
    the fall; falls; tumbled; rolled ~2 off; took ~2 tumble; fell ~1 over; fell; fallen ~2 down/off/over`,
  // What a hurt brain shows.
  headSign: `
    @vomit; @sleepy; @limp; @passedOut; @cantWake; @confused; @seizure; @blueBody; knock/knocked ~3 out/unconscious; lose/lost ~2 conscious;
    black out; went out; unconscious; out cold; pupil/pupils; clear/watery/bloody/straw ~3 fluid/liquid/discharge/stuff/water;
    fluid/blood/liquid/clear/bleeding ~5 nose/ear/ears; nose/ear ~4 bleed/leak/drip/fluid/clear; behind ~3 ear; raccoon/panda;
    act/acting/be/behaving ~3 weird/strange/odd/funny/off/differently/different/dazed/drunk; acting ~3 himself/herself; @neg ~3 himself/herself;
    @neg ~3 right; dizzy; unsteady; wobbly; wobbling; stumbl; stagger/staggering; cant walk; walk ~3 funny/straight/weird; balance; blurr; blurry;
    see ~2 double; double vision; cant see; slur; slurring; headache ~3 worse/bad/terrible; worsening headache; worse headache;
    soft/boggy/squishy/mushy/spongy/doughy/jelly/squidgy ~3 swell/lump/bump/spot/patch/area;
    boggy/squishy/mushy/spongy/dent/dented/indent/squidgy/doughy;
    huge/massive/big/enormous/giant/golf/egg/tennis/plum ~4 bump/lump/swelling/egg/bruise/haematoma/ball/size; swell ~3 huge/fast/quickly;
    dent ~3 head/skull; neck ~3 hurt/pain/sore; cant move; wont move; @neg ~2 remember; memory; forget ~3 happened; deep ~2 cut/gash;
    bleed ~4 @neg ~2 stop; weak/heavy/numb/tingly/tingling ~3 arm/leg/side/hand; numb; won't stop ~2 crying/screaming; wont stop cry/scream/screaming;
    @neg ~2 stop cry/crying/scream/screaming; cry ~4 high pitch; inconsolable/inconsolably; stare/staring/glazed/glassy; pale; eye ~3 roll/cross;
    twitch/shak/jerk; stiff; irritable; lifeless; white as; silent ~3 then; went quiet; disorient; throw ~2 up; spaced ~2 out; dazed;
    keeps falling asleep; lost ~2 minute/minutes/time/hour; floor/room/ground/everything ~3 moving/spinning/spins/swaying/tilting;
    blank/blanked/blanking; cant ~2 place; loses/losing/lost/forgets/forgetting/forgot ~2 words/names/where/what; seeing ~1 stars;
    black/bruised/panda eyes; both/two eyes ~2 black/bruised/swollen; bruise/bruising ~3 eyes/ears;
    dip/dent/hollow/depression/crater ~3 skull/head/forehead; weird/strange/odd/unusual ~1 behavior/behaviour;
    behav ~3 weird/strange/odd/oddly/weirdly; dozy; dopey; groggy; woozy; unequal; off balance; not right; out of it; sick; not with it; wont wake;
    vomiting; cant/dont/doesnt/@neg ~2 remember; sees two; two of me/you/us/mum/everything/him/her; see ~2 two ~2; confused; vacant; white as a sheet;
    moaning; not himself; not herself; has vomited; been vomiting; @neg ~3 remember; same ~2 thing/question/questions/words ~4 over/again;
    repeat/repeats/repeating ~3 himself/herself/same/question/questions; ask/asks/asking ~4 what ~1 day/happened/year; keeps asking; keeps asking ~4;
    @neg ~2 know ~3 what/where ~2 day/is/happened; walk/walking/walks ~3 drunk/wonky/sideways; keeps ~1 =dropping/tripping; thrown up; puked; sick #;
    sick twice; wants ~1 to? ~1 sleep; pupil/pupils ~4 bigger/different/uneven/larger; one ~1 pupil/eye ~3 bigger/larger/wider; runny ~5 ear;
    one side ~4 face/body/weak/droop/drooping; mouth ~2 droop/drooping; rambling/gibberish/nonsense/babbling;
    talk/talking ~3 rubbish/nonsense/gibberish/sense; jumbled/muddled; glassy/glazed; cross eyed;
    eyes ~3 glassy/glazed/different/funny/apart/rolling/wandering; cant/wont ~3 keep ~2 awake; @neg ~3 know ~2 me/who; looks ~1 through ~1 me;
    like ~2 zombie/drunk/ragdoll; ringing ~3 ears; light/lights ~2 hurt/hurts; sunglasses; @neg ~3 hear`,
  // Ran into something: an injury when the signs of one follow.
  collision: `
    @bashed ~4 into/off/against ~4 @hurtObject;
    run/ran/walk/walked/crash/crashed/cycled/smashed/barrelled/careered/skidded/scooted/rode/sprinted/charged/=went/slammed/bumped/collided ~5 into/
    with ~4 @hurtObject/him/her/kid/child/boy/girl/goalpost/tree/lamppost/bollard/fence/bin;
    tackle/tackled/rugby/boxing/judo ~6; elbowed/kneed/kicked ~4 @headWord/face; car crash/accident; rear ended; whiplash`,
  // A blow that is dangerous for how it came or for whom it hit.
  headDanger: `
    whole flight; flight of; full flight; # step/steps/stair/stairs; upstairs window; second ~1 floor/story/storey; top bunk; first floor window;
    from ~3 window; from ~3 roof; balcony; from ~3 horse; from height; height; concrete; at speed; hit by ~2 car; car accident/crash; run over;
    went over ~3 handlebar/handlebars; tree; =unseated; came off ~3 horse/pony/quad/motorbike/bike; @thinBlood; deep ~2 cut/gash; dent ~3 head/skull;
    shunt; brittle bone/bones; craniosynostosis ~3 surgery`,
  thinBlood: `
    blood thinner/thinners/disorder; thins ~2 blood;
    warfarin/heparin/rivaroxaban/apixaban/dabigatran/clopidogrel/tinzaparin/enoxaparin/clexane/fragmin/acenocoumarol/aspirin ~12;
    anticoagulant/anticoagulants/anticoagulated; hemophilia/haemophilia/hemophiliac/haemophiliac/willebrand/thrombocytopenia/itp;
    bleeding/clotting/platelet ~1 disorder/problem/condition/disease; factor #; factor eight/seven/nine; clotting; low ~1 platelets; platelets`,
  headRed: `@headSign; @headDanger`,
  bigFall: `
    pulled/pull/brought ~6 drawers/wardrobe/tv/telly/bookcase/bookshelf/shelf/cabinet/mirror/dresser/fridge/cooker ~5 on/onto ~3 him/her/himself/
    herself/top;
    fall/fell/fallen/dropped/plunged/plummeted ~10 # ~1 feet/foot/ft/metre/meter/metres/meters/storey/story/floors;
    @vehicle/bike/quad/tractor/motorbike ~3 hit/reversed/drove/knocked/clipped/rolled/backed/ploughed/struck/ran ~3 him/her/into/over/baby/son/
    daughter;
    @fellFrom && @thinBlood;
    @fallVerb ~5 from/off ~5 @height ~5 onto/on/to ~3 concrete/tarmac/stone/paving/pavement/tile/tiles/patio/flagstones/cement/slabs;
    fall/fell/dropped/came/toppled/slipped/slid ~4 from/off ~4 shoulders; fall ~6 window/balcony/roof; fall ~5 whole/full/entire flight;
    fall ~5 flight ~2 stair/stairs/step; fall ~5 all ~3 stair/stairs; fall ~4 # step/steps/stair/stairs;
    fall ~4 # feet/foot/ft/metre/meter/metres/story/storey; fall ~5 top ~3 stair/stairs/bunk/slide/ladder;
    fall/tumbl/tumbled/rolled/bounced/slid ~4 down ~3 # ~2 step/steps/stair/stairs; tumbl/tumbled/rolled ~3 whole/full/entire/all ~3 flight/stairs;
    fall ~6 tree ~6 head; hit/struck/clipped/knocked ~2 by ~2 car/bike/truck/van/vehicle/bus/taxi/motorbike/scooter/ebike/lorry/tractor;
    hit/knocked ~2 down ~2 by ~2 car/bike/truck/van; knocked ~2 off ~3 bike ~4 car/van; run over; ran over; reversed ~2 over; car hit; car crash;
    car accident; @fallVerb ~4 out ~3 window; jumped/climbed ~3 out ~3 window; =dropped/=drop ~2 him/her/baby/son/daughter ~4 on ~2 head;
    fall down ~2 stair/stairs ~8 head; second ~1 floor/story/storey window; walker ~4 down ~3 stairs/steps;
    walker & stairs/steps & down/fell/went/tumbled ~10; down ~3 basement/cellar/concrete/stone/wooden ~1 stairs/steps; land/landed ~3 neck/head;
    neck ~6 cant ~1 move; trampoline/fell/landed/fall & neck ~8; @headHit && @thinBlood;
    over ~3 banister/bannister/bannisters/banisters/railing/balcony/handlebars/handlebar;
    fall/fell/jumped/climbed ~6 # ~1 floor/floors/storeys/stories; thrown/came ~4 horse/pony/quad/motorbike && @headWord/@headSign;
    kicked by ~2 horse/cow/pony/donkey;
    wardrobe/dresser/bookcase/tv/drawers/telly/television/fridge ~4 fell/toppled/tipped/came ~3 on/onto/down ~3 him/her/top/head; goalpost ~4 on`,
  lowFall: `=1/=2/=one/=two/=1.5/=couple ~2 feet/foot/ft/step/steps/stair/stairs; few inches; knee height; bottom/last step/stair`,
  brainSign: `
    @vomit; @sleepy; @passedOut; @cantWake; @confused; @seizure; knock/knocked ~3 out/unconscious; unconscious; pupil/pupils; dizzy; blurry; blurred;
    slurring; @neg ~3 remember; seeing/sees/see ~2 double/two`,
  carDoor: `
    car seat; carseat; with ~2 dad/husband/mum/wife/partner/grandma/granny/nan/grandad/sister/brother;
    finger/fingers/hand/hands/thumb/foot/toe/toes ~8 door/boot/window`,
  babyHit: `
    fell/came/tipped/slid/toppled/rolled/flipped/crashed/fall ~4 with ~2 him/her/baby/son/daughter ~1 in; @headHit; @fellBaby; =dropped ~2 @child;
    =dropped ~5 on/onto ~6 head/face/forehead/baby/him/her; =drop ~2 baby/him/her; bumped heads; head ~2 knock/bump/clash; hit ~3 head/face/forehead;
    roll/rolled ~3 off; fall ~2 off; fall ~3 out; fall ~3 from; fell onto; fall ~3 floor; fall ~4 face; fall ~3 backward/backwards/over/down/forward;
    topple/toppled ~2 over; rolled off; slip ~3 my ~3 arm/hand/grip/shoulder; landed on ~2 head/face/back; slid ~3 off/out; tumble;
    went/came/rolled/flew/flipped/dropped/fell/slipped/slid/pitched/shot/toppled/flopped/wriggled/launched/dived/squirmed/tipped/catapulted/kicked/
    arched/wiggled ~3 off/over/out/from/onto ~5 @height;
    crawled/scooted/shuffled ~2 off ~4 @height; @fallVerb ~6 onto/on/to ~3 @hardFloor; =hit ~2 @hardFloor; thud ~6 floor;
    @height ~4 onto ~3 @hardFloor; found ~3 on ~2 floor ~8 bed/cot/sofa/changing/table; took ~2 tumble; knocked ~3 head; banged ~3 head;
    dropped ~4 @hardFloor; let ~2 slip; slipped ~3 hands/arms/grip; whack/whacked/clonk/clonked/thwack ~3 head/face;
    on/onto/hit/to ~2 @hardFloor & thud/crack/bang/landed/smack ~8; @hurtObject ~4 @bashed ~4 face/head/him/her`,
  fellBaby: `@fellFrom`,
  headNotInjury: `
    tummy time;     headbutt/headbutting/headbutts ~4 teddy/toy/mattress/pillow/sofa/me/cushion;     head banging; =bumps/=knocks ~3 head ~6 when/whenever/every/always/rolling/crawling; =bangs/=banging/=hits/=hitting ~4 head ~6 sleep/tantrum/angry/frustrated/mattress/crib/cot/purpose/soothe/when/bed/self;
    =bangs/=banging ~2 head ~3 against ~3 crib/cot; head control; head lice; cradle cap; flat head; drop ~2 weight/nap/feed/percentile/bottle/off;
    rolled over; roll ~2 over ~2 first; roll ~1 over; dropped ~2 bottle/pacifier/dummy/milk;
    corrective/cranial/plagiocephaly/moulding/molding/orthotic/flat helmet; helmet ~3 therapy/flat/shape/fit/fits/size/plagio/brand; in ~2 dream;
    teaching; learn ~2 roll; learning to roll; percentile; at birth; labour; labor; vacuum; forceps; engaged; head down; head ~2 sweaty/sweat/sweats;
    sweaty ~2 head; headbutt/headbutted ~1 me; my ~1 lip/nose/chin/eye;
    on/onto ~2 bum/bottom/butt/knees/hands/knee/nappy/diaper/backside/bottoms/tush/tushie/padded/feet/cushion/cushions; off ~1 her/play mat; off ~2 playmat/rug;
    reflex/moro/startle/startles; as if/though ~3 fall/falling; like/thinks ~3 fall/falling; on purpose; deliberate/deliberately; tantrum/tantrums;
    tooth/teeth/hair/cord/stump/scab/nail/earring/dummy ~3 fall/fell/fallen/falls; loose/wobbly/baby/milk ~1 tooth/teeth`,

  // ── Burns ─────────────────────────────────────────────────────────────────────────────────────────────────────────
  burnWord: `burn/burned/burnt/burns/scald/scalded/=singe/=singed/=seared/frazzled/charred/scorched`,
  redSkin: `
    red/peel/peeling/blister/blistered/blisters/blistering/raw/bubbling/bubbled/bubbles/weeping/welt/shiny/white/waxy/charred/scalded/crimson/
    scarlet/lobster`,
  // Skin that has been burnt, whatever by.
  burntSkin: `
    blister/blisters/blistered/blistering/bubbled/bubbling/peeling/charred/leathery/waxy/weeping/sloughing;
    skin ~3 coming/come/came/falling/peeled/hanging/slid ~1 off/away; skin ~3 white/peeling/raw; bubbles/bubble ~3 skin/palm/fingers; raw patch;
    stripe/stripes/line/mark ~3 across/on ~2 @bodyBit; red ~2 raw/mark/stripe/patch/welt/handprint`,
  hotStuff: `
    water/coffee/tea/soup/drink/oil/noodle/noodles/gravy/milk/chocolate/porridge/pasta/ramen/food/sauce/fat/grease/wax/bath/liquid/pan/pot/cup/mug/
    kettle/oatmeal/sugar/bottle/formula/dish/bowl/jam/custard/curry/dal/daal/chai/rice/stew/broth/flask/caramel/cocoa/espresso/milo/teapot/
    cafetiere/jug/tray/casserole/lasagne/glue/tap/steam/shower/casserole/radiator`,
  hotDrink: `
    coffee/tea/soup/kettle/noodles/ramen/cuppa/latte/gravy/fryer/boiling/mug/chai/espresso/cappuccino/teapot/cafetiere/cocoa/horlicks/ovaltine/brew/
    flask/dal/daal/ghee/custard/noodle/porridge/stew/curry/broth/jam/steriliser/sterilizer/hob/pot/pan/saucepan/steamer/cooker;
    hot chocolate; hot water; boiling water; hot oil; hot fat; hot milk; hot wax; hot jam; soup/stew/porridge/pasta/curry/custard/noodle; pot noodle;
    cup of tea/coffee/chai`,
  spillVerb: `
    spill/spilt/spilled/pour/poured/pull/pulled/tip/tipped/splash/splashed/knock/knocked/tugged/grabbed/yanked/drop/dropped/upset/upended/emptied/
    toppled/tumbled/went/came/slosh/sloshed/chucked/flicked/dunked/stuck/overturned/dragged/kicked/reached/caught/got/splattered/spattered/showered`,
  burnTarget: `himself/herself/him/her/me/baby/son/daughter/toddler/child/kid/his/themselves/my/boy/girl/lo/both/them/self/twin/front/lap`,
  hotThing: `
    stove/oven/iron/straightener/straighteners/curling/hob/radiator/grill/bbq/barbecue/fire/fireplace/burner/lightbulb/bulb/candle/exhaust/stovetop/
    cooktop/firepit/coals/coal/woodburner/sparkler/kettle/tongs/heater/toaster/muffler/bonfire/griddle/skillet/wok/tawa/tava/chulha/chimenea/
    incense/agarbatti/lighter/=matches/ember/embers/airfryer/tealight/diya/lantern/range/aga/soldering/ghd/ghds/wand/ceramic/stoneware/kiln/
    cigarette/fag/campfire/halogen/roaster/panini/waffle/fryer/saucepan/flame;
    flat/curling/steam/clothes iron; wood/log/gas burner/stove/fire/hob; hot pan; hot plate; hot tray; glue gun;
    hair/ghd straightener/straighteners/tongs/curlers/wand/dryer/crimper; baking/oven/roasting/muffin tray/tin/dish/door/shelf; air fryer;
    seat belt buckle; belt buckle; metal slide; hot slide/metal/sand/pavement/tarmac/ash/ashes; barbecue/bbq ash/ashes/coals/sand; cup of tea/coffee`,
  touchVerb: `
    touch/touched/grab/grabbed/put/press/pressed/leaned/leant/sat/stepped/lick/licked/fell/fall/held/hold/walked/stood/placed/grasp/grasped/caught/
    brushed/patted/slapped/clutched/kissed/bit/rested/rolled/crawled/picked/reached/backed/bumped/laid/lent/knelt/clapped/gripped/mouthed/trod/
    swiped`,
  hand: `hand/hands/finger/fingers/palm/arm/foot/skin`,
  caustic: `
    bleach/acid/chemical/chemicals/cleaner/lye/caustic/ammonia/descaler/drain/oven/cement/lime/plaster/pod/peroxide/dye/relaxer/petrol/superglue/
    acetone/bleach/hogweed/domestos/dettol/remover`,
  socket: `
    socket/outlet/plug/extension/lead/adapter/cord/cable/wire/wires/charger/lamp/toaster/fence/switch/powerboard/multiplug/flex/fairylights/lights/
    mains`,
  shockWord: `shock/shocked/zap/zapped/electrocut/electrocuted/electrocution/jolt/jolted/electric/electrified/sparked/spark/sparks`,
  redPeel: `red ~3 peeling/blistered/blistering/raw & @bodyBit ~8`,
  burnSign: `@burnWord; @burntSkin; hot/boiling/red/shock/electric/flame/flames/white/peeling/melted`,
  burned: `
    bath/shower/tap/water && @redPeel;
    lit/lighter/petrol/aerosol/flame/match/matches/gas/firework/deodorant/firelighter && @bodyBit/hair/sleeve ~2 went ~1 up;
    @burnWord & @bodyBit/himself/herself/him/her/himself/baby/toddler/body/son/daughter/child/kid/hair ~6; burn/scald on ~3 @bodyBit/body;
    burn ~3 be ~2 white/peel/peeling/blister/charred/black/deep/raw/ooze; burn ~4 blister; scalded; scald; got/been/was/were burned/burnt;
    a/bad/nasty/chemical/electrical/second/third/steam/degree/rope/small/big/horrible/friction burn; =burnt ~2 on; @hand ~3 blister;
    burn/burned/burnt/burns/scalded ~2 by/from/with ~4; hot/boiling/scalding/piping/steaming ~4 @hotStuff & @spillVerb/over/on/onto/down ~7;
    @hotDrink ~8 on/onto/over/down ~3 @burnTarget; @spillVerb ~6 @hotDrink ~5 on/onto/over/down ~2 @burnTarget/@bodyBit;
    @spillVerb ~4 @hotDrink ~3 off/from ~4 table/counter/worktop/side/hob/stove/cooker; kettle ~6 over/on/onto/down ~3 @burnTarget;
    boiling ~4 on/onto/over ~3 @burnTarget; hot water ~4 on/onto/over/down ~3 @burnTarget; steam ~4 hand/face/arm;
    @hotDrink ~3 spill/spilt/splash/pour/poured/tip/tipped/slosh/splattered/spattered/showered/soaked/drenched/caught/scalded ~4 him/her/baby/@bodyBit;
    @hotDrink ~3 @spillVerb ~2 over/on/onto/down/off/into/across ~3 him/her/baby/@bodyBit; @hotDrink && @spillVerb ~3 over/on/onto/down ~3 @burnTarget/@bodyBit; @hotDrink && @burntSkin;
    @hotThing && @burntSkin; @hotThing & @touchVerb & @hurtSkin ~12; @touchSure ~4 @hotThing; put/laid/rested ~2 @bodyBit ~4 @hotThing;
    sat/stood/held/picked/walked/crawled/reached ~1 on/onto/up/into/in/for/out ~3 @hotThing & hot/on/burn/burned/burnt/lit/scream/screamed/red/cried/cry ~12;
    @hotThing ~5 @bodyBit & red/white/blister/burn/mark/screaming/raw ~10;
    put/puts/placed/leaned/pressed/laid/stuck/slapped/grabbed ~3 @bodyBit ~5 @hotThing; @bodyBit ~5 on/against/onto ~4 @hotThing;
    burner/stove/oven/radiator/iron/fire/fireplace/heater/grill & palm/palms ~8;
    roasting/baking/oven ~1 tin/tray/dish ~8 grabbed/touched/reached/hand/hands/palm/leaned;
    reach/reached/grabbed/pulled && boiling/kettle/roasting/scalding/fryer; @hotThing && @bodyBit && @redSkin;
    sat/stood/stepped/knelt/leaned/walked ~3 on/onto ~2 hot ~2; sat/stood/stepped/walked ~1 on/onto/in/into/through ~2 @hotThing;
    skin ~3 peel/peeling ~8 hot/pan/touch/boiling/oven/stove/burn/iron;
    blister/blisters/blistered ~6 hot/glue/pan/oven/iron/stove/tea/coffee/water/soup; hot/oven/stove/iron/pan/kettle ~8 blister/blistered/blisters;
    touch/touched/touching ~4 boiling/hot ~2 pan/pot/plate/tray/stove/oven/iron/kettle; hot glue ~3 on; hot & @redSkin & @hotStuff ~12;
    bath/water/tea/coffee/soup/oil/tap/shower & @redSkin & peel/peeling/blister/blistered/scalded/burn ~14;
    lobster ~1 red && bath/tub/tap/shower/water/kettle; bath/tub/tap/shower ~4 too ~1 hot && red/scalded/blister/peeling/lobster;
    hot ~1 tap/shower & red/scalded/blister/peeling/screaming/lobster ~12; @hotStuffHot ~5 in/on/over/onto/down ~2 @bodyBit/front;
    tea/coffee/soup ~5 all? ~1 down/over ~3 @bodyBit/him/her/front;
    went ~2 down/over ~3 arm/chest/leg/face/lap/neck/front & tea/coffee/soup/kettle/hot/boiling/water/brew/cuppa ~16;
    spill/spilled/spilt/tipped/knocked/dropped ~5 noodles/ramen/soup/coffee/tea/stew/pasta/oil ~6 @bodyBit;
    skin ~3 coming/come/came/falling/peeled/peeling ~1 off; skin ~2 coming off;
    @bodyBit ~3 in/into/on ~2 fire/flame/flames/candle/stove/embers/coals/bonfire/campfire/hob/fryer/boiling;
    fell/fall/rolled/walked/ran ~3 in/into/on/onto/through ~2 fire/bonfire/firepit/campfire/stove/coals/embers/barbecue;
    hot water/tea/coffee/oil/soup burn; water/oil/tea/coffee/steam/soup/iron/oven/stove burn/scald;
    palm/hand/finger/fingers/arm/foot ~4 white/waxy/charred/blister/blistered/blistering/raw/leathery/peeling && tin/tray/pan/pot/oven/stove/hob/
    iron/kettle/grill/fire/hot/radiator/tap/straighteners;
    blister/blisters/blistering/blistered && tap/cool/cold ~1 water && hot/tea/coffee/kettle/pan/oven/iron/tray/tin/hob;
    held ~3 under ~2 tap ~8 burn/hot/tea/coffee/kettle;
    firework/fireworks/sparkler/banger/rocket/cracker/crackers ~6 hand/face/burn/explode/exploded/went/fingers/eye/off;
    by ~2 firework/sparkler/candle; firework & burn/burned/burnt/hand/face/eye ~8; sparkler ~5 hand/burn/held/grab; caught fire; on fire ~3 clothes;
    clothes/sleeve/hair/dress/pyjamas/top/costume ~3 fire/alight/flames; hair ~2 caught ~2 fire;
    skin ~3 bubbling/bubbled/blistering/blistered/sloughing; red ~4 bubbling;
    steriliser/sterilizer/steamer/steam/microwave & @bodyBit & red/burn/blister/scalded ~14; treadmill ~6 burn/skin/finger/hand/raw;
    @caustic ~6 on/onto/over/splashed/spilled/splash/spill/got/face ~4 skin/@bodyBit/him/her/eye;
    splash/splashed/spill/spilled/squirt/spilt ~4 @caustic ~4 skin/@bodyBit/on/him/her;
    @caustic & skin/legs/hands/feet/arm/face & red/burn/burning/raw/blister/peeling/white ~14;
    electric/electrical/electrocut/electrocuted/electrocution ~2 shock/burn; electrocuted; electrocut; @shockWord & @socket ~8;
    @socket && shocked/zapped/electrocuted/zap/jolt; shock ~3 off/from ~4;
    stuck/stick/put/poked/poke/jam/jammed/pushed/shoved/inserted/rammed ~6 socket/outlet/plug/lightswitch/toaster & shock/zap/burn/spark/fork/key/
    knife/metal/scream/hand/pin/hairgrip/nail/screwdriver ~12;
    got ~2 zapped/electrocuted; thrown ~1 back/across ~8 socket/outlet/shock/electric; socket/outlet/shock/electric ~10 thrown ~1 back/across;
    live ~1 wire/cable/rail; @socket & flung/thrown/threw/jerked/knocked/blown/jumped ~1 back/across/off ~12;
    bit/chew/chewed/bite/bitten/gnawed ~4 wire/cord/cable/charger/lead/flex/lights & shock/burn/zap/mouth/spark/live/lip/bang/jerked/screamed/black ~12;
    stuck/put/poked/pushed/shoved/jammed/inserted ~4 fork/knife/key/keys/metal/nail/pin/screwdriver/hairpin/hairgrip/wire/finger/fingers/spoon ~5 socket/
    outlet/plug;
    lightning`,
  touchSure: `
    touch/touched/grab/grabbed/press/pressed/leaned/leant/stepped/lick/licked/fell/fallen/grasp/grasped/brushed/patted/slapped/clutched/kissed/
    rolled/backed/bumped/knelt/gripped/mouthed/trod/swiped`,
  hurtSkin: `
    blister/red/hand/fingers/finger/palm/hot/burn/scream/screaming/skin/face/arm/foot/feet/white/mark/bubbled/stripe/thigh/leg/cheek/lips/
    tummy/belly/raw/peeling`,
  hotStuffHot: `
    hot/boiling/scalding/steaming/piping ~1 soup/tea/coffee/water/oil/noodles/drink/chocolate/milk/food/porridge/gravy/wax/fat/sauce/jam/custard/
    curry/cocoa/chai/dal`,
  // Said outright of the child.
  burnSure: `
    @burnWord ~4 his/her/its/their ~2 @bodyBit; his/her/its/their ~1 @bodyBit ~4 =burned/=burnt/=scalded/=singed/=blistered;
    @child ~3 =burned/=burnt/=scalded ~4 @bodyBit; @child ~3 =burned/=burnt/=scalded ~4 on/by/with ~4 @hotThing;
    baby/son/daughter/toddler ~2 =burned/=burnt/=scalded; @child ~4 @touchVerb ~4 @hotThing && blister/blistered/blisters/white/peeling/red;
    @spillVerb ~4 @hotDrink ~3 on/over/onto/down ~2 him/her/himself/herself/baby`,
  burnTame: `
    safe ~4 temperature/temp;     sunburn/sun burn/burnt; sunburnt; sun; nappy; diaper; razor; carpet; tongue; roof ~2 mouth; pizza; pee/wee/urine; nipple; shoe/shoes; my;
    =his ~1 toast; toast/dinner/bridge/calories/energy; cold/lukewarm/iced ~1 tea/coffee/drink/water ~3 on/over`,
  burnHarmless: `
    sunburn/sun burn; sunburnt; nappy rash; diaper rash; razor burn; carpet burn; windburn; wind burn; burn when ~2 pee; burns when;
    burning sensation; burn calories; burn off energy; heartburn; reflux; feels like burning ~2 pee; pee/wee/urine/urinat/nipple/nipples;
    burning nipple; blister ~3 shoe/shoes/lip/nipple/milk/sucking; sucking blister; lip blister; milk blister; blister on ~2 lip/heel; hand foot;
    chickenpox; chicken pox; shoes; burn the; burned dinner; burnt toast; burn toast; burned the; i burned; my tongue; burnt out; burned out; i burnt;
    burn my; i burn my; burned my hand; trampled; test ~3 water; how hot; thermostat; burnt/burned ~2 tongue; tongue ~3 pizza/toast/soup;
    roof of ~2 mouth; pizza; ever happen/happens; in case; turned off; was off; wasnt on; is off; =cold ~1 tea/coffee/drink/milk/food/cuppa;
    gone/be/went cold; stone cold; play kitchen; toy ~1 oven/kitchen/iron/stove; iron ~1 supplement/drops/rich/level/levels/foods/deficiency;
    fire engine/truck/station; not hot; be/just/only warm; lukewarm; campfire ~2 song; mosquito; burn cream; nappy cream; stop ~4 touching;
    keep ~4 from touching; wind; test/testing/tested ~4 wrist; sterilise/sterilize; gluten; iron tablets; touch wood; guard; gate; lighthouse;
    out ~1 range; out of reach; open fire; ceramic ~2 class; burn/burning up; match/matches ~3 football/game/lost/won`,

  // ── Bleeding ──────────────────────────────────────────────────────────────────────────────────────────────────────
  digit: `finger/fingers/toe/toes/thumb/thumbs/fingertip/fingertips/pinky/pinkie/knuckle/ear/earlobe/tongue/nail/digit`,
  cutWord: `cut/cuts/gash/wound/slice/sliced/laceration/split/tear/slash/slashed/nick/gouge/gouged/puncture/graze/gashed/ripped`,
  sharp: `
    scissors/knife/nail/glass/screwdriver/needle/pencil/stick/fork/blade/razor/tin/saw/wire/skewer/hook/spike/railing/fence/branch/dart/chisel/
    peeler/mandolin/mandoline/stanley/axe/hatchet/secateurs/shears/drill/mower/grater/blender/machete/sickle/barbed/thorn/metal/window/door/mirror/
    bottle/vase/jar`,
  cloth: `
    towel/towels/cloth/bandage/bandages/gauze/plaster/plasters/tissue/tissues/dressing/flannel/shirt/tshirt/sock/sheet/dishcloth/teatowel/vest/pad/
    pads/rag/napkin;
    kitchen roll/paper/towel`,
  bleeding: `
    @cutWord & bone/fat/tendon/muscle ~8; @cutWord ~8 white/yellow ~1 bit/stuff/bits/fat;
    stepped/trod/stood/knelt/sat/fell/landed/lay/rolled ~3 on/onto ~3 needle/nail/glass/tack/pin/screw/hook/thorn/spike/rake/stake;
    needle/nail/splinter/glass/hook/pin && still/half ~3 in ~1 there/foot/hand/knee/finger;
    bleed/bleeding/blood ~6 @neg ~3 stop/stopping/slow/clot/stopped/quit/cease/ease/settle/easing/quitting; @neg ~4 stop ~2 bleed/bleeding/blood;
    cant stop ~3 bleed/bleeding/blood;
    bleed/bleeding ~3 lot/heavily/heavy/badly/bad/everywhere/nonstop/profuse/profusely/loads/through/much/crazy/mad/freely;
    blood ~3 everywhere/pour/pouring/gush/gushing/spurt/spurting/squirt/soak/pumping/soaking/pool/dripping/pooling/pulsing/spraying/squirting;
    gush/spurt/pour/pump/squirt/pulse/pulsing/spray ~3 blood; so much blood; lots of blood ~6 cut/wound/@bodyBit; lot of blood ~8 cut/wound/@bodyBit;
    heavy bleed/bleeding; soak/soaked/soaking/soaks ~4 @cloth/blood; @cloth ~8 soak/soaked/soaking/drenched/sodden/soaks ~1 through?;
    @cloth ~6 red ~2 through; second/third/another/#/next ~1 @cloth & soak/soaked/red/blood/bleed/bleeding/through ~14;
    gone ~1 through ~3 @cloth & blood/bleed/bleeding/cut/soaked ~14;
    @cutWord ~6 deep/=gaping/open/bone/fat/wide/stitch/stitches/big/huge/tendon/gape/gapes; deep ~3 @cutWord; =gaping; gapes;
    need/needs ~2 stitch/stitches; see ~3 bone/fat/tendon/muscle; bone ~3 stick/poke/show/out/through/visible;
    stab/stabbed/impal/impaled/skewer/skewered; stepped/trod/stood on ~2 nail/glass ~6 deep/through/bleed; nail ~2 through ~3 foot/hand;
    sever/severed/amputat/amputated/chop/chopped/sliced/cut/tore/ripped/lopped/shaved/took ~5 off ~5 @digit/tip/part/end/top;
    @digit/tip ~5 cut/chop/chopped/come/came/sliced/torn/sever/severed/hanging/off/missing/ripped/hang ~2 off/by/thread; hanging ~2 by/off;
    slice/sliced/cut/chopped/took/lopped ~3 tip/top/end ~5 off; tip/top/end ~2 of ~2 @digit ~3 off/=gone/missing;
    @digit ~3 nearly/almost/half/partly/completely ~2 off/severed/through; nearly/almost ~2 cut/sliced/chopped ~2 off;
    finger/thumb/hand/toe ~4 trapped/shut/slam/slammed/crushed/caught/stuck/jammed/squashed ~5 door/hinge/window/gate/drawer/car;
    slam/shut/slammed/trap/trapped/crush/crushed/jammed/caught ~4 finger/fingers/hand/thumb/toe;
    door/gate/window/lid/boot ~3 slammed/shut/closed/crushed ~4 finger/fingers/hand/thumb/toe;
    @bodyBit ~4 caught/trapped/stuck/crushed/dragged/sucked ~4 treadmill/escalator/machine/fan/chain/wheel/blender/mixer/mower/lift/spokes/mangle/
    mincer/shredder/conveyor;
    lawnmower; hand/finger/head/lip/nose/mouth/cut/wound ~3 wont ~2 stop ~1 bleed; wont ~2 stop bleeding;
    still bleeding/oozing/dripping/pouring ~4 minutes/hour; bleeding ~5 # minutes/hour;
    @neg ~2 stop ~2 oozing/dripping/trickling/pouring/gushing/weeping; split/cut/bit/torn/ripped ~2 right ~1 through;
    @cutWord ~4 wont/cant/not ~2 close/closed; needs ~2 stitches/stitching/sewing/glueing; bleed/bleeding ~4 lots/loads/profusely/buckets;
    blood ~4 pouring/pours/poured/gushing/dripping; pouring with blood; bleeding heavily/badly; bleed/bleeding ~8 pressure/minutes;
    pressing/pressure/pressed ~8 # minutes/mins ~8 still/soak/soaked/keeps/bleeding/blood/through/@neg;
    press/pressing/pressed && starts ~2 again && blood/bleed/bleeding; big cut; split ~3 open; cut ~2 open; gushing; spurting;
    @sharp ~2 went/go/gone/came ~1 in/into/through/right/straight ~3 @bodyBit; @sharp ~2 into/through ~2 @bodyBit; @sharp ~3 stuck/sticking/embedded/lodged/deep ~1 in ~2 @bodyBit; splinter/nail/glass/needle/thorn/hook ~1 in ~2 @bodyBit;
    fell/went/ran/walked/crashed/put/punched/tripped/smashed ~5 through ~4 glass/window/door/greenhouse/mirror/shower;
    fell/fall/landed ~4 on/onto ~4 fence/spike/railing/railings/glass/nail/rake/scissors/knife/bottle/stake/pencil/stick;
    @sharp & @bodyBit & deep/bleeding/blood/embedded/pour/pouring ~14; @sharp & @bodyBit & through/stuck/sticking ~3 @bodyBit ~14;
    stuck/embedded/lodged/sticking ~4 out? in ~3 @bodyBit & @sharp ~8; stabbed; sliced ~3 @bodyBit; blood wont ~2 stop; punctured;
    skin ~3 torn/ripped/sliced/taken/scraped ~1 off/open; torn off; flap ~2 skin; degloved; scalped;
    huge/massive/big/nasty/bad/deep/large/horrible/inch ~1 gash/cut/wound/slash; hole ~2 in ~2 @bodyBit; cut ~6 pouring/gushing/spurting; impaled;
    pouring ~2 blood; its pouring & cut/knife/blood ~8; nosebleed/nosebleeds ~6 @neg ~2 stop/stopping;
    nosebleed/nosebleeds ~4 for/over/past ~2 # minute/minutes/hour/hours; nosebleed/nosebleeds & still/wont/keeps ~10; nose ~2 pouring;
    nose ~3 bleeding/bled ~4 # minutes/mins; blood ~4 like ~2 tap/fountain/hosepipe/river; tongue ~4 bitten/bit ~3 through;
    bit/bitten ~4 through ~3 lip/tongue; pumping ~2 out`,
  stumpArea: `belly button; cord/stump/umbilical/bellybutton/navel`,
  bleedElsewhere: `
    nail ~1 came/come/fell/fall/falling/grow/grows/growing;     finger ~1 puppet/puppets/paint/paints/painting/food/foods;     belly button;
    cord/stump/umbilical/bellybutton/navel/period/periods/vagina/vaginal/nappy/diaper/poo/stool/poop/bum/wee/pee/urine/vomit/vomited/spit/gum/gums/
    nipple/nipples/lochia/circumcision/spots/blotches;
    wobbly/loose ~1 tooth; birthmark; injection; bit/little/slightly ~1 red/sore/pink; playing fine/happily;
    tiny/wee/little/small/bit ~1 bit/cut/scratch/nick/graze/drop/speck/spot; drop/spot/speck of; it/bleeding/blood/has/have =stopped; nails ~4 short;
    finger/toe ~1 nail/nails ~4 cut/clipped/trimmed`,

  // ── Bones ─────────────────────────────────────────────────────────────────────────────────────────────────────────
  boneWord: `
    @limb/arm/forearm/wrist/elbow/shoulder/collarbone/leg/knee/ankle/foot/hip/jaw/clavicle/pinky/pinkie/shin/thigh/femur/radius/humerus/tibia/rib/
    ribs/nose/toe/heel/knuckle/kneecap;
    knee cap; his/her back`,
  outOfShape: `
    crooked/=twisted/bent/bend/deformed/deform/misshapen/wonky/lopsided/mangled/squint/skewed/dislocat/dislocated/zigzag/angled/
    kinked/squiffy/skewwhiff/warped; bent/bending/bends/pointing/points/facing/faces/sticking/twisted/hanging/goes/going/curved ~2 sideways/backwards/backward;
    like/shaped/into/dinner ~2 fork/banana/boomerang;
    wrong/weird/funny/odd/strange/unnatural/impossible/different/awkward/horrible ~2 way/angle/shape/direction/position/place; out of place/shape;
    where ~3 shouldnt; round/on/to ~1 the/wrong side; shape/shaped like; like ~2 banana/fork/boomerang/letter/hook/u/s/v/z/l;
    bump/lump/bulge/step/dent ~4 sticking/where/under ~2 skin/bone; bone ~4 sticking/poking/tenting/pushing/under`,
  breakWord: `break/broke/broken/fractur/fracture/fractured/snap/snapped/dislocat/dislocated/shattered/crack/cracked/busted/popped/pop`,
  // Said of no limb that is well.
  cannotMove: `
    wont/cant/refuses/not/isnt/refuse/unable/no/doesnt/hasnt/refusing/stopped/hardly/barely/without ~2 use/using/used/move/moving/moves/lift/
    lifting/bend/bending/straighten/raise/bear/weight/wiggle/rotate`,
  cannotUse: `
    wont/cant/refuses/not/isnt/refuse/unable/no/doesnt/hasnt/refusing/stopped/hardly/barely/without/afraid ~2 use/using/used/move/moving/moves/lift/
    lifting/bend/bending/straighten/raise/bear/weight/turn/let/wiggle/rotate/grip/grab/hold/reach/touch/touched/stand/walk/crawl/put/step/tread/
    lean/kneel`,
  guards: `
    holds/holding/hold/clutching/clutch/guarding/guard/cradling/cradle/cradles/hugging/hugs/nursing/protecting/favouring/favoring/tucked/tucking/
    supporting/keeps/keeping/dangling/hanging/dangle/hang/limp/floppy/dead/useless/drooping/droop/stiff`,
  bone: `
    @boneWord & break/broke/broken/fractur/fracture/fractured/dislocat/dislocated/shattered ~5; @limb & @breakWord ~3; @boneWord & @outOfShape ~6;
    bent ~3 wrong/weird/odd/funny/backward/backwards/unnatural; bend ~4 where ~3 shouldnt; @boneWord & @cannotMove ~8; @cannotUse ~4 @limb & @painCry/swollen/since/fall/fell/accident/trampoline/jump ~14;
    @boneWord & @cannotUse & @painCry/swollen/fall/fell/accident/trampoline/jump ~12; @cannotMove ~4 @limb;
    wont/cant/refus/refuses/refuse/isnt ~3 put/bear/bearing/putting ~3 weight ~2 on/through/onto ~2 =it/=leg/=foot/=ankle/=knee;
    cant/wont ~3 walk/stand/bear ~8 fall/fell/jump/jumped/injur/twist/trampoline/ankle/leg/foot/knee/accident/hit/slide;
    fall/fell/jump/trampoline/slide ~12 cant/wont ~3 walk/stand/weight; heard/felt ~3 crack/snap/pop/crunch/click & @boneWord ~10;
    heard/felt ~3 crack/snap/pop; broken bone; fracture; fractured; dislocated; dislocation; collarbone & fall/pain/hurt/swell/lump/cry/swollen ~8;
    @limb ~4 hang/hanging/dangling ~2 limp/down/side; arm ~3 limp; nursemaid; pulled elbow; elbow pop;
    @boneWord ~4 hugely/really/very/so/badly/massively swell/swollen ~6 fall/fell/land/twist;
    fall ~10 @boneWord ~5 swell/swollen/purple/bruised/ballooned/puffed; shoulder ~3 pop/popped;
    @boneWord & swollen/swelling/lump/bulge/ballooned/purple & @injuryEvent ~14; @boneShape && @injuryEvent; @boneGuarded && @injuryEvent && @painCry;
    @injuryEvent && @boneUseless; @injuryEvent && @cannotUse ~4 @boneWord/weight/it; @injuryEvent && @painHandled;
    refuse/refuses/refusing/wont/cant/unable/not/isnt ~2 walk/stand/step/limp ~8 after/since/when ~3 @injuryEvent;
    limping/limp/limps/hobbling/hopping ~6 after/since ~4 @injuryEvent; snapped ~3 bone; leg/arm ~3 broken/snapped/broke;
    @boneWord ~5 looks/look ~4 fork/bent/crooked/wrong/weird/funny/deformed/odd/banana; dinner fork; fall/fell ~10 @limb ~3 looks;
    @boneWord ~3 out of place; out of place & @boneWord ~6; @guards ~2 @limb ~6 cry/cries/crying/screams/pain/fall/fell;
    jaw ~3 crooked/broken/out/dislocated; hip ~3 out; @limb & hurt/hurts/pain/sore/cries & fell/fall/swing/trampoline/bike/slide ~16;
    fell/fall ~12 cries/screams ~4 touch/touched/move/moved; @limb ~4 longer/shorter ~2 than`,
  boneSure: `@brokeIt && @boneUseless; @brokeIt && @boneShape; @brokeIt && @boneGuarded && @painCry`,
  brokeIt: `
    fell/fall/fallen/landed/land/trampoline/slide/accident/jumped/tripped/crash/crashed/=twisted/yanked/swung/tackle/tackled/collided/tumbled/monkey/
    scooter/bike;
    =dropped`,
  boneTame: `healed/heal/cast/jab/jabs/shot/shots/vaccine/vaccines/injection/injections/growing; asleep/sleep; season/leaves`,
  boneShape: `@boneWord & @outOfShape ~12`,
  boneGuarded: `@boneWord & @guards ~8`,
  boneUseless: `@boneWord & @cannotUse ~10`,
  painHandled: `@painCry & touch/touched/move/moved/sleeve/lift/press/pick/near/dress/dressing/change/changing & @boneWord ~14`,
  boneHarmless: `
    cousin/friend/friends/classmate/neighbour/teacher/teammate ~2 break/broke/broken/snapped/fractured;
    hold/held/holding ~2 him/her ~1 stand/standing/up; when ~2 hold/held ~2 him/her; standing ~2 up ~2 my ~1 lap;
    healed/heal/cast/fear/vitamin/calcium/dairy; last month; growing pains; growing pain; broken sleep;
    use/using/hold/holding ~3 spoon/fork/crayon/pen/pencil/utensil/cup; potty; toilet; to crawl; tummy time; which hand; left handed; preference;
    dominant; yet; learning; sippy; jab; shot; vaccine; injection; legs bend; screen; doll; my @boneWord; hands ~1 free; bow legs; bowlegged;
    knock knees; pigeon; intoed; hold/holding ~1 hands; back ~2 to ~1 work; on his/her back; nose ~1 blocked/runny/snotty; blocked/runny ~1 nose`,

  // ── Eyes ──────────────────────────────────────────────────────────────────────────────────────────────────────────
  eyeWord: `eye/eyes/eyeball/cornea/eyelid/pupil`,
  eyeHurt: `
    @eyeWord & chemical/chemicals/bleach/stabbed/poke/poked/stab/scratch/scratched/splash/splashed/spray/sprayed/cleaner/detergent/acid/pencil/
    stick/glass/metal/sand/shard/splinter/fork/laser/dart/bb/pellet/cut/punctur/puncture/blood/bleed/bleeding/hit/superglue/glue/pod/lime/cement/
    plaster/fingernail/vinegar/alcohol/sanitizer/sanitiser/perfume/paint/scissors/twig/branch/thorn/wire/pen/nerf/slingshot/catapult/firework/spark/
    chilli/capsule/dishwasher/aerosol/deodorant/ammonia/antifreeze/petrol/turps/fishhook/hook/grit/shrapnel/ball/stone/punched/elbow ~9;
    something/stuck/bit/shard/splinter ~4 in ~2 eye/eyes; eye/eyes ~4 injur/injury/hurt/injured; cant/wont ~3 open ~2 eye; cant see ~4 eye;
    cant see ~3 out; pupil ~4 weird/odd/shape/white/teardrop; sudden ~4 vision/sight/blind; lost ~3 vision/sight; suddenly ~3 see;
    squirt/squirted ~3 eye/eyes; liquid/liquids/cleaner/soap/gel/spray/powder/detergent/pod ~6 eye/eyes;
    got/flew/went ~4 in ~2 eye/eyes & bleach/cleaner/liquid/detergent/acid/glue/pod/spray/dust/metal/plaster/cement ~8;
    blood ~3 in ~3 white/coloured/colored/iris/front ~3 eye; eye/eyeball ~3 popped/bulging/leaking/jelly`,
  eyeHarmless: `
    sticky/goopy/gunky/gunk/goop/discharge/conjunctivitis/pink/crusty/crust/watery/duct/stye/sty/sunscreen/shampoo/soap/eyelash/lash/contact/colour/
    color/cross/squint/tired/screen/glasses/patch/sleep;
    blood vessel; birth; newborn eye; breastmilk; bags under; dark circle; raccoon; rub/rubbing/rubs; pinkeye; yellow; sand; evil eye; bit of sand;
    wash/washed/rinsed/flushed/came/blinked ~2 out; me ~2 eye; my eye; pokes; hay fever; hayfever; eye ~2 contact; hand ~2 eye; keep ~2 eye`,
  eyeGrave: `
    chemical/bleach/stabbed/stab/glass/metal/acid/laser/superglue/cement/blood/bleed/bleeding/cleaner/detergent/pod; poke/poked; stuck; cant open;
    cant see; scratched; pencil; stick; hit/whacked/punched/lego/branch/twig/thorn/nerf/dart/bb/pellet/laser/stone/ball/elbow;
    liquid/dishwasher/detergent/squirted/acid/glue/spray/pod; wont open; cut; firework; scissors`,

  // ── Bites ─────────────────────────────────────────────────────────────────────────────────────────────────────────
  biter: `
    dog/dogs/cat/animal/bat/monkey/snake/raccoon/rat/fox/puppy/pup/squirrel/horse/rabbit/ferret/adder/rattlesnake/spider/pitbull/husky/hamster/
    labrador/lab/alsatian/shepherd/terrier/collie/rottweiler/rottie/staffie/staffy/poodle/spaniel/chihuahua/retriever/bulldog/mastiff/greyhound/
    dachshund/beagle/boxer/doberman/cockapoo/labradoodle/cockerpoo/bully/xl/akita/dalmatian/pug/whippet/lurcher/cobra/viper/krait/copperhead/mamba/
    jellyfish/scorpion/stray/langur/macaque/pig/donkey/goat/badger/hedgehog/mouse/gerbil/guinea/parrot/cockatoo/swan/goose/coyote/skunk/possum/
    otter/seal/stingray/weever/kitten/tarantula/recluse/widow/funnel/centipede/pony/camel/lizard/iguana/terrapin/turtle/mongoose/wolf;
    jack russell; german shepherd; guinea pig; staffordshire; street/stray/farm/guard ~1 dog/dogs/cat/cats; human bite; golden retriever;
    french/english bulldog`,
  biteVerb: `
    bit/bite/bites/=bitten/attack/attacked/maul/mauled/snapp/snapped/nipped/nip/sank/chomp/chomped/clawed/clamped/gnashed/savaged/gored/stung/sting/
    lunged/latched/shook/gnawed/pounced/scratched/scratch`,
  bitten: `
    @biter ~6 @biteVerb; @biteVerb ~4 by ~4 @biter; dog/cat/animal/snake/bat/human/raccoon/rat/monkey bite/bites/attack; black widow; brown recluse;
    rabies; bite ~4 broke ~2 skin; broke ~2 skin ~4 bite; scorpion ~3 sting/stung; scratched ~3 by ~3 bat; bat ~3 in ~4 room;
    @biter & bite/bit/bitten/attacked/mauled/clawed/nipped/savaged/snapped ~6; animal bite; bite ~4 stray/dog/cat/animal;
    dog ~4 went for/at ~1 him/her/my; tooth/teeth/puncture/fang ~1 hole/holes/marks/wounds; mauled;
    @biter & teeth/tooth/puncture/punctures/bit/blood/fang ~12; got/been =bitten; =bat ~1 bit/bite/scratched/flew; @biter ~2 bit my;
    @biter ~4 got/get/grabbed/grab/had/took/caught ~2 hold? ~4 face/arm/hand/leg/cheek/lip; @biter ~2 lunged/snapped ~6 face/arm/hand/leg;
    @biter && # ~1 hole/holes/punctures; puncture ~2 wound/wounds/marks; #/two hole/holes & cheek/hand/arm/leg/face/finger & @biter ~16;
    stepped/trod/stood ~2 on ~2 snake/scorpion/stingray/weever/jellyfish; stung ~3 jellyfish/scorpion`,
  biteSure: `
    @biter ~3 =bit/=bitten/=mauled/=attacked/=savaged/=nipped ~3 my/his/her/him/toddler/son/daughter/baby/child/me;
    =bitten/=mauled/=attacked/=savaged ~2 by ~4 @biter; @child ~3 =bitten/=mauled/=attacked ~4 @biter`,
  biteTame: `mosquito/bug/insect/flea/midge/nail/nails/toy/doll/teddy/film/tv; a bit; afraid/scared ~2 dog`,
  biteHarmless: `
    bite/bit/biting its ~2 lead/toy/tail/ball/bone/paw/bed;     mosquito/bug/insect/flea/midge; bites ~1 food/other/nails/nail/nipple/friends/kids; nipple/nursing/breastfeed/breastfeeding; biting phase;
    bites ~3 nails; bites ~2 when; biting ~2 me; dog food; dog bowl; dog treat; dog hair; licked; lick ~2 face; cat food; cat litter; afraid ~2 dog;
    scared ~2 dog; introduce/introducing; toxoplasm; how ~2 introduc; warm; avoid;
    door/wall/wallpaper/sofa/couch/furniture/chair/curtain/curtains/carpet; cat ~1 scratch ~2 post; bite back; =do ~3 bite/scratch/sting; =bites me;
    biting me; =bites his/her; bite-sized; bite ~2 food; afraid; dog ~4 friendly; toy/toys/sofa; nail/nails;
    bit/bites/biting/bite ~2 another/other/classmate/classmates/child/kids; bite ~2 of; bit ~1 of; a bit; bit more; bit ~1 off`,
};

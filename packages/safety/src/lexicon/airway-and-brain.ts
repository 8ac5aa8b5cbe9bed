import type { Lexicon } from '../language/pattern.ts';

/**
 * Breathing, colour, consciousness, seizures, meningitis and sepsis, allergy, choking: first the kinds of words (parts
 * of the body, colours, likenesses, ways to move), then the signs put together from them, by rule.
 */
export const AIRWAY_AND_BRAIN: Lexicon = {
  // ── Kinds of words ────────────────────────────────────────────────────────────────────────────────────────────────
  breath: `
    breath/inhal/inhale/inhalation/exhale/exhal/respiration/resps; in/out breath; suck ~2 in ~1 =air; draw ~2 =air; every gasp`,

  // What draws in when the lungs must work.
  chestPart: `
    rib/ribs/ribcage/sternum/breastbone/collarbone/clavicle/intercostal/diaphragm/chest; rib cage; breast bone; collar bone;
    bottom/base/front/hollow/notch/skin/soft/bit/v/dip/pit ~3 neck/throat; windpipe/trachea;
    neck/throat/tummy/belly/stomach/abdomen muscle/muscles;
    gaps ~2 ribs`,
  softPart: `throat/neck/tummy/belly/stomach/abdomen/skin/side/diaphragm/muscle/shoulder/middle/tum`,
  drawsIn: `
    suck/draw/pull/go/come/get/cave/suction/tuck ~3 in/inward/inwards; retract/retraction; sink/sank/sunk; cave; tug/tugs/tugging;
    dip/dips/dipping;
    dent/dents/dimple/dimpling/hollow/hollows/hollowing/scoop/scooping/groove/ditch/crater/notch/pinch/pinching/indent; suck/pull/draw; concave;
    disappear/vanish; in and out`,
  showsOut: `show/visible/see/count/outline; stick/poke/stand/jut ~1 out`,

  // Noises of a narrow airway, not of a blocked nose.
  harshNoise: `
    stridor/crow/crowing/squeak/squeaky/squeal/whistl/whistle/whoop/whooping/honk/honking/bray/donkey/creak/creaky/rusty/sawing/saw/rasp/raspy;
    harsh/hoot/squawk/=hissing/=hiss/goose/grate/grating/screech/croak/croaky/high-pitch/vader/wheez/wheezing/wheezy; high pitch ~2; seal;
    like ~2 saw/gate/hinge; dog toy`,
  effortNoise: `grunt/grunting/grunty/ugh/uh/uhh/eh/argh/huh/umph/oof/moan/groan/mewl; little grunt; hmph`,
  fast: `fast/faster/rapid/rapidly/quick/quickly/quicker/racing/shallow/speedy/panty`,
  effort: `
    struggl/strain/fight/battle/labour/labor/laboured/labored/laborious/effort/distress/distressed/difficulty/difficult/trouble/problem/hard/harder/tough;
    gasp/pant/gulp/exhaust/desperate/hunger`,
  speechBroken: `
    one/single/two/three/few/couple ~2 word/words ~4 time/breath/go/once; one-word; # words? ~1 at a time; word by word; word at a time;
    syllable;
    only/just/barely/hardly/managing/manages/manage ~5 word/words/sentence; @unable ~4 finish/string/complete ~4 word/sentence/phrase;
    @unable ~4 get/say/manage ~4 word/words/sentence/sentences; @unable ~2 talk/speak;
    talk/talking/speak/speaking/words ~3 gasps/bursts/bits/whispers/puffs;
    stop/stopping/pause/pausing/breath/breathe/gasp ~4 every/each/between ~2 word/words; mid sentence/word; full sentences;
    only/just ~2 nod/nods/nodding/whisper/whispers/point/shake; only ~3 yes; yes or no; one-word answers; one word answers; monosyllables`,
  relieverName: `salbutamol/albuterol/ventolin/inhaler/reliever/it/blue`,
  reliever: `
    inhaler/inhalers/puffer/salbutamol/albuterol/ventolin/reliever/nebuliser/nebulizer/neb/nebs/nebulised/spacer/bronchodilator/asthalin/levolin/duolin/proair/proventil/salamol;
    airomir/bricanyl/budesonide/prednisolone/dexamethasone; blue one/pump/inhaler/puffer; asthma pump/spray/pump/medicine/meds; # puff/puffs;
    puff/puffs of ~2 @relieverName; his/her/blue/brown =pump; # ~1 puff/puffs`,
  asthmaWord: `
    @reliever; asthma/asthmatic/wheez/wheezy/wheezing/bronchiolitis/croup/breathless/breath/puff/rsv/chesty; chest tight; tight ~2 chest;
    pant/panting`,
  noHelp: `
    @neg ~4 help/work/touch/better/improv/difference/kick/good/last/lasting/shift/ease/budge/relief/relieve/effect/enough/lift/settle/settling/hold/holding/change/calm;
    useless/pointless/failing; do/does/doing/did/done ~2 nothing/zero; nothing; no better/relief/effect/change/use/different; worse;
    wear/wearing/wore ~1 off; same after;
    still ~5 bad/tight/wheez/wheezing/wheezy/struggl/breathless/pull/pulling/suck/sucking/hunch/hunched/pant/panting/fast/hard/breath/gasp/heaving/tugging/working/flaring;
    every # hour/minute; every hour/half/two/couple; back after # minute; back within; @asthmaWord again ~2 minutes`,
  tripod: `
    hunch/hunched/hunching/lean/leaning/leant/bend/bent/prop/propped/tripod/crouch ~4 forward/forwards/over/knee/knees/arms/table; hunched;
    tripod/tripoding;
    shoulder ~4 up/heav/heaving/hunch/rise/rising/ear/ears/lift/lifting; hand/hands ~3 knee/knees/thigh/thighs; bolt upright;
    @unable ~4 lie/lay ~2 flat/down/back; wont lie`,
  noseOpen: `
    nostril/nostrils/nose/nosehole ~4 flar/flare/flared/flaring/flap/flapping/widen/wide; flar/flare/flaring/flapping ~4 nostril/nose;
    nostril/nostrils/nose ~4 in and out; nostril/nostrils/nose ~6 bunny/rabbit/horse/bull`,
  resting: `rest/resting/calm/quiet/quietly/still/asleep/lying/sleep/sleeping/sitting; even when`,

  // ── Breathing ─────────────────────────────────────────────────────────────────────────────────────────────────────
  breathTrouble: `
    @breathStops; @airShort; @chestDraws; @breathFast; @noseOpen; @effortBreath; @asthmaBad;
    airway ~3 clos/block; respiratory distress/arrest/failure; asthma attack; bad asthma; stridor;
    head ~3 bob/bobs/bobbing/nod/nods/nodding & @breath/asleep/feed/bottle/bronchiolitis/chest/rsv ~14; tracheal tug;
    accessory muscles;
    drool/drooling/dribbling & @tripod ~12; breath ~4 @neg ~3 right/normal/good/regular/properly; @neg ~2 breath ~2 right/properly/normally;
    for =breath/=air; suffocat/suffocate/suffocating/asphyxiat; hyperventilat/hyperventilating; breath ~1 like; @croupSure && @squeakSure;
    breath ~3 through ~1 straw; like ~3 breathing`,
  // Pauses and arrest.
  breathStops: `
    @unable ~4 breathe/=breath; cant/couldnt/isnt/not/wasnt/doesnt/hasnt/arent/never/hardly/barely/scarcely/stopped ~1 breath; no longer breath;
    no breath ~3 #;
    stop/quit/cease/pause/paus/forget/skip/halt ~3 breath; @neg taking ~2 breath; stop taking breath;
    breath ~4 stop/paus/pause/cease/halt/gap/gaps/nothing;
    pause/pauses/gap/gaps ~3 breath; long ~2 between ~2 breath; goes/went/go # second/seconds ~4 breath; # second/seconds ~2 without ~2 breath;
    without ~1 breath;
    hold/holds/holding/held ~2 breath ~8 blue/faint/out/limp/grey/floppy/purple/stiff/pass/collapse;
    chest/tummy/belly ~2 isnt/not/wasnt/stopped/stops/doesnt ~2 moving/rising/move/rise/going; apnea/apnoea;
    breath/breathing ~4 # second/seconds ~5 again; restart/restarts/restarted breathing; @lasting ~4 no/without ~1 =breath/=breathing/=breaths;
    no =breath; no =breaths; break/breaks/gap/gaps/interruption/interruptions ~3 breath; =whoop/=whoops & cough/coughs/coughing/pause/gasp ~12;
    wasnt/isnt/not ~2 going to ~1 start ~2 again; wasnt/isnt/not ~2 going to breathe; @neg start breathing; no =breathing;
    pause/pauses/paused/stops & gulp/gulps/gasp/gasps/restarts & second/seconds/sec/secs/breath/sleep ~14`,
  // Too little air.
  airShort: `
    short/shortness ~1 of ~1 breath; breathless/breathlessness/breathlessly; catch ~2 breath; @unable ~4 get/draw/take/catch/suck ~4 breath/air;
    @neg ~3 get ~3 air; no air; air hunger; @neg ~3 enough air; gulp/gulps/gulping for =air; gasp/gasping/gasps/fight/fighting/hungry/starved/desperate/whoops/whooping/struggling ~2 =air;
    gasp/gasping; sucking air; fish ~3 water & breath/gasp/mouth ~8;
    come/comes/coming/came/pull/pulls/pulling/pop/pops/popping/break/breaks ~4 off/up/away ~4 =air/breath;
    stop/stops/stopping ~4 feed/feeding/bottle/breast/sucking ~4 breath/air;
    too breathless; too puffed; puff/puffing/puffed ~1 and? ~1 pant/panting;
    out of breath ~6 rest/sit/sitting/lie/lying/talk/feed/walk/walking/still/feeding/nothing/stairs; out of breath ~4 all/constantly;
    puffed out ~4 sitting/lying/rest; suck/sucking/sucks/pull/pulling/draw/drawing/drag/dragging ~3 =air ~2 in/hard; suck/sucking ~1 in ~1 =air;
    starved ~1 of air/oxygen; sats/oxygen/spo ~5 low/drop/dropped/dropping/85/88/89/90/91; =v shape ~6 throat/neck/chest`,
  chestDraws: `
    @chestPart & @drawsIn ~6; @chestPart & @showsOut & @breath ~8; @softPart & @drawsIn & @breath ~8; see ~4 ribs; every rib ~6 breath;
    @belly ~6 in and out ~4 fast/rapid/quick/hard/breath; @belly/chest ~4 pump/pumping/heav/heaving/heave/piston/bellow/bellows;
    chest be ~3 go ~2 fast; seesaw/see-saw; see saw ~3 breath/tummy/chest/belly;
    @belly ~3 move/moves/moving ~3 fast; @belly ~2 breathing ~2 hard; @belly ~4 going like ~3 clappers/bellows/mad/piston;
    shoulders ~4 up and down ~6 breath;
    muscle/muscles ~6 breath; skin/pulls ~2 between ~2 ribs;
    neck/tummy/stomach muscle/muscles ~4 tight/working/straining/pulling/sticking/standing/bulging`,
  breathFast: `
    @fast breath; breath ~3 @fast; breath ~1 @very fast/quick/hard/heavy/shallow;
    breath/breathing/pants/panting ~3 like ~6 run/ran/running/marathon/dog/puppy/race/sprint/stairs/train/engine/rabbit/bird/hamster/fish/animal/machine/sprinted;
    pant/panting/pants & breath/air/rest/nose/fever/asleep/still/sat/lying/nostrils ~8; be panting; keeps panting; tachypnea/tachypnoea;
    breaths ~4 tiny/short; tiny/short breaths; breath ~6 mile/knots/dozen/clappers/hummingbird/piston/bellows/sewing; @fast ~2 breath;
    too tired/breathless/puffed/exhausted/busy breathing? ~1 to ~1 feed/drink/eat/suck/cry & @breath ~12; puff/puffs/puffing ~2 like`,
  breathCount: `
    puff/puffing/pant/panting/chest/tummy/resp/resps/rate ~3 # ~3 minute/min; # ~3 breath ~4 minute/min; breath/breathing ~8 # ~3 minute/min;
    # ~2 minute/min ~6 breath; breath ~3 # times`,
  oxygenRead: `oxygen/sats/sat/saturation/saturations/spo ~6 #; # ~2 sats/oxygen/saturation`,
  effortBreath: `
    @effort ~4 breath; breath ~3 @effort; work/works/working ~3 hard ~4 breath/breathing; working ~2 so? hard ~3 breath;
    breath ~2 take/takes/taking ~4 out of;
    @effortNoise & @breath ~8; @effortNoise ~2 each/every/with; every/each @effortNoise; grunting noise;
    breath ~4 weird/weirdly/funny/strange/strangely/odd/oddly/irregular/irregularly/heavy/heavily/wrong/ragged/jerky/bad/badly/terrible/awful/noisy/grunty;
    rattle/rattling/rattly/gurgly/crackly & breath & @effort/@fast/@noseOpen/@resting ~12;
    heavy/ragged/raspy/wrong/noisy/jerky breath; sound ~4 darth vader; heave/heaving ~3 breath/air/chest; chest ~3 heav/heaving;
    mouth open ~3 gasp;
    each/every breath ~5 effort/struggle/noise/work/fight/battle; cant ~3 feed/eat/drink/suck/bottle ~6 breath; breath ~6 cant ~3 feed/eat/drink;
    @speechBroken & breath ~10; @neg ~4 finish ~3 bottle/feed/sentence ~6 breath;
    @tripod & @asthmaWord ~12; worn/tired/tiring/knackered/exhausted/shattered/wiped ~4 breath;
    grunty/grunting/grunt ~2 noise/noises/sound/sounds; struggl/struggling & breath ~8; breath ~5 slow/slower/weak/weaker/faint/fainter/feeble;
    grunting & oxygen/sats/flaring/fever/ribs/floppy/monitor ~10`,
  // A squeak or whistle as the child breathes.
  breathNoise: `
    @harshNoise & @breath ~9; @harshNoise ~8 @resting & croup/cough/noise/sound ~12;
    bark/barky/barking/croup/croupy/seal & noise/sound/squeak/inhal/struggl/whistl/rasp & @resting/@breath ~14;
    bark/barky/barking/croup/croupy & @effort/blue/pull/suck/worse ~10; noise/noisy ~6 breath ~2 in; noisy breath ~6 rest/squeak;
    breath ~4 noisy ~6 rest; breath ~6 seal;
    weird/strange/funny/odd/awful/scary ~2 sound/noise ~6 breath; breath ~4 in ~3 sound/noise`,
  // Wheeze and asthma that the reliever does not hold.
  asthmaBad: `
    @reliever & @noHelp ~10; @neg ~6 @reliever;
    wheez & bad/badly/lot/loud/hard/really/severe/struggl/worse/fast/blue/cant/chest/inhaler/constant ~6; asthma ~8 @neg ~3 help/work/improv;
    @speechBroken & @asthmaWord ~12; @asthmaSure && @speechOnly; @relieverSure && @stillBad; @asthmaSure && @tripodSure;
    wheez/wheezing & still/nebuliser/nebulizer/inhaler/stop ~8;
    @reliever & times/twice ~3 today/tonight/hour/hours/morning/already/since/now/evening/minutes/row/still ~12;
    @reliever & less/already/empty/sixth/third/fourth/fifth/tenth ~12; @reliever ~4 again ~4 still/tight/already/hour/minutes; peak flow ~5 #; peak flow ~5 red/low/half/dropped;
    asthma/asthmatic & cant/only/struggling/word/words/sentence ~10`,
  croupSure: `croup/croupy/barky/steroid/steroids/dexamethasone/dex; bark/barking ~2 cough; seal cough; cough ~3 seal`,
  squeakSure: `
    squeak/squeaking/squeaky/stridor/crow/crowing/whistle/whistling/whistly/rasp/raspy/rasping/screechy; high pitch ~2;
    noise/sound ~4 breath/rest/inhale/sleep/lying/calm; @chestDraws; struggling`,
  asthmaSure: `@reliever; asthma/asthmatic/wheez/wheezing/wheezy/breathless/bronchiolitis; short of breath`,
  relieverSure: `@reliever`,
  speechOnly: `
    one/single/two/few/couple ~2 word/words ~4 time/breath/go; one-word; word by word; @unable ~4 finish/complete/string ~4 sentence;
    @unable ~4 get/say/manage ~3 words/sentence; stop/stopping ~4 every/each/between ~2 word/words; only ~4 words; only/just ~2 nod/nods/whisper;
    one word answers; only ~3 yes or no`,
  stillBad: `
    still ~6 tight/wheez/wheezing/wheezy/struggl/breathless/pulling/sucking/hunch/hunched/panting/fast/gasp/heaving/tugging/working/flaring;
    no better/relief/effect/difference/change; worse;
    @tripod; @chestDraws; ribs; @neg ~3 help/work/touch/better/improv/difference/ease/shift; chest ~3 tight; lips; came/come/comes ~1 back;
    back again; again and again; returned; still ~4 rubbish/awful/bad/terrible/dreadful/crap/poor/laboured/labored/noisy`,
  tripodSure: `
    shoulder ~4 up/heav/heaving/ear/ears; tripod; hands ~3 knees; hunched ~2 over/forward; leaning ~2 forward; @unable ~3 lie ~2 flat/down`,
  breathNose: `
    @unable ~3 breath ~5 nose/snot/nostril/congest/stuff/block/boog/bogey; nose ~4 @unable ~3 breath;
    block/stuffy/stuff/congest/snotty/bung/bunged/clogged ~4 nose; nose ~3 block/stuffy/stuff/congest/bung/clogged; congested; stuffed up;
    bunged up;
    nose ~2 whistl/whistles; mouth breather/breathing; breath ~3 through ~2 mouth; boogers/bogies; snore/snores/snoring/snuffly/snuffles`,
  breathGrave: `nostril/rib/ribs/blue/grey/grunt/fast/suck/gasp/stop/stopped/stridor/floppy; cant feed; @chestDraws; flaring`,
  breathHarmless: `
    gasping ~2 for ~2 drink/tea/coffee/brew/cuppa/fag/wine; i gasped;     dream/dreaming/dreams; heavily after; when ~2 excited; breath/breathing ~1 heavily ~2 after; bad/smelly/stinky/morning/garlic/sweet breath;
    breath ~3 smell/smells/stinks/reeks; smell ~4 breath; deep breath/breaths;
    breathing exercise/exercises/technique/techniques/space/room/sock/monitor; breathable; breath of fresh; under ~1 breath;
    belly breathing exercises; after ~2 football/pe/race/sprint/swimming/cartwheels/trampolining; recovers ~4 minute;
    laugh/laughs/laughing; giggling; out of breath from excitement; hiccup/hiccups; copy/copies/copying/pretend/pretends/pretending/imitating;
    snotty/snot;
    no =breathing/=breath ~1 problem/problems/trouble/difficulty/difficulties/issues/issue/distress/noise/noises/sounds/worries/concerns/probs;
    like ~1 normal/usual/always; fresh air; for air ~1 travel/con/freshener; fast ~6 after ~2 cry/crying/cries; funnel ~1 chest; pectus;
    since birth; when/while/after ~2 carrying/hiking/climbing/uphill/exercise/exercising/sprinting;
    when/while/after ~2 chasing/running/playing/climbing/football/race/sprint/dancing/jumping/stairs;
    bit/little/slightly ~1 irregular/irregularly/uneven/noisy/snuffly/funny`,
  breathFine: `
    breath/breathing ~2 fine/normal/normally/okay/ok/well/easy/easily/comfortably/clear/perfectly; @neg ~4 noise ~5 breath; no noise;
    only ~2 cough; toy/recorder/kettle/wind; nose; spacer ~3 whistle/whistles; whistle ~4 spacer`,

  // ── Colour ────────────────────────────────────────────────────────────────────────────────────────────────────────
  mouthPart: `lip/lips/mouth/tongue/gum/gums; inside ~2 cheek/cheeks/mouth`,
  facePart: `face/cheek/cheeks/skin/complexion/forehead/nose/chin/body/torso/trunk/chest/head; all over; whole baby`,
  nailPart: `fingernail/fingernails/nail/nails/nailbed/nailbeds/fingertip/fingertips/toenail/toenails; nail bed; finger tip`,
  // Blue, grey and dark purple, and what they are likened to.
  blueColour: `
    blue/bluish/bluey/bluer/purple/purplish/purply/purpley/violet/lilac/lavender/mauve/indigo/navy/cobalt/periwinkle/grey/greyish/greyed/dusky/ashen/ashy/slate/slatey/steely/leaden;
    cyanot/cyanosis/cyanotic/plum/plummy/plumcoloured/aubergine/eggplant/smurf/inky/charcoal/smoky/lead; @likeBlue`,
  // Purple alone is crying, grey and blue never are.
  greyBlue: `
    blue/bluish/bluey/navy/indigo/cobalt/grey/greyish/greyed/dusky/ashen/ashy/slate/slatey/steely/leaden/cyanot/cyanotic/smurf; @likeBlue`,
  likeBlue: `
    colour/color/shade/tone/tint/like/hue ~4 slate/ash/ashes/putty/clay/cement/concrete/lead/steel/pewter/plum/plums/grape/grapes/aubergine/eggplant/ink/denim/smurf/avatar/blackberry/blackberries/blackcurrant/blackcurrants/blueberries/beetroot/storm/charcoal/sky/jeans/granite/dishwater/pavement/elephant/smoke/mouse/bruise/stone;
    =putty; blackberry/blackberries/blackcurrant`,
  turns: `turn/go/went/gone/get/look/going/goes/turned/become/became/been/come/came/flush/be`,
  blueMouth: `@mouthPart & @blueColour ~8; lip/lips/gums & white/pale/colourless ~4; @blueColour ~2 moustache/mustache`,
  mouthSure: `lip/lips/tongue/gums`,
  itIsBlue: `it/its/they/theyre/=theyve ~3 blue/bluish/purple/grey/greyish`,
  blueBody: `
    @blueMouth; @nailPart & @blueColour ~5; @facePart & @greyBlue ~6; @facePart & @turns & @blueColour ~6;
    turn/go/went/look/gone/get/going/goes/looking/turned/become/became @blueColour; @blueColour ~2 in ~2 face; be blue; all blue/grey;
    turn/go/went/look/gone/get/going/goes/looking/turned/become/became ~2 all/really/so/very/bit/slightly/quite/completely/little/almost/proper/sort/kind/kinda/totally/pretty/as ~2 @blueColour;
    turn/go/went/look/gone/get/going/goes/looking/turned/become/became ~4 @blueColour colour/color/shade/tinge/tint;
    @child/face/skin/body/tummy ~2 turn/go/went/look/gone/going/goes/looking/turned/become/became ~3 @greyBlue;
    baby be ~2 blue/grey; he/she ~1 be/look/looks/looking/going/goes/went/all ~2 blue/grey/bluish/greyish/cyanotic;
    =hes/=shes ~1 blue/grey/bluish/greyish;
    blue baby; dusky/blue/grey/purple ~1 spell/spells/episode/episodes/moment/turn/fit/attack; dusky;
    blue/grey/bluish/greyish/dusky tinge/tint/colour/color/look; cyanot/cyanosis; purple face & breath/cant/limp/chok ~10;
    @pallid; @pale & @unwell ~12; @mottled & @unwell ~14; @mottledSkin && @coldSick; @mottledSkin && @unwellSure; @palePlain && @coldSick;
    @very mottl/mottled; @very pale & @unwell ~14; @mouthSure && @itIsBlue; @blueColour ~2 moustache/mustache/ring/halo/shadow/goatee/outline ~4;
    moustache/ring/halo/shadow ~3 @mouthPart ~3 @blueColour`,
  pale: `pale/paler/white/pasty/pallor/chalky/peaky/grey/ashen; no colour; washed out`,
  palePlain: `@very pale; pale/white ~2 as; gone/went/go/turned/turn/looks/looking ~2 white/pale/grey; pallor/pasty`,
  pallid: `
    white/pale/grey ~2 as ~3 sheet/ghost/paper/milk/chalk/snow/flour/wall/candle/death/bone/linen/marble/wax/plaster/corpse/tissue/fridge/sheets;
    sheet/ghost/paper/chalk/milk/snow/deathly/deadly/ghostly/bone/bedsheet white/pale;
    deathly/ghostly/ghost ~2 pale/white; colour/color of ~2 chalk/milk/paper/candle/wax/putty/porridge/ashes/ash/death;
    ghostly/waxy/waxen/corpse-like/bloodless; look/looks/looked ~2 like ~2 ghost/corpse/waxwork/sheet/dead;
    colour/color ~4 drain/drains/drained/gone/left/leached/vanished/bad/wrong/awful/horrible; colour/color ~2 went/go/gone ~3 out/from;
    drain/drained ~3 colour/color; lose/lost ~3 colour/color; @neg ~2 colour/color ~4 face/cheek/cheeks/lip/lips/him/her/skin/at all;
    no colour; awful/horrible/terrible/funny/weird/strange/bad/wrong/odd/scary/dreadful ~1 colour/color; waxy skin; colourless/colorless;
    death warmed; like death`,
  unwell: `
    floppy/flop/cold/clammy/sweat/sweaty/sweating/blotch/blotchy/mottl/mottled/limp/sleepy/drowsy/lethargic/listless/breath/unresponsive/quiet/icy/freezing/freeze/awful/ill/terrible/fever/feverish/hot/shiver/shivering/faint/weak/collapse;
    not ~1 herself/himself/right; not with it; out of it`,
  unwellSure: `
    floppy/limp/drowsy/lethargic/listless/unresponsive/fever/feverish/temperature/breathing; @very sleepy; hard to wake;
    not ~1 herself/himself/right; @fever`,
  coldSick: `cold/icy/freezing/clammy/sweaty/ice`,
  mottled: `@mottledSkin; blotchy/blotches; patchy`,
  mottledSkin: `
    mottl/mottled/mottling/marbl/marbled/marbling/livedo;
    lacy/lace/lacework/net/netlike/web/webbed/map/fishnet/marble/spider/crazy/patchy/blotchy ~2 pattern/skin/leg/legs/mark/marks;
    skin/leg/legs/arms/body/chest/tummy/thighs ~5 lacy/patchy/blotchy/marble/netlike;
    corned beef; purple/blue/red ~1 lace/net/web/lacy/patchwork ~2 pattern?; like ~2 corned/marble/roadmap/fishnet`,
  blueGrave: `
    @pallid & @unwell ~14; @mottledSkin & cold/icy/freezing ~12;
    =turned/=went ~2 blue/grey ~2 then/and/but ~2 back/pink/breathing/fine/normal;
    very pale & cold/clammy/sweaty/limp/floppy/marbled/mottled/blotchy ~10; marbled/mottled & pale ~8; grey & cold/clammy/limp/floppy/sweaty ~8;
    lips ~3 blue/grey & hands/feet/cold ~10; @mottledSkin & fever/drowsy/floppy/limp/sleepy ~14`,
  blueCold: `
    bath/bathroom/weather/swim/swimming/pool/sea/dressed/undressed/outside/snow; cold/chilly ~2 bath/bathroom/room/water/weather/day/air/morning;
    =warms ~1 up; warmed him/her; once/when/after/until ~3 warm/warmed; goes away ~4 warm; when i/we change/undress;
    i/im be/went/turned ~1 white/pale; @neg ~2 pale/grey`,
  // What dyes a mouth.
  stain: `
    popsicle/lolly/lollipop/icing/frosting/marker/slush/slushie/ink/candy/dye/cupcake/felt/crayon/cake/gatorade/paint/lipstick/makeup/smoothie/beetroot/berries/pen/chalk/stain/stains/stained/squash/ribena/powerade;
    ice pop; food colouring/coloring/dye;
    ate ~6 berries/sweets/cake/icing`,
  blueHarmless: `
    cold ~4 hand/foot/feet; hand/foot/feet ~4 blue/bluish/purple ~8; cold & hand/feet/foot; eye ~5 colour/color/change/turn/stay/brown;
    eyes turn; cry so hard; cry/crying/cries/screams/screaming/tantrum/rage/angry/cross/furious/mad; poo/poop/pooing/straining/strain/grunts;
    @stain;
    hair/room/wall/mongolian/birthmark/bruise/vein/veins/circumcis/polish/costume/filter/photo/dress/shirt/uniform/pyjamas/clothes/eyeshadow/knees;
    @blueCold; pee/wee/snot/mucus/nappy/diaper; since birth; bum/bottom/buttock/buttocks; joke/jokes; =lol/haha/lmao/hahaha;
    i/im/husband/wife/mum be/went/turned ~1 white/pale; dusky pink/rose; paint; nose ~2 up; porridge/bedtime;
    milk/breastmilk/water/jeans/egg/avocado/banana/meat/strip/test ~4 @blueColour; milk ~3 turn`,

  // ── Waking, tone, answering ──────────────────────────────────────────────────────────────────────────────────────
  wakeUp: `wake/waken/awaken/rouse/rous/arouse/stir; come round/around/to; open ~2 eye; =budge; surface; bring ~2 round/around`,
  cantWake: `
    cant/couldnt/unable/cannot/wont/wouldnt/hardly/barely/isnt/not/doesnt/didnt/dont/never ~3 rouse/rous/arouse/rousable/rouseable/arousable/waken/awaken;
    unrousable; @unable to wake/rouse;
    cant/couldnt/unable/cannot ~4 wake/stir; wont ~2 wake; @neg wake up; not/isnt/wasnt waking;
    @neg ~2 wake ~5 when/shake/touch/call/tickl/pinch/no matter/even; @neg ~2 stir/stirring; @neg ~2 budge & sleep/asleep/wake/shake/shook/eyes/name ~12; wont come round/around/to; wont open ~3 eye;
    @neg ~2 open/opening ~2 eye; eyes wont open;
    @neg ~2 wake ~2 to/for ~2 feed/eat/drink/bottle/milk/breast/boob/nurse/feeds; nothing ~3 wakes/wake/rouses/works ~3;
    cant get ~3 to ~2 @wakeUp; cant/couldnt/cannot bring ~2 round/around; cant get ~3 open ~2 eyes; cant be woken;
    hard/harder/difficult/impossible/tough/trouble/struggl/nightmare/battle/took ~3 to ~2 wake/rouse/rous/waken/arouse;
    trouble/difficulty/struggl/hard/nightmare/battle ~2 =waking/=rousing/=wakening/=arousing ~1 @child;
    hardly/barely wak/wake/awake/rous/conscious; hard/difficult/tough ~2 to ~2 get ~2 going/awake;
    hasnt/havent ~2 woken/wake/woke/stirred ~2 up? ~1 since; hasnt woken; not woken since; slept since ~4 yesterday; slept ~2 through ~3 shaking;
    sleep/sleeping ~5 too/way much & wont/cant/doesnt ~2 wake ~10; sleep/sleeping ~3 way too? ~1 much;
    @child ~4 wont/cant/couldnt/barely/hardly ~3 stay awake; cant/couldnt keep @child ~3 awake; keep ~2 fall asleep ~6 @midAct;
    drift/drifts/drifting ~3 off @midAct;
    drift/drifts/drifting/slipping ~2 in and out; awake # second/seconds;
    try/tried/trying ~3 wake/rouse ~14 only/nothing/still/wont/not/moan/moans/mumbles/no/cant/doesnt; only moans/moaned/mumbles/groans;
    moans ~2 when; @neg ~2 look ~1 at me & slept/sleepy/woke/wake/asleep ~12; @neg ~2 with it;
    @wakeTried && @stillOut; @wakeHard && @stillOut; @wakeTried && @backToSleep; @longSleep && @cantRouse; like ~1 sack;
    should/normally/usually/meant ~3 wake/woken/awake/feed ~8 still asleep; too sleepy/drowsy/tired to? rouse/wake/waken/stir;
    sleepy to ~1 rouse/wake; cant/couldnt/cannot/unable get ~4 peep/sound/word/response/reaction/anything/flicker/reply/noise ~2 out/from;
    sleep/sleeping/asleep ~3 heavy/heavily/deep/deeply & cant/cannot/couldnt/wont/nothing ~12;
    struggl/struggle/hard/difficult/took ~5 bring ~3 round/around;
    nodding/nods/dozes/dozing/drifts/drops/drop/falls/falling ~3 off/asleep ~3 within/in seconds/moments & shake/wake/woke/call/again/fever/head/hit/fell ~14;
    groan/groans/moan/moans/grunt/grunts/whimper ~4 when/if ~2 pinch/shake/touch/call/lift/move;
    slept/sleeping/asleep ~2 # hour ~8 groan/groans/moan/moans/limp/floppy/wont/barely; wont/cant/couldnt/unable ~2 keep ~2 his/her/their ~1 eyes ~1 open;
    @child ~4 @unable ~2 keep ~2 eyes ~1 open; zonk/zonks/zonking/conk/conks/nods/nodding/dozing/dozes ~3 @midAct`,
  midAct: `mid ~1 sentence/word/bite/chew/conversation/step/play/meal/mouthful; when ~2 talk/talking`,
  // What people do to wake somebody.
  wakeHard: `
    wet/damp/cold ~2 flannel/washcloth/cloth/facecloth/wipe/sponge/towel; cold/ice water ~4 face/feet/forehead/him/her; ice cube;
    flannel/washcloth ~4 face;
    flick/flicked/flicking/pinch/pinched/pinching/tickle/tickled/tickling ~4 foot/feet/toe/toes/ear/hand/heel/sole/soles/cheek/him/her;
    shake/shook/shaking/shaken ~2 him/her/gently/shoulder/shoulders/arm/awake;
    shout/shouted/shouting/yell/yelled/yelling ~5 name/him/her/ear/ears/face/loud/loudly; clap/clapped/clapping; blow/blew/blowing ~3 face;
    pots and pans; hoover/vacuum ~2 right/next/beside/near/by; sternum/breastbone ~2 rub/rubbed; rub/rubbed ~3 sternum/breastbone/chest;
    strip/stripped/undress/undressed ~2 him/her/off/down; wet ~2 his/her ~1 head/face/feet; blew/blow ~1 on ~1 him/her/face`,
  wakeTried: `
    try/tried/trying/even/keep/including ~12 flannel/washcloth/undress/undressed/undressing/strip/stripped/stripping/tickling/music/shaking/calling/shouting/clapping/everything/pinching/loud/lights/changing/name`,
  stillOut: `
    slump/slumps/slumped/drift/drifts/drifted/sink/sinks/nods/conks/zonks ~3 back/off/over/under/away; mumble/mumbles/mumbled/murmurs;
    moan/moans/moaned/groan/groans ~3 only/just/but/and/then; only/just moan/moans/groan/groans/grunts;
    @neg ~3 flinch/blink/flicker/stir/twitch/react/budge/respond/wake/notice/rouse/squeak; not ~2 flicker/twitch/peep/sausage/murmur/sound;
    nothing/nada/zilch/zip; no reaction/response/joy; still ~2 asleep/out/sleeping/unconscious/sparko/=gone;
    eyes ~3 stay/stayed/remain/still ~1 shut/closed; eyelids ~3 flicker/flutter/barely; doesnt/wont/wouldnt/didnt ~1 wake/open/bat/notice;
    lolls/loll/lolling/flops; stays/stayed ~1 asleep/limp/floppy; open/opens/opened one/an ~1 eye; goes/went/gone ~1 again/off;
    only/just ~2 grimace/grimaces/whimper/whimpers/sigh/sighs/stirs/moves/twitches/frowns/moaned/squirms`,
  backToSleep: `
    straight/right ~3 back ~2 asleep/sleep/off/under; back ~2 asleep/sleep within/straight/immediately/again; slumps/conks/zonks ~2 back;
    dozes ~3 again`,
  longSleep: `
    slept/asleep/sleeping/out ~4 # hour; since ~3 midnight/yesterday/last night/# am; # hours ~3 nap/asleep/sleep; nap ~6 hours; missed ~3 feeds`,
  cantRouse: `cant/couldnt/wont/isnt/not ~3 rouse/wake/stir/waking; nothing; mumbles; limp/floppy; barely ~2 opens/moves/stirs`,
  wakeHarmless: `
    wake/wakes/waking/woke ~2 up? until/till ~1 #/six/seven/eight/morning;     school/alarm/nursery/college/work; teen sleeps; wake/wakes/waking ~2 at/in/every/each/during ~1 night/nights; wake/wakes/waking all night;
    sleep through; through the night; every hour; in the morning for; dont wake ~3 baby; night =feeds/=wakes/=waking/=wakings; wake the baby;
    wake early; wake window; wake him if; wake up early; wake/wakes/waking/woke ~4 # am; stop/stops/keep/keeps ~2 waking;
    crack of dawn; white noise; monitor; wake up before; autism/autistic; for ~1 a change; thunderstorm/fireworks/doorbell;
    from ~3 screen/phone/tv/ipad; talking/crawling; @neg ~5 wake/waking/wakes ~4 school/nursery/college/work/alarm/alarms/class/pump/early`,

  // No strength, no tone, and its likenesses.
  floppy: `
    floppy/lifeless/lifelessly/boneless/ragdoll/floppi/flopsy/hypotonic; =limp; =limply; rag doll; no muscle; no tone;
    went/gone/go/all/totally/completely flop; dead weight; deadweight; like jelly ~3 arm/body; no strength ~6; no life in; like ~2 sandbag`,
  hangs: `
    dangle/dangl/dangling/flop/flops/flopped/flopping/hang/hangs/hanging/droop/drooping/loll/lolls/lolling/lolled/lag/sag/sags/drop/drops/dropped/dropping/fall/falls/fell/tip/tips/slump/slumps/slumped/wobbl/roll/rolls`,
  hangingLimb: `
    arm/arms/leg/legs/limb/limbs/hand/hands ~4 just? ~1 dangle/dangl/dangling/flop/flops/flopping/hang/hangs/hanging/droop/drop/drops/fall/falls`,
  lifted: `lift/lifted/pick/picked/hold/held/holding/let/scoop/scooped/raise/carry/carried; no strength; usually`,
  limpBody: `
    @floppy; @child ~6 @ragSimile; @bodyPart ~4 @ragSimile; @ragSimile ~6 arms/my arms; melt/melts/melting ~2 my? arms ~4 limp/like;
    head ~3 floppy/flop/flops/flopping/lolling/lolls/loll/lag/lagging ~3; head ~4 @hangs ~3 back/around/side/forward/sideways/chest/down;
    head ~2 just ~1 fell/falls/drops/dropped/flops/hangs/lolls; @hangingLimb & @lifted ~10;
    lift/pick/hold/let ~6 arm/arms/leg/legs/limbs/hand ~6 @hangs; no strength ~6 hold/lift/suck/head/arms/legs/body;
    @unable ~2 hold/holding ~2 head ~6 up/usually/normally/today/suddenly;
    slumps/slumped/slump ~3 over/forward/sideways/side; slumped; sat ~3 up ~8 flopped/fell/slumped/collapsed; limp ~3 arms/legs/body;
    unresponsive/unresponsiveness/unconscious/comatose/catatonic; non responsive; lose/lost conscious/consciousness; knock unconscious;
    black out; blacked out; out cold; @neg ~2 conscious; semi conscious; in and out ~2 conscious; loss of conscious/consciousness;
    collaps/collapse/collapsed; keel/keeled over; @neg ~2 pulse; no heartbeat; look/looks/seem/seems/think ~3 dead; think ~4 die/dying;
    @neg ~2 move/moving ~2 at all; @child ~1 not/isnt/wasnt moving;
    not/isnt/wont/wasnt move/moving & eyes/floor/breath/respond/pale/limp/floppy/cold/wake/asleep/found/lying/grey/blue/stiff/staring/silent/happened ~12; lie/lies/lying ~2 there ~4 not/without/no; just lies/lying there;
    barely/hardly move/moves/moving; lift/lifted/pick/picked/picking/lifting/hold/holding & @ragSimile ~10; spaghetti/jelly/noodle arms/legs;
    hang/hangs/hanging/drape/drapes/draped/flop/flops/flopped/slump/slumps ~3 over/across/off/in ~2 arm/arms/shoulder/hands/lap/knee;
    let ~2 go & thud/thuds/drop/drops/fall/falls/flop/flops/plop/plops/plonk/smack/slap ~6; like ~3 mannequin/statue/zombie/corpse/waxwork;
    just/suddenly/completely/totally ~1 flopped/flopping/wilted/slumped; wilted; air ~1 went/gone out ~1 of ~1 him/her;
    body/limbs/muscles/arms ~3 slack; slack ~2 arms/body/limbs`,
  limp: `@limpBody; @noAnswer; @blankStare`,
  notThere: `@noAnswer; @blankStare`,
  // Awake or not, the child does not answer.
  noAnswer: `
    @neg ~3 respond/react/responsive/responding/reacting/respons; unrespons; no response/responses; no reaction ~2 to/when/from/at/if/whatsoever;
    cant get ~4 response/reaction; get/getting/got no ~1 response/reaction; wont/isnt/not answer/answering ~1 me/us; wont answer ~3;
    @neg ~3 flinch/flinching/blink/blinking/acknowledg ~3;
    wont/doesnt/not ~2 look at me ~2 react; eyes open ~6 not/wont/isnt/doesnt/nobody; awake but ~6 react/respond/look/there;
    wont ~3 focus ~3 me/us; @neg ~3 focus/focusing ~2 on ~1 me/us/my; eyes ~2 open ~6 @neg ~3 there; cant get through to ~1 him/her;
    nothing gets through ~2 to; cant/couldnt get ~2 through to ~1 him/her/baby; conscious/awake/eyes ~5 @neg ~2 there/here/present/with;
    @neg ~1 all there; @neg ~3 follow/following ~3 finger/commands/light; not ~1 with ~1 us; no answer/reply ~3;
    get/getting/got no ~1 answer/reply/reaction; look/looks/looking/stares/staring ~8 not ~1 there; but not ~1 there; but he/she/hes/shes ~1 not ~1 there;
    @neg ~3 wince/winces/grimace/twitch`,
  noTurn: `@neg ~3 turn/look/hear/notice/move/flinch/follow/smile`,
  blankStare: `
    eyes ~2 glass/glassy/glazed/vacant/glaze/blank/empty; glassy/glazed/vacant/empty eye/stare/look/expression; blank stare/look;
    stare/stares/staring/gaze/gazes/gazing/look/looks/looking ~2 space/nothing/nothingness/blank/blankly/vacantly;
    stare/stares/staring/gazing/gazes ~6 wall/ceiling/distance/space/nothing/ahead & @noAnswer/respond/blink/answer/speak/@noTurn ~14;
    stare/stares/staring/gaze/gazes/gazing/looks/looking ~1 right? straight? ~1 through/past ~1 me/us/everyone/him/her;
    look ~1 straight? through ~1 me/us;
    nobody home; lights ~4 nobody/no one; @neg ~3 there behind ~2 eyes; zombie & respond/temp/fever/sleepy/cant ~10;
    stare ~8 wont/not/doesnt ~2 respond/react/answer/blink; like ~3 not? there ~2 anymore; nobody/noone ~2 there; like ~2 nobody;
    just ~3 staring & @noTurn/@noAnswer ~8; =staring ~2 @neg ~3 follow/followed/following/cry/blink/smile/move; =staring & @noTurn ~6`,
  ragSimile: `
    like ~3 rag/ragdoll/doll/noodle/noodles/spaghetti/pasta/jelly/jello/puppet/marionette/dishcloth/flannel/dishrag/sack/sandbag/beanbag/rubber/dough/putty/teatowel/scarf/jellyfish/lettuce/overcooked/string;
    like ~2 tea towel; like ~3 wet ~1 cloth/towel/lettuce/rag/noodle/paper/blanket/sock;
    like ~2 cooked spaghetti/noodle/pasta; melt/melts/melting ~2 arms; strings ~2 cut`,
  limpHarmless: `
    tower/tent/hair/fringe/plant/lettuce/celery/bunny/rabbit/teddy/toy/hat/ears; =limping; faint line; deep sleep;
    fully/fast/sound asleep ~6 move/transfer/cot/crib; transfer; doesnt/dont/wont want/wants ~2 leave/go/walk/dressed/carried/home;
    tantrum/strop/protest; text/texts/phone; sofa/couch/cartoons; crawl/crawls/crawling;
    move ~3 solid/crib/cot/house/room/bed/bowel/yet; isnt moving around; bowel/bowels; knock ~2 over; giggling/giggles/laughing; =lol/haha;
    when ~2 tired; after ~3 walk/walking/run/running/gym/football;
    when/if i/we ~3 try/put/dress ~4 coat/shoes/socks/seat/clothes/pram/buggy/pushchair; pretend/pretends; sleeper/sleepers; larynx;
    =cute/=adorable`,
  respondName: `
    @neg ~3 respond/react/answer/turn/look ~4 name; respond/react/answer ~3 name; @neg ~3 respond/react ~2 to ~1 =no;
    respond/react ~5 sound/noise/medicine/treatment/antibiotic/antibiotics/training/cream/ointment/lotion/drops/steroid/steroids/discipline/toys/sign;
    respond to no; when i/we say/tell ~3 no; i/we ~3 tell ~3 no;
    text/email/message/texts/phone/screen/tv/ipad/tablet/game; move ~3 solid/crib/cot/house/room/bed/bowel/yet/crawl; isnt moving around; bowel;
    wont/not/never/doesnt answer ~4 texts/phone/calls/name/question/questions; autism/autistic; allergy/allergic/vaccine/vaccines/jabs/eczema;
    hearing/deaf; peanut/peanuts/nut/egg/eggs/food/milk/dairy; phone/door/bell/doctor/gp/nhs/hv/email/nursery/school;
    sulk/sulking/sulks/strop/moody/cross; when/if i/we ~1 ask/asks/asked; ask/asked ~2 to ~1 tidy/share/stop`,
  passedOut: `
    pass ~1 out; =fainted/=fainting/=faints; feel/feels/feeling/felt/almost/nearly ~1 =faint; going to =faint; dead faint; syncope;
    =came/=comes ~1 round/around ~3 second/seconds/minute/minutes; =came to ~1 after ~3 second/seconds/minute/minutes; =came to on ~2 floor/ground;
    found ~4 on ~3 floor ~8 came/round/woke/groggy; out for # ~1 seconds/secs; was/he/she/completely out for # ~1 minutes/mins; out for ~3 few/couple ~2 seconds/secs;
    =dropped ~2 to ~2 floor; crumple/crumpled/crumples; went down like; hit the deck ~4 out; like ~3 lights ~2 out; keel/keeled/keels over;
    legs ~3 gave/give ~1 way & eyes/pale/faint/grey/floor/confused ~10; lose/lost conscious/consciousness; wouldnt come round; went unconscious;
    greyed out; blacked out; knocked/completely/totally out ~1 for ~3 @lasting; knees/legs ~2 buckle/buckled; unconscious for; woozy ~8 out for`,
  faintHarmless: `
    because ~2 i/we ~1 said/say/took;     joy/drama/dramatic/dramatically/tantrum/tantrums/strop/protest/kicking/refuses;     needle/needles/blood/sight/injection/injections; at ~2 sight; pretend/pretends/pretending/attention; haha/=lol/excitement/jokes/joking;
    not really; nearly/almost fainted ~2 when`,
  confused: `
    he/she/son/daughter/boy/girl/child/kid/toddler/him/her/seem/act/look ~2 confus/confused;
    he/she/son/daughter/boy/girl/child/kid/toddler/him/her/be/seem/act/look/really/is/and ~2 disorient/disoriented/disorientated/delirious/delirium/incoherent/hallucinat/hallucinating;
    confused & fever/hot/head/fell/sleepy/drowsy/vomit/floppy/hit/temp/burning/slurring/wobbly ~12; acting confused; woke ~2 very? confused; confused and/doesnt;
    he/she/hes/shes/him/her/son/daughter/boy/girl/child/kid/toddler/baby/speech/words/talking ~4 @neg ~2 make/making/talk/talking ~2 sense; =making no sense; @neg =making ~1 sense; no sense ~3 out ~1 of; he/she/hes/shes/him/her/son/daughter/boy/girl/child/kid/toddler/baby ~3 @neg ~3 know ~3 me/who/where;
    @neg ~3 recogn/recogni/recognise/recognize ~3 me/us/mum/dad/anyone/people/own/brother/sister/nan/gran; acting like ~3 recognise/recognize;
    doesnt know ~3 he/she/name/me/where/day; thinks/thought ~2 i am/was; thinks/thought im ~3 teacher/nan/gran/sister/someone;
    thinks/thought ~1 =hes/=shes/=were/=is/=was at ~1 school; thinks ~6 spiders;
    he/she/keeps/son/daughter/kept ~1 call/called/calling/calls ~2 me ~6 teacher/wrong/nan/gran/someone/miss/dog/another; wrong name;
    speak/talk/=saying ~3 nonsense/gibberish/jibberish/garbage/riddles/gobbledygook/slurr; =talking/=saying/=speaking ~1 rubbish; babbl ~2 nonsense;
    slur/slurs/slurring/slurred ~3 speech/word/words; slurring/slurred; speech ~3 slur/slurred/jumbled/thick;
    words ~3 slurred/scrambled; words ~3 jumbled/muddled/mixed & fever/hot/head/fell/sleepy/drowsy/sudden/suddenly/hit/temp/confused/wobbly/come/coming ~14; hallucinat; say ~2 strange thing ~3 fever;
    rambling & fever/temperature/hot/sick/ill/sense ~10; raving; away with the fairies & fever/temp/hot/ill ~12;
    drunk & walk/walking/wobbl/stagger/acting/like/seems & @neg ~2 drink/alcohol ~14; like ~3 drunk ~8 walk/wobbl/stagger/fever/slur;
    @neg ~5 sense ~2 out; he/she/son/daughter/keeps/kept ~1 call/called/calling/calls ~1 me ~3 nana/nanna/granny/grandma/auntie/teacher/miss/names;
    he/she/son/daughter ~4 no idea/clue ~2 where/who ~2 he/she/i/we/they/nan/nanny/mum/dad/gran;
    forgot/forgotten/forgets ~2 who/where ~2 he/she/i/we;
    act/acting/acts/behaving/seems/seem/talking/talks/looks like? ~2 drunk/drugged/stoned;
    walking/walks ~3 drunk & sudden/suddenly/fever/head/today/morning/since/slurring/falling/confused/sick/vomit/drowsy/sleepy/now ~14; drunk ~2 but ~2 @neg;
    talk/talking/speech/words ~2 mush/mushy/garbled/gobbledegook; talking/speech ~2 muddled;
    @neg ~2 walk ~1 straight & talk/talking/confused/speech/eyes/drowsy/headache ~10; he/she ~2 thinks/thought/insists/believes ~1 =im;
    he/she ~2 thinks/thought/insists ~1 =its ~2 christmas/morning/night/nighttime/school/birthday/holiday/monday/summer/winter/yesterday;
    he/she/son/daughter/sounds/seems/very ~1 muddled/befuddled/bewildered; keeps ~1 asking ~2 where/same & fell/head/hit/fever/bang/banged/confused/knock/temp ~14;
    he/she/hes/shes/son/daughter/and/boy/girl ~3 @unable ~2 remember ~4 name/birthday/happened/day/address/who/where;
    speech/talking/words/talk ~3 slurry/thick/jumbled/odd/funny/weird/strange/slow & drop/dropping/drowsy/sleepy/fever/hot/floppy/headache/confused/walk/weak/sudden/suddenly/eyes ~12;
    slurry; daft ~4 hot/fever; talk/talking ~1 daft/soft & hot/fever/duvet/confused ~10;
    @neg ~2 know/knows ~2 his/her ~1 mum/dad/mother/father/brother/sister/nan & acting/strange/fever/suddenly/hot/temp/confused ~12;
    acting ~2 strange/weird/odd/strangely/bizarre & @neg ~2 know/recogni/speak/talk/respond/recognise ~14`,
  seesThings: `
    talk/talking/speaking/chatting ~4 people/someone/somebody/things/man/lady/kids ~6 not/arent/isnt/there;
    see/sees/seeing/picking ~4 thing/things/people/spiders/bugs/insects/faces/animals/snakes ~3 arent/not/isnt/there/wall/walls/ceiling/crawling/air;
    talk/talks/talking ~2 to ~1 wall/walls/curtain/curtains/nobody/air/ceiling;
    =seeing/sees cats/dogs/rats/mice/monsters/faces/animals/snakes/bugs/spiders/men/people/insects ~4 ceiling/wall/walls/room/bed/everywhere/curtains`,
  confusedHarmless: `
    milk drunk;     imaginary/friend/ghost/pretend; night terror/terrors; nightmare; sleepwalk/sleepwalking; bilingual; languages; toddler talk; homework;
    maths/math; confused about/by/with/between; latch; nipple confusion; day and night; letters; speech therapist; lisp; pretend;
    teddy/doll/dolls/toys/babble/babbles/babbling/=cute; appointment/lesson/times; confused ~1 why/about/how/by/when/whether;
    laughs/laughing/cracks ~1 up; nonsense words/songs`,
  lethargic: `
    lethargic/letharg/listless/drowsy; out of it; @very sleepy; @very drows/drowsy/lethargic/letharg/listless; dazed; not with it; zoned out;
    barely awake; abnormally sleepy; unusually sleepy; sleepier than; cant keep ~2 eye open`,

  // ── Seizures ──────────────────────────────────────────────────────────────────────────────────────────────────────
  shakes: `
    shak/shake/shook/jerk/jerky/jerks/twitch/twitchy/tremb/trembl/tremor/spasm/judder/shudder/thrash/flail/convuls/quiver/vibrat/vibrate/jolt/jump/pulse/pulsing/pull/pulling/pumping/paddling/cycling;
    going like ~3 clappers/mad`,
  jerks: `
    jerk/jerky/jerks/jerking/twitch/twitchy/twitching/spasm/spasms/judder/juddering/convuls/convulsing/jolt/jolting/jolts/thrash/thrashing/=shuddering`,
  bodyPart: `arm/arms/leg/legs/limb/limbs/hand/hands/foot/feet/face/body/shoulder/shoulders/head/eyelid/mouth/cheek/neck/everything`,
  stiffens: `
    stiff/stiffen/stiffened/stiffens/rigid/rigidly/plank/board/statue/poker/ironing; arch/arched/arches ~2 back; back ~2 arch/arched/arches;
    tense ~2 up; tensed`,
  eyesGone: `
    eye/eyes ~6 roll/rolled/rolling/flicker/flickering/flickered/deviat/fix/fixed/stuck/lock/locked/lolling/flutter/fluttering;
    eye/eyes ~3 back/up ~3 head/into; eye/eyes ~3 up/upwards; eye/eyes ~2 white/whites; roll ~3 eye ~3 back/up;
    eye ~4 go/went/gone ~3 back/white/up/funny/sideways/weird; white/whites ~3 eye/eyes; only ~3 whites;
    eyes ~3 pull/pulled/drift/drifted/shoot/shot/flick/flicked/turn/turned ~3 side/left/right/up/one;
    looking ~3 one side ~3; eyes ~3 back of ~2 head`,
  eyesOdd: `eye/eyes ~2 =gone/elsewhere/wild/blank/weird/funny/strange/empty`,
  ownAccord: `
    on ~1 own; by itself/themselves/themself; @unable ~2 control/controlling; involuntary/involuntarily; mind of ~1 own;
    without ~2 meaning/doing; @unable ~2 stop ~1 it/them; even ~2 when ~2 hold/held; when ~1 hold/held/holding`,
  unaware: `
    @neg ~3 respond/react/responding/hear/answer/aware/know/speak/there/talk/blink;
    unresponsive/unconscious/unaware/vacant/blank/absent/dazed/conscious/responsive; staring/stare/stares/stared/gazing; nobody home; out of it;
    not with it; cant/couldnt ~2 get through; zoned out; limp/floppy; @neg ~2 know ~3 i/we/me; @neg ~2 hear ~2 me/us/her/him; @neg ~2 with ~1 us`,
  foam: `
    foam/foaming/froth/frothing/frothy/dribble/dribbling/drool/drooling/spit/bubbles ~5 mouth/lip/lips/chin; foaming/frothing;
    gurgl/gurgle/gurgly/gurgling`,
  rhythm: `
    uncontroll/uncontrollable/uncontrollably/rhythm/rhythmic/rhythmically/violent/violently/nonstop/repeatedly/repetitive/cluster/clusters/burst/bursts;
    over and over; wont/cant/doesnt/not/wouldnt ~2 stop/stopping; in a row; again and again; one after another; on and off for;
    like ~2 electric/electrocuted/shock/shocked/piston/machine/drum;
    every few second/seconds; every # second/seconds; all ~1 over; whole/entire body; head to toe; both sides; at ~1 same time; beats`,
  oneSide: `
    one/left/right ~1 side/arm/leg/half/hand/cheek/foot/eyelid/shoulder; side of ~2 face/body/mouth; corner of ~2 mouth; down one side;
    mouth ~3 side/corner/pulled/drooping`,
  lasting: `
    # ~1 second/seconds/sec/secs/minute/minutes/min/mins; half a minute; a ~2 minute/minutes; few/couple ~2 second/seconds/minute/minutes/mins;
    ages`,
  epilepsy: `epilepsy/epileptic/seizure/=fits; dravet`,
  fitLong: `
    past/over/longer/beyond ~2 # minute/min/mins; more than ~1 # minute/min/mins; still going; wont stop; back to back; one after another;
    this one ~4 minute/minutes/different; hasnt stopped; # minutes now`,
  fitWord: `
    seizur/seizing/seizes/convuls/convulsion/convulsing/convulse/convulsive/epileptic/=fittin/seize;
    had/having/has/have/took/taking/takes/taken/start/started/another/long/febrile/first/second/third/big/threw? ~2 =fit/=fits; a =fit; be/been/started/starts/still/kept/keeps/stopped ~1 =fitting; @child ~1 =fitting; =fitting again/now/for;
    # =fits; he/she/baby/daughter/son/they ~1 =fitted; =fitted ~2 for/again/twice; =fit today/again/for/was/lasted/lasting/stopped;
    =fits ~1 last/lasted/lasting/today/again;
    his/her/the =fit was; keeps having =fits; grand mal; petit mal; tonic clonic; infantile spasm; absence seizur/seizure; status epilepticus;
    febrile convulsion/seizure/=fit; funny turn; having =turns; had ~1 turn & stiff/shook/jerk/eyes/blue ~12;
    shaking ~2 attack/fit/episode/spell; an episode & shaking/stiff/jerking/twitching/eyes ~12; fever/febrile/heat/temperature =fit/=fits;
    =fits ~3 fever/febrile/temperature; @epilepsy && @fitLong; =given/=gave/=used/=had ~4 midazolam/buccolam/buccal/diazepam/diastat/nayzilam;
    midazolam/buccolam/buccal ~4 given/gave/used/didnt/hasnt`,
  // Infantile spasms: a move, again and again.
  spasmMove: `
    nod/nods/nodding/bow/bows/bowing/crunch/crunches/jackknife/jackknifes/jackknifing/fold/folds/folding/curl/curls/curling/bend/bends/bending/doubling/fling/flings/flinging/salaam/bob/bobs/bobbing/hug/scrunch/scrunches/jolt/jolts/jerk/jerks/spasm/spasms/twitch/twitches;
    sit up/ups; head ~2 drop/drops/dropping;
    arm/arms/hand/hands/knees/legs ~4 fling/flings/throw/throws/fly/flies/flying/shoot/shoots/spread/jump/jumps/up/out/draw/pull`,
  series: `
    in ~1 row; cluster/clusters/burst/bursts/series/batch/batches/run/runs; over and over; again and again; repeatedly; # times;
    one after another; every few second/seconds; every # second/seconds; ten/twenty/dozen/dozens/several/five/eight ~2 times/row/of;
    each/every time ~4 wakes/wake/woke; # ~3 row;
    bunch/bunches/group/groups/set/sets/volley/volleys/wave/waves/bout/bouts/flurry/flurries/string/strings/spate/spates/succession ~1 of/in;
    in/rapid ~1 succession; back to back; dozens; time after time; twenty/thirty/fifty ~1 times`,
  blankOut: `
    stare/stares/staring/blank/blanks/blanked/zone/zones/zoned/zon/freeze/freezes/frozen/froze/vacant/vacantly/absent/absence;
    switch/switches/switched off; spaces/spacing/space out; drifts off mid; stops mid; stuck mid; mid ~1 word/sentence/step/bite/chew`,
  seizure: `@fitWord; @seizureStrong; @seizureSigns`,
  // Beyond what sleep, a startle or a protest explains.
  seizureStrong: `
    @eyesGone & @stiffens/@jerks/shak/shook/foam ~16; @stiffens & @jerks/=shook ~14; @jerks & @unaware/@foam ~14;
    @foam & shak/shook/@stiffens ~14; @jerks & @lasting & @bodyPart ~14; shook/shak/shaking & @unawareBody ~14;
    jaw/teeth ~2 lock/locked/clench/clenched/clamped & @stiffens/shak/shook/gurgl ~14; =foaming/=frothing ~3 mouth; @jerks & @ownAccord ~14`,
  seizureSigns: `
    @eyesGone & @stiffens/@jerks/shak/limp/floppy/foam/minute ~16; eye/eyes ~5 roll/rolled/rolling ~4 back/head/up/behind/white/upwards;
    roll/rolled/rolling ~3 eye ~3 back/up; eye ~4 go/went/gone ~3 back/white; eyes ~3 up ~2 into; only ~3 white ~3 eye;
    white/whites of ~3 eye ~4 show/showing; see ~3 whites; eye ~4 flicker/deviat/stuck; eyes =rolled; eyes ~4 back of ~2 head;
    eyes ~4 went/go/gone ~2 funny/white/up;
    @shakes & @eyesGone ~16; @jerks & @stiffens/@unaware/@foam/@rhythm ~14;
    shak/shake/shook/tremb/trembl/quiver/flail/shuddering/vibrat/vibrate & @unawareBody/@stiffens/@foam/@rhythm/@unconscious ~14;
    @jerks & @oneSide ~7; shak/pull/pulling/twisting/=going/drooping & @oneSide & @lasting/@unaware/stiff/speak/@eyesGone ~14;
    @bodyPart & @jerks ~5; @bodyPart & shak/shook/pumping/pulsing/beating/tremb/=going & @lasting/@unaware/@rhythm ~14; @jerks & @lasting ~8;
    whole/entire body & @shakes ~7; all over & shak/jerk/twitch/vibrat/trembl ~4; shak/twitch/jerk ~4 wont/cant/not ~2 stop/stopping;
    jerk ~4 wont stop;
    @stiffens & @eyesGone/@foam/@unaware/twitch/shak/blue/collaps/grey ~14; he/she/body/baby/whole/went/goes/limbs ~4 stiff/rigid ~8 @lasting;
    @lasting ~5 stiff/rigid; go/went/gone/goes/going ~3 stiff/rigid; went ~3 like ~2 board/plank/statue;
    stiff/rigid ~3 board/plank/poker/statue/ironing; jaw/teeth ~2 lock/locked/clench/clenched/clamped; lock/locked/clenched/clamped ~3 jaw/teeth;
    foam/froth/drool ~4 at ~2 mouth; foam/froth ~4 mouth; =foaming; =frothing ~2 at; frothing; stare ~3 spell/spells; @blankOut & @seizeSign ~14;
    @blankOut & times/twenty/dozens ~3 day ~14; lip/lips ~1 smacking/smack; smack/smacks/smacking ~2 lips;
    picking ~2 clothes & @blankOut/@unaware ~12; mouth/face ~2 twitches/twitching; eyes ~4 flutter/fluttering & @unaware/@blankOut ~12;
    @spasmMove & @series ~14; repeated ~2 movements/jerks; clusters of; @jerkSure && @eyesSure; @stiffSure && @eyesSure;
    @jerkSure && @unawareSure; @stiffSure && @jerkSure; bit/bitten/bites ~2 tongue & wet/shook/shaking/jerk/floor/confused/came ~12;
    wet/weed/peed ~2 himself/herself & shaking/jerk/twitch/stare/unresponsive/collapsed ~12; shaking ~1 thing/business/turn/spells/bouts;
    @bodyPart & @shakes/moving/move/moves & @ownAccord ~14; @shakes & @ownAccord & since/minutes/again ~14;
    shak/banging/beating/thumping/drumming & @eyesGone/@eyesOdd ~16; eyelid/eyelids/lids flicker/flickering/flutter/fluttering & @blankOut ~10;
    he/she/baby/son/daughter/child/toddler ~2 twitching/jerking/thrashing/convulsing; twitching/jerking/thrashing on ~1 floor/bed/sofa/ground;
    left/right/one ~1 side/half ~3 jumping/jerking/going/shaking/twitching; lost ~2 control ~3 bladder & shook/shaking/jerk/floor ~12`,
  unconscious: `unconscious/unresponsive/limp/floppy/respond/conscious/responsive/blue; stare/stares/staring`,
  seizeSign: `
    @neg ~3 respond/react/answer/hear/blink; twitch/twitching/smack/smacking/flutter/fluttering/jerk/chewing/fumbling; # second/seconds;
    unresponsive; cant ~2 get ~2 attention`,
  unawareBody: `@neg ~3 respond/react/know/there/answer; staring; unresponsive/unconscious/unaware/vacant`,
  jerkSure: `
    jerking/jerks/jerked/jerky/convulsing/twitching/jolting/juddering/thrashing/shuddering; @bodyPart ~3 shaking/shook/twitching;
    shaking ~3 all over; shook ~2 all; started ~1 shaking; body ~2 shaking`,
  eyesSure: `
    eyes ~4 roll/rolled/rolling ~2 back/up/head; eyes ~3 into ~2 head; whites ~3 eyes; eyes ~3 fixed/stuck/flickering;
    eyes ~2 went/gone ~2 up/back/white/funny; glazed/glassy`,
  stiffSure: `stiffened/rigid; went/gone/goes/go/body/arms/legs ~2 stiff; stiff ~2 as; stiffens up; stiff as ~2 board/plank`,
  unawareSure: `
    unresponsive/unconscious; @neg ~2 responding/respond/answer; couldnt ~2 get through; staring ~3 space/nothing; not there`,
  fitHarmless: `
    fit into; lid/clothes/shoes/size/trousers/bra/kitchen/carpet/coat/wardrobe/gate/lock/blinds/jeans; epilepsy ~3 school/plan/care/support;
    tantrum/strop; over ~3 socks/toy/ipad/sweets; turn/turns ~3 walking/taking/slide/swing; rattle/bottle/formula/medicine;
    rolls/rolling ~2 eyes at; wont share; giggl/giggles/laughing`,
  seizureHarmless: `
    cant/wont ~2 buckle/strap; hates/hate/fights ~3 seat/buggy/pram/bath/pushchair;     because/cos/when ~2 i ~1 said/say ~2 no; sweets;     startle/startles/moro/reflex/hiccup/jitter/excited/excitement/happy/bounce; in ~3 sleep; fall ~2 asleep;
    drop/drops/dropping off ~2 to? ~1 sleep; drift off; when ~2 sleep; drifting; nodding off; falls asleep; off to ~1 sleep; eyes ~6 asleep;
    to ~1 sleep; falling asleep; dozing off; as/when/while he/she ~4 sleep/asleep; eye/eyes ~6 drop/drops/drift/drifts off;
    wet bed; shiver/shivers/shivering; cold water; after pee; tantrum; put/strap/get/getting ~6 carseat/seat/buggy/pram/stroller;
    when ~2 change ~2 nappy/diaper; applause; clapping; dance/dancing; music; door ~2 slam/slams; slams; loud noise; protest; nursing/latch;
    wind/gas/trapped; formula/rattle/maraca; rolls/rolling ~2 eyes at; bounces/trampoline/jumperoo; kicks/kicking ~3 excited/mat/gym;
    knee/knees reflex; eyelid ~2 twitch/twitching/twitches; eye twitch; whooping/laugh/laughing;
    phone/screen/tv/cartoon/cartoons/game/ipad/telly/youtube; when i/we ~2 put/strap/change/try/dress; refuses/refusing; into ~2 seat;
    growing pains; when/if/whenever i/we ~3 buckle/pick/lift/hold/carry/sit/lay; stubborn; dentist; grinding/grind/grinds ~3 night/nights/sleep;
    push/pushing/poo/pooing/fart/farting/trump/straining; head ~1 control; wobbly`,
  againNow: `
    have/having ~1 one again/now; have/having another; happen/happening again; another one now; doing it again; it again now; started again`,

  // ── Meningitis and sepsis ─────────────────────────────────────────────────────────────────────────────────────────
  rashWord: `
    rash/rashes/spot/spots/dot/dots/mark/marks/blotch/blotches/bruis/bruise/bruises/speckle/speckles/freckle/freckles/patch/patches/petechia/petechiae/purpura/pinprick/pinpricks/pinpoint/splotch/splotches/splodge/splodges/smudge/smudges/blemish/speck/specks/pimples/splatter/spatter/flecks/fleck/prickles/streaks/blobs;
    pin prick/pricks/point; red/purple ~1 bits/things; marks`,
  darkRed: `
    purple/purplish/purply/plum/maroon/burgundy/wine/claret/violet/blackcurrant/blackberry/beetroot/aubergine/mulberry/magenta/crimson/port;
    dark red; blood red; blood coloured/colored/blister/blisters; ~1 colour/color of ~2 wine/plum/blackcurrant/bruise/port; purpley;
    reddish purple; red/purple wine; dark purple; deep red; brownish purple`,
  noFade: `
    @neg ~4 fade/fades/fading/blanch/blanching/pale/lighten/vanish/disappear/disappearing/whiten;
    @neg ~2 go/going/goes/turn/turning ~2 away/white/pale/clear/lighter; @neg ~2 change/changing ~2 colour/color;
    stay/stays/stayed/staying/remain/remains ~5 same/red/purple/put/there/dark/visible/just/when/under;
    still ~3 there/see/visible/red/purple/showing/dark; see ~4 through; nonblanching; non blanch; unblanch; didnt shift/budge;
    same ~2 colour/color`,
  pressed: `
    press/pressed/pressing/push/pushed/pushing/squash/squashed/squeeze/squeezed/stretch/stretched/stretching/rolled/roll/thumb;
    glass/tumbler/cup/beaker/jar/tumblr; glass test; tumbler test; finger ~2 on`,
  drySpots: `
    tiny/little/small/pinprick/pin/pinhead ~2 red/purple/dark/brown/black? ~1 dot/dots/spot/spots/bruise/bruises/marks/pricks;
    @darkRed ~3 @rashWord; @rashWord ~4 @darkRed; like ~4 pinpricks/pins/bruises/pen/biro/sharpie/wine/paintbrush/ink/blood;
    pinprick/pinpricks/pinpoint/petechiae/petechial; bruise/bruises ~5 nowhere/everywhere/overnight/suddenly/popping/appearing/appeared;
    blood spots; under ~2 skin`,
  illSign: `
    @fever/@lethargic/@coldLimbs/vomit/ill/unwell/poorly/sick/floppy/limp/drowsy/sleepy/floppy/pale/ache/aches/headache/chills/shivering/shivery;
    not ~1 herself/himself/right; flu; hot`,
  badRash: `
    @rashWord & glass/tumbler/beaker/jar ~16; glass/tumbler test;
    @rashWord & @noFade & @pressed ~14; @rashWord ~14 @noFade ~6 @pressed; @pressed ~10 @noFade; @noFade ~8 @pressed;
    @rashWord ~5 @neg ~3 fade/blanch/fading/blanching; @rashWord && @noFadeSure; nonblanching; non blanch; unblanch; doesnt blanch;
    @neg ~2 blanch/blanching; @rashWord ~8 @neg ~1 go/turn ~2 white/pale/clear;
    petechia/petechiae/purpura; @darkRed & @rashWord ~4; purple rash; bruise like ~2 rash/spot/mark; rash ~4 like ~3 bruise/bruises;
    pin prick/pinprick/pinpoint/pinhead ~3 dot/dots/spot/spots/rash/red/mark/marks; red/dark/purple pin prick/pinprick/pinpoint/pinpricks;
    like pinpricks; pinprick/pinpricks/petechiae ~4 skin;
    @drySpots & @illSign/spread/spreading/more ~14; @drySpots && @feverIll;
    @drySpots & spread/spreading/more/fast/multiplying/increasing/creep/creeping/climbing/travelling/coming/growing ~12;
    @drySpots ~4 crawling ~2 up; blood spot/spots/blister/blisters & skin/leg/legs/arm/arms/tummy/body/rash/chest/feet ~10;
    spot/rash/dot/spots/marks ~6 spread/spreading ~4 fast/quick/quickly/rapidly/minutes/front & fever/temp/ill/sick/purple/red/dot/unwell ~12;
    dot/dots/spots spread/spreading fast/quickly; rash spreading ~4 minutes/eyes; spread/spreading ~3 before/in front;
    @rashWord ~6 under ~1 skin; bleeding under ~2 skin; @rashWord ~6 spread/spreading ~10 drowsy/sleepy/fever/ill/limp/lethargic;
    look/looks/looking like ~3 bruise/bruises & rash/spot/spots/fever/patches/marks/temp ~12;
    bruise/bruises/bruising & nowhere/everywhere/appear/appearing/popping/spreading/appeared & @illSign ~14;
    @rashWord ~12 stretch ~3 skin & fever/hot/ill ~10; meningitis/sepsis/septic/meningococcal ~1 rash;
    @rashWord ~4 meningitis/sepsis/meningococcal; could/think/maybe/is/might/be ~4 meningitis/sepsis/septic ~4; septic;
    @rashWord & @darkRed & spread/spreading/watch/fast/quickly/growing ~14; @rashWord ~4 spread/spreading/growing ~4 watch/eyes/minutes`,
  noFadeSure: `
    @neg ~4 fade/fades/blanch/blanching/fading ~6 @pressed?; @pressed ~8 @noFade; @noFade ~6 @pressed; glass/tumbler ~6 still/not/see/there;
    still ~2 see ~6 glass/tumbler`,
  feverIll: `@fever; drowsy/lethargic/listless/limp/floppy; @coldLimbs; vomiting; stiff neck; temperature`,
  // The glass test learnt for another day.
  askedAhead: `for ~1 future; nobody ~2 ill/unwell; isnt ~2 here yet; antenatal ~1 class; just ~2 know ~4 future; before ~2 born`,
  rashHarmless: `
    fade/fades/faded/disappears/vanish/goes ~2 away/white ~3 press/pressed/pressing; fade/fades/blanch/blanches;
    drew/drawn/draw/drawing/scribbled/marker/crayon/jam; birthmark/mongolian/strawberry mark; chickenpox; heat rash; felt ~1 tip/tips;
    wash ~1 off; washable; ink/henna/stamp; rash cream/ointment/tube`,
  // The neck will not bend, light hurts.
  stiffNeck: `
    stiff/stiffness ~5 neck; neck ~5 stiff/rigid/locked/seized/stuck;
    neck ~4 hurt/hurts/sore/pain/painful/agony/killing ~4 bend/move/touch/look/nod/chin/down;
    neck ~4 sore/hurt/hurts/pain/aches/painful & fever/light/headache/temp/curtains/sick/vomiting ~14;
    @unable ~5 bend/move/touch/tuck/put/turn/nod/lower/flex/get ~4 neck/chin ~4 chest?;
    @unable ~5 chin ~3 chest; chin ~4 chest/down ~6 hurt/pain/hurts/scream/screams/cry/cries/agony;
    @neg ~3 look ~2 down ~4 shoes/feet/toes/floor/lap/tummy/chest?; @neg ~3 nod; @neg ~2 bend ~2 head/neck;
    hurts/screams/cries ~4 bend ~3 head/neck; hurts ~2 nod; hurt ~3 look down; neck ~3 arched/back & fever/cry/temp ~10; @neg ~3 kiss ~2 knees;
    neck ~5 sore/pain/painful/hurts/agony & tilt/tilts/bend/lift/turn/nod/move/touch ~10;
    neck ~4 concrete/board/wood/wooden/poker/brick/rock/iron/plank; @unable ~4 put/get/bring/tuck/drop ~3 chin; neck ~3 straight/stiffly/rigidly;
    cries/screams/cry/scream ~3 bend ~2 it; hold/holds/holding ~2 neck ~2 still/straight; @neg ~3 look ~3 tummy/belly/chest/feet/shoes/toes;
    cant ~3 look ~2 down`,
  illPlain: `hot/ill/unwell/poorly/boiling/burning/sick/miserable`,
  neckLocked: `
    neck ~3 so stiff; so stiff ~3 neck; neck ~8 stiff ~6 cant/cannot/wont/couldnt ~4 look/bend/move/turn/touch;
    stiff ~6 neck ~6 cant/cannot/wont ~4 look/bend/move/turn/touch`,
  neckPain: `
    sore/painful/aching/hurting/bad ~1 neck; neck ~3 sore/hurt/hurts/hurting/pain/painful/ache/aches/killing;
    head and neck ~4 bursting/hurt/hurts/sore/killing/pain/aching/splitting; neck ~4 bursting/splitting`,
  neckHarmless: `slept funny; slept wrong; pillow; torticollis; whiplash; massage; woke up with ~2 crick; crick; physio`,
  lightHurts: `
    light/lights/sun/sunlight/lamp/brightness ~4 hurt/hurts/hurting/bother/bothers/pain/sore/agony/kill/kills/killing/unbearable/stab/stabs/burns/stings;
    @neg/cant/hate/hates ~3 stand/bear/look/tolerate/like/face/handle/stick/cope/abide ~4 light/lights/lamp/window/screen/sun/sunlight/daylight/brightness;
    hide/hides/hiding/shield/shields/shielding/cover/covers/covering/screws/screwing/squint/squints/squinting ~5 light/lights/window/lamp/bright/daylight/sun;
    hurt/hurts ~4 light; photophobia; lights ~3 off/hurt/out; scream/screams/cries ~5 light/lights/lamp/curtain/curtains;
    sensitive/sensitivity ~2 light; light sensitiv/sensitive; hate/hates/avoids/avoiding/dislikes ~2 bright? light/lights;
    curtain/curtains/blind/blinds ~3 shut/closed/drawn/close/down; close/shut/draw/closing/pull ~3 curtain/curtains/blind/blinds;
    sunglasses ~3 on/inside/indoors/in/wearing; wearing ~1 sunglasses; dark room; wants ~4 dark; in the dark ~4 eyes/head;
    @neg ~3 open ~3 eyes ~4 light/bright; head/face under ~3 pillow/blanket/duvet/covers; light/lights ~2 too bright;
    turn/switch/put ~5 light/lights/lamp ~1 off/out; light/lights/lamp/telly/screen ~4 cry/cries/crying/scream/screams/whimper/wince/winces;
    hide/hides/hiding ~4 light/lights/window; shuts/covers ~2 eyes ~4 light`,
  // The soft spot stands out.
  softSpot: `
    fontanel/fontanelle/fontanell/fontenelle/fontenel/fontanels; soft/squishy/squashy/spongy/squidgy/mushy ~1 spot/bit/patch/part/place/area/top;
    top/crown ~2 of ~2 head/skull; top ~1 head; hole ~3 head/skull`,
  standsOut: `
    bulg/bulge/bulges/bulging/swell/swells/swollen/swoll/stick/sticks/sticking/raise/raised/puff/puffs/puffed/puffy/tense/tight/taut/pop/pops/popping/popped/bump/hard/firm/dome/domed/mound/egg/lump/rounded/hill/proud/balloon/ballooned/poke/poking/up/out/hump/drum/ball/risen/higher/full/fuller/pressure;
    bulgy/bulgey/swelly/lumpy/bumpy/cushion/protrude/protruding/bloated`,
  bulgingSpot: `@softSpot & @standsOut ~9; @standsOut ~4 @softSpot`,
  bulgeHarmless: `
    pulse/pulses/pulsing/pulsating/pulsates/throb/throbs/beat/beats/beating; sunken/sinks/sunk/dip/dips/hollow/dent;
    when ~3 close/closes/closed/cries/crying/cry; cradle cap/dandruff/scales/flaky/hair/hat/bald; cries ~6 flat/normal/down; flat ~4 calm;
    wash/shampoo/brush/oil; soft ~2 again; hit/hits/bumped/bang/banged/fell/bonk; birth/vacuum/forceps/caput/cephalohematoma;
    when ~3 screams/screaming/strains; goes ~1 flat/down`,
  oddCry: `
    high/higher pitch/pitched ~3 cry/cries/crying/scream/shriek/wail/moan/squeal; moan/moaning/moany ~2 cry; shrill ~2 cry/scream/wail/shriek;
    cry/cries/crying ~4 pitch/pitched/weird/strange/weak/moan/shrill/different/unusual/odd/cat/kitten/wrong/screechy/piercing; weak cry;
    whimper/whimpering ~2 weak; weird/strange/odd/different/piercing/unusual ~2 cry/crying/scream/shriek; constant moan/moaning; cry ~2 strange;
    moaning; like ~2 cat/kitten ~3 cry/mew;
    cry/crying/scream/screaming/wail/wailing/shriek/shrieking & strange/weird/odd/shrill/piercing/pitch/pitched/animal/moany/unnatural/eerie/cat ~4;
    high/higher ~1 cry/crying/scream/screaming/moan/wail`,
  coldLimbs: `
    cold/icy/freezing/chilly/frozen ~3 hand/hands/foot/feet/toe/toes/finger/fingers/limb/limbs/extremities;
    hand/hands/foot/feet/toes/fingers/legs/arms ~5 cold/icy/freezing/ice/stone/frozen/iceblock/icicles; ice cold ~2 hand/feet; stone cold;
    like ~2 ice/icicles/iceblocks`,
  limbPain: `
    leg/legs/limb/limbs/joints/muscles/calves ~4 ache/aches/aching/hurt/hurts/pain/painful/sore/agony;
    pain/pains/aching ~3 leg/legs/limbs/joints/muscles; wont walk; @unable ~2 walk/stand ~4 legs?; wont ~3 weight`,
  severeHead: `
    worst/terrible/awful/splitting/banging/severe/blinding/pounding/unbearable/massive/bad ~1 headache/head;
    head ~3 agony/killing/exploding/pounding/splitting/hurts; headache`,

  // ── Allergy ───────────────────────────────────────────────────────────────────────────────────────────────────────
  anaphylaxisWord: `
    anaphylactic/anaphylaxis/anaphylact; =used/=using/=gave/=given/=giving/=jabbed/=injected/administered/=stuck ~5 @adrenaline;
    @adrenaline ~4 =used/=gave/=given/already/went; should/shall/must ~2 =use/=give/=inject/=jab ~4 @adrenaline;
    do i/we =use/=give/=inject ~3 @adrenaline now; needs/needed ~3 @adrenaline;
    @adrenaline & swelling/hives/wheezing/throat/stung/minutes/reaction ~10;
    severe/bad/serious/massive/awful allergic reaction; go/going into anaphyla/shock; throat ~3 clos/closing/closed/swelling/swell ~2 up?;
    =had his/her/their/the/an? ~1 @adrenaline; allergic ~3 bee/bees/wasp/wasps/sting/stings ~8 stung; stung/sting ~4 tongue/mouth/throat/lip`,
  reactionNow: `
    allergic reaction; having a reaction; bad reaction; reacting; reacted; reaction to;
    allergic/allergy & ate/drank/eaten/drunk/stung/had/swallowed/bite/party/just ~12`,
  adrenaline: `
    epipen/epipens/epinephrine/adrenaline/adrenalin/auvi/autoinjector/jext/emerade/neffy/anapen; epi pen; auto injector; allergy pen;
    adrenaline pen; =epi`,
  throatTight: `
    throat/neck ~5 tight/clos/close/closing/swell/swelling/swoll/swollen/itch/itchy/itching/itches/funny/scratchy/tighten/tightening/shut/shutting/weird/block/blocked/narrow/thick/squeez/squeezed/tingl/prickly/burning/lump;
    tight/tightness/lump/something/frog/itch/tingle/tingling/ball ~3 throat; cant swallow; @unable ~3 swallow ~2 spit/saliva/own/properly?;
    voice ~5 hoarse/funny/croak/croaky/raspy/husky/weird/different/squeaky/muffled/=gone/thick/gravelly;
    drool ~3 lot;
    tongue/mouth ~5 itch/itchy/itching/itches/tingl/tingling/tingly/tingles/swell/swelling/swollen/swoll/big/fat/thick/fizzy/burning/prickly/spicy/hot/numb/funny;
    tingling/tingly/itchy/numb/burning/fizzy ~3 mouth/tongue/lips/throat; lips ~3 tingl/tingly/tingling/numb; hoarse; chest ~3 tight/tightness;
    clearing/clears ~2 throat; scratching/clawing/pulling ~3 throat/tongue/neck; croaky; voice ~5 frog/gruff/gone/whisper/strangled/hollow`,
  throatHarmless: `
    sore throat; strep; tonsil/tonsils/tonsillitis; cold/flu; @unable swallow pill/tablet/pills; pill/pills/tablet/tablets/capsule`,
  swollen: `
    swell/swelling/swoll/swelled/puff/puffy/puffing/puffed/enlarg/inflat; blow up; blown up; twice/double/doubled ~3 size; double in size;
    puffs/=ballooned/=ballooning/inflated/bloated/sausage/sausages; swollen shut; sealed shut;
    be/look/looks/looking/go/going/gone/went/get/getting/got/turned/like ~2 huge/massive/enormous/doubled/fat/fatter/bulging/bigger/big; like ~2 balloon/balloons; swell/swelled; like ~3 boxer/duck/balloon/balloons/trout/pufferfish/sausages/botox/marshmallow/tomato/elephant; blown up;
    closed up; like ~3 football/boxer/pumpkin/melon/beachball/michelin/hamster/chipmunk/tennis/rugby/basketball/grapefruit/potato/fish/moon`,
  facePlace: `face/lip/lips/tongue/eyelid/eyelids/eye/eyes/mouth/throat/cheek/cheeks/gums/head`,
  faceSwell: `@facePlace & @swollen ~6; fat lip; whole face ~4 red/blown/big/puffy`,
  tongueSwell: `tongue/throat & @swollen ~4`,
  lipSwell: `lip/lips/tongue/face/mouth/throat & @swollen ~5`,
  injury: `
    fall/fell/hit/hits/bump/bumped/knock/knocked/bang/banged/trip/tripped/teeth/tooth/mosquito/midge/ball/kick/kicked/headbutt/headbutted/ulcer;
    cold sore; my lip/face/eye/tongue/mouth; gland/glands; sore throat; tonsil/tonsils/tonsillitis/mumps; toe/leg/ankle/knee/foot/hand/arm`,
  injuryOrTooth: `
    fall/fell/hit/hits/bump/bumped/knock/knocked/bang/banged/trip/teethin/teeth/tooth/dentist/gum/abscess/bit/bite/bites/bitten/mosquito/midge/crash/ball/kick/kicked/braces/mumps/conjunctivitis/sty/stye/crying/cried/woke/cry/gunky/sinus/hayfever/pollen;
    headbutt/headbutted/head-butted; my lip/face/eye/tongue/mouth; newborn; birth; delivery; ulcer/cold sore; gland/glands; chubby`,
  allergicReaction: `
    allergic reaction; reaction to; react/reacts/reacted to; having a reaction; bad reaction; reacting; allergic to; allergy; allergic`,
  // What sets an allergy off, by the kind and by the brand.
  allergen: `
    peanut/nut/nuts/cashew/almond/walnut/hazelnut/pistachio/pecan/brazil/macadamia/pinenut/sesame/tahini/hummus/houmous/satay/pesto/nutella/snickers/bamba/reeses/marzipan/praline/halva/halwa/barfi/badam/kaju/falafel/egg/eggs/omelette/omelet/mayo/mayonnaise/meringue/quiche/custard/frittata;
    shellfish/shrimp/prawn/prawns/crab/lobster/mussel/mussels/oyster/squid/calamari/scampi/clam/fish/salmon/cod/tuna/kiwi/strawberry/strawberries/mango/lupin/mustard/celery/soy/tofu/wheat/milk/dairy/cheese/yogurt/yoghurt/paneer/formula/whey/buttermilk/icecream;
    wasp/bee/hornet/sting/stung/yellowjacket/ant/antibiotic/antibiotics/amoxicillin/penicillin/augmentin/cefalexin/keflex/ibuprofen/nurofen/motrin/advil/vaccine/jab/jabs/injection/latex/allergic/allergy/allergen/trailmix/granola;
    protein ball; peanut butter; almond butter/milk; ice cream`,
  realHives: `
    hives/hive/welts/welt/urticaria/wheals/weals/wheal/nettle; raised ~2 bumps/rash/lumps/blotches/patches; nettle rash;
    itchy ~1 bumps/lumps/welts; like ~2 nettles; bumps/lumps/blotches ~2 all over; blotchy ~2 all over; blotches; hive-like; bumpy rash;
    red blotches/lumps`,
  secondSystem: `
    @vomit; throw up; throwing up; threw up; wheez; wheezing; @breathTrouble; limp; floppy; pale; faint; fainted; dizzy; woozy; collapsed;
    hoarse; @throatTight; @faceSwell; coughing; cough; wheezy; breathing ~3 wheezy; breath ~4 bad/funny/noisy/fast;
    gone ~1 quiet/limp/pale/floppy; something ~1 bad ~3 happen; doom; lightheaded`,
  foodSure: `
    peanut/nut/nuts/cashew/almond/walnut/hazelnut/pistachio/pecan/sesame/tahini/hummus/satay/pesto/nutella/snickers/egg/eggs/shellfish/shrimp/prawn/prawns/crab/lobster/fish/penicillin/amoxicillin/kiwi`,
  anySwelling: `swelling/swollen/swelled/swells; puffing up; puffed up`,
  skinReact: `
    blotch/blotchy/blotches/itch/itchy/itching/rash/bumps/lumps/flushed/welts; red ~2 all over; whole/entire/all ~1 body ~3 red/itchy/flushed;
    red ~3 head to toe; itchy ~2 everywhere/over`,
  allergicBreath: `
    wheez/wheezing/wheezes/wheezy/hoarse/croaky; cough/coughing ~3 lot/nonstop/constantly/since/loads; cough/coughing ~3 non stop;
    @noBreathPlain`,
  noBreathPlain: `@airShort; @breathStops; @effortBreath; @chestDraws`,
  foodCollapse: `limp/floppy/faint/fainted/collapsed/unresponsive/lifeless/=grey; went/gone/go ~2 limp/floppy/grey; @throatTight`,
  allergenSure: `
    peanut/nut/nuts/cashew/almond/walnut/hazelnut/pistachio/pecan/sesame/tahini/hummus/satay/pesto/nutella/snickers/bamba/egg/eggs/omelette/shellfish/shrimp/prawn/prawns/crab/lobster/wasp/bee/hornet/sting/stung/penicillin/amoxicillin/antibiotic/antibiotics/allergic;
    new food; peanut butter; ant/ants; latex/strawberry/strawberries/kiwi`,

  // ── Choking ───────────────────────────────────────────────────────────────────────────────────────────────────────
  // What children choke on.
  chokeFood: `
    food/grape/grapes/nut/nuts/peanut/popcorn/carrot/apple/sausage/hotdog/frank/meat/chicken/beef/steak/ham/bacon/fish/bone/bread/toast/crust/bagel/sandwich/cracker/biscuit/cookie/rusk/crisp/crisps/chip/chips/pretzel/cheese/egg/pasta/rice/noodle/sweet/sweets/candy/lolly/lollipop/mint/gum/toffee/jelly/marshmallow/blueberry/berry/cherry/strawberry/raisin/raisins;
    melon/pear/orange/satsuma/clementine/segment/banana/mango/peach/plum/olive/tomato/tomatoes/cucumber/pepper/broccoli/corn/sweetcorn/pea/bean/beans/pizza/nugget/burger/puff/puffs/cheerio/cheerios/cereal/granola/seed/seeds/pill/tablet/capsule/mouthful/roti/chapati/naan/idli/puffcorn/snack/dinner/lunch/breakfast/tea/milk/bite/chunk/lump/piece/slice`,
  chokeThing: `
    coin/marble/lego/bead/penny/nickel/dime/quarter/pebble/stone/button/ring/screw/earring/toy/sticker/bolt/plastic/key/hairclip/crayon/bottlecap/balloon/rock/pence/jewel/gem/lid/foil/cap/hairpin/bobby/sequin/googly/bauble/washer/clip/bracelet/charm/necklace/keyring/cork/wrapper/paper/tissue/sponge/eraser/rubber/pin/stick/leaf/acorn/conker/dummy/teat/magnet;
    something/object/tube/tab/wheel/brick/dice/shell/block/bung/sock/cotton/tape/string/cellophane/bit`,
  chokeItem: `@chokeFood/@chokeThing`,
  throatOnly: `throat/windpipe/airway/gullet/oesophagus/esophagus/neck/foodpipe; back ~2 of ~2 mouth/throat/tongue`,
  stuckWord: `stuck/lodg/lodge/lodged/jam/jammed/wedge/wedged/caught/catch/trap/trapped/block/blocked/blocking/stick/sticking`,
  silent: `
    @neg ~3 make/making/made ~3 sound/noise/sounds/noises/peep; no sound/noise/sounds/noises; silent/silently/soundless/mute;
    cant/couldnt/unable/cannot to? even? cry/cough/speak/talk/scream/breathe/breath;
    isnt/not/wasnt/doesnt/didnt even? cry/crying/cough/coughing or cry/crying/cough/coughing/breathing/breathe; isnt/not/wasnt/arent/stopped ~1 breathing; quiet ~2 now;
    go/gone/went ~2 silent/quiet; nothing ~2 comes/coming/came ~2 out; no air ~3; no voice; voice ~1 =gone`,
  redFace: `
    face/he/she/lips/cheeks ~4 red/purple/blue/beetroot/crimson/scarlet/puce/maroon;
    turn/turning/turned/go/going/went ~3 red/purple/blue/beetroot; eyes ~4 huge/bulge/bulging/popping/watering/streaming/wide;
    veins ~3 popping/bulging; panic/panicking/panicked`,
  mealtime: `
    eat/ate/eating/eaten/mouthful/bite/bit/chew/chewing/munch/munching/lunch/dinner/tea/breakfast/snack/feed/feeding/swallow/swallowed/mouth/gulped/@chokeItem`,
  gags: `
    gag/gags/gagging/gagged/retch/retching/splutter/spluttering/cough/coughing/coughed/coughs/heave/heaving/drool/drooling/dribbling/wheez/wheezing/gasp/gasping/struggl/struggling/whistle/whistling/panicking/rasping/gurgling`,
  choking: `
    chok/choke/choking/choked/chokes/chokin; back blow/blows/slap/slaps/thump/thumps; heimlich; abdominal thrust/thrusts; chest thrusts;
    @stuckWord ~5 @throatOnly; @throatOnly ~6 @stuckWord; @chokeItem & @stuckWord & @gags/@silent/breath/swallow/pain ~12;
    @chokeFood & stuck/lodg/lodge/lodged/jammed/wedged ~5; @chokeItem ~3 in ~2 mouth & @gags/breath/whistl/cough ~14; @stuckWord & @silent ~10;
    @stuckWord & gag/gagging/choking/retching ~10; fish bone ~3 throat/stuck; bone stuck;
    something/food/piece/bit ~4 throat & cant/cough/gag/stuck/breath ~8; @chokeItem ~2 in/into/down/at ~2 @throatOnly; got ~3 in ~2 @throatOnly;
    something ~3 @throatOnly; in ~2 airway/windpipe; @neg ~3 cough ~5 cry/breath/speak/sound/noise/make; cant/couldnt/cannot/unable =cough;
    unable to cough; block/blocked/blocking ~3 airway; airway block/blocked/obstructed;
    gag/gagging & no sound/silent/blue/cant/breath/noise/stuck/red/purple/panic/panicking ~10; gag ~6 no ~3 sound/noise;
    no sound/noise ~4 come/coming; @silent & @redFace ~10; @silent && @redSure; @silent & @mealtime ~10; @mealNow && @silentSure;
    @redFace & @chokeItem & @gags ~14; turn/go/going/turning red ~6 @neg ~3 cough/breath/cry;
    red/purple ~3 face ~6 @neg ~3 cough/breath/cry/sound; mouth ~3 open ~4 no/nothing/silent; silent/silently ~5 mouth;
    cough/coughing/gag/gagging ~6 now ~2 quiet/silent/blue/limp; cough/coughing/gagging ~4 gone ~1 quiet/silent;
    cough/coughing ~4 nothing ~2 coming/comes; @wrongWay;
    hold/holding/held/clutch/clutching/clutched/grab/grabbing/grabbed/pointing/points/claw/clawing ~4 his/her/their/at/round/around/to ~2 throat;
    clutch/clutching/clutched/grab/grabbing/grabbed/pointing/points/claw/clawing ~4 his/her/their/at/round/around/to ~2 neck;
    hand/hands ~2 round/around/at/on/to ~2 throat/neck;
    swallow/swallowed/ate/eaten/inhaled ~6 @chokeItem & struggling/struggle/breathe/breath/gasping/drooling/gagging/blue/purple/red/pain/retching/wheezing ~12;
    swallow ~6 stuck; @swallowedObject & stuck/chest/pain/drool/drooling/gag/gagging/swallow/breath/cough/coughing ~8;
    inhal/inhaled/aspirat/aspirated/snorted/hoovered ~4 @chokeItem; breath/breathed ~2 in ~3 @chokeItem;
    sucked ~4 in/down ~3 throat/windpipe/lung; swallow/swallowed ~5 @chokeThing ~8 stuck/hurts/pain/chest/drooling;
    gag/gagging & @chokeItem & out/stuck/quiet/breathe/panic/panicking/reach/mouth/cant ~14;
    cough/coughing & @chokeItem & stuck/breathe/panic/panicking/silent/blue/purple/red/wheezing ~14;
    cant/couldnt get ~3 out & throat/breath/mouth/gagging/coughing ~10; cant/couldnt reach ~2 it & mouth/throat/gagging ~12;
    cant/couldnt hook/fish ~3 out; @mouthObject & @gags ~14; finger/fingers/hand ~3 down ~2 throat & stuck; swallowed ~3 tongue;
    cant speak & mouth/throat/sweet/food/eating ~12; @swallowedObject & @throatOnly ~8; @chokeItem ~3 block/blocking ~2 him/her/baby/air/throat`,
  mouthObject: `@chokeThing ~5 back ~2 of ~2 mouth/throat; @chokeItem ~4 in ~2 throat`,
  redSure: `
    face/lips/he/she ~3 purple/blue/beetroot; red face; eyes ~3 bulging/huge/popping; going/turning/gone/went ~2 red/purple/blue`,
  mealNow: `eating/ate/mouthful/bite/chewing/@chokeFood/coin/marble/bead/lego`,
  silentSure: `@neg ~2 make/making ~2 sound/noise; no sound/noise ~3; cant/couldnt ~1 cry/cough/breathe/speak; gone ~1 silent; no air`,
  wrongWay: `
    down ~2 wrong ~1 way/pipe/hole/tube/side/one/throat & @silent/cant/breath/blue/struggl/stop/gag/gagging/cough/coughing/wheez/purple/red ~12;
    go/went/gone ~3 down ~1 wrong & stuck/cough/coughing/breath/breathe/wheez/wheezing/gag/gagging/red/nothing ~14;
    go ~1 down ~1 wrong way/pipe/hole/tube; went down the wrong`,
  chokingHarmless: `
    pretend/pretends/pretended/pretending to? chok;     choking ~1 me; mum/mom guilt;     cough/coughed ~4 fine; let down; letdown; fast flow; my flow; milk flow; nipple flow; forceful; oversupply; fast letdown; flow nipple;
    on ~2 saliva/drool/spit; gag reflex; hazard; weaning ~2 gag; gagging normal; normal gag; difference ~3 gag; blw; baby led; chain; necklace;
    choke ~2 cloth; cough up; difference; vs; versus; normal;
    gag/gags/gagging & puree/purees/=lumps/lumpy/solids/spoon/toothbrush/texture/textures ~10; collar; joke/jokes; inhaler/asthma/asthmatic;
    laughing; learn/learnt/learned/learning/course/scouts/class; for fun; on purpose; tooth/teeth/nose/ear/finger/hair; braces`,
  swallowedObject: `
    swallow/eat/ingest/gulp/choke/down ~5 @chokeThing; coin ~3 swallow; swallow ~4 something/object; hair clip; hair tie; paper clip`,
};

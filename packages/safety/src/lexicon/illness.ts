import type { Lexicon } from '../language/pattern.ts';

/** Fluids, the belly, diabetes, and where a baby sleeps. */
export const ILLNESS: Lexicon = {
  // Fluids out

  wetDiaper: `
    wet ~2 diaper/nappy/nappies/diapers; diaper/nappy ~4 wet/heavy; wet diaper/nappy; wet/wetted/changed/soaked one/#/any/single ~1 nappy/diaper?;
    @weeWord; =gone/been/go/going ~3 wee/pee/loo/toilet/bathroom/potty/tinkle; had/have/done/did ~2 wee/pee/tinkle; use/used ~1 toilet/loo/bathroom/potty`,
  weeWord: `
    pee/peed/wee/weed/urine/urinate/urinated/urinat/urination/peeing/weeing/tinkle/tinkled/piddle/piddled/widdle/widdled/peepee/weewee/susu/=pi; pass/passed/passing ~2 urine/water/wee/pee; number one/ones`,
  diaperWord: `diaper/nappy/nappies/diapers/pullup/pullups/huggies/pampers; pull ~1 up/ups`,
  dryWord: `dry/bone/empty/untouched/unused`,
  noWee: `
    @neg ~5 @wetDiaper; @neg ~3 wet/wetted/heavy; zero wet/pee/wee; yet to wee/pee/wet/pass/urinate/go; no sign of ~2 wee/pee/urine/wet; no urine/pee/wee/wees/output;
    @dryWord ~2 @diaperWord; @diaperWord ~4 @dryWord; same @diaperWord ~3 since/on/all; last ~2 @diaperWord ~8 hour/hours ~1 ago; last ~2 @diaperWord ~6 yesterday/last;
    last ~3 wet/@weeWord ~4 #; last wet ~2 diaper/nappy; last @weeWord; last ~1 wet/@weeWord ~6 yesterday/night/morning/ago/time/am/pm/noon/midnight/lunch/breakfast/bedtime/dinner; last time ~4 wet/@weeWord; wet ~2 nappy/diaper since; since ~3 wet/@weeWord; since ~3 last/any ~2 nappy/diaper;
    stop/stopped ~1 @weeWord; # hour ~4 without ~3 wet/@weeWord; without ~2 wet/@weeWord ~4 # hour/hours;
    only/just/barely/hardly # wet/wee/pee; only/just/barely ~3 wet/@weeWord ~2 once/twice; wet/@weeWord once/twice ~3 since/all/today/in; once/twice ~3 all ~1 day/night && @weeWord; one wet ~2 diaper/nappy; only/just ~2 one/# ~2 wee/pee/wet; one/# ~2 little/tiny/small/damp ~1 wee/pee/wet/nappy; one ~1 wee/pee ~3 all/since/today/in; hardly/barely ~4 wet/damp/@weeWord; much less ~3 wet/@weeWord; fewer wet; less wet; nowhere near ~4 wet/wees`,
  weeHarmless: `
    potty train/training; potty; toilet train/training; potty trained; night dry; dry night/nights; dry all night; dry overnight; stay/stays/stayed dry; after/during/at ~2 nap/naps/naptime; wakes up dry; woke up dry; bedwetting; wet the bed; in the potty; on the potty; accident; ditch/drop/stop/without ~3 pull ups; leak/leaks/leaking; refus ~3 toilet; holds ~3 pee; dry skin; nappy/diaper rash; dry milk; dry shampoo`,
  dryNight: `overnight; at night; during ~1 night; through ~1 night; all night; nap/naps; sleep/sleeping/slept through; morning nappy`,
  allDay: `all day; since ~2 morning; since last night; since yesterday; today; since breakfast; since ~2 woke; since ~2 got up; since midnight; since # ~2; since lunch/lunchtime/bedtime/nursery/school/dinner/teatime; all morning; in the last ~2; yet`,

  // Fluids in

  drinkWord: `
    drink/drinks/drinking/drunk/drank/fluid/fluids/liquid/liquids/water/milk/bottle/cup/sip/sips/squash/juice/cordial/formula/breast/breastmilk/dioralyte/pedialyte/electrolyte/electrolytes/ors/rehydration/lolly/popsicle/ice/feed/feeds/anything/everything/beaker/sippy/mouthful/mouthfuls/syringe/gatorade/flat`,
  wontDrink: `
    @unable ~4 drink/drinking/swallow/sip; @unable/@neg ~2 touch/touched ~3 @drinkWord; @neg ~4 drink/drinks/drinking/fluid/fluids; @neg ~2 tak/take/taking ~3 @drinkWord; @neg ~3 want/wants/interested ~4 @drinkWord;
    refus/refuses/refuse/refusing/rejects/declines ~4 @drinkWord; refusing all; turn/turns/turning ~3 head/away/nose ~5 @drinkWord; push/pushes/pushing ~3 @drinkWord ~3 away; clamps/shuts/closes ~3 mouth/lips; @unable/@neg ~3 open ~3 mouth; spit ~0 it/him/her/his/everything/all/milk/water/the/any/every ~2 out; spit out ~3 @drinkWord;
    @neg ~3 keep/keeping/hold/holding ~4 down; nothing ~3 down/stay/stays/staying; not even ~2 water/sip/sips/drop; barely/hardly/scarcely ~3 drink/drinking/drunk/sip/sips/sipped/touched; @neg ~3 stay/staying/stays ~1 down; off ~1 drinks/fluids; only/just ~3 # ~2 sip/sips/mouthful/mouthfuls; only ~2 sucked ~5 lolly/ice; not ~2 drop; fluids ~3 refus/nothing; nothing ~3 to drink`,
  // A stomach bug that has drained the child.
  drained: `
    too/so/very/really/extremely weak; too ~2 weak/tired ~4 cry/stand/lift/sit/walk; lethargic/listless/floppy/drowsy; no energy; cant ~2 lift ~2 head; just ~2 lies/lie/lying/laying ~1 there; wont ~2 lift/raise ~2 head; barely ~2 responds/moves/lifts; hard to wake; glazed`,
  sipWord: `
    sip/sips/drop/drops/mouthful/mouthfuls/spoon/spoonful/spoonfuls/teaspoon/teaspoons/syringe/drink/drinks/bottle/bottles/feed/feeds/water/fluid/fluids/milk/thing/bite/bites/cup/gulp/gulps/dioralyte/pedialyte/ice/lolly/breastfeed`,
  backUp: `
    back/up/out/reappears/returns/rejected/vomited/thrown/sicked/puked/projected/bounces`,
  nothingStays: `
    @neg ~4 keep/keeping/keeps/hold/holding ~5 down; nothing ~3 stay/stays/staying/stayed ~1 down/in; @neg ~3 keep/keeps/keeping/hold/holding ~2 @drinkWord ~1 in; @neg ~3 stay/staying/stays ~1 down; keeps/keeping nothing ~2 down/in;
    every/each/any ~2 sip/sips/drink/feed/bottle/spoon ~6 @vomit/vomit/vomiting/throw/sick/heave/retch; every/each/any/all/whatever/even ~3 @sipWord ~6 come/comes/coming/came/bounces/goes/straight/right/is ~3 @backUp; each/every ~2 sip ~8 back/up; whatever ~5 goes in ~3 comes; comes/come/coming/came ~1 straight/right/immediately ~1 back/out/up; straight back ~1 up/out; keeps ~2 coming ~1 back; everything ~8 comes/come/coming ~4 out/up/back; what ~2 goes ~1 in/down ~4 comes ~2 @backUp;
    even ~2 water/sips/sip/teaspoons ~5 come/comes/up/back/vomit; cant even ~3 sip; cant ~2 sip ~3 without ~2 @vomit;
    throw/throwing/vomit/vomiting/puking/bring/bringing/sicking/threw/throws/brings/retching/heaving/spewing ~3 everything; @vomit ~6 every/each/any/all ~3 @sipWord/hour/minutes; @vomit ~4 minutes/seconds ~2 of/after ~3 @sipWord/drinking/feeding; throw/throws/throwing/threw up ~3 every ~3 @sipWord; sick ~4 every/each ~3 @sipWord/hour/minutes; sick/vomit/vomiting/throwing ~5 every ~2 half/few/#/ten/twenty ~2 hour/minute/minutes;
    vomit/vomiting/puking/throwing ~4 nonstop/constantly/continuously/non-stop/relentlessly; @neg ~2 stop ~2 vomit/vomiting/throw/throwing/puking/heaving/retching; keep ~3 vomiting ~6 tired/sleepy/weak; @vomit ~3 all day; vomiting ~4 all ~1 day/night;
    vomited/thrown/puked/sick/threw ~3 # time/times; # time/times ~3 vomit/sick/throw/threw;
    every/each time ~4 drink/drinks/eats/feeds/fed/sips/swallows/feed ~6 vomit/throw/throws/up/sick/back/@vomit; throw ~1 it ~1 up ~4 all; throws it ~2 up; brings ~2 it ~2 up`,
  milkBack: `
    reflux; spit up; spits up; posset; happy spitter; swallow it down; keep/hold/put/lay ~1 him/her/baby/them/kid ~1 down; slow down; hold ~2 down ~3 teeth/medicine/nappy; keep ~3 nappy; calm ~2 down; keep ~4 weight; keep ~2 noise down; cost; costs; come/comes/came ~1 back ~2 negative/clear/normal/fine/from/home/later/to/in/here; clothes; test/tests/results; tantrum`,
  runs: `
    diarrhea; runny poo/stool/poos/poops/nappy/nappies/diaper/diapers/bum/tummy; watery poo/stool/bm/diaper/nappy/poos/poops/diapers/nappies/stools; loose stool/poo/stools/motion/motions/poos/nappy/nappies/diaper/diapers; the runs/squits/trots/skits; squirts; liquid poo/stool/stools; explosive poo/nappies/diapers; bad/upset tummy ~4 both/ends; both ends; pouring ~3 bottom/bum; water ~4 bum/bottom`,
  vomitPlain: `
    @vomit; gastro/norovirus/rotavirus/gastroenteritis/norwalk; tummy/stomach/sick/sickness/vomiting/winter/noro ~1 bug/flu/virus; food poisoning; upset stomach; threw up`,
  fluidsLost: `
    @vomit; @runs; @vomitPlain; bug; @feverStated; fever; ill; poorly; unwell; sick; @wontDrink; mouth ~2 dry; dry ~1 mouth; tired/wiped/drained/sleepy/lethargic/weak; heat; sunstroke`,
  fontanelle: `
    fontanel/fontanelle/fontanell/fontenelle/fontanele/fontanels; soft ~1 spot/bit/patch/part; dip/dent/hollow/diamond/spot/bit/gap/hole/indent ~3 top ~3 head; top ~3 head; dip/dent ~3 head/skull; crown ~3 head`,
  sunkWord: `
    sunk/sunken/sink/sinking/dip/dipped/dips/dipping/caved/concave/indent/indented/dent/dented/depressed/hollow/hollowed/deep/deeper/crater/inward/inwards/valley/pit/pitted/dimple/dimpled/collapsed/recessed/scooped/dished; gone/went/going/pulled/sucked/pushed/dropped/dips in; like ~2 bowl/saucer/crater/spoon/dish/dent/dip`,
  sunkenEyes: `sunken ~3 eye/eyes; eyes ~4 sunken/hollow/sunk; hollow ~1 eye/eyed/eyes; dark ~2 circles/rings ~4 eyes ~4 sunken; eyes ~5 @sunkWord; eyes ~3 back ~3 head/skull`,
  dryMouth: `
    dry/parched/cracked/cracking/sticky/tacky/chapped/crusty/claggy/pasty/peeling ~3 mouth/lips/tongue/gums; mouth/lips/tongue/gums ~5 dry/parched/cracked/cracking/sticky/tacky/claggy/pasty/peeling/bone; mouth/lips/tongue ~6 sandpaper/cotton/leather/desert/cardboard/carpet/velcro/dust`,
  lossSign: `tear/tears/wet/pee/wee/weeing/peeing/vomit/vomiting/diarrhea/drink/drinking/bug/sick/poorly/runs/fever/temperature/nappy/nappies/diaper/diapers; @runs; @vomit`,
  drySigns: `
    @fontanelle & @sunkWord ~8; sunken ~4 eye/eyes/soft/spot; @sunkenEyes; sunken ~2 cheeks/face/temples; @child ~4 look ~3 sunken;
    @dryMouth & @lossSign ~14; @dryMouth && @fluidsOut;
    @neg ~4 tear/tears & @lossSign ~16; @neg ~4 tear/tears & cry/crying/cries/cried/wail/wailing/scream/screaming ~16; @neg ~4 tear/tears && @fluidsOut; tearless; cry/crying/cries ~4 dry; cheeks ~4 dry ~4 cry/crying/cries; cry/crying/cries ~5 cheeks/eyes/face ~3 dry; no wet ~2 eyes; nothing ~4 eyes ~3 cry/crying/cries; cry/crying/cries ~5 nothing ~5 eyes; eyes ~2 dry ~4 cry/crying/cries;
    dehydrat/dehydrated; very/really/so dark ~2 pee/wee/urine; pee/wee/urine ~4 very dark/brown; pee/wee/urine ~4 dark ~4 strong/orange/brown/tea/cola; pee/wee/urine ~4 cola/tea/coke; @weeWord ~14 like/than ~3 tea/cola/coke/rust/toffee/marmite; skin ~3 tent/tenting/tents; skin ~4 stays ~2 up/pinched; skin ~6 pinch ~6 stays/slow/back`,
  fluidsOut: `@runs; @vomit; @vomitPlain`,
  tearsHarmless: `onion/onions; drop off; dropoff/goodbye/goodbyes; no tears ~2 at/this/today ~1 nursery/school/bedtime/morning/preschool; duct; newborn; tear free; tantrum; fake; for show; pretend; crocodile; under ~2 weeks; prevent; avoid; first tear; tears yet; tears ~1 tears; no more tears; shampoo; in tears; eczema; chapstick; teddy; mattress; weather; cold wind; lip balm`,

  // What is brought up

  sickStuff: `
    @vomit; throw/throws/threw/throwing ~4 up; bring/brings/brought/bringing ~5 up; came/comes/coming/come ~2 up; the/his/her/its sick; sick ~3 bowl/bucket/bag; chucked/chucking/chucks/chuck up?; spewed/spewing/spew/hurl/hurled/barfed; been/was/is/being/so/just sick; sick/sickness ~2 is/was/looks/looked/colour/color; sicked; sicky; spat ~2 up/out; spit/spits/spitting ~1 up; upchucked; heaved/heaving/retching/retched; vomitted; stomach contents; regurgitated; threw`,
  greenPlain: `
    green/greenish/greeny/bile/bilious/neon/lime/fluorescent/emerald/khaki/jade/luminous/bilous/byle/biley; yellow ~1 green; yellowgreen/greeny-yellow/yellowygreen; bottle ~1 green`,
  greenThing: `
    spinach/pea/peas/grass/grassy/mint/avocado/matcha/pistachio/olive/olives/seaweed/moss/pond/kale/pesto/guacamole/guac/kiwi/lime/limes/wasabi/hulk/slime/grinch/shrek/kermit/frog/antifreeze/highlighter/cucumber/lettuce/broccoli/leaf/leaves/gherkin/pickle/courgette/zucchini/cabbage/herb/absinthe/fairy/washing/mouthwash/ectoplasm/ghostbusters/lawn/algae/swamp/toothpaste/jelly/cordial/cartoon/exorcist/radioactive`,
  greenVomit: `
    @sickStuff & @greenPlain ~6; @sickStuff & @likeOf ~4 @greenThing ~8; @sickStuff ~3 pea/grass/spinach/lime/avocado ~1 soup/coloured/colored/colour/green;
    @sickStuff & @greenThing coloured/colored/colour/color/green ~6; pea soup & @sickStuff ~8; 
    bile; bilious; green ~2 stuff/liquid/fluid/gunk/slime/goo/gloop/water/bile & throw/vomit/up/sick/puke/spit/out/mouth/spat ~8; spat/spits ~3 green; coming up ~3 green; green sick/vomit/puke/spew; green ~4 came/coming/comes ~1 up/out ~4 mouth;
    @vomit && it/stuff/colour/color/liquid/this/that/now/all ~3 bright/dark/neon/fluorescent/lime/grass/completely/definitely/properly/quite green; @vomit && turn/turned/gone/went green; @vomit && =its green; @vomit && it be ~2 green; @vomit && @likeOf ~2 @greenThing ~1 soup/juice/puree`,
  greenHarmless: `
    poo/poop/stool/snot/snotty/mucus/nappy/nappies/diaper/diapers/phlegm/nose/bogey/booger/bogies/discharge/dye/salad/lantern;
    eat/ate/eaten/=had/=having/fed/feeding/feed/gave/given/after/loves/tried/drank/drink/following/made/bits/bit/lumps/chunks/pieces ~6 @greenThing; eat/ate/eaten/=had/drank/drink ~4 green; @greenThing puree/smoothie; green bean/beans/puree/smoothie/veg/vegetable/vegetables/juice/food/jelly/ice/slush/beans/popsicle/light`,
  blood: `blood/bloody/bloodstained/bloodied/bloodshot`,
  bloodVomit: `
    @vomit & blood/bloody/bloodstained/coffee/brown/red/pink/rusty/rust/maroon/black ~6; @blood ~4 @vomit; @blood ~5 @vomit; @vomit ~6 streak/streaks/fleck/flecks/thread/threads/specks ~3 blood/red/brown;
    cough/coughing/coughed ~2 up ~2 blood; blood ~3 spit/spitup/spit-up; coffee ground/grounds/granules; throw/throwing/threw ~4 blood; vomit ~6 blood/bloody; spit/spat/spitting ~3 blood; bring/brought/bringing/came/coming ~4 blood ~3; puking blood; bloody vomit/puke/sick; sick ~4 blood/bloody/red ~2; @sickStuff & blood/bloody ~5;
    @vomit && blood/bloody/red ~2 in it/there/that; @vomit && it/this/that/there be/look/have/get ~3 blood/bloody; @vomit && like ~3 coffee/soil/ketchup ~1; @vomit && full ~2 blood; @vomit && red/bloody/brown ~1 streak/streaks/fleck/flecks/specks/threads/bits/strings`,
  bloodVomitSafe: `
    nipple/cracked/nipples/tooth/teeth/gum/gums/dentist/tomato/beet/beetroot/strawberry/strawberries/juice/sauce/nosebleed/nosebleeds; bit ~2 tongue/lip; bit ~2 lip; nose bleed; popsicle; mouth cut; ketchup; chocolate; squash; ribena; berries; raspberries; blackcurrant; medicine; nurofen; calpol; blood test/tests/pressure/sugar; bolognese; jelly; cola; coke; spaghetti; lolly; slush; cheeks; face; milk cut; my nipple; coffee ~2 cup/mug/shop/morning; my/a/his/her coffee; brown bread`,

  // What comes out below

  redThing: `
    jelly/jam/redcurrant/currant/ketchup/raspberry/strawberry/cherry/wine/beetroot/claret/ribena/compote/salsa/cranberry/blackcurrant/tomato/jello`,
  blackThing: `
    tar/tarry/treacle/molasses/marmite/vegemite/liquorice/licorice/coal/oil/asphalt/ink/soot/pudding/bitumen/boot/coffee`,
  bumWord: `bum/bottom/rectum/anus/behind/bumhole/backside/butt/rear/tush/bowel/bowels; back passage; rear end`,
  loo: `wipe/wiped/wiping/toilet/loo/potty/nappy/nappies/diaper/diapers`,
  bloodStool: `
    @poo & @blood ~6; @blood ~6 @poo; @poo & redcurrant/currant/maroon/crimson ~6; red ~1 =poo/=poop/=poops/=stool/=stools/=nappy/=nappies/=diaper/=diapers/=diarrhea/=diarrhoea; @pooOnly ~2 be? red/maroon/crimson; red/maroon @pooOnly; 
    @pooOnly & @likeOf ~4 @redThing ~8; @redThing ~1 jam/jelly/like ~6 @pooOnly; @pooOnly ~8 jam/jelly; jam/jelly/ketchup ~5 @pooOnly; red jelly; @pooOnly && like ~2 jam/jelly/redcurrant/ketchup; @pooOnly && like ~3 @redThing ~1 jam/jelly/mixed; @redThing jelly/jam ~3 stuff/poo/type/slime/mucus; @pooOnly && red ~1 slime/mucus/goo/jelly/slimy;
    bleed/bleeding/bled/blood ~5 @bumWord; bleed ~3 from ~2 @bumWord; @bumWord ~4 bleed/bleeding/blood; pass/passing/passed ~2 blood/clots; blood when ~4 wipe/poo/goes; @blood ~4 @loo; @loo ~4 full/red/pink ~2 blood; @loo ~6 blood/bloody;
    black ~3 tar/tarry ~2 @poo; @poo ~5 black/tarry/tar; @poo ~5 black ~2 sticky; black/tarry/jet ~3 @poo; @pooOnly & @likeOf ~4 @blackThing ~8; @pooOnly && black ~3 sticky/tar/tarry/shiny/treacle/marmite;
    mucus/slime/jelly ~2 @blood; @blood ~2 mucus/slime/jelly/goo; blood clots/clot ~3 @poo; clot/clots ~4 @pooOnly; @pooOnly ~4 clot/clots; streaked ~2 blood; melaena/melena`,
  bloodStoolBad: `
    @redThing/redcurrant/maroon/crimson/lot/lots/black/tar/tarry/clots/clot/full/pour/pouring/soaked/pool/puddle/scream/screaming/screams/shrieks/howling/pale/vomit/vomiting/floppy/limp/letharg/lethargic/fever/belly/tummy/swollen/massive/bright/drawing/knees/drowsy/weak/faint/gushing/dripping/agony/white/slime/loads/temperature/treacle/molasses/marmite; hard ~2 belly; a lot; pulls ~2 legs; draws ~2 legs`,
  bloodStoolMild: `
    streak/streaks/speck/specks/fleck/flecks/spot/tiny/little/bit/small/trace/smear/tinge/constipated/constipation/fissure/hard/strain/straining/string/strings/otherwise/happy/fine/well/drop/drops/thread/threads/playing/cheerful/normal/content/smiling`,
  bloodStoolSafe: `
    banana/bananas;
    beet/beets/beetroot/tomato/tomatoes/blueberry/blueberries/iron/dye/food/cake/icing/juice/gatorade/jello/supplement/cefdinir/omnicef/oreo/oreos/pepto; @ingestFood ~4 licorice/liquorice; period; periods; nappy rash; diaper rash; my poop; my stool; i have/get ~3 blood/hemorrhoid/piles; black beans; red pepper/peppers; pseudo; crystals; brick; brick dust; test/tests; hemorrhoid; postpartum; black olives; after birth; i/my ~2 bleed/bleeding; im ~2 bleeding/postpartum; @ingestFood ~3 strawberry/strawberries/raspberry; @ingestFood ~5 raspberries/raspberry/jam/jelly; bin; bag/bags; brand; packet; sale; vaccine; blood type/group; red ~1 bum/bottom; bottom/bum ~2 red/sore; nappy/diaper cream; stump/cord/umbilical/navel; belly/tummy button; carrots/carrot; sweet potato; sandwich/seeds/toast; eat/ate/eaten ~5 punnet/berries/bowl/loads/tons/whole; for pudding/dessert/tea; made ~4 poo`,
  ingestFood: `eat/ate/eaten/after/=had`,
  meconium: `black/tarry/tar/sticky; meconium`,
  meconiumNamed: `meconium`,
  projectile: `
    projectile/projectil/exorcist; forceful/forcefully ~2 vomit/vomiting; vomit ~4 forceful/forcefully/shoots/feet; @vomit ~5 across/wall/feet/metre/metres/meter/fountain/hose/force; milk/it/everything/bottle/feed/feeds/@vomit ~6 shoot/shoots/shooting/flies/flying/sprays/launches/blasts/gushes ~3 across/out/wall/room; fountain/jet/geyser ~4 vomit; fountain/fountains/jet/jets/hose & milk/vomit/feed/feeds/bottle ~8; like ~3 fountain/firehose/hosepipe/geyser & @sickStuff/milk ~8;
    every feed ~6 @bigVomit; @bigVomit ~6 every/each/after every ~2 feed; @bigVomit ~6 each and every/every/each/all ~3 feed/feeds/bottle`,
  // More than a posset.
  bigVomit: `vomit/puke/barf/spew/chunder/throwup/hurl/sick; throw ~1 up; throw it up; throw ~3 everything/all/whole; bring/brings ~3 everything/all/whole/entire ~3 up; everything/all/whole/entire ~4 up`,
  everyFeed: `every/each/all/keeps/constantly/always ~3; again; every time; after feeds; hungry ~3 again/after/straight`,

  // The belly

  hardWord: `
    hard/rigid/tight/taut/tense/solid/firm/stiff/rock/stone/board/drum/plank/concrete/wood/wooden/brick/football/basketball/balloon/ball/watermelon/stretched/drumskin`,
  swollenWord: `swollen/swell/swelling/distend/distended/distension/bloated/bulging/bulged/ballooned/ballooning/puffed/blown/huge/enormous/massive/inflated/protruding/big/bigger`,
  hardBelly: `
    @belly & hard/rigid/swollen/swell/distend/distended/bloated/tight/taut/rock/tense/drum/solid/board/firm/football/basketball/balloon/plank/stone/concrete/ballooned/blown/inflated/stretched/bulging ~5; @belly ~3 @hardWord and @swollenWord; @hardWord/swollen/distended/bloated ~3 @belly`,
  bellyBad: `
    scream/screaming/pain/hurt/hurts/hurting/cry/crying/vomit/vomiting/green/bile/touch/tender/agony/gas/poo/poop/pooped/fever/pale/lethargic/floppy/knees/sick/blue/shiny/shriek/shrieks/screams/cries/distress/distressed/howling/howls/wailing/inconsolable/veins/grunting/white/grey/moaning/press/pressed/bilious; throw up; pass ~2 wind/gas/poo/stool; @neg ~2 poo/pooed/pooped/stool`,
  bellyMild: `gas/gassy/wind/windy/trapped/colic/constipated/constipation/after ~2 feed/after feeds/before/burp/feels ~2 better/massage/bicycle/soft`,
  // Pain that comes and goes with pallor in a baby: the bowel may have slid into itself.
  painBouts: `
    @cryOut/crying/cries && goes/going/turns/gone/went/turning ~2 pale/white/limp/grey && every/waves/wave/bouts/bursts/episodes/spells/between/fits; draws/drawing/pulls/pulling ~3 knee/knees/legs && @cryOut && every/waves/bouts/bursts/episodes/spells/minutes/between`,
  hardSwollen: `
    @hardWord ~2 @swollenWord ~2 @belly; @swollenWord ~2 @hardWord ~2 @belly; @belly ~3 @hardWord ~2 @swollenWord; @belly ~3 swollen/bloated/distended/blown/ballooned ~4 @hardWord`,

  painWord: `
    pain/pains/painful/ache/aches/aching/achey/hurt/hurts/hurting/sore/agony/agonising/agonizing/cramp/cramps/cramping/tender/throb/throbbing/stabbing/twinge/discomfort/excruciating/killing/stitch/spasms/spasm/tummyache/bellyache/stomachache/stomachaches`,
  severePain: `
    agony/agonising/agonizing/excruciating/unbearable/crippling/crippled/horrendous/horrific/torture/severe/severely/intense/violent/extreme/worst/stabbing/knifelike/acute; killing ~1 him/her/me; # out of #; in bits; beside himself/herself; like ~2 knife/knives`,
  cryOut: `scream/screams/screaming/screamed/shriek/shrieks/shrieking/howl/howls/howling/yell/yells/yelling/writhe/writhes/writhing/wail/wails/wailing/squeal/squeals/bawling/yelp/yelps/yelped/roaring/hysterical/thrashing`,
  hunched: `
    doubl/doubled/double/bent/folded/hunched/stooped/crouched/curled/curl/keeled/hunching/bending ~2 over/up/double/forward/ball/half/round/in; fetal/foetal; curled/curl/curling ~3 like/around/round; balled up; hunched/stooped/crouched; in ~2 ball; hugging/clutching/holding/clutches/gripping/guarding ~3 @belly; knee/knees/legs ~3 chest/up/tummy/drawn/pulled`,
  cantStand: `
    cant/unable/wont/couldnt/cannot/not/refuses/struggles/hardly/barely/isnt/doesnt/hurts/painful/too ~4 stand/walk/walking/straighten/straight/upright/move/moving/jump/hop/weight/sit/lie ~1 up?; @neg ~3 let ~4 touch/near/press; @neg ~4 touch/touched/touching/near/pressed/pressing/press; nobody ~3 touch; even ~2 water ~2 hurts`,
  jolt: `bump/bumps/pothole/potholes/jolt/jolts/cough/coughs/coughing/jump/jumps/jumping/hop/hops/hopping/laugh/laughs/laughing/step/steps/stairs/sneeze/sneezes/humps/hump/press/pressed/pressing/pushed/touch/touched`,
  lowerRight: `
    lower/bottom/down/low ~4 right; right ~2 lower/bottom/hip/groin/hand ~3 side?; right ~1 side/hip/groin; right hand side; rhs; mcburney`,
  appendix: `
    @belly/@painWord ~8 lower/bottom/low ~2 right; lower/bottom ~2 right ~6 @bellyPain; right ~2 lower ~6 @bellyPain; right ~1 side & @belly/@painWord ~6 && fever; right ~2 side ~4 @belly & @painWord ~8; @belly ~8 right ~1 side/hip; @painWord ~10 right ~1 side/hip/hand & fever/temp/temperature/vomit/sick/walk/hot ~14;
    @painWord ~6 move/moved/moving/shift/shifted/gone/went/travelled/traveled/settled/spread/migrated ~6 right; start/started/began/was ~6 button/middle/centre/center/navel/round/around ~12 right/lower/moved/moving/shifted; appendicitis; appendix;
    @belly && lower/down/moved/shifted/low/settled/travelled ~5 right; @belly && @lowerRight & @jolt/fever/temp/temperature/vomit/sick/walk ~12;
    @belly & @severePain ~6; bad/terrible/awful/horrible/dreadful ~1 @belly pain/pains/ache/cramps; @belly pain/pains/ache ~4 bad/terrible/awful/horrible/dreadful/unbearable; @belly ~4 @painWord ~6 so ~1 bad/badly/much ~8 cant/scream/stand/walk/crying/move/vomit/double; so/such much/bad/badly ~3 pain ~6 @belly; pain ~6 @belly ~8 @cryOut; sudden/suddenly ~2 severe ~3 @belly; 
    @belly & @cryOut ~6; curled/curl/doubled/bent/hunched ~4 pain/agony; @belly & @hunched ~8; @hunched & @painWord ~6; @cantStand ~8 @belly @painWord?; @belly ~12 cant/unable/wont/couldnt/cannot/refuses/hurts ~3 stand/walk/straighten/straight/move/upright; @belly pain ~6 walk; because of ~2 @belly pain; @belly ~3 so/too @painWord ~8 cant/wont/couldnt/@neg; hurts to walk ~6 @belly; cant jump/hop & @painWord/@belly ~14; cant jump/hop && @belly;
    @belly ~6 hurts/pain/agony/worse ~6 walk/walks/walking/jump/jumps/jumping/move/bump/bumps/cough/coughs/hop/steps/stairs/press/pressed; @belly && bump/bumps/humps/hump/pothole/potholes/jump/jumps/hop/hops/cough/coughs/jolt ~8 hurts/hurt/winces/cries/screams/ouch/agony/worse/pain/yelps; winces/wincing/flinches && @belly && right; @belly && hurts/winces/screams/cries/yelps ~8 bump/bumps/jump/jumps/hop/cough/pothole/humps; right ~3 side ~6 bent/hunched/hurts/limping/walk/walks && @belly; walk/walks/walking ~3 bent/hunched/stooped/doubled/crouched/folded; @belly && bent/hunched/doubled ~1 over/double/up; @belly && cant ~3 stand/straighten ~2 up? ~1 straight; @belly && wont/cant ~2 let ~4 touch ~2 it/there/her/his/tummy/belly; lies/lying/laying ~2 still/curled/knees && @belly && @painWord & worse/right/temperature/fever/vomit/sick ~12;
    pull/pulling/draw/drawing/draws/pulls ~3 knee/knees/legs ~4 chest/up ~10 @cryOut/pale/vomit/blood/white; knees up ~4 scream/pale; @belly & sharp/stabbing ~4; sharp/stabbing/severe ~2 @belly/pain/pains & right/fever/temp/vomit ~10; @painWord ~9 right & fever/feverish/temp/vomit/sick/temperature/@hunched ~10;
    groin & @painWord & vomit/vomiting/sick/swollen/sudden/suddenly ~10; bad/severe/sudden/awful ~2 pain ~3 groin`,
  bellyPain: `@belly; @painWord`,
  // Pain that wind does not explain.
  bellyGrave: `
    @belly & @severePain ~6; @belly ~12 cant/unable/wont/couldnt/cannot ~3 stand/walk/straighten/straight/upright; @belly & @lowerRight & fever/temp/temperature/vomit/vomiting ~12; @belly ~4 so/too @painWord ~8 cant/wont/couldnt; @belly & bent/doubled/hunched ~1 over/double ~8`,
  notBelly: `
    contraction/contractions; braxton; period; periods; my belly/stomach/tummy; i ~3 pain; c section; csection; pregnant; scar/scars; appendix ~3 out/removed; arm/wrist/elbow/leg/shoulder; laughing/laughed/laughter; jealousy; tantrum; sit ups; tummy time; colic`,
  appendixSafe: `
    contraction/contractions; braxton; period; periods; leg/foot/period ~1 cramp/cramps; ab workout; my belly; my stomach; my tummy; c section; csection; pregnant; growth; colic; wind; gas; gassy; knees ~4 gas; jealousy; laughing; tantrum; sit ups; gymnastics class; jumping ~2 bed; tummy time; on ~2 tummy; belly flop; butterflies; stomach ~1 drop; grown ~2 out; hungry; funny; joke; scar/scars; appendix ~3 out/removed; appendectomy/appendicectomy; belly laugh; arm/wrist/elbow/leg/shoulder/collarbone/ankle/thumb/finger`,

  testicleSure: `
    testicle/testicl/testis/=testes/scrotum/scrotal/ballsack/ballbag/bollock/bollocks/nutsack/gonad/gonads/goolies/=knackers/nads/cojones/nards/sac/testicular/epididymis; crown/family jewels; ball ~1 sack/sac/bag; nut ~1 sack/sac; his/the sack/sac; one ~3 balls/nuts/plums/bollocks;
    his/one/left/right/both/a/each/other ~1 ball/balls; his/left/right/both nut/nuts; his plums/tackle/bits/danglies; ball pain/pains/ache; pain/ache ~2 ball; ball ~2 swollen/hurts/twisted/sore/huge/purple/hurting/aching; =balls; kick/kicked/kneed/hit/punched/elbowed/whacked/got/ball ~3 in ~2 =nuts; =nuts ~2 hurt/hurts/sore/killing`,
  testiclePart: `@testicleSure; bits down there; his privates; his willy; his penis`,
  downBelow: `
    down below; down there; privates; private ~1 part/parts/area/bits; groin/crotch/undercarriage/nether; between ~2 legs; nether ~1 regions; boy ~1 parts/bits; man ~1 parts/bits; lady ~1 parts; genitals/genital; willy area; where ~4 testicle`,
  testicleBad: `
    @testiclePart & @painWord/@swollenWord/@cryOut/swollen/red/purple/hard/twist/twisted/blue/bluish/dark/black/bruised/huge/bigger/torsion/hot/heavy/lump ~9; @testiclePart & @severePain ~9; @testiclePart & twice/double ~2 size ~10; @testiclePart & size ~2 of? ~1 lemon/orange/plum/egg/apple/grapefruit/tennis/golf/kiwi ~10; @testiclePart & higher/riding/elevated ~8; @testiclePart & @neg ~3 touch/touched/walk/near/bear ~10; @testiclePart && @cryOut; @testicleSure && swollen/purple/dark/agony/throbbing/excruciating; torsion;
    @testiclePart/nut ~3 twisted/twist/torted; ball ~2 twisted; @downBelow & @severePain/@cryOut ~8; @downBelow & swollen/purple/dark/black/ballooned/twisted/throbbing/doubled/huge ~8; @downBelow && riding/sitting/hanging/one/pulled/sits/hangs ~3 higher; riding/sitting/hanging/sits/hangs/pulled ~3 higher ~4 other; one ~2 higher ~3 other & @painWord/swollen ~14; @downBelow & @painWord & vomiting/vomit/sick/sudden/suddenly/woke/walk/walking/doubled ~12; @downBelow && cant/wont/@neg ~2 bear/let/stand ~4 touch/touched/touching;
    lump ~2 groin ~6 hard/hurt/red/scream/vomit/blue/purple/push; groin ~6 lump/bulge/swelling & hard/hurt/red/scream/screams/vomit/blue/purple/push/pain ~10; hernia ~8 hard/hurt/red/scream/vomit/blue/purple/push/stuck/pain; hernia & hard/red/scream/screams/vomit/vomiting/blue/purple/stuck/pain/agony ~16; groin & vomiting/vomit/sudden/suddenly/severe/bad/agony/excruciating ~8; pain ~3 groin ~6 vomit/vomiting`,
  // Signs that no cream or wee explains.
  testicleGrave: `
    @testicleSure & swollen/swell/swelling/purple/blue/bluish/dark/black/hard/twist/twisted/ballooned/massive/huge/bigger/blown ~9; @testicleSure & @severePain ~9; @testicleSure & size ~2 of? ~1 lemon/orange/plum/egg/apple/grapefruit/tennis/golf/kiwi ~10; @testicleSure & higher/riding ~8; torsion`,
  notTesticle: `
    undescended; descend/descended; retractile; hydrocele; his/her/the/threw/playing/play/kick soccer/foot/tennis/basket/golf/snooker/bouncy/rugby/beach ball; ball pit; threw/throw/kick/kicked/catch/caught/hit ~2 =ball; play ~2 ball; sleep sack; rucksack; eat/ate/eaten; allergy; allergic; cotton/meat balls; =balls of; hernia repair; circumcision; sac ~1 of; gestational/yolk sac; ice cream; surgery; nappy/diaper rash; cord; hospital ~2 last; checked`,
  testicleSafe: `
    undescended; descend/descended; retractile; cleaning; wash; his/her/the/threw/playing/play/kick soccer/foot/tennis/basket/golf/snooker/bouncy/rugby/beach ball; ball pit; play ~2 ball; with his balls; ice cream; nappy rash; diaper rash; rash; hydrocele; allergy; allergic; checked; itch/itchy/itching; washing; potty; wee; thrush; sleep sack; rucksack; eat/ate/eaten; butter; peanut/nut allergy; threw/throw/kick/kicked/catch/caught/hit ~2 =ball; cotton balls; meat balls; =balls of; cord; vaccine; cream; worms; threadworms; shave; touch himself; hernia repair; circumcision; sound/sounds; sac ~1 of; gestational sac; yolk sac`,

  // Sugar

  muchWord: `
    lot/lots/tons/loads/constantly/constant/nonstop/more/gallons/litres/liters/much/excessive/excessively/always/huge/massive/crazy/endless/endlessly/jug/jugs/pints/oceans/nonstop/forever/every/through/ridiculous/insane/unbelievable/galore/bucket/buckets/frequently/repeatedly; non stop; all ~1 time; round ~1 clock; day and night; all ~1 day/night`,
  thirst: `
    thirst/thirsty/thirstier/unquenchable/polydipsia/parched; drink/drinking/drinks/drank/drunk/guzzle/guzzling/guzzles/gulping/gulps/chugging/chugs/downs/downing/necking/necks/swigging/draining/drains ~3 @muchWord/everything/anything/all/so;
    always/constantly/keeps/forever/nonstop ~3 drink/drinking/thirsty/water; never ~3 without ~3 water/bottle/drink; @neg ~3 get/drink/quench ~2 enough ~3 water/drink/drinks/fluids?; @neg ~2 get enough ~2 water; drinking and ~1 pee/wee/peeing/weeing; 
    ask/asks/asking/beg/begs/begging/crying/cries/demands/screaming/screams/whining/whines/desperate ~4 water/drink/drinks/juice; cries/screams/begs/shouts ~2 for ~3 cup/bottle/sippy/beaker/tap; drinks ~3 water; drinks/drinking ~3 bath/bathwater/tap/toilet/puddle; glass/cup/bottle/pint/jug/beaker/mug after ~1 glass/cup/bottle/pint/jug/another/beaker; bottle after bottle; drinking ~3 after ~1 glass/bottle; gallons/litres/liters/pints; #/several/many ~2 litre/litres/liter/liters/gallon/gallons/pints/jugs; drinks ~3 loads; cant ~2 stop drinking ~2; so much water/juice/squash/milk; drinking ~2 loads/lots; emptying/empties/finishing ~3 bottle/bottles/jug/jugs; through ~3 water/litres/bottles/squash; wakes/waking/wake/gets/up ~4 for ~2 water/drink/drinks; drinks/drinking ~3 camel/fish/sailor/horse/whale/sponge; drink ~1 drink; always/forever/constantly ~2 tap/fountain/fridge/cooler/sink; raid/raids/raiding ~4 drinks/juice/water; drinks/water/juice ~3 at/in/all night/#; like ~2 camel; all ~2 water; water bottle ~4 empty/refill/refilled`,
  weeLots: `
    pee/peeing/pees/wee/weeing/wees/urinat/urinating/urinate/urine/bathroom/toilet/loo/wet/wets/soak/soaking/soaked/soaks/washroom/restroom ~5 @muchWord/all/often/frequent/hour/hourly/again/times/crazy/minutes/drenched/racehorse;
    always/constantly/keeps/frequent/frequently/forever/suddenly/started/starting/again/back/running/runs/off/never ~4 pee/peeing/wee/weeing/urinat/urinating/toilet/bathroom/loo/wet/wetting/washroom; up ~4 loo/toilet/bathroom/wee/pee ~3 #; # times ~4 night ~4 pee/wee/loo/toilet/bathroom;
    wet/wetting/wets/weeing/peeing ~3 bed; bed/sheets/mattress ~3 wet/wetting/soaked/drenched/soaking; bedwetting; soak/soaking/soaks/soaked/floods/flooding/drenching/drenched ~4 diaper/nappy/diapers/nappies/bed/sheets/pullups/mattress; @weeWord ~2 like ~2 tap/racehorse/hose/fountain/river/horse; diaper/nappy/diapers/nappies ~5 soaked/soaking/flooded/drenched/sodden/heavy/leaking/bursting/overflowing; get/gets/getting/waking/wakes/up/out ~5 pee/wee/bathroom/toilet/loo; pee/peeing/wee/weeing all; accidents; having accidents; toilet/loo/wee/pee ~1 toilet/loo/wee/pee; start/started/starting/began/back ~1 wetting/weeing/wet; wetting ~2 again; wet/wets/wetting/wee/weeing ~1 herself/himself/themselves/pants; back ~2 in/to ~2 @diaperWord; drinking and peeing; pee a lot; frequent urination; up ~3 to pee/wee ~3 night; pees ~2 loads/lots; wees ~2 loads/lots; bathroom/toilet/loo ~3 every; always ~3 toilet; polyuria`,
  weightLoss: `
    so/very/too/really/painfully/suddenly thin/skinny/bony; thin ~2 suddenly/lately;
    lose/lost/losing/dropped/dropping/shed/shedding ~4 weight/stone/kilo/kilos/kg/kgs/pounds/lb/lbs; weight ~3 loss/drop/dropped/dropping/falling/fallen/down/off; skinnier/scrawny/scrawnier/bony/gaunt/wasting/scraggy/skeletal/ribs/thinner/slimmer; getting/got/looking/looks/look/gone/become ~2 skinny/thin/thinner/bony/gaunt/scrawny/skinnier; @neg ~4 gained/gaining/gain ~2 weight?; 
    clothes/jeans/trousers/pants/uniform/skirt/shorts/leggings/belt ~4 loose/big/hang/hanging/baggy/falling/fall/drop/dropping/slipping/down/notch/off; falling/hanging/dropping ~1 off ~1 him/her; can see ~3 ribs; skin and bone/bones; wasting away; pounds/weight/stone/kilos ~2 dropping/falling/melting/dropped/fallen ~1 off; clothes/uniform/jeans ~2 swamping/swamp/drown/drowning; @child ~4 skinny`,
  thinTired: `
    @weightLoss; thin; tired/exhausted/fatigue/fatigued/lethargic/weak/sleepy/drained/wiped/knackered/shattered/listless; hungry ~3 always; always hungry; blurry; @deepBreath; grumpy; headache; thrush; no energy`,
  tired: `tired/exhausted/fatigue/fatigued/lethargic/weak/drained/sleepy/knackered/shattered/listless/wiped; no energy`,
  sweetWord: `
    fruity/fruit/pear/pears/nail/polish/acetone/sweet/sweets/varnish/chemical/remover/solvent/ketone/ketones/bubblegum/candy/haribo/perfume/apple/apples/juicy/alcohol/paint/thinner/sugary/syrup/syrupy`,
  sugarHint: `@thirst; @weeLots; @weightLoss; @vomit; breath/breathing/mouth/tired/sleepy/drowsy/lethargic/poorly/ill/sick`,
  sweetBreath: `
    breath ~6 @sweetWord; breath & smell/smells/smelling/smelt/whiff/stinks/stink & @sweetWord ~8; fruity/sweet/acetone/ketone ~3 breath; smells/smell ~3 pear ~1 drop/drops && @sugarHint; ketone/ketones; ketoacidosis; nail ~1 polish/varnish ~5 breath/mouth; mouth ~5 smell ~4 @sweetWord; smell/smells ~3 fruity; fruity ~2 smell/smelling; pear drop breath; pear drops/drop ~3 breath; breathing ~4 @sweetWord ~2 smell`,
  sugarHigh: `
    blood ~1 sugar/glucose/sugars ~6 high/#/hi; glucose ~3 urine/pee/high; urine/pee/wee/dip/dipstick & sugar/glucose/ketones ~6; dka; sugars ~3 high/sky/roof/#; glucometer/glucose ~6 #/hi/high; dipstick ~4 sugar/glucose`,
  diabetesSafe: `
    hot weather; heatwave; summer; before bed; cow milk; how much milk; milk ~2 a day; =training; stay dry; not diabetic; gestational; insipidus; i be/im ~3 thirsty/drinking/peeing/weeing/always; my pee/wee/urine; =breastfeeding; =nursing; pregnant; i/im/ive/me ~2 thirsty; salty; hot day/days; popcorn; crisps`,
  deepBreath: `
    fast/deep/heavy/quick/rapid/rapidly/hard/laboured/labored ~2 breath/breathing/breaths; breath/breathing/breathes ~4 fast/deep/heavy/heavily/quick/quickly/rapid/rapidly/hard/deeply; panting/puffing/gasping`,
  diabetesGrave: `
    @deepBreath; vomit/vomiting/drowsy/confused/sleepy/lethargic/floppy/unconscious; sick ~1 #/twice/again/today; throw up; throwing up; threw up; fast/deep/heavy/quick/rapid/rapidly/hard ~2 breath/breathing; breath/breathing/breathes ~4 fast/deep/heavy/heavily/quick/quickly/rapid/rapidly/hard/deeply; panting/puffing/gasping; being/been/was/is ~1 sick; unresponsive; hard to wake; cant stay awake; tummy pain/pains; stomach pain/pains; dka; ketoacidosis`,

  // Where a baby sleeps

  sleepState: `
    @asleepNow; spend/spends/spent/spending ~3 night; overnight; all night; through ~2 night; for ~2 night; bedtime; put ~3 down; bed`,
  asleepNow: `
    sleep/asleep/nap/napping/naps/slept/sleeps/dozing/doze/dozed/dozes/snooze/snoozing/snoozes/kip/kipping/slumber/shuteye/snoring/snores; drift ~2 off; pass/passed out; nod/nodded/nods off; conk/conked/conks out; zonked; crash/crashed/crashes out; out like; fast ~1 asleep; crash; dropped off; drops off; out cold; kips; zzz`,
  softSeat: `
    sofa/couch/settee/armchair/recliner/loveseat/futon/glider/sofabed/lazyboy/chaise/beanbag; lazy boy; easy chair; rocking chair; nursing chair; bean bag; sectional; chesterfield; daybed; sofa bed; pull out`,
  sleepDevice: `
    swing/bouncer/rocker/boppy/dockatot/docatot/lounger/mamaroo/hammock/sleepyhead/podster/snuggleme/cocoonababy/poddle; dock a tot; snuggle me; bouncy chair/seat; inclined sleeper; rock n play; rock and play; nursing/feeding/pregnancy/maternity/boppy pillow; air mattress/bed; memory foam; waterbed; water bed; baby/sleep nest; sleep pod; infant seat; vibrating chair/seat; baby seat; high chair; highchair; positioner; sleep positioner; reclined ~1 highchair`,
  unsafeSeat: `@softSeat; @sleepDevice`,
  unsafeLoose: `
    pillow/pillows/blanket/blankets/duvet/duvets/quilt/comforter/bumper/bumpers/doona/cushion/cushions/sheepskin/hoodie/fleece/shawl/eiderdown/bedspread/afghan/=weighted/teddy/teddies/cuddly/plush/plushie/lovey/muslin/wedge/beanie/razai/stuffie/stuffies/cellular/snowsuit; stuffed animal/animals/toy/toys; soft toy/toys; cuddly toy/toys; loose bedding/sheet/sheets; positioner; electric ~1 blanket; heating pad; hot ~1 water ~1 bottle`,
  looseSure: `
    pillow/pillows/blanket/blankets/duvet/duvets/quilt/quilts/comforter/bumper/bumpers/doona/cushion/cushions/sheepskin/fleece/teddy/teddies/cuddly/cuddlies/plush/bedspread/wedge/razai/eiderdown/bolster/bolsters; stuffed animals/toys; soft toy/toys`,
  cotWord: `cot/crib/bassinet/moses/cotbed/snuzpod/nexttome/cradle/carrycot/packnplay/playpen; next to me ~1 crib; travel cot`,
  onFront: `
    on ~2 tummy/stomach/belly/front/face; tummy/stomach/belly/front ~1 sleep/sleeper/sleeping/sleeps; prone; tummy/belly/front/chest ~1 down; face ~1 down/downwards; facedown; face ~3 mattress/pillow/blanket/into/covered/pressed/buried/smushed/squashed/nuzzled/planted; faceplanted`,
  faceDown: `
    @onFront; covered ~2 face; blanket/duvet/cover/covers/muslin/sheet ~4 face/head/chin/mouth/nose; over ~2 face/head/mouth/nose; head/face ~2 under/covered ~3 blanket/duvet/covers?; chin ~3 chest; slumped`,
  faceDownLaid: `lay/laid/put/puts/putting/place/placed/lie/lies/lying/settle/settles/pop/popped/plonked/lays ~4 on ~2 tummy/belly/stomach/front/side; face down; propped`,
  sharedBed: `
    our/my/parents/adult/big/same/grown/double/king/queen/marital ~1 bed; bed ~2 us/me; in ~1 bed ~2 me/us; between/betwixt us/me; between ~2 two/both/our/my ~3 head/heads/pillow/pillows/husband/us; beside me; next to me; in with me/us; bed share/sharing/shares; bedshare/bedsharing/bedshares/cosleep/cosleeping/cosleeps/cosleeper; co sleep/sleeping/sleeps; co-sleep; with me/us ~2 bed; bed with me/us/my; between ~3 parents; family bed; middle ~3 us/bed; my side ~3 bed; under ~2 our ~1 duvet/covers; under ~2 covers/duvet with`,
  sharedDanger: `
    pillow/pillows/duvet/duvets/drunk/drink/drinks/drinking/drank/alcohol/wine/beer/beers/cider/gin/smoke/smoker/smokes/smoking/vape/exhausted/medication/sedat/sedating/between/blanket/blankets/premature/preemie/preterm/prem/dog/cat/weed/stoned/cannabis/toddler/sibling/brother/sister/soft/tipsy/hungover/codeine/painkillers/quilt/covers/heads/knackered/shattered/pint/pints/glass/glasses; so tired; sleeping pill/pills/tablet/tablets; on meds; big brother/sister`,
  // A grown-up asleep under the baby: nothing else in the sentence excuses that.
  sleepSure: `
    @asleepNow ~8 on ~2 husband/dad/partner/chest/daddy/nan/granny/wife/mum ~12 @softSeat; @softSeat ~8 @asleepNow ~8 on ~2 chest; found/find ~4 face ~1 down; found/find ~4 wedged/trapped/under; woke/wake ~2 with him/her/baby ~6 cushion/cushions/sofa/couch/gap/wall/crack; fell/fall asleep ~2 feeding/nursing ~3 @softSeat; @looseSure ~3 over/on/around/under/beneath ~2 it/him/her/them/head/face/top; =weighted ~2 sack/blanket/swaddle/duvet; overnight ~5 pushchair/stroller/pram/buggy; all/whole night ~5 pushchair/stroller/pram/buggy`,
  carSeat: `carseat/carseats/maxi/maxicosi/doona/buggy; car ~1 seat/seats; infant carrier; travel system`,
  carSeatLong: `night/nights/overnight/hours/bed/every/house/inside/indoors/home/nap/naps/crib/cot/bassinet/floor/#/best/only/instead/routinely/unbuckled/leave/left/bedroom/room/kitchen/living/hallway/still; all night; bring`,
  // Where and how long a seat must not be slept in, with no word of sleep.
  carSeatStay: `night/nights/overnight/hours/bed/inside/indoors/nap/naps/crib/cot/bassinet/unbuckled/bedroom/room/kitchen/living/hallway; # hour/hours; all night; =left ~4 in; still ~2 in; instead of ~3 crib/cot/bed`,
  exhaustedMe: `
    exhausted/shattered/knackered/zonked/wrecked/drained/dozing; so tired; i fall asleep; i keep ~2 fall/falling/dozing/nodding; keep dozing; i dozed; nodding off; drifting off; i be ~2 tired; cant stay awake; cant keep ~3 open; eyes ~3 closing/shut/heavy; we both; both of us; i woke ~4; woke up ~6; i ~2 nodded/drifted/dropped ~1 off; i passed out; i conked out`,
  sleepUnsafe: `
    @sleepState & @unsafeSeat ~9; @onFront ~3 on/in ~3 bed/sofa/couch/mattress/cot/crib; @onFront & @asleepNow ~9; @faceDown & @asleepNow ~8; @sleepState & @unsafeLoose ~9; @unsafeSeat ~8 @looseSure; @faceDown & @looseSure ~8; @onFront & cot/crib/bassinet ~6; @sleepDevice & @sharedBed ~8; @sleepDevice && @sharedBed && @looseSure;
    under/beneath/underneath ~2 our/my/the/his/her duvet/covers/quilt/blanket/blankets; slid/slips/slides/wriggles/ended/ends ~4 under ~2 duvet/covers/quilt/blanket/blankets;
    @sleepState ~10 @sharedBed & @sharedDanger ~12; @sharedBed & @sharedDanger ~10; @sharedBed && @sharedDanger && @sleepState; alone ~4 adult/our/my/big bed; our/my/adult/big bed ~4 alone; sleep/sleeps ~5 adult bed;
    @carSeat & @carSeatLong & @sleepState ~10; @carSeat & @carSeatStay ~9; sleep/sleeps/asleep/sleeping ~6 stroller/pram/buggy/pushchair ~6 overnight/night/nights;
    leave/left/leaving/stay/keep ~3 in ~2 @unsafeSeat & tonight/night/overnight/asleep/morning ~8; @unsafeSeat && =hes/=shes/he/she/baby/is ~1 asleep;
    @softSeat & @exhaustedMe ~14; find/found ~4 wedged/trapped/squashed/stuck/face/slipped ~6 @softSeat/bed/pillow/cushion/me; woke/wake ~8 @child ~8 @softSeat; @sleepState ~8 @exhaustedMe ~4 sofa/couch; sleep/asleep/nap ~6 on me ~4 sofa/couch; asleep/sleep/sleeping/slept/dozed ~6 baby ~4 @softSeat; baby ~6 asleep/sleep/slept ~3 @softSeat; @sleepState ~8 @unsafeSeat; on ~2 chest ~6 @softSeat; @softSeat && asleep/dozing/dozed/napping/snoozing ~4 chest/arms/me/him/her;
    i ~3 wake/woke/waking ~8 on ~2 @softSeat; on his/her/their/its/the/a side & @asleepNow ~12; on ~1 left/right side & @asleepNow ~12; tummy/stomach/belly/front/prone ~1 sleep/sleeping/sleeper/sleeps/nap/naps/napping; @looseSure & night/nights/nap/naps/bedtime/overnight ~10;  @sleepState ~5 inclined/incline/propped/upright/slumped/elevated/angle/wedged; propped ~4 @looseSure; @sleepState ~6 side ~3 rolled/towel/blanket/wedge; hood/hat/beanie ~4 sleep; loose blanket; with ~2 blanket ~3 over; sleep/sleeps/slept/sleeping ~8 rolled ~2 blanket/towel/blankets; 
    @looseSure ~6 in ~3 @cotWord; @looseSure ~6 @cotWord; @cotWord ~5 with/has/have/full/got ~4 @looseSure; @cotWord && @looseSure ~4 him/her/face/chin/head/beside/around/tucked/over; give/put/use ~3 pillow ~8 sleep/cot/crib/bed/head;
    @faceDownLaid && sleep/sleeps/slept/asleep/nap/naps/napping/snoozing/night/cot/crib/bassinet; @unsafeSeat && sleeps/sleep/slept ~6 night/overnight/through/hours; @faceDownLaid && # ~1 hours/hour`,
  sleepHarmless: `
    when can/could/do/should/will/is/are; what age; at what age; how old; how long until; transition; =rolls; learned/learnt/can/able/started/knows/learning ~3 roll/rolling; roll/rolled/rolling ~2 over/onto/both/from/to/herself/himself; flip/flips/flipped/flipping; tummy time; awake; supervised; car ride/journey/trip/drive; drive; driving; road trip; flight; =plane; toddler bed; weaned; room share/sharing; sleep sack; sleeping bag; wean ~2 off; =swaddle/=swaddling; stop ~4 sleep; move ~4 own; not in; out of; instead of; before bed; carrier; pram walk; walks; outgrow; fall/falls/fell asleep ~2 nursing; daytime ~2 pram; contact nap/naps/napping; hates ~2 car; get ~4 to sleep in ~3 crib/cot/bassinet; how do i get; how can i get; teach; @neg ~3 sleep in ~2 swing; play/plays/playing/sits/sit/stand/standing; feed ~3 on ~2 couch; i sleep on; husband/dad/partner/dog/cat/wife/boyfriend sleeps/snores/naps/slept/sleeping/sleep; my back; =leaving; before ~2 leave; how ~2 i ~1 know/check/tell/clean/install; shoes; fits fine; =babies/=newborns/=infants ~4; guidelines; recommended; recommendation; what is ~2 safest; if a baby; dangerous if; is it dangerous; are ~3 bumpers/bumper/pillows/blankets/nests/nest/swings/loungers/positioners ~2 safe; buy/buying/bought/which/choose/choosing/recommend/brand; moved/move/moving/transfer/transferred/transferring/shifted ~6 @cotWord; took ~3 out; take/taking ~3 out; removed; @neg ~2 pillow/pillows/blanket/blankets/duvet/bumper/bumpers/toys; empty; flat ~3 back; on ~2 back`,
};

import type { Lexicon } from '../language/pattern.ts';

/** Batteries, magnets, poisons, medicines and bad air: kinds of words first, then the signs put together from them, by rule. */
export const SWALLOWED: Lexicon = {
  // ── Kinds of words ────────────────────────────────────────────────────────────────────────────────────────────────
  // It went in.
  gulped: `
    @ateIt; mouth ~6 =gone; had ~3 in ~2 mouth ~8 =gone; show/shows/showed/on ~3 xray; xray/scan/ultrasound; x ray;
    in/into ~2 nappy/diaper/poo/poop/potty/stool`,
  ateIt: `
    swallow/gulp/ingest/=eat/=eats/=ate/=eaten/=et/=drank/=drunk/=drink/consum/guzzl/guzzle/chug/chugg/glug/slurp/swig/scoff/scarf/devour/gobble/
    necked/inhal/sampled;
    wolf/polish/finish/knock/chuck/neck ~1 down/off/back/it; down/downed ~1 a/some/the/it/them/one; go/gone/went ~1 down; slid/slip/slipped ~2 down;
    down the hatch; down ~2 throat/neck/gullet/gob/foodpipe/oesophagus/esophagus/food;
    into/in/inside ~2 stomach/tummy/belly/gut/guts/bowel/bowels/intestine/intestines/insides/oesophagus/esophagus/windpipe/lungs/system; inside/into/in ~1 =him; inside/into =her;
    have had ~1 some/bit/taste/lot; had ~2 some/bit/lot/taste; tuck/tucked/tucking into;
    have/had/took/take ~2 swig/gulp/sip/mouthful/bite/slurp/nibble/drink/taste/glug/lick ~1 of/from/out`,
  // It was at the mouth.
  mouthed: `
    mouth/mouthed/mouthful/chew/chewed/suck/sucked/lick/=bite/=bites/=biting/=bitten/crunch/gnaw/nibbl/nibble/munch/taste/tasting/sip/slobber/teeth/
    tongue/lips/gob/cheek/gums/chomp/chomping;
    =bit ~1 into/through/open/it/the/one/off/down; @child =bit; teeth marks; spit/spat/spitting out; helped/help himself/herself/themselves`,
  opening: `nose/nostril/nostrils/ear/ears/lughole/earhole/conk/hooter/bum/bottom; ear canal; throat/gullet`,
  // It pains or blocks on the way.
  feedSign: `
    drool/drooling/dribble/dribbling/slobber/slobbering/salivating/gag/gagging/choke/choking/chok/retch/cough/coughing/spluttering/wheez/wheezing/
    wheezy/hoarse/croaky;
    @vomit; refus/refusing/refuse/swallow/swallowing/throat/yucky; off ~2 food/feed/feeds/bottle/milk/dinner/lunch/tea;
    @neg ~2 eat/eating/drink/drinking/swallow; wont ~3 take/have/touch ~3 lunch/dinner/breakfast/bottle/milk/food/tea/feed;
    chest/tummy/belly/throat/neck ~2 hurts/hurting/pain/ache/sore; hurts ~3 throat/neck/chest/swallow/tummy;
    point/points/pointing/holds/holding/grabs/clutching ~4 neck/throat/chest/tummy; black/bloody ~1 poo/poop/stool`,
  // One is not where it was, or there are fewer than there were.
  lost: `
    can/could only ~1 find; =missing/=gone/lost/vanish/disappear/nowhere/awol/unaccounted/mislaid/misplaced;
    @neg ~3 find/see/locate/spot/trace/account; @neg ~2 anywhere; isnt/arent/wasnt/werent/not/nor ~2 there/inside/in ~2 it?; isnt/wasnt with it;
    but not ~2 other/others/second; no sign/trace/idea/clue ~1 of/where;
    search/hunt/look/turned/tore/combed/crawled ~3 everywhere/high/apart/upside/under/floor/carpet/sofa/room/couch;
    looking for ~3 it/them/other/battery/magnet/one; where ~4 go/went/gone/is/other/rest/second/third;
    only ~3 find/found/count/counted/see/got/have/left ~4 #/one/two/half; #/one/two/couple/few/some/half short; short ~2 one/two/#/few;
    one less/fewer; #/one/two ~1 less/fewer than; down ~1 one/two/#; #/one/two/couple down; =only #/one/two/three/four/half; # ~2 out of #;
    # of # left; # ~2 left ~1 of #; # ~4 not #;
    be/were/was/had/have/came/come/held/holds/contained ~1 with? #/two/three/four ~2 in/of/and/but/now/when/pack/originally/before/there/this;
    supposed/should/meant/used ~2 be ~2 #/two/another/more; pack/packet/set/card/box/strip/there/bottle ~2 had/have/be/came/come/hold ~2 #/two/three;
    fall/fell/come/came/pop/popped/drop/dropped/rolled ~2 out; half/most/some/all ~3 =gone; cant account; doesnt add up; @neg ~2 all ~2 there;
    half/nearly/almost/now/completely empty`,
  // The thing that held it is open.
  opened: `
    open/opened/apart/crack/cracked/prised/pried/prise/pry/smash/smashed/split/burst/broken/broke/bust/busted/unscrew/unscrewed/undone/dismantled/
    loose/shatter/shattered/snapped/wrecked/off/detach/detached;
    in/to/into bits/pieces; came/come/fell/fall ~2 off/apart/out/open/loose; @neg ~2 closed/shut/on`,
  // Two counts that do not agree.
  countDrop: `
    # ~8 now ~2 #; # ~2 in/left ~1 there ~2 now; =only ~3 #/one/two ~2 left/there/now/here/remain/remaining; # ~1 left; # ~3 not ~1 #;
    should/supposed/meant ~2 be ~2 #; #/one/two ~1 =missing/short/less/fewer/=gone; short ~2 #/one/two; counted ~4 # ~8 #; # ~2 out ~1 of #;
    # of # ~1 left; # ~6 yesterday/originally/before/earlier ~3 #; # ~6 # ~1 today/now; # ~1 in ~4 =only #`,
  sureIn: `
    =swallowed/=swallow/=swallows/=swallowing/=gulped/=ingested/=ate/=eaten/=swollowed/=swallowd/=drank/=scoffed/=et; in/from/inside/into ~2 mouth;
    down ~2 throat/gullet`,

  // ── Button batteries ──────────────────────────────────────────────────────────────────────────────────────────────
  battery: `
    battery/batteries/batterie/batery/batteri/battry/=batt/=batts/cr2032/cr2025/cr2016/cr1632/lr44/lithium; =cr/=lr/=ag/=sr #;
    =2032/=2025/=2016/=1632/=1620; @coinCell; double ring/rim/halo;
    thing/bit/part/piece/whatever/metal/silver/shiny/sweetie/coin/disc ~4 inside/from/out ~3 remote/fob/key/watch/scale/scales/thermometer/candle/
    torch/controller/hearing/clicker/doorbell/calculator;
    thing/bit/part ~2 powers/runs ~1 it; =cell/=cells ~2 @droppedOut;
    button/coin/watch/lithium/silver/disc/disk/flat/round/tiny/little/mini/small/aid/calculator/loose/spare/old/dead ~1 =cell/=cells;
    hearing aid ~8 =cell/=cells; hearing aid ~3 disc/silver`,
  coinCell: `
    flat/round/coin lithium; lithium ~3 one/ones; cr2032/cr2025/cr2016/cr1632/lr44; =cr/=lr/=ag/=sr #; =2032/=2025/=2016/=1632/=1620;
    button/coin/watch/hearing/disc/disk/flat/round ~1 aid? battery/batteries/=cell/=cells; lithium battery/coin/=cell/disc`,
  droppedOut: `drop/dropped/fall/fell/fallen/came/come/popped/pop ~2 out/off`,
  batteryThing: `
    remote/fob/key/watch/scale/scales/thermometer/calculator/card/tealight/tealights/candle/candles/torch/flashlight/nightlight/lamp/airtag/airtags/
    tracker/tag/laser/pointer/doorbell/glucometer/toy/book/keyring/spinner/shoe/shoes/trainers/clicker/controller/lights/pen/headtorch/metronome/
    timer/badge/ornament/wand/tonie/puzzle;
    hearing aid/aids; musical ~2 card/book; night light; fairy light/lights; tea light/lights; car key/keys; light up ~2`,
  batteryShape: `
    something ~1 shiny/silver/metal/metallic/round;
    small/tiny/little/flat/round/shiny/thin/wee/circular ~3 silver/metal/metallic/shiny/silvery ~2 disc/disk/circle/round/coin/thing/object/button/
    counter;
    silver/shiny/metal/metallic/silvery ~2 disc/disk/circle/round/button/pellet/coin; coin/button/disc/disk/pill shaped/sized;
    round ~1 silver/shiny/metal; shiny coin; shiny round; silver/shiny/metal thing/object`,
  batteryPlace: `
    @battery & @gulped ~14; @battery & @mouthed/stomach/tummy/belly/throat ~12; @battery & @opening ~10; @battery & @lost ~14;
    @battery & search/empty/loose ~8; @battery && @sureIn; @battery && swallowAny; @battery && @lostOne; @battery & @feedSign ~14;
    @lostBattery && @feedSign; @battery ~10 play ~3 with; @batteryShape & @gulped/mouth/throat/nose/ear/nostril ~10;
    @batteryShape && @batteryThing && @lost/@sureIn/@feedSign; @batteryThingOpen && @batteryShape; @batteryOpen && @feedSign; @coinCell && @lost;
    @battery && @countDrop; @batteryOpen && @sureIn;
    battery ~2 cover/door/compartment/hatch/flap/lid/back/case ~3 off/open/missing/opened/=gone/broken/loose & swallow/mouth/ate/gone/missing/empty ~16;
    swallow/ate/eaten/gulped ~5 watch/remote/toy/hearing/key/scales ~3 battery; @battery && @cameApart && @feedSign;
    @battery && found ~4 cover/back/lid/door/case ~6 but; @battery && =only ~3 one/two/# ~3 there/left/now/here`,
  // A lost one that turned up.
  batteryFound: `panic over; false alarm; all ~3 still ~2 in/there; all accounted; @neg ~1 missing`,
  lostOne: `
    @neg ~4 find ~2 it/one/them/other/second; one/it/they/them/two/second/other/another/that ~3 =missing/=gone/vanished/disappeared;
    @neg ~2 find ~2 it/one/them/other/second/the/that; where ~3 it/one/other ~2 go/went/gone/is; @neg ~2 anywhere; nowhere ~3 found/seen;
    short ~2 one; one short; one ~1 less; =missing/vanished`,
  lostBattery: `no ~4 @battery; @neg ~3 find/see/found ~5 @battery; @battery & @lost ~10; where ~4 @battery; @battery ~4 rolled ~1 away/off/under`,
  batteryOpen: `
    @batteryThing & back/cover/lid/case/compartment/hatch/door/flap/panel & @opened ~12; @batteryThing ~3 back ~2 off;
    battery ~2 cover/door/compartment/hatch/flap/lid/back ~3 @opened`,
  batteryThingOpen: `@batteryThing & @opened ~8`,
  cameApart: `came/come/fell/taken/took/pulled/prised ~2 apart/open; cracked/smashed/broke/broken ~2 open?`,
  // Said outright of the child: no other word excuses it.
  batteryIn: `
    =eating/=swallowing ~4 @battery; @child ~4 @sureIn ~6 @battery; @battery ~3 @sureIn; @battery ~4 in/up/inside ~2 nose/nostril/ear/throat/stomach;
    @cellOut && @batteryThing`,
  cellOut: `=cell/=cells ~3 @droppedOut/=missing/=gone`,
  batterySafe: `
    aa/aaa/9v; double/triple a; smoke alarm/detector; charge/charger/charging/recharge; last/lasts ~2 long; recommendation; operated; powered;
    drain/drained/drains; best battery; monitor/pump/car/phone/laptop/tablet/scooter/tonie/drill/van/ipad/owlet/doorbell battery; battery ~2 car;
    baby monitor; battery life; flat again; battery be ~2 flat/dead/low; buy/shop/shops/sell/order/brand/replacement/which; power bank; where should;
    where ~2 i ~1 keep/store/put`,

  // ── Magnets ───────────────────────────────────────────────────────────────────────────────────────────────────────
  magnet: `
    magnet/magnets/magnetic/buckyball/buckyballs/neodymium/magnetics/geomag/zenmagnets/speks/nanodots/neoball/neoballs/magnetix;
    bucky/zen/neo ball/balls/magnet/magnets; rare earth; fake/magnetic/clip ~1 piercing/stud/studs/piercings/earring/earrings/lash/lashes; magneti`,
  // The toys that hold magnets, by name or by what they do.
  magnetToy: `
    magna/magnatile/magnatiles/magformer/magformers/magnetile/magnetiles; magna tile/tiles;
    magnetic ~2 tile/tiles/blocks/letters/building/toy/bricks/sticks/construction; picasso/connetix ~1 tiles?; connetix; building ~2 tile/tiles;
    tile/tiles ~4 building/toy/toys/click/stick/snap; clicky ~1 tiles; fridge/alphabet letter/letters; whiteboard/drawing ~2 board;
    bead/ball/balls/beads/stick/sticks ~6 stick/sticks/click/clicks/cling ~2 together; executive/desk ~1 toy`,
  magnetBit: `
    silver/shiny/metal/tiny/little/small/round/wee ~3 bit/bits/ball/balls/bead/beads/piece/pieces/disc/discs/cylinder/cylinders/thing/things/
    pellets/insides/cube/cubes/dot/dots;
    bit/bits/ball/balls/bead/beads/thing/things/ones ~6 stick/click/cling/snap/attract/pull ~3 together/other/them/metal; metal/silver/inside bits`,
  magnetIn: `
    =eating/=swallowing/=sucking ~4 @magnet; poo/pooed/passed/pooped ~4 @magnet; @magnet & @gulped/stomach/tummy/throat ~12; @magnet & @mouthed ~10;
    @magnet & @opening ~9; @magnet & @lost ~12; @magnet && @sureIn; @magnet && @lostOne; @magnet && @countDrop; @magnetToy && @countDrop;
    @magnet ~5 come/came ~2 out ~3 poo/poop/nappy/diaper; @magnetToyOpen && @lost; @magnetToyOpen && @gulped;
    @magnetToyOpen && mouth/chewing/chewed/sucking/biting; @magnetToy && @magnetBit && @lost; @magnetToy && @magnetBit && @gulped;
    @sticksTogether & @gulped ~14; @sticksTogether && @lostOne; @sticksTogether && @sureIn;
    @magnet & tummy/belly/stomach ~3 hurt/hurts/ache/pain/sore ~16; @magnet && tummy/belly/stomach ~3 hurt/hurts/ache/pain/sore; @magnet && @vomit;
    fake ~2 piercing/piercings/tongue/lip/nose ~2 stud/studs/ring & @gulped ~10`,
  magnetToyOpen: `@magnetToy & @opened ~10`,
  sticksTogether: `
    ball/balls/bead/beads/bits/thing/things/ones/cubes/pieces/discs ~5 stick/sticks/click/clicks/cling/clings/snap/snaps ~2 together/other;
    tiny/little/silver/metal ~2 ball/balls/bead/beads ~8 fidget/desk/stress/executive`,
  magnetSafe: `
    fridge magnet ~3 photo; recommend/recommended/brand/brands/worth; personality; charm; @neg ~2 magnetic; safe to play; attract/attracts; mri;
    lock/locks; pull/pulls ~2 like; eyelash; stick it/them on ~2 fridge; photo/photos`,

  // ── Poisons: what they are ────────────────────────────────────────────────────────────────────────────────────────
  cleaner: `
    glue/paint/stain/varnish/polish/adhesive/rust/wart/nail/lash/eyelash/makeup/tattoo/hair/label/wax/ink/mould/mold/limescale ~1 remover;
    bleach/drano/lysol/dettol/domestos/zoflora/harpic/windex/febreze/detergent/disinfectant/ammonia/caustic/lye/descaler/ariel/persil/oxiclean/
    clorox/pinesol/milton/jeyes/cif/viakal/lestoil/mrmuscle/swarfega/colin/lizol/harpik/phenyl/phenol/vim/sterilising/sterilizing;
    drain/oven/toilet/loo/floor/bathroom/window/glass/carpet/surface/kitchen/shower/limescale/grout/jewellery/jewelry/contact/screen/brush/leather/
    upholstery ~1 cleaner/unblocker/cleaning/gel/duck/solution/spray/wipe/wipes/rim;
    cleaning ~1 fluid/product/products/spray/solution/stuff/liquid/supply/supplies/chemical/chemicals/tablet/tablets/water/vinegar;
    multi/all purpose ~1 cleaner/spray;
    laundry/dishwasher/dishwashing/washing/detergent/tide/dish/bio/persil/ariel/daz/bold ~2 pod/pods/capsule/capsules/tablet/tablets/liquid/
    liquitab/liquitabs/powder/tabs/tab/pac/pacs/gel/sachet/soap/booster/beads/scent/liquids/salt;
    washing up liquid; fabric/clothes softener/conditioner; rinse aid; toilet/loo/urinal ~1 block/gel/cake/freshener;
    antibacterial ~1 spray/wipe/gel/wipes; scent beads; stain remover; denture ~1 tablet/tablets/cleaner;
    finish/fairy/flash/bold/surf ~1 tablet/tablets/liquid/pod/pods/capsule/capsules/spray; toilet duck; soap ~1 pod/pods; liquitab/liquitabs/washpod;
    moth ball/balls; mothball/mothballs; air freshener; reed diffuser; diffuser ~1 oil; descaling; soda crystals;
    steriliser/sterilizer fluid/tablet/tablets`,
  fuelStuff: `
    antifreeze/petrol/gasoline/diesel/kerosene/paraffin/turpentine/turps/acetone/coolant/creosote/meths/wd40/wd/superglue/araldite/
    epoxy/varnish/chlorine/mercury/solvent/bitumen/tar;
    paint/nail ~1 thinner/stripper/remover/varnish/polish/glue; white/methylated/surgical/mineral spirit/spirits; rubbing/isopropyl alcohol;
    super/gorilla/model glue; screen/windscreen/windshield ~1 wash/fluid; screenwash; brake/washer/lighter/transmission/hydraulic fluid;
    bbq/barbecue ~1 fluid/lighter; fire ~1 lighter/lighters; firelighter/firelighters;
    lamp/lighter/tiki/motor/engine/essential/eucalyptus/tea/clove/camphor/linseed/massage/citronella/peppermint/wintergreen oil; tea tree;
    furniture/shoe/metal/silver/brass/floor ~1 polish/wax; battery acid; pool ~1 chemical/chemicals/chlorine/tablet/tablets/shock;
    hot tub ~1 chemicals/tablets; wood stain; glow stick/sticks; glowstick/glowsticks; ice pack/gel; hand warmer; hydrogen/hair peroxide; peroxide;
    thermometer mercury`,
  pestStuff: `
    weedkiller/pesticide/insecticide/herbicide/roundup/rodenticide/warfarin/raticide/baygon/mortein/=raid/nippon/metaldehyde;
    rat/mouse/ant/slug/snail/roach/cockroach/wasp/fly/weed/bug/moss/flea/tick/mosquito/termite ~2 poison/pellet/pellets/bait/killer/powder/trap/gel/
    spray/drops/treatment/liquid/chalk/coil/bits;
    weed killer; slug pellets; plant food/feed; lawn feed; miracle gro; fertiliser/fertilizer; flea/tick ~1 collar/drops/treatment;
    worming/wormer ~1 tablet/tablets/paste; bait box; blue ~2 pellets/grain`,
  toiletry: `
    sanitiser/sanitizer/perfume/aftershave/cologne/mouthwash/listerine/deodorant/antiperspirant/shampoo/conditioner/bubblebath/peroxide/sunscreen/
    suncream/potpourri/nair/veet/sudocrem;
    hand sanitiser/sanitizer/gel; hair ~1 dye/relaxer/spray/remover/removal/bleach/oil/tonic/gel/serum/product; bath bomb/bombs/salts; bubble bath;
    nail glue; nappy/diaper/haemorrhoid/numbing/emla/steroid/acne/retinol/wart/muscle/deep ~1 cream/gel/ointment/rub; wart ~1 remover;
    contact lens ~2 solution/fluid; baby oil; body lotion/wash/oil; vicks/vapo/olbas/camphor rub?/oil?; tiger balm;
    germolene/savlon/tcp/iodine/calamine; silica ~1 gel/packet/sachet; silica; toothpaste; talc/talcum; henna; surma;
    kajal; sindoor; mosquito repellent; repellent; deet`,
  nicotine: `
    nicotine/zyn/snus/nicorette/velo/pouches/cigarette/cigarettes/cig/cigs/fag/fags/ciggy/ciggies/tobacco/vape/vapes/ecig/juul/elfbar/cigar/cigars/
    =butt/=butts/ashtray/rollie/rollies/hookah/shisha/gutka/paan/beedi/khaini/snuff;
    vape/ecig/elf ~1 juice/liquid/bar/refill/pod/cartridge; e cig/cigs/cigarette/liquid/juice; refill ~1 liquid; chewing tobacco; dog end/ends;
    nicotine gum/patch/patches/lozenge`,
  cannabis: `
    edible/edibles/thc/cannabis/marijuana/ganja/bhang/charas/hashish/cbd/shrooms/doobie/spliff/ecstasy/mdma/cocaine/heroin/meth/ketamine/
    lsd/amphetamine;
    weed/pot/hash/thc/cannabis/marijuana/special/funny/space/cbd/stoner/dispensary ~1 brownie/brownies/gummy/gummies/gummi/cookie/cookies/candy/
    chocolate/cake/cakes/edible/sweets/butter/bear/bears/mint/mints/oil/vape/lollipop;
    some/my/his/her/the/of/smoke/smoking/smoked/bag/dads/brothers/edible =weed; smoked/smoking/of =hash; dispensary; magic mushroom/mushrooms; white powder; baggie; wrap ~1 powder`,
  alcohol: `
    vodka/whiskey/whisky/gin/rum/tequila/wine/beer/prosecco/champagne/alcohol/alcoholic/cider/lager/brandy/liqueur/sherry/limoncello/baileys/
    bourbon/schnapps/poitin/moonshine/cocktail/margarita/absinthe/amaretto/booze/pimms/arak/vermouth/sangria/aperol;
    white claw; hard seltzer; jelly/jello shot/shots`,
  badPlant: `
    mushroom/mushrooms/toadstool/toadstools/fungus/fungi/foxglove/foxgloves/oleander/lilies/yew/nightshade/mistletoe/daffodil/daffodils/
    hydrangea/laburnum/hemlock/azalea/rhododendron/poinsettia/philodendron/dieffenbachia/monstera/pothos/castor/datura/jimsonweed/lantana/wisteria/
    ragwort/monkshood/aconite/aconitum/wolfsbane/lords/cuckoopint/privet/bluebell/bluebells/snowdrop/snowdrops/crocus/hyacinth/hyacinths/tulip/
    tulips/bulb/bulbs/cyclamen/caladium/sago/spurge/euphorbia/buttercup/buttercups/conker/conkers/acorn/acorns/laurel/pokeweed/pokeberries/
    elderberry/elderberries/delphinium/larkspur/amaryllis/plant/plants/houseplant/shrub/hedge/cactus/aloe/begonia;
    a/some/poison/peace/tiger/english/calla lily/ivy/holly; lily/ivy/holly ~1 leaf/leaves/petal/petals/flower/flowers/plant/berry/berries/pollen/stem;
    red/black/orange/white/purple/dark/shiny/wild/garden/bush/hedge/unknown/strange/weird/random/some/these/those/poisonous ~1 berry/berries;
    berry/berries ~5 bush/bushes/hedge/garden/tree/woods/park/outside/playground/walk/wild/fence/plant/bins/behind/ground/path/dark/shiny/purple/red/black;
    pot/house/rubber/snake/spider/swiss/cheese/garden/wild/unknown plant/plants;
    ivy/rhubarb/garden/hedge/bush/tree/unknown/wild/lily/shrub leaf/leaves/flower/flowers/seeds/berries/fruit; deadly nightshade; lily of ~1 valley;
    lords and ladies; cuckoo pint; sago palm;
    leaf/leaves/seeds/flower/petal/petals/stem/sap ~4 plant/garden/lily/foxglove/oleander/yew/tree/bush/hedge/shrub/ivy/daffodil; dumb cane;
    laburnum pod/pods; castor bean/beans; apricot kernel/kernels; bitter almonds`,
  otherPoison: `
    chemical/chemicals/arsenic/cyanide/paraquat/acid; poisonous; paint/lead ~1 chip/chips/flakes/stripper; emulsion/gloss; cartridge;
    cement/mortar/grout; box ~1 matches; match heads; ink ~1 cartridge; glitter glue; christmas ~1 light fluid; snow globe; fluid ~3 globe; lava lamp;
    under ~2 sink; unknown ~2 substance/liquid/powder/bottle; unlabelled/unlabeled ~2 bottle/liquid; something ~3 shed/garage/sink/cupboard;
    bottle/tub/can ~4 garage/shed/sink; orbeez; water beads; waterbeads; salt water; tub ~1 salt; raw kidney beans`,
  // What children wear on the face for fun: only what was swallowed counts.
  artStuff: `paint/ink`,
  toxic: `@cleaner; @fuelStuff; @pestStuff; @toiletry; @nicotine; @cannabis; @alcohol; @badPlant; @otherPoison`,
  // Enough of a name that a parent would not mention it beside a child's mouth otherwise.
  strongPoison: `
    @cleaner; @fuelStuff; @pestStuff; @nicotine; @cannabis; sanitiser/sanitizer/perfume/aftershave/mouthwash; hand gel;
    toadstool/toadstools/foxglove/oleander/yew/laburnum/nightshade/hemlock; houseplant; vodka/whiskey/whisky/gin/rum; poison; @otherPoison`,

  // ── Medicines ─────────────────────────────────────────────────────────────────────────────────────────────────────
  doseMed: `
    calpol/tylenol/paracetamol/acetaminophen/panadol/ibuprofen/motrin/advil/nurofen/brufen/benadryl/piriton/aspirin/disprin/anadin/melatonin/syrup/
    iron/vitamin/vitamins/codeine/insulin/medicine/meds/medication/medications/methadone/antihistamine/antihistamines/crocin/dolo/calprofen/junior/
    cetirizine/zyrtec/claritin/loratadine/chlorphenamine/diphenhydramine/sudafed/robitussin/delsym/dextromethorphan/phenergan/antibiotic/
    antibiotics/amoxicillin/epilim/keppra/steroid/prednisolone/digoxin/morphine/oramorph/suppository/suppositories/painkiller/painkillers;
    # =drops; vitamin/d/eye/ear/nose/colic/teething/saline/iron/the/of/infant/cough/her/his =drops`,
  grownDrug: `
    pill/pills/tablet/tablets/capsule/capsules/lozenge/antidepressant/antidepressants/adderall/ritalin/concerta/vyvanse/opioid/oxycodone/percocet/
    vicodin/hydrocodone/tramadol/xanax/valium/diazepam/lorazepam/ativan/zopiclone/ambien/zolpidem/sertraline/zoloft/prozac/fluoxetine/citalopram/
    amitriptyline/mirtazapine/lithium/quetiapine/olanzapine/metformin/gliclazide/lisinopril/ramipril/warfarin/rivaroxaban/apixaban/beta/propranolol/
    bisoprolol/atenolol/metoprolol/verapamil/diltiazem/suboxone/buprenorphine/subutex/fentanyl/clonidine/amlodipine/losartan/statin/statins/
    simvastatin/atorvastatin/levothyroxine/thyroxine/viagra/sildenafil/finasteride/gabapentin/pregabalin/baclofen/naproxen/diclofenac/cocodamol/
    codydramol/solpadeine/nytol/sominex/dramamine/imodium/loperamide/laxative/laxatives/senna/dulcolax/chloroquine/hydroxychloroquine/quinine/
    tamoxifen/methotrexate/ozempic/contraceptive/antacid/=tums/gaviscon/rennie/prenatal/prenatals/gummy/gummies/gummie/supplement/supplements/
    berocca/wellbutrin/bupropion/lexapro/escitalopram/effexor/venlafaxine/seroquel/klonopin/clonazepam/midodrine/sulfonylurea/
    glipizide/rizatriptan/sumatriptan;
    blood pressure/thinner/thinners ~1 tablet/tablets/pill/pills/meds/medicine/medication?; blood thinner/thinners;
    water/sleeping/diet/heart/birth/pain/iron/thyroid/caffeine/slimming/sea/travel/diabetes/sugar/allergy/anxiety/adhd/worming/nicotine ~1 control? pill/
    pills/tablet/tablets/meds/medicine/med/sickness/medication;
    the pill; eye drops; cough ~1 medicine/syrup/mixture/drops/linctus; hormone ~1 gel/patch; nicotine/fentanyl/pain/hrt/opioid ~1 patch/patches; wart`,
  pillWord: `
    @grownDrug;
    med/meds/medication/medications/medicine/medicines/tylenol/aspirin/benadryl/ibuprofen/paracetamol/painkiller/painkillers/melatonin/advil/
    codeine/antihistamine/antihistamines/nurofen/anadin/panadol/drugs;
    iron/vitamin tablet/tablets/gummies/gummy/pills; vitamins/=tums`,
  medicine: `@pillWord; @doseMed; dose/doses/dosage/linctus/ointment`,
  syrupMed: `
    syrup/calpol/tylenol/paracetamol/ibuprofen/nurofen/motrin/benadryl/medicine/medication/piriton/advil/melatonin/panadol/linctus/crocin/calprofen;
    cough mixture`,
  medHolder: `
    dosette/pillbox/organiser/organizer/cabinet/handbag/purse/pillcase;
    pill/tablet/dosette/medicine/medication/meds ~1 box/organiser/organizer/case/cabinet/cupboard/bag/drawer/tin/pot/bottle; weekly box;
    blister ~1 pack/packs/strip/strips; foil strip/pack; bottle ~2 pills/tablets/medicine/vitamins/gummies/calpol;
    nan/nana/gran/granny/grandma/grandmother/grandad/grandpa/mum/mom/dad/nanny/gran/oma/visitor/guest/auntie/aunt ~2 handbag/purse/bag/suitcase/
    nightstand/bedside;
    bedside ~1 drawer/table/cabinet; nightstand; suitcase; child ~1 proof/resistant/safety ~2 cap/lid; childproof cap/lid`,
  blister: `blister/strip/foil/packet/pack/tray/sheet`,
  popped: `pop/popped/empty/pushed/burst/punched/=missing/=gone/opened/torn/chewed/punctured/=bitten/broken/pierced`,
  agent: `
    @strongPoison; @pillWord; @medHolder; @toiletry; @badPlant; bottle ~2 pills/tablets/cleaner/medicine; chemical/chemicals;
    cleaning ~2 stuff/cupboard/products; under ~2 sink`,
  agentSure: `@cleaner; @fuelStuff; @pestStuff; @medHolder; bottle ~2 pills/tablets/cleaner/medicine`,
  mouthSign: `
    powder/powdery/chalky/residue/crumbs/stain/stains/foam/foamy/froth/frothy/bubbles/smear/dust/paste/juice/juices/gel/slime/streaks/goo ~4
    mouth/lips/tongue/chin/teeth/gums/face;
    mouth/lips/tongue/chin/teeth/gums ~4 powder/powdery/residue/crumbs/stain/stained/foam/foamy/frothing/frothy/bubbles/covered/chalky/burned/burnt/blistered;
    frothing/foaming ~3 mouth; chewing ~2 something; something ~3 mouth`,
  // Said of many a healthy mouth: only beside the thing itself.
  mouthColour: `
    bits/colour/color/blue/white/pink/red/green/purple/orange ~4 mouth/lips/tongue/chin/teeth/gums/face; breath ~3 smells/smell/reeks/stinks;
    mouth/lips/tongue/chin/teeth/gums ~4 blue/white/pink/purple/green/orange/red/sore/smell/smells; smell/smells/reeks/stinks ~4 breath/mouth;
    licking ~2 lips/fingers; chewing on`,
  // Wrong amounts.
  misdosed: `
    double/doubled/triple/tripled/quadruple/tenfold/overdose/overdosed/extra/wrong/mistake/mistaken/mistakenly/accident/accidentally/accidental/
    error/mixed/mixup/muddled/misread/mistook/misjudged/miscalculated/swapped/confused/wrongly;
    too much; too many; too soon; too close; too early; too strong; by/in accident/error/mistake; two/both/#/double lots;
    forgot ~6 already/did/given/gave/had; # ~1 times/x; ten/three/four/five/two times; over ~2 limit/dose/maximum/max/recommended;
    more than ~4 should/allowed/dose/said/supposed/recommended/label/prescribed/meant; instead of; should ~2 been/be #; supposed ~3 be #; meant ~3 #;
    adult/grown/sister/brother/sibling/dog/cat/dad/mum/husband/wife/grandma/big ~2 dose/ones/strength/one/medicine/meds/tablet/tablets/pill/pills;
    without knowing/realising/realizing; not knowing/realising/realizing; unaware; already ~3 given/had/gave/done;
    adult strength/version/paracetamol/ibuprofen/dose/suppository; both ~2 gave/given/dosed; tablespoon/tablespoons`,
  gaveIt: `give/gave/given/had/=took/=taken/=dosed/drew/drawn/measured/pour/poured/administered/squirted/gived/syringed/injected`,

  // ── Poison ────────────────────────────────────────────────────────────────────────────────────────────────────────
  poisonTaken: `
    =drank/=drunk/=drinking/=drink/=swallowed/=ate/=eaten/=gulped/=swigged/=licked/=tasted ~4 @artStuff;
    @toxic & @ateIt ~12; @strongPoison & @mouthed ~10; @toxic & mouth/lick/suck/sip/chew/=bite/=bites/=bitten/taste/nibbl/spit/spat ~6;
    =eating/=drinking/=swallowing ~4 @toxic; @strongPoison & spray/sprayed/squirt/squirted/splash/splashed & mouth/face/eye ~12;
    @strongPoison & mouth/lips/tongue ~10; @toxic ~6 @swallowIt; @strongPoison && @swallowIt; @strongPoison && @sureIn; @agent && @mouthSign; @agent & @mouthColour ~10; @agentSure && @mouthColour;
    @strongPoison & teaspoon/teaspoons/spoonful/spoon/mouthful/gulp/swig/capful ~14; had ~1 some/bit/swig/sip/taste ~3 @toxic;
    @strongPoison && a ~2 sip/swig/gulp/mouthful/lick/taste; @strongPoison && teaspoon/spoonful/mouthful/gulp/swig && gave/had/drank/swallowed/picked;
    @strongPoison & @lost & @child ~14; @cannabis & @lost ~14; @cannabis && @actsDrugged && @child;
    @strongPoison & spilt/spilled/tipped/chewed/burst/=bitten/punctured & @child ~14; helped/help ~2 himself/herself/themselves ~6 @medicine/@toxic;
    get/got ~1 into ~6 @strongPoison; get/got ~3 hold ~4 @medicine/@strongPoison/@medHolder;
    found ~3 with ~6 @medicine/@strongPoison ~3 open/mouth/hand;
    @ingest ~6 stuff/liquid/fluid/thing/product/spray/solution/gel/powder/water/tablet/tab ~4 for/to/from/used/in/that ~4 clean/cleans/cleaning/
    wash/washing/kill/kills/killing/polish/polishing/unblock/unblocking/strip/dissolve/mopping/mop/brushes/drains/weeds/rats/mice/slugs/toilet/
    toilets/dishwasher/car/engine/pool/lamp/ants/fleas/loo;
    @ingest ~4 cleaning/washing/mopping/mop ~1 stuff/liquid/fluid/water/product/solution/thing/bucket; mop bucket & @gulped ~8;
    chew/chewed/chewing/=bitten/=bit/=bite ~3 through ~4 ecig/cig/vape/refill/pod/battery/tube/pack/capsule/sachet;
    ate/eaten/chewed/licked/swallowed ~4 leaf/leaves/petal/petals/stem/seeds ~6;
    inhal/breathe/breathed/breathing ~4 fume/fumes/bleach/chemical/chemicals/paint/gas/powder; mixed ~2 bleach; =poisoned/=poisoning;
    @gulped ~3 poison; poison ~3 @mouthed; poison/poisoned/poisoning ~3 child/baby/toddler/son/daughter/kid; powder ~3 inhal;
    @pillWord && guess ~1 who; @strongPoison && guess ~1 who; @strongPoison && @countDrop; @pillWord && @countDrop; @medTaken; @medLost`,
  ingest: `
    @gulped; @mouthed; get/got ~2 into; get/got ~2 hold of; put/stick/stuck/pop/shove ~5 mouth; in/from/inside ~2 mouth;
    took/taken/take ~1 some/a/the; have had; pull ~6 out ~3 mouth; found ~6 in ~3 mouth; spit out`,
  swallowIt: `
    swallow/drink/drank/ate/eat/eaten/ingest/lick/chew/suck/taste ~2 it/some/one/them/any/bit/half/how;
    in/around/round/over/inside ~2 mouth/lips/face; drank it; swallowed it; swallowed; and =ate/=drank/=licked/=drunk; @neg ~2 know ~3 much/many`,
  actsDrugged: `
    giggly/giggling/wobbly/wobbling/sleepy/drowsy/floppy/dopey/dozy/glassy/stoned/high/spaced/staggering/stumbling/unsteady/swaying/drunk/woozy/
    limp/weird/funny/lethargic/dazed/pupils/hallucinating/twitching/unwell;
    @sleepy; @limp`,
  // A medicine taken that nobody gave.
  medTaken: `
    swallow/eat/ate/eaten/ingest/gulp/gobble/chew/chewed/munch/munched/crunch/crunched/down/drank/drink/drunk/lick/licked/suck/sucked ~6 @pillWord;
    @pillWord ~4 ate/eaten/swallowed/chewed/drank/licked/sucked ~3 #/some/them/it/one/few/half/all?;
    @pillWord & mouth/swallowed/ate/eaten/chewed/crunched/spat/spit/munched ~6; get/got ~2 into ~6 @pillWord/@medHolder/@doseMed;
    get/got/gotten ~2 into ~5 cabinet/cupboard/handbag/purse/bag; climbed/reached/opened/raided ~6 @medHolder/medicine;
    handful/bunch/whole/entire/lots/bottle/packet/pack/few/several/many/too many/loads/half/most/strip ~4 @medicine & ate/eat/eaten/swallow/took/
    take/taken/had/drink/drank/drunk/chewed/necked/finished ~8;
    drank/drink/drunk/chug/swig/swigged/down/finished/necked/guzzled/sucked/gulped ~6 @syrupMed;
    ate/eat/eaten ~6 vitamin/vitamins/melatonin/gummies/iron/gummy/=tums/bonjela/dentinox/orajel;
    took/take/swallowed/had/taken ~4 his/her/brother/sister/mum/mums/dad/dads/grandma/grandmas/grandad/grandads/nan/nans/nana/gran/grans/my/our/
    husband/wife/hubby ~4 @pillWord/vitamins/thinners/inhaler/insulin;
    child/kid/toddler/baby/son/daughter/boy/girl ~3 took/taken/swallowed/ate/eaten ~4 medicine/medication/medications/meds/thinners/insulin/pill/
    pills/tablet/tablets;
    took/taken/swallowed ~3 # ~4 @pillWord; ate/eaten/swallowed ~3 # ~5 @pillWord;
    nicotine ~1 gum/patch/patches & ate/eaten/chewed/swallowed/mouth/stuck ~8; patch/patches ~8 stuck ~4 him/her/his/back/arm/tummy;
    took/taken/had/given/swallowed/gave ~3 wrong ~2 medicine/medication/meds/pill/pills/tablets/dose; opened ~2 my ~2 pills/tablets/medication;
    swallow/swallowed/drank/drunk/drink/finished/ate/necked ~2 half/whole/most/all/entire/quarter ~4 @syrupMed/@pillWord/@doseMed;
    opened/open ~3 pack/packet/bottle/tub/box/tin ~3 @strongPoison/@medicine; @medicine ~5 not ~1 his/hers/theirs`,
  // A medicine that is not all there, or lies about.
  medLost: `
    popped/pushed/pressed ~3 out && @pillWord; @medCount & @lostMed ~12; @medHolder & @lostMed ~10; @blister & @popped & @medicine/tablet/pill ~14;
    @blister ~4 @popped && @pillWord; # ~4 popped ~1 out && @pillWord; @popped ~2 @blister ~1 pack?/strip? & @child ~14;
    empty/missing/gone/chewed ~4 blister ~2 pack/strip; empty ~3 packet/pack/bottle/box/blister/strip ~8 @medicine;
    empty ~3 @pillWord ~2 bottle/packet/pack/box; @pillWord & jar/bottle/tub/packet/box/pack/strip & empty/emptied/whole/finished/licked ~12;
    bottle ~3 @pillWord ~5 empty/missing/=gone/open/spilled/spilt;
    @pillWord & floor/open/spilled/spilt/everywhere/scattered/tipped & toddler/baby/son/daughter/he/she/him/her/twins ~16;
    child ~1 lock/proof ~6 @medicine && empty; pill/pills/medicine/medication/dosette ~2 organiser/organizer/box/case ~12 open/empty/opened;
    compartment/compartments/tuesday/wednesday/monday/thursday/friday/saturday/sunday ~6 empty/missing/=gone/open & tablet/pill/tablets/pills/box/
    dosette/organiser/organizer ~14;
    dosette ~8 empty/open/opened/missing/floor; half/most/all/quarter ~4 bottle/packet/box/tub ~3 =gone/empty ~8 @medicine;
    @syrupMed ~8 half/most/all/quarter ~3 =gone/empty & @child ~16; wet ~3 @pillWord;
    @pillWord & wet/soggy/half/dissolved/dissolving/sticky & hand/mouth/fist/fingers/carpet ~14;
    one/a wet/soggy/chewed ~1 one? ~1 in ~2 hand/fist/mouth && @pillWord`,
  medCount: `@pillWord; # ~3 pills/tablets/gummies/capsules`,
  lostMed: `
    hardly/barely/nothing/not ~2 much/anything/any ~1 left; =missing/=gone/vanished/disappeared/nowhere/unaccounted; @neg ~3 find/locate/account;
    fewer/short; =only ~2 # ~2 left; # ~1 left; half/nearly/almost empty; @neg ~2 all ~2 there; # ~1 less`,
  // The wrong dose, given.
  dosedWrong: `
    @misdosed & @doseMed/@grownDrug & @gaveIt ~12; @misdosed ~4 dose/dosage/dosed; @misdosed ~4 @doseMed && @gaveSaid; @doseMed ~6 @misdosed && @gaveSaid;
    @misdosed & ml/mls/mg/syringe/dose/doses/dosage/teaspoon/spoonful & @gaveIt ~14; double dosed; dosed twice; double ~2 dose; wrong ~2 dose/syringe;
    overdosed; twice & give/gave/given/=dosed & @doseMed ~10; @doseMed && given/gave/=had/=dosed ~3 twice; twice ~2 dose/amount; adult ~2 dose;
    # times the dose; ten/double/twice/three times ~3 dose/amount; dose ~3 too close/soon/early;
    medicine/dose/@doseMed & again/twice/both/already/another/extra/second & gave/give/given ~12;
    gave/given/give ~4 medicine/dose/@doseMed ~10 gave/given/give ~4 again/too/already/another/also/more; both ~6 gave ~3 @doseMed/medicine/dose;
    @doseMed && both/each ~3 gave/given/dosed; @doseMed && @gaveAgain; gave/given/give ~4 # ~3 instead ~2 of ~2 #; # ~1 ml/mls/mg ~2 instead;
    gave ~4 # times; gave ~2 him/her ~4 adult; gave ~6 instead of ~3 #; # ~1 ml/mls/mg ~6 not ~1 # ~1 ml/mls/mg;
    # ~3 should ~3 # ~1 ml/mls/mg && @gaveIt; # times ~2 what ~4 should/supposed/meant/needed/prescribed;
    told/said/say/says/prescribed/label/supposed/should/meant/nurse/midwife/doctor ~6 # && gave/given/give ~3 full/whole/entire ~1 dropper/syringe/
    bottle/teaspoon/tablespoon/pipette;
    gave/given/give ~3 full/whole/entire ~1 dropper/syringe/bottle/tablespoon/pipette && @oopsWord/#;
    # ~1 dose/doses && @neg ~2 tell/told/know/knew/realise/realised/realize/realized/say/said; @doseSaid && @doseGivenIn && @oopsWord; @doseSaidIn && @doseGiven && @oopsWord; @doseSaid && @doseGiven && @oopsWord && @medicine;
    mixed/mix/muddled ~2 up ~6 bottles/doses/medicine/medicines/syringe/dose/medication/meds/tablets/pills;
    gave ~4 brothers/sisters/twins/dogs/cats/adults/husbands/mine/my ~2 dose/medicine/tablet/drops/meds/tablets/pills; meant ~3 give ~6 gave;
    same ~3 again & gave/given/give/had/dose ~12; again ~3 not knowing & dose/@doseMed/gave ~12;
    syringe ~10 twice/double/wrong/line/mark/instead/mistake; drew ~4 up ~4 #; misread ~4 label/syringe/dose/bottle/line;
    swapped ~3 syringe/medicine/bottles; instead of ~4 medicine/calpol/formula/water/milk/vitamin/saline/drops ~6 gave;
    gave ~6 @strongPoison ~4 instead; wrong ~1 bottle/box/jar & gave/given/give/dose/medicine/drops ~12;
    picked/grabbed ~2 up? ~4 wrong ~2 bottle/box/medicine/syringe/one/drops; someone else medicine/medication;
    wrong medicine/medication/drug/meds/pills; #x ~2 dose; gave ~4 too much/many/strong`,
  gaveSaid: `=gave/=given/=had/=took/=taken/=dosed/=drank/=swallowed/=ate/accident/accidentally/mistake/overdose/overdosed/realised/realized/double/doubled`,
  // Told one amount, gave another.
  doseSaid: `
    told/said/say/says/label/labelled/prescribed/prescription/supposed/should/meant/nurse/doctor/gp/pharmacist/box/instructions/chart/leaflet/
    recommended/max/maximum ~6 # ~1 ml/mls/mg/mgs/drops/puffs/tablet/tablets?`,
  doseSaidIn: `
    told/said/say/says/label/labelled/prescribed/prescription/supposed/should/meant/nurse/doctor/gp/pharmacist/box/instructions/chart/leaflet/
    recommended/max/maximum ~6 # ~1 ml/mls/mg/mgs/drops/puffs/tablet/tablets`,
  doseGivenIn: `@gaveIt ~4 # ~1 ml/mls/mg/mgs/drops/puffs/tablet/tablets`,
  doseGiven: `@gaveIt ~4 # ~1 ml/mls/mg/mgs/drops/puffs/tablet/tablets?`,
  oopsWord: `but/realise/realised/realize/realized/instead/mistake/oops/noticed/misread/panicking/panic/wrong/accidentally/not`,
  sureOne: `@sureIn ~1 it/one/some/them/#/half/all/that/two; @sureIn ~3 minute/minutes/hour/ago/already; @swallowIt`,
  doseTame: `
    alternate/alternating; can i give; should i give; right/correct/next/missed dose; dose chart; refus; wont take; spit/spits/spat;
    doctor/gp/dr/consultant ~3 doubled/increased/upped/changed; pharmacist ~2 said ~2 fine; twice a/per day; twice daily; times a day`,
  gaveAgain: `
    gave/given/give/had/done ~4 it/one/dose/some/more/another ~2 again/too/also/already/earlier; gave/given/give ~3 another/second/extra/more;
    already ~3 given/had/gave/done; @neg ~2 knew/know/realise/realised/realize/realized ~6 gave/given/give/had; also ~2 gave/given; gave ~3 as well`,
  wrongDose: `
    wrong ~2 medicine/medication/meds/pill/pills/tablet/tablets/dose; double dosed; double ~2 dose; overdose ~2 @doseMed; twice the dose;
    # times the dose; too much ~3 @doseMed`,
  // A thing nobody swallows on purpose, and anything at all at the mouth, in whatever order and sentence.
  hardPoison: `
    @cleaner; @fuelStuff; @pestStuff; @nicotine; @cannabis; perfume/aftershave/mouthwash/sanitiser/sanitizer; hand gel; @grownDrug;
    toadstool/toadstools/foxglove/oleander/yew/laburnum/nightshade/hemlock/bulb/bulbs; antifreeze/screenwash`,
  intake: `
    @tookIt; chomped/chomping/chewing/sucking/licking; =eating/=drinking/=swallowing ~2 it/them/some/things/one/that/this;
    in/round/around/inside/over/on/from ~3 mouth/lips/tongue/chin/gob/teeth;
    mouthful/swig/gulp/sip/glug/slurp/lick/bite/taste/mouthfuls/gulps ~2 of/from; had ~2 swig/gulp/sip/mouthful/lick/bite/taste/drink;
    smell/smells/reeks/stinks/stank ~2 of ~2; dribbling/drooling/gagging/retching/foaming/frothing/spluttering; down/all down ~2 front; put ~4 mouth;
    helped himself/herself; necked; spat/spits/spitting ~2 out; sprayed ~4 mouth/face; picking ~4 up ~2 eating`,
  chemical: `@cleaner; @fuelStuff; @pestStuff; @nicotine; @cannabis`,
  poisonAny: `
    @nicotine && took/had/takes/taking/having ~2 drag/puff/puffs/toke/hit/pull; @cannabis && took/had/takes ~2 drag/puff/puffs/toke/hit/pull;
    whole/half/most/entire ~1 tube && @tookIt; had/took ~3 # ~1 melatonin/gummies/tablets/pills/capsules/@grownDrug;
    @tookIt ~4 # ~1 ml/mls/mg ~3 @doseMed; @medicine ~3 meant/intended/for ~2 adult/adults/grownups;
    @chemical && mouth/lips/tongue/throat/cheek/gob/foaming/frothing;
    @tookIt ~6 off/from/under/in ~3 bush/bushes/hedge/shrub/lawn/woods/forest/flowerbed/ditch; @hardPoison && @intake; @toiletry & @intake ~12;
    swig/gulp/gulps/sip/sips/mouthful/glug/lick/slurp ~1 of ~4 @medicine/@toxic; adult ~1 @medicine/suppository/suppositories/dose/strength/version;
    @grownDrug & fall/fell/spilled/spilt/dropped/floor/carpet/rolled ~8 && @intake`,
  mouthWord: `mouth/swallow/=drank/lick/=ate/tongue/lips/=eaten/=drink/gulp/sip/throat`,
  childTook: `@child ~2 @tookIt; had ~3 in ~2 mouth/cheek/gob/hand; in ~2 mouth/cheek/gob`,
  // Said outright of the child: a question about doses or safety beside it excuses nothing.
  tookIt: `
    =swallowed/=swallow/=ate/=eaten/=drank/=drunk/=necked/=scoffed/=downed/=chewed/=licked/=sucked/=gulped/=ingested/=guzzled/=crunched/=sipped/
    =swigged/=bitten/=tasted/=munched/=polished/=finished/=consumed/=inhaled/=slurped/=gobbled/=wolfed/=nibbled/=nommed/=hoovered`,
  others: `
    my/mine/our/mum/mums/dad/dads/nan/nans/nana/nanas/gran/grans/granny/grandma/grandmas/grandad/grandads/grandpa/grandmother/grandfather/brother/
    brothers/sister/sisters/husband/husbands/wife/wifes/dog/dogs/cats/someone/else/partner/partners/hubby`,
  poisonSure: `
    @child ~4 @tookIt ~6 @strongPoison; @child ~4 @tookIt ~6 @grownDrug; @child ~4 @tookIt/=took/=taken/=had ~4 @others ~4 @medicine;
    @child ~4 @tookIt ~2 half/whole/most/all/entire/lots/handful/bottle/packet/pack/box/strip ~6 @medicine; @child ~4 got ~4 @strongPoison ~4 mouth;
    bottle/packet/pack/box/strip/jar/tub ~5 @medicine & @tookIt ~2 half/most/all/it/some ~12;
    @child ~4 @sureIn ~6 mushroom/mushrooms/berries/toadstool`,
  poisonTame: `
    strawberry/strawberries/blueberry/blueberries/raspberry/raspberries/blackberry/blackberries/cranberry/cranberries/goji/gooseberry/mulberry ~3 plant/
    plants/bush/bushes/seeds/leaf/leaves;
    plant/plants/bush/bushes/garden/seeds ~4 strawberry/strawberries/blueberry/blueberries/raspberry/raspberries/blackberry/blackberries/cranberry/
    cranberries/goji/gooseberry/mulberry;
    plant/nut/oat ~1 based/milk; mushroom soup/risotto/puree/pasta/pizza/omelette; button mushroom; portobello/shiitake;
    =cooked ~2 mushroom/mushrooms; toothpaste; edible paint/flower/flowers/glitter; non toxic; nontoxic; plastic plant; play food; christmas cake;
    rum/sherry/brandy ~1 cake/trifle/pudding/sauce; ginger beer; root beer; wine gum/gums; non alcoholic; alcohol free;
    apple/apples/pear/pears/plum/plums/cherry/cherries/tomato/tomatoes/orange/peach ~4 tree/garden/bush;
    lettuce/spinach/basil/mint/kale/coriander/cabbage/salad/parsley;
    =his/=her contraceptive/daily/morning/iron/adhd/usual/regular/allergy ~1 pill/pills/tablet/tablets/medicine/meds;
    =his/=her antibiotic/antibiotics/medicine/meds/vitamin/vitamins/dose/calpol/tablet/tablets/pill/inhaler/gummy; daily vitamin; one vitamin;
    vitamins ~4 problem/fine/well; hide ~3 in; how ~3 get ~3 to; school play; pretend/pretended/pretending`,
  poisonHarmless: `
    @poisonTame; plant/nut/oat ~1 based/pot/milk; mushroom soup/risotto/puree/pasta/pizza/omelette/stroganoff; button mushroom;
    portobello/shiitake/cooked; breastfeed; =nursing; breast feed; breastfeeding; breastmilk; =pumping; pump and dump; trimester; pregnant; pregnancy;
    should i give; how much; how often; what dose; dose chart; dosage chart; correct dose; right dose; can i give; how many ml; recommend;
    recommended; alternate; alternating; wont take; refus; hide ~3 in; hates the taste; spits ~2 out; spit ~2 out ~2 medicine; get ~3 to take;
    get ~3 to swallow; trick ~3 into; tips; vitamin d; teach; learn; pot roast; potty; =weeding; take ~2 medicine; is ~2 safe; safe ~4 breastfeeding;
    wine glass; i drank; i drink; i had ~3 wine/beer/drink; can i drink; can i have; glass of wine; one beer; i smoke; my husband smokes;
    quit smoking; quitting; when ~3 next dose; next dose; is it time; how much ~4 give; his medicine; her medicine ~4 well; took his medicine;
    took her medicine; =takes his/her; prescribed; doctor gave; antibiotics ~3 well; took ~2 vitamin/vitamins; ate ~2 vitamin; daily vitamin;
    one vitamin; bath water; shampoo ~2 eyes; finger paint; face paint; paint brush; paint on; watercolour; watercolor; non toxic; nontoxic;
    edible paint/flower/flowers/glitter; how ~3 talk; infection; tooth paste; toothpaste; seed ~2 packet; in the shop/shops/pharmacy/chemist/store;
    buy/buying/bought ~1 more/new/some; run/ran/running ~1 out ~1 of; prescription; refill/repeat ~1 prescription; plastic plant; play food; toy food;
    ipad/screen/screentime/cartoons/games; dad/husband/partner/grandad/i ~1 drink/drinks/drank; snow globe ~3 gift;
    sweet/fruity/ketone/pear ~3 acetone; acetone ~2 breath/whiff/smell`,

  // ── Carbon monoxide, gas and smoke ────────────────────────────────────────────────────────────────────────────────
  coWord: `
    carbon monoxide; monoxide; =co alarm/detector/meter/monitor/poisoning/leak/sensor/thing; co2 alarm/detector;
    boiler/furnace/heater/gas/stove alarm/detector/monitor/sensor; alarm/detector/monitor/sensor ~5 boiler/furnace/flue/gas;
    gas/kidde/nest/aico alarm/detector; kidde/fireangel/aico`,
  coReading: `=co ~2 #`,
  coAct: `
    go/going/goes/went/gone ~2 off; go/gone/went/going ~1 mad/crazy/haywire/nuts/ballistic/berserk/bananas/mental/wild;
    beep/beeping/beeps/bleep/bleeping/bleeps/peep/peeping/sounding/sounded/sound/ring/ringing/blaring/blare/screaming/shrieking/screeching/shrill/
    wail/wailing/triggered/trip/tripped/squealing/siren/flashing/chirping;
    poison/poisoning/poisoned/leak/leaking/exposure/exposed/headache/headaches/dizzy/sick/ppm/breathed/inhaled;
    read/reads/reading/showing/shows/says ~2 high/#; red light; wont/keeps/wouldnt ~2 stop/quit/going/reset/silence/off; loud; up to #; over #`,
  coAlarm: `
    @coWord & @coAct ~12; =co ~1 alarm/detector ~4 beep/beeping/going/went/off;
    alarm/detector/sensor/monitor & #/four beep/beeps/bleeps/chirps ~1 and? ~2 pause/stop/stops/silence/gap ~14;
    #/four beep/beeps/bleeps ~2 then/and/pause ~3 pause/stop/stops/silence/gap/repeat; =co/monoxide && @coFeel && alarm/detector/boiler/heater/gas;
    alarm/detector ~6 @coFeel & =co/monoxide ~14; @coWord && @coFeel && @coAct; boiler ~3 leaking/leak ~3 fumes/co/gas/monoxide;
    alarm/detector/meter && @coReading; alarm/detector ~4 ppm; ppm`,
  coFeel: `
    woozy/dizzy/dizziness/headache/headaches/headachy/queasy/nauseous/nausea/sick/sleepy/drowsy/faint/lightheaded/groggy/confused/vomiting/vomited/
    lethargic/wobbly/weak/unwell/ill/rotten/rough/flushed/pale/fainted/collapsed/passed;
    light headed; @vomit; feel ~2 ill/funny/weird/rough/sick/awful/yuck;
    head/heads ~2 hurt/hurts/hurting/pounding/sore/banging/thumping/splitting/throbbing/killing/ache/aching;
    sore/bad/banging/thumping/splitting/pounding/throbbing ~1 head/heads/headache/headaches; cherry ~1 red/pink`,
  burnerThing: `
    boiler/heater/furnace/generator/stove/fireplace/exhaust/barbecue/bbq/grill/chimney/flue/garage/woodburner/aga/genny/brazier/firepit/sigdi/
    angithi/hibachi/geyser/calor;
    gas/paraffin/kerosene/camping/propane/charcoal/patio/oil fire/hob/oven/cooker/heater/stove/lamp/lantern; wood/log burner/stove; charcoal; coals;
    engine/car/truck ~2 running/idling; gas`,
  fumeThing: `
    generator/genny/charcoal/coals/flue/chimney/exhaust/brazier/sigdi/angithi/hibachi; car/truck/engine/van ~3 running/idling;
    gas/paraffin/kerosene/camping/charcoal/patio/propane/calor heater/stove/grill/barbecue/bbq/lamp/cooker/fire;
    barbecue/bbq/grill/stove/firepit ~6 indoors/inside/kitchen/garage/tent/room/porch/caravan/conservatory/shed/van/awning/campervan/motorhome/cabin;
    boiler ~4 fault/faulty/serviced/broken/leak/yellow; blocked ~2 flue/chimney; snow ~4 exhaust/tailpipe`,
  everybody: `everyone/everybody/we/us/family/kids/both/all/whole/two/three/twins/household/parents`,
  smoke: `smoke/smoky/soot/sooty/fume/fumes/smokey/smoking`,
  fireScene: `
    house/kitchen/chip/pan/toaster/oven/electrical/flat/bedroom/garage/car/caravan/dryer/chimney/loft/grease/fat fire/blaze;
    fire in ~3 house/kitchen/room/apartment/flat/building/bedroom/oven/garage; there be ~3 fire; chip/frying ~1 pan ~3 up/fire/flames/alight/caught;
    caught/catch ~1 fire/light; go/went up ~1 in? ~1 flames/smoke?; flames/blaze/ablaze/alight/smouldering; firefighter/firefighters/firemen/brigade;
    fire ~2 put ~1 out; in a fire; bonfire; toaster/oven/hob/pan/dryer/microwave/charger ~4 fire/flames/alight/smoke/smoking`,
  smokeIn: `
    inhal/breathe/breath/breathing/breathed/swallow/lungful ~4 @smoke; @smoke inhal/inhalation; full/filled/fill ~3 @smoke;
    stood/stand/standing/sat/slept/sleeping/was/were/been/trapped/stuck/in/through/out ~3 thick/black/the/all/of ~1 @smoke;
    thick/black/heavy/lots/loads/lot/much ~2 @smoke; @smoke ~3 everywhere/lungs/room/house/bedroom/eyes;
    soot/sooty/black & nose/nostrils/mouth/snot/spit/face/lips/phlegm/mucus ~6;
    @smoke & cough/coughing/wheezing/hoarse/headache/sick/dizzy/sleepy/croaky ~12`,
  smokeHome: `@smoke & through/throughout/over/filled/everywhere & house/flat/room/building/landing/home/apartment/stairs ~10`,
  smokeSign: `cough/coughing/hoarse/raspy/croaky/wheezy/wheezing/soot/black/sleepy/dizzy/headache/sick/rasping`,
  coSick: `
    @smokeHome && @smokeSign; smell/smelling/smelled/smelt/stink/stinks/reek/reeks/whiff ~4 gas/fume/fumes;
    smell/smelling/smells ~3 =burning ~2 plastic/wire/wires/rubber/electric/electrical; gas ~1 leak/smell/hiss; leak ~2 gas; gas ~3 leak/leaking/hiss;
    stove/hob/burner/cooker/oven/gas/ring ~4 left on/on all; gas left on; turned/knocked ~3 gas/hob ~2 on;
    rotten egg/eggs ~8 gas/boiler/kitchen/meter/cooker/house/hob/cellar; rotten egg/eggs && @coFeel; @fireScene && @smokeIn; smoke inhal;
    smoke inhalation; inhaled smoke; inhal/breathe/breathed/breathing ~4 smoke/fume/fumes; room/house/flat/kitchen ~3 full/filled/fill ~3 smoke;
    full of smoke; smoky ~2 house/room & cough/headache/sick/dizzy ~12; from ~2 fire & smoke/cough ~6; house fire;
    fire in ~3 house/kitchen/room/apartment/flat/building; soot/sooty ~4 nose/nostrils/mouth;
    @burnerThing & headache/dizzy/sick/sleepy/fume/fumes/@coFeel ~12; @everybody ~6 headache/headaches/headachy/dizzy/nauseous/groggy;
    headache/headaches & everyone/everybody/family/household/us ~6; whole/all/entire ~2 family/house/us/household & @coFeel ~8;
    running/run ~3 car ~3 garage; exhaust fume/fumes; @fumeThing && @coFeel; @everybody ~8 @coFeel && @burnerThing;
    @coFeel && @burnerThing && @outBetter;
    cat/dog/pet/budgie/canary/hamster/bird ~4 sleepy/lethargic/ill/sick/wobbly/dead/died/collapsed && @coFeel && @burnerThing;
    @everybody ~8 @coFeel && @outBetter`,
  outBetter: `
    better/fine/clear/clears/cleared/goes/eases/wears/pass/passes ~8 out/outside/outdoors/away/school/air/leave/left/work/shops/window/windows/
    garden/nursery;
    out/outside/outdoors/away/air/leave/left/window/windows/shops/garden ~6 better/fine/clear/clears/cleared/goes/eases;
    worse ~4 home/indoors/inside/house/heating/fire`,
  // No flat battery and no cold explains these.
  coSure: `
    @coWord ~4 go/going/goes/went ~1 off; @coWord ~4 sounding/sounded/blaring/screaming/shrieking/wailing/ringing;
    @coWord & still/keeps/wont/continuously/continuous/constantly/nonstop & beep/beeping/beeps/going/sounding/alarming ~12;
    @burnerThing && @everybody ~8 headache/headaches/headachy/dizzy/nauseous/groggy/queasy; @fireScene && @smokeIn; @fumeThing && @coFeel`,
  coTame: `
    chirp/chirps/chirping; burned/burnt/burn ~2 toast/dinner/food; test button; testing; how do i test; cigarette/cigarettes;
    bonfire ~4 new year/night/party`,
  coHarmless: `
    install/installing/buy/buying/where to put; where ~2 put; how many; recommend; recommended; chirp ~3 minute/battery/low; chirps; how do i test;
    flu/covid/norovirus; christmas; candle; campfire ~4 ok; cigarette/cigarettes; second hand; secondhand; thirdhand; =smoker/=smokes; where should;
    low battery; change it; replace; batteries; placement; look for; every minute; once a minute; end of life; what are; which; best; brand; review;
    test button; testing; expired/expires/expire; toast/toaster ~4 set; car/travel sick; trapped gas; gas ~2 tummy/belly/pain; teething; a bug;
    vape/vapes`,
};

import type { Lexicon } from '../language/pattern.ts';

/** Despair, strange beliefs after a birth, and the fear of hurting one's own child: kinds of words, and how they combine. */
export const DISTRESS: Lexicon = {
  // Who

  teenWord: `teen/teenager/teenage/son/daughter/year/boy/girl/stepson/stepdaughter/student; 1#`,
  otherParent: `wife/husband/partner/girlfriend/boyfriend/fiance/fiancee/spouse/hub/hubby/missus; babys mum/mother/dad; my sister/friend`,
  kidWord: `son/daughter/lad/teen/teenager/kid/child/boy/girl/grandson/granddaughter/niece/nephew/stepson/stepdaughter/student/himself/herself/themselves`,
  kidSubject: `@kidWord; he/she/hes/shes/him/her/they/year; my ~2 old; suicide note; posting; found ~4 note`,
  kidWish: `
    @kidWord ~8 @deathWish; @kidWord ~4 say/says/said/saying/want/wants/told/tells/google/search/wrote/post/texted/talk/talking/planned/planning; himself/herself/themselves; suicide note; my ~3 old ~3 say/says/said/wants/told/keeps/wrote/talks;
    he/she say/says/said/tell/told/google/googled/wrote/texted/text/posted/keeps/wants/doesnt/feels/thinks/wishes/want/have/plan/threatens; child/teenager`,
  selfWish: `
    i/im/ive/id/ill ~3 @deathWish; @deathWish ~3 me/myself; i ~3 die/dead/suicide/suicidal/disappear/alive/anymore; myself; without me`,
  pillsTaken: `
    took/taken/swallowed/take/swallow/popped/downed/necked ~6 bunch/handful/all/whole/bottle/lots/packet/many/pack/loads/strip/box/fistful ~5 @pill; overdose/overdosed ~3 on/purpose; =took/=taken/swallowed ~3 paracetamol/tylenol/antidepressants/sertraline & @tookWhy ~14`,
  // Two for a headache are no overdose.
  tookWhy: `
    purpose/all/whole/handful/box/packet/pack/lots/loads/bunch/many/overdose/crying/upset/argument/row/fight/die/dead/sorry/sick/vomiting/cupboard/text/texted/hospital/secretly/note/hates/dumped/bullied/split/broke;
    =6/=7/=8/=9/=10/=11/=12/=13/=14/=15/=16/=17/=18/=20/=24/=25/=28/=30/=32/=40/=50/ten/twelve/fifteen/sixteen/twenty/thirty/forty/fifty`,
  longAgo: `years/year/months/decade/ages ago; in the past; used to; as a teen/teenager/child; when i be younger; after my first; with my first; a long time ago`,
  oneself: `myself/himself/herself/themselves/themself/yourself/meself/hisself/oneself; him self; her self; my self`,
  grownUpI: `i/im/ive/id/ill/me/we/weve`,
  newMother: `
    wife/partner/girlfriend/sister/fiance/fiancee/spouse/missus/mrs/husband/boyfriend/hubby/cousin/friend; sister in law; daughter in law; my ~1 daughter ~3 birth/baby;
    since ~4 birth/born/delivery/labour/labor/section; gave birth; had ~1 baby ~4 ago; new mum/mom/mother; postpartum; post partum; postnatal`,

  // Wishing to die

  lifeWord: `life/lives/living/existing/existence/alive/breathing; this ~1 world/earth/planet; being here/alive/around; be here/alive/around`,
  deathWord: `
    die/dead/death/dying/suicide/suicidal/unalive/unaliving/oblivion/oblivious/nonexistent; pass away; be no more; cease ~2 exist/existing/be; stop existing/being;
    disappear/vanish/evaporate; not ~3 exist/existing/wake/alive; not ~1 be ~1 here/around/born/anymore; never ~3 wake/born/existed; be =gone; in heaven; to heaven; my/his/her grave;
    under ~1 ground; in the ground; six feet under; in ~2 box/coffin/grave; buried; at peace ~1 with; with ~2 angels; no longer here; off ~1 this planet/earth; out of this world/life;
    last ~1 day/night/week ~2 earth/alive;
    bleed out`,
  wishWord: `
    want/wanted/wanna/wish/wishes/hope/hoping/pray/long/longing/rather/ready/happier/urge/urges/impulse/deserve/deserves/prefer/crave/dream/tempted/better/mind/fancy; like to; need to; glad to; happy to; ok to; should just; think/thinking/thought/thoughts/fantasise/fantasize/fantasi/talk/talks ~1 of/about;
    plan/plans/planned/planning/decided/going/threaten/threatens/threatened/threatening/vow/vows/swear/swears ~1 to; plans/plan for; easier to`,
  selfKill: `
    kill/killing/end/ends/ending/finish/hang/hanging/shoot/shooting/stab/stabbing/drown/drowning/poison/gas/gassing/strangle/electrocute/euthanise/delete/unalive/suffocate ~1 @oneself;
    =top/=topping/=topped/=off/=offing/=offed/=neck/=necked/=necking ~0 myself/himself/herself/themselves; do/doing/did @oneself in; commit/committing/commits/attempt/attempted/completed/contemplating/considering ~1 suicide; kms/kys/ctb/sewerslide/sewer-slide;
    hurt/harm/harming/hurting myself; open ~2 my/his/her wrist/wrists/veins; suicide/goodbye ~1 note/letter/plan/pact/attempt; tried ~3 end/kill/overdose/hang ~2 himself/herself/myself/it/life;
    something ~2 to myself/himself/herself/themselves; =slit/=slitting/=slashed/=slashing/=cut/=cutting ~2 my/his/her ~1 wrist/wrists;
    knife/blade/razor/glass/scissors ~4 to/on/against/at ~2 my/his/her ~1 wrist/wrists/throat/neck/chest;
    let me/him/her die`,
  endLife: `
    end/ending/ended/take/taking/took/finish/finishing/terminate/stop ~2 my/his/her/their/own ~2 life/lives/existence/suffering/misery; end/ending/finish ~1 it all/tonight/now/here/forever/today; ending it; end it; end everything; finish everything;
    check/checking out ~1 early/permanently/forever/life; final exit; way out ~3 death/die; permanent solution/sleep/rest; way ~2 out ~2 of ~2 life; bring ~1 end to ~4 life/all; put ~2 out of ~2 misery;
    death/dying/dead/suicide ~3 better/easier/option/answer/solution/peaceful/escape; better/best/only ~2 option/choice/way/answer ~3 death/die/dead/dying;
    @wishWord ~3 end/ending things; urge/urges/thoughts/plans/feelings/ideas ~3 end/ending ~2 things/it/life/everything/all; out of everything; i want out; said/says/wanted ~2 wanted out; out of ~1 life`,
  notHere: `
    dont/doesnt/didnt/not/no/never/stop/hate/sick/tired ~3 want/wanna/wants/wanted/wish/wishes/like/need/desire/wanting/feel ~3 @lifeWord; dont/doesnt/not ~1 want/wanna/wants/wish ~2 live/exist/continue/carry ~3;
    hate/hates/despise/loathe/detest ~3 alive/living/existing/life; cant/dont/doesnt/not/never ~2 see/picture/imagine/seeing ~1 @meHimHer ~3 here/around/alive/older/#/living/future/future/making; no future ~2 for/me/him/her;
    say/says/said/saying/tell/told/text/texted/wrote/writes/hint/hinted/joked/announced ~8 wont/not/isnt/never ~3 be/see/make/live/around/need ~2 here/around/alive/@someDay; see/imagine ~1 @meHimHer ~2 around ~3 @someDay;
    not/wont/never ~2 be/being ~2 here/around/alive ~1 anymore/longer/forever; wont/not ~2 make it ~2 to/past/through ~3 @someDay;
    wish/wished/wishes/better ~5 not/never/werent/wasnt/hadnt/hadn ~3 born/alive/here/existed/exist/around/woken; never been born;
    dont/doesnt/not/never ~2 deserve ~3 live/life/alive/exist/here; if ~3 wasnt/werent/hadnt/not ~2 for ~4 baby/kids/him/her/children/son/daughter ~4 done/=gone/dead/here/over/it/ended; only ~3 reason/thing ~6 here/alive/going;
    no/not/cant/dont/stopped/never/stop ~3 see/seeing/imagine/picture ~3 future`,
  meHimHer: `myself/himself/herself/themselves/me/him/her; a future`,
  someDay: `
    christmas/xmas/easter/diwali/eid/summer/winter/spring/autumn/birthday/tomorrow/morning/monday/tuesday/wednesday/thursday/friday/saturday/sunday/weekend/exams/mocks/gcses/term/half/graduation/prom/wedding/holidays/sixteen/eighteen/twenty/thirty/next/long/much/year/week/month/night/anymore/longer/30/40/#`,
  notWaking: `
    @wishWord ~6 not/never/dont/didnt/wouldnt/wont/without/didn ~3 wake/waking/woke/woken; not/never/if/didnt/dont/wouldnt ~4 wake/woke/waking ~1 up? ~4 fine/ok/okay/grand/happy/relief/mind/care/matter/better/great/nice; hope ~3 i dont wake;
    @wishWord ~4 sleep/asleep ~4 forever/never/not/dont/permanently/good/always/stay; sleep/asleep ~4 and ~2 never/not/dont/stay ~3 wake/asleep; 
    sleep/asleep ~2 and ~2 thats it; asleep ~6 no more; @wishWord ~3 sleep ~3 long; no more mornings/tomorrows/tomorrow; wouldnt ~2 mind ~5 waking/wake/dead/die/dying/run over/hit; dont/never ~1 want ~2 wake up ~4 again/tomorrow/anymore/ever`,
  tiredOfLife: `
    tired/sick/done/finished/weary/exhausted/bored/fed/over/enough/finish ~3 with/of/up ~3 @lifeWord; tired/sick/done of ~1 being ~1 me/alive; =done living/existing; done with ~1 it all/everything; had enough ~2 of ~2 life/everything/living; given/gave/giving/give up ~1 on ~2 life/living/everything/himself/herself/myself`,
  noPoint: `
    no/nothing/without/any/cant/not/never/dont/whats/what/lost/see/isnt/dunno ~4 reason/reasons/point/purpose/use/sense/meaning/will ~4 live/living/alive/life/exist/existing/breathing/@lifeWord; nothing ~2 live/living for; not ~3 worth ~2 living; worth living for;
    reason/point/purpose/use ~2 for/to/in/of ~2 me/him/her/my/myself ~2 be/being/here/live/alive/anymore/life/existing/carrying; no point to me; no point in/of me; what/whats ~2 point ~2 of/in ~1 me/anything/living/life/being/going/carrying ~1;
    reason/point/purpose ~6 to/of ~2 be here/alive; no/any reason ~4 be here; reason ~2 get up ~1 anymore;
    life/living ~2 isnt/not/aint ~1 worth; @neg ~1 worth it ~3 life/living/alive; nobody wants me`,
  cantGoOn: `
    cant/dont/couldnt/not/cannot ~2 go/going/carry/keep/continue ~2 on ~2 living/life/anymore/much/longer/like; cant/cannot go/carry on; cant ~2 keep living; cant ~2 live ~1 like/with/anymore; cant ~3 be here ~1 anymore; rather ~3 dead/die; see/no/only ~3 way out`,
  withoutMe: `
    better/best/happier/fine/manage/cope/grand/okay/easier/relieved/freer/richer/peace/peaceful/thrive/survive/lighter/well/brilliant/great/perfectly ~4 without/minus ~1 me/him/her/myself; better/happier/easier/fine/relieved/lighter/great/celebrate ~5 if/once/when ~1 i/im/he/she/id/hes/shes ~3 =gone/dead/died/die/disappeared/vanished/werent/wasnt/didnt/left/around/never;
    nobody/noone/who/whod/wouldnt/wont ~2 miss ~2 me/him/her/it; no one ~2 miss ~2 me/him/her; nobody/noone/who/whod/anyone ~3 notice/care/cry/mind/grieve/bother ~4 =gone/dead/died/if; no one ~3 notice/care/cry/mind/even ~4 =gone/dead/died/if; not a soul ~4 miss/notice/care; 
    do/doing/be ~4 favour/favor; be/get/be rid/free ~2 of ~1 me; waste/wasting of ~1 space/oxygen/air/skin/breath; world/everyone/everybody/family/kids/children/husband/mum/baby ~6 better/best/happier ~4 without/off; better off ~2 without me/him/her; better off dead/gone;
    everyone/they/theyd/family/kids/husband/baby/she/he ~3 manage/cope/survive ~8 nan/gran/mum/dad/without/each; dragging/drag/drags/hold/holding ~3 everyone/everybody/them/family/us ~1 down/back ~10; burden ~6 die/dead/without/gone/better/end; worth more ~3 dead/gone/insurance`,
  wouldBeRelief: `
    wish/wished/hope/hoped/hoping/want/wanted/pray/praying/dream/imagine/if ~4 car/lorry/truck/bus/train/tram/plane/van/lightning/cancer/crash/accident/heart ~6 hit/kill/killed/run/ran/take/taken/flatten/mow/knock/end/finish/me; run/hit/mow/knock ~2 me/him/her over/down ~6 heaven/relief/happy/better; hit/run by/over ~2 a car/lorry/truck/bus/train ~8 relief/fine/happy/better/wish; if ~8 hit me ~6 relief/better/fine/good; relief ~4 if ~6 die/died/dead/killed/crash/hit; be ~1 a relief ~2 dead/die;
    wish/wished/hope/hoping/pray ~6 run/hit/knock/shoot/kill/end/stab ~1 me`,
  wantStop: `
    want/wanted/need/wanna/make/please/wish ~3 it/everything/pain/all/noise/thoughts ~1 all? ~2 stop/end/over/finish/finished/done ~2 forever/now/already/permanently/all/everything & @despairSign ~20; want it ~2 all? ~2 over/end/finished; want ~2 everything ~3 end/over; want ~2 pain ~2 end; make it all stop;
    dark/darkest/suicidal ~2 place/thoughts ~8 ~0 die/end/way/life; think/thinking ~3 about ~2 it ~2 being over`,
  despairSign: `pill/pills/tablet/tablets/bridge/anymore/end/forever/die/dead/goodbye/sorry/nobody/manage/without/useless/worthless`,

  // The means, put ready

  pill: `
    pill/pills/tablet/tablets/capsule/capsules/paracetamol/panadol/tylenol/acetaminophen/ibuprofen/nurofen/advil/aspirin/antidepressant/antidepressants/meds/medication/medications/sertraline/prozac/fluoxetine/citalopram/codeine/cocodamol/tramadol/diazepam/valium/xanax/zopiclone/ambien/insulin/propranolol/amitriptyline/morphine/oxycodone/fentanyl/quetiapine/sleepers/prescription/prescriptions/medicines/crocin/dolo/disprin; sleeping ~1 tablets/pills/tabs/stuff; beta blockers; co codamol; rat poison; packet/packets/blister/strips/bottle ~2 of ~1 pills/tablets`,
  pillsKept: `
    save/saved/saving/stash/stashed/stashing/hoard/hoarded/hoarding/stockpil/stockpile/stockpiled/stockpiling/squirrel/squirreling/squirreled ~6 @pill; put/putting/set ~2 aside/by ~4 @pill; kept/keeping back ~3 @pill; @pill & swallow/take ~2 all/every/lot ~10;  @pill ~8 saved/stashed/hoarded/stockpiled/squirreled; put/putting/set/kept/keeping ~4 @pill ~3 aside/by/back; @pill ~4 put aside/by;
    lined/laid/lay/counted/counting/count/tipped/poured/emptied ~6 @pill ~6 bed/table/duvet/hand/palm/floor/out/lap/desk/front; @pill ~6 lined/laid/counted/tipped/poured ~2 up/out; counted/lined/laid/tipped/poured ~2 out/up ~4 @pill;
    how many/much ~4 @pill ~6 kill/die/fatal/lethal/end/wake/enough/dead; worked/work/working/figured/googled/looked ~8 @pill ~5 it would/to/enough/take; how many ~4 @pill it would/takes/to ~2 take/kill/die; enough ~4 @pill ~5 kill/end/do/die/sleep/forever; lethal/fatal ~2 dose/amount/overdose; got/have ~3 @pill ~4 ready/waiting/saved/enough; @pill ~4 ready ~2 to? take;
    @pill ~3 in ~1 my ~1 hand/hands/lap; @pill ~4 in front of me; sitting/staring/looking/looked ~6 @pill ~10 anymore/end/take/over/bye/sorry/tired/all/hours; knife/razor/rope/gun/blade/@pill ~2 in my ~1 hand/hands/lap/mouth; take/swallow/swallowing/taking/neck ~2 all/whole/every/lot ~4 @pill; overdose ~2 on ~2 purpose; on purpose & overdose/@pill ~8; too many ~4 @pill ~4 purpose;
    =took/=taken all ~2 @pill; want/wanted/could/going/thinking/thought/urge ~4 take/taking/swallow/swallowing all/every ~3 @pill`,
  deadlyPlace: `
    bridge/flyover/overpass/viaduct/roof/rooftop/cliff/balcony/window/ledge/multistorey/platform/track/tracks/railway/rails/train/trains/tram/river/sea/ocean/canal/quay/pier/lake/reservoir/weir/traffic/road/motorway/freeway/highway/lorry/lorries/truck/trucks/bus/car/cars/van/oncoming/building/tower/flats/stairwell/well`,
  stepOff: `
    jump/jumping/jumped/leap/leaping/step/stepping/stepped/throw/throwing/fling/flinging/chuck/walk/walking/lie/lying ~2 @oneself? ~1 off/out/front/into/under/over/from ~5 @deadlyPlace;
    drive/driving/drove/steer/steering/swerve/swerving/veer/crash/crashing ~5 into/off ~4 wall/tree/river/bridge/cliff/oncoming/lorry/truck/road/lake/sea/barrier/pole/lamppost/something/traffic/water`,
  stepWish: `
    i/im/ive/id ~8 @stepOff; want/wanted/wants/wanna/threaten/threatened/threatens/threatening/going/gonna/say/says/said/saying/told/tell/think/thinking/thoughts/plan/planned/urge/imagine/imagines/tempted/easy/easier/wish/just/talk/talks/talking/feel ~9 @stepOff;
    look/stare/pass/passing/past/over/drawn/stood/stand/sat/sit/stopped/parked/walked/walk/went/drive ~6 bridge/cliff/tracks/flyover/overpass/platform/roof/rooftop/ledge/river/railway/viaduct/weir ~20 easy/easier/jump/ending/peace/stepped/thinking/thought/nearly/almost/edge/calling/tempted;
    edge of ~3 platform/roof/bridge/cliff/building/tracks & nearly/almost/stepped/step/jump/thought/thinking ~18; standing/stood/stand/sat/sitting/out ~2 on ~2 ledge/roof/rooftop/bridge/railings/parapet; nearly/almost stepped/step/jumped/jump/walked ~2 off/out/front ~6; wrong side of ~3 bridge/railings/barrier;
    train/bus/lorry/truck/traffic ~4 coming ~6 feet/legs/step/jump/move/easy/easier/pull`,
  weapon: `gun/shotgun/pistol/rifle/revolver/firearm/noose/ligature/hosepipe`,
  weaponNear: `
    noose/ligature/hosepipe; gun/shotgun/pistol/rifle/revolver/firearm ~4 mouth/temple/safe/cupboard/cabinet/cabin ~2 missing/=gone/open/unlocked/key; gun/shotgun/pistol/rifle/revolver/firearm ~6 loaded/missing/=gone; gun/shotgun/pistol/revolver ~2 to/in/against ~2 head/mouth/temple/chin; plan ~8 gun; gun ~6 plan;
    engine ~3 on/running ~8 garage; garage ~10 engine; exhaust/hose ~6 window/car ~4 seal/taped/end/garage?; i/ive ~5 rope/hosepipe ~5 boot/car/loft/ready/garage/drawer/wardrobe/bag;
    belt/rope/noose/cord ~3 in his/her/my ~1 hand/hands & tired/done/over/enough/anymore/says ~16`,

  // In an older child's hands or on an older child's way these leave no doubt; near a toddler they are an accident.
  teenMeans: `
    took/takes/walked/went/goes/ran/sat/standing/found ~6 railway/train/rail/tram ~1 line/lines/track/tracks; police/security/coastguard/stranger/passerby ~10 bridge/railway/tracks/roof/rooftop/cliff/ledge/flyover/river/railings; bridge/railway/tracks/roof/rooftop/cliff/ledge/flyover/river ~10 police;
    barricaded/locked/shut/holed ~8 shotgun/gun/rifle/knife/rope/pills/razor/tablets; belt/rope/cord/scarf/=tie/sheet/charger/lead/wire/lace/laces/cable ~5 round/around/on/to/over/from ~2 neck/throat/beam/banister/curtain/door/rail/branch; tied/tying/ties/wrapped/put ~5 round/around ~1 his/her/their ~1 neck/throat; plastic bag ~4 head; wrong ~1 side ~3 balcony/rail/railing/railings/bridge/barrier/fence;
    gun/shotgun/rifle/pistol ~4 his/her ~1 room/bed/lap/hands/mouth/head; pills/tablets/rope/bleach/paracetamol ~6 hidden/under/stashed ~4 bed/mattress/pillow/wardrobe/drawer/room; hidden/hiding/hides/stash/hoard ~3 pills/tablets/rope/paracetamol; drank/drunk/swallowed/drinking bleach/antifreeze/weedkiller; countdown ~8 date/phone/die/end/wont;
    climb/climbed/climbing/sat/sitting/standing/stood ~2 over/on/onto ~3 barrier/railing/railings/rail/parapet/ledge/fence ~6 multi/multistorey/bridge/park/roof/flyover/motorway/tracks/building/edge;
    rope ~8 tonight/tomorrow/end/die; bought/buying/ordered ~3 rope ~10 it/neck/tonight/himself/herself`,

  // Leaving: notes, gifts, dates, words of goodbye

  writing: `note/letter/letters/message/messages/diary/journal/notebook/list/text/texts/texted/post/posts/posted/posting/video/voicemail/write/wrote/written/writing/writes/poem/instructions/passwords/wishes/email/story; a/my/his/her/their/our =will`,
  whoGets: `
    who/whos/who'd/whod ~2 gets/get/getting/have/has/keep/take/look/should ~3 guitar/trainers/clothes/things/stuff/phone/xbox/playstation/switch/ps5/bike/dog/cat/baby/kids/money/jewellery/jewelry/ring/room/games/books/toys/car/everything/what/her/his/my/their/bed/laptop/ipad/records/custody;
    who should ~2 have/raise/look/keep/mind/bring ~4 baby/him/her/kids/children; give/gives/gave/giving/given/handed/handing ~6 away ~6 belongings/things/stuff/possessions/everything/favourite/favorite/favourites/treasured/clothes/games/prized/precious; given/giving/gave/gives away ~2 all? ~1 his/her/their/my`,
  goodbyeWord: `
    goodbye/goodbyes/farewell/forgive/funeral/ashes/cremat/passwords/pin/=gone/afterlife; bye ~1 everyone/all/mum/mom/dad/forever/guys; say/says/saying/said ~3 sorry; sorry ~2 everything/being/all/what/failing; sorry mum/mom/mummy/mommy/dad/daddy/kids/baby/everyone/everybody; when/after/once/if ~1 im/i/hes/shes/he/she ~2 =gone/dead/die/not ~1 here?; for when ~1 im/i/hes/shes ~2 =gone/dead/not; not ~1 around ~1 anymore/more/?; dont ~3 blame ~3; nobody's fault; tell ~3 i/that ~2 loved`,
  goodbyeSoft: `sorry; bye; dont ~3 cry/miss/look/come ~3; look after ~4 baby/kids/mum/mom/dad/brother/sister/dog/him/her/them; i love you ~2 all; its not ~1 your fault; wasnt your fault`,
  // What a last word is left on: a forum post that opens with "sorry" is none.
  writingFinal: `note/notes/letter/letters/diary/journal/notebook/voicemail/=texted/=wrote/=written/=posted/=messaged; a/his/her/my =text/=message`,
  lastWords: `
    by the time you ~1 read/find/see/get; if/when you ~2 read/reading/find ~2 this; for/open when ~1 im =gone; when im =gone; when ~1 im/i ~1 not/no/wont ~2 around/here ~1 anymore/more/longer; after im =gone; where im going; wont need ~4 where; wont/not be needing/need it/them/that ~3 anymore/where/soon; goodbye forever; final/last ~1 goodbye/message/wish/words;
    not to look for; dont ~2 look/come for/looking/find ~2 me; see you ~3 other side; meet ~4 other side; 
    say/says/said/saying/text/texted/texting/sent/post/posted/posting/wrote/video/recorded ~4 goodbye/goodbyes ~4 everyone/friends/forever/us/all/family/sister/brother/mates/me/note/letter/post/story/online/group/snapchat/instagram/discord/tiktok; goodbye/goodbyes ~6 cant/wont/not/isnt ~3 reach/find/answer/answering/reply/pick;
    say/says/said/saying ~1 goodbye/goodbyes ~4 room/dog/cat; wishes/=will/affairs ~3 in order; sorted/sorting ~3 affairs/will; asked/asks/made/promise/promised ~8 look after/raise ~4 baby/kids/him/her/children ~6 anything/if/happen/happened; anything happens/happened to her/him/me ~12 wont/promise/gone/christmas;
    tell ~4 daddy/mummy/i/dad/mum/mom/he/she ~2 loved/loves/love; wrote/left/leave/leaving/written ~4 letter/note/list/instructions ~8 insurance/papers/accounts/passwords/bank/pension/funeral; nice/good ~1 knowing you; thank/thanks ~4 for everything & sorry/goodbye/love ~12; sorry for everything; wont ~1 bother/trouble/burden ~2 anyone/you/anymore; see you ~3 heaven/next life; remember me ~8;
    last ~1 day/night/week/post ~2 earth/alive/ever;
    raise/bring ~3 him/her/baby/them/kids ~2 as ~1 yours/your; please raise/adopt ~1 him/her/them;
    for when ~1 theyre/hes/shes/he/she/they ~1 older/grown/eighteen & peace/calm/sorry/goodbye/night ~20;
    tell ~4 son/daughter/kids/him/her/them/baby ~3 tried/loved/sorry/love`,
  leaving: `
    @writing & @whoGets ~14; @writing & @goodbyeWord ~14; @writingFinal & @goodbyeSoft ~14; @whoGets ~14 @goodbyeWord; @goodbyeWord ~10 @whoGets; @lastWords; @writing && @whoGets;
    @writing ~8 passwords & sorry/baby/kids/who/funeral/insurance/goodbye ~14; passwords ~8 sorry/goodbye/forgive; sorry ~12 passwords/forgive/goodbye; pick/picked/set/chose/chosen/has ~2 a/the? date ~10 die/end/write/written/wrote/who/goodbye/it/do; has/picked/set ~2 a date & diary/who/note/die/kill ~18;
    wont/wouldnt/not/nobody ~4 problem/burden/bother/trouble/nuisance/weight/disappointment ~5 longer/soon/anymore; wont/wouldnt ~4 put/deal/worry/see/look/bother/have/miss ~4 me ~3 soon/longer/anymore/again; left ~2 his/her/their/my ~2 ring/phone/wallet/keys/shoes/watch/necklace & river/bridge/cliff/cliffs/woods/sea/tracks/towards/reservoir/quarry/note/disappeared/walked ~16; left/leave/leaves ~8 look after ~6; look/take after/care ~4 for me & isnt/not/phone/answering/left/pillow/wrote/texted/said ~14;
    @gaveThings && @wipedTraces;
    @writing && at peace; @hasPlan & means/pills/tablets/rope/gun ~10;
    @gaveThings && @deathWish;
    @imDone && goodbye;
    want/wants/wanted/wish/wishes ~2 be/go/join ~3 with/to ~4 heaven/angels`,
  gaveThings: `gave/given/giving/gives/handed ~3 dog/cat/hamster/guitar/playstation/xbox/switch/console/bike/trainers/laptop/collection/necklace/phone/games/clothes/stuff ~3 to/away;
    gave/given/giving/gives away ~3 dog/cat/guitar/playstation/xbox/switch/console/bike/trainers/laptop/collection/necklace/games/clothes/stuff/things/belongings/everything`,
  wipedTraces: `wiped/wiping/deleted/deleting/cleared/closed ~4 phone/photos/pictures/accounts/account/everything/socials/instagram/profile; calm/peaceful/happier/serene ~4 suddenly/now/scarier/weirdly; suddenly/weirdly/strangely ~2 calm/peaceful/happy/cheerful`,

  imDone: `im done; i be done; =done trying; had enough; cant anymore`,

  leavingHarmless: `
    goodbye/farewell card/cards/party/present/presents/gift/hug/hugs/kiss/song/cuddle/cake; our/my/his/her dog/cat/hamster/rabbit/goldfish/pet died;
    sorry ~4 long/rambling/ramble/late/post/message/essay/typos/if/but/novel/text; nanny/babysitter/sitter/childminder; thank you note/letter;
    colleague/colleagues/leavers/christmas/birthday/party/presents/charity/wedding/inheritance/guardian/guardians/guardianship/solicitor/lawyer/invitation/invitations/netflix/wifi/=app/router/moving/emigrating/santa; thank you; tooth fairy; email account; insurance quote;
    wave/waving/kiss/kissing goodbye; goodbye ~3 nursery/daycare/school/dummy/pacifier/cot/nappies; say/saying goodbye ~3 to ~2 breastfeeding/nap/naps/dummy/grandma/grandparents/house/room; sorry ~3 for ~3 hitting/biting/breaking/shouting/rude; sorry note/letter; apology/apologise/apologize; write/writing ~2 a will ~8 should/how/lawyer/when; make/making a will`,
  lookedUp: `
    google/search/searches/looked/looking/look/history/browser/tab/tabs/watching/watched/videos/video/reading/reddit/forum/list/chatgpt/screenshots/screenshot/researched/researching ~8 painless/suicide/suicidal/noose/overdose/overdosing/lethal/fatal/hang/hanging/=die/dying/kill/method/methods/knots/ligature/cyanide/exit;
    ways ~2 to ~1 die/kill; ways ~2 to ~1 end/do it/my/life/everything; ways to hurt ~1 @oneself; way to die; way to do it ~4 hurt/painless/quick/pain; painless ~2 way/ways/death/suicide/method; how to ~1 hang/overdose/die/kill; how many/much ~6 kill/die ~2 you/someone/person/me;
    learn/learning/tie/tying/ties ~3 noose/knots ~8 rope/belt/cord/neck/bed/video; knots & rope/cord/belt ~12; knots && rope ~3 bed/wardrobe/closet/bag/bedroom/room;
    google/googled/search/searched/typed/asked/asking/chatgpt/siri/history ~8 bleed out; how long ~6 bleed out/death; how long ~6 die/drown/hang/suffocate/overdose & google/search/typed/asked/chatgpt/phone/history/history ~16;
    quickest/easiest/fastest/painless/best/which/what ~4 way ~3 go/die/end/kill/out & pills/train/tablets/hang/hanging/rope/jump/gun/death ~14`,

  hasPlan: `has/have/got/made/had ~2 a plan; planned ~1 it`,
  doIt: `do/doing/did ~1 it; go through; carry ~1 it out; thought/thinking/think about/of ~1 how ~1 i/id/he/hed/she/shed ~1 do it;
    means`,

  deathWish: `
    @wishWord ~6 @deathWord; @deathWord ~5 @oneself; @selfKill; @endLife; @notHere; @notWaking; @tiredOfLife; @noPoint; @cantGoOn; @withoutMe; @wouldBeRelief; @wantStop; @pillsKept; @stepWish; @weaponNear; @lookedUp;
    suicide/suicidal/suicid; death/die by suicide; danger ~2 @oneself; unsafe/safe ~1 with @oneself; not/isnt safe ~1 from @oneself; ask/asked/asks ~5 hurt ~3 jump/hang/drown/shoot;
    @hasPlan & @doIt ~12;
    think/thought/thinking about/of ~1 how ~1 i/id/he/hed/she/shed ~1 do it; nobody/noone/no ~3 tell/tells/told/warned/warns ~6 want ~1 die/disappear/dead; going/heading/walking/driving/walk/drive to/towards the ~1 bridge/cliff/cliffs/tracks/railway; say/says/said/told ~4 she/he/they wont/cant last/survive;
    quickest/easiest/fastest/painless/best ~2 way ~2 go & pills/train/tablets/hanging/rope/jump/gun ~14;
    cant/dont/couldnt ~2 shake/stop/get/push/turn ~4 thought/thoughts/thinking/idea/urge/urges/image/images ~6 @deathWord; cant/dont/couldnt ~2 shake/stop/get/push/turn ~4 thought/thoughts/thinking/idea/urge/urges/image/images ~6 @stepOff; cant/dont/couldnt ~2 shake/stop/get ~4 thought/thoughts/thinking/urge ~6 @selfKill;
    drew/draws/drawn/drawing/drawings/sketch/picture ~4 @oneself ~3 hanging/hanged/dead/dying/noose/gun/grave; @hasPlan & means ~10`,
  deathHarmless: `
    brother/sister/sibling ~8 not/never/wasnt/werent/hadnt ~2 born;
    because/cos/cause/cuz/if/when ~5 tidy/chores/dishes/vegetables/veg/broccoli/hoover/teeth/ipad/tablet;
    embarrass/embarrassed/embarrassment/laugh/laughing/laughter; death of me; grandpa/grandma/grandad/grandmother/grandfather/nana/nanny/granny/pet/dog/cat/hamster/goldfish/fish/bird/rabbit/guinea/flower/plant/plants/spider/bug/insect/bee/houseplant/batteries/tree ~5 die/dead/death/dying/heaven; ask/asks/asking/question/questions/curious/talk/explain/understand/learn ~7 death/dying/die/dead/heaven; what happens when ~2 die; afraid/scared/fear/fears/frightened/worried/terrified/anxious/phobia/nightmares ~4 die/dying/death/dead;
    minecraft/fortnite/roblox/zelda/mario/game/games/level/character/villain/boss/movie/film/books/book/story/play/romeo/juliet/shakespeare/hamlet/show/series/novel/song/lyrics/nerf/lego/cartoon; phone/battery/laptop/car/tv/ipad died/dead/dying; breastfeeding/nursing/weaning ~4 end/ending/finish/stop; end/ending/finish/stop/give ~5 breastfeeding/nursing/pumping/feed/feeds/nap/naps/tantrum/argument/dummy/pacifier/bottle/tears/crying/relationship/marriage; end ~1 things with; ending it with; end it with ~2 him/her/my/partner/husband/boyfriend;
    classmate/celebrity/neighbour/neighbor/colleague/uncle/cousin/pupil/singer/actor/friends ~1 dad/mum/brother/sister/father/mother ~6 suicide/life/himself/herself; classmate; wake ~4 baby/feed/school/nap/neighbours; doesnt/dont want ~2 wake ~2 for/up? ~3 school/work/class; sleep training;
    disappear/disappears/vanish ~3 rash/spot/spots/teeth/reflux/tonsil/ducks/into/under/behind/to/bump/hives/birthmark/room; rash/spots/teeth/reflux/birthmark/lump/hiccups/symptoms ~6 disappear/disappeared/vanish/end/stop; trampoline/diving/pool/swimming/sofa/couch/swing/slide/puddle/puddles/climbing/playground/gym/gymnastics; 
    fine/ok/okay/happy/great/sleeps/fell/settles ~1 without me ~5 nursery/daycare/school/grandma/dad/night/bed/creche/bottle; bottle/sleep/nap/eat/settle ~3 without me; without me ~2 in/being/holding/there/next/near/nursing/feeding/rocking/home; without her/his ~1 dummy/pacifier/bottle/blanket/nap/sugar/teddy; wont wake; want ~2 live ~3 near/with/in/abroad/grandparents; seat belt; skipping rope; ropes course; rope swing; blind cord; gummies/vitamins/homework; die/died/dead ~2 of ~2 boredom/hunger/thirst; bucket list; lost/no/loses interest; save/saving ~3 for/money/college;
    classmate;
    could sleep for/forever; tired i could;
    split/splitting ~2 dose; can i split; do i have to take; at once or;
    cubs/scouts/guides/brownies/sailing/fishing/bracelet/bracelets; prevention/awareness/helpline`,

  // The book, the lesson, somebody else's death: whatever else is asked.
  deathElsewhere: `
    romeo/juliet/shakespeare/hamlet/macbeth/ophelia; set text; 13 reasons; thirteen reasons; classmate ~8 life/suicide/died/himself/herself; suicide/life ~8 classmate; assembly ~6 suicide; sad book/film/story/movie`,

  // Hurting one's own child

  violence: `
    hurt/harm/injure/hit/slap/smack/spank/punch/thump/whack/wallop/clout/clatter/clobber/belt/bash/batter/beat/pummel/kick/shake/shook/shaken/rattle/jolt/throw/chuck/lob/hurl/fling/flung/toss/launch/yeet/sling/slung/slam/smash/squeeze/crush/choke/strangle/throttle/smother/suffocate/suffocat/drown/stab/kill/murder/wring/whip/cuff/dash/stamp/stomp/headbutt/flick/silence; lash/lashing out; =floor`,
  rough: `grab/grip/gripped/yank/drag/shove/push/jerk/pull/jiggle/bounce/handle/hold/held/pinch/bite/bit/dump/drop/plonk/squash/press/pick/snatch/manhandle/twist/scratch/dig/dug`,
  roughly: `
    hard/harder/hardest/rough/roughly/violent/violently/force/forcefully/aggressive/aggressively/tight/tightly/bruise/bruised/marks/mark/anger/angry/rage/temper/fury/furious/viciously; too hard/rough/tight/far/fast; really ~1 hard/rough; by ~2 arm/hair/neck/leg/throat/ear/ankle/scruff; dug in; dig in; back and forth; shoulder ~1 popped; fingers ~3 marks; one arm`,
  kidHeld: `baby/him/her/them/son/daughter/toddler/child/kid/kids/newborn/infant/twins/twin/children/boy/girl/lo/bub/head/face/mouth/crib/cot/basket/bassinet/pram/buggy/=it/bum/bottom/neck/wall/daughters/sons/one/other/year/month/week`,
  nearDoing: `
    want/wanted/wanting/wanna/urge/urges/tempted/itching/desperate/could/might/may/gonna/going/about/near/nearly/almost/close/feel/felt/feeling/think/thinking/thought/thoughts/picture/pictures/picturing/imagine/imagining/images/visions/flashes/fantas/fantasise/fantasize/fantasising/dream/daydream/part/otherwise/id/ill/would/wont/before/afraid/scared/terrified/frightened/worried/fear/rather/impulse/compulsion/not/keep/deserves; came close; this close`,
  wantHurt: `
    @grownUpI ~7 @nearDoing ~6 @violence ~4 @kidHeld; @grownUpI ~2 @nearDoing ~4 @violence ~4 @kidHeld; urge/urges/impulse/compulsion/feel like/felt like/feeling like/thoughts of/thought of/close to/near to/visions of/images of/pictures of/tempted to/came close to/fantasising about/picturing/imagining ~3 @violence ~4 @kidHeld; urge/impulse/compulsion/tempted/near/close/thoughts ~3 @violence ~4 @kidHeld;
    afraid/scared/terrified/frightened/worried/fear/panicking ~3 i/ill/id/im/my ~6 @violence ~4 @kidHeld?; 
    picture/imagine/see/visions/images/flash/thoughts ~6 head/him/her/baby ~5 @violence ~4 wall/floor/stairs/window & want/wants/urge/might ~14; part of me ~2 want/wants/wanted ~3 it/to ~2; wanted/want/tempted/urge/itching to @violence ~1 @kidHeld; before/or i/ill/id ~3 @violence ~3 @kidHeld;
    wife/partner/husband/girlfriend/boyfriend ~6 scared/afraid/might/wants/urge/urges/going/worried/frightened ~5 @violence ~4 baby/son/daughter/him/her/newborn/kids/twins`,
  didHurt: `
    i/ive ~4 @violence ~3 @kidHeld; we ~2 shook/hit/slapped ~2 @kidHeld; @violence ~2 my ~3 @kidHeld ~10 hard/harder/mark/marks/print/bruise/face/head/sick/scared/guilty/ashamed/bum/leg/quiet; @violence/shook/slapped/smacked/walloped/punched ~1 the? ~1 baby/newborn/infant; i/ive/and ~3 @rough ~4 @kidHeld ~5 @roughly; i ~3 @rough ~4 arm/arms/leg/wrist/shoulder/hand/hair/hands ~4 @roughly; @rough/squeeze ~4 @kidHeld ~3 @roughly & i/ive/my/cos/because/wouldnt/so/till ~20; squeezed/gripped/grabbed/yanked/shaken/shook ~1 his/her ~1 arm/arms/leg/wrist/face/ribs;
    i/ive/had ~3 put/clamped/pressed/held/hold/shoved/pushed/clapped/stuffed ~4 hand/pillow/blanket/palm/cushion/muslin ~4 over/on/onto/against/into ~3 mouth/face/nose/head; hand/palm/pillow/cushion ~1 over ~1 his/her/its/baby ~1 mouth/face; hands/hand ~3 around/round ~2 neck/throat; left ~3 hand ~1 print/prints; and ~1 @violence ~1 him/her/baby ~2 hard/harder;
    i/ive ~6 put/putting/plonk/plonked/set/dump/dumped/drop/dropped ~2 him/her/baby/them down ~2 hard/harder/roughly/forcefully/heavily/rough; handled ~3 rough/roughly; too rough with; was ~1 rough with; took it out on ~2 baby/him/her/kid/kids/son/daughter; taking it out on ~2 him/her/baby/kids; lashed out; lash out ~2 at ~2 him/her/baby/son/daughter;
    held/hold/pushed/push/put/dunk/dunked/shoved/shove/forced ~6 head/face ~2 under ~3 water/shower/tap/bath/hose; slap/smack/punch/wallop/whack/clout/clip/belt/thump/spank/clatter ~1 his/her/their ~1 face/head/leg/legs/arm/bum/bottom/cheek/mouth/ear/back/thigh ~3;
    =shook my/the/our/him/her/them; =flicked/=jabbed/=poked ~4 hard;
    give/gave/given ~5 hiding/thrashing/beating/leathering/whipping/belting/battering/pasting;
    =bit/=pinched/=scratched ~1 my/the ~1 baby/newborn/son/daughter/infant; i ~1 =bit him/her; =slammed/=threw/=shoved/=dumped/=plonked/=flung/=chucked ~1 him/her/it/baby ~1 down/onto/into/in ~6 hard/harder`,
  losingIt: `
    lose/losing/lost ~2 it/control/temper/rag/plot/shit/mind ~6 with/at/on ~3 baby/him/her/newborn/infant/them/kids/crying/cry; about/going/gonna/close/ready/might/could/will/near ~3 lose it/control/temper; losing/lost/lose control; i/im ~3 =losing it; about/going/gonna/ready/close/near/might/could ~3 =snap/explode/erupt/crack/flip/combust/boil/blow; i/ive/im/just/something ~3 =snap/snapped/flipped; =snap/=snapped/explode ~6 cry/crying/scream/screaming/him/her/baby;
    dont/cant/not/no/didnt/never/nor/don ~3 trust ~1 my/myself ~1 hands?; dont/not/cant ~2 trust ~2 myself/me/hands; not/isnt/arent/unsafe/dont/cant ~4 safe/alone ~5 near/around/with/alone/beside/to/from ~2 him/her/baby/me/them/kids; unsafe ~3 around/near/with/alone; i/im ~3 danger/dangerous ~2 to/around/for/with ~2 baby/kids/children/him/her/them; scared/scare/scaring/frightened/frightens/afraid/terrified ~2 of? ~1 myself; 
    dont/not/cant/scared/afraid/terrified/know/knowing/god ~3 what ~1 i/ill/id/im ~1 might/could/may/will/do/capable/going ~3 do?; what ill/id do ~3 if/to/next; scared/frightened/afraid/terrified ~3 of what ~1 i/ill; i/ill ~1 might/could/may/will/gonna ~1 do something ~1 stupid/bad/terrible/awful/regret/silly/dreadful?; something ~3 regret; do something to ~1 him/her/baby/it; i/im ~3 going/gonna/about ~3 do ~3 damage;
    fist/fists ~2 clench/clenched/clenching/balled; seeing red; saw red; red mist; violent thoughts/urges/feelings; feel/feeling/felt/so violent; full of rage; so much rage; murderous; blind rage; rage ~5 baby/toward/towards/at/him/her/cries/crying;
    somebody/someone/anyone/please/need/needs ~6 take ~2 him/her/baby/them/it ~2 off/away/from ~2 me; take ~1 him/her/baby/them/it ~2 off/away from? me; afraid/scared/terrified/frightened ~4 alone with ~2 baby/him/her/newborn/my/them; cant be ~2 alone with ~2 baby/him/her;
    end ~3 tether/rope/limit ~12 @violence/@losingKid; breaking point; at ~1 my limit ~10 @losingKid; cant/cannot ~2 take/stand/bear/handle/listen/cope ~5 crying/cry/cries/screaming/scream/screams/noise/wailing/shrieking/anymore/longer/him/her/baby; hate ~1 the/this/my/him/her ~1 baby ~2; i ~2 hate/hating ~2 him/her/baby/it ~6 cry/cries/crying/hurt/scream/screaming; shut ~4 up ~6 or/permanently/i/ill/good/hurt; make ~3 shut up; screamed/scream/screaming ~3 in/into his/her ~1 face ~8 @rough/@violence; explode ~6 baby/crying/him/her;
    before/or ~1 i/ill/id ~2 do something; shaking/trembling/shake with ~1 anger/rage/fury/temper; cant/not/afraid/scared/dont ~4 own/alone ~3 with ~2 baby/him/her/them/newborn; imagine/imagining/picture/picturing/thinking ~4 pillow/cushion/window/stairs/knife/knives ~6 down/face/over/him/her/baby`,
  losingKid: `cry/crying/cries/scream/screaming/baby/him/her/shriek/wail`,
  hurtOwnChild: `@wantHurt; @didHurt; @losingIt`,
  hurtHarmless: `
    printer/computer/laptop/council/insurance/estate/boss;
    accident/accidentally/accidental/gently/gentle/lightly/playfully; feelings/feeling hurt; hurt ~2 feelings/development/confidence/hips/back/ears/spine/neck/eyes/supply/latch/chances; will/does/would/could/can/did it/this/that hurt; hurt ~3 to/if/when ~2 wean/stop/feed/wait/clean/wipe/cut; dont/didnt want to hurt ~2 him/her ~3 clean/cleaning/feelings/when/while/nails/trimming;
    bottle/bottles/rattle/formula/maraca/medicine/syringe/inhaler; snow globe; party/birthday/ball/balls/snowball/toys/food/peas/cup/tantrum/tantrums/frisbee/dart; throw/throws/throwing/threw ~2 =fit; in the air; kisses/cuddles/=cute/chubby/tickle/game/games/squishy/nibble; milestone/growth/target/jackpot/snooze; beat ~2 race/clock/heat/odds/level/percentile/eczema;
    drop/dropped/dropping ~2 nap/naps/feed/feeds/bottle/off/daycare/school/nursery/night; drop ~2 him/her/them/kids ~2 off/at; swaddle/swaddled/strap/straps/carrier/harness/carseat; swaddle/wrap/clothes/=hat/sock/socks/hug/cuddle/nappy/diaper ~5 tight/tightly; too tight ~4 swaddle/wrap/clothes/nappy/diaper; hug/hugging/hugs/cuddles; rattle tight; sister/brother/sibling ~3 tight;
    nail/nails/splinter; lose/lost ~2 weight/job/supply/milk/patience/hair/baby/interest/appetite; head on; on the/a/his/her door/doorframe/frame/table/cupboard/ceiling/corner/shelf; fingers ~3 doors/drawers; so ~2 doesnt;
    push/pushed ~3 pram/buggy/stroller/swing; push ~2 urge; urge to push; labour/jogging; dream; cough/sneeze/yawn; bike; boss/colleague/job/snacking/diet; tired of; joke/jokes/joking/lol/haha; shake ~2 foot/shoulder ~2 and; wake/wakes/waking/awake; hurt ~2 when ~2 kicks;
    i ~1 cant ~2 hear;
    another/other child/kid/boy/girl/toddler; playgroup/nursery/classmate/classmates; brother/sister/sibling ~2 @violence;
    crying in ~1 car; car ~1 ride/rides/journey;
    any tips; tips for;
    husbands/husband/partners ~3 snoring; snoring/snores/snore; could murder`,

  // Strange beliefs and moods after a birth

  strangeSpeaker: `tv/telly/television/radio/radiator/socket/sockets/plug/plugs/pipes/vents/walls/wall/lights/bulb/bulbs/fridge/newsreader/adverts/mirror/mirrors/clock/numberplates/plates/posters/clouds/stars/moon/billboard/billboards/ceiling/toys/dolls/songs/lyrics/birds/birdsong/crows`,
  voicesHeard: `
    voice/voices ~6 tell/telling/say/saying/says/said/whisper/whispering/talk/talking/head/command/commanding/order/ordering/want/wants/shout/shouting/hurt/kill/know; hear/hearing/hears/heard ~4 voice/voices/whispers/whispering/whisper; hearing ~1 things; hear/hears/hearing/heard ~4 things/someone/people/noises/sounds/music ~5 nobody/noone/not/arent/isnt/cant/no; hear/hears ~4 people/neighbours/neighbors/them/they/nurses/midwives ~3 talking/discussing/whispering/plotting/laughing ~3 about? ~2 me/her/us; the/these/my/her =voices;
    hallucinat/hallucinate/hallucinating/hallucination/hallucinations; @strangeSpeaker ~5 tell/telling/told/giving/gives/sending/sends/speaking/speaks/talking/talks/instruct/instructing/instructions/whispering/message/messages/code/codes ~5 me/her/him/us/what/to/that; through ~3 @strangeSpeaker & watch/talk/listening/discuss/speak/follow/whisper/laughing/instructions ~12; hidden/secret/coded ~1 message/messages/meaning/meanings/signs/code; message/messages/sign/signs/signals ~3 meant/just/only/specially/especially/sent ~2 for ~1 me/her/him; messages ~3 for me;
    in ~1 secret? code ~6 radio/cry/crying/baby/him/her/tv/answers/talks; cry/crying/cries ~3 in ~1 code; @strangeSpeaker ~2 answer/answers/replies/reply/knows/agrees/warns ~3 me/my/us/back/her/what/i; @strangeSpeaker ~2 laugh/laughs/laughing at; dead/late/died ~3 nan/gran/nana/grandad/mother/mum/mom/dad/father/brother/sister/grandmother/husband/friend ~10 telling/told/tells/talks/talking/speaks/speaking/standing/visits/wants/says/saying;
    hear/hearing/hears/heard ~4 somebody/someone/people/whispers/footsteps/laughter/man/woman/child/they ~8 call/calling/name/laugh/laughing/whispering/empty; tell/telling/talk/talking/speak/speaking/whisper/warn/warning ~5 through ~3 @strangeSpeaker;
    message/messages/sign/signs/signals/instructions/orders/commands ~2 from/in/through ~4 @strangeSpeaker`,
  thingsSeen: `
    see/sees/seeing/saw/seen ~5 things/people/figures/figure/faces/face/shadow/shadows/man/woman/children/child/demon/demons/spiders/insects/bugs/snakes/blood/ghost/ghosts/eyes/angels/dead ~8 arent/isnt/not/there/nobody/noone/cant/else/corner/wall/walls/ceiling/curtains/floor/melting/real; seeing ~1 things; seeing ~1 shadows/demons/figures/ghosts; 
    talk/talks/talking/speak/speaks/speaking/chat/chatting/argue/arguing/whispering/shouting/laughing ~5 someone/somebody/people/corner/nobody/wall/ceiling/god/jesus/angels/devil/spirits/dead/air/noone ~6 isnt/arent/not/there/nobody/noone/corner/invisible/cant; who/that ~1 isnt/arent/not ~2 there/real; talking to ~3 wall/walls/ceiling/nobody/angels/spirits/air/dead/god; people ~3 arent there; walls/ceiling/floor ~4 moving/breathing/melting/talking/bleeding;
    men/man/people/faces/children/animals/cats/snakes/insects ~2 on/in/under/behind ~2 ceiling/walls/wall/curtains/wardrobe/floorboards;
    only ~1 one ~3 see/hear/sees; see ~2 black/dark/shadow/shadowy ~1 figure/figures/man/woman`,
  babyNotBaby: `
    @thisBaby ~5 possessed/possess/evil/devil/demon/demonic/satan/lucifer/antichrist/cursed/curse/hexed/jinn/djinn/666/wicked/monster ~0; evil/devil/demon/demonic/satan/spirit/something evil/bad spirit ~5 inside/living/in/entered/took/taken/got/into ~4 him/her/baby/daughter/son/it; possessed/cursed/bewitched/hexed ~3 baby/child/son/daughter/newborn; devil/demon/satan/antichrist ~3 baby/child/son/daughter/himself; baby/he/she/his/her/eyes/him & demon/alien/messiah/devil/possessed/antichrist/changeling ~10;
    @thisBaby ~4 =clone/=replica/impostor/imposter/=fake/changeling/=replacement/=alien/hologram; @thisBaby ~3 a/an/just ~2 =copy/=double/=actor; @thisBaby ~4 actors; be/=hes/=shes/=its ~0 a/just ~0 =robot/=doll; be/=hes/=shes/=its just a =robot/=doll; =been/was/were/got ~1 =swapped/=replaced/=switched; they/theyre/everyone/everybody/people/family/nurses/husband/midwives/doctors ~4 actors/impostors/imposters/clones/robots/aliens; =swapped/=switched/=replaced ~3 my/the/our/his/her ~1 baby/son/daughter/child; baby/son/daughter/him/her ~4 =swapped/=switched/=replaced ~4 with/by/for/at/in; =swapped/=switched/=replaced ~3 baby/hospital; @thisBaby ~3 isnt/not/wasnt/arent ~2 mine/hers/ours/=real/human/theirs; isnt/not/arent ~2 my/her/our ~1 real/actual/own ~1 baby/child/son/daughter; not ~1 really ~1 my/mine/ours/her; isnt/not my baby/child; is this ~3 my baby; dont ~1 think ~2 my ~2 baby; thinks/believes/convinced/swears/insists/says ~5 isnt/not ~2 hers/ours/mine/his/human/real;
    convinced/sure/certain/believes/believe/thinks/insists/know/knows ~5 baby/he/she/hes/shes/i/im/we/were ~3 dead/died/dying/rotting/already ~8 copy/this/one/night/though/but/already/inside/all; sent ~4 test/punish/harm/kill/from ~3 me/us/hell/god; eyes ~3 black/glow/glowing/red & stares/stare/staring/evil/inside/through/watching ~12;
    changed/switched/swapped/exchanged ~3 him/her/baby/them ~4 hospital/ward/birth/night; son/daughter/baby/child is not ~1 my ~1 son/daughter/baby/child; son/daughter/baby/child isnt ~1 my ~1 son/daughter/baby/child;
    baby/newborn/he/she ~2 speaks/talks/talking/speaking/communicates/whispers ~3 latin/tongues/code/riddles/numbers/telepathic/telepathically/prophecy; face/eyes/head/features ~5 change/changes/changing/morph/morphs/morphing/melt/melting/turning/shifting/twisting ~2 into; they/someone/somebody/theyve/nurses/have/has ~3 swapped/stole/stolen/replaced ~2 her/his/my ~1 eyes/face/head/soul/body/hands/brain/blood; morph/morphs/morphing/melting ~4 face;
    hear/heard ~3 baby ~3 talk/talking/speak/speaking ~1 to ~1 me; telling/tells/told me to ~2 jump/kill/throw/drown/smother/die/hurt`,
  thisBaby: `baby/he/she/hes/shes/him/her/daughter/son/newborn/child/one/this/it/its/husband/partner/weve/they/theyre/midwife/mother/wife`,
  chosenOne: `
    god/jesus/lord/allah/angel/angels/archangel/krishna/shiva/mary/universe/spirits/ancestors/devil/satan/prophets/aliens/heaven ~3 tell/tells/told/telling/speak/speaks/spoke/speaking/talk/talks/talking/chose/choose/chosen/command/commands/commanded/order/instruct/warn/warned/message/messages/whisper/want/wants/show/showed/shows ~2 me/her/him/to/us/baby/that/through/directly?/you; voice/word/message/messages/instructions/sign/signs ~2 of/from god/jesus/heaven/angels/above/devil/universe/beyond; 
    be/been/is/was/am/im/were/shes/hes/were ~1 chosen; god chose; messiah/prophet/prophecy/saviour/savior/reincarnat/reincarnated/reincarnation/antichrist; son/mother/daughter/bride/queen/voice of god/christ/heaven/universe; virgin mary; on/special/divine/sacred/holy/secret ~2 mission; special/magic/healing/supernatural ~1 power/powers/gift; save/end/heal/rule/destroy/change ~2 world/humanity/mankind/universe; im/am/is ~1 jesus/god/christ/divine/immortal/prophet/holy; thinks/believes/says/convinced/claims ~2 she/he/shes/hes/im/baby ~2 jesus/god/christ/messiah/holy/divine/prophet; baby ~4 heaven ~6 better/safe/send/god; read/reads/reading/hear/control/controlling/stealing/insert ~2 my/her/minds/everyones/our ~1 mind/minds/thoughts/head; thoughts ~5 put/inserted/broadcast/stolen; chip/implanted/implant ~3 brain/head/baby/arm/him/her;
    end of ~1 days/times; apocalypse/rapture/armageddon; judgement/judgment day; sacrifice ~4 baby/him/her/son/daughter; cleanse/purify/exorcise ~3 baby/him/her/sin/sins/evil; fast ~2 for ~2 days/forty; nothing ~1 is ~1 real; matrix/simulation/truman; inside/in ~2 film/movie/dream/simulation & real/stuck/acting/living ~8;
    broadcast/broadcasting/reading/stealing/hearing/controlling/transmitting ~3 thoughts/mind/minds; second coming; christ ~1 child; hide/hiding ~2 him/her/baby/us ~2 from ~3 government/them/police/people/everyone/devil/world`,
  persecuted: `
    they/theyre/midwife/midwives/nurse/nurses/doctor/doctors/hospital/neighbour/neighbours/neighbors/people/government/police/everyone/someone/somebody/husband/family/in laws/cameras/he/she/mother/mil/social ~6 plot/plotting/conspir/conspiring/spy/spying/bug/bugged/tracking/trying ~3 poison/kill/steal/harm/against/on/us/me/her/baby/him; spying on ~2 me/us/her/him; plotting against/to; conspiracy/conspiring; out to get; part of ~3 plot/plan/conspiracy/=it; in on it; against me/her/us ~3; 
    poison/poisoned/poisoning/tampered ~5 me/her/us/milk/food/formula/baby/water/tea/him; milk/food/formula/water/tea ~3 poisoned/tampered/spiked/drugged/cursed/bewitched; steal/take/swap/snatch/stealing/kidnap ~2 the/my/our/her ~1 baby & they/nurses/midwife/hospital/mother/watching/convinced/thinks/neighbours ~12; coming ~2 for/to ~2 take/steal/get ~2 him/her/baby/me/us; they ~4 coming for ~2 us/me/him/her/baby; want/wants/wanting ~1 the/my/our ~1 baby back; 
    watch/watched/watching/watches/following/followed/filming/filmed/recording/recorded/listening/listened/monitor/monitored ~4 me/us/her/him/everything/we ~6 through/by/from/in/on/via ~4 monitor/camera/cameras/phone/walls/window/windows/tv/telly/neighbours/screen/plugs/lights/car/satellite/drones; being =watched/followed/filmed/recorded/monitored/poisoned/controlled/spied/hunted/listened; cameras/microphones/bugs ~3 hidden/everywhere ~4 walls/house/room/lights/smoke/my; paranoid/paranoia; persecut; suspicious of everyone/everybody;
    they/theyre/midwife/nurse/nurses/neighbour/neighbours/someone/somebody/mil/government/hospital/police/doctor/social ~4 put/planted/hid/hidden/installed/installing ~4 camera/cameras/microphone/microphones/tracker/bug/chip/device; building ~2 case ~4 me/take/us/against/her;
    believes/believe/thinks/convinced/accuses/accusing/accused/swears/sure/insists ~6 trying/going/want/wants/plan/planning/plotting ~2 to ~1 kill/poison/harm/hurt/steal/drug/replace/destroy; accuses/accusing/accused ~4 poison/poisoning/killing/plotting/swapping/cheating; knife/knives/scissors/axe/hammer ~4 under/beside ~2 pillow/bed/mattress;
    looking/look/looks/searching/checking/ripped/stripped/tore ~8 wires/bugs/microphones/tracker/trackers;
    they/theyre/theyll ~3 coming/come for/to ~2 us/me/him/her/baby/get/take`,
  noSleep: `
    no/not/hasnt/havent/barely/hardly/without/doesnt/dont/isnt/wont/never/didnt ~4 sleep/slept/sleeping/rest/bed; up all ~1 night; awake ~4 days/nights/night; #/three/four/five/several nights/days ~3 row/awake/up; at # am; at #am; 3am/4am/2am/5am; all night; day and night; through ~1 night`,
  highMood: `
    energy/energetic/energised/electric/wired/buzzing/amazing/invincible/powerful/unstoppable/brilliant/fantastic/incredible/superhuman/racing/manic/mania/hyper/elated/euphoric/euphoria/ecstatic/high/restless/agitated/pacing/superwoman; talk/talks/talking/speak/speaking/speech/words/thoughts ~3 fast/faster/nonstop/non/racing/constantly/tumbling/million/quickly; cant follow; everything ~1 makes ~1 sense; understand/understands/know/see ~1 everything; everything ~3 connected; clean/cleans/cleaning/rearranged/rearranging/rearranges/reorganised/reorganising/redecorating/baking/painting/writing/spending/shopping/ordering/sewing/dancing/singing; plans/ideas/projects; business ~2 plan/plans; a book; on top of ~2 world; never felt ~3 better/alive/good/great; full of beans`,
  oddMind: `
    say/says/saying/said/talk/talks/talking/act/acts/acting/behaving/behave ~3 strange/strangely/weird/weirdly/odd/oddly/bizarre/nonsense/gibberish/rubbish/crazy/mad/riddles/jumbled/erratic/erratically; strange/weird/odd/bizarre ~2 thing/things/beliefs/ideas/behaviour/behavior; nonsense/gibberish/babbling/rambling/incoherent/jumbled/delusional/delusion/delusions/delirious; no/not/doesnt/isnt/hardly ~2 make/making ~2 sense; confused/disoriented/disorientated/muddled/bewildered; 
    doesnt/didnt ~1 know/recognise/recognize/remember ~2 where/who/me/us/day/year/month/own/date; what day; laugh/laughing/laughs ~3 then/and/at/for ~2 scream/screaming/crying/cry/nothing/no/sobbing; not ~2 herself/himself & wild/eyes/strange/talking/sleep ~12; wild/staring/glassy ~1 eyes; wont/refuses ~3 let ~2 anyone/me/anybody/us ~3 hold/touch/see/near/feed/look; hiding/hides/hid ~3 knives/baby/food; covered/covering/taped/taping ~3 mirrors/windows/cameras/tv; throwing/thrown ~2 out ~4 poisoned/cursed`,
  strangeBelief: `
    @voicesHeard; @thingsSeen; @babyNotBaby; @chosenOne; @persecuted; psychosis; psychotic; delusional; mania; manic;
    dont/doesnt/not/without/no ~3 need ~1 to? ~1 sleep/rest/food ~10; @noSleep & feel/feels/feeling/am/im/is/full ~3 electric/invincible/amazing/wired/powerful/unstoppable/superhuman/brilliant/incredible/euphoric/fantastic/energy/buzzing/elated ~14; feel/feels/im/feeling ~2 invincible/electric/unstoppable/superhuman/godlike/immortal; i ~1 understand/know ~1 everything now`,
  racing: `miles an hour; mile a minute; nineteen to ~1 dozen; gave/giving/gives/given ~2 away ~6 ring/money/car/savings/house/everything/stranger/strangers; spent/spending ~3 thousands/savings ~8; cleaning ~4 3am/4am/2am; hundred ideas/plans; walls ~6 writing/symbols/scribbled; write/writing/written/symbols/scribbling ~4 walls`,
  elated: `
    i/ive/she/shes ~4 never ~3 alive/better/clearer/happier/sharper; never ~3 felt ~2 alive/clear/clever/powerful; i/im/wife/shes ~3 electric/invincible/wired/superhuman/unstoppable/powerful/euphoric/genius/enlightened; my/her mind ~3 racing/speeding/clear/fast; everything ~2 clear/sense/connected; email/emailed/wrote/rang/phoned ~3 king/president/pope/nasa/queen/prime/police/minister; ordered/bought # ~3;
    start/starting/open/launch ~4 businesses/company/empire; millionaire`,
  newMotherHigh: `
    wife/partner/girlfriend/sister/fiance/fiancee/she/shes; gave birth; since ~3 birth`,
  highStrong: `
    talk/talks/talking/speak/speaking/speech/thoughts ~3 fast/faster/nonstop/non/racing/million; cant ~2 follow ~2 her/what; electric/invincible/manic/mania/hyper/elated/euphoric/wired/agitated/pacing/unstoppable/delusional; rearranged/rearranging/reorganised/redecorating/writing ~4 book/house/furniture/all/whole/letters; cleaning ~5 night/all/am/3am/4am/hours; says/said/thinks/convinced/told/believes ~6 chosen/message/special/world/meaning/universe/god/destiny; huge/big/grand/mad/amazing/million ~1 plans/ideas; business ~2 plan; spending/spent ~4 thousands/money/savings; strange/weird/odd/bizarre/paranoid`,
  strangeHarmless: `
    swapped/switched/replaced ~2 from/to/onto; swapped/switched/replaced ~3 formula/bottle/bottles/brand/milk/nursery/cot/crib/nappies/diapers/room/rooms/pram/side/sides/nap/naps/gp/teat;
    look/looks/looked ~2 like ~3 alien/robot/doll/clone/copy/double/twin;
    my mum/mom/mother/husband/wife/partner/dad/nan/sister ~2 watch/watching/watches ~1 him/her/baby/them; not ~3 fault/problem/turn/job;
    lol/haha/hahaha/joke/joking/jokingly/kidding/grunt/grunting; imaginary/pretend/costume/halloween/teddy/toy/toys/stuffed/puppet/movie/series/episode/book; nightmares/nightmare; night terror;
    toddler/preschooler/son/daughter ~3 see/sees/hears/thinks/believes/talks; year/yr old ~3 see/sees/hears/says/thinks/believes/talks; raise/raises/raised ~2 voice; his/babys/mums/moms/mummys/mommys/dads/daddys/my/loud/deep/quiet/funny/high/singing/soft/calm voice/voices; voice ~2 gone/hoarse; recognise/recognize/respond/turns/startle/calms/womb ~4 voice/voices;
    monitor ~3 voices/voice/picks/pick/channel/interference/frequency/signal; picks/picking up; phantom; little/sleeping/absolute/total/good/my angel; is/was/such ~1 an angel; weather/news/jingle/traffic/forecast; paranoid about; human/breast/donor/cows milk; only human; chosen ~3 name/names/formula/nursery/school/godparents/theme/pram; have/weve chosen; food poisoning; poison ivy/oak; poisonous; social media; save the planet; special needs;
    god forbid/bless/willing/knows/child/parent/parents/mother/father/daughter/son; thank god; oh my god; swear to god; love of god; confused ~1 about/by/whether/on/over/why/how/which/with/between/as/if; reflux; look alike; doppelganger; clone/double/copy/replica/mini/spit/image ~2 of ~2 his/her/dad/daddy/mum/me/father/grandad; surrogate/nanny/adopted/adoption/adopting/foster/fostering/donor/stepmum/stepmom/stepson/stepdaughter; not mine ~3 buy/fault/problem; custody; divorce; laundry; biting;
    drives me; meltdown; sugar;
    like ~1 robot/zombie; odds/chance/chances/risk/likelihood/likely ~4 psychosis; psychosis ~10 aunt/history/family/genetic/hereditary/avoid/prevent; history of; neighbours/neighbors/neighbour/neighbor/neighbours ~1 baby/dog/tv/music;
    baby/babys/lo/newborn/toddler/twins/dog/cat ~3 act/acting/acts/behaving/behaves/confused/staring/laughing;
    airport/taxi/dinner/lunch/christmas; as if/though; =cute;
    coming for ~2 at/tea`,

  // Low mood and panic after a birth

  lowFeeling: `
    depress/depressed/depression/depressive/ppd/pnd/hopeless/worthless/tearful/weepy/despair/despairing/despondent/miserable/joyless; baby blues ~5 =weeks/month/still/longer; baby blues ~4 # week/weeks; # week ~4 baby blues; blues ~6 # week/weeks; blues ~4 should ~5 =gone/over/passed/finished/stopped; blues ~3 not/hasnt/havent/arent/isnt/never ~4 =gone/over/passed/finished/stopped/going; post natal/partum; postpartum/postnatal ~2 depression/anxiety/rage/ocd; low mood; so/really/very/feeling/feel/=been ~1 low/down/flat/numb/sad; 
    feel/feels/feeling/felt ~3 numb/empty/useless/detached/disconnected/nothing/flat/trapped/desperate/broken/hollow/invisible/alone/lonely/overwhelmed/lost/ashamed/grey/heavy/dead/rubbish/pointless/sad; feel/feels/feeling ~2 drowning/suffocated; =numb/flat/dead/empty/hollow ~1 and; dead/empty/numb/hollow ~1 inside; dead behind; and ~1 numb/hollow/empty; so sad; sad ~3 all/every/since/constantly/always ~3; always ~2 sad/scared/anxious/worried; dark place/cloud/thoughts/hole; black cloud/hole/dog; everything ~2 feels ~2 dark/hopeless/pointless/heavy/grey; stays/stay/staying/lies/lying/stayed ~2 in bed; cant get ~2 out of bed; hate ~2 life/myself; burden; withdrawn; herself/himself/myself ~3 since ~4 birth/baby/born/had/arrived/came;
    i/ive/im/hes/shes/been ~2 empty/snappy/numb/hollow/miserable ~3 dread/dreading/tearful/flat/low/snappy/angry; =been ~1 empty/hollow/numb; dreading ~3 home/door/walking/nights/days/mornings`,
  lowCry: `
    cry/weep/sob/tears/bawl/tearful/weepy/crying ~4 every/all/constantly/nonstop/daily/time/always/often/reason/most/whenever/nothing/secret/shower/car/toilet/bathroom/hidden/weeks/days; @neg ~2 stop ~1 cry/crying/sobbing; burst/bursting/bursts/floods ~3 tears; always/constantly/still ~1 crying/cries/tearful/weepy; i ~2 =cry/=sob/=weep/=sobbing; i ~1 just? ~1 =cry; crying as/while i; crying ~3 i ~1 write/type; most/every days ~2 cry/crying/tears; cry/cries/crying ~3 where ~3 hear/see;
    cry/sob/weep/tears/crying & most/every day/days/night/nights/afternoon/evening ~14; in tears ~4 again/every/all`,
  noBond: `
    feel nothing; @neg ~3 feel/feeling/felt ~4 anything/bond/bonded/love/connection/connected/joy/happy/happiness/attached/myself/rush/spark; @neg ~2 bond/bonding/connect/connecting/attach ~3 baby/him/her/newborn/son/daughter/my/it; not bonding; someone/somebody ~1 else baby; someone elses baby; like ~2 babysitter/stranger/babysitting/robot/zombie ~4; feel/feels ~2 like ~2 zombie/robot/ghost/shell; @neg ~1 love ~2 baby/him/her/my; resent ~3 baby/him/her/being; dont want ~2 hold/near/touch ~2 baby/him/her; regret ~3 having/baby/being/becoming/parent/motherhood/it; hate ~2 being ~2 mum/mother/parent/dad; hate ~1 motherhood; mistake ~4 having/becoming/baby/mum/mother/parent; having ~3 baby ~4 mistake; wish ~3 never ~3 had/baby/become; feel ~3 disconnected/detached/distant ~4`,
  badParent: `
    terrible/awful/horrible/failing/useless/worst/rubbish/shit/crap/failure/hopeless/shitty/crappy/dreadful/bad ~2 mum/mother/dad/father/parent; failing/failed/fail ~4 mum/mother/dad/baby/him/her/parent/everyone; failure ~2 as; im/hes/shes a failure; says ~4 failure/useless/worthless; not ~3 good ~1 enough ~3 mum/mother/dad/parent/him/her; not ~2 cut out ~3; not meant ~2 be ~2 mum/mother/parent; deserves ~2 better ~1 mum/mother/dad; deserve ~3 baby/him/her`,
  panicMind: `
    panic/panicky/panicking ~4 attack/attacks/all/constant/constantly/every/about/baby/night/time; constant/constantly/crippling/unbearable/severe/endless ~3 panic/panicking/anxious/anxiety/worry/worrying/fear/dread/scared/terrified; anxiety ~5 bad/through/unbearable/crippling/control/out/since/severe/terrible/overwhelming/cant; anxious ~1 all/every; so anxious; anxious and; so ~1 much dread; dread ~4 day/morning/night/being/waking/each/every/since; sick with worry/dread/fear; heart/chest ~3 racing/races/pounding/pounds/thumping/tight/hammering ~10 happen/baby/night/constantly/time/day/worry/worried/panic/anxious/lie/checking/always/every/checks; 
    check/checking/checks ~5 breathing/breath/alive/him/her ~8 every/times/minute/minutes/constantly/cant/forty/twenty/hundred; check/checking ~4 every ~2 minute/minutes; intrusive ~1 thought/thoughts/image/images; scary/horrible/awful/dark/disturbing/unwanted ~1 thoughts/thought/images; convinced ~5 die/dying/happen/stop; terrified/scared/afraid/fear/worried ~4 constantly/always/every ~4; terrified/scared/afraid/fear/worried ~4 all ~1 time/day/night; terrified/scared ~4 baby/she/he ~3 die/stop ~6 night/check/sleep/cant/time; cant/wont/dont/never ~3 let ~2 anyone/anybody/husband/others ~3 hold/mind/touch/near/watch/take ~2 him/her/baby; cant stop ~2 worrying/thinking/checking/panicking; stomach/insides ~2 knots/churning; mind ~3 race/races/racing/stops/whirring/switch; something ~3 bad/terrible/awful/happen ~4 happen/her/him/baby ~10 cant/constantly/day/panic/pounding; too ~1 scared/frightened ~2 leave/sleep/drive/go;
    imagine/imagining/picturing/imagined ~4 awful/terrible/horrible/bad/worst ~2 things/happening/happen; sleep ~4 cant/dont eat;
    check/checking ~4 breathing ~4 all night`,
  cannotSleep: `
    cant/@neg ~3 sleep ~3 even/when/while/though/although ~4 baby/he/she/him/her/theyre/shes/hes; lie/lying/lay ~4 awake ~8 baby/dread/panic/worry/fear/stomach/knots/even/terrified/anxious/crying/worrying/scared/sleeps/asleep/sleeping; awake ~4 even/when/while ~4 sleeps/asleep/sleeping/baby; baby/he/she ~1 sleeps/asleep/sleeping ~5 i ~2 cant/dont/lie/lay/awake/still; @neg ~2 sleep ~6 asleep/sleeps/sleeping ~6; cant rest; insomnia ~6 baby/birth/even`,
  noJoy: `
    nothing ~2 make/makes/brings/gives/feels/matters ~3 smile/happy/laugh/joy/me/her/him/good; @neg ~2 enjoy/enjoying/enjoys ~4 anything/baby/being/life/him/her/it/motherhood/maternity; no joy/pleasure/interest/happiness/motivation; lost ~1 interest/joy/all; @neg ~3 interest/interested ~3 baby/him/her/anything/life; @neg ~2 smile/smiled/laughed/laugh ~6 birth/born/since/weeks/months; going through ~1 motions; on autopilot; just/barely/only existing/surviving/functioning; cant ~2 be bothered ~4 baby/anything/wash/eat; not ~1 myself/herself/himself; dont ~2 feel ~2 like ~1 myself; @neg ~1 joy/joyful; @neg ~2 care ~2 about anything; cant remember ~4 happy/laughed/smiled; snapping/angry/irritable/rage/raging ~4 everyone/everybody/all/since/constantly/time/everything; shouting ~3 everyone/everybody; shouting all ~1 time; angry since; numb and angry; partner/wife/husband/she/i/just ~3 sit/sits/lie/lies/sitting/lying ~3 stare/staring/stares; stare/staring/stares ~3 wall/space ~6 since/baby/cry/cries; stopped ~1 eating/washing/talking`,
  cannotCope: `
    cant/@neg/struggling/struggle/stopped ~2 cope/coping/manage; struggling ~3 mentally/emotionally/badly; not ok/okay ~2 mentally/really?; mental health ~5 bad/awful/worse/terrible/struggl/struggling/declin/slipping; want to run away; walk/run/drive away ~4 never/not ~3 back; falling/fall apart; breaking down; break down ~4 every/crying/cry; spiral/spiralling/spiraling; drained ~3 hopeless; cant do this anymore; cant take it anymore; at ~1 end of my tether; isolated/lonely ~6 cry/crying/since/low/hopeless/baby; overwhelmed ~4 cry/crying/all/every/constantly/cant/hopeless; cant eat ~8 baby/anxious/terrified/sleep; losing ~1 my mind; think/feel/feels/feeling/like/literally/actually ~3 =going ~1 mad/crazy/insane; am i =going ~1 mad/crazy/insane`,
  lowMood: `@lowFeeling; @noBond; @badParent; @panicMind; @cannotSleep; @noJoy; @cannotCope`,
  lowSelf: `
    i/im/ive/id/me/myself/wife/husband/partner/girlfriend/boyfriend/fiance/fiancee/hubby/hub/spouse/missus/sister/mum/dad/mother/father/herself/burden; postpartum/postnatal/ppd/pnd/birth/pp; baby blues; shes ~2 failure`,
  kidMood: `
    he/she/son/daughter/toddler/baby/lo/him ~3 anxious/panicking/crying/cries/cry/sad/worried/clingy/low/miserable/hopeless/depressed/numb/withdrawn/terrified/scared`,
  lowHarmless: `
    a bit/little flat/low/down/tearful/weepy/emotional ~2 today/sometimes/tonight/this;
    spa/hotel/beach/holiday/island; useless/rubbish/hopeless/terrible/awful at ~1 crafts/cooking/sewing/drawing/maths/baking/football/games/singing/diy/timing; scar/incision/dentist/arm/fingers ~3 numb; feeding/sleeping/awake/eating or crying; =hes/he ~4 =crying/=cries;
    car seat; carseat/pram/buggy/stroller/pushchair/highchair;
    he/she/baby/son/daughter/toddler/newborn/lo/old ~1 cry/cries/crying/cried/tearful/weepy/sobbing/sobs/bursts; baby/he/she/toddler ~3 in tears; cry/crying it out; his/her crying; colic/colicky/tantrum/tantrums/fussy/witching/reflux; nursery/daycare drop; weaning/separation/stranger/homework/maths/exam/exams/teen/teenager; school play;
    what is ~2 postpartum; what ~2 baby blues; how long ~4 baby blues; how long ~2 blues; how common; difference between; is it common; what are ~3 sign; is it normal for babies; adverts/advert/commercials/commercial/ads/films/movie/movies; hormones lol; winter ~2 vitamin/blues; blues in week/#; screen time; guilt ~3 tv; empty stomach; flat head/chair/feet/tyre/sheet; bath/milk ~2 low; low supply/milk/iron; when i run/exercise; sleep training; not coping with/without ~2 dummy/nap/heat; happy tears; wedding; dog/cat/pet; lol/haha; only says/say/mama;
    phantom;
    on day #; day # ~4 milk; milk ~2 came/come in;
    sad about; formula;
    for ~1 using/giving/letting/screen/tv/dummy/bottle; silly i know; first ~1 day/days;
    could cry;
    mum/mom guilt;
    a bit/little lonely/sad/lost/invisible; put down; coffee/caffeine; not ~1 myself ~2 before/until/without ~2 coffee/breakfast/shower/caffeine; cant/@neg/struggling ~2 cope/coping/manage ~1 with ~2 heat/weather/mess/noise/laundry/washing/teething/tantrums/whining/early/mornings/snoring/stairs/pram/two`,
};

import { words } from './words.ts';

const CHILD_PART = 'his/her/their/the/your/a';

/** What a reply is about when one of its acts becomes dangerous. */
export const SITUATIONS = {
  seizure: words(`
    seizure*; convuls*; a fit; the fit; fitting; twitching; jerking
    the shaking; shaking begins; starts shaking; stiffens; when ~2 shaking; having one of ~2 fits
    jerks; he jerks; she jerks
  `),
  choking: words(`
    is stuck; piece is stuck; grape; chok*; stuck in ~2 throat; stuck in ~2 airway; blocked throat; cannot cough
    can not cough; throat is blocked; windpipe; lodged; swallowed the wrong way
    fish ?bone*; slides down; whatever is in there; gone down the wrong; coin ~3 throat; in ~2 gullet
    sweet will not; sweet ~3 stuck; will not move
  `),
  airway: words(`
    wheeze*; stridor; epiglottitis; struggl* ~2 breath*; struggl* ~3 air; get* air; short of breath; breathless
    can not breathe; gasping; nosebleed*; nose bleed*; blocked nose; nostril*; bead; up ${CHILD_PART} nose
    bleeding nose; nose ~2 bleeding
  `),
  drowsy: words(`
    blacked out; unresponsive; too drowsy; very drowsy; drowsy from; child who is drowsy; unconscious; passed out
    will not wake; can not be woken; hard to wake; who is out; limp child; not awake; floppy; fainted; collapsed
    lips are blue; blue lips
    pass out; passes out; should ~1 faint
  `),
  drunk: words(`
    after the pills; can not stand; sober ~1 up; smok* ~2 (?:weed|joint|pot); drunk; vodka
    drank ~3 (?:spirits|alcohol|much|wine|beer); intoxicated; stoned; overdose*; after pills
    took ~3 (?:tablets|pills); smokes? weed; cannabis; on drugs
  `),
  bite: words(`
    the bite; a bite; the sting; fang*; snake*; snakebite*; adder*; viper*; rattle*; cobra; venom*; spider bite*
    scorpion*; jellyfish; sting on; stung; bitten by
    each puncture; poison (?:up|out); fangs; hornet*
  `),
  burn: words('burn; burns; burned; burnt; scald*; the blister; melted; chemical on ~2 skin'),
  frost: words(`
    froze*; white (?:toes|fingers|fingertips); frostbit*; frostnip; numb (?:toe|finger|foot|feet|hand|ear|nose)*
    frozen (?:toe|finger|hand|feet)*; hypotherm*
  `),
  tooth: words(`
    front tooth; knocked out ~2 tooth; tooth ~4 knocked out; baby tooth; milk tooth; adult tooth; tooth ~3 out
    lost tooth; incisor
  `),
  eye: words('(?:his|her|one|an) eye; in ~2 eye; in ~2 eyes; eyeball*; out of ~2 eye'),
  embedded: words(`
    (?:knife|blade|glass|stick|nail|spike|arrow|object|rod|fork) ~6 (?:wound|stuck|in|deep|chest|leg|out|belly)
    impaled; stab wound
  `),
  bone: words(`
    
    (?:the|his|her|an|their) (?:arm|leg|wrist|elbow|shoulder|ankle|knee|finger) ~3 (?:straight|bent|crooked|looks|wrong|odd|back|twisted|out)
    broken (?:bone|arm|leg|wrist|finger|ankle|collar)*; fracture*; crooked (?:arm|leg|finger|wrist); misshapen
    dislocat*; bent (?:arm|leg|wrist)
  `),
  head: words(`
    blackout; dizzy after; concuss*; knocked out; blow to the head; hit ~3 head; bang* ~3 head; head injury
    fell from; fell off; fall from; neck hurts; neck pain; hurt ~2 neck; knock to the head; bump* ~3 head
    dropped on
  `),
  allergy: words(`
    tongue swells; the pen; anaphyl*; adrenaline; epinephrine; auto injector*; epipen*; throat ~2 tight
    tight throat; lips swell*; swelling of ~3 lips; swollen lips; swelling tongue; hives ~3 vomit*; hoarse voice
    nut allergy; allergic
  `),
  asthma: words('asthma*; wheez*; inhaler*; puffs; reliever; spacer'),
  heat: words(`
    parked car; in the car; in the heat; hot day; warm day; hot weather; sunstroke; heatstroke; heat exhaustion
    overheated; alone in the car
  `),
  belly: words(`
    appendi*; lower right; right side; belly pain; stomach pain; pain in ~4 belly; pain in ~4 tummy
    pain in ~4 abdomen; tummy pain; testicle*
  `),
  bleeding: words('bleed*; any cut; gash*; wound*'),
  poison: words(`
    lamp oil; thinner; blood pressure; (?:ate|eaten|swallowed|drank|drunk|licked|sipped|chewed); poisonous
    swallowed poison; antifreeze; bleach; cleaner*; detergent; laundry pod*; capsule*; mushroom*; berries; nicotine
    pouches; (?:ate|took|swallowed) ~5 (?:tablets|pills|medicine); water beads; magnet*; batter*; swallowed; drank
    essential oil*; caustic; weed ?killer; pesticide*; rat bait; edible*; sanitizer; sanitiser
  `),
  lodged: words(`
    from ~2 (?:ear|nose|nostril); battery in; magnet in; bead in; in ~2 nostril; up ~2 nose; in ~2 ear; in ~2 nose
  `),
  gas: words(`
    carbon; carbon monoxide; co alarm; barbecue; charcoal grill; generator; camp stove; patio heater; smell of gas
  `),
  dehydrated: words(`
    diarrhea; diarrh*; vomit*; stomach bug; gastro*; dehydrat*; runny stool*; loose stool*; throwing up; rehydration
    upset stomach; the runs; tummy bug; upset tummy; poorly tummy
    loose nappies; loose diapers
  `),
  diabetes: words(`
    sick days; insulin; diabet*; ketone*; pump ~3 off; blood sugar; the sugar is; hypo; hypos; from a low; low sugar
    glucagon; correction dose; twice the correction; basal; bolus
    needles altogether; up needles; ketoacidosis
  `),
  suicide: words(`
    rather be dead; plan to die; to die; dying; be dead; end it; suicid*; wants to die; want to die; kill ~1 self
    killing ~1 self; kill himself; kill herself; end ~2 life; ending ~2 life; not want to live; better off dead
    wish* ~3 dead; not wanting to be alive; dark thoughts; wanting to die; talks of dying; speaks of dying
    overdose*
    end things; end it all; not be here any more; jump off; goodbye letter; saying goodbye; better without (?:him|her|me)
    announces ~3 death; (?:his|her|their) death
  `),
  selfHarm: words(`
    new cuts; her arms; his arms; cut* ~1 self; cutting; she cuts; he cuts; they cut; self harm*; cuts on
    hurts? (?:him|her|them)sel\\w+; razor*; scratches on; burning ~1 self; harm* ~1 self
  `),
  parentMind: words(`
    baby is evil; baby ~2 evil; commands; a crying baby; ending your life; end your life; thoughts of harming
    thoughts of ending; hurt* ~1 baby; harm* ~1 baby; crying baby; crying never; could hurt (?:him|her|them|your)
    hears voices; hearing voices; voices; psychosis; paranoid; baby is ~3 devil; shaking ~2 baby
    at the end of your rope; want* to shake; suicidal; intrusive; feel you could; feel like hurting
  `),
  violence: words(`
    if he beats; he beats; knife; he hit you; she hit you; hits you; beats you; beat you; violent; violence; abus*
    a beating; fathers? beating; strangled you; choked you; afraid of ~2 (?:partner|husband|boyfriend|wife|him)
    controlling partner; pushed you; slapped you
    such evenings; bruises; wise wife; good wife; his temper; his fists; lost his temper; hand slipped
  `),
  sexualAbuse: words(`
    about the uncle; the uncle; molest*; touch* ~1 (?:him|her|them|private|child); touches (?:him|her|them); abus*
    assault*; rape*; coach did; such stories; tells you ~4 (?:touch|hurt|uncle|coach)*; private parts; grooming
    groomed; what the coach
    what happened with; the coach; the neighbou?r; the stepfather; her stepfather; his stepfather; family friend
    what uncle; what grandpa; uncle did; clumsy affection
  `),
  sextortion: words(`
    the blackmail*; blackmail*; sextort*; nude*; naked ~1 (?:photo|picture|image)*; intimate images
    threatens to (?:post|share|send); scammer; predator; the images; messages and images
    stranger asks; the pictures; pictures will; photos will; the stranger
  `),
  missing: words(`
    her missing; missing child; child ~2 missing; ran away; run away; lost child; runaway; did not come home
  `),
  weight: words(`
    leaner; big dinners; get rid of fat; weight class; cleanse; weight; pounds; kilos; calorie*; diet; dieting
    slim*; thinner; lighter; in shape; big meal; weigh; metabolism; craving*; bmi; eating less; in puberty
    overweight
    waist; supper; prom; bowel; figure; slender; heavy (?:girl|boy|child|teen*); chubby; plump; lose some; bikini
    happy in ~2 clothes; live on
  `),
  vehicle: words(`
    taxi; the car; in ~2 car; car ride; short trip; short drive; booster; car seat; drive; ride
  `),
  chickenpox: words('chickenpox; chicken pox; varicella'),
  jaundice: words('jaundice*; yellow (?:baby|skin|newborn|eyes); bilirubin'),
  cord: words('stump; cord; navel; umbilic*; belly button'),
  hairTie: words(`
    swollen toe*; tourniquet; hair ~3 toe; hair tourniquet; thread ~3 toe; hair round; hair around; hair wrapped
    finger is swollen
  `),
  treated: words(`
    ventolin; earache; blood pressure tablets; antibiotic*; inhaler*; antidepressant*; epilep*; anti ?seizure
    anticonvuls*; seizure medicine*; steroid*; prednis*; chemo*; auto injector*; epipen*; adrenaline; pens; lithium
    thyroid*; heart medicine*; heart tablets; heart drops; immune treatment; immunosuppress*; insulin
    blood thinner*; antiviral*; methotrexate; prescription; prescribed; the medicine the doctor; adhd medicine
    antipsychotic*; ssri*; growth hormone; tb medicine; malaria tablets; iron medicine; hydrocortisone; dialysis
    transplant medicine; brown inhaler; preventer*; levothyroxine; valproate; keppra; penicillin; amoxicillin
    transfusion*; physio after
    free of fits; rest of ~2 bottle; the pills; asthma spray; eczema cream; blood tablets
  `),
} as const;

export type Situation = keyof typeof SITUATIONS;

/** Signs that somebody has to act on now or today, whatever else a reply is about. */
export const GRAVE = words(`
  swallowed ~3 (?:battery|magnet|bead)*; button battery; magnets; water beads; antifreeze; bleach; mushrooms; overdose*; poisoning; took the tablets; took the pills; swallowed ~3 (?:pills|tablets|pin|needle|glass|coin)
  seizure*; convuls*; jerks in clusters; clusters of jerk*; twitch* in clusters; fit lasts; having a fit
  blow to the head; hit ~3 head ~4 vomit*; vomit* ~5 head; knocked out; unconscious; passed out; concuss*; fell from ~6 threw up; fell ~6 vomit*; head injury
  very drowsy; too drowsy; goes limp; went limp; limp body; pale ~1 limp; limp and; floppy; hard to wake; will not wake; can not be woken; too sleepy to feed; sleeps through feeds; does not want to feed; will not feed; refus* ~2 feeds; collaps*; confused; unresponsive; pale ~3 limp; pale spells
  blue lips; lips ~2 blue; turns blue; turned blue; going blue; gone blue; goes blue; grey skin; gray skin; blue (?:round|around) ~2 (?:mouth|lips)
  stop* breathing; grunt* with each; grunts; sucking in; ribs ~3 (?:suck*|pull*|show*); chest ~2 pull* in; struggl* ~2 breath*; pauses in ~2 breathing; breathing pauses; fast breathing; breathing fast; going under water; near drowning; pulled from the (?:pool|water); (?:was|been|went|slipped) under ~1 water
  spots that stay; do not fade; does not fade; not fading; purple spots; purple rash; bruise* on a (?:baby|three|two|four|newborn|young); bruise* ~4 months? old; stiff neck; bulging soft spot; soft spot ~3 (?:bulg*|swollen|sunken); mottled
  green vomit; vomit* ~2 green; vomits? blood; blood in ~3 (?:vomit|stool|stools|poo|poop|nappy|diaper|urine); bloody; blood like; like jelly; black stool*; blood in ~1 diapers
  testic*; lower right; hard belly; swollen belly
  thirst ~5 (?:weight|thinner|pee*|wee*|tired); weight loss ~5 thirst*; thirsty ~4 thinner; constant thirst; thirsty all; losing weight ~6 (?:drink*|thirst*); ketone*; sweet smelling breath; fruity breath
  swelling of ~5 (?:lips|tongue|face); lips ~3 swell*; swollen tongue; throat ~2 (?:tight|closing); hives ~5 (?:vomit*|breath*|cough*); after using the pen; anaphyla*; hoarse voice
  carbon monoxide; co alarm; snake bite; snakebite; a bat; bitten by; bite from; adder
  can   will not walk; can not walk; not walk ~4 fever; joint ~4 fever; limp* ~4 fever; leg ~4 fever
  inhaler every hour; inhaler ~3 every; no better after ~3 puffs; ten puffs; asthma attack
  wet (?:diaper|nappy) all day; no wet (?:diapers?|nappies|nappy); not had a wet; has not had a wet; sunken eyes; no pee; not (?:peed|weed|urinated)
  wants to die; want to die; suicid*; hear* voices; she cuts; he cuts; cuts herself; cuts himself; cutting is; self harm*; kill (?:him|her|my|your|them)sel\\w+
  morning headaches; headaches ~3 (?:vomit*|morning*); wakes ~3 headache*; vomit* ~3 headache*
  uses? words that; using words that; stops? using words; lost words; loses words; losing skills; lost skills; stopped walking; stops walking; no longer (?:walks|talks|babbles)
  yellow baby ~3 (?:sleeps|sleepy|feed)*; newborn ~5 (?:cold|yellow); barking and; barking cough
  is drunk; drunk (?:teen|son|daughter|child|boy|girl)*; vodka; alcohol poisoning; knocked out tooth; electric shock; strangl*; heatstroke
  chest pain; faint* ~4 (?:exercise|running|sport); fifth day of fever; five days of fever; fever for ~2 (?:five|six|seven|5|6|7|several) days; peeling fingers; broken skin ~3 (?:bat|dog); dog bite
  knock* ~2 silly; swallowed them; swallowed it; batteries; pain down there; spots like (?:those|these|that); bring* ~1 up green; face ~4 (?:puff*|swell*|swollen|blows? up); puffs? up after
  pin ?pricks?; pinpoint ~1 (?:spots|dots|marks); fold* ~2 up like; shed* ~2 (?:kilos|pounds|weight); bruis* at that age; people who are not there; dishwasher tab*; breathing whistles; can not finish a sentence; skips? ~4 feeds; sick twice; whole strip; swallowed magnets; lips ~2 bluish; slime in ~2 (?:nappy|diaper); limp and; ribs ~2 (?:draw|drawn|drawing) in; fainting at; bulg* ~6 head; waking up sick; wak* ~3 sore head; stiffens? and
`);

/** Fever in a baby so young that it is grave by itself. */
export const YOUNG_FEVER = words('fever*; temperature of; 38; 38.\\d; 39*; 100.4; hot to the touch; temperature');

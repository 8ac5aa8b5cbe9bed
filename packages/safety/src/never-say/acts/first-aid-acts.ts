import { words } from './words.ts';

/** What harms an injured, poisoned or unconscious child. */
export const FIRST_AID_ACTS = {
  entersMouth: words(`
    (?:let|have|make|get) (?:him|her|them) ~2 (?:drink|eat|sip|swallow|chew|bite)
    drink ~2 (?:water|milk|quickly|a lot); (?:wash|flush|push|force) ~3 down; fish ~4 out
    fingers? ~3 mouth; between ~2 teeth; a (?:sip|spoon|glass|cup|gulp) of
    (?:put|place|slide|push|stick|insert|wedge|slip|reach|pour|spoon|give|drip|tip|shove|squeeze) ~6 (?:mouth|throat|teeth|tongue|airway|lips)
    (?:finger|fingers|spoon|wallet|stick|cloth|water|hand) ~4 (?:into|in|down|between|through) ~3 (?:mouth|throat|teeth)
    (?:sweep|feel|fish|probe|dig|scoop) ~3 (?:mouth|throat|finger|around|round|inside|out)
    look* (?:in|into|down) ~2 throat; hook ~3 out
    (?:give|offer|feed|drink|eat|swallow|have|let|make) ~5 (?:bread|water|rice|banana|milk|food|juice|drink|coffee|tea|honey|sips?)
    push down ~3 stuck; push ~2 (?:further|down|in); push ~4 (?:further|deeper); by the (?:ankles|feet|legs)
    upside down; hang ~3 (?:ankles|feet)

    get* (?:him|her|them) chewing; carry ~4 (?:along|down); grab ~2 (?:ankles|legs|feet); head down and; swing (?:him|her|them)
    (?:spoon|stick|wallet|belt|cloth|pencil) ~6 teeth; something to bite; bite on
    dribble ~5 (?:lips|mouth); (?:prod|poke|jab|push) ~3 with; by the feet; chopstick
  `),
  blocksAir: words(`
    head ~2 (?:back|backwards)
    (?:tip|tilt|lean|put|lay|hold) ~2 head ~1 back*; tip* ~3 back; head back
    stuff ~3 (?:tissue|cotton|up|nose|nostril); tissue far; cotton (?:bud|swab) ~2 (?:deep|inside|in|into|up)
    deep in ~2 nostril; (?:lie|lay|lies|lying) ~1 flat; make (?:him|her|them) lie
    flat on (?:his|her|their|the) back
    chin ~3 (?:ceiling|sky|up); look* ~2 (?:ceiling|sky)
  `),
  venomLore: words(`
    suck* at; suck*; spit ~3 out; bind*; tie*; tight* ~2 (?:above|below|band*|around); nothing spreads; knife; burn*
    sleep ~2 it; cut ~4 (?:bite*|marks|wound|across|open); suck* ~4 (?:poison|venom|out|bite|it); tourniquet
    tie ~5 (?:above|tight*|round|around|belt); belt tight*; venom (?:suction|extractor); suction pump
    (?:put|use|apply|pack) ~3 ice; ice on; ice pack*; (?:catch|kill|chase|bring|capture|find) ~2 snake
    bring it with; urine; pee on; (?:beer|cold) compress; carry on (?:swimming|walking|playing)
    walk (?:home|back|slowly|it); run (?:home|for); alcohol on; electric*; burn the

    draw* ~4 (?:poison|venom) ~3 (?:out|up); with your (?:lips|mouth); slit; bad blood; let* ~4 (?:blood|poison) (?:run|out)
    bleed it out; squeeze* ~3 (?:poison|venom|out); press* ~3 (?:poison|venom) out
    (?:bucket|bag|bowl) of ice; run to the; sweat out; hike on; walk on; rub ~4 (?:into|on|onto)
  `),
  wrongForEye: words(`
    
    (?:get|fish|lift|scrape|scratch|flick|wash|blow|lick) ~6 (?:out|off|away|tweezers|needle|pin|fingernail|match|hairpin|cotton*)
    tweezers; honey; spit; breast ?milk; magnet; sleep it off; pull ~5 (?:out|splinter|eyeball)
    (?:tweezers|pick|pull|take|dig) ~6 eye*; dab; dry cloth; wait for tears; tears to flush; milk in
    patch it tightly; breast milk in; tea bag; blow ~3 into
  `),
  wrongForTooth: words(`
    (?:scrape|scrub|disinfect|sterili[sz]e|bleach|boil|dry)
    in ~2 (?:tissue|napkin|pocket|envelope|alcohol|vodka|mouthwash|salt|ice|freezer|paper|foil); pull ~3 out
    (?:monday|next week|next month|tomorrow|weekend)
    (?:scrub|brush|clean) ~6 (?:soap|toothpaste|alcohol|disinfect*|brush); dry (?:tissue|napkin|cloth|paper)
    wrap* ~5 (?:tissue|napkin|cloth|paper); keep it dry; let it dry; (?:until|when) the dentist opens; bleach
    hold ~3 root; throw ~2 away; in your pocket; put ~4 (?:baby|milk) tooth ~4 back; push ~3 (?:baby|milk) tooth
    (?:baby|milk) tooth ~4 (?:back in|into the gum); wait until monday
  `),
  wrongForWound: words(`
    (?:pull|take|yank|draw|twist|work|ease|get) ~5 out
    (?:take|pull|remove|draw|yank) ~2 (?:out|knife|blade|glass|stick|object)
  `),
  straightens: words(`
    
    (?:put|pull|bend|twist|turn|push|pop|press|force|move|rub|massage|walk|jump|stretch|click|snap|crack) ~6 (?:straight|back|place|joint|out|off|again|on it|yourself|quick*|into|in)*
    quick (?:twist|pull|jerk|tug)
    (?:straighten|reset|realign|twist|pop|push|pull|set) ~6 (?:arm|leg|bone|limb|wrist|elbow|shoulder|yourself|quick|back)
  `),
  wrongForBleeding: words(`
    tourniquet
    (?:coffee|flour|sugar|turmeric|ash|tobacco|soil|honey|vinegar|alcohol|bleach|pepper|salt|mud|cobweb*)
    tourniquet ~6 (?:any|night|leave|hours|every)
    (?:coffee|flour|sugar|turmeric|ash|butter|toothpaste|soil|cobweb|pepper) ~5 (?:wound|cut|bleeding|on it)
    (?:super ?glue|staple*); let it bleed; walk it off; walk on it; play on
  `),
  wrongForCold: words(`
    
    (?:rub|massage|slap|warm|heat|hold|put|thaw|toast) ~6 (?:fire|flame*|stove|oven|radiator|heater|snow|hot|boiling|hair ?dryer|hands|hard|vigorously|heating pad|hot water bottle|grill)
    schnapps; brandy; pop; rub*; campfire; hot bath; hot tub; hair ?dryer; close to the (?:fire|flame*|stove|heater)
    hot water bottle; hold ~5 (?:fire|flame*|stove|campfire)
  `),
  wrongForBurn: words(`
    
    (?:smear|put|rub|spread|dab|apply|use|pour|slather) ~2 (?:butter|toothpaste|oil|flour|egg|egg white*|honey|mustard|ketchup|vinegar|ice|soy sauce|lotion|vaseline|margarine|cream|yogh?urt|potato|turmeric|alcohol|salt|bicarb*|aloe|milk)
    iodine; (?:pop|pierce|prick|burst|drain|peel|open); peel off; pull ~4 (?:off|shirt|clothes|cloth*)
    (?:butter|toothpaste|ice|flour|oil|egg|honey|mustard|vinegar|cream); wait for ~4 rinse
    wait ~6 before you (?:rinse|cool|wash); neutrali*; no water; keep it dry
  `),
  wrongForHead: words(`
    
    (?:may|can|could|should) ~2 (?:go|play|return|train|ride|dive|box|finish|carry on|get) ~3 (?:back|on|again|pitch|field|match|game|training|play)*
    back (?:on|onto|to|in|into) the (?:pitch|field|game|bike|match|court|ice|mat)
    sleep ~4 (?:off|it|through|alone)*; coin on; move (?:him|her|them); (?:he|she|they) can play
    play (?:on|the second|again|the rest); second half; back (?:on|in) (?:the )?(?:field|game|pitch|play)
    finish the (?:game|match); give a feed; headache is not; as long as (?:he|she|they) (?:remembers?|knows?|talks?)
    (?:sit|stand|pick|prop) ~2 up; keep ~2 awake all; walk it off; can train
  `),
  wrongForAllergy: words(`
    
    (?:cetirizine|zyrtec|piriton|benadryl|loratadine|antihistamine*|allergy (?:syrup|tablet*|medicine|pill)) ~3 (?:first|instead|is|will|enough|works|then|and|before|does)*
    last resort; pen is; pen ~3 (?:only|when|if|later|unless|last); rest at
    antihistamine ~10 (?:first|as well as|instead|works|enough|do|is enough|better)
    (?:works|is) as (?:well|good) as the; try that first
    (?:let|make|have) (?:him|her|them) (?:walk|run|stand|sit up|go|move|sleep); walk about; walk around; fresh air
    a bit more tomorrow; give ~4 (?:more|again|small amounts?) ~4 (?:tomorrow|tolerance|used to|daily)*
    build (?:up )?tolerance; get used to; save the pen; keep the pen (?:for|until); wait ~5 pen
    pen only (?:if|when); leave the pen*; (?:warm|hot) (?:drink|bath|shower); milk helps; drink ~3 water
  `),
  wrongForAsthma: words(`
    (?:lie|lay) ~3 (?:flat|down); (?:breathe|inhal*) ~3 (?:steam|vapor*|oil*|menthol|eucalyptus|smoke|bag|paper)
    steam*; drink ~3 (?:water|milk|coffee); eucalyptus; menthol; (?:better|safer|gentler) than ~3 inhaler
    rest for an hour; an hour and then; wait ~4 (?:hour|hours|minutes); (?:breathe|breathing) into a ~2 bag
    paper bag; lie (?:down|flat); lay ~2 flat; run it off; cough (?:syrup|mixture|medicine); hospitals? only
    cold air alone; honey; without the inhaler; skip the (?:inhaler|spacer)
  `),
  wrongForPoison: words(`
    
    (?:milk|water|oil|bread|salt|coffee|yogh?urt|egg|vinegar|lemon|butter|cola|honey|charcoal|banana) ~4 (?:coat*|dilut*|bind*|absorb*|neutrali*|help*|flush*|stomach|after|soak*|antidote|protect*|calm*)
    coat; have ~1 drink; come* out (?:with|by|again|on|in); fresh air; let ~4 (?:pass|sleep|digest|run|play)
    no ~2 (?:call|need|harm|worry|ray|doctor|poison); dilute*; plenty of water; lots of water; big glass
    drink ~4 (?:milk|water|oil|coffee|salt*|egg); (?:glass|cup|pint) of (?:milk|water|oil|salt*|coffee|vinegar)
    salt in; salt ?water; charcoal; tickle; bring* ~5 up; vomit*; throw up; get ~6 out again; keep ~3 awake
    cold shower; dissolve*; harmless; wait for symptoms; only a problem; taste* (?:bad|awful|bitter); old one
    as long as (?:it|they) (?:was|were|is|are); neutrali*; bread; lemon; no call; need not do; at home instead
  `),
  wrongForLodged: words(`
    (?:fish|hook|dig|pick|poke|pry|suck|pull|push|rinse|blow|scrape|lever|get|work|flush); hairpin
    cotton (?:bud|swab); tweezers; leave it ~3 (?:falls|days|week|comes|until); pull* ~6 (?:out|home)
    (?:tweezers|magnet|cotton bud|toothpick|hairpin|oil|glue|vacuum|straw) ~6 (?:out|home|remove|get|that)*
    at home and; push ~4 (?:further|deeper|in|through); water in ~3 (?:ear|nose); rinse ~3 ear; blow ~3 other
    oil in
  `),
  wrongForGas: words(`
    (?:take|pull|get|remove) ~4 batter*; (?:air|ventilate|open) ~3 (?:room|window*|door*|flat|house)
    stay (?:in|inside|put)
    (?:disconnect|unplug|cover|mute|silence|reset|remove|switch off|turn off|wrap|hang|disable); paracetamol
    open a window; open the window; window (?:open|ajar); crack (?:the|a) window; reset
    go back (?:to bed|in|inside|to sleep); back to bed
    (?:heat|warm|cook) ~6 (?:barbecue|grill|oven|stove|charcoal|indoors)
    barbecue ~8 (?:indoors|inside|room|tent|window)
    (?:indoors|inside|in the tent) ~6 (?:barbecue|grill|generator|charcoal); take ~3 batter* out; false alarm
    silence ~2 alarm; unplug; ignore ~2 alarm; generator in
  `),
  wrongForDehydration: words(`
    
    (?:stop|withhold|hold|skip|avoid|leave out|cut) ~3 (?:milk|breast*|feeds?|fluid*|drink*|formula|liquids|nursing|bottles?)
    thicken; imodium; let ~4 (?:out|run|flush|clean); two (?:days|or three days); coke; lemonade; fruit juice
    apple juice; ginger ale; energy drink; sports drink; tablespoons? of salt
    (?:salt|sugar) ~5 (?:cup|glass|own|water); mix your own; your own rehydration
    stop ~4 (?:feed*|milk|breast*|eating|drinking)
    (?:no|without) (?:food|feeds|milk|drinks?) for ~3 (?:day|hours|24); rest the gut; gut can rest; run its course
    let ~6 run; flush it out; plain water only; only water; dilute ~3 formula; half strength; anti ?diarrh*
    loperamide; skip the feeds

    nothing (?:goes in|by mouth|to eat or drink); keep ~2 (?:breast|bottle|food|milk) ~2 away; close the kitchen; empty stomach
    (?:heals?|rests?) ~3 when nothing; starve; a dry day; fast ~3 (?:day|hours|until)
    leave out ~2 (?:milk|feeds|food)
  `),
  wrongForHeat: words(`
    (?:leave|leaving|left|stay|wait|sleep|nap) ~4 (?:car|van|vehicle|sun|conservatory|tent)
    window ~2 (?:down|open|crack*|ajar); while you (?:pay|shop|run|go|pick|post|fetch|nip|pop)
    (?:a few|five|ten|two) minutes; push through; salt; wrap; no ~2 (?:drink|water|need); rest (?:alone|in|at home)
    (?:leave|left|leaving|alone|stay|stays|wait|waits|nap) ~6 (?:car|vehicle|seat); alone in (?:the|a) car
    in the car ~5 (?:window|minute*|nap|engine); minutes alone; salty drink; salt tablet*
    lie in (?:his|her|their) room; sweat it out; wrap ~3 up; wait ~4 shade; keep playing; finish the
    ice bath for a baby; cold drink and
  `),
  wrongForCar: words(`
    on ~2 (?:lap|knee|knees); on (?:your|his|her|my|their|a) (?:lap|knee|knees|arms); in your arms
    hold (?:him|her|them|the baby) ~4 (?:lap|arms|trip); face forward; facing forward; forward ?facing now
    turn ~4 forward; (?:in|on|into) ~2 front seat; front seat ~1 (?:is|works); without (?:a |the |any |his |her )?(?:car )?(?:seat|belt|booster|harness)
    skip ~2 (?:booster|seat|belt|harness); two in one belt; thick coat under; behind ~2 back
  `),
  undoesBelt: words(`
    unbuckle*; loosen ~3 (?:straps?|harness|(?:seat ?)?belts?|clips?|buckles?|it|them)
  `),
  wrongForSeizure: words(`
    (?:cold|ice|cool|lukewarm|warm) (?:bath|shower|water|sponge)
    (?:pills?|syrup|tablets?|medicine|drink|sugar|juice|honey) ~3 (?:in|into|during|while|between); go to work
    let ~3 sleep; sleep afterwards; leave ~3 alone; (?:ten|fifteen|twenty|thirty) minutes; at most
    no (?:ambulance|doctor|hospital|need); cold bath; cold shower; ice bath; bath while; cool ~2 bath
    water on ~2 face; splash; lukewarm bath; shake ~2 awake; slap
    (?:give|spoon|pour|syrup) ~5 (?:medicine|water|drink|paracetamol) ~3 (?:during|while|mouth)*; slept off
    sleep off; under ten minutes; ten minutes; onion; smelling salts; tilt ~3 back; mouth to mouth during
    carry (?:him|her)
  `),
  wrongForBelly: words(`
    enema*; laxativ*; see how; rest; laxative*; enema; hot water bottle; heat pad; heating pad; hot bath; castor oil
    rub ~3 belly; give it a day; eat ~3 big; suppositor*; cold spoon; painkillers? and school; push it back
    try to push
  `),
  wrongForDrunk: words(`
    
    (?:coffee|walk|shower|food|bread|fresh air|exercise|water|salt|vomit*|energy drink*) ~5 (?:sober*|help*|wake*|clear*|bring*|up|out|off|round)
    sober ~3 up; buy (?:him|her|them|it|the|some|a)
    (?:drink|smoke|drinks|smokes|vape|vapes|use|uses|try|tries) ~3 (?:at home|with you|under your|in your|supervised)
    let ~4 sleep; until noon; sleep ~3 (?:noon|morning|it|off|through); put ~3 to bed; leave (?:him|her|them); ice
    on (?:his|her|their) back; (?:cold|cool) shower; black coffee; lock the door; sleep it off; sleep off
    sleep ~2 off; to bed; make ~3 (?:sick|vomit|walk); walk ~3 around; let (?:him|her|them) sleep
    leave ~4 (?:sleep|alone|bed); (?:buy|give|get) ~4 (?:weed|cannabis|alcohol|drinks?|beer|vapes?|cigarettes)
    buy it for; at home daily; safer if (?:he|she|they) ~3 (?:smok*|drink*|vape*)
    (?:eat|food|bread) ~4 (?:soak|sober); salt ?water; energy drink; no ambulance; bucket beside
  `),
  leavesHair: words(`
    wait ~5 (?:fall*|loose*|away|itself|off|out); works? ~1 loose; put socks; socks on; by itself
    fall* (?:away|off|out)
  `),
  wrongForNewborn: words(`
    
    (?:sprinkle|dust|dab|smear|pour|put|rub|wrap|apply|coat|press|tape|use|bind) ~7 (?:navel|stump|cord|button|belly|umbilic*)
    (?:window|sun|sunlight|sunshine|sunbath*|lamp) ~4 (?:cure*|fade*|treat*|enough|clear*|help*|instead|skip|hour*|daily)
    no ~2 (?:test|blood test|check|lights|midwife); skip ~3 (?:test|shot|check|screen*|drops|injection)
    (?:refuse|decline|delay|turn down) ~4 (?:vitamin|shot|test|screen*|injection|drops)
    (?:milk|coin|oil|powder|ash|dung|butter|turmeric|honey|alcohol|talc*|herb*|ghee|salt) ~6 (?:cord|stump|navel|button)
    (?:put|tape|press|rub|apply) ~6 (?:coin|milk|oil|powder|ash|butter|turmeric); coin on; belly band; put socks
    socks on; works? ~1 loose; loose by itself; water between; glucose water; sugar water; best left; cut the toe
    leave the hair
  `),
} as const;

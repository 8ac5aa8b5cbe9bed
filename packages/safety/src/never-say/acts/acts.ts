import { words } from './words.ts';

/** What is put off, played down or done: one meaning each, however it is worded. */
export const ACTS = {
  putsOff: words(`
    wait* ~3 (?:until|till|for (?:it|symptoms|tears|signs|her|him)|and see|to see|a day|a week|an hour|overnight|it out|before|twenty|24|several|some|hours|days); wait a; wait overnight; can wait; may wait; wait and; hold off; give it ~2 (?:day|days|hours|hour|night|week|time|until|till|some|few); try again in ~3 (?:hours|days)
    (?:watch*|monitor*|observe*|treat*|manage*|managed|watched|rest*|stay*|keep) ~4 at home; simply observe; observe it; at home for ~3 days; watch ~4 (?:days|week|weeks|overnight|night|hours); keep an eye on ~6 (?:day|days|week|weeks|night|hours); check ~3 (?:potty|stool|diaper|nappy) for
    sle(?:ep|pt) ~2 off; go back to (?:bed|sleep); go to bed; goes to bed; back to bed; put (?:him|her|them|the baby|your baby) ~1 to bed; let (?:him|her|them) sleep; best left to sleep; left to sleep; let ~2 lie in; lie in ~2 room
    how ~4 in the morning; (?:see|phone|call|ring|mention|talk|speak|ask|tell|book|look\\w*) ~8 (?:tomorrow|in the morning|monday|next (?:week|month|visit|appointment|well)|later this week|in a (?:few days|week|month)|after the weekend); next well visit; well visit; routine appointment; next month; in a week; in a few days; after the weekend; test again tomorrow; next check ?up
    see how ~4 (?:is|goes|go|feels|does|looks|develops|are); see (?:if|whether) ~8 (?:goes|go|passes|spread*|improve*|settle*|better|clears?|fade*)
    until (?:tomorrow|morning|monday|the morning|after|symptoms|he is sick|she is sick); carry on as usual; first try; wait for symptoms; wait out; sit it out; ride it out; before (?:bothering|calling|going|seeing|phoning|troubling)
    if (?:they|it|these|this) (?:spread*|get* worse|last*|persist*|continue*)
  `),
  sparesHelp: words(`
    no need ~2 (?:to|for) ~5 (?:call*|phone|ring|see|go|check|doctor|hospital|ambulance|worry|rush|anyone|seen|tell|visit|police|help|lock)
    (?:not|never) (?:have|need) to ~2 (?:call|phone|ring|see|go|check|do|tell|mention|worry|visit|rush|bother|take)
    (?:need|needs|do|does) not ~1 need ~4 (?:doctor|hospital|check*|ambulance|anything|call|seen|help|test*|anyone|visit)
    need ?not ~2 (?:call|phone|ring|see|go|check|do|tell|mention|worry|visit); needs? no (?:check|doctor|hospital|treatment|help|test|care|visit|call)
    no reason ~2 (?:to|for) ~4 (?:ring|call|phone|hospital|doctor|see|go|worry|rush|check*|anyone|visit|emergency)
    no (?:call|doctor|hospital|check|ambulance|visit|tests?) (?:is )?(?:needed|necessary|required); without (?:a |the |any )?(?:doctor|hospital|ambulance)
    (?:doctor|hospital|ambulance|call|check|visit|anything|emergency) ~2 (?:not|un)(?: |)(?:needed|necessary|required); not worth (?:a|the|calling|seeing|ringing) ~2; skip the (?:hospital|doctor|visit|er|blood test|test|scan|check)
    is all (?:he|she|they|it|you|your child|your baby) needs?; hospitals? (?:only|just|will|make)
    nothing (?:to worry|to be done|needs|happens|you need); decide whether a doctor
  `),
  playsDown: words(`
    (?:is|are|be|it s|that s) ~2 (?:only|just|simply|merely|nothing but|normal(?! to\\b| for\\b)|harmless|typical|innocent) ~4
    (?:nearly always|almost always|usually|mostly|mainly|generally|often|simply|just|only) ~2 (?:heat rash|teeth*|colic|gas|wind|nerves|growth|tired*|trapped|stress|hormones|imagination|a virus|viral|reflux|dust|tiredness|phase|behavio\\w+|attention|habit|mucus)
    (?:comes?|come|is|are) from (?:teething|rolling|crying|gas|growth|growing|nerves|a tumble|playing|sleeping|tiredness|the birth|school|stress|a cold|hormones)
    (?:are|is|be) (?:signs?|a sign) of ~3 (?:bug|cold|gas|teething|growth|tired*|nerves|a virus)
    nothing to worry; no cause for; never (?:serious|dangerous); not (?:serious|dangerous|an emergency); nothing serious
    pass* by (?:themselves|itself|on); pass it; pass on (?:its|their) own; go* away by (?:itself|themselves); stop by (?:itself|themselves); come and go; comes and goes; clears? by (?:itself|the next|tomorrow)*; tends? to (?:clear|pass|settle|go); eases? with rest; often eases; go off for nothing; dissolve*; works? ~1 loose; grow* out of it
    safe as long as; only a problem (?:once|when|if|later); is (?:harmless|acting|safe|okay|ok|fine); are (?:harmless|safe|fine|only); does (?:not|nothing) ~2 mean anything; does no harm; harmless for; phase; typical for; typical of; normal part of; part of (?:a growth|growing|being|having|puberty); too small to; so small that; (?:he|she) is (?:acting|only|just|concentrating|pretending|faking)
    means? that (?:he|she|they|it) ~2 (?:gas|teeth\\w*|tired|wind|cold|growing|colic|hungry|cry\\w*|bug)
    (?:just )?shows? that (?:he|she|they) ~3 (?:crying|tired|growing|cried|hungry|upset)
  `),
  holdsDown: words(`
    (?:hold*|pin|pins|pinning|press*|keep*|push*) ~5 (?:down|still) ~1; hold ~4 (?:arms|legs|limbs) ~6; sit on (?:him|her|them|his|her|their); sit on ~1 legs; (?:one|an) adult sit* on; lie on top of; restrain (?:him|her|them|his|her|your)
    pin (?:him|her|them|your); face down on the floor
  `),
  confines: words(`
    lock* (?:him|her|a child|your child|the child|toddler*) ~1; lock ~4 in (?:his|her|their|the|a) (?:room|bathroom|cupboard|closet|cellar|dark*|bedroom); shut* (?:him|her|them) ~1 in; tie (?:him|her|them|your child) ~4; tie ~4 to (?:the|a) (?:chair|bed|crib|cot|post); strap* (?:him|her|them|round|around|across|over|down)* ~3 (?:crib|cot|mattress|bed|chair)
    tape ~4 (?:mouth|hands|lips); (?:hold|keep|clamp) ~2 (?:mouth|nose|lips) ~1 (?:shut|closed); pinch ~2 nose ~3 (?:swallow*|medicine); pins? to the mattress; pin* ~4 (?:mattress|sheet); gag (?:him|her|them)
    no (?:dinner|food|supper) (?:for|until|as); cold shower ~3 (?:punish*|calm*|lesson)
  `),
  entersMouth: words(`
    (?:put|place|slide|push|stick|insert|wedge|slip|reach|pour|spoon|give|drip|tip|shove|squeeze) ~6 (?:mouth|throat|teeth|tongue|airway|lips)
    (?:finger|fingers|spoon|wallet|stick|cloth|water|hand) ~4 (?:into|in|down|between|through) ~3 (?:mouth|throat|teeth)
    (?:sweep|feel|fish|probe|dig|scoop) ~3 (?:mouth|throat|finger|around|round|inside|out); look* (?:in|into|down) ~2 throat; hook ~3 out
    (?:give|offer|feed|drink|eat|swallow|have|let|make) ~5 (?:bread|water|rice|banana|milk|food|juice|drink|coffee|tea|honey|sips?|something) ~3; push down ~3 stuck; push ~2 (?:further|down|in); push ~4 (?:further|deeper)
    by the (?:ankles|feet|legs); upside down; hang ~3 (?:ankles|feet)
  `),
  blocksAir: words(`
    (?:tip|tilt|lean|put|lay|hold) ~2 head ~1 back*; tip* ~3 back; head back; stuff ~3 (?:tissue|cotton|up|nose|nostril); tissue far; cotton (?:bud|swab) ~2 (?:deep|inside|in|into|up); deep in ~2 nostril; (?:lie|lay|lies|lying) ~1 flat; make (?:him|her|them) lie; flat on (?:his|her|their|the) back
  `),
  stops: words(`
    (?:stop*|quit*|end|ends|halt|leave|leaving|left|skip*|drop*|omit*|discontinue*|come|comes|halve*|ditch*|refuse*|cancel*|cut|forget|pause*|miss) ~5 (?:off|out|antibiotic*|inhaler*|medicine*|medication*|antidepressant*|tablets|pills|them|it|treatment*|steroid*|insulin|injection*|drops|appointment*|chemo*|dose|doses|course|follow ?up|drugs|lithium|puffs|doses)
    (?:throw|put|give) away ~3; keep the rest; save the rest; rest for next time; every other day; every second day; every two days; only on ~2 (?:days|weeks|mornings); only when ~4 (?:wheez*|needed|bad|symptoms?|sick)
    (?:no longer needs?|does not need|do not need|is not needed|not needed|no longer needed|not necessary|unnecessary|has outgrown|have outgrown|isn t needed)
    (?:replace*|swap*|substitut*|exchange) ~5; (?:take|takes|taking) the place of; (?:instead of|in place of|rather than) ~2 (?:prescribed|antibiotic*|insulin|inhaler*|medicine|medication|epilepsy|steroid*|chemo*|thyroid|tablets); (?:works|is) ~2 (?:as good|as well|better) (?:as|than) ~3
    half the dose; half of the dose; less of it; days? off; (?:may|can|could) stay off; stay off for; take a break from; a break from
  `),
  overdoses: words(`
    double (?!dose)(?:the|it|up|his|her|their|\\w+s)*; doubling ~2; triple*; tripled; twice the; twice as much; give (?:two|three) doses; a second dose ~6 (?:after|within|hour*|two); second dose of; give another (?:one|dose|spoon*|tablet|teaspoon)*; give ~3 extra (?:dose*|drops|spoon*|ml|tablet|puff); a few extra; extra drops; full dropper; whole dropper; more (?:works|is better|helps|than the label|often than); round up; rounding up; top up with; top ~1 up
    every (?:hour|two hours|three hours|one to two hours|1 hour|2 hours|3 hours|half hour); every (?:two|three) (?:to (?:three|four) )?hours; repeat ~3 every (?:hour|two|three); three of the; (?:three|four|five|six) ~3 at once; to make up for ~2 (?:missed|dose|tablet); to catch up; catches up; level catches; adult (?:strength|tablet*|dose*|pill*|paracetamol|ibuprofen|aspirin); grown ?up (?:dose|tablet); cut in half; large one; kitchen spoon*; tablespoon instead
    your own (?:leftover|tablets?|pills?|sleeping|medicine|codeine|prescription|antidepressant*); leftover (?:codeine|tablet*|antibiotic*|pill*|medicine|painkiller*); your (?:sleeping|painkiller|blood pressure|anxiety) (?:tablet*|pill*); share your; another (?:child|bottle|sibling)\\S* (?:syringe|medicine|antibiotic*|inhaler|prescription); came with another; (?:sibling|brother|sister)s? (?:antibiotic*|medicine|inhaler|tablets); careful side; label is ~3 (?:careful|cautious|low); ignore the label; higher than the label; above the label; maximum is ~3 (?:low|careful)
  `),
  medicine: words(
    'paracetamol; ibuprofen; acetaminophen; tylenol; calpol; nurofen; advil; motrin; antihistamine*; syrup*; cough mixture; cough medicine; medicine*; medication*; tablet*; codeine; antibiotic*; vitamin*; iron; drops; dose*; sleeping; painkiller*; label; 500s; spoon*; syringe; suppositor*; insulin; melatonin; inject*; pill; pills; inhaler',
  ),
  venomLore: words(`
    cut ~4 (?:bite*|marks|wound|across|open); suck* ~4 (?:poison|venom|out|bite|it); tourniquet; tie ~5 (?:above|tight*|round|around|belt); belt tight*; venom (?:suction|extractor) ~1; suction pump; (?:put|use|apply|pack) ~3 ice; ice on; ice pack*; (?:catch|kill|chase|bring|capture|find) ~2 snake; bring it with; rub ~4; urine; pee on; (?:beer|cold) compress; nap; carry on (?:swimming|walking|playing); walk (?:home|back|slowly|it); run (?:home|for); alcohol on; electric*; burn the
  `),
  slims: words(`
    bring* ~2 up ~2 (?:big|meal*|food)*; bringing up a; (?:make|making|makes) ~2 (?:sick|vomit|throw up); vomit* after; throw* up after; purg*; laxative*; water pills; diuretic*; (?:water |juice |three day |day )?fast (?:resets?|for|is|a|helps|day|days); fasting; fast until; detox*; cleanse; juice cleanse; sweat ~3 (?:bag*|sauna|suit|out|off); stop* drinking; cut* (?:water|carbs)(?: completely)?; skip* ~2 (?:lunch|dinner|breakfast|meal*|supper); diet pill*; slimming (?:pill*|tea*|tablet*); appetite suppress*; fat burner*; praise ~3 (?:eating less|for eating less|losing|skipping); scales for; daily (?:weigh*|check*); weigh (?:her|him|them) (?:daily|every); chew* ~4 spit*; spit* ~2 out; \\d+ calorie*; (?:eight|nine|ten|twelve) hundred calorie*; calorie (?:plan|limit|counting|app|deficit); low calorie; keto; nicotine ~3 (?:appetite|weight); smok* ~3 (?:appetite|slim|weight); skipping ~4 injections; (?:skip*|leav*|miss*) ~4 (?:injection*|insulin)
  `),
  silences: words(`
    change the subject; do not (?:talk|mention|ask|bring it up); avoid (?:talking|asking|mentioning|the subject|the word); gives? (?:him|her|them) ideas; put* ~3 ideas?; will not do it; would not do it; never do it; do not (?:do|mean) it; (?:is|are|it s) ~2 (?:attention|drama|bluff*|manipulat*|a joke|joking|for show|a cry for attention|blackmail|hormones|a phase|fashion); stop (?:the drama|being|whining|it); drama; others have (?:real|it worse|bigger); real problems; snap out; pull (?:him|her|them)sel\\w+ together; promise ~6 (?:secret|tell|keep|nobody|anyone|between); keep ~5 (?:secret|between (?:you|us|the two)|to yourself|quiet); between the two of you; leave (?:him|her|them) ~3 (?:alone|be|space|room); needs? (?:space|to be alone|time alone); alone (?:in|with|for); thoughts for the night; no need to (?:lock|remove|hide|tell|ask|call|worry); ignore (?:it|him|her|them|the); punish*; shame ~3; take away ~5 (?:phone|privileges|as punishment)*; ground (?:him|her|them) (?:for|until|each); make (?:him|her|them) (?:show|swear|promise|feel); dare (?:him|her|them); call ~2 bluff; make (?:him|her|them) feel guilty; tell (?:him|her|them) ~3 (?:selfish|stop|others|weak|silly|snap|sin); (?:need|needs) not ~2 (?:mention|tell|say)*; normal hormones; it passes by itself; do not lock
  `),
  keepsQuiet: words(`
    keep it (?:in the family|quiet|secret|private|between); in the family; reporting ~8 (?:breaks|ruins|destroys|only|harm*|makes); (?:do not|never|no need to|not necessary to) (?:report|involve|tell|call) ~4; promise ~6 (?:tell|secret|anyone|nobody); will not tell; you won t tell; ask (?:him|her|them|grandpa|the) ~8 (?:before|in front|first|about it); in front of (?:her|him); before you believe; confront (?:him|her|them|the|your); (?:bathe|wash|shower|bath) ~3 (?:her|him|them|clothes|first); wash the clothes; wait until (?:he|she|they) ~4 (?:tells|says|second|again|repeats|sure); a second time; invent*; make* (?:it|things|stories) up; made it up; imagin*; (?:children|kids) (?:lie|invent|exaggerate|make); try to (?:cook|please|be nicer|calm|understand|keep him|make him|love); favou?rite meal; avoid (?:making|upsetting|angering|provok*); (?:make|making) (?:him|her) angry; couples? (?:therapy|counsel*|mediation); marriage counsel*; mediation; tell (?:him|her) ~3 (?:you are|that you|you re|you plan|planning) ~4 leav*; planning to leave; give (?:him|her) another chance; forgive (?:him|her); stay for the (?:children|kids|sake); he (?:only|just) (?:hit|did|lost); hit you only; only once; you (?:must have )?provoked; pay (?:the|him|her|them|once|what|a)*; pay ~4 once; paying; send (?:one more|more|another|the money|what); delete (?:all|the|every*) ~4; deleting; meet (?:him|her|them) (?:alone|once|to); negotiat*; twenty four hours; 24 hours; a full day before; visits? (?:must|should) go on; hit back; lie to the police
  `),
  losesControl: words(`
    shake (?:him|her|the baby|them|your baby); a (?:little|gentle|quick|light|short) shake; shaking ~3 (?:gently|calms|helps|startles|stops); stay in the room ~4; push through; push on until; power through; keep (?:holding|going) until; (?:rest|leave|left|alone|stay|be|let) ~5 alone with (?:him|her|the baby|them|your baby|baby); alone with (?:him|her|baby); alone with the (?:baby|children); (?:need|needs|do|does) ~1 not ~1 (?:need to )?(?:mention|tell|say|talk); tell (?:nobody|no one); normal hormones; are normal; is normal; (?:a|some) (?:slap|smack|pinch) ~4 (?:quiet*|calm*|stop*|helps); cover ~3 (?:mouth|face) ~4 (?:quiet*|stop*|noise)*; pillow ~4 (?:quiet*|noise|muffle*); whisk*y; sleeping pill*; have a drink; shut the door ~5 until morning; leave (?:him|her) until morning
  `),
  wrongForEye: words(
    'pull ~5 (?:out|splinter|eyeball); (?:tweezers|pick|pull|take|dig) ~6 eye*; dab ~5; dry cloth; rub ~3; wait for tears; tears to flush; milk in; patch it tightly; breast milk in; tea bag; squeeze; blow ~3 into',
  ),
  wrongForTooth: words(
    '(?:scrub|brush|clean) ~6 (?:soap|toothpaste|alcohol|disinfect*|brush); dry (?:tissue|napkin|cloth|paper); wrap* ~5 (?:tissue|napkin|cloth|paper); keep it dry; let it dry; (?:until|when) the dentist opens; bleach; hold ~3 root; throw ~2 away; in your pocket; put ~4 (?:baby|milk) tooth ~4 back; push ~3 (?:baby|milk) tooth ~4; (?:baby|milk) tooth ~4 (?:back in|into the gum); wait until monday',
  ),
  wrongForWound: words(
    '(?:take|pull|remove|draw|yank) ~2 (?:out|knife|blade|glass|stick|object) ~5',
  ),
  straightens: words('(?:straighten|reset|realign|twist|pop|push|pull|set) ~6 (?:arm|leg|bone|limb|wrist|elbow|shoulder|yourself|quick|back)'),
  wrongForBleeding: words(
    'tourniquet ~6 (?:any|night|leave|hours|every); (?:coffee|flour|sugar|turmeric|ash|butter|toothpaste|soil|cobweb|pepper) ~5 (?:wound|cut|bleeding|on it); (?:super ?glue|staple*) ~4; let it bleed; walk it off; walk on it; play on',
  ),
  wrongForCold: words(
    'rub*; snow; campfire; fire; heater; stove; oven; radiator; hot water; hot bath; hot tub; hair ?dryer; massage; alcohol; brandy; schnapps; close to the (?:fire|flame*|stove|heater); hot water bottle; hold ~5 (?:fire|flame*|stove|campfire)',
  ),
  givesIbuprofen: words('give ~2 ibuprofen; ibuprofen ~4 (?:for|helps|is|dries|works); nurofen; advil; motrin'),
  wrongForBurn: words(
    '(?:pop|pierce|prick|burst|drain|peel|open) ~6; peel off; pull ~4 (?:off|shirt|clothes|cloth*) ~3; (?:butter|toothpaste|ice|flour|oil|egg|honey|mustard|vinegar|cream) ~6; wait for ~4 rinse; wait ~6 before you (?:rinse|cool|wash); neutrali*; vinegar; no water; keep it dry; scrub',
  ),
  wrongForHead: words(
    'move (?:him|her|them) ~6; (?:he|she|they) can play ~3; play (?:on|the second|again|the rest); second half; back (?:on|in) (?:the )?(?:field|game|pitch|play); finish the (?:game|match); give a feed; headache is not; as long as (?:he|she|they) (?:remembers?|knows?|talks?); (?:sit|stand|pick|prop) ~2 up; shake ~3; coffee; keep ~2 awake all; walk it off; can train',
  ),
  wrongForAllergy: words(
    'antihistamine ~10 (?:first|as well as|instead|works|enough|do|is enough|better); (?:works|is) as (?:well|good) as the ~3; try that first; (?:let|make|have) (?:him|her|them) (?:walk|run|stand|sit up|go|move|sleep); walk about; walk around; fresh air; a bit more tomorrow; give ~4 (?:more|again|small amounts?) ~4 (?:tomorrow|tolerance|used to|daily)*; build (?:up )?tolerance; get used to; save the pen; keep the pen (?:for|until); wait ~5 pen; pen only (?:if|when); leave the pen*; (?:warm|hot) (?:drink|bath|shower); milk helps; drink ~3 water',
  ),
  wrongForAsthma: words(
    'steam; eucalyptus; menthol; (?:better|safer|gentler) than ~3 inhaler; rest for an hour; an hour and then; wait ~4 (?:hour|hours|minutes); (?:breathe|breathing) into a ~2 bag; paper bag; lie (?:down|flat); lay ~2 flat; run it off; cough (?:syrup|mixture|medicine); hospitals? only; cold air alone; coffee; honey; without the inhaler; skip the (?:inhaler|spacer)',
  ),
  wrongForPoison: words(
    'dilute*; plenty of water; lots of water; big glass; drink ~4 (?:milk|water|oil|coffee|salt*|egg); (?:glass|cup|pint) of (?:milk|water|oil|salt*|coffee|vinegar); salt in; salt ?water; salty; raw egg*; charcoal; tickle; bring* ~5 up; vomit*; throw up; get ~6 out again; coffee; keep ~3 awake; cold shower; dissolve*; harmless; wait for symptoms; only a problem; taste* (?:bad|awful|bitter); old one; as long as (?:it|they) (?:was|were|is|are); neutrali*; bread; lemon; no call; need not do; at home',
  ),
  wrongForLodged: words(
    'pull* ~6 (?:out|home); (?:tweezers|magnet|cotton bud|toothpick|hairpin|oil|glue|vacuum|straw) ~6 (?:out|home|remove|get|that)*; at home and; push ~4 (?:further|deeper|in|through); water in ~3 (?:ear|nose); rinse ~3 ear; blow ~3 other; oil in',
  ),
  wrongForGas: words(
    'open a window; open the window; window (?:open|ajar); crack (?:the|a) window; reset; go back (?:to bed|in|inside|to sleep); back to bed; (?:heat|warm|cook) ~6 (?:barbecue|grill|oven|stove|charcoal|indoors); barbecue ~8 (?:indoors|inside|room|tent|window); (?:indoors|inside|in the tent) ~6 (?:barbecue|grill|generator|charcoal); take ~3 batter* out; false alarm; silence ~2 alarm; unplug; ignore ~2 alarm; generator in',
  ),
  wrongForDehydration: words(
    'cola; coke; soda; lemonade; fruit juice; apple juice; ginger ale; energy drink; sports drink; tablespoons? of salt; (?:salt|sugar) ~5 (?:cup|glass|own|water); mix your own; your own rehydration; stop ~4 (?:feed*|milk|breast*|eating|drinking); (?:no|without) (?:food|feeds|milk|drinks?) for ~3 (?:day|hours|24); rest the gut; gut can rest; run its course; let ~6 run; flush it out; plain water only; only water; dilute ~3 formula; half strength; anti ?diarrh*; loperamide; imodium; skip the feeds',
  ),
  wrongForHeat: words(
    '(?:leave|left|leaving|alone|stay|stays|wait|waits|nap) ~6 (?:car|vehicle|seat) ~3; alone in (?:the|a) car; in the car ~5 (?:window|minute*|nap|engine); minutes alone; salty drink; salt tablet*; lie in (?:his|her|their) room; sweat it out; wrap ~3 up; wait ~4 shade; keep playing; finish the; ice bath for a baby; cold drink and',
  ),
  wrongForCar: words(
    'on (?:your|his|her|my|their|a) (?:lap|knee|knees|arms); in your arms; hold (?:him|her|them|the baby) ~4 (?:lap|arms|trip); face forward; facing forward; forward ?facing now; turn ~4 forward; front seat; without (?:a |the )?(?:seat|belt|booster|harness); unbuckle*; skip the (?:booster|seat|belt); two in one belt; loosen the; thick coat under; behind ~2 back',
  ),
  wrongForSeizure: words(
    'cold bath; cold shower; ice bath; bath while; cool ~2 bath; water on ~2 face; splash; lukewarm bath; shake ~2 awake; slap; (?:give|spoon|pour|syrup) ~5 (?:medicine|water|drink|paracetamol) ~3 (?:during|while|mouth)*; slept off; sleep off; under ten minutes; ten minutes; onion; smelling salts; tilt ~3 back; mouth to mouth during; carry (?:him|her) ~4',
  ),
  wrongForBelly: words(
    'laxative*; enema; hot water bottle; heat pad; heating pad; hot bath; castor oil; rub ~3 belly; massage ~4; give it a day; wait ~3; eat ~3 big; suppositor*; cold spoon; painkillers? and school; push it back; try to push',
  ),
  wrongForDrunk: words(
    'on (?:his|her|their) back; (?:cold|cool) shower; coffee; black coffee; lock the door; sleep it off; sleep off; sleep ~2 off; to bed; make ~3 (?:sick|vomit|walk); walk ~3 around; let (?:him|her|them) sleep; leave ~4 (?:sleep|alone|bed); (?:buy|give|get) ~4 (?:weed|cannabis|alcohol|drinks?|beer|vapes?|cigarettes) ~4; buy it for; at home daily; safer if (?:he|she|they) ~3 (?:smok*|drink*|vape*); (?:eat|food|bread) ~4 (?:soak|sober); salt ?water; energy drink; no ambulance; bucket beside',
  ),
  wrongForNewborn: words(
    'skip ~3 (?:test|shot|check|screen*|drops|injection); (?:refuse|decline|delay|turn down) ~4 (?:vitamin|shot|test|screen*|injection|drops); (?:milk|coin|oil|powder|ash|dung|butter|turmeric|honey|alcohol|talc*|herb*|ghee|salt) ~6 (?:cord|stump|navel|button); (?:put|tape|press|rub|apply) ~6 (?:coin|milk|oil|powder|ash|butter|turmeric) ~3; coin on; belly band; put socks; socks on; works? ~1 loose; loose by itself; water between; glucose water; sugar water; best left; will fall off; cut the toe; leave the hair',
  ),
} as const;

export type Act = keyof typeof ACTS;

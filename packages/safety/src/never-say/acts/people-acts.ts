import { words } from './words.ts';

/** What people do to a child, or leave undone for one in despair or danger. */
export const PEOPLE_ACTS = {
  holdsDown: words(`
    (?:sit|lie|kneel|lean) ~1 on (?:him|her|them|his|her|their|the); tie
    (?:hold*|pin|pins|pinning|press*|keep*|push*) ~5 (?:down|still); hold ~4 (?:arms|legs|limbs)
    sit on (?:him|her|them|his|her|their); sit on ~1 legs; (?:one|an) adult sit* on; lie on top of
    restrain (?:him|her|them|his|her|your); pin (?:him|her|them|your); face down on the floor
    (?:keep*|stop*|hold*) ~2 (?:limbs|arms|legs) ~2 (?:from|still|together); lie across; lies across; lean ~2 weight; weigh* ~2 down
    (?:knees?|weight|foot|elbows?) on (?:his|her|their)
  `),
  confines: words(`
    tie ~3 (?:hands|arms|wrists|feet|legs)
    lock (?:the|his|her) (?:bedroom |room )?door ~3 (?:outside|until|so|night|sleep)
    lock* (?:him|her|a child|your child|the child|toddler*)
    lock ~4 in (?:his|her|their|the|a) (?:room|bathroom|cupboard|closet|cellar|dark*|bedroom)
    shut* (?:him|her|them) ~1 in; tie (?:him|her|them|your child); tie ~4 to (?:the|a) (?:chair|bed|crib|cot|post)
    strap* (?:him|her|them|round|around|across|over|down)* ~3 (?:crib|cot|mattress|bed|chair)
    tape ~4 (?:mouth|hands|lips); (?:hold|keep|clamp) ~2 (?:mouth|nose|lips) ~1 (?:shut|closed)
    pinch ~2 nose ~3 (?:swallow*|medicine); pins? to the mattress; pin* ~4 (?:mattress|sheet); gag (?:him|her|them)
    no (?:dinner|food|supper) (?:for|until|as); cold shower ~3 (?:punish*|calm*|lesson)

    (?:latch|bolt|hook|key) on ~1 outside; (?:sheet|strap|belt|harness|scarf) ~6 (?:over|across|around|round) ~2 (?:chest|legs|tummy|waist|body)
    (?:lie|lies|lying|sit|sits|kneel) ~1 (?:across|on top of) (?:him|her|them)
    (?:shed|cellar|cupboard|closet|garage|basement) ~3 (?:for|until) ~3 (?:hour|hours|minutes|while|while|sorry|calm|quiet*)
    turn the key; key ~3 (?:outside|pocket); door tied; tied to
    (?:fasten|strap|bind|belt|rope) (?:him|her|them) (?:to|into|onto) ~4 (?:chair|bed|crib|cot|post|radiator)? ~2 (?:with|by|until); (?:push|press|hold) ~2 face (?:into|in|against); until ~2 plate is
  `),
  silences: words(`
    only wants attention; wants attention; (?:his|her|their|a|the|it|this|your) secret; secret so; a secret
    keep ~6 secret*; wait ~4 (?:pass*|over|phase|talk*|comes?|better)*
    wait ~2 until (?:it|he|she|they|you|things|morning|monday|tomorrow|tonight|after|school|next|the (?:morning|weekend|mood|storm|next|appointment|exams))
    (?:give|needs?|(?:just|only) wants?) ~2 (?:space|privacy|room|time alone)
    (?:ground|punish|scold|slap|smack) (?:him|her|them)
    tell (?:him|her|them) (?:to|that|how|she|he|you|off); (?:swear|promise) ~4 (?:stop|never|again|not|nobody)
    let (?:him|her|them) (?:be|sulk|cool|alone|sleep|calm); by (?:himself|herself|themselves)
    stop (?:the drama|being|it|that|talking|crying); change the subject; do not (?:talk|mention|ask|bring it up)
    avoid (?:talking|asking|mentioning|the subject|the word); gives? (?:him|her|them) ideas; put* ~3 ideas?
    will not do it; would not do it; never do it; do not (?:do|mean) it
    (?:is|are|it s) ~2 (?:attention|drama|bluff*|manipulat*|a joke|joking|for show|a cry for attention|blackmail|hormones|a phase|fashion)
    stop (?:the drama|being|whining|it); drama; others have (?:real|it worse|bigger); real problems; snap out
    pull (?:him|her|them)sel\\w+ together; promise ~6 (?:secret|tell|keep|nobody|anyone|between)
    keep ~5 (?:secret|between (?:you|us|the two)|to yourself|quiet); between the two of you
    leave (?:him|her|them) ~3 (?:alone|be|space|room); needs? (?:space|to be alone|time alone)
    alone (?:in|with|for); thoughts for the night; no need to (?:lock|remove|hide|tell|ask|call|worry)
    ignore (?:it|him|her|them|the); punish*; shame (?:him|her|them); take away ~5 (?:phone|privileges|as punishment)*
    ground (?:him|her|them) (?:for|until|each); make (?:him|her|them) (?:show|swear|promise|feel)
    dare (?:him|her|them); call ~2 bluff; make (?:him|her|them) feel guilty
    tell (?:him|her|them) ~3 (?:selfish|stop|others|weak|silly|snap|sin)
    (?:need|needs) not ~2 (?:mention|tell|say)*; normal hormones; it passes by itself; do not lock

    break ~4 (?:bond|trust|confidence); trusted you with; betray*; between (?:you|friends); best ~1 forgotten; (?:do not|not) dwell
    (?:cheer|toughen|man) ~2 up; gets? over it; grow* out of; a good (?:holiday|talking to|meal|film); stiff upper lip
    only testing; is testing; testing you; lock away your worry; not the (?:pills|tablets|knives)
  `),
  keepsQuiet: words(`
    authorit*; not (?:call|tell|report|involve|phone|ring|contact)
    (?:talk|speak|sort|settle|solve|deal|handle) ~5 (?:family|yourselves|yourself|privately|between you|him first|home|quietly|the coach|the uncle)
    as a family; keep the peace; try ~2 (?:harder|not to upset|to please|to be|to understand|again); apologi*
    wait ~4 (?:report*|calm*|sober|change*|until|hours|day|night|evening|morning|back)
    before (?:reporting|you report|calling|you call|telling|ringing|you tell|searching|the police)
    (?:send|transfer|give|pay|wire|buy) ~5 (?:money|card*|photo*|picture*|ransom|once|him|them|blackmail*)
    pay (?:him|her|them|the|it|once|what|whatever); politely; ask (?:him|her|them|the); move on
    most children (?:come|turn|show); keep it (?:in the family|quiet|secret|private|between); in the family
    reporting ~8 (?:breaks|ruins|destroys|only|harm*|makes)
    (?:do not|never|no need to|not necessary to) (?:report|involve|tell|call)
    promise ~6 (?:tell|secret|anyone|nobody); will not tell; you won t tell
    ask (?:him|her|them|grandpa|the) ~8 (?:before|in front|first|about it); in front of (?:her|him)
    before you believe; confront (?:him|her|them|the|your)
    (?:bathe|wash|shower|bath) ~3 (?:her|him|them|clothes|first); wash the clothes
    wait until (?:he|she|they) ~4 (?:tells|says|second|again|repeats|sure); a second time; invent*
    make* (?:it|things|stories) up; made it up; imagin*; (?:children|kids) (?:lie|invent|exaggerate|make)
    try to (?:cook|please|be nicer|calm|understand|keep him|make him|love); favou?rite meal
    avoid (?:making|upsetting|angering|provok*); (?:make|making) (?:him|her) angry
    couples? (?:therapy|counsel*|mediation); marriage counsel*; mediation
    tell (?:him|her) ~3 (?:you are|that you|you re|you plan|planning) ~4 leav*; planning to leave
    give (?:him|her) another chance; forgive (?:him|her); stay for the (?:children|kids|sake)
    he (?:only|just) (?:hit|did|lost); hit you only; only once; you (?:must have )?provoked
    pay (?:the|him|her|them|once|what|a)*; pay ~4 once; paying; send (?:one more|more|another|the money|what)
    delete (?:all|the|every*); deleting; meet (?:him|her|them) (?:alone|once|to); negotiat*; twenty four hours
    24 hours; a full day before; visits? (?:must|should) go on; hit back; lie to the police

    best ~1 forgotten; the more ~3 (?:speak|speaks|talks?|tells?) ; break* ~4 (?:bond|trust|family|home|familw+); outsiders
    families remain; bruises fade; quiet word; among adults; between adults; pillar of; (?:just )?do what ~4 (?:asks|wants|says|demands)
    (?:keep|go on|carry on) (?:training|visiting|seeing); this one time; just once; forgive and; let (?:it|the past) rest
    (?:ruin|destroy|spoil) ~4 (?:life|career|name|family|reputation); dirty laundry; no business of; (?:stay|keep) loyal; stand by (?:him|her)
    go easy on (?:him|her); a hard (?:week|day|time); nobody ~1 need know; nobody needs to know; (?:ask|tell) ~2 not to (?:bring|mention|tell|talk|speak); clumsy affection; (?:wipe|clear) the phone; what (?:he|she|they) wants
  `),
  losesControl: words(`
    alone together; leave them; bond; push ~2 through; wait ~4 (?:pass*|over|better|see)*; it passes
    (?:alcohol|wine|beer|sleeping tablets?); until (?:he|she) (?:stops|sleeps|gives up|is tired)
    shake (?:him|her|the baby|them|your baby); a (?:little|gentle|quick|light|short) shake
    shaking ~3 (?:gently|calms|helps|startles|stops); stay in the room; push through; push on until; power through
    keep (?:holding|going) until
    (?:rest|leave|left|alone|stay|be|let) ~5 alone with (?:him|her|the baby|them|your baby|baby)
    alone with (?:him|her|baby); alone with the (?:baby|children)
    (?:need|needs|do|does) ~1 not ~1 (?:need to )?(?:mention|tell|say|talk); tell (?:nobody|no one); normal hormones
    are normal; is normal; (?:a|some) (?:slap|smack|pinch) ~4 (?:quiet*|calm*|stop*|helps)
    cover ~3 (?:mouth|face) ~4 (?:quiet*|stop*|noise)*; pillow ~4 (?:quiet*|noise|muffle*); whisk*y; sleeping pill*
    have a drink; shut the door ~5 until morning; leave (?:him|her) until morning
  `),
} as const;

import { words } from './words.ts';

/** Help put off, signs played down, medicine and meals changed: one meaning each, however it is worded. */
export const CARE_ACTS = {
  putsOff: words(`
    (?:days?|nights?|hours?|weeks?) before you; let ~4 run; run for ~2 days; left to sleep; be left; sleep until
    let ~4 sleep; sleep ~3 (?:until|through|till) (?:noon|morning); and wait; rest and; go to (?:school|work|sleep)
    (?:monitor|observe|watch) (?:him|her|it|them|the)
    wait* ~3 (?:until|till|for (?:it|symptoms|tears|signs|her|him)|and see|to see|a day|a week|an hour|overnight|it out|before|twenty|24|several|some|hours|days)
    wait a; wait overnight; can wait; may wait; wait and; hold off
    give it ~2 (?:day|days|hours|hour|night|week|time|until|till|some|few); try again in ~3 (?:hours|days)
    (?:watch*|monitor*|observe*|treat*|manage*|managed|watched|rest*|stay*|keep) ~4 at home; simply observe
    observe it; at home for ~3 days; watch ~4 (?:days|week|weeks|overnight|night|hours)
    keep an eye on ~6 (?:day|days|week|weeks|night|hours); check ~3 (?:potty|stool|diaper|nappy) for
    sle(?:ep|pt) ~2 off; go back to (?:bed|sleep); go to bed; goes to bed; back to bed
    put (?:him|her|them|the baby|your baby) ~1 to bed; let (?:him|her|them) sleep; best left to sleep; let ~2 lie in
    lie in ~2 room; how ~4 in the morning
    (?:see|phone|call|ring|mention|talk|speak|ask|tell|book|look\\w*) ~8 (?:tomorrow|in the morning|monday|next (?:week|month|visit|appointment|well)|later this week|in a (?:few days|week|month)|after the weekend)
    next well visit; well visit; routine appointment; next month; in a week; in a few days; after the weekend
    test again tomorrow; next check ?up; see how ~4 (?:is|goes|go|feels|does|looks|develops|are)
    see (?:if|whether) ~8 (?:goes|go|passes|spread*|improve*|settle*|better|clears?|fade*)
    until (?:tomorrow|morning|monday|the morning|after|symptoms|he is sick|she is sick); carry on as usual
    first try; wait for symptoms; wait out; sit it out; ride it out
    before (?:bothering|calling|going|seeing|phoning|troubling)
    if (?:they|it|these|this) (?:spread*|get* worse|last*|persist*|continue*)

    let nature ~3 (?:course|work|run|decide); looked at ~2 (?:when|after|once); not tonight; sleep on it
    (?:seen|looked at|checked|shown) ~5 (?:holidays?|weekend|monday|tomorrow|exams?|trip|opens)
    after ~2 (?:holidays?|exams?|trip|party|weekend|game|match|school|summer)
    (?:early|soon|time) enough; an early (?:night|bedtime); give it until; tomorrows? (?:clinic|surgery|appointment|visit)
    (?:film|cartoons?|story|cuddle|bath|nap|soup|tea) ~8 (?:will do|do the rest|does the rest|see most|is enough|is plenty)
    compare ~6 (?:week|days?|mornings?|evenings?); no (?:rush|hurry|urgency); (?:you have|plenty of|all the) time
    take your time; leave it ~2 (?:for now|until|till|overnight|tonight|a (?:day|week|while))
    look again ~4 (?:tomorrow|morning|hours|days|week); (?:ordinary|regular|normal|routine|usual) ~1 (?:slot|appointment)
    can follow ~3 (?:week|tomorrow|monday); one more night; another (?:night|day|week) or two; over the next (?:few )?(?:days|weeks)

    see what ~3 (?:night|morning|day|weekend) brings; talk on (?:monday|sunday|saturday|friday); ask ~2 at the next
    (?:do not|not) wake ~3 before; settle (?:him|her|them) with
  `),
  sparesHelp: words(`
    
    no ~2 (?:x ray|xray|scan|checks?|tests?|call|doctor|hospital|visit|treatment|ambulance|examination|blood test|help) ~1 (?:needed|required|necessary|is|for)
    not have to ~3 (?:doctor|hospital|call|see|go|ring|tell|worry|check*|seen|anyone); you can skip the
    no need ~2 (?:to|for) ~5 (?:call*|phone|ring|see|go|check|doctor|hospital|ambulance|worry|rush|anyone|seen|tell|visit|police|help|lock)
    (?:not|never) (?:have|need) to ~2 (?:call|phone|ring|see|go|check|do|tell|mention|worry|visit|rush|bother|take)
    (?:need|needs|do|does) not ~1 need ~4 (?:doctor|hospital|check*|ambulance|anything|call|seen|help|test*|anyone|visit)
    need ?not ~2 (?:call|phone|ring|see|go|check|do|tell|mention|worry|visit)
    needs? no (?:check|doctor|hospital|treatment|help|test|care|visit|call)
    no reason ~2 (?:to|for) ~4 (?:ring|call|phone|hospital|doctor|see|go|worry|rush|check*|anyone|visit|emergency)
    no (?:call|doctor|hospital|check|ambulance|visit|tests?) (?:is )?(?:needed|necessary|required)
    without (?:a |the |any )?(?:doctor|hospital|ambulance)
    (?:doctor|hospital|ambulance|call|check|visit|anything|emergency) ~2 (?:not|un)(?: |)(?:needed|necessary|required)
    not worth (?:a|the|calling|seeing|ringing); skip the (?:hospital|doctor|visit|er|blood test|test|scan|check)
    is all (?:he|she|they|it|you|your child|your baby) needs?; hospitals? (?:only|just|will|make)
    nothing (?:to worry|to be done|needs|happens|you need); decide whether a doctor

    would only (?:sit|send|tell|laugh|wait|say); (?:full of|busy with) ~2 (?:worse|sicker|real); not ~2 fuss; a fuss
    (?:save|spare) your\\w+ ~3 (?:trip|journey|drive|wait|visit|bill|night); (?:waste|wasting|wasted) ~4 (?:time|trip|evening)
    send you (?:home|away|straight back); laugh at you; (?:he|she|they) ~1 manage without
  `),
  playsDown: words(`
    come* out (?:with|on|by|again|in); (?:is|are) (?:just|only|simply|merely)
    will (?:pass|go|settle|fade|heal|clear|stop|dissolve|be fine|be gone|feel better)
    (?:he|she|they|it) will ~2 (?:fine|ok|okay|better|pass|right); at most
    (?:is|are|be|it s|that s) ~2 (?:only|just|simply|merely|nothing but|normal(?! to\\b| for\\b)|harmless|typical|innocent)
    (?:nearly always|almost always|usually|mostly|mainly|generally|often|simply|just|only) ~2 (?:heat rash|teeth*|colic|gas|wind|nerves|growth|tired*|trapped|stress|hormones|imagination|a virus|viral|reflux|dust|tiredness|phase|behavio\\w+|attention|habit|mucus)
    (?:comes?|come|is|are) from (?:teething|rolling|crying|gas|growth|growing|nerves|a tumble|playing|sleeping|tiredness|the birth|school|stress|a cold|hormones)
    (?:are|is|be) (?:signs?|a sign) of ~3 (?:bug|cold|gas|teething|growth|tired*|nerves|a virus); nothing to worry
    no cause for; never (?:serious|dangerous); not (?:serious|dangerous|an emergency); nothing serious
    pass* by (?:themselves|itself|on); pass it; pass on (?:its|their) own; go* away by (?:itself|themselves)
    stop by (?:itself|themselves); come and go; comes and goes; clears? by (?:itself|the next|tomorrow)*
    tends? to (?:clear|pass|settle|go); eases? with rest; often eases; go off for nothing; dissolve*
    works? ~1 loose; grow* out of it; safe as long as; only a problem (?:once|when|if|later)
    is (?:harmless|acting|safe|okay|ok|fine); are (?:harmless|safe|fine|only); does (?:not|nothing) ~2 mean anything
    does no harm; harmless for; typical for; typical of; normal part of
    part of (?:a growth|growing|being|having|puberty); too small to; so small that
    (?:he|she) is (?:acting|only|just|concentrating|pretending|faking)
    means? that (?:he|she|they|it) ~2 (?:gas|teeth\\w*|tired|wind|cold|growing|colic|hungry|cry\\w*|bug)
    (?:just )?shows? that (?:he|she|they) ~3 (?:crying|tired|growing|cried|hungry|upset)

    danger ~3 (?:passed|over|gone|behind); (?:nothing|no|little) more than; (?:simply|just|only) means; (?:his|her|their) way of
    what ~6 looks? like; points? to too; (?:children|kids|toddlers|babies) bounce; bounce back; deserves? no; often just
    make* ~2 way (?:through|out); finds? its way; sign of ~2 (?:rich|lively|healthy|strong|clever|good)
    (?:explained by|put down to|comes? down to|to blame); come from ~3 (?:mates?|sleep*|play*|toys?|clothes|way)
    (?:out of|over) the (?:woods|worst); worst is over; nothing that ~3 (?:sleep|rest|cuddle|bath|night); all in (?:his|her|their) head
    sort* (?:itself|themselves) out; no great matter; of no (?:importance|concern|consequence)

    which is what any; what ~3 does to a; catching up on; just dislikes?; a sure sign that; only showing; tells you (?:he|she|they) should
    all there is to it; that is all; teenagers exaggerate; children exaggerate; come* out by (?:monday|friday|sunday|tomorrow|\\w+day)
    has ~1 been at the; merely (?:cold|chilly|tired|hungry|bored|teasing)
  `),
  stops: words(`
    only on (?:weekdays|weekends|bad|school|odd); on weekdays; use less; less (?:insulin|medicine|often)
    (?:get|gets|getting|come|comes) off
    (?:end|ends|ending|stop|quit|drop|skip|leave|miss|omit|cut|halve|reduce|lower|pause|suspend|cease) (?:the|his|her|their|all|it|any|this|that|your|a|one|some|out)
    flush; refus*
    (?:stop*|quit*|end|ends|halt|leave|leaving|left|skip*|drop*|omit*|discontinue*|halve*|ditch*|refuse*|cancel*|cut|forget|pause*|miss) ~5 (?:off|out|antibiotic*|inhaler*|medicine*|medication*|antidepressant*|tablets|pills|treatment*|steroid*|insulin|injection*|drops|appointment*|chemo*|dose|doses|course|follow ?up|drugs|lithium|puffs|doses)
    (?:throw|put|give) away; keep the rest; save the rest; rest for next time; every other day; every second day
    every two days; only on ~2 (?:days|weeks|mornings); only when ~4 (?:wheez*|needed|bad|symptoms?|sick)
    (?:no longer needs?|does not need|do not need|is not needed|not needed|no longer needed|not necessary|unnecessary|has outgrown|have outgrown|isn t needed)
    (?:replace*|swap*|substitut*|exchange); (?:take|takes|taking) the place of
    (?:instead of|in place of|rather than) ~2 (?:prescribed|antibiotic*|insulin|inhaler*|medicine|medication|epilepsy|steroid*|chemo*|thyroid|tablets)
    (?:works|is) ~2 (?:as good|as well|better) (?:as|than); half the dose; half of the dose; less of it; days? off
    (?:may|can|could) stay off; stay off for; take a break from; a break from

    (?:down|into) the (?:drain|sink|toilet|bin); done ~2 job; gather* dust; more habit than; superfluous; clean break
    leave* ~4 behind; (?:give|gives|given|giving) up ~1 (?:needles|pills|insulin|injections|inhalers?|tablets)
    stay in ~2 (?:case|drawer|fridge|bag|box|cupboard); (?:a|its|his|her) (?:holiday|day off|rest day); same work
    nothing for ~2 (?:insulin|medicine); has ~1 outgrown; can go now; no longer (?:serves|has a use|of use); run out
    (?:wean*|taper*) ~3 (?:yourself|yourselves|at home); on (?:his|her|your) own (?:judg\\w+|initiative)
    may ~1 retire; earned ~2 (?:rest|retirement); without ~1 (?:troubling|asking|telling|bothering); (?:skipping|missing|forgetting) the; no extra (?:injection|insulin|dose); miss one; one injection
  `),
  overdoses: words(`
    extra (?:spoon|dose|puff|drops?|tablets?|pills?|half|ml|one); (?:ten|eight|six|five|seven) times (?:a|per) day
    without asking; (?:a|one|half|two) ~3 of your; half of your
    of your (?:own )?(?:antidepressant*|tablets?|pills?|medicine|sleeping|valium|painkiller*)
    (?:increase|raise|up|boost) ~3 dose*; eyeball; double (?!dose)(?:the|it|up|his|her|their|\\w+s)*; doubling
    triple*; tripled; twice the; twice as much; give (?:two|three) doses
    a second dose ~6 (?:after|within|hour*|two); second dose of; give another (?:one|dose|spoon*|tablet|teaspoon)*
    give ~3 extra (?:dose*|drops|spoon*|ml|tablet|puff); a few extra; extra drops; full dropper; whole dropper
    more (?:works|is better|helps|than the label|often than); round up; rounding up; top up with; top ~1 up
    every (?:hour|two hours|three hours|one to two hours|1 hour|2 hours|3 hours|half hour)
    every (?:two|three) (?:to (?:three|four) )?hours; repeat ~3 every (?:hour|two|three); three of the
    (?:three|four|five|six) ~3 at once; to make up for ~2 (?:missed|dose|tablet); to catch up; catches up
    level catches; adult (?:strength|tablet*|dose*|pill*|paracetamol|ibuprofen|aspirin); grown ?up (?:dose|tablet)
    cut in half; large one; kitchen spoon*; tablespoon instead
    your own (?:leftover|sleeping|codeine|prescription|antidepressant*)
    leftover (?:codeine|tablet*|antibiotic*|pill*|medicine|painkiller*)
    your (?:sleeping|painkiller|blood pressure|anxiety) (?:tablet*|pill*); share your
    another (?:child|bottle|sibling)\\S* (?:syringe|medicine|antibiotic*|inhaler|prescription); came with another
    (?:sibling|brother|sister)s? (?:antibiotic*|medicine|inhaler|tablets); careful side
    label is ~3 (?:careful|cautious|low); ignore the label; higher than the label; above the label
    maximum is ~3 (?:low|careful)

    (?:brother|sister|sibling|cousin|neighbou?r|friend)s? (?:amoxicillin|penicillin|antibiotic*|syrup|pills|drops|prescription|tablets|inhaler)
    (?:adult|grown ?up) ~1 (?:caplet|capsule)s?; a (?:notch|touch|bit|little|shade) (?:above|over|more|extra|higher)
    not ~3 strict about ~3 (?:gap|hours|times?|interval|clock); take both; both (?:at once|together); (?:repeat|give) it again
    shorten ~2 (?:gap|interval|wait); sooner than ~3 (?:label|box|leaflet|pack|hours); half as much again
    every other hour; your own ~1 (?:powder|tablets?|pills?|capsules?|medicine|remed\\w+); any ~1 spoon; mix ~3 (?:remedies|medicines|syrups)
  `),
  medicine: words(`
    antidepressant*; puff; spray; asthma; prescribed; drug; drugs; tylenol; paracetamol; ibuprofen; acetaminophen
    calpol; nurofen; advil; motrin; antihistamine*; syrup*; cough mixture; cough medicine; medicine*; medication*
    tablet*; codeine; antibiotic*; vitamin*; iron; drops; dose*; sleeping; painkiller*; label; 500s; spoon*; syringe
    suppositor*; insulin; melatonin; inject*; pill; inhaler
    caplet*; capsule*; amoxicillin; penicillin; on the bottle
    remed\\w+; powder
  `),
  slims: words(`
    throws? (?:it )?up; throw(?:ing|s)? up after; cleanse*; juice ~2 (?:diet|week|days|cleanse)
    no (?:carbs?|breakfast|dinner|lunch|food|fat)(?: at all| after| until)?
    (?:500|600|700|800|900|1000|1200) ~1 (?:calorie*|kcal); less is; bring* ~2 up ~2 (?:big|meal*|food)*
    bringing up a; (?:make|making|makes) ~2 (?:sick|vomit|throw up); vomit* after; throw* up after; purg*; laxative*
    water pills; diuretic*; (?:water |juice |three day |day )?fast (?:resets?|for|is|a|helps|day|days); fasting
    fast until; detox*; cleanse; juice cleanse; sweat ~3 (?:bag*|sauna|suit|out|off); stop* drinking
    cut* (?:water|carbs)(?: completely)?; skip* ~2 (?:lunch|dinner|breakfast|meal*|supper); diet pill*
    slimming (?:pill*|tea*|tablet*); appetite suppress*; fat burner*
    praise ~3 (?:eating less|for eating less|losing|skipping); scales for; daily (?:weigh*|check*)
    weigh (?:her|him|them) (?:daily|every); chew* ~4 spit*; spit* ~2 out; \\d+ calorie*
    (?:eight|nine|ten|twelve) hundred calorie*; calorie (?:plan|limit|counting|app|deficit); low calorie; keto
    nicotine ~3 (?:appetite|weight); smok* ~3 (?:appetite|slim|weight); skipping ~4 injections
    (?:skip*|leav*|miss*) ~4 (?:injection*|insulin)

    finger ~2 (?:after|down|throat); days? on ~2 (?:water|juice|soup|tea|broth); lemon water; empt* ~2 (?:bowel|stomach)
    herbal (?:tablets|teas?|pills); to bed ~1 (?:hungry|without); (?:without|no) (?:supper|dinner); own reserves; body (?:then )?(?:eats|burns) its own
    one meal a day; drink water instead; chewing gum instead; hunger ~4 (?:passes|good|discipline|friend)
    sick on purpose; vomit* on purpose; slimmest; live on (?:tea|water|juice|soup|coffee)
  `),
  givesIbuprofen: words('give ~2 ibuprofen; ibuprofen ~4 (?:for|helps|is|dries|works); nurofen; advil; motrin'),
} as const;

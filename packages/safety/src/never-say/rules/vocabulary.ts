/** Any of the patterns. */
export const either = (...patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'));

/** The decision is handed to somebody who can examine or dispense. */
export const DEFERRED =
  /\b(?:ask|asks|asking|call|calling|see|tell|consult|check with|talk(?:ing)? (?:to|with|it over with)|speak(?:ing)? (?:to|with)|unless|prescribed by|advised by|advice (?:from|of)|told by|under|guided by|directed by) (?:\w+ ){0,4}(?:doctors?|gp|pa?ediatricians?|pharmacists?|midwife|nurse|clinicians?|health visitor|specialists?|poison control)\b|\b(?:prescribed for|your (?:doctor|pa?ediatrician|gp|pharmacist) (?:\w+ )?(?:says?|has|advises?|can|will|may|might|should|to|recommends?|prescribed|agrees))\b/;

/** A belt or harness undone where the car stands, to get somebody out, or to be fastened again before it moves. */
export const UNDONE_SAFELY =
  /^(?!.*\b(?:driving|drive (?:on|slowly|off)|moving|later|(?:on|in) the (?:motorway|highway|road|traffic))\b).*?\b(?:park(?:ed|ing)?|stop(?:s|ped|ping)?(?! (?:\w+ )?(?:cry|fuss|scream|moan|whin|wriggl|cough)\w*)|pull(?:ed)? over|(?:each|every) (?:stop|break)|arriv\w*|snug\w*|(?:to|and|before you|so that you can|can) (?:lift|take|get|bring|carry) (?:\w+ ){1,3}out|slots?|re ?thread\w*|(?:then|and|before you) (?:\w+ ){0,2}(?:tighten|fasten|buckle|clip|strap|pull)\w*)\b/;

export const FOR_GROWN_UPS =
  /\b(?:for you|for adults?|adults? (?:only|take|use|with|who|can)|in adults|for parents|yourself|your own|you can take|you may take|you take|you could take|mothers? (?:can|may|who|take))\b/;

export const ALCOHOL =
  /\b(?:whiske?y|whiskies|brandy|brandies|rum|bourbon|vodka|gin|cognac|schnapps|sherry|port wine|liqueurs?|liquors?|scotch|tequila|vermouth|wines?|beers?|lager|ale|stout|guinness|hard cider|champagne|prosecco|spirits?|booze|alcohols?|alcoholic|hot todd(?:y|ies)|todd(?:y|ies)|eggnog|mulled|raki|arrack|grappa)\b/;

/** A claim that something heals. */
export const CURES =
  /\b(?:cur(?:e|es|ed|ing)|heal(?:s|ed|ing)?|treat(?:s|ed|ing)?|remed(?:y|ies)|fix(?:es|ed)?|clears?|cleared|relieve[sd]?|sooth(?:e|es|ed|ing)|eas(?:e|es|ed)|brings? down|lowers?|breaks?|gets? rid of|banish(?:es)?|kills?|numbs?|dulls?|draws?|works? (?:wonders|well|for|against|on|better)|helps?|calms?|settles?|stops?|sorts?|beats?|antidote|answer (?:to|for))\b/;

export const SLEEP_OR_CALM =
  /\b(?:sleep\w*|asleep|drows\w*|calm\w*|quiet\w*|settl\w*|naps?|bed|bedtime|flights?|fly|flying|plane|planes|takeoff|long haul|travel\w*|journey|car (?:ride|trip)|road trip|drive|nights?|jet lag|clock|rest|restless|hyper|sedat\w*|knock\w*|wind down|relax\w*)\b/;

export const FEVER =
  /\b(?:fevers?|feverish|temperatures?|temp|burning up|(?:3[89]|4[01])(?:\.\d)?|10[0-6](?:\.\d)?|hot to the touch|heat out|heat away)\b/;

/** An amount of a medicine. */
export const DOSE =
  /\b(?:\d+(?:\.\d+)? ?(?:ml|mls|mg|milligrams?|millilit\w+|drops|tea ?spoons?|tsp|cc|drams?|tablets?|suppositor(?:y|ies))|(?:half|one|a|quarter|two) (?:a |of a |small |full )?(?:tea ?spoons?|tsp|syringe|suppository|dropper|tablet|squirt))\b/;

export const SWALLOWED =
  /\b(?:swallow\w*|drank|drunk|ate|eaten|bleach|cleaner|cleaning|poison\w*|chemicals?|detergent|dishwasher|pods?|batter(?:y|ies)|pills?|tablets?|berries|mushrooms?|plant|leaves|medicine|overdose|toxic|got into|ingest\w*|perfume|vitamins?|gummies|caustic|drain)\b/;

export const VOMIT_REFUSED =
  /\b(?:(?:do|does|should|must|can|is|are|would) not(?! wait| hesitate| delay| worry| panic)|never|nor|neither|nothing|avoid\w*|harmful|harms|more harm|danger\w*|unsafe|instead of|rather than|against|no longer|not (?:to|be|recommended|make|give|try|induce)|without being told|unless)\b/;

export const SEIZURE =
  /\b(?:seizures?|convuls\w*|(?:a|the|his|her|their|during|febrile|epileptic|having) fits?(?! (?:in|into|of|on|the|your|well|over|through|inside))|fitting|seizing|febrile|swallow\w* (?:\w+ )?tongue|jerking|twitching|stiffens?|epilep\w*|(?<=^|, )fits (?:look|are|can|last|often|usually|pass)|(?:fits|convulsions?) (?:look|pass|stop|end|last))\b/;

export const ALLERGEN =
  /\b(?:peanuts?|eggs?|peanut butter|allergens?|allergenic foods?|allergy foods?|nuts|tree nuts|nut butters?|shellfish|fish|sesame)\b/;

/** What only somebody who examines the child can name; for use inside a pattern. */
export const CONDITION =
  '(?:autism|autistic|spectrum|adhd|asd|dyslexi[ac]|asthma|eczema|reflux disease|gerd|bronchiolitis|croup|impetigo|scarlet fever|hand foot and mouth|roseola|ringworm|coeliac|diabetes|epilepsy|tourette\\w*|dyspraxia|odd|anxiety disorder|(?:milk |dairy |peanut |egg |food |nut |cows? (?:s )?milk |cow s milk )*allerg(?:y|ic to \\w+)|(?:ear |chest |throat |urinary |skin |viral |bacterial |sinus |a )*infection|virus|pneumonia|measles|chickenpox|meningitis|strep throat|tonsillitis|depression|clinically depressed|bipolar|anorexi[ac]|bulimi[ac]|ocd|appendicitis)';

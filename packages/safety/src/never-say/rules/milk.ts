import { months, type NeverSayRule, years } from '../rule.ts';

const FIRST_YEAR = 365;

export const MILK_RULES: readonly NeverSayRule[] = [
  {
    id: 'water_u6',
    untilDays: months(5.75),
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:(?:plain|boiled|cooled|tap|cool|warm|lukewarm|sugar|sugared|glucose|dextrose|some|little|of|extra|rice|barley|bottled|filtered|spring|coconut|rose|salt|spoonfuls?|cumin|ajwain|gripe|oral rehydration|mineral|honey) (?:\w+ )?(?:water|waters)|(?:cup|beaker|bottle|sippy cup) (?:with|of|filled with) (?:\w+ ){0,2}water|water (?:in (?:hot|warm) weather|on hot days|between|in a bottle|from a|for (?:hiccups|the heat|constipation|jaundice)|bottle feeds?)|(?:give|giving|gives|offer|offering|drink|drinking|sips?|drinks?|have|need|needs|want|wants|enough|get|gets) (?:\S+ ){0,6}water|(?:ounces?|oz|ml|teaspoons?|spoons?|sips?|drops?|bottles?) (?:or two )?(?:of )?(?:\w+ ){0,2}water|gripe water|(?:chamomile|camomile|fennel|herbal|gripe|weak|mint|peppermint|ginger|baby|cooled|anise|dill|caraway|catnip|black|green|sage|lemon balm|colic|infant) (?:\w+ )?teas?|teas?|infusions?|tisanes?|rooibos|chamomile|brew|juices?|broth|squash|electrolyte (?:drinks?|solutions?)|pedialyte|lemonade|soda|coca cola|cola)\b/,
          /\b(?:gives?|giving|offer\w*|top(?:ping|s)? up|drink|drinks|drinking|sip|sips|sipping|bottle|bottles|spoon\w*|tea ?spoons?|syringe|pipette|droppers?|have|having|ounces?|oz|ml|helps?|fine|ok|okay|safe|eases?|soothes?|relieves?|calms?|settle\w*|feeds?|feeding|thirst\w*|constipat\w*|hiccups?|colic\w*|wind|gas|gassy|try|flush\w*|hydrat\w*|works?|loosen\w*|cures?|remedy|remedies|topped up|keeps (?:him|her|them)|sippy|beaker|practi[cs]\w*|swear|swears|traditional\w*|jaundice|good|needs?|bowels?|poo|poop|stools?|a day|times|sleepy|heat|hot days?|weather|brew)\b/,
        ],
        unless:
          /\b(?:over the|kick\w*|splash\w*|bath\w*|wash\w*|wipe|swim\w*|pool|tub|steri\w+|boil the|rinse|running water|soak|mix(?:ed|ing)? (?:the )?(?:formula|feed|powder)|formula (?:with|powder)|add (?:the )?powder|powder|scoops?|warm (?:the|a|up)? ?(?:bottle|milk)|jug|water bottle|bowl|you (?:should |can |may |need to )?drink|drink (?:plenty|enough|lots|when|water yourself|to thirst)|for (?:you|yourself|the mother|mothers|mum|mom|breastfeeding)|glass of water (?:beside|near|next)|(?:hot|warm) water bottles?|warm water (?:to|for|and cotton)|in warm water|with warm water|temperature|cotton|nappy|diaper|cloth|compress|skin|yourself|coffee|caffeine(?! free)|hot (?:tea|drinks?|water)|scald\w*|tea parties|tea party|tea ?towel|breathable|tea tree|brew(?:ed)? coffee|sitz|formula you|make up|white noise|sound of|as the label|cup of tea|your tea|distillation|sea water|sanitation|water (?:supply|supplies|sources)|teas? (?:you|for you|if you)|for mothers|older (?:siblings?|child\w*))\b/,
      },
      {
        stance: 'advice',
        all: [
          /\b(?:(?:water(?! and| or|,)|watering|watered|thin|thinning|dilut\w+|stretch\w*|weaken\w*|bulk\w*|eke\w*|extend\w*) (?:\S+ ){0,4}(?:formula|milk|bottles?|powder|supply|tin)|(?:formula|milk|bottle|tin|powder) (?:\S+ ){0,8}(?:stretch\w*|dilut\w*|thinn\w*|last\w* longer|go(?:es)? (?:further|a long way)|weaker|to payday|until payday|spin out)|(?:extra|more|additional|half again as much|twice the|double the) (?:\w+ ){0,3}water (?:\S+ ){0,5}(?:formula|powder|bottles?|mix|scoop\w*|feeds?|than)|(?:two thirds of|one scoop instead|one fewer|skip a) (?:\w+ ){0,3}(?:scoops?|powder)|(?:fewer|less|half the|half a|one less) (?:\w+ ){0,3}(?:scoops?|powder)|(?:one|1|a) scoop (?:fewer|less|short)|(?:weaker|thinner|diluted|lighter|watered down) (?:formula|feeds?|bottles?|milk|mix)|(?:ounces?|oz|ml|splash|bit|little) (?:extra |more )?(?:of )?water to (?:each|every|the|her|his) (?:bottle|feed|formula))\b/,
        ],
        unless: /\b(?:wash\w*|hands|hot water|cow s|stretchy|stretching (?:of|time)|rice cereal)\b/,
        untilDays: FIRST_YEAR,
      },
      {
        stance: 'advice',
        untilDays: FIRST_YEAR,
        all: [
          /\bscoops?\b/,
          /\b(?:water|bottles?|ounces|ml|milk|feeds?)\b/,
          /\b(?:normally|usual\w*|instead of|same amount|fewer|less|half|go further|makes? it last|rather than|lasts?)\b/,
        ],
      },
    ],
    replacement:
      'Before about 6 months a baby needs only breast milk or formula mixed exactly as the label says. Plain water, juice, tea, sugar water or thinned formula can fill the stomach and upset the salts in the blood. From about 6 months, small sips of water with meals are fine.',
    source: {
      name: 'AAP HealthyChildren: Recommended Drinks for Children Age 5 & Younger',
      url: 'https://www.healthychildren.org/English/healthy-living/nutrition/Pages/Recommended-Drinks-for-Young-Children-Ages-0-5.aspx',
    },
  },
  {
    id: 'homemade_formula',
    untilDays: FIRST_YEAR,
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:home ?made|home made|home brew\w*|diy|own|make|making|mix|whip up|recipe\w*|blend|batch of) (?:\S+ ){0,5}(?:baby |infant )?formula\b|\bformula (?:\w+ ){0,3}(?:recipes?|from scratch|at home|substitutes?|alternatives?)\b|\b(?:evaporated|condensed|powdered|dried|carnation|skimmed) milk\b|\b(?:bone broth|raw liver|liver) (?:based )?formula|weston ?a? price|closest to breast milk|(?:recipe|brew|blend) (?:\S+ ){0,4}(?:milk|whey|cod liver)\b/,
        ],
        unless:
          /\b(?:powder|label|package|packet|tin|pack|scoops?|instructions|wash your hands|prepare|commercial\w*|store bought|shop bought|own bottle|brand|hydrolys\w*|soy formula|make up (?:the |a |each )?(?:formula|feed)|make (?:the |a |each |every |up |fresh )?(?:bottle|feed))\b/,
      },
      {
        stance: 'advice',
        all: [
          /\b(?:(?:goats?|cows?|almond|oat|coconut|hemp|nut|camels?|sheeps?|rice|whole|fresh) (?:\w+ )?milk|milk base)\b/,
          /\b(?:lactose|molasses|corn syrup|karo|cod liver|whey|flax\w*|brewers? yeast|gelatin|liver|(?:comes?|very|so|is|are) (?:\w+ )?(?:near|close) to (?:mothers?|breast|human))\b/,
        ],
        unless: /\b(?:pancakes?|porridge|bak\w*|iron rich|meals?|lactose (?:intoleran\w*|free))\b/,
      },
      {
        stance: 'advice',
        all: [
          /\b(?:goats?|cows?|almond|oat|soy|soya|rice|coconut|plant|hemp|nut|toddler|whole|regular|dairy|sheeps?|camels?|donkey|cashew|pea|skim|skimmed|semi skimmed|follow on|growing up|fresh|barn|animal|flax|uht|shop)(?: based)? (?:milks?|drinks?)\b/,
          /\b(?:instead|replac\w*|swap\w*|switch\w*|mov(?:e|es|ing) (?:him |her |them )?(?:over|on|to)|transition\w*|change|substitut\w*|main (?:drink|milk)|bottles?|in place|formula|drink|drinks|as (?:her|his|their|the|a) (?:main|only|milk)|feeds?|feeding|newborn|stand in|alternatives?|run out|ran out|shortage|cheaper|gentler|in a pinch|stopgap|(?:weeks?|months?|week|month) old|closest|easier|digest\w*|similar|practically|same job|good enough|full time|per day|a day|daily|ounces?|tide|baby|babies)\b/,
        ],
        unless:
          /\b(?:cooking|on cereal|mixed into|in food|in foods|in porridge|small amounts|yogh?urt|cheese|breast milk|lacks?|low in|you can drink|mothers?|allerg\w*|(?:soy|soya|goats?(?: milk)?|cows?(?: milk)?)(?: milk)?(?: based)? (?:infant )?formula|based formulas?|as an ingredient|in pancakes|your (?:own )?diet|intoleran\w*)\b/,
      },
    ],
    replacement:
      'Before 12 months please use only breast milk or a shop-bought infant formula. No home-made mix, and no goat, plant, evaporated or cow’s milk in its place, and never water it down. If formula is hard to find or to pay for, call {the doctor}, {food help} or a food bank: they can help.',
    source: {
      name: 'Better Health Channel (Victoria): Bottle feeding, nutrition and safety',
      url: 'https://betterhealth.vic.gov.au/health/healthyliving/bottle-feeding-nutrition-and-safety',
    },
  },
  {
    id: 'raw_milk',
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:raw|unpasteuri[sz]ed|non pasteuri[sz]ed|untreated|unprocessed|farm fresh|farm|straight from the (?:cow|goat|farm|udder|tank)) (?:\w+ ){0,4}(?:milk|dairy|cream|cheeses?|juice|cider|yogh?urt|kefir|butter|brie|feta)\b|\b(?:milk|kefir|cream|cheese) (?:\w+ ){0,4}(?:raw|unpasteuri[sz]ed|untreated|straight from the (?:cow|farm|goat|udder))\b|\b(?:cups?|glass(?:es)?|sips?|drinks?|taste|mug|it|some) (?:\S+ ){0,3}(?:straight|fresh|warm|directly|right) from the (?:goat|cow|udder|tank|vat|milking|sheep)|\b(?:raw|unpasteuri[sz]ed) (?:kind|ones?|version|sort)\b|\bherdshare\b/,
        ],
      },
      {
        stance: 'raw',
        all: [
          /\b(?:milk|cheeses?|cream|cider|juice|dairy)\b/,
          /\b(?:(?:not|never) (?:been )?(?:heat treated|pasteuri[sz]ed|boiled|heated|processed)|without (?:being )?(?:pasteuri[sz]\w*|heat\w*)|before pasteuri[sz]ation|pasteuri[sz]ation (?:destroys|kills (?:the )?(?:good|enzymes|nutrients)|strips|ruins|removes))\b/,
          /\b(?:good|better|best|great|richer?|healthy|healthier|immun\w*|fine|okay|ok|safe|enzymes|nutrients?|benefi\w*|natural\w*|vitamins?|try|give|offer|choose|can|calmer|clear\w*|fewer|less|help\w*|stronger|drink)\b/,
        ],
      },
    ],
    replacement:
      'For children, please choose only pasteurised milk, juice and cheese. Raw or unpasteurised ones can carry germs such as E. coli, Salmonella and Listeria, which can make a child very ill.',
    source: {
      name: 'AAP: Raw Milk Dangers',
      url: 'https://www.healthychildren.org/English/healthy-living/nutrition/Pages/Raw-Milk-Dangers-What-Parents-Need-to-Know.aspx',
    },
  },
  {
    id: 'bottle_prop',
    untilDays: years(6),
    patterns: [
      {
        stance: 'claim',
        all: [
          /\b(?:prop|propp?ed|propping|props) (?:up )?(?:\S+ ){0,4}(?:bottle|milk)s?\b|\b(?:lean|rest|balance|stand|wedge|tuck|hang|position|secure|strap|clip) (?:\S+ ){0,3}bottle (?:\S+ ){0,4}(?:pillow|blanket|towel|cushion|muslin|toy|bar|car ?seat|crib|cot|stand|holder)\b|\bbottle (?:\S+ ){0,3}(?:propp?\w*|(?:lean|rest|balanc|stand|wedg|tuck)\w* (?:against|on|in|between) (?:a |the )?(?:\w+ )?(?:pillow|blanket|towel|cushion|muslin))\b|\b(?:wedge|balance|lean|rest|stand|tuck|park|jam) (?:the|her|his|a|each|their) bottle (?:on|against|beside|next|between|upright|in front)\b|\bhands free (?:\w+ ){0,2}(?:bottle|feed)\w*\b|\b(?:bottle|feeding) (?:holders?|proppers?|stands?|pillows? that holds?|slings?)\b|\b(?:pillow|muslin|towel|blanket|cushion) (?:\w+ )?(?:under|beneath|to hold|holds|supports) (?:\w+ )?bottle\b|\b(?:holders?|stands?|pillows?|cushions?|slings?|clips?|devices?|gadgets?|straps?|arms?) (?:that |which |to )?(?:\w+ )?(?:keeps?|holds?|supports?|props?|fixes) (?:the|her|his|a) bottle\b|\bself feeding (?:pillow|bottle)\b/,
        ],
      },
      {
        stance: 'advice',
        all: [
          /\b(?:to bed|in bed|into (?:the )?(?:crib|cot|bed)|in (?:the |her |his )?(?:crib|cot)|to sleep|asleep|nap|naps|overnight|bedtime|all night|through the night|night|doze off|drift off|drops? off|falls? asleep)\b/,
          /\b(?:with|take|takes|have|has|sip|sips|suck|sucks|drink|drinks|on|keep|keeps|leave|give|hold|holding|clutch\w*|cuddl\w*|his|her|a)\b(?: \S+){0,5} bottles?\b|\bbottles? (?:\S+ ){0,4}(?:in|into|to) (?:the |her |his )?(?:crib|cot|bed)\b|\bsippy cup of (?:milk|juice)\b/,
        ],
        unless:
          /\b(?:before|water bottle|hot water|then|in your arms|hold (?:him|her|your|the baby|them)|held|only water|plain water|brush\w*|warm the|next to your bed|prepare|rinse|wake|wakes|instead|ounces? at|feeds? at night|how many|last bottle|night (?:feed|bottle)s? (?:are|is)|dream feed|wean\w*|one|number of)\b/,
      },
    ],
    replacement:
      'Please hold your baby partly upright for every bottle and take the bottle away before sleep. A propped bottle, or milk or juice in bed, can cause choking, ear infections and tooth decay.',
    source: { name: 'MedlinePlus: Child Dental Health', url: 'https://medlineplus.gov/childdentalhealth.html' },
  },
];

import { months, type NeverSayRule, years } from '../rule.ts';

const FIRST_YEAR = 365;

export const FEEDING_RULES: readonly NeverSayRule[] = [
  {
    id: 'honey_u1',
    untilDays: FIRST_YEAR,
    ageless: true,
    patterns: [
      {
        stance: 'advice',
        all: [/\bhoney\b/],
        unless:
          /\b(?:battery|batteries|honey (?:bees?|mustard|melon|moon|comb)|(?:you|mothers?|mums?|moms?|parents?) (?:can |may |should )?(?:still )?(?:eat|have|drink|enjoy)|manuka dressing|in your own|in your tea|your own)\b/,
      },
    ],
    replacement:
      'Please do not give honey in any form before the first birthday: not raw, cooked, in cereal or on a dummy. It can cause infant botulism, a rare but serious illness. Breast milk or formula is what your baby needs; a doctor or pharmacist can help with a cough.',
    source: {
      name: 'INSPQ: Honey, never for babies under age 1',
      url: 'https://www.inspq.qc.ca/en/tiny-tot/feeding-your-child/foods/honey-never-babies-under-age-1',
    },
  },
  {
    id: 'water_u6',
    untilDays: months(5.75),
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:(?:plain |boiled |cooled |tap |cool |warm |sugar |some |little |of |extra |rice |barley |sips of |bottles? of |ounces? of |bottled )water|water (?:in (?:hot|warm) weather|on hot days|between|in a bottle|from a|for (?:hiccups|the heat|constipation))|(?:give|giving|offer|offering|drink|drinking|sips?|drinks?|have|need|needs) (?:\w+ ){0,6}water|(?:chamomile|fennel|herbal|gripe|weak|mint|peppermint|ginger|baby|cooled|anise) teas?|teas?|juice|sugar water)\b/,
          /\b(?:give|gives|giving|offer\w*|top(?:ping)? up|drink|drinks|drinking|sips?|sipping|bottle|bottles|spoon\w*|syringe|have|having|ounces?|ml|helps?|fine|ok|okay|safe|eases?|soothes?|relieves?|calms?|top up|feed|feeding|feeds|thirst\w*|constipat\w*|hiccups?)\b/,
        ],
        unless:
          /\b(?:bath\w*|wash\w*|wipe|swim\w*|pool|tub|steri\w+|boil the|rinse|running water|soak|mix(?:ed|ing)? (?:the )?(?:formula|feed|powder)|formula (?:with|powder)|add (?:the )?powder|powder|scoops?|warm (?:the|a|up)? ?(?:bottle|milk)|jug|water bottle|bowl|you (?:should |can |may |need to )?drink|drink (?:plenty|enough|lots|when|water yourself|to thirst)|for (?:you|yourself|the mother|mothers|mum|mom|breastfeeding)|glass|warm water|in warm water|temperature|cotton|nappy|diaper|cloth|compress|skin|yourself|coffee|caffeine|hot (?:tea|drinks?|water)|scald\w*|tea parties|tea party|tea towel|breathable)\b/,
      },
      {
        stance: 'advice',
        all: [
          /\b(?:(?:water|watering|watered|thin|thinning|dilut\w+|stretch\w*) (?:\w+ ){0,4}(?:formula|milk|bottle|feeds?|powder)|(?:formula|milk|feeds?|bottle) (?:\w+ ){0,8}(?:stretch\w*|dilut\w*|thinn\w*|last longer|go further|weaker)|(?:extra|more) water (?:\w+ ){0,3}(?:formula|powder|bottle|mix)|(?:fewer|less|half the|one less) (?:scoops?|powder))\b/,
        ],
        unless: /\b(?:wash\w*|hands)\b/,
        untilDays: FIRST_YEAR,
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
          /\b(?:home ?made|home made|diy|own|make|making|mix|recipe\w*) (?:\w+ ){0,5}(?:baby |infant )?formula\b|\bformula (?:\w+ ){0,3}(?:recipes?|from scratch|at home)\b|\b(?:evaporated|condensed) milk\b/,
        ],
        unless:
          /\b(?:powder|label|package|packet|tin|pack|scoops?|instructions|wash your hands|prepare|commercial\w*|store bought|own bottle|make up (?:the |a |each )?(?:formula|feed)|make (?:the |a |each |every |up |fresh )?(?:bottle|feed))\b/,
      },
      {
        stance: 'advice',
        all: [
          /\b(?:goats?|cows?|almond|oat|soy|soya|rice|coconut|plant|hemp|nut|toddler|whole|regular|dairy)(?: based)? (?:milk|drinks?)\b/,
          /\b(?:instead|replace\w*|swap\w*|switch\w*|substitut\w*|main drink|bottles?|in place|formula|drink|drinks|as (?:her|his|their|the|a) (?:main|only|milk)|feed|feeding|newborn|stand in|alternative|run out|ran out|shortage|cheaper)\b/,
        ],
        unless:
          /\b(?:cooking|on cereal|mixed into|in food|in foods|yogh?urt|cheese|breast milk|you can drink|mothers?|allerg\w*|(?:soy|soya|goats?(?: milk)?|cows?(?: milk)?)(?: milk)?(?: based)? (?:infant )?formula)\b/,
      },
    ],
    replacement:
      'Before 12 months please use only breast milk or a shop-bought infant formula. Home-made formula is not safe, nor is goat, plant, evaporated or cow’s milk in its place: they lack what a baby needs and can make a baby ill. If formula is hard to find or to pay for, call your doctor, WIC or a food bank: they can help.',
    source: {
      name: 'ISMP: Do not make or feed homemade infant formula to babies',
      url: 'https://www.consumermedsafety.org/fda-alerts/do-not-make-or-feed-homemade-infant-formula-to-babies',
    },
  },
  {
    id: 'raw_milk',
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:raw|unpasteuri[sz]ed|farm fresh|straight from the (?:cow|goat|farm)) (?:\w+ ){0,4}(?:milk|dairy|cheeses?|juice|cider|yogh?urt)\b|\bmilk (?:\w+ ){0,3}(?:raw|unpasteuri[sz]ed|straight from the (?:cow|farm))\b/,
        ],
      },
      {
        stance: 'claim',
        all: [
          /\b(?:raw|unpasteuri[sz]ed|farm fresh) (?:\w+ ){0,3}(?:milk|dairy|cheeses?|yogh?urt)\b|\bmilk (?:\w+ ){0,3}(?:raw|unpasteuri[sz]ed|straight from the (?:cow|farm))\b/,
          /\b(?:nourish\w*|nutritious|nutrients?|wholesome|vitamins?|enzymes?|probiotics?|immun\w*|pure|purer|natural\w*|tast(?:y|ier|es)|digest\w*|gentler|superior|creamier|richer|rich in|packed with|full of|as nature|more \w+ (?:than|for))\b/,
        ],
      },
    ],
    replacement:
      'For children, please choose only pasteurised milk, juice and cheese. Raw or unpasteurised ones can carry germs such as E. coli, Salmonella and Listeria, which can make a child very ill.',
    source: {
      name: 'ISMP: Do not make or feed homemade infant formula to babies',
      url: 'https://www.consumermedsafety.org/fda-alerts/do-not-make-or-feed-homemade-infant-formula-to-babies',
    },
  },
  {
    id: 'cereal_bottle',
    untilDays: FIRST_YEAR,
    patterns: [
      {
        stance: 'advice',
        all: [/\b(?:cereal|oatmeal|baby rice|rusks?|porridge)\b/, /\bbottles?\b/],
        unless: /\b(?:doctor|prescribed|specialist)\b/,
      },
      {
        stance: 'advice',
        untilDays: months(4),
        all: [
          /\b(?:solids?|solid foods?|cereal|baby rice|puree[sd]?|baby food|oatmeal|porridge|first foods?|spoon feeding|weaning)\b/,
          /\b(?:start\w*|begin|give|giving|offer\w*|introduc\w*|add|adding|try|feed|feeding|ready|fine|ok|okay|little (?:cereal|oatmeal|baby rice|solids?|puree|porridge)|helps?|sleep\w*)\b/,
        ],
        unless:
          /\b(?:(?:around|about|at|until|from|near) (?:6|six|4 to 6|4 or 6) months|how to introduce|solid surface|later|bowel|poo|stool|poop)\b/,
      },
    ],
    replacement:
      'Milk is all a young baby needs, and cereal belongs on a spoon, not in the bottle: it can cause choking and does not make a baby sleep longer. Solids can start around 6 months, when your baby sits with support, holds the head up and shows interest in food.',
    source: {
      name: 'CDC: When, What, and How to Introduce Solid Foods',
      url: 'https://www.cdc.gov/infant-toddler-nutrition/foods-and-drinks/when-what-and-how-to-introduce-solid-foods.html',
    },
  },
  {
    id: 'bottle_prop',
    untilDays: years(6),
    patterns: [
      {
        stance: 'claim',
        all: [
          /\bprop\w* (?:up )?(?:\w+ ){0,4}bottle\b|\b(?:lean|rest|balance|stand) (?:\w+ ){0,3}bottle (?:\w+ ){0,3}(?:pillow|blanket|towel|cushion)\b|\bbottle (?:\w+ ){0,3}(?:propp?\w*|(?:lean|rest|balanc|stand)\w* (?:against|on|in) (?:a |the )?(?:\w+ )?(?:pillow|blanket|towel|cushion))\b|\bhands free (?:\w+ ){0,2}(?:bottle|feed)\w*\b/,
        ],
      },
      {
        stance: 'advice',
        all: [
          /\b(?:to bed|in bed|into (?:the )?(?:crib|cot|bed)|in (?:the |her |his )?(?:crib|cot)|to sleep|asleep|nap|overnight|bedtime|doze off|drift off)\b/,
          /\b(?:with|take|takes|have|sip|sips|suck|drink|on|keep)\b(?: \w+){0,5} bottles?\b|\bbottles? (?:\w+ ){0,4}(?:in|into) (?:the |her |his )?(?:crib|cot|bed)\b/,
        ],
        unless:
          /\b(?:before|water bottle|hot water|then (?:put|lay|brush|place)|in your arms|hold|held|only water|plain water)\b/,
      },
    ],
    replacement:
      'Please hold your baby partly upright for every bottle and take the bottle away before sleep. A propped bottle, or milk or juice in bed, can cause choking, ear infections and tooth decay.',
    source: { name: 'MedlinePlus: Child Dental Health', url: 'https://medlineplus.gov/childdentalhealth.html' },
  },
  {
    id: 'juice_u1',
    untilDays: FIRST_YEAR,
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:(?:fruit|apple|orange|pear|prune|grape|white grape|diluted|watered down|some|of) juices?|juice (?:is|can|may|box\w*)|(?:give|giving|offer|offering|drink|drinking|have|bottle of|cup of|sips of|little) (?:\w+ ){0,4}juices?)\b/,
        ],
        unless: /\b(?:lemon juice|juices of|juicy|doctor (?:has )?(?:told|advised|prescribed|suggested)|skip)\b/,
      },
    ],
    replacement:
      'Babies do not need fruit juice before 12 months: it fills them up in place of milk and can harm new teeth. Breast milk or formula, and from about 6 months small sips of water, are all they need. Ask your doctor before using juice for constipation.',
    source: {
      name: 'AAP HealthyChildren: Recommended Drinks for Children Age 5 & Younger',
      url: 'https://www.healthychildren.org/English/healthy-living/nutrition/Pages/Recommended-Drinks-for-Young-Children-Ages-0-5.aspx',
    },
  },
  {
    id: 'whole_nuts',
    untilDays: years(4),
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:whole (?:\w+ ){0,2}(?:nuts?|grapes?|almonds?|peanuts?|cashews?|cherries|cherry tomatoes|blueberries)|(?:nuts|grapes|almonds|peanuts|cashews|cherry tomatoes) (?:\w+ ){0,4}whole|popcorn|(?:hot ?dogs?|hot dogs?|sausages?) (?:\w+ ){0,3}(?:coins?|rounds?|slices|circles|discs)|(?:coins?|rounds?|circles|discs|slices) of (?:hot ?dogs?|hot dogs?|sausage)|hard (?:sweets?|cand(?:y|ies))|boiled sweets?|lollipops?|marshmallows?|(?:handful|bowl|bag|packet) of (?:\w+ )?(?:nuts|peanuts|almonds|cashews|grapes))\b/,
        ],
        unless:
          /\b(?:chopped|ground|crushed|butter|quarter\w*|cut|lengthways|lengthwise|smooth|pretend|play food|roll like)\b/,
      },
    ],
    replacement:
      'For young children, up to 4 or 5 years, please leave out whole nuts, whole grapes, popcorn, hard sweets and round slices of sausage: they can block the airway. Quarter grapes lengthways, cut sausages into thin strips, and spread smooth nut butter thinly.',
    source: {
      name: 'NHS Scotland Childsmile: Weaning',
      url: 'https://www.childsmile.nhs.scot/parents-carers/oral-health-for-babies-birth-to-3-years-old/weaning/',
    },
  },
  {
    id: 'delay_peanut',
    fromDays: 0,
    untilDays: years(3),
    patterns: [
      {
        stance: 'raw',
        all: [
          /\b(?:peanuts?|eggs?|peanut butter|allergens?|allergenic foods?|nuts|tree nuts)\b/,
          /\b(?:avoid\w*|delay\w*|wait\w*|hold(?:ing)? (?:off|back)|keep\w* (?:\w+ ){0,4}(?:away|out)|no|not|stay away|leave out|skip\w*|postpone|until|till|before)\b/,
          /\b(?:until|till|before|for the first|under)(?: \w+){0,5} (?:(?:1[2-8]|2|3|4|5|two|three|four|five|24|36) (?:months|years?)|(?:two|three|2|3|2nd|3rd|second|third)(?: birthday)?|birthday|older|first (?:birthday|year))\b/,
        ],
        unless:
          /\b(?:whole|chok\w*|no need to|not need to|do not (?:need|have) to|no reason to|not (?:recommended|necessary|help\w*|prevent\w*|delay\w*)|do not (?:delay|wait|avoid|hold)|raw|undercooked|runny|doctor|allergist|severe eczema|honey|chunks?)\b/,
      },
      {
        stance: 'claim',
        all: [
          /\b(?:delay\w*|wait\w*|avoid\w*|hold(?:ing)? (?:off|back)|keeping)\b(?: \w+){0,5} (?:peanuts?|eggs?|allergens?|allergenic foods?)\b(?: \w+){0,8} (?:prevents?|protects?|lowers?|reduces?|cuts?|avoids?)(?: \w+){0,4} (?:allerg\w*|risk)\b/,
        ],
      },
    ],
    replacement:
      'Waiting does not prevent allergy. Peanut and egg, in a smooth and safe form, can be offered with other first foods from around 6 months. If your baby has severe eczema or an egg allergy, talk with the doctor first.',
    source: {
      name: 'NIAID: Addendum guidelines for peanut allergy',
      url: 'https://www.niaid.nih.gov/diseases-conditions/guidelines-clinicians-and-patients-food-allergy',
    },
  },
];

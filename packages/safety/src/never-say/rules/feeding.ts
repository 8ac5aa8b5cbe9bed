import { months, type NeverSayRule, years } from '../rule.ts';
import { ALLERGEN, DEFERRED, either } from './vocabulary.ts';

const FIRST_YEAR = 365;

export const FEEDING_RULES: readonly NeverSayRule[] = [
  {
    id: 'honey_u1',
    untilDays: FIRST_YEAR,
    ageless: true,
    patterns: [
      {
        stance: 'advice',
        all: [/\b(?:honeys?|manuka|honeycomb|honey(?:ed|water)|honey sweetened|propolis syrup)\b/],
        unless:
          /\b(?:battery|batteries|honey (?:bees?|mustard|melon|moon)|honeymoon|(?:you|mothers?|mums?|moms?|parents?) (?:can |may |should )?(?:still )?(?:eat|have|drink|enjoy)|manuka dressing|honeycomb (?:core|cylinder|structure|panel|pattern|stitch|toy)\w*|of honeycomb|in your own|in your tea|your own|medical grade|honey bunch|breastfeeding (?:mothers?|mums?|moms?))\b/,
      },
      {
        stance: 'advice',
        all: [
          /\b(?:dip\w*|coat\w*|smear\w*|dunk\w*) (?:\S+ ){0,5}(?:dummy|dummies|pacifiers?|soother|tip|teat|nipple|binky)(?: \S+){0,4} (?:sugar|syrup|jam|sweet|condensed milk|golden syrup|molasses|agave|maple syrup)\b/,
        ],
      },
    ],
    replacement:
      'Please do not give honey in any form before the first birthday: not raw, cooked, in cereal or on a {pacifier}. It can cause infant botulism, a rare but serious illness. Breast milk or formula is what your baby needs; a doctor or pharmacist can help with a cough.',
    source: {
      name: 'INSPQ: Honey, never for babies under age 1',
      url: 'https://www.inspq.qc.ca/en/tiny-tot/feeding-your-child/foods/honey-never-babies-under-age-1',
    },
  },
  {
    id: 'cereal_bottle',
    untilDays: FIRST_YEAR,
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:cereals?|oatmeal|oats?|baby rice|rice flour|rusks?|porridge|farley\w*|semolina|biscuits?|cornstarch|cornflour|thicken\w*|puree[sd]?)\b/,
          /\b(?:bottles?|teats?|night feed|last feed|bedtime feed|formula|ounces? of milk|evening milk|bedtime milk|nipple)\b/,
        ],
        unless: either(
          DEFERRED,
          /\b(?:prescribed|specialist|mix(?:ed)? (?:it |the cereal |cereal )?(?:with|in|into) (?:a little |some |the |your )?(?:breast|formula)|from a spoon|on a spoon|with a spoon|spoonfuls?|meals?|bowl|thin(?:ned)? with|iron fortified|no bottle|alongside|cup)\b/,
        ),
      },
      {
        stance: 'advice',
        untilDays: months(4),
        all: [
          /\b(?:solids?|solid foods?|cereals?|baby rice|purees?|pureed|baby food|oatmeal|porridge|first foods?|first tastes?|tastes? of (?:\w+ )?(?:fruit|food|veg\w*)|spoon feed\w*|weaning|wean|(?:mashed|pureed|stewed|scraped) (?:\w+ )?(?:banana|apple|pear|potato|carrot|avocado|sweet potato|vegetables?|fruit)|mashed|yogh?urt|rusks?|banana|avocado|apple ?sauce|table food|complementary)\b/,
          /\b(?:start\w*|begin\w*|give|gives|giving|offer\w*|introduc\w*|adds?|adding|try|feed|feeding|ready|fine|ok|okay|little (?:cereal|oatmeal|baby rice|solids?|puree|porridge)|helps?|sleep\w*|a day|gentle|safe|spoon\w*|hungry|good|bridge|can|lick|taste|fills?|full|longer)\b/,
        ],
        unless:
          /\b(?:(?:around|about|at|until|from|near) (?:6|six|4 to 6|4 or 6) months|how to introduce|solid surface|later|bowel|poo|stool|poop|solid (?:mattress|base|block|sleep|stretch)|you (?:eat|have)|for you|your own)\b/,
      },
      {
        stance: 'raw',
        untilDays: FIRST_YEAR,
        all: [
          /\b(?:solids?|purees?|baby food|weaning|baby rice|cereal)\b/,
          /\b(?:(?:at|from|by|around) (?:just )?(?:2|3|two|three|10|11|12|13|14) (?:months|weeks))\b/,
          /\b(?:ready|start\w*|fine|okay|ok|can|begin\w*|good|gentle|try|give|offer)\b/,
        ],
        unless: /\b(?:not|never|no|too|avoid|wait|before|used to|risk\w*)\b/,
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
    id: 'juice_u1',
    untilDays: FIRST_YEAR,
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:(?:fruit|apple|orange|pear|prune|grape|white grape|diluted|watered down|some|of|fresh|squeezed|baby|carrot|pomegranate|mango|berry|cranberry|pineapple|pressed|cloudy|organic|vegetable|beet\w*|tomato|pure|natural|100%|cherry|plum|pasteuri[sz]ed) (?:\w+ )?juices?|juice (?:is|can|may|box\w*|drinks?|once|twice|in|with|at|or|mixed)|juiced|juices? are|smoothies? from a carton|(?:little|some|diluted|weak|blackcurrant|orange|sugar free) squash|cordial|ribena|(?:give|giving|offer|offering|drink|drinking|have|having|bottle of|cup of|sips of|little|splash of|ounces? of|ml of|try|love\w*) (?:\S+ ){0,4}juices?)\b/,
        ],
        unless: either(
          DEFERRED,
          /\b(?:lemon juice|lime juice|juices of|juicy|butternut|squash (?:puree|mash\w*|soup)|(?:roasted|steamed|mashed|cooked|soft|pureed) (?:\w+ ){0,3}squash|tomatoes in|in (?:its|their) own juice|canned in|fruits? (?:packed|tinned|canned) in|meat juices?|spill\w*|carrots?|sweet potato|communion)\b/,
        ),
      },
    ],
    replacement:
      'Babies do not need fruit juice before 12 months: it fills them up in place of milk and can harm new teeth. Breast milk or formula, and from about 6 months small sips of water, are all they need. Ask {the doctor} before using juice for constipation.',
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
          /\b(?:whole (?:\w+ ){0,2}(?:nuts?|grapes?|almonds?|peanuts?|cashews?|pecans?|walnuts?|pistachios?|cherries|cherry tomatoes|blueberries|olives|hazelnuts)|(?:nuts|grapes|almonds|peanuts|cashews|cherry tomatoes|olives|grape tomatoes) (?:\S+ ){0,4}(?:whole|do not need|need no|uncut|as they are|straight from)|popcorn|trail mix|(?:hot ?dogs?|sausages?|frankfurters?|franks?|wieners?|cheese sticks?|carrots?) (?:\S+ ){0,4}(?:coins?|rounds?|slices|circles|discs|disks|wheels)|(?:coins?|rounds?|circles|discs|slices|wheels) of (?:\w+ )?(?:hot ?dogs?|sausages?|frankfurters?|raw carrots?)|round slices|hard (?:sweets?|cand(?:y|ies)|boiled sweets?)|boiled sweets?|jaw ?breakers?|gob ?stoppers?|cough drops?|lozenges?|lollipops?|marshmallows?|chewing gum|gummy bears?|jelly ?beans?|m and ms|smarties|mint imperials?|raw carrot sticks?|chunks? of (?:raw (?:carrot|apple)|peanut butter|meat|cheese)|(?:spoon\w*|dollops?|big spoon\w*|lump) of (?:\w+ ){0,2}peanut butter|(?:handful|handfuls|bowl|bag|packet|mix|pot|snack pot|tub|box|cup|jar|portion|few|couple|bunch) (?:of )?(?:\w+ ){0,2}(?:nuts|peanuts|almonds|cashews|pistachios|grapes|walnuts|pumpkin seeds|sunflower seeds)|(?:roasted|salted|mixed|toasted) (?:\w+ )?(?:nuts|peanuts|almonds|cashews)|(?:some|several|a few|plus) (?:almonds|peanuts|cashews|pistachios|walnuts|nuts)|, (?:almonds|peanuts|cashews|pistachios|walnuts|pecans|popcorn)(?= ,|$| and)|(?:almonds|peanuts|cashews|pistachios|nuts) (?:are|make|for|as|in|and (?:raisins|seeds|popcorn|grapes)))\b/,
        ],
        unless:
          /\b(?:chopped|chop|ground|grind|crushed|crush|butters?(?! popcorn)|quarter\w*|cut (?!into (?:rounds|coins|circles))|lengthways|lengthwise|smooth\w*|pretend|play food|roll like|halve\w*|finely|powder\w*|flour|thinly|allerg\w*|unsweetened|milk|spread|steam\w*|squash\w*|flatten\w*|toppings? for|(?:over|from|past|until|older than|at least) (?:the age of )?(?:five|5|four|4))\b/,
      },
      {
        stance: 'advice',
        all: [
          /\b(?:(?:into|in|as|like) (?:\w+ )?(?:coins?|rounds?|discs|disks|circles|wheels|round slices)|(?:sliced?|slicing|cut) (?:\w+ )?(?:crossways|crosswise|across|thickly|into (?:\w+ )?slices))\b/,
          /\b(?:hot ?dogs?|sausages?|frankfurters?|wieners?|grapes?|raw carrots?|cherry tomatoes|cheese sticks?)\b/,
        ],
        unless: /\b(?:lengthways|lengthwise|quarter\w*|strips|batons|first|then (?:into|cut|chop))\b/,
      },
      {
        stance: 'raw',
        all: [
          /\b(?:grapes?|cherry tomatoes|blueberries|olives|cherries|sausages?|hot ?dogs?|nuts)\b/,
          /\b(?:(?:do|does|need|needs) not (?:\w+ )?(?:need|have) (?:to be )?(?:cut\w*|chopp\w*|halv\w*|slic\w*|quarter\w*)|no need to (?:cut|chop|halve|quarter|slice)|without (?:cutting|chopping|slicing)|need no cutting|stop cutting|uncut|(?:do|does) not need cutting|leave (?:them|it) whole|skip the cutting|serve(?:d)? whole)\b/,
        ],
        unless: /\b(?:never|danger\w*|chok\w*|risk\w*|not safe|unsafe|over five|over 5)\b/,
      },
    ],
    replacement:
      'For young children, up to 4 or 5 years, please leave out whole nuts, whole grapes, popcorn, hard {candy} and round slices of sausage: they can block the airway. Quarter grapes lengthways, cut sausages into thin strips, and spread smooth nut butter thinly.',
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
          ALLERGEN,
          /\b(?:avoid\w*|delay\w*|wait\w*|hold(?:ing)? (?:off|back|out)|keep\w* (?:\S+ ){0,5}(?:away|out|off)|no|not|stay away|leave|leaving|skip\w*|postpon\w*|put(?:ting)? off|until|till|before|off the menu|save|saving|steer clear|withhold\w*|eliminat\w*|later|only (?:after|from))\b/,
          /\b(?:until|till|before|for the first|under|after|from|for another|past|at least)(?: \S+){0,5} (?:(?:1[2-8]|2|3|4|5|two|three|four|five|24|36) (?:months|years?)|(?:two|three|2|3|2nd|3rd|second|third|four|school)(?: birthday)?|birthday|older|first (?:birthday|year)|matur\w*|preschool|kindergarten)\b/,
        ],
        unless:
          /\b(?:whole|chok\w*|no need to|not need to|do not (?:need|have) to|no reason to|not (?:recommended|necessary|help\w*|prevent\w*|delay\w*|lower)|do not (?:delay|wait|avoid|hold|put)|raw|undercooked|runny|doctor|allergist|severe eczema|honey|chunks?|used to|older advice|in the past|no longer|three days|3 days|juice|raise|from around|two to three|between new)\b/,
      },
      {
        stance: 'raw',
        all: [
          ALLERGEN,
          /\b(?:introduc\w*|offer\w*|give|start\w*|comes?|try|add) (?:\S+ ){0,4}(?:at|around|about|from|by) (?:around |about |age )?(?:two|three|four|five|2|3|4|5)\b(?! (?:months|weeks|times|to|days|or|and))/,
        ],
        unless: /\b(?:whole|chok\w*|used to|older advice|no need|not (?:wait|delay)|before|chunks?|rather than)\b/,
      },
      {
        stance: 'claim',
        all: [
          /\b(?:delay\w*|wait\w*|avoid\w*|hold(?:ing)? (?:off|back)|keeping|late(?:r)? introduction|postpon\w*)\b(?: \S+){0,6} (?:peanuts?|nuts?|eggs?|allergens?|allergenic foods?)?\b(?: \S+){0,8} (?:prevents?|protects?|lowers?|reduces?|cuts?|avoids?|safer)(?: \S+){0,4} (?:allerg\w*|risk)\b/,
        ],
      },
      {
        stance: 'raw',
        all: [
          /\b(?:peanuts?|peanut butter|tree nuts)\b/,
          /\b(?:(?:leave|keep) (?:\S+ ){0,5}(?:out|away|off)|hold off|steer clear|avoid|wait)\b/,
          /\b(?:prevent\w*|so (?:that )?(?:his|her|the|their) (?:immune|gut)|allergies in the family|family history|allerg\w*|just in case|safest|wiser|best|to be safe)\b/,
        ],
        fromDays: months(4),
        unless:
          /\b(?:not|no|whole|diagnosed|known|confirmed|reaction|doctor|allergist|chok\w*|severe eczema|until (?:you|the|he has|she has)|tested)\b/,
      },
    ],
    replacement:
      'Waiting does not prevent allergy. Peanut and egg, in a smooth and safe form, can be offered with other first foods from around 6 months. If your baby has severe eczema or an egg allergy, talk with {the doctor} first.',
    source: {
      name: 'NIAID: Addendum guidelines for peanut allergy',
      url: 'https://www.niaid.nih.gov/diseases-conditions/guidelines-clinicians-and-patients-food-allergy',
    },
  },
];

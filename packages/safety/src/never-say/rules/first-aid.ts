import type { NeverSayRule } from '../rule.ts';
import { DEFERRED, either, SEIZURE, SWALLOWED, VOMIT_REFUSED } from './vocabulary.ts';

export const FIRST_AID_RULES: readonly NeverSayRule[] = [
  {
    id: 'vomit_induce',
    patterns: [
      {
        stance: 'raw',
        all: [
          /\b(?:ipecac\w*|activated charcoal|charcoal (?:tablets?|powder|drink)|charcoal|(?:mak(?:e|ing)|get|getting|forc(?:e|ing)|have|having|help|trigger\w*|caus\w*) (?:him|her|them|your (?:child|baby|toddler|son|daughter)|the (?:child|baby)) (?:to )?(?:vomit|throw (?:it )?up|be sick|bring (?:it|them|everything) (?:back )?up|gag|retch)|(?:induc|trigger|provok|encourag)\w+ (?:vomiting|a gag|the gag|gagging|retching)|until (?:he|she|they) (?:\w+ )?(?:gags?|vomits?|retch\w*|throws? up|is sick|are sick)|fingers? (?:\S+ ){0,3}back of (?:\w+ )?(?:throat|tongue|mouth)|gag reflex|fingers? (?:down|to the back of|into) (?:his|her|their|the) (?:throat|mouth)|(?:tickl\w*|touch\w*|press\w*) (?:the )?(?:back of )?(?:his|her|their|the) (?:\S+ )?(?:throat|tongue)|salt ?water|salty water|(?:salt|mustard) (?:\w+ ){0,4}(?:water|glass)|(?:come|comes|coming|bring|brings) (?:\w+ ){0,3}back up)\b/,
        ],
        context: SWALLOWED,
        unless: either(
          VOMIT_REFUSED,
          /\b(?:if (?:he|she|they) (?:vomits?|throws?)|gargl\w*|nose|nasal|beach|sea|swim\w*|rinse|hospital|barbecue|grill|filter|draw\w*|art|reflux|spit ?up|spits|burp\w*|playdough)\b/,
        ),
      },
      {
        stance: 'raw',
        all: [
          /\b(?:ipecac\w*|(?:mak(?:e|ing)|get|getting|forc(?:e|ing)) (?:him|her|them|your (?:child|baby|toddler|son|daughter)|the (?:child|baby)) (?:to )?(?:vomit|throw (?:it )?up|be sick)|induc\w+ vomiting|fingers? down (?:his|her|their|the) throat|activated charcoal|salt ?water (?:will|can|helps?|to))\b/,
        ],
        unless: either(
          VOMIT_REFUSED,
          /\b(?:if (?:he|she|they) (?:vomits?|throws?)|gargl\w*|nose|nasal|hospital|rinse|sore throat|piercing)\b/,
        ),
      },
      {
        stance: 'raw',
        all: [
          /\b(?:give|giving|offer\w*|drink\w*|make|have|get|let|feed|follow\w* with|big glass|glass)\b(?: \S+){0,8} (?:milk|oil|lemon juice|vinegar|water|bread|egg whites?|baking soda|butter|yogh?urt)\b/,
          /\b(?:dilut\w*|neutrali[sz]\w*|coats?|coating|flush\w*|line the stomach|absorb\w*|soak\w* up|wash(?:es)? it (?:down|out)|bind\w*|cancel\w*|counteract\w*|antidote|protects? the (?:stomach|throat|lining))\b/,
        ],
        context: SWALLOWED,
        unless: /\b(?:not|never|no|nothing|unless|skin|eyes?|formula)\b/,
      },
    ],
    replacement:
      'After swallowing something harmful, never make a child vomit and give nothing to “undo” it: that can cause a second injury. Call {poison line} now, or {emergency} if your child is unwell.',
    source: {
      name: 'Oregon Poison Center: First aid',
      url: 'https://www.ohsu.edu/xd/outreach/oregon-poison-center/you-and-your-family/firstaid.cfm',
    },
  },
  {
    id: 'burn_butter',
    patterns: [
      {
        stance: 'claim',
        all: [
          /\b(?:butter|ghee|lard|toothpaste|ice|ice cubes?|ice packs?|iced water|frozen (?:peas|vegetables|packs?)|freezer pack|flour|(?:cooking |olive |coconut |vegetable |lavender |baby |sesame )?oil|margarine|egg whites?|raw egg|mayonnaise|mayo|mustard|soy sauce|honey|petroleum jelly|vaseline|grated potato|potato|baking soda|cornflour|cornstarch|talc\w*|vinegar|turmeric|tomato|tooth powder|coffee grounds|greasy ointment|thick cream|sudocrem|savlon|antiseptic cream|cooking fat|shortening|bacon fat|grease|baby powder|cold cream)\b/,
        ],
        context: /\b(?:burns?(?! up| calories| off)|burnt|burned|scalds?|scalded)\b/,
        unless: either(
          DEFERRED,
          /\b(?:sunburn\w*|fluoride|pea sized|grain of rice|microwave|(?:nut|peanut|almond|smooth) butter|hot (?:oil|butter)|oil (?:splash\w*|pan|burns?)|frying|kitchen|hob|stove|nappy|diaper|no ice|fries|meals?|snacks?|drink|cook(?:ing)? (?:dinner|meals?|with|together)|cooker|eats?|clean (?:it|the skin)|healed|fully healed)\b/,
        ),
      },
      {
        stance: 'advice',
        all: [
          /\b(?:butter|ghee|lard|toothpaste|flour|margarine|egg whites?|mayonnaise|mayo|mustard|soy sauce|vaseline|petroleum jelly|grated potato|potato|tomato|tooth powder|coffee grounds|turmeric|(?:cooking|olive|coconut|vegetable|sesame) oil)\b/,
        ],
        context:
          /\b(?:cools? the (?:skin|area|spot|hand|finger)|(?:draws?|takes?|pulls?|sucks?) (?:out )?the (?:heat|fire|sting|burning)|heat out|blister\w*|kettle|(?:hot|boiling) (?:tea|coffee|water|soup|iron|oil|pan|stove|oven|hob|drink|bath)|touched the|oven door|straighteners?)\b/,
        unless: either(
          DEFERRED,
          /\b(?:frying|kitchen|nappy|diaper|meals?|snacks?|cook\w*|eats?|spread (?:thinly|on toast)|toast|porridge|recipe|serve|brush\w*|mash\w*|soup|dry skin|massage)\b/,
        ),
      },
      {
        stance: 'advice',
        all: [
          /\b(?:pop|popping|burst|bursting|prick|pricking|pierce|piercing|drain|draining|puncture|lance|snip|open|cut|deflate|peel|release|steril\w+ (?:\w+ ){0,3}needle)\b(?: \S+){0,10} (?:blisters?|bubbles?|fluid|liquid|needle|pin)\b|\bblisters?\b(?: \S+){0,5} (?:popped|pricked|burst|drained|pierced|lanced|opened|snipped)\b|\blet (?:the |out )?(?:fluid|liquid)(?: \w+)? (?:out|drain)\b/,
        ],
        context: /\b(?:burns?|burnt|burned|scald\w*|blisters?)\b/,
        unless: /\b(?:kettle|bath|bubble|toys?)\b/,
      },
    ],
    replacement:
      'Cool a burn under cool running water for 20 minutes, then cover it loosely. Put no butter, toothpaste, ice, flour or oil on it and leave blisters closed: these deepen the injury or let in germs.',
    source: {
      name: 'CAPT: First aid for burns and scalds',
      url: 'https://www.capt.org.uk/first-aid-for-burns-and-scalds',
    },
  },
  {
    id: 'seizure_mouth',
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:spoons?|fingers?|something|wallet|cloth|stick|pencil|objects?|medicine|water|towel|bite|belt|flannel|strap|washcloth|spatula|tongue depressor|guard|folded \w+|wedge|pry|prise|open)\b(?: \S+){0,8} (?:mouth|teeth|jaws?|tongue)\b|\b(?:(?:hold|holding|keep|pull|grab)\w* (?:\w+ ){0,4}tongue)\b|\b(?:hold|holding|restrain\w*|pin|pinning|press|grip|gripping|clamp) (?:\S+ ){0,5}(?:down|still|shoulders|legs|thrash\w*|tight|tightly|arms|legs|limbs|tongue|firmly|body)\b|\brestrain\w*\b|\b(?:give|spoon|squirt|drip|pour)\w*(?: \S+){0,6} (?:water|medicine|drink|syrup|into (?:his|her|the) mouth)\b|\b(?:splash|pour|throw)\w* (?:\w+ ){0,3}water\b|\bcold (?:bath|water)\b/,
        ],
        context: SEIZURE,
        unless: either(
          DEFERRED,
          /\b(?:nothing|toothbrush\w*|brush\w*|choking|shoes?|clothes|well fitting|snug\w*|buccal|midazolam|rescue|car seats?|lip|snacks?|steady|seat|hand (?:and|until)|little finger|your (?:phone|tongue)|recovery position|turn|roll)\b/,
        ),
      },
      {
        stance: 'advice',
        all: [
          /\b(?:fingers?|spoon|spatula|something|handle|hook|hooking|hold|holding|pull|pulling|press|pry|prise|sweep|grab|push)\b/,
          /\b(?:(?:it|tongue|jaws?|teeth|mouth) (?:forwards?|out|down|flat|open|clear|apart|in place)|airway open|swallow\w* (?:his|her|the|their|its) tongue|bit(?:e|es|ing) (?:\w+ )?(?:tongue|lips?))\b/,
        ],
        context: SEIZURE,
        unless: either(DEFERRED, /\b(?:nothing|turn|roll|side|recovery position|brush\w*|can not swallow)\b/),
      },
    ],
    replacement:
      'During a seizure put nothing in the mouth and do not hold the child down. Lay your child on the side, clear the space, and time it. Call {emergency} if it is the first seizure or lasts 5 minutes.',
    source: {
      name: 'NHS Healthier Together: Seizure/Febrile convulsion',
      url: 'https://sybhealthiertogether.nhs.uk/national/worried-your-child-unwell/seizurefebrile-convulsion',
    },
  },
];

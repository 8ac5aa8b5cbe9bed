import { type NeverSayRule, years } from '../rule.ts';

const PARACETAMOL = 'tylenol|acetaminophen|paracetamol|calpol|panadol|tempra';
const IBUPROFEN = 'motrin|advil|ibuprofen|nurofen|brufen';
const NICE_FEVER = {
  name: 'Summary of NICE NG143: Fever in under 5s',
  url: 'https://www.a4medicine.co.uk/fever-in-under-5s-nice/',
};
const FDA_TEETHING = {
  name: 'FDA: Safely Soothing Teething Pain in Infants and Children',
  url: 'https://www.fda.gov/consumers/consumer-updates/safely-soothing-teething-pain-infants-and-children',
};

export const MEDICINE_RULES: readonly NeverSayRule[] = [
  {
    id: 'aspirin',
    untilDays: years(19),
    ageless: true,
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:aspirins?|salicylates?|acetylsalicylic|pepto ?bismol|bismuth subsalicylate|bonjela(?! (?:teething|junior))|alka seltzer|disprin)\b/,
        ],
        unless:
          /\b(?:for you|adults?|yourself|you can take|pregnan\w*|kawasaki|heart (?:doctor|specialist|condition)|cardiolog\w*|specialist|locked|poison control)\b/,
      },
    ],
    replacement:
      'Please give no aspirin or salicylates to a child or teen, and no gel or stomach medicine that holds them: they can cause Reye’s syndrome. If your child is in pain or distress, ask a pharmacist or doctor which medicine suits the age and weight.',
    source: {
      name: 'NHS: Reye’s syndrome, prevention',
      url: 'http://www.nhs.uk/Conditions/Reyes-syndrome/Pages/Prevention.aspx',
    },
  },
  {
    id: 'cough_med',
    untilDays: years(4),
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:cough (?:and cold )?(?:syrups?|medicines?|medications?|mixtures?|drops|suppressants?|products?)|(?:cough and )?cold (?:medicines?|medications?|syrups?)|decongestants?|expectorants?|robitussin|dimetapp|delsym|mucinex|nyquil|triaminic|sudafed|pseudoephedrine|dextromethorphan|guaifenesin|benylin)\b/,
        ],
        unless: /\b(?:for you|adults?|yourself|poison|locked|out of reach|ask (?:a|the|your) (?:doctor|pharmacist))\b/,
      },
    ],
    replacement:
      'Cough and cold medicines are not for children under 4: they have serious side effects and no shown benefit. Saline drops, gentle suction, a cool-mist humidifier and plenty to drink help more.',
    source: {
      name: 'ISMP: Should you give kids medicine for coughs and colds?',
      url: 'https://consumermedsafety.org/medication-safety-articles/item/903-advice-from-fda-should-you-give-kids-medicine-for-coughs-and-colds',
    },
  },
  {
    id: 'antihistamine_sleep',
    untilDays: years(18),
    ageless: true,
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:benadryl|diphenhydramine|antihistamines?|piriton|chlorphen\w*|phenergan|promethazine|zzzquil|nytol|unisom|dramamine|doxylamine|sedatives?|sleeping (?:pills?|tablets?|medicines?)|(?:cold|allergy|cough) (?:medicine|syrup)|tylenol|paracetamol|acetaminophen|calpol|ibuprofen|motrin)\b/,
          /\b(?:(?:to|help\w*|mak\w+|keeps?|get|so|for|before) (?:\w+ ){0,5}(?:sleep\w*|drows\w*|calm\w*|quiet\w*|settle\w*|naps?|bedtime|flights?|plane|travel\w*|journey|car (?:ride|trip)|long drive|nights?)|sleep through|sleep aid|knocks? (?:him|her|them) out|sedat\w*)\b/,
        ],
        unless:
          /\b(?:pain|sore\w*|teeth\w*|fever\w*|hives|allergic reaction|allerg(?:y|ies) symptoms|itch\w*|prescri\w*|doctor|pharmacist|pa?ediatrician|for you|yourself|uncomfortable|distress\w*)\b/,
      },
    ],
    replacement:
      'Please give no antihistamine or other medicine to make a child sleep or stay quiet: it can cause dangerous drowsiness, or the opposite. A steady bedtime routine helps; for sleep or travel worries, ask your child’s doctor.',
    source: {
      name: 'New Hope Network: New warning added to cold medicines',
      url: 'https://www.newhope.com/blog/new-warning-added-cold-medicines',
    },
  },
  {
    id: 'benzocaine',
    untilDays: years(2),
    ageless: true,
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:benzocaine|lidocaine|lignocaine|orajel|anbesol|bonjela|dentinox|(?:numbing|an(?:a)?esthetic|teething) gels?|teething (?:tablets?|drops|powders?|granules)|homeopathic (?:\w+ ){0,2}(?:teeth\w*|tablets?))\b/,
        ],
        unless: /\b(?:dentist|needle|vaccin\w*|shots?|water filled|gel filled|teethers?)\b/,
      },
    ],
    replacement:
      'Please use no numbing gel with benzocaine or lidocaine and no homeopathic teething tablets: they can be dangerous and do not help. A chilled (not frozen) teether or a clean finger rubbed over the gums is safer.',
    source: FDA_TEETHING,
  },
  {
    id: 'amber',
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:amber|teething|silicone|baltic)(?: \w+){0,3} (?:necklaces?|bracelets?|anklets?|beads|jewell?ery)\b|\b(?:necklaces?|bracelets?|beads)(?: \w+){0,5} (?:teeth\w*|amber)\b/,
        ],
        unless: /\b(?:you wear|worn by you|parent wears)\b/,
      },
    ],
    replacement:
      'Teething necklaces and bracelets, of amber or silicone, can strangle or choke a child. A teether held in the hand is the safe choice.',
    source: FDA_TEETHING,
  },
  {
    id: 'alcohol_gums',
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:whiske?y|brandy|rum|bourbon|vodka|gin|cognac|liquor|wine|beer|alcohol|hot toddy)\b/,
          /\b(?:gums?|bottles?|milk|pacifier|dummy|teeth\w*|sleep\w*|settles?|(?:give|giving|offer\w*|let|letting) (?:\w+ ){0,4}(?:baby|child|toddler|teen\w*|him|her|them|son|daughter)|spoon\w*|cough)\b/,
        ],
        unless:
          /\b(?:pump\w*|breast ?fe\w*|breast ?milk|nursing|you drink|if you|your (?:own )?(?:drink|glass|drinking)|hand (?:gel|rub|sanitiz\w*)|wipes?|cord|rubbing|talk\w*|rules?|call you|sponge|fever)\b/,
      },
    ],
    replacement:
      'Please give a child no alcohol in any form, not on the gums, in milk or for sleep: even a little can poison a child or drop the blood sugar. If some was given, call Poison Control or your emergency number.',
    source: {
      name: 'NHS: Tips for helping your teething baby',
      url: 'https://www.nhs.uk/baby/babys-development/teething/tips-for-helping-your-teething-baby/',
    },
  },
  {
    id: 'alcohol_rub',
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:(?:rubbing|surgical|isopropyl) alcohol|alcohol (?:rub|bath|sponge|wipe)\w*|(?:ice|cold|icy|freezing|chilly) (?:cold )?(?:water )?(?:baths?|showers?|spong\w*|plunge|soak)|ice (?:packs?|cubes|water)|cold water|(?:sponge|sponging|wipe|wiping|rub|rubbing|bathe) (?:\w+ ){0,5}(?:cold water|alcohol|vinegar|ice)|(?:strip|undress)\w* (?:\w+ ){0,6}(?:shiver\w*|naked))\b/,
          /\b(?:fevers?|temperature|temp|burning up|cool (?:him|her|them) down|feverish)\b/,
        ],
        unless:
          /\b(?:heat ?stroke|heat exhaustion|overheat\w*|hot car|hot weather|bump|sprain|sting|burns?|scald\w*|bath water|teeth\w*|drink\w*|sips?)\b/,
      },
    ],
    replacement:
      'Please use no cold bath, ice, rubbing alcohol or sponging to bring down a fever: shivering drives the temperature up, and alcohol passes through the skin. Offer drinks, dress your child lightly, and ask a pharmacist or doctor about medicine if your child is distressed.',
    source: NICE_FEVER,
  },
  {
    id: 'fever_med_young',
    untilDays: 183,
    patterns: [
      {
        stance: 'claim',
        all: [
          /\b(?:\d+(?:\.\d+)? ?(?:ml|mls|mg|milligrams?|millilit\w+|drops|teaspoons?|tsp|cc)|(?:half|one|quarter) (?:a |of a )?(?:teaspoon|syringe|suppository|dropper))\b/,
          new RegExp(String.raw`\b(?:${PARACETAMOL}|${IBUPROFEN})\b`),
        ],
        unless: /\b(?:overdose|accidentally|swallowed|poison)\b/,
      },
      {
        stance: 'advice',
        untilDays: 61,
        all: [new RegExp(String.raw`\b(?:${PARACETAMOL}|fever (?:medicine|reducers?)|painkillers?)\b`)],
        unless: /\b(?:doctor|midwife|clinician|pa?ediatrician|for you|yourself|your own|you can take|mothers?)\b/,
      },
      {
        stance: 'advice',
        untilDays: 91,
        all: [new RegExp(String.raw`\b(?:${IBUPROFEN})\b`)],
        unless: /\b(?:doctor|midwife|clinician|pa?ediatrician|for you|yourself|your own|you can take|mothers?)\b/,
      },
    ],
    replacement:
      'I cannot give a medicine dose for a baby this young. A fever under 3 months needs a doctor now, and any medicine at this age needs a doctor or pharmacist who knows your baby’s age and weight.',
    source: {
      name: 'NHS: Is your baby or toddler seriously ill?',
      url: 'https://www.nhs.uk/conditions/baby/health/is-your-baby-or-toddler-seriously-ill/',
    },
  },
  {
    id: 'alternate_meds',
    untilDays: years(18),
    ageless: true,
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:alternat\w*|rotat\w*|together|both|at the same time|at once|combin\w*|stagger\w*|as well as|along with|plus)\b/,
          new RegExp(String.raw`\b(?:${PARACETAMOL})\b`),
          new RegExp(String.raw`\b(?:${IBUPROFEN})\b`),
        ],
        unless: /\b(?:doctor|pharmacist|one at a time|either|for you|yourself)\b/,
      },
      {
        stance: 'advice',
        all: [
          new RegExp(String.raw`\b(?:${PARACETAMOL}|${IBUPROFEN}|fever (?:reducers?|medicines?)|medicine)\b`),
          /\b(?:febrile (?:seizures?|convulsions?|fits?)|seizures?|convulsions?)\b/,
          /\b(?:prevent\w*|stops?|stopping|avoid\w*|ward off|help|protect\w*|before)\b/,
        ],
        unless: /\b(?:doctor|prescri\w*|mouth|epilep\w*|rescue|plan|lasts?|minutes?)\b/,
      },
    ],
    replacement:
      'Use one medicine at a time, and only to ease distress: paracetamol (acetaminophen) and ibuprofen are not to be given together, and neither prevents a febrile seizure. A pharmacist or doctor can tell you which one suits your child.',
    source: NICE_FEVER,
  },
  {
    id: 'vomit_induce',
    patterns: [
      {
        stance: 'raw',
        all: [
          /\b(?:ipecac\w*|activated charcoal|charcoal|(?:mak(?:e|ing)|get|getting|forc(?:e|ing)|have|help) (?:him|her|them|your (?:child|baby|toddler|son|daughter)|the (?:child|baby)) (?:to )?(?:vomit|throw up|be sick|bring it up|gag)|induc\w+ vomiting|fingers? down (?:his|her|their|the) throat|salt ?water|salty water)\b/,
        ],
        unless:
          /\b(?:not|never|no|nor|nothing|avoid\w*|harm\w*|danger\w*|unsafe|instead|rather|against|if (?:he|she|they) (?:vomits?|throws?)|gargl\w*|nose|nasal|beach|sea|swim\w*|rinse|hospital|barbecue|grill|filter|draw\w*|art)\b/,
      },
      {
        stance: 'raw',
        all: [
          /\b(?:give|giving|offer|drink|make)\b(?: \w+){0,6} (?:milk|oil|lemon juice|vinegar|water)\b/,
          /\b(?:dilut\w*|neutrali[sz]\w*|coats?|flush\w*|line the stomach)\b/,
          /\b(?:swallow\w*|drank|drunk|bleach|cleaner|poison\w*|chemicals?|detergent|battery|pills?)\b/,
        ],
        unless: /\b(?:not|never|no|nothing|unless|skin|eyes?)\b/,
      },
    ],
    replacement:
      'After swallowing something harmful, never make a child vomit and give nothing to “undo” it: that can cause a second injury. Call Poison Control (US 1-800-222-1222) now, or your emergency number if your child is unwell.',
    source: {
      name: 'BayCare: What to do if your child swallows poison',
      url: 'https://baycare.org/health-library/what-to-do-if-your-child-swallows-poison',
    },
  },
  {
    id: 'burn_butter',
    patterns: [
      {
        stance: 'claim',
        all: [
          /\b(?:butter|toothpaste|ice|ice cubes?|iced water|flour|(?:cooking |olive |coconut |vegetable )?oil|margarine|egg whites?|mayonnaise|mustard|honey|petroleum jelly|vaseline)\b/,
          /\b(?:burns?|burnt|burned|scalds?|scalded)\b/,
        ],
        unless: /\b(?:sunburn|hot (?:oil|butter)|oil (?:splash\w*|pan|burns?)|frying|kitchen|hob|stove|nappy|diaper)\b/,
      },
      {
        stance: 'advice',
        all: [
          /\b(?:pop|popping|burst|bursting|prick|pricking|pierce|drain|puncture|lance)\b(?: \w+){0,4} blisters?\b|\bblisters?(?: \w+){0,4} (?:popped|pricked|burst|drained|pierced)\b/,
        ],
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
          /\b(?:spoon|fingers?|something|wallet|cloth|stick|object|medicine|water|towel|bite)\b(?: \w+){0,8} (?:mouth|teeth|jaws?|tongue)\b|\b(?:hold|holding|restrain\w*|pin|pinning) (?:\w+ ){0,5}(?:down|still|arms|legs|tongue)\b|\brestrain\w*\b/,
          /\b(?:seizures?|convuls\w*|fits?|fitting|seizing|febrile|swallow\w* (?:\w+ )?tongue|shaking)\b/,
        ],
        unless: /\b(?:nothing|toothbrush\w*|brush\w*|choking|shoes?|clothes|well fitting|snug\w*)\b/,
      },
    ],
    replacement:
      'During a seizure put nothing in the mouth and do not hold the child down. Lay your child on the side, clear the space, and time it. Call your emergency number if it is the first seizure or lasts 5 minutes.',
    source: {
      name: 'NHS Healthier Together: Seizure/Febrile convulsion',
      url: 'https://sybhealthiertogether.nhs.uk/national/worried-your-child-unwell/seizurefebrile-convulsion',
    },
  },
  {
    id: 'jaundice_sun',
    untilDays: 90,
    ageless: true,
    patterns: [
      {
        stance: 'advice',
        all: [/\b(?:sun|sunlight|sunbath\w*|sunshine|sunny|windows?)\b/, /\b(?:jaundice\w*|yellow\w*|bilirubin)\b/],
        unless: /\b(?:look|looking|check|checking|see|seeing|spot|press|examine)\b/,
      },
    ],
    replacement:
      'Sunlight is not a treatment for jaundice: it can burn a baby and delay care. Ask your doctor or midwife to measure the bilirubin, today if the yellow is spreading or your baby is sleepy or feeding badly.',
    source: { name: 'CDC: Jaundice and Kernicterus', url: 'https://www.cdc.gov/ncbddd/jaundice/' },
  },
  {
    id: 'vaccine_autism',
    patterns: [
      {
        stance: 'raw',
        all: [
          /\b(?:vaccin\w*|shots|jabs?|mmr|immuni[sz]\w*)\b/,
          /\b(?:causes?|caused|causing|trigger\w*|linked to|leads? to|behind|gives?|contribut\w*|risk of)\b/,
          /\bautis\w*\b/,
        ],
        unless:
          /\b(?:not|no|never|nor|neither|retracted|fraud\w*|disprov\w*|debunk\w*|withdrawn|whether|worr\w*|fears?|without)\b/,
      },
      {
        stance: 'raw',
        all: [
          /\b(?:too many (?:\w+ ){0,2}(?:vaccin\w*|shots|jabs)|too many too soon|overwhelm\w* (?:\w+ ){0,4}immune|(?:alternative|delayed|spread out|slower|sears|modified|selective|custom) (?:(?:vaccin\w*|immuni[sz]ation|shot) )?(?:schedule|plan)|(?:spread\w*|space|spacing|split\w*|delay\w*|postpon\w*|skip\w*|declin\w*|refus\w*|hold(?:ing)? off|wait\w*|put\w* off|avoid\w*|opt\w* out) (?:\w+ ){0,5}(?:vaccin\w*|shots|jabs?|mmr|immuni[sz]\w*)|(?:vaccin\w*|shots|jabs|mmr|immuni[sz]\w*) (?:\w+ ){0,5}(?:can wait|spread out))\b/,
        ],
        unless:
          /\b(?:not|no|never|nor|waiting room|after (?:the |his |her |your )?(?:\w+ )?(?:vaccin\w*|shots?|jabs?)|talk|speak|ask|doctor|catch up|without|leaves?|risks?|unprotected|why|minutes)\b/,
      },
      {
        stance: 'raw',
        all: [
          /\b(?:vaccin\w*|shots|jabs|mmr|immuni[sz]\w*) (?:\w+ ){0,4}(?:is|are) (?:not (?:\w+ )?(?:needed|necessary|important|safe)|unnecessary|pointless|unsafe|poison\w*|dangerous)\b|\bno need (?:for|to get) (?:\w+ ){0,3}(?:vaccin\w*|shots|jabs|mmr)\b/,
        ],
      },
    ],
    replacement:
      'Vaccines do not cause autism, and putting them off leaves a child unprotected. For what is due and when, ask your child’s doctor which schedule they follow and its date: national schedules differ and change.',
    source: {
      name: 'Pennsylvania Medical Society: AAP releases 2026 child vaccination schedule',
      url: 'https://www.pamedsoc.org/news-resources/public-health/article/aap-releases-2026-child-vaccination-schedule',
    },
  },
  {
    id: 'vit_k',
    untilDays: 90,
    ageless: true,
    patterns: [
      {
        stance: 'raw',
        all: [
          /\b(?:vitamin k|eye ointment|heel prick|blood spot test|newborn screening)\b/,
          /\b(?:skip\w*|declin\w*|refus\w*|not (?:\w+ )?(?:need\w*|necessary|essential|required)|no need|unnecessary|unneeded|optional|opt out|pass on|do without|turn down|say no)\b/,
        ],
        unless:
          /\b(?:(?:not|never) (?:be )?(?:skip\w*|declin\w*|refus\w*|optional)|never|risks?|bleed\w*|talk|ask|before you|why|if you (?:declined|refused|skipped)|doctor)\b/,
      },
    ],
    replacement:
      'The newborn vitamin K shot, eye ointment and heel prick each prevent rare but grave harm, such as bleeding in the brain. If you have doubts, please talk with the newborn team today rather than leave them out.',
    source: {
      name: 'CDC: About Vitamin K Deficiency Bleeding',
      url: 'https://www.cdc.gov/vitamin-k-deficiency/about/index.html',
    },
  },
  {
    id: 'essential_oils',
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:essential oils?|eucalyptus(?: oil)?|(?:peppermint|tea tree|lavender|camphor|oregano) oil|chiropract\w*|spinal (?:adjustments?|manipulation)|colloidal silver|chlorine dioxide|mms|miracle mineral\w*|chelation|bleach (?:enemas?|baths?|solution)|detox(?:es|ing|ification)?(?! (?:from )?(?:screens?|social|phone)))\b/,
        ],
        unless:
          /\b(?:drugs?|addict\w*|rehab\w*|poison\w*|locked|out of reach|digital|screens?|social media|phones?|for you|yourself|hospital|eczema clinic|dilute (?:one|1))\b/,
      },
    ],
    replacement:
      'Essential oils, chiropractic, colloidal silver, chlorine dioxide, chelation and “detox” cures have no shown benefit for a child’s illness or for autism, and some poison or injure. Please ask your child’s doctor or a pharmacist.',
    source: {
      name: 'FDA: Potentially dangerous products and therapies that claim to treat autism',
      url: 'https://www.fda.gov/consumers/consumer-updates/be-aware-potentially-dangerous-products-and-therapies-claim-treat-autism',
    },
  },
];

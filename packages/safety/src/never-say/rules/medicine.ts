import { type NeverSayRule, years } from '../rule.ts';
import { FDA_TEETHING, NICE_FEVER } from './pages.ts';
import { DEFERRED, DOSE, either, FOR_GROWN_UPS, SLEEP_OR_CALM } from './vocabulary.ts';

const PARACETAMOL = 'tylenol|acetaminophen|paracetamol|calpol|panadol|tempra|feverall|disprol';
const IBUPROFEN = 'motrin|advil|ibuprofen|nurofen|brufen';

export const MEDICINE_RULES: readonly NeverSayRule[] = [
  {
    id: 'aspirin',
    untilDays: years(19),
    ageless: true,
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:aspirins?|salicylates?|salicylic|acetylsalicylic|pepto ?bismol|pepto|kaopectate|bismuth(?: \w+)?|bonjela(?! (?:teething|junior))|alka ?seltzer|disprin|bayer (?:aspirin|tablets?|chewables?|low dose)|baby bayer|ecotrin|bufferin|excedrin|anadin|willow bark|wintergreen)\b/,
        ],
      },
    ],
    replacement:
      'Please give no aspirin or salicylates to a child or teen, and no gel or stomach medicine that holds them: they can cause Reye’s syndrome. If your child is in pain or distress, ask a pharmacist or doctor which medicine suits the age and weight.',
    source: {
      name: 'Medicines for Children (RCPCH): Do not give aspirin to under-16s unless prescribed by a doctor',
      url: 'https://www.medicinesforchildren.org.uk/news/do-not-give-aspirin-to-under-16s-unless-prescribed-by-a-doctor/',
    },
  },
  {
    id: 'cough_med',
    untilDays: years(4),
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:(?:cough|cold|chest|flu|sinus|mucus)(?: (?:and|or) (?:cough|cold|flu|sinus|chest))?(?: relief)? (?:syrups?|medicines?|medications?|meds|mixtures?|drops|suppressants?|products?|remed(?:y|ies)|tablets?|elixirs?|linctus|formulas?|liquids?|preparations?|lozenges?)|decongestants?|expectorants?|antitussives?|suppressants?|robitussin|dimetapp|delsym|mucinex|nyquil|dayquil|triaminic|sudafed|pseudoephedrine|phenylephrine|oxymetazoline|afrin|otrivine?|dextromethorphan|dxm|guaif\w+|benylin|tixylix|theraflu|lemsip|zarbees|hylands|multi symptom|codeine|pholcodine|simple linctus|vicks (?:formula|cough|nyquil)|for (?:his|her|the|a) cough (?:and cold )?from the (?:chemist|pharmacy|drugstore))\b/,
        ],
      },
    ],
    replacement:
      'Over-the-counter cough and cold medicines are not for children under 4, as they can do serious harm. Saline drops, gentle suction, a cool-mist humidifier and plenty to drink help more.',
    source: {
      name: 'Nationwide Children’s Hospital: Cough and cold medicine, over the counter',
      url: 'https://www.nationwidechildrens.org/family-resources-education/health-wellness-and-safety-resources/helping-hands/cough-and-cold-medicine-over-the-counter-otc',
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
          /\b(?:benadryl|diphenhydramine|antihistamines?|piriton|piritex|chlorphen\w*|phenergan|promethazine|zzzquil|nytol|unisom|sominex|dramamine|gravol|dimenhydrinate|doxylamine|cetirizine|zyrtec|hydroxyzine|atarax|vallergan|alimemazine|sedatives?(?! (?:hypnotics?|effects?|activit\w+|properties|side))|tranquili[sz]ers?|clonidine|benzodiazepines?|diazepam|valium|xanax|lorazepam|ambien|zolpidem|night ?time (?:medicine|cold medicine|formula)|(?:sleep|sleeping) (?:pills?|tablets?|medicines?|aids?|drops|syrups?)|drowsy (?:medicine|formula|syrup)|allergy (?:medicine|syrup|tablets?|pills?|meds)|(?:travel|motion) sickness (?:tablets?|pills?|medicine|syrup))\b/,
        ],
        context: SLEEP_OR_CALM,
        unless: either(
          DEFERRED,
          FOR_GROWN_UPS,
          /\b(?:hives|allergic reactions?|allerg(?:y|ies) symptoms|hay ?fever|itch\w*|pharmacist|epinephrine|adrenaline|activit(?:y|ies)|compounds?|anticonvulsants?|welts|bee sting)\b/,
        ),
      },
      {
        stance: 'advice',
        all: [
          /\b(?:tylenol|paracetamol|acetaminophen|calpol|panadol|tempra|ibuprofen|motrin|advil|nurofen|melatonin|cough (?:medicine|syrup)|cold (?:medicine|syrup)|(?:cough|cold) (?:drops|mixture)|medicines?|medication|painkillers?)\b/,
          /\b(?:(?:to|help\w*|mak\w+|keeps?|get|so|for|until) (?:\w+ ){0,5}(?:sleep\w*|drows\w*|calm\w*|quiet\w*|settled?|sleepy|naps?|flights?|plane|travel\w*|journey|car (?:ride|trip)|long drive|bedtime)|before (?:\w+ ){0,3}(?:flights?|plane|journey|car|bed|bedtime|drive|set off|leave|travel)|snooz\w*|doz(?:e|es|ing)|nods? off|drift\w* off|drops? off|sleep (?:through|like)|sleep aid|knock\w* (?:\w+ )?out|sedat\w*|out like a light|takes? the edge off|wound up|zonk\w*|conk\w*|bedtime|hyper|(?:some|good|more) (?:rest|sleep|peace)|rest)\b/,
        ],
        unless: either(
          DEFERRED,
          FOR_GROWN_UPS,
          /\b(?:pain\w*|sore\w*|teeth\w*|tooth\w*|fever\w*|temperature|ear|uncomfortable|distress\w*|poorly|unwell|aches?|pharmacist|throat|shots?|vaccin\w*|jabs?|ill|headaches?|packed?|hand luggage|carry on|store|storage|locked|first aid|doses? of \w+ are|prescri\w*)\b/,
        ),
      },
    ],
    replacement:
      'Please give no antihistamine or other medicine to make a child sleep or stay quiet: their labels forbid it, too much can be dangerous, and some children become restless instead. A steady bedtime routine helps; for sleep or travel worries, ask {the doctor}.',
    source: {
      name: 'Northern New England Poison Center: Can I give my child Benadryl to make them sleepy?',
      url: 'https://www.nnepc.org/med-safety/can-i-give-my-child-benadryl-to-make-them-sleepy',
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
          /\b(?:benzocaine|lidocaine|lignocaine|xylocaine|orajel|anbesol|orabase|baby ?orajel|bonjela|dentinox|calgel|ashton and parsons|camilia|chamomilla|hylands?|belladonna|(?:numbing|an(?:a)?esthetic|teething|mouth ulcer|toothache|gum|dental) (?:gels?|creams?|pastes?|liquids?|sprays?|drops|tablets?|powders?|granules|swabs?|ointments?)|(?:gels?|creams?|sprays?) (?:that |which )?(?:numbs?|for teething|to numb)|numbs? (?:the|her|his|their|sore) gums?|camilia|homeopath\w* (?:\w+ ){0,2}(?:remed\w+|teeth\w*|tablets?|granules|drops|powders?))\b/,
        ],
      },
    ],
    replacement:
      'Please use no numbing gel with benzocaine or lidocaine and no homeopathic teething tablets: they can be dangerous and do not help. A chilled (not frozen) teether or a clean finger rubbed over the gums is safer.',
    source: FDA_TEETHING,
  },
  {
    id: 'fever_med_young',
    untilDays: 183,
    patterns: [
      {
        stance: 'claim',
        all: [DOSE, new RegExp(String.raw`\b(?:${PARACETAMOL}|${IBUPROFEN})\b`)],
      },
      {
        stance: 'advice',
        untilDays: 61,
        all: [
          new RegExp(
            String.raw`\b(?:${PARACETAMOL}|fever (?:medicine|reducers?|drops)|painkillers?|pain relievers?)\b`,
          ),
        ],
      },
      {
        stance: 'advice',
        untilDays: 91,
        all: [new RegExp(String.raw`\b(?:${IBUPROFEN}|naproxen|aleve)\b`)],
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
          /\b(?:alternat\w*|rotat\w*|together|both|at the same time|at once|combin\w*|stagger\w*|as well as|along with|plus|leapfrog\w*|back and forth|tag team\w*|switch\w* between|on top of|mix\w*|one after the other|followed by|in one (?:go|hit|sitting)|and (?:a|one|another) (?:spoon\w*|dose|syringe|tea ?spoon)|in (?:the same|one) (?:cup|spoon|hour)|afterwards|after that|next|at (?:noon|midnight|midday|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})|every|hours? later|in between|doubl\w* up|pair\w*|duo|and then|simultaneous\w*|side by side|add\w*|then|top up)\b/,
          new RegExp(String.raw`\b(?:${PARACETAMOL})\b`),
          new RegExp(String.raw`\b(?:${IBUPROFEN})\b`),
        ],
      },
      {
        stance: 'advice',
        all: [
          new RegExp(
            String.raw`\b(?:${PARACETAMOL}|${IBUPROFEN}|fever (?:reducers?|medicines?|meds)|medicine|antipyretics?)\b`,
          ),
          /\b(?:a?round the clock|(?:it|one|they|she|he|another) will not (?:come back|return|happen|recur|have (?:another|one))|at the first sign|prevent\w*|ward\w* off|head\w* off|keeps? (?:\w+ )?(?:it|them|another|more) (?:away|from|at bay)|no more (?:fits|seizures)|as soon as (?:he|she|they) (?:feels?|gets?|is|are) (?:hot|warm))\b/,
        ],
        context: /\b(?:febrile|seizures?|convulsions?|fits)\b/,
        unless: either(
          DEFERRED,
          /\b(?:not (?:\w+ )?(?:prevent|stop|lower|ward)|prescri\w*|mouth|epilep\w*|rescue|plan|lasts?|minutes?)\b/,
        ),
      },
    ],
    replacement:
      'Use one medicine at a time, and only to ease distress: {acetaminophen} and ibuprofen are not to be given together, and neither prevents a febrile seizure. A pharmacist or doctor can tell you which one suits your child.',
    source: NICE_FEVER,
  },
];

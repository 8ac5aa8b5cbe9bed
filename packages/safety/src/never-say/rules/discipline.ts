import { type NeverSayRule, years } from '../rule.ts';
import { DEFERRED, either, FOR_GROWN_UPS } from './vocabulary.ts';

export const DISCIPLINE_RULES: readonly NeverSayRule[] = [
  {
    id: 'spank',
    patterns: [
      {
        stance: 'claim',
        all: [
          /\b(?:spank\w*|(?:smack|slap|swat|hit|pinch|whack) (?:his|her|their|the) (?:\w+ )?(?:hands?|bottom|bum|leg|legs|wrist|fingers)|smack(?:s|ed|ing)? (?:\S+ ){0,3}(?:bottom|bum|backside|hands?|him|her|them|child\w*|legs?)|(?:a|an|light|gentle|quick|firm|occasional|sharp|little|short|calm|good) (?:smack|slap|swat|paddling|hiding|whack|pinch|flick|tap on the (?:bottom|bum|hand|wrist)|clip round the ear)|slap(?:ping|s)? (?:\S+ ){0,2}(?:him|her|them|hands?|child\w*|wrists?|legs?|bottom)|swat(?:ting)? (?:\S+ ){0,3}(?:him|her|them|bottom|child|behind|hands?)|hit(?:ting)? (?:him|her|them|your (?:child|son|daughter|toddler)) back|(?:pinch|flick|hit|bite|pull (?:his|her|their) hair)(?:ing)? (?:him|her|them|your child) (?:back|in return|lightly|on)|bit(?:e|ing) (?:\S+ )?back|bite (?:him|her|them|your child)|whip(?:ping)? (?:him|her|them)|with (?:a|the|your) (?:belt|wooden spoon|paddle|switch|slipper|cane|ruler)|wash\w* (?:\S+ ){0,2}mouth(?: out)?|mouth (?:out )?with soap|(?:soap|vinegar|chilli|chili|pepper|tabasco|lemon juice|mustard) (?:\w+ )?(?:in|on|onto) (?:\S+ ){0,3}(?:mouth|tongue|lips?)|(?:taste|dab|drop|bit|lick) of (?:soap|vinegar|chilli|pepper)|(?:spoon|paddle|belt|ruler|slipper|cane|tap|smack|pat) (?:on|to|across) (?:the|his|her|their) (?:\w+ )?(?:bottom|bum|behind|backside|legs?|hands?)|hot sauce|sham(?:e|ing) (?:\S+ )?(?:him|her|them|your|in front|works?|is)|humiliat\w*|embarrass\w* (?:him|her|them)|lock\w* (?:him|her|them|your (?:child|toddler|son|daughter)|the (?:child|toddler)|the (?:bedroom|bathroom) door|(?:his|her|their) (?:bedroom )?door)\b|(?:shut|shutting|confine|trap|bolt|barricade)\w* (?:him|her|them) (?:\w+ )?(?:in|into|inside)\b|turn(?:ing)? the key|hold(?:ing)? the door (?:shut|closed)|bolt (?:his|her|the) (?:bedroom )?door|(?:in|to|into) the closet|cold showers? (?:as|for|when|until)|no (?:dinner|supper) (?:as|for|until)|without (?:dinner|supper)|kneel\w* on|feels? (?:\w+ )?ashamed|(?:tell|scold\w*|tease|call|correct|punish\w*|remind|laugh\w*|make|confront|show|announce|shout\w*|talk about) (?:\S+ ){0,8}in front of (?:his|her|their|the|your) (?:\w+ )?(?:friends?|class\w*|siblings?|cousins?|family|brothers?|sisters?|relatives|guests|others|team)|(?:bit of|little|some|public|good dose of) (?:embarrassment|shame|shaming|humiliation)|wear a (?:sign|nappy|diaper) (?:to|so|as|in)|post (?:\S+ ){0,5}(?:tantrum|punishment|meltdown|misbehaviou?r) online|(?:cold|icy) (?:water|shower) (?:over|on) (?:his|her|their) (?:head|face)|(?:grab|drag|yank)\w* (?:him|her|them) by (?:the )?(?:ear|arm|hair)|(?:stand|sit) in the (?:corridor|corner|hallway) (?:without|until|for hours)|corporal punishment|physical (?:punishment|discipline)|call\w* (?:him|her|them) (?:lazy|stupid|a baby|names))\b/,
        ],
        unless:
          /\b(?:unloaded|guns?|bullets|shots?|vaccin\w*|injection|car|booster|seat|hot sauce on your|taste(?! of (?:soap|vinegar|hot|chilli|pepper))|dips?|recipe|on the shelf|play\w*|drum\w*|pots?|car door|wash\w* (?:his|her|their) mouth (?:with (?:water|a)|after|and)|cabinet|medicines?|if (?:he|she|they|your child) (?:bites?|hits?|slaps?)|brush\w*|marinade|safe door|when (?:he|she|they) (?:bites?|hits?)|only (?:shows?|teaches|tells)|makes (?:\w+ ){0,3}(?:more|worse)|more likely|teaches (?:him|her|them|children|kids) that|parents? who|research|studies|bottom shelf)\b/,
      },
      {
        stance: 'raw',
        all: [
          /\b(?:bite|pinch|hit|slap|smack)(?: (?:him|her|them|your child|your toddler))? (?:back|in return|right back)\b/,
        ],
        unless: /\b(?:not|never|avoid\w*|teach\w* (?:\w+ )?that|tempting|wrong|only shows|instead|no)\b/,
      },
    ],
    replacement:
      'Hitting, shaming, hot sauce, soap or locking a child in does not teach better {behavior} and is linked to more aggression and sadness later. What works: notice good {behavior}, set few clear limits, use a brief time-out, and make up afterwards.',
    source: {
      name: 'AAP Pediatrics: Effective Discipline to Raise Healthy Children',
      url: 'https://pediatrics.aappublications.org/content/142/6/e20183112',
    },
  },
  {
    id: 'diet_teen',
    fromDays: years(2),
    untilDays: years(19),
    patterns: [
      {
        stance: 'claim',
        all: [
          /\b(?:limit|restrict|cap|cut|reduc|hold|stick|aim|allow|stay|keep|drop|lower|budget|eat|target|no more than|under|below|around|about|max)\w*\b/,
          /\b(?:\d{3,4}|(?:\w+ )?(?:hundred|thousand)) ?(?:kcals?|cals?|calories?)\b|\b(?:one|two|1|2) (?:small )?meals? (?:a|per|each) day\b/,
        ],
        unless:
          /\b(?:dietitian|specialist|you eat|breastfe\w*|for you|yourself|extra calories|signs?|notice|hid\w*|milk|formula|needs? (?:about|around|roughly)|active)\b/,
      },
      {
        stance: 'advice',
        all: [
          /\b\d{3,4} ?(?:kcals?|cal|calories?)\b|\b(?:16 8|18 6|5 2 (?:diet|plan|method|fast\w*)|omad|eating window|time restricted|calorie (?:goals?|targets?|limits?|deficit|count\w*|budget|tracking|tracker)|(?:count\w*|track\w*|log\w*) (?:\w+ )?(?:calories|macros|every bite)|(?:cut\w*|limit\w*|restrict\w*) (?:\w+ )?(?:calories|carbs)|fast(?:ing)? (?:for \d+|until|days?|window)|intermittent fasting|(?:a|one|two|24 hour|day) (?:(?:\d+|one|two|day|hour|short|long|weekly|water|juice|weekend|full|overnight|24|16) )*fast\b(?! (?:and|or|food|enough|track|way|growing|walk))|skip(?:ping)? (?:\w+ )?(?:breakfast|lunch|dinner|supper|meals|a meal)|keto(?:genic)?|low carb|no carb|atkins|paleo|juice (?:cleanses?|fasts?)|cleanses?|crash diets?|(?:diet|slimming|weight loss) (?:pills?|supplements?|drugs?|injections?|jabs?|medications?|teas?|diets?|shakes?|plans?|apps?|powders?|gummies|patches)|meal replacement\w*|slim ?fast|ozempic|wegovy|semaglutide|mounjaro|orlistat|alli|phentermine|laxatives? (?:tea|to)|laxative tea|skinny teas?|green tea extract|garcinia\w*|berberine|fat burners?|appetite suppressants?|on a (?:\w+ )?diet|weight watchers|slimming world|noom|food scale|weigh (?:him|her|them|himself|herself|themselves) (?:daily|every|each)|waist trainers?)\b/,
        ],
        unless: either(
          FOR_GROWN_UPS,
          /\b(?:epilep\w*|dietitian|specialist|blood tests?|surgery|ramadan|you eat|breastfe\w*|fast food|extra calories|signs?|notice|hid\w*|doctor (?:may|can|might|will|should)|obesity (?:clinic|team)|talk (?:with|to))\b/,
        ),
      },
      {
        stance: 'advice',
        all: [
          /\b(?:prais\w*|compliment\w*|reward\w*|congratulat\w*|celebrat\w*|tell (?:him|her|them)|let (?:him|her|them) know|mention|remind|encourage|promise|new clothes|how (?:great|good|pretty|fit|slim))\b/,
          /\b(?:weight loss|losing weight|lost weight|(?:slimm|thinn|skinn|lean|trimm)\w*|slim|thin|(?:lost|losing|loses|lose|dropp\w*|drop|shed\w*) (?:\S+ ){0,3}(?:pounds|kilos|kg|lbs?|weight|inches|dress size)|flatter (?:tummy|stomach))\b/,
        ],
        unless: either(DEFERRED, /\b(?:rather than|instead of|whatever|regardless)\b/),
      },
      {
        stance: 'advice',
        all: [
          /\b(?:needs? to|should|try to|could|must|help (?:him|her|them)|goal of|aim to) (?:los(?:e|ing)|drop\w*|shed\w*|slim\w*)(?: \S+){0,3} (?:weight|pounds|kilos|kg|lbs?|down)\b/,
        ],
        unless: /\b(?:most (?:children|kids)|doctor|dietitian)\b/,
      },
    ],
    replacement:
      'For a child or teen I give no calorie targets, fasts or weight-loss products: they raise the risk of an eating disorder. Shared family habits help, and a doctor can check growth; from 6 years, family {programs} of 26 hours or more have the best evidence.',
    source: {
      name: 'USPSTF: High Body Mass Index in Children and Adolescents',
      url: 'https://uspreventiveservicestaskforce.org/uspstf/recommendation/obesity-in-children-and-adolescents-screening',
    },
  },
  {
    id: 'spy_secret',
    fromDays: years(8),
    untilDays: years(19),
    ageless: true,
    patterns: [
      {
        stance: 'raw',
        all: [
          /\b(?:secretly|quietly|discreetly|without (?:telling|(?:him|her|them|your (?:teen|son|daughter|child)|(?:his|her|their)) (?:know\w*|noticing|permission|consent|finding)|asking)|in secret|behind (?:his|her|their) back|sneak\w* (?:a (?:look|peek)|on ?to|into|through|around)|while (?:he|she|they) (?:(?:is|are) )?(?:asleep|sleeps?|sleeping|at school|at (?:practice|training|work|camp|football|dinner|the gym|a friends?|her friends?|his friends?)|showers?|in the shower|out)|exactly (?:as|where) (?:it|you)|not let on|cover your tracks|no trace|when (?:he|she|they) (?:(?:is|are) )(?:asleep|out|at school|in the shower)|(?:once|until|after) (?:he|she|they) (?:is|are|falls?) asleep|(?:his|her|their) (?:thumb|finger|face) to unlock|overnight|covert\w*|spy(?:ing)?|spyware|stalkerware|keylogger|key logger|hidden (?:app|tracker|camera)|undetected|undetectable|invisible|stealth|(?:never|not|no need to|does not|do not|need not|will not|will never|would never) (?:have to |need to )?(?:know|tell|find out|notice|suspect|mention)|no idea|clon(?:e|ing)|mirror(?:ing)? (?:his|her|their)|(?:fake|second|dummy|anonymous|made up|new) (?:profile|account|instagram)|(?:with|under) another name|never guess|pose as|pretend to be|guess (?:his|her|their) (?:password|passcode|pin)|log ?in (?:as|to) (?:\w+ )?(?:his|her|their))\b/,
          /\b(?:messages?|texts?|phones?|dms|chats?|diary|diaries|journal|accounts?|emails?|track\w*|apps?|conversations?|social media|location|spyware|keylogger|snapchat|instagram|whatsapp|discord|browser|browsing|laptop|passwords?|passcode|icloud|profile)\b/,
        ],
        unless:
          /\b(?:(?:do|should|would|can|will) not (?:read|check|secretly|install|go|spy|look|snoop|sneak|track)|not (?:secretly|in secret|recommended|a good|spy\w*|helpful)|never (?:read|check|secretly|install|spy|snoop)|nor|avoid|harms?|breaks?|damages?|rather|instead|trust|tempt\w*|tell (?:him|her|them) (?:that|you|what|first)|openly|teens? (?:may|might|often)|predators?|strangers?|someone (?:else|online)|i spy|eavesdropp\w*|scam\w*|charg\w*|hurts?|backfires?|privacy)\b/,
      },
    ],
    replacement:
      'Reading a teen’s messages in secret breaks trust and makes it harder for them to come to you. Agree on rules openly, say what you will look at and why. If you fear for their safety now, that comes first: act on it and tell them.',
    source: {
      name: 'CDC: Positive Parenting Tips, Young Teens (12-14 years old)',
      url: 'https://www.cdc.gov/child-development/positive-parenting-tips/young-teens-12-14-years.html',
    },
  },
];

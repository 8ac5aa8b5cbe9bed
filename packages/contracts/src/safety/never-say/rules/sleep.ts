import { months, type NeverSayRule, years } from '../rule.ts';

const FIRST_YEAR = 365;
const CPSC_SLEEP = {
  name: 'CPSC: Rules on inclined sleepers for infants and crib bumpers',
  url: 'https://www.cpsc.gov/Newsroom/News-Releases/2023/CPSC-Approves-Rules-Implementing-Bans-on-Inclined-Sleepers-for-Infants-and-Crib-Bumpers',
};
const CDC_SLEEP = { name: 'CDC: Parents and Caregivers', url: 'https://www.cdc.gov/sids/parents-caregivers.htm' };

export const SLEEP_RULES: readonly NeverSayRule[] = [
  {
    id: 'stomach_sleep',
    untilDays: FIRST_YEAR,
    ageless: true,
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:on|onto) (?:(?:his|her|their|its|the|a) )?(?:tummy|tummies|stomachs?|belly|bellies|front|side|sides)\b|\b(?:tummy|stomach|belly|side|prone) (?:sleep\w*|lying|position\w*|to sleep)\b|\b(?:face|tummy|belly) down\b|\bprone\b/,
          /\b(?:sleep\w*|asleep|naps?|napping|settles?|settling|night|nights|overnight|bed|bedtime|crib|cot|bassinet|drift\w*|put (?:him|her|them|(?:your |the )?baby) down)\b/,
        ],
        unless:
          /\b(?:tummy time|awake|play\w*|rolls?|rolled|rolling|recovery position|you sleep|your (?:own )?(?:side|tummy|stomach|belly)|choking|back blows|seizure|rests? the hand|bassinet on the side|side of (?:the|your))\b/,
      },
      {
        stance: 'advice',
        all: [
          /\b(?:wedges?|rolled (?:up )?(?:towels?|blankets?)|(?:rais(?:e|ing)|elevat\w*|tilt\w*|prop\w*|inclin\w*) (?:up )?(?:the |one |your |his |her )?(?:\w+ ){0,3}(?:mattress|crib|cot|head))\b/,
          /\b(?:sleep\w*|mattress|crib|cot|bassinet|reflux|nights?|congest\w*)\b/,
        ],
        unless: /\b(?:car ?seat|door|your (?:own )?(?:head|pillow)|toddler|tummy time|awake)\b/,
      },
    ],
    replacement:
      'For every sleep, day or night, please lay your baby on the back on a firm, flat surface with nothing else in it, also with reflux or gas. Tummy and side sleeping, and wedges, raise the risk of sudden infant death.',
    source: CDC_SLEEP,
  },
  {
    id: 'bedshare',
    untilDays: FIRST_YEAR,
    ageless: true,
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:co ?sleep(?:ing)?|bed ?shar\w*|shar(?:e|ing) (?:a|the|your) (?:same )?bed|(?:bring|bringing|take|taking|let|letting|have|having|keep|put|sleep\w*|naps?|napping|asleep) (?:\w+ ){0,6}(?:in|into|to) (?:your|the adult|the parents|the family|our|my) (?:own |big )?bed|(?:in|into) bed with (?:you|us|me|both|mum|mom|dad)|in between you|family bed|(?:sleep\w*|naps?|napping|nights?) (?:\w+ ){0,3}on your chest)\b/,
        ],
        unless:
          /\b(?:bedside|(?:next to|beside|near|by) your (?:own )?bed|(?:his|her|their|its) own|separate|feed(?:ing)?|back (?:to|in|into) (?:his|her|their|the)|awake|skin to skin|you sleep)\b/,
      },
      {
        stance: 'advice',
        all: [
          /\b(?:sofa|couch|armchair|recliner|settee|rocking chair)\b/,
          /\b(?:sleep\w*|asleep|naps?|napping|doz\w+|nod(?:ding)? off|nights?)\b/,
          /\b(?:bab(?:y|ies)|him|her|newborn|infant|little one|together)\b/,
        ],
        unless:
          /\b(?:(?:in|into|to) (?:the|her|his|a) (?:cot|crib|bassinet)|move (?:him|her|them|the|your)|partner|take turns|hand (?:him|her|the|your))\b/,
      },
    ],
    replacement:
      'The safest place is in your room and on a separate surface: a firm, flat cot or bassinet beside your bed. Sharing a bed, and above all a sofa or armchair, carries a real danger of suffocation. If you may fall asleep while feeding, ask someone to take over, or set the cot within reach.',
    source: CDC_SLEEP,
  },
  {
    id: 'bumpers',
    untilDays: FIRST_YEAR,
    patterns: [
      {
        stance: 'advice',
        all: [/\b(?:flat|soft|small|thin|baby|breathable|head shaping|memory foam|first) pillows?\b/],
        unless: /\b(?:nursing|feeding|breastfeeding|tummy time|floor|your)\b/,
      },
      {
        stance: 'advice',
        all: [
          /\b(?:bumpers?|pillows?|cushions?|blankets?|quilts?|duvets?|comforters?|loveys?|lovies|stuffed (?:toys?|animals?)|soft toys?|teddy|teddies|positioners?|sheepskins?)\b/,
          /\b(?:crib|cot|bassinet|cradle|moses basket|sleep\w*|asleep|naps?|nights?|bed|bedtime|tuck\w*)\b/,
        ],
        unless:
          /\b(?:tummy time|awake|play\w*|floor|walks?|stroller|pram|sofa|toddlers?|(?:nursing|feeding|breastfeeding) pillow|your (?:own )?(?:bed|pillow|arm|lap|knees|back)|under your|wearable|picnic|car ?seat|yourself|out of (?:the|his|her|their|your|reach)|leave \w+ out|nothing|fort|read\w*)\b/,
      },
    ],
    replacement:
      'In the first year the cot holds a firm, flat mattress with a fitted sheet, and your baby: no bumpers, pillows, blankets, soft toys or positioners. A light sleep sack keeps a baby warm.',
    source: CPSC_SLEEP,
  },
  {
    id: 'inclined',
    untilDays: FIRST_YEAR,
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:(?:baby |infant )?swings?|bouncers?|bouncy (?:seats?|chairs?)|loungers?|dock ?a ?tots?|boppys?|rockers?|rock (?:n|and) plays?|inclined (?:sleepers?|seats?)|car ?seats?|infant seats?|baby nests?)\b/,
          /\b(?:sleep\w*|asleep|naps?|napping|overnight|nights?|snooz\w*|doz\w+|bedtime)\b/,
        ],
        unless:
          /\b(?:mov(?:e|es|ing)|transfer|lift|as soon as|flat|take (?:him|her|them|(?:your )?baby) out|driv\w+|travel\w*|journeys?|rides?|trips?|park|playground|mood swings?|toddlers?)\b/,
      },
    ],
    replacement:
      'Swings, bouncers, loungers, inclined sleepers and car seats outside the car are not a place to sleep: the head can fall forward and block breathing. If your baby falls asleep in one, move them to a firm, flat cot on the back as soon as you can.',
    source: CPSC_SLEEP,
  },
  {
    id: 'weighted',
    untilDays: FIRST_YEAR,
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:weighted (?:\w+ ){0,2}(?:sleep ?sacks?|swaddles?|blankets?|sacks?|vests?|wraps?|pajamas|pyjamas)|nested bean|zen sacks?)\b/,
        ],
      },
    ],
    replacement:
      'Please use no weighted sleep sack, swaddle or blanket on or near a sleeping baby. An ordinary light sleep sack is enough.',
    source: {
      name: 'AAP HealthyChildren: Swaddling: Is it Safe?',
      url: 'https://www.healthychildren.org/English/ages-stages/baby/diapers-clothing/Pages/Swaddling-Is-it-Safe.aspx',
    },
  },
  {
    id: 'swaddle_rolling',
    fromDays: 56,
    untilDays: years(2),
    ageless: true,
    patterns: [
      {
        stance: 'advice',
        all: [/\bswaddl\w*\b/, /\b(?:roll\w*|(?:[4-9]|four|five|six|seven|eight|nine|half) months?)\b/],
        unless:
          /\b(?:arms? (?:out|free)|transition\w*|stop\w*|drop\w*|before|until|ends?|move (?:on|to)|sleep ?sack|switch\w*|replace)\b/,
      },
      {
        stance: 'advice',
        all: [
          /\bswaddl\w*\b(?: \w+){0,6} until (?:\w+ ){0,4}(?:[4-9]|1[0-2]|four|five|six|seven|eight|nine|ten) months\b/,
        ],
      },
      {
        stance: 'advice',
        fromDays: months(5),
        all: [/\b(?:keep|continue|go on|still|try|start)\b(?: \w+){0,4} swaddl\w*/],
        unless: /\b(?:arms? (?:out|free)|transition\w*|before|until|newborns?)\b/,
      },
    ],
    replacement:
      'Once a baby starts to try to roll, which can be as early as 2 months, swaddling must end: a swaddled baby cannot push up from the tummy. A sleep sack that leaves the arms free is the safe next step.',
    source: {
      name: 'AAP HealthyChildren: Swaddling: Is it Safe?',
      url: 'https://www.healthychildren.org/English/ages-stages/baby/diapers-clothing/Pages/Swaddling-Is-it-Safe.aspx',
    },
  },
  {
    id: 'monitor_sids',
    untilDays: FIRST_YEAR,
    ageless: true,
    patterns: [
      {
        stance: 'raw',
        all: [
          /\b(?:monitors?|owlet|(?:smart|oxygen) socks?|breathing (?:alarms?|pads?|sensors?)|snuza|movement (?:pads?|sensors?))\b/,
          /\b(?:sids|cot death|crib death|sudden infant|suffocat\w*|dying)\b/,
          /\b(?:prevent\w*|protect\w*|lower\w*|reduc\w*|stops?|keeps?|cuts?|guard\w*|help\w*|saves?|safe)\b/,
        ],
        unless: /\b(?:not|no|never|nor|none|unproven|rather than|instead)\b/,
      },
    ],
    replacement:
      'No home monitor has been shown to prevent sudden infant death. What lowers the risk is safe sleep: on the back, alone, on a firm, flat and empty surface, in your room. A monitor is no reason to relax these steps.',
    source: { name: 'NICHD: Safe to Sleep', url: 'https://safetosleep.nichd.nih.gov/' },
  },
  {
    id: 'cry_it_out_newborn',
    untilDays: months(4),
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:cry(?:ing)? it out|cio|sleep train\w*|ferber\w*|controlled crying|extinction method|(?:leave|leaving) (?:him|her|them|your (?:baby|newborn)|the baby|a newborn|babies) to cry|(?:let|letting) (?:him|her|them|your (?:baby|newborn)|the baby|a newborn|babies) cry|(?:let|leave|letting|leaving) (?:\w+ ){0,6}cry (?:until|herself|himself|themselves|to sleep|for))\b/,
        ],
        unless:
          /\b(?:older|later|few minutes|calm down|calm yourself|walk away|safe place|breathe|step (?:away|out)|overwhelmed)\b/,
      },
      {
        stance: 'advice',
        all: [
          /\b(?:strict|fixed|set|rigid|timed) (?:feeding |feed )?(?:schedules?|routines?|times)\b|\b(?:only )?every (?:[4-8]|four|five|six|seven|eight) hours\b/,
          /\b(?:feed\w*|fed|bottles?|nurs(?:e|ing)|breastfe\w*|milk)\b/,
        ],
        unless: /\b(?:medicine|dose|at least|pump\w*|store\w*|fridge|room temperature)\b/,
      },
      {
        stance: 'raw',
        all: [
          /\b(?:drop|dropping|skip|skipping|cut out|cutting out|stop|stopping|wean|night wean\w*|eliminate|refuse) (?:\w+ ){0,4}(?:night ?(?:time )?feed\w*|overnight feed\w*|night bottles?|feeds? at night)\b/,
        ],
        unless: /\b(?:not|never|no|too (?:early|young|soon)|yet|later|eventually|older|doctor)\b/,
      },
    ],
    replacement:
      'A young baby needs to be fed and answered on cue, at least 8 to 12 times in 24 hours early on, at night too. Sleep training, fixed feeding times and dropped night feeds can lead to weight loss and hide an illness. If you are at the end of your strength, lay your baby down safely and call someone to help.',
    source: {
      name: 'NHS Wales: How often and how long should I breastfeed',
      url: 'https://ctmuhb.nhs.wales/services/maternity/postnatal-4th-trimester/breastfeeding-advice/how-often-and-how-long-should-i-breastfeed-responsively-feeding-your-newborn',
    },
  },
  {
    id: 'leaps',
    untilDays: years(2),
    patterns: [
      {
        stance: 'claim',
        all: [
          /\b(?:wonder weeks?|leap (?:[1-9]|10|one|two|three|four|five|six|seven|eight|nine|ten)|(?:developmental|mental) leaps?|(?:4|6|8|9|12|18|24|four|six|eight|nine|twelve|eighteen) ?months? (?:old )?(?:sleep )?regression|sleep regression (?:\w+ ){0,3}(?:at|in) (?:exactly )?(?:week|month|\d))\b/,
          /\b(?:will|is|starts?|begins?|ends?|hits?|happens?|lasts?|exactly|enter\w*|going through|due|caus\w*|always|all babies|every baby|explains?)\b/,
        ],
        unless:
          /\b(?:evidence|not|no|timing|var(?:y|ies)|some|many|may|might|often|can|could|called|sometimes|around|about|usually)\b/,
      },
    ],
    replacement:
      'Many babies have unsettled phases, and their timing varies from child to child. Calendars of “leaps” or of dated sleep regressions are not borne out by evidence.',
    source: {
      name: 'Fatherly: The Wonder Weeks, still influential, still wrong',
      url: 'https://www.fatherly.com/parenting/the-wonder-weeks-child-development-fact-check',
    },
  },
];

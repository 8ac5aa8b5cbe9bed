import { months, type NeverSayRule, years } from '../rule.ts';

export const NIGHT_RULES: readonly NeverSayRule[] = [
  {
    id: 'cry_it_out_newborn',
    untilDays: months(4),
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:cry(?:ing)? it out|cio|sleep train\w*|ferber\w*|controlled crying|controlled comforting|extinction (?:method|approach|training|works)|(?:leave|leaving) (?:him|her|them|your (?:\w+ )*(?:baby|newborn)|the baby|a newborn|babies) (?:to|and let (?:him|her)) (?:cry|fuss|scream|self soothe)|(?:let|letting) (?:him|her|them|your (?:\w+ ){0,2}(?:baby|newborn)|the baby|a newborn|babies|newborns) (?:cry|fuss it|scream|wail)|(?:let|leave|letting|leaving) (?:\S+ ){0,6}(?:cry|crying|fuss|scream) (?:until|herself|himself|themselves|to sleep|for|it)|(?:leave|leaving|let|letting) (?:\S+ ){0,6}(?:to )?cry (?:alone|it|at night|in|by)|cr(?:y|ies|ying) (?:himself|herself|themselves) to sleep|ignore (?:it|him|her|them) (?:for|until|till|at night|a (?:bit|little)|each|longer|through)|ignore (?:the |his |her |their )?(?:cry|cries|crying|hunger cues|fussing|night waking)|(?:close|shut) the door and|not (?:go|going) (?:back )?in (?:until|till|before)|not (?:pick|picking) (?:him|her|them|the baby) up (?:when|every|each|at)|(?:only|just) manipulat\w*|minutes of crying|left (?:alone )?to (?:settle|cry|fuss|self soothe|scream|work it out)|(?:settle|soothe|calm) (?:on )?(?:his|her|their|its) own (?:cry\w*|sooner)|cry(?:ing)? (?:is good for|strengthens|exercises|builds|expands) (?:\w+ )?lungs?|good for (?:his|her|their|the) lungs|cry(?:ing)? for (?:\w+ )?(?:minutes|hours?)|self soothing (?:from|skills|training))\b/,
        ],
        unless:
          /\b(?:older|later|few minutes|take a break|gets too much|calm down|calm yourself|walk away|safe place|breathe|step (?:away|out)|overwhelmed|respond to|too young)\b/,
      },
      {
        stance: 'raw',
        all: [
          /\b(?:(?:close|shut) the (?:bedroom |nursery )?door and (?:stay|leave|do not|let|wait|walk|ignore)|not (?:go|going) (?:back )?in (?:until|till|before)|(?:do|does) not (?:go|pick|respond|give in|answer|feed)|no need to (?:respond|answer|go in|wake|pick))\b/,
          /\b(?:until|till|before|hours?|minutes|every cry|cry|cries|crying|at night|overnight|spoil\w*|habit|rod for your|learn\w*)\b/,
        ],
      },
      {
        stance: 'raw',
        all: [
          /\b(?:feed\w*|fed|bottles?|nurse|milk)\b/,
          /\b(?:(?:not|never|nothing|no (?:milk|feeds?|bottles?)) (?:\w+ )?(?:in )?between|however (?:much|hard|loud\w*) (?:he|she|they) (?:fuss|cr)\w*|no matter how (?:much|hard|loud\w*) (?:he|she|they)|(?:not|nothing) (?:before|until) (?:the )?(?:clock|next|four|4|three|3|it is time))\b/,
        ],
      },
      {
        stance: 'advice',
        all: [
          /\b(?:strict|fixed|set|rigid|timed|regular|clock based) (?:\w+ )?(?:feeding |feed )?(?:schedules?|routines?|times|timetables?|intervals?)\b|\b(?:only )?every (?:[4-8]|four|five|six|seven|eight) hours\b|\bby the clock\b|\b(?:stretch|space|spread) (?:out )?(?:\S+ ){0,2}feeds?\b|\b(?:four|4|five|six) (?:feeds|bottles|times) (?:a|per) day\b|\bmake (?:him|her|them) wait (?:\S+ ){0,3}feeds?\b/,
          /\b(?:feed\w*|fed|bottles?|nurs(?:e|ing)|breastfe\w*|milk)\b/,
        ],
        unless: /\b(?:medicine|dose|at least|pump\w*|store\w*|fridge|room temperature|solids?|set times? aside)\b/,
      },
      {
        stance: 'raw',
        all: [
          /\b(?:drop|dropping|skip|skipping|cut out|cutting out|cut|stop|stopping|wean|night wean\w*|eliminate|refuse|withhold|replace|phase out|end) (?:\S+ ){0,4}(?:night ?(?:time )?feed\w*|overnight feed\w*|night bottles?|feeds? (?:at|in the) night|(?:2|3|4|two|three|four) ?am feed|middle of the night feed|feeds? overnight)\b|\bnight ?wean\w*\b|\b(?:does|do) not need (?:\S+ ){0,3}(?:night feeds?|feeding at night|to (?:eat|feed) at night)\b/,
        ],
      },
    ],
    replacement:
      'A young baby needs to be fed and answered on cue, at least 8 to 12 times in 24 hours early on, at night too. Sleep training, fixed feeding times and dropped night feeds can lead to weight loss and hide an illness. If you are at the end of your strength, lay your baby down safely and call someone to help.',
    source: {
      name: 'CDC: Availability of revised guidelines for identifying and managing jaundice in newborns',
      url: 'https://www.cdc.gov/mmwr/preview/mmwrhtml/mm5326a8.htm',
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
      },
    ],
    replacement:
      'Many babies still wake at night and need help to settle in their first year. Babies differ: no calendar of “leaps” or sleep regressions can tell what yours will do in which week.',
    source: {
      name: 'KidsHealth New Zealand: Normal sleep in babies aged 3 to 12 months',
      url: 'https://www.kidshealth.org.nz/normal-sleep/normal-sleep-babies-3-to-12-months',
    },
  },
];

import { months, type NeverSayRule, years } from '../rule.ts';

const CPSC_SLEEP = {
  name: 'CPSC: Rules on inclined sleepers for infants and crib bumpers',
  url: 'https://www.cpsc.gov/Newsroom/News-Releases/2023/CPSC-Approves-Rules-Implementing-Bans-on-Inclined-Sleepers-for-Infants-and-Crib-Bumpers',
};
const CDC_SLEEP = { name: 'CDC: Parents and Caregivers', url: 'https://www.cdc.gov/sids/parents-caregivers.htm' };
const FIRST_YEAR = 365;

export const SLEEP_RULES: readonly NeverSayRule[] = [
  {
    id: 'stomach_sleep',
    untilDays: FIRST_YEAR,
    ageless: true,
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:on|onto|over onto) (?:(?:his|her|their|its|the|a|your) )?(?:\w+ )?(?:tummy|tummies|stomachs?|belly|bellies|fronts?|sides?)\b|\b(?:tummy|stomach|belly|side|prone|front) (?:sleep\w*|lying|position\w*|to sleep|down)\b|\b(?:face|tummy|belly) down\b|\bprone\b|\bside lying\b/,
          /\b(?:sleep\w*|slept|asleep|naps?|napping|nodded|nod\w*|snooz\w*|doz\w*|drops? off|rest|settles?|settling|night|nights|overnight|bed|bedtime|crib|cot|bassinet|mattress|drift\w*|(?:put|lay|laying|place|placing|set) (?:him|her|them|(?:your |the |a )?(?:baby|newborn|infant)s?)|stays? put|cloth|towel)\b/,
        ],
        unless:
          /\b(?:tummy time|(?:while|when|is|are|he is|she is|only|still|wide) awake|awake (?:and|time|on)|(?:to|for) play\w*|playtime|play mat|(?:he|she|they|babies|baby) (?:\w+ )?rolls?|rolls? (?:over |both ways )?(?:by|on (?:his|her|their) own)|rolls? both|rolled (?:over )?(?:by|on (?:his|her|their) own)|rolling (?:over )?(?:by|on (?:his|her|their) own)|recovery position|you sleep|your (?:own )?(?:side|tummy|stomach|belly|chest)|choking|back blows|seizure|(?:rests?|lay|place|put) (?:a|the|your) (?:\w+ )?hand|hand on|bassinet on the side|side of (?:the|your)|massage|rub|circles|carrier|changing|floor|lie with|colic hold|along your|forearm|thighs|mat|mirror|knees|lap|legs|hug|start on (?:his|her|the) back|monitors day and night|(?:hospital|nurses) (?:\w+ )?(?:can|may)|finds? (?:his|her|their) (?:own )?(?:way|position)|turn (?:him|her|them) back|on (?:his|her|the) (?:side|tummy) to breast\w*|feed\w*)\b/,
      },
      {
        stance: 'advice',
        all: [
          /\b(?:wedges?|positioners?|rolled (?:up )?(?:towels?|blankets?|cloth|muslin)|(?:folded|small) (?:towel|blanket|pillow|cushion) under|(?:books?|blocks?|bricks?|towel|pillow|cushion|blanket|wedge) (?:\w+ )?(?:under|beneath) (?:\S+ ){0,4}(?:legs?|mattress|head|end|crib|cot|bassinet)|(?:rais(?:e|ed|ing)|elevat\w*|tilt\w*|prop\w*|inclin\w*|lift(?:ing)? (?:up )?(?:the|one) (?:\w+ )?(?:end|side|head|top) of|angl\w*|slop\w*) (?:up )?(?:the |one |your |his |her |a )?(?:\S+ ){0,3}(?:mattress|crib|cot|head|bassinet|end)|(?:mattress|crib|cot|bassinet) (?:\S+ ){0,3}(?:raised|elevated|tilted|angled|slop\w*|at an? (?:slight )?(?:angle|incline|slope))|(?:slight|gentle) (?:incline|slope|tilt))\b/,
          /\b(?:sleep\w*|mattress|crib|cot|bassinet|reflux|nights?|congest\w*|naps?|stuffy|spit\w*)\b/,
        ],
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
          /\b(?:co ?sleep(?:ing|er in the bed)?|bed ?shar\w*|shar(?:e|ing) (?:a|the|your|one) (?:same |family )?(?:bed|mattress|pillow)|(?:bring|bringing|take|taking|let|letting|have|having|keep|put|pop|tuck|pull|move|lay|sleep\w*|naps?|napping|asleep|snuggl\w*|cuddl\w*|doz\w*) (?:\S+ ){0,10}(?:in|into|to|on|under) (?:your|the adult|the parents|the family|our|my|the big) (?:\w+ )?(?:bed|mattress|duvet|covers)|(?:in|into) bed (?:with|beside|next to) (?:you|us|me|both|mum|mom|dad|mother)|(?:in )?between (?:you|the two of you|both of you|mum and dad|mom and dad|his parents|her parents)|family bed|(?:sleep\w*|naps?|napping|nights?|doz\w*|nod\w* off|drift\w* off|snooz\w*) (?:\S+ ){0,5}(?:on|against) (?:your|dad s|the father s|her father s|his|dads) (?:\w+ )?chest|sleep\w* with (?:the|your|him|her) ?(?:bab(?:y|ies)|newborn)?(?: \S+)? ?(?:next to you|beside you|in your arms|on your)|(?:sleep\w*|curl\w* up|doz\w*|nap\w*|lie down|sleeps?) (?:\S+ ){0,3}(?:next to|beside|with|alongside|against) (?:you|mum|mom|mother|your baby|him|her)(?: (?:on|in) (?:the|your))?(?: \w+)? (?:bed|mattress|covers|duvet|arms?|futon)|cosleep\w*|(?:next to|beside) you on the mattress|(?:nest|pod|lounger|dock ?a ?tot) (?:\w+ ){0,4}(?:in|on) your bed|(?:spends?|spending|spent) the night (?:\S+ ){0,8}(?:beside|against|next to|between|with) (?:you|mum|mom|mother|dad|us)|(?:under (?:your|our|their|the parents) (?:\w+ )?(?:duvet|covers|quilt|comforter))|(?:family|shared|same|big|one|floor) (?:\w+ )?(?:mattress|bed) (?:\S+ ){0,8}(?:everyone|all of you|together|the baby|middle|both)|until (?:you are |you |the )?both (?:of you )?(?:are )?(?:asleep|sleep\w*|drift|doze|nod)|(?:asleep|sleeping) (?:together|side by side|wrapped around)|curl (?:up )?around (?:him|her|them|the baby|your baby)|c curl|cuddle curl|same duvet|under the (?:same )?(?:covers|duvet))\b/,
        ],
      },
      {
        stance: 'advice',
        all: [
          /\b(?:sofas?|couch(?:es)?|armchairs?|recliners?|settees?|rocking chair|rocker chair|glider|loveseat|futon|bean ?bag|hammock|waterbed)\b/,
          /\b(?:sleep\w*|asleep|naps?|napping|doz\w+|nod(?:ding|ded)? off|drops? off|lie down|nights?|snooz\w*|drift\w*|kip|shut ?eye|rest)\b/,
          /\b(?:bab(?:y|ies)|him|her|newborns?|infants?|little one|together|both|chest|family)\b/,
        ],
        unless:
          /\b(?:(?:in|into|to) (?:the|her|his|a) (?:cot|crib|bassinet)|move (?:him|her|them|the|your)|partner (?:takes?|can take)|take turns|hand (?:him|her|the|your)|riskiest|most dangerous|rather than (?:on )?(?:a|the)|not the sofa)\b/,
      },
    ],
    replacement:
      'The safest place is in your room and on a separate surface: a firm, flat {crib} or bassinet beside your bed. Sharing a bed, and above all a sofa or armchair, carries a real danger of suffocation. If you may fall asleep while feeding, ask someone to take over, or set the {crib} within reach.',
    source: CDC_SLEEP,
  },
  {
    id: 'bumpers',
    untilDays: FIRST_YEAR,
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:flat|soft|small|thin|baby|breathable|head shaping|shaping|memory foam|first|toddler|cot|crib|anti roll|feather|buckwheat|donut|little|tiny|special) (?:\w+ ){0,2}pillows?\b/,
        ],
      },
      {
        stance: 'advice',
        all: [
          /\b(?:lay|put|place|rest|settle|position|pop|prop) (?:him|her|them|(?:the |your )?baby|(?:his|her|the) head) (?:\w+ )?(?:on|onto|in|into|against) (?:\S+ ){0,3}(?:pillows?|cushions?|sheepskins?|bean ?bags?|duvet|quilt)\b|\b(?:foam|rolled|bolster) (?:rolls?|bolsters?|wedges?|blocks?|bumpers?)\b|\brolls? (?:on|at|along) (?:both|either|each) sides?\b|\bpillows? (?:with|that|which) (?:\S+ ){0,3}(?:dip|hole|dent|hollow|round\w*|shapes?)\b/,
        ],
      },
      {
        stance: 'advice',
        all: [
          /\b(?:bumpers?|pillows?|cushions?|blankets?|blankies?|quilts?|duvets?|eiderdowns?|comforters?|loveys?|lovies|snuggl(?:y|ies) toys?|plush\w*|cuddl(?:y|ies)(?: toys?)?|stuffed (?:toys?|animals?|bears?|bunn(?:y|ies))|soft toys?|teddy|teddies|bunny|positioners?|sheepskins?|lambskins?|fleeces?|throws?(?! up)|crib liners?|cot liners?|padding|padded|bolsters?|mattress toppers?|rolled (?:up )?(?:towels?|blankets?)|cellular blanket|hot water bottles?|heating pads?|bean ?bags?|muslins? (?:over|beside|next))\b/,
          /\b(?:crib|cot|bassinet|cradle|moses basket|sleep\w*|asleep|naps?|nights?|bed|bedtime|tuck\w*|bars|slats|mattress)\b/,
        ],
        unless:
          /\b(?:tummy time|(?:while|when|is|only) awake|play\w*|floor|walks?|stroller|pram|sofa|(?:for|a|your) toddlers?|(?:nursing|feeding|breastfeeding) pillow|your (?:own )?(?:bed|pillow|arm|lap|knees|back)|under your|wearable|picnic|car ?seat|yourself|out of (?:the|his|her|their|your|reach)|leave \w+ out|nothing|fort|read\w*|remov\w*|take out|pillows? cleared|cover (?:a|the|his|her) face|(?:from|around|after|until) (?:about |around )?(?:one|12 months|a year|18 months)|carrier|before (?:you )?(?:put|lay)|fold (?:the|any) blanket|away|take it out|loose bedding|cleared)\b/,
      },
    ],
    replacement:
      'In the first year the {crib} holds a firm, flat mattress with a fitted sheet, and your baby: no bumpers, pillows, blankets, soft toys or positioners. A light sleep sack keeps a baby warm.',
    source: CPSC_SLEEP,
  },
  {
    id: 'inclined',
    untilDays: FIRST_YEAR,
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:(?:baby |infant )?swings?|bouncers?|bouncy (?:seats?|chairs?)|vibrating (?:chairs?|seats?)|loungers?|dock ?a ?tots?|dockatot|snuggle (?:nest|me)|snuggle ?me|boppys?|boppies|newborn loungers?|rockers?|rock (?:n|and) plays?|rocknplay|mamaroo|4moms|inclined (?:\w+ )?(?:sleepers?|seats?|bassinets?)|(?:sleep|nap) (?:nests?|pods?)|car ?seats?|infant (?:seats?|carriers?)|travel system seat|bucket seat|baby (?:nests?|pods?|hammocks?)|nests?|pods?|hammocks?|bean ?bags?|nursing pillows?|feeding pillows?|reclined (?:seat|stroller)|stroller seats?|bumbo)\b/,
          /\b(?:sleep\w*|slept|asleep|naps?|napping|overnight|nights?|substitute bed|bed|snooz\w*|doz\w+|bedtime|until morning|drift\w*|nod\w*|kip)\b/,
        ],
        unless:
          /\b(?:mov(?:e|es|ing)|transfer|lift|as soon as|flat|take (?:him|her|them|(?:your )?baby) out|driv\w+|travel\w*|journeys?|rides?|trips?|park|playground|mood swings?|toddlers?|not meant|swing by|rear facing|outgr\w*|pea pods?|while awake|awake (?:baby|time))\b/,
      },
    ],
    replacement:
      'Swings, bouncers, loungers, inclined sleepers and car seats outside the car are not a place to sleep: the head can fall forward and block breathing. If your baby falls asleep in one, move them to a firm, flat {crib} on the back as soon as you can.',
    source: CPSC_SLEEP,
  },
  {
    id: 'weighted',
    untilDays: FIRST_YEAR,
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:weighted (?:\w+ ){0,2}(?:sleep ?(?:sacks?|bags?)|swaddles?|blankets?|sacks?|vests?|wraps?|pajamas|pyjamas|sleepers?|suits?|bags?|pads?|toys?|panels?|stuff\w*|animals?|lap)|nested bean|zen sacks?|zen swaddle|dreamland|(?:sleep ?sacks?|swaddles?|blankets?) (?:\w+ ){0,4}(?:weighted|with (?:a )?(?:light |gentle |little |built in )?(?:weights?|beads)|weighs)|(?:gentle|light|soft|small|rice filled|bean filled) weights? on|(?:rice|bean|sand|wheat) (?:bag|sock|pillow|sack)|(?:bag|sock|pouch|sack|pillow) (?:of|filled with) (?:\w+ )?(?:rice|beans|sand|lentils|wheat|beads|pellets)|bean bag on (?:his|her) (?:chest|tummy))\b/,
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
        all: [
          /\b(?:swaddl\w*|(?:arms?|snugly|tightly) (?:\w+ )?wrapp?ed|wrapp?(?:ed)? (?:him|her|up)? ?(?:snug|tight)\w*|arms (?:pinned|strapped|tucked|in|down)|sleeps? better wrapped|wrapped (?:up )?(?:snug|tight)\w*|wrap)\b/,
          /\b(?:roll\w*|flip\w*|turn\w* over|(?:[4-9]|four|five|six|seven|eight|nine|half) months?|arms? out only|night sleep|all night|at night|nights?|firm|naps?)\b/,
        ],
        context: /\b(?:roll\w*|flip\w*|turn\w* over|(?:[4-9]|four|five|six|seven|eight|nine|half) months?)\b/,
        unless:
          /\b(?:arms? (?:out(?! only)|free)|transition (?:to|out|into)|stop\w* (?!her|him|them)|drop\w*|before|ends?|move (?:on|to)|sleep ?sack|switch\w*|replace|swap|no longer|up to the (?:first|point)|newborn)\b/,
      },
      {
        stance: 'raw',
        all: [
          /\b(?:(?:no|not a) (?:rush|hurry|need|reason) to (?:\w+ )?(?:stop|ditch|drop|quit|give up|end|wean|lose|change|transition|swaddl\w*)|(?:do|does|need|have) not (?:\w+ )?(?:have to |need to )?(?:stop|ditch|drop|quit|give up|end) (?:\w+ )?swaddl\w*|(?:tighter|firmer|stronger|double) (?:\w+ )?swaddl\w*|swaddl\w* (?:\w+ ){0,4}(?:stops?|prevents?|keeps?) (?:him|her|them|the baby) (?:from )?(?:roll|turn|flip)\w*)\b/,
          /\b(?:swaddl\w*|wrap\w*)\b/,
        ],
      },
      {
        stance: 'advice',
        fromDays: months(5),
        all: [
          /\b(?:keep|continue|go on|still|try|start|firm|tight|snug|double)\b(?: \S+){0,4} (?:swaddl\w*|wrapped|bundled|cocoon\w*)/,
        ],
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
          /\b(?:monitors?|monitoring|owlet|nanit|angelcare|snuza|(?:smart|oxygen|pulse|sleep) ?socks?|socks? (?:that|which) \w+|socks?|wearables?|trackers?|devices?|gadgets?|breathing (?:alarms?|pads?|sensors?)|apn(?:o)?ea (?:alarms?|pads?)|movement (?:pads?|sensors?|alarms?)|sensors?|alarms?|oximeters?)\b/,
          /\b(?:sids|cot death|crib death|sudden infant|fine about|suffocat\w*|dying|dies?|stops? breathing|breathing (?:pauses?|stops?)|unsafe position|(?:anything|something) (?:goes|is|went) wrong|in trouble|oxygen (?:levels?|drops?|dips?|falls?)|how (?:he|she|they) (?:lies?|sleeps?)|on (?:his|her|the) (?:tummy|stomach|side))\b/,
          /\b(?:prevent\w*|protect\w*|lower\w*|reduc\w*|stops?|keeps?|cuts?|guard\w*|help\w*|saves?|safe|safely|catch\w*|relax|wakes? you|whatever|in any position|will not die|in time|stop (?:fretting|worrying|checking)|insurance|eliminat\w*|rules? out|safety net|no longer|do not need|warn\w*|worry|no need|(?:there is|with) fine|fine about)\b/,
        ],
        unless:
          /\b(?:(?:do|does|has|have|can|will|is|are) not (?:been )?(?:shown|proven|helps?|prevent|lower|reduce|replace|protect|make|mean|a|be|stop|cut)|never (?:been )?(?:shown|proven|replace\w*)|no (?:\w+ )?(?:monitors?|gadgets?|devices?|sensors?|evidence|proof|study|studies|substitute)|nor|none|unproven|rather than|instead|smoke|carbon monoxide|socks? on|hospital|evidence (?:does|is)|claims?|hint)\b/,
      },
    ],
    replacement:
      'No home monitor has been shown to prevent sudden infant death. What lowers the risk is safe sleep: on the back, alone, on a firm, flat and empty surface, in your room. A monitor is no reason to relax these steps.',
    source: { name: 'NICHD: Safe to Sleep', url: 'https://safetosleep.nichd.nih.gov/' },
  },
];

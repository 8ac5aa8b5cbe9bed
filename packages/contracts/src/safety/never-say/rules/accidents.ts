import { type NeverSayRule, years } from '../rule.ts';

export const ACCIDENT_RULES: readonly NeverSayRule[] = [
  {
    id: 'walkers',
    untilDays: years(2),
    ageless: true,
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:(?:baby|wheeled|infant|sit in|seated|ring|rolling) walkers?|walkers? (?:with wheels|helps?|will|can|builds?|gets|gives|makes|teach\w*|strengthen\w*)|(?:in|use|try|using|buy|get|into|enjoy|love|like|loves|likes|enjoys) (?:a|the|his|her|your|their) walkers?)\b/,
        ],
        unless: /\b(?:push\w*|early walkers?|new walkers?|late walkers?|stationary)\b/,
      },
    ],
    replacement:
      'Wheeled baby walkers are never safe and do not teach walking; they may even delay it. Time on the floor and a stationary play table help a baby learn to walk.',
    source: {
      name: 'AAP: Baby Walkers, Important Safety Information',
      url: 'https://publications.aap.org/patiented/article-abstract/doi/10.1542/peo_document011/80018/Baby-Walkers-Important-Safety-Information',
    },
  },
  {
    id: 'shake',
    untilDays: years(3),
    ageless: true,
    patterns: [
      {
        stance: 'claim',
        all: [
          /\b(?:shak(?:e|es|ing) (?:\w+ ){0,2}(?:him|her|them|baby|babies|child|infant|toddler|newborn)|(?:toss\w*|throw\w*|bounc(?:e|ing)|jiggl\w*|jolt\w*) (?:\w+ ){0,4}(?:hard|firmly|vigorously|in the air|into the air|roughly|forcefully)|(?:firmly|vigorously|roughly) (?:bounce|shake|jiggle|rock)|(?:gentle|quick|light|little|firm|good) shake)\b/,
        ],
        unless: /\b(?:bottles?|rattles?|formula|toys?|urge|want to|feel like|tempted|balls?|medicine|maracas?|hands)\b/,
      },
    ],
    replacement:
      'Never shake, throw or hard-bounce a baby: it can injure the brain. If the crying is too much, lay your baby on the back in the cot, close the door, step away for some minutes and call someone.',
    source: {
      name: 'NHS Healthier Together: Colic (ICON)',
      url: 'https://staging.healthiertogether.nhs.uk/new-parent-and-baby/colic',
    },
  },
  {
    id: 'spank',
    patterns: [
      {
        stance: 'claim',
        all: [
          /\b(?:spank\w*|smack(?:ing)? (?:\w+ ){0,3}(?:bottom|hand|bum|him|her|them|child\w*|legs?)|(?:a|light|gentle|quick|firm) (?:smack|slap|swat|tap on the (?:bottom|bum))|slap(?:ping)? (?:\w+ ){0,2}(?:him|her|them|hands?|child\w*|wrist)|swat(?:ting)? (?:\w+ ){0,2}(?:him|her|them|bottom|child)|hit(?:ting)? (?:him|her|them|your (?:child|son|daughter|toddler)) back|whip(?:ping)? (?:him|her|them)|with (?:a|the|your) (?:belt|wooden spoon|paddle)|wash\w* (?:\w+ ){0,2}mouth out|mouth (?:out )?with soap|soap (?:in|on) (?:\w+ ){0,3}(?:mouth|tongue)|hot sauce|sham(?:e|ing) (?:him|her|them|your)|humiliat\w*|lock\w* (?:him|her|them|your (?:child|toddler|son|daughter)|the (?:child|toddler)) (?:\w+ ){0,3}(?:in|inside)|(?:in|to|into) the closet|corporal punishment|physical punishment|bite (?:him|her|them) back)\b/,
        ],
        unless: /\b(?:car|booster|seat|hot sauce on your|taste|dips?|recipe|on the shelf|play\w*|drum\w*|pots?)\b/,
      },
    ],
    replacement:
      'Hitting, shaming, hot sauce, soap or locking a child in does not teach better behaviour and is linked to more aggression and sadness later. What works: notice good behaviour, set few clear limits, use a brief time-out, and make up afterwards.',
    source: {
      name: 'AAP Pediatrics: Effective Discipline to Raise Healthy Children',
      url: 'https://pediatrics.aappublications.org/content/142/6/e20183112',
    },
  },
  {
    id: 'babywalk_front_carseat',
    untilDays: years(13),
    ageless: true,
    patterns: [
      {
        stance: 'advice',
        untilDays: years(2),
        all: [
          /\b(?:forward fac\w*|fac(?:e|es|ing) forwards?|front facing|turn(?:ed|ing)? (?:\w+ ){0,3}seat (?:\w+ ){0,2}(?:forwards?|around))\b/,
        ],
        unless:
          /\b(?:limit|outgr\w*|as long as possible|mirror|carrier|stroller|pram|pushchair|until (?:at least )?(?:2|two|3|three|4|four))\b/,
      },
      {
        stance: 'advice',
        all: [
          /\b(?:front (?:passenger )?seat|passenger seat|(?:ride|sit|sits|riding|sitting) (?:up )?(?:in )?(?:the )?front|shotgun)\b/,
        ],
        unless: /\b(?:back seat|rear seat|13|thirteen|you sit|front of|front row|class\w*)\b/,
      },
      {
        stance: 'advice',
        untilDays: years(8),
        all: [
          /\b(?:coats?|jackets?|snowsuits?|puffers?|puffy|bulky)\b/,
          /\b(?:harness|car ?seats?|straps?|buckle\w*)\b/,
        ],
        unless:
          /\b(?:over the (?:\w+ )?(?:harness|straps|buckles?)|on top|backwards?|blanket|after (?:you )?(?:buckl\w*|the harness)|off|remove|thin)\b/,
      },
      {
        stance: 'advice',
        all: [
          /\b(?:second hand|secondhand|hand me down|expired|thrift\w*|used|crashed)(?: \w+){0,3} (?:car|booster) ?seats?\b|\b(?:car|booster) ?seats?(?: \w+){0,8} (?:second hand|secondhand|expired|expiry|past its date|thrift\w*|yard sale|a crash)\b/,
        ],
        unless: /\b(?:history|check|used (?:for|to|in|with|every|correctly|properly|when)|throw|replace)\b/,
      },
    ],
    replacement:
      'Keep a child rear-facing up to the limit of the seat, in the back seat until 13, with no coat under the harness, and in a seat that is neither expired nor of unknown history.',
    source: {
      name: 'NHTSA: Car Seats and Booster Seats',
      url: 'https://www.nhtsa.gov/vehicle-safety/car-seats-and-booster-seats',
    },
  },
  {
    id: 'pool_floaties',
    patterns: [
      {
        stance: 'raw',
        all: [
          /\b(?:floaties|floatie|water wings|arm ?bands?|inflatables?|puddle jumpers?|swim(?:ming)? (?:lessons|classes|skills)|knows? how to swim|can swim|rubber rings?|float(?:ation)? (?:vests?|suits?))\b/,
          /\b(?:drown(?:ing)? ?proof\w*|safe (?:in|around|near|at) (?:the )?(?:water|pools?)|keeps? (?:\w+ ){0,3}safe|(?:will|can) not drown|without (?:\w+ ){0,3}(?:watching|supervis\w*|you|an adult)|leave (?:him|her|them)|no need to (?:watch|supervise)|not (?:need|have) to (?:watch|supervise|be)|unsupervised|on (?:his|her|their) own|alone|you can relax|prevents? drowning|protects?)\b/,
        ],
        unless:
          /\b(?:never|(?:do|does|will|can|is|are) not (?:make|mean|keep|replace|protect|prevent|rely|trust|leave|count|a|enough|safe|drown ?proof|be (?:left|alone))|no (?:child|one|layer)|even (?:if|when|children|a|with)|still|layers?|arms? reach|stay|watch\w* (?:closely|all))\b/,
      },
    ],
    replacement:
      'Floaties and swim lessons do not make a child drown-proof. Stay within arm’s reach, use a life jacket that fits, fence a pool on all four sides, and count lessons as one layer among these.',
    source: { name: 'CDC: Preventing Drowning', url: 'https://www.cdc.gov/drowning/prevention/index.html' },
  },
  {
    id: 'gun_hidden',
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:guns?|firearms?|pistols?|handguns?|rifles?|revolvers?)\b/,
          /\b(?:hid(?:e|den|ing)|high (?:up|shelf|cupboard|place|closet)|top (?:shelf|of)|closet|wardrobe|drawer|nightstand|under (?:the|your) (?:bed|mattress)|out of (?:reach|sight)|shelf|shoe ?box|safety (?:on|catch)|loaded)\b/,
        ],
        unless: /\b(?:unloaded|lock\w*|lockbox|toys?|water guns?|nerf|glue|pretend|ask)\b/,
      },
    ],
    replacement:
      'A hidden gun, or one on a high shelf, is not stored safely: children find them. Keep guns unloaded and locked, with the ammunition locked apart, or out of the home in a time of crisis.',
    source: {
      name: 'UPMC Minutes Matter: Creating a safe home environment for someone at risk of suicide',
      url: 'https://minutesmatter.upmc.com/creating-a-safe-home-environment-for-someone-at-risk-of-suicide',
    },
  },
];

import { type NeverSayRule, years } from '../rule.ts';
import { either, UNDONE_SAFELY } from './vocabulary.ts';

/** What is said of a child in a car that drives, or of its seat. */
const RIDE = /\b(?:while (?:you are )?driving|moving car|car ?seat straps?|harness|in the car|short (?:drive|trip))\b/;

export const ACCIDENT_RULES: readonly NeverSayRule[] = [
  {
    id: 'walkers',
    untilDays: years(2),
    ageless: true,
    patterns: [
      {
        stance: 'advice',
        all: [
          /\b(?:(?:baby|wheeled|infant|sit in|seated|ring|rolling|activity|bouncing|round|mobile|sit to walk) walkers?|walkers? (?:with wheels|on wheels|helps?|will|can|builds?|gets?|have|has|gives|makes|teach\w*|strengthen\w*|for|is|are|lets?|each|every|a few|until)|(?:in|use|try|using|buy|get|into|enjoy|love|like|loves|likes|enjoys|borrow|pop|of|invest in) (?:\w+ )?(?:a|the|his|her|your|their|this) (?:\w+ )?walkers?|go carts? (?:for|baby)|walking trainer on wheels|trotteur)\b/,
        ],
        unless:
          /\b(?:push\w*|early walkers?|new walkers?|late walkers?|stationary|confident walkers?|dog walkers?|walking frame|behind)\b/,
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
          /\b(?:shak(?:e|es|ing) (?:\S+ ){0,2}(?:him|her|them|it|baby|babies|child|infant|toddler|newborn|little one|shoulders?)|(?:toss\w*|throw\w*|bounc(?:e|es|ing)|jiggl\w*|jolt\w*|rock\w*|swing\w*|fling\w*|jerk\w*) (?:\S+ ){0,5}(?:hard|harder|firmly|vigorously|in the air|into the air|up high|up and catch\w*|roughly|forcefully|energetically|violently|(?:back and forth|up and down) (?:fast|quickly|hard))|toss\w* (?:him|her|them|(?:the |your )?bab(?:y|ies))(?: \w+)? (?:up|high)|(?:firmly|vigorously|roughly|hard|forcefully|energetically|sharply|briskly) (?:bounc\w*|shak\w*|jiggl\w*|rock\w*|jolt\w*|jerk\w*)|(?:gentle|quick|light|little|firm|good|brief|slight|soft|sharp|short|hard|brisk|vigorous) (?:\w+ )?(?:shakes?|shaking|jolts?|jerks?|jiggl\w*|jostle)|(?:swing|swinging) (?:him|her|them|(?:the |your )?baby) by|bouncing (?:\w+ )?(?:hard|vigorously)|snap\w* (?:him|her|them|the baby) out of)\b/,
        ],
        unless:
          /\b(?:bottles?|rattles?|formula|toys?|urge|want to|wanting to|feel like|feels like|tempted|(?:throw|toss|kick|catch|roll|bounc)\w* (?:a|the|balls?)(?: \w+)? balls?|ball games?|medicine|maracas?|hands|blanket|if you|parachute|tired out|hard (?:day|time|phase|work))\b/,
      },
    ],
    replacement:
      'Never shake, throw or hard-bounce a baby: it can injure the brain. If the crying is too much, lay your baby on the back in the {crib}, close the door, step away for some minutes and call someone.',
    source: {
      name: 'Leicestershire Partnership NHS Trust: Crying babies: ICON',
      url: 'https://healthforunder5s.co.uk/leicestershire/services/your-maternity-service/crying-babies-icon',
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
          /\b(?:forward fac\w*|fac(?:e|es|ing) (?:\w+ )?(?:forwards?|the front|ahead|the windscreen|the road)|front facing|(?:sees?|seeing|watch\w*|looks? at) the (?:road|windscreen|windshield)|(?:turn|flip|switch|spin|swivel|rotate|chang|mov)(?:e|ed|ing|s|n|ped|ping)? (?:\S+ ){0,4}(?:seat|him|her) (?:\S+ ){0,3}(?:forwards?|around|round|to the front)|(?:stop|quit|end) rear facing|booster (?:seat|cushion))\b/,
        ],
        unless:
          /\b(?:limit|outgr\w*|as long as possible|mirror|carrier|stroller|pram|pushchair|buggy|high ?chair|until (?:at least )?(?:2|two|3|three|4|four)|feeding booster|table)\b/,
      },
      {
        stance: 'raw',
        untilDays: years(2),
        all: [
          /\brear facing\b/,
          /\b(?:only (?:needed|necessary|required) (?:until|to|for)|not (?:needed|necessary)|no need|unnecessary|can stop|until (?:\w+ )?(?:12 months|one|1|first birthday|nine months|9 months))\b/,
        ],
        unless: /\b(?:at least|longer|beyond|not (?:just|only)|no longer)\b/,
      },
      {
        stance: 'advice',
        all: [
          /\b(?:front (?:passenger )?seat|passenger seat|(?:ride|rides|sit|sits|riding|sitting|travel|go) (?:\w+ )?(?:up )?(?:in )?(?:the )?(?:front|beside you)|up front|next to you in the (?:car|front)|shotgun)\b/,
        ],
        unless:
          /\b(?:back seat|rear seat|(?:put|slide|move|push) (?:the|your) (?:\w+ )?front (?:\w+ )?seat|behind (?:the|your) (?:\w+ )?front|13|thirteen|you sit|front of|front row|class\w*|stroller|bus|train|bike|sled|adult)\b/,
      },
      {
        stance: 'advice',
        untilDays: years(8),
        all: [
          /\b(?:coats?|jackets?|snow ?suits?|puffers?|puffy|bulky|parkas?|padded|thick (?:fleece|suit|layers?)|winter (?:suit|layers?)|pram ?suit)\b/,
          /\b(?:harness|car ?seats?|straps?|buckl\w*|strapp\w*|seat ?belt|car)\b/,
        ],
        unless:
          /\b(?:(?:coat|jacket|blanket|it) (?:\w+ )?over the (?:\w+ )?(?:harness|straps|buckles?)|on top|backwards?|blanket|after (?:you )?(?:buckl\w*|the harness)|off|remove|thin|spare|in the car (?:for|in case)|keep a)\b/,
      },
      {
        stance: 'advice',
        all: [
          /\b(?:second ?hand|hand me down|expired|thrift\w*|used|crashed|garage sale|yard sale|flea market|old|pre ?loved|marketplace|out of date|charity shop|borrowed)(?: \w+){0,3} (?:car|booster) ?seats?\b|\b(?:car|booster|child)? ?seats?(?: \S+){0,8} (?:second ?hand|expired|expiry|past its (?:date|expiry)|thrift\w*|(?:garage|yard|boot) sale|a crash|accident|collision|marketplace|charity shop|flea market|has passed|out of date|fender bender)\b/,
        ],
        unless:
          /\b(?:history|check|used (?:for|to|in|with|every|correctly|properly|when)|throw|replace\w*|(?:year|month|week)s? old|you know)\b/,
      },
      {
        stance: 'advice',
        all: [
          /\b(?:(?:date|it) (?:on it )?(?:has|is) (?:passed|expired|run out|out of date)|past (?:its|the) (?:expiry |use by )?date|expired|label is (?:faded|missing|gone)|(?:one|seat) from (?:a |your |the |his |her )?(?:\w+ )?(?:attic|garage|basement|loft|flea market|facebook|ebay|thrift\w*|neighbou?rs?|stranger)|been in a (?:small |minor |little )?(?:crash|accident|bump))\b/,
        ],
        context: /\b(?:car ?seats?|booster|infant seats?)\b/,
        unless: /\b(?:history|check|replace\w*|throw|recycle|do not know|must go|trade)\b/,
      },
      {
        stance: 'advice',
        all: [
          /\b(?:(?:loosen\w*|loose) (?:\w+ ){0,3}(?:straps?|harness|(?:seat ?)?belts?|clips?|buckles?|it|them|a (?:little|bit)|slightly)|(?:straps?|harness|(?:seat ?)?belts?|clips?|buckles?|it|them) (?:\w+ ){0,3}loose\w*|unbuckl\w*|unclip\w*|undo|chest clip|take (?:him|her|them) out)\b/,
          RIDE,
        ],
        unless: either(UNDONE_SAFELY, /\b(?:armpit|home|check)\b/),
      },
      {
        stance: 'advice',
        all: [
          /\b(?:hold (?:him|her|them|(?:the |your )?baby) (?:on|in) (?:your|the) (?:lap|arms)|on (?:your|the) (?:lap|knees?))\b/,
          RIDE,
        ],
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
          /\b(?:floaties|floatie|floats?|water ?wings|(?:arm|neck) ?(?:bands?|floats?|rings?)|inflatables?|puddle jumpers?|swim(?:ming)? (?:lessons|classes|skills|vests?|aids?|rings?)|lessons|isr|knows? how to swim|can swim|swims? well|strong swimmers?|good swimmers?|rubber rings?|float(?:ation)? (?:vests?|suits?|devices?)|bath seats?|bath rings?|life ?jackets?|buoyancy)\b/,
          /\b(?:drown(?:ing)? ?proof\w*|(?:water|perfectly|totally|completely) ?safe|safe (?:in|around|near|at|enough|while|to)|keeps? (?:\S+ ){0,3}(?:safe|afloat)|(?:will|can) not (?:drown|go under|sink)|without (?:\S+ ){0,3}(?:watching|supervis\w*|you|an adult)|leave (?:him|her|them)|(?:need not|no need to) (?:watch|supervise|hover|worry|stay)|not (?:need|have) to (?:watch|supervise|be|hover|worry|stay)|unsupervised|on (?:his|her|their) own|by (?:himself|herself|themselves)|alone|you can (?:\w+ )?(?:relax|read|sunbathe|step|go inside|chat|sit back|nip|pop|take your eyes)|while you (?:read|cook|swim|sunbathe|chat|answer|pop|step|nip|relax|are inside|make)|prevents? drowning|protects?|take your eyes off|eyes off|step (?:away|out|inside)|peace of mind|lets? you (?:relax|sit|chat|read)|stays? (?:on top|afloat|up)|holds? (?:him|her|them) up|keeps? (?:his|her|their) (?:head|face))\b/,
        ],
        unless:
          /\b(?:never|(?:do|does|will|can|is|are) not (?:make|mean|keep|replace|protect|prevent|rely|trust|leave|count|a|enough|safe|drown ?proof|be (?:left|alone))|no (?:child|one|layer)|even (?:if|when|children|a|with)|still|layers?|arms? reach|touching|stay|watch\w* (?:closely|all)|false sense|toys|well fitting life|coast guard|open water|boats?|not (?:safety|substitutes?|replacements?)|always)\b/,
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
          /\b(?:guns?|firearms?|pistols?|handguns?|rifles?|revolvers?|shotguns?|weapons?|glock|ammo|ammunition)\b/,
          /\b(?:hid(?:e|es|den|ing)|high (?:up|shelf|shelves|cupboard|place|closet)|top (?:shelf|of|drawer)|closet|wardrobe|cupboard|drawers?|nightstand|bedside|night table|under (?:the|your) (?:bed|mattress|pillow|seat)|out of (?:reach|sight)|shelf|shelves|shoe ?box|safety (?:on|catch)|loaded|tucked|stash\w*|attic|basement|glove (?:box|compartment)|purse|handbag|behind|within reach|where (?:kids|children|he|she|nobody)|does not know where|concealed|unlocked|teach\w* (?:him|her|them|your) (?:\w+ ){0,4}not to touch)\b/,
        ],
        unless:
          /\b(?:unloaded|locked|lock|locking|locks|lockbox|(?:gun|the|an?|in|biometric) safes?|toys?|water guns?|nerf|glue|pretend|ask|squirt|shotgun seat)\b/,
      },
      {
        stance: 'raw',
        all: [
          /\b(?:guns?|firearms?|pistols?|handguns?|rifles?|revolvers?|shotguns?)\b/,
          /\b(?:high|top|closet|wardrobe|cupboard|drawers?|nightstand|under|behind|shelf|shelves|box|bag|attic|hid\w*|tucked|basement|back of)\b/,
          /\b(?:(?:not|never|nobody|no one|no) (?:\w+ ){0,3}(?:knows?|finds?|reach\w*|looks?|idea|think|climb|get (?:to|at)|suspect))\b/,
        ],
        unless:
          /\b(?:unloaded|locked|lock|locking|locks|lockbox|(?:not|never) (?:\w+ ){0,2}(?:safe|enough|stored|safely)|unsafe|danger\w*|you think|often|most|even (?:if|when)|still|toys?|believe|assume)\b/,
      },
    ],
    replacement:
      'A hidden gun, or one on a high shelf, is not stored safely: children find them. Keep guns unloaded and locked, with the ammunition locked apart, or out of the home in a time of crisis.',
    source: {
      name: 'AAP: Prevent youth suicide, remove or lock up lethal items at home',
      url: 'https://www.healthychildren.org/English/healthy-living/emotional-wellness/Pages/prevent-youth-suicide-remove-or-lock-up-lethal-items-at-home.aspx',
    },
  },
];

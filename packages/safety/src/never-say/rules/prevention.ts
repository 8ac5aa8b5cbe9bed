import type { NeverSayRule } from '../rule.ts';

export const PREVENTION_RULES: readonly NeverSayRule[] = [
  {
    id: 'vaccine_autism',
    patterns: [
      {
        stance: 'raw',
        all: [
          /\b(?:vaccin\w*|shots|jabs?|mmr|immuni[sz]\w*)\b/,
          /\b(?:causes?|caused|causing|trigger\w*|link\w*|leads? to|behind|gives?|contribut\w*|risk of|connection|connected|associat\w*|tied to|plausible|after (?:the|their|his|her)|regress\w*|brings? on|responsible|blame\w*|damag\w*)\b/,
          /\b(?:autis\w*|asd|on the spectrum|brain damage|neurological)\b/,
        ],
        unless:
          /\b(?:(?:do|does|did|is|are|was|has|have|can) not (?:\w+ )?(?:cause|trigger|lead|link\w*|associat\w*|connected|contribut\w*|give|found|been|show|any)|no (?:\w+ ){0,2}(?:link|connection|evidence|association|proof|relationship)|found none|never|nor|neither|retracted|fraud\w*|disprov\w*|debunk\w*|withdrawn|whether|worr\w*|fears?|without|myth|false)\b/,
      },
      {
        stance: 'raw',
        all: [
          /\b(?:too many (?:\w+ ){0,2}(?:vaccin\w*|shots|jabs|antigens)|too many too soon|overwhelm\w* (?:\S+ ){0,4}immune|overload\w* (?:\S+ ){0,4}immune|(?:alternative|alternate|delayed|spread out|slower|gentler|sears|modified|selective|custom|relaxed|individual) (?:(?:vaccin\w*|immuni[sz]ation|shot) )?(?:schedules?|plans?|timetables?|approach to (?:vaccin\w*|shots))|one (?:vaccine|shot|jab) (?:at a time|a month|per (?:month|visit))|(?:spread\w*|space|spacing|split\w*|delay\w*|postpon\w*|skip\w*|declin\w*|refus\w*|hold(?:ing)? off|wait\w*|put\w* off|avoid\w*|opt\w* out|pass on|forgo|leave|stagger\w*|say no|limit(?:ing)?|separate) (?:\S+ ){0,6}(?:vaccin\w*|shots|jabs?|mmr|immuni[sz]\w*|hepatitis b|hep b|rotavirus|dtap)|(?:vaccin\w*|shots|jabs|mmr|immuni[sz]\w*|hep b) (?:\S+ ){0,6}(?:can wait|spread out|spaced out|later on|delayed|when (?:he|she) is older)|single (?:vaccines|jabs|shots)\b|(?:split|spread|space) (?:them|it|these) (?:\w+ )?(?:over|out|across)|(?:a lot|too much) for (?:\S+ ){0,4}(?:body|system|immune)|natural (?:immunity|infection) (?:is|beats|gives|from)|(?:chickenpox|measles|pox) part(?:y|ies))\b/,
        ],
        unless:
          /\b(?:not (?:(?:recommend|suggest|advise) (?:\w+ )?(?:\w+ing)|delay|skip|wait|postpone|spread|space|split|recommended|advised|put|safe|necessary|help|overwhelm\w*|overload\w*|too many|be (?:delayed|skipped))|no (?:benefit|reason|need|evidence)|never|nor|waiting room|wait (?:in|at|15|for 15)|after (?:the |his |her |your )?(?:\w+ )?(?:vaccin\w*|shots?|jabs?)|talk (?:to|with|it)|speak (?:to|with)|ask (?:the|your|a)|(?:your|the|his|her|child s) (?:doctor|pa?ediatrician)|catch up|without|leaves (?:him|her|them|a|your|babies|children|the|kids)|risks?|unprotected|why|minutes|avoid (?:delay|miss)\w*|fever|mild illness|can handle|protect\w* (?:him|her|them|babies|children))\b/,
      },
    ],
    replacement:
      'Vaccines do not cause autism, and putting them off leaves a child unprotected. For what is due and when, ask {the doctor} which schedule they follow and its date: national schedules differ and change.',
    source: {
      name: 'MHRA: Safety of childhood vaccination reaffirmed',
      url: 'https://www.gov.uk/government/news/mhra-reaffirms-safety-of-childhood-vaccination',
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
          /\b(?:vitamin k|vit k|k (?:shot|injection|jab)|eye (?:ointment|drops|antibiotic|cream)|erythromycin|heel (?:prick|stick)|blood spot(?: test)?|newborn (?:screening|screen|metabolic)|guthrie|hearing screen)\b/,
          /\b(?:skip\w*|declin\w*|refus\w*|not (?:\w+ )?(?:need\w*|necessary|essential|required|worth|for (?:healthy|breastfed))|no (?:real )?(?:need|reason|point)|(?:little|not much) (?:need|reason|point|benefit|value)|pointless|hardly (?:worth|needed|necessary)|rarely (?:finds?|needed|matters?|helps?)|(?:very|so|extremely) rare|stress(?:ing)? (?:him|her|them|the baby) out|(?:can|may) (?:\w+ )?wait|leave (?:\w+ ){0,3}(?:out|for later)|give (?:it|that) a miss|unnecessary|unneeded|optional|opt(?:ing)? out|(?:well|fine|good|healthy|okay|happily) without|free to (?:say no|decline|refuse|choose)|painful start|manage (?:\w+ ){0,2}without|pass on|do without|fine without|turn(?:ing)? (?:\w+ )?down|box(?:es)? to tick|equally fine|nothing at all|old habit|just as (?:good|well|safe)|formalit(?:y|ies)|say(?:ing)? no|leav\w* out|only (?:for|needed)|forgo|overkill|outdated|just routine|toxic|enough (?:vitamin )?k|delay\w*|wait|avoid\w*|drops (?:are|work) (?:just )?as (?:well|good)|instead of|intact|unnatural|synthetic)\b/,
        ],
        unless:
          /\b(?:(?:not|never) (?:be )?(?:skip\w*|declin\w*|refus\w*|optional|delay\w*|left)|never|risks?|(?:can|may|could|serious|late|brain|prevents?|with|cause) bleed\w*|bleeding in|talk|ask|before you|why|if you (?:declined|refused|skipped)|doctor|not (?:have|get|make|born|enough|contain)|do not (?:skip|decline|pass on))\b/,
      },
    ],
    replacement:
      'The newborn vitamin K shot, eye ointment and heel prick each prevent rare but grave harm, such as bleeding in the brain. If you have doubts, please talk with the newborn team today rather than leave them out.',
    source: {
      name: 'CDC: About Vitamin K Deficiency Bleeding',
      url: 'https://www.cdc.gov/vitamin-k-deficiency/about/index.html',
    },
  },
];

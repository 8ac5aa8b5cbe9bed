import { type NeverSayRule, years } from '../rule.ts';
import { CONDITION } from './vocabulary.ts';

export const MIND_RULES: readonly NeverSayRule[] = [
  {
    id: 'wait_and_see',
    patterns: [
      {
        stance: 'raw',
        all: [
          /\b(?:grows? out of (?:it|this)|outgrow (?:it|this)|catch(?:es)? up|(?:will|they will|it will|words will|would) (?:\w+ )?(?:be|come) back|comes? (?:back )?(?:on (?:his|her|their) own|in (?:his|her|their) own time)|in (?:his|her|their) own time|own pace|boys (?:\S+ )?(?:talk|walk|speak|develop|are|do not)(?: \w+)? (?:later|late|slower|say)|(?:boys|second children|bilingual (?:kids|children)|siblings) (?:\S+ ){0,3}(?:later|late|slower|not (?:say|talk|speak))|late (?:bloomers?|talkers?|walkers?)|wait and see|watch and wait|(?:just|can|could|would) (?:wait|leave it|hold off|ignore)|wait (?:a few|another|it out|six|a couple|until)|leave it (?:for|another|a while)|give (?:it|him|her|them|this) (?:\S+ ){0,2}(?:time|months|weeks|year)|do fine|(?:is|are|be) (?:perfectly |totally |completely |quite |all )(?:fine|typical|normal)|(?:is|are) (?:typical|normal|common)|(?:boys|kids|children) often do|wait (?:till|until)|(?:there is|you have) fine|no need (?:to (?:see|call|act|get|chase|test|mention)|for (?:a |an )?(?:doctor|screening|evaluation|assessment|referral|tests?))|einstein|(?:his|her|your) (?:uncle|father|cousin|brother|dad) (?:was|did)|no (?:hurry|rush|big deal|cause for (?:concern|alarm|worry))|nothing to (?:worry|fret)|lazy|stubborn|too busy|nothing unusual|not (?:\w+ )?unusual|before you know it|will be (?:chatting|talking|walking|chattering|running)|(?:will )?(?:return|come) by (?:itself|themselves)|a phase|just (?:a )?(?:shy|quiet|temporary)|temporary|common and)\b/,
          /\b(?:words?|says?|talk\w*|speak\w*|speech|languages?|babbl\w*|spoke|walk\w*|crawl\w*|sit|sits|sitting|points?|pointing|wav(?:e|es|ing)|smil\w*|eye contact|skills?|milestones?|regress\w*|gestures?|sentences|name|head control)\b/,
          /\b(?:not|no|lost|los(?:e|es|ing)|stopp\w*|late|later|delay\w*|miss\w*|behind|without|yet|regress\w*|fewer|disappear\w*|used to|gone|hardly|barely|slower|silent|quiet|few|only|nothing|stops)\b/,
        ],
        unless:
          /\b(?:(?:do|should|would|is|best) not (?:to )?(?:just |simply )?(?:wait|leave|assume|ignore|hold)|never (?:just )?wait|rather than|instead of|call|ask|tell|screen(?:ing|ed) (?:is|now|soon|can|will|helps)|screen(?:ed)|evaluat(?:e|ed|ion (?:now|is|soon|can))|(?:the|your|his|her|a) (?:doctor|pa?ediatrician|gp) (?:\w+ )?(?:can|should|now|soon|this|about|if|to|will)|see (?:the|your|a) doctor|early intervention|teeth|tooth|biting|vaccin\w*|fever|nap|sleep|potty|toilet|hair|shoes?|tantrum\w*|homework|school work|friends?|say (?:no|yes|that|too|hello|goodbye)|sport|myth|months vary|most (?:babies|children) (?:sit|walk|crawl|say|roll|smile)|between \d+ and|range)\b/,
      },
      {
        stance: 'raw',
        all: [
          /\b(?:los(?:e|es|ing)|lost|stop(?:s|ped|ping)|no longer|disappear\w*|dropp\w*|forg[eo]t\w*) (?:\S+ ){0,5}(?:words?|saying|talking|pointing|waving|babbling|skills?|speech|eye contact|smiling|responding|walking|signs)\b/,
          /\b(?:typical|normal|common|fine|okay|ok|harmless|nothing|a phase|will (?:be|come) back|expected|happens|temporary|part of|busy|brain is|usual)\b/,
        ],
        unless:
          /\b(?:not (?:\w+ )?(?:normal|typical|a phase|wait|usual|expected|fine)|never|call|(?<!not )tell|ask|doctor|screen\w*|evaluat\w*|needs?|baby teeth|weight|tooth|temper|hair)\b/,
      },
      {
        stance: 'raw',
        all: [
          /\b(?:(?:grows?|grow) out of|outgrow\w*|catch(?:es)? (?:right |back )?up|part of growing|(?:drop|lose|prune) (?:\w+ )?(?:skills?|vocabulary|words)|(?:it|they|words) will (?:\w+ )?be back|no cause for (?:alarm|concern|worry)|nothing alarming|pick (?:them|it) up again|own (?:time|pace)|just (?:a phase|independent|shy|lazy|stubborn|quiet|laid back|a late)|(?:would|need) not (?:\w+ )?(?:do anything|book|see any\w+|bother|act|rush)|no need to (?:see|call|bother|book|act|do)|nothing to worry|stay relaxed|wait until|late (?:bloomer|talker|walker)s?|(?:perfectly|completely|totally|entirely) (?:normal|fine))\b/,
        ],
        context:
          /\b(?:said|had|knew) (?:\w+ ){0,2}words\b|\b(?:not|lost|los(?:es|ing)|stop(?:s|ped)|hardly|barely|few\w*|late|behind|used to|no longer) (?:\S+ ){0,5}(?:words?|saying|talk\w*|speak\w*|point(?:s|ing|ed)?|wav(?:e|es|ing|ed)|walk\w*|crawl\w*|babbl\w*|smil\w*|sit(?:s|ting)?|greet\w*|eye contact|respond\w*|gestures?|sentences)\b/,
        unless:
          /\b(?:(?:do|should|would|is|best|better) not (?:to )?(?:just |simply )?(?:wait|leave|assume|ignore|hold)|never (?:just )?wait|rather than|instead of|call|ask|tell|screen\w*|evaluat\w*|doctor|pa?ediatrician|gp|early intervention|teeth|vaccin\w*|fever|sleep|potty|toilet|tantrum\w*|homework|myth|most (?:babies|children|kids)|range)\b/,
      },
    ],
    replacement:
      'A skill that was lost, or a milestone not reached, is a reason to ask {the doctor} for a developmental screening now. Acting early helps, and no checklist is a diagnosis either way.',
    source: {
      name: 'CDC: Important Milestones, Your Child By Eighteen Months',
      url: 'https://www.cdc.gov/ncbddd/actearly/milestones/milestones-18mo.html',
    },
  },
  {
    id: 'diagnose',
    patterns: [
      {
        stance: 'raw',
        all: [
          new RegExp(
            String.raw`\b(?:your (?:\w+ )?(?:child|son|daughter|baby|toddler|teen|teenager|little one|boy|girl)|he|she) (?:clearly |definitely |certainly |obviously |probably |almost certainly |most likely |simply |just |does |must )*(?:has|is|have|suffers from) (?:clearly |definitely |certainly |obviously |a |an |the |mild |severe |classic |textbook |high functioning |got |case of |on the |autism |and )*${CONDITION}\b`,
          ),
          /./,
        ],
        unless:
          /\b(?:if|when|whenever|whether|may|might|could|can|tell (?:if|whether|you|the|your)|ask|who|suspect\w*|once|after|because|since|diagnosed|signs? of|tests?|unless|any|not (?:mean|say|tell|know|prove|sure|show|necessarily|enough|a sign)|(?:do|does) not|no (?:test|one|way)|never|child who|older than|what (?:if|to)|so long as|worried|worry|says? (?:he|she)|wonder\w*|where)\b(?!(?: \S+){0,6} so (?:your|he|she))/,
      },
      {
        stance: 'raw',
        all: [
          new RegExp(
            String.raw`\b(?:this|it|that|these|those|all of these|what you (?:are )?(?:describ\w*|see\w*|say\w*|mention\w*)|the (?:signs|symptoms|picture|description|pattern)|your description|(?:this|that|the|his|her) (?:rash|cough|lump|behaviou?r|pattern|fever|swelling|pain|symptoms?|limp|spots?))(?: \S+){0,5} (?:is|are|means?|comes? from|has to be|must be|points? to|adds? up to|equals|tells? (?:me|us|you) (?:that )?(?:he|she|it) (?:has|is)) (?:he has |she has |they have |he is |she is |your (?:\w+ )?has |clearly |definitely |certainly |obviously |almost certainly |only |just |simply |a |an |the |your child has |he has |she has |he is |she is |your (?:son|daughter|toddler|baby|teen) (?:has|is) |classic |textbook |typical |case of |sign of |caused by |due to |from |mild |severe )*${CONDITION}\b`,
          ),
        ],
        unless:
          /\b(?:if|whether|may|might|could|can|tell|ask|who|suspect\w*|diagnosed|tests?|unless|not|never|possible|(?:know|find out|see) what|what (?:if|to|else|causes)|looks? like|sometimes|often|one of|when|called|vaccin\w*)\b/,
      },
      {
        stance: 'raw',
        all: [
          /\b(?:definitely|certainly|absolutely|clearly|100 ?%|for sure|guarantee[ds]?|i (?:can )?(?:assure|promise) you|i am (?:certain|sure|positive)|rest assured|without (?:a )?doubt|no doubt)\b(?: \S+){0,6} (?:normal|nothing serious|fine|serious|harmless|nothing to worry|healthy|not (?:autism|adhd|autistic|meningitis|appendicitis|broken|an? (?:\w+ )?infection|an allergy))\b|\b(?:nothing serious|not serious|not autism|not meningitis)\b(?: \S+){0,2} (?:definitely|for sure|certainly)\b|\b(?:you can (?:safely )?)?(?:rule out|ruled out) (?:autism|adhd|meningitis|appendicitis|an? (?:\w+ )?infection)\b|\b(?:can not|could not|is not) (?:possibly )?(?:be )?(?:autism|adhd|meningitis|appendicitis|anything serious)\b/,
        ],
        unless:
          /\b(?:no one|nobody|(?:can|could) not (?:say|tell|know|be sure|rule)|not (?:say|tell|know|possible|be said)|unable|if|whether|only a doctor|doctor (?:can|will|may)|normal to (?:feel|worry)|tests? (?:can|will|may|to)|to rule)\b/,
      },
    ],
    replacement:
      'I cannot examine your child, so I can neither name a diagnosis nor rule one out. I can say what is typical at this age and what would need a call; {the doctor} can look and tell.',
    source: {
      name: 'CDC: Learn the Signs. Act Early., about the program',
      url: 'https://www.cdc.gov/ncbddd/actearly/about.html',
    },
  },
  {
    id: 'suicide_attention',
    fromDays: years(5),
    untilDays: years(19),
    ageless: true,
    patterns: [
      {
        // What "it" is stands in the question: said of a school child or teen it is taken for the gravest.
        stance: 'raw',
        fromDays: years(8),
        all: [
          /\b(?:only|just|merely|simply|probably) (?:say\w*|said|threaten\w*|talk\w*|post\w*|writ\w*|text\w*|mean\w*) (?:\S+ ){0,4}(?:for|to get|to seek|to grab|because (?:he|she|they) wants?) (?:\w+ )?(?:attention|a reaction|drama|sympathy)\b/,
        ],
        unless:
          /\b(?:never|do not|not (?:just|only|simply)|seriously|swear\w*|curse\w*|rude|bad words?|silly|jokes?)\b/,
      },
      {
        stance: 'raw',
        all: [
          /\b(?:(?:seek\w*|want\w*|look\w* for|crav\w*|bid for|for|get) (?:\w+ )?attention|attention (?:seek\w*|grab\w*)|(?:being |overly |so )?dramatic|dramatics?|(?:teenage |teen |just |only )drama|drama|manipulat\w*|bluff\w*|not (?:really )?(?:serious|mean it)|(?:rarely|hardly ever|seldom|never|do not|does not) (?:\w+ )?(?:mean it|act on it|go through|serious|follow through)|empty threats?|ignore (?:it|him|her|them|such|the)|(?:just )?a phase|hormones|letting off steam|get (?:\w+ )?(?:a )?(?:reaction|rise|response)|(?:trying|tries|wants?|hop\w+) to (?:get (?:out|his|her|their|you)|provoke|shock|scare|upset|punish|guilt)|figure of speech|cry wolf|reward (?:it|him|her|them|this|that|such)|change the subject|testing you|fades? with|carry on as|blow\w* over|overreact\w*|big (?:deal|thing|fuss)|exaggerat\w*)\b/,
        ],
        context:
          /\b(?:suicid\w*|kill\w* (?:himself|herself|themselves|myself)|(?:wants?|wanting|wish\w*) (?:to (?:die|be dead)|(?:he|she|they|i) (?:was|were) dead)|dying|rather be dead|end(?:ing)? it\b|no point (?:in |to )?living|(?:disappear|vanish)\w* forever|self harm\w*|(?:hurt|harm|cut)(?:s|ting|ing)? (?:himself|herself|themselves|myself)|cutting (?:himself|herself|themselves|is)|end\w* (?:his|her|their|my) life|be(?:ing)? dead|better off without|not want(?:ing)? to (?:live|be here)|end it all)\b/,
        unless:
          /\b(?:never (?:\S+ ){0,4}(?:just|only|simply|a|about|ignore|dismiss|attention|assume|drama)|do not (?:call|ignore|dismiss|assume|treat|brush|think|wait|overreact)|rather than|instead|(?:take|takes|taken|taking) (?:\S+ ){0,6}seriously|avoid|dismiss\w*|take every|it is not|is not (?:just|attention|a phase|drama|simply)|not (?:just |simply |only )?(?:attention|drama|a bid)|even if|myth)\b/,
      },
      {
        stance: 'raw',
        all: [
          /\b(?:puts?|putting|plants?|planting|gives?|giving|encourages?|makes? (?:it|him|her|them) more|suggest\w*|trigger\w*|seed\w*)\b/,
          /\b(?:suicid\w*|kill\w* (?:himself|herself|themselves)|self harm\w*|dying|wanting to die)\b/,
          /\b(?:ask\w*|talk\w*|mention\w*|bring\w*|discuss\w*|rais(?:e|ing)|say\w*|word)\b/,
          /\b(?:ideas?|heads?|thoughts?|likely|minds?)\b/,
        ],
        unless:
          /\b(?:(?:do|does|will|would|can) not (?:plant|put|give|make|encourage|increase|suggest)|never|no (?:evidence|proof)|safe|lock\w*|time|chance|space|myth|contrary)\b/,
      },
      {
        stance: 'raw',
        all: [
          /\b(?:do not|never|avoid|better not to|should not|would not|best not to|stay away from|steer clear of) (?:even |ever |openly |directly )?(?:ask\w*|talk\w*|mention\w*|bring\w*|speak\w*|discuss\w*|rais\w+|us(?:e|ing) the word)(?: \S+){0,6} (?:suicid\w*|kill\w*|dying|self harm\w*)\b/,
        ],
        unless: /\b(?:in front of|online|alone|lightly|as (?:if|though)|joke\w*|details?|methods?|afraid|secret)\b/,
      },
    ],
    replacement:
      'Talk of suicide is always to be taken seriously. Ask directly: asking does not plant the idea. Stay with your child, put medicines and weapons out of reach, and contact {child crisis line}, or {emergency} if there is danger now.',
    source: {
      name: 'Just One Norfolk (NHS): Mental health safety planning',
      url: 'https://justonenorfolk.nhs.uk/emotional-health/children-young-people-s-emotional-health/mental-health-safety-planning',
    },
  },
];

import { type NeverSayRule, years } from '../rule.ts';

export const MIND_RULES: readonly NeverSayRule[] = [
  {
    id: 'wait_and_see',
    patterns: [
      {
        stance: 'raw',
        all: [
          /\b(?:grows? out of (?:it|this)|outgrow (?:it|this)|catch(?:es)? up|comes? (?:back )?(?:on (?:his|her|their) own|in (?:his|her|their) own time)|boys (?:\w+ )?(?:talk|walk|speak|develop|are)(?: \w+)? (?:later|late|slower)|late bloomers?|wait and see|(?:just|can|could) wait|wait (?:a few|another|it out|six|a couple|until)|give (?:it|him|her|them) (?:\w+ ){0,2}(?:time|months|weeks)|do fine|is fine (?:about|if|that)|(?:there is|you have) fine|no need (?:to (?:see|call|act)|for (?:a )?(?:doctor|screening|evaluation))|einstein|no (?:hurry|rush|cause for concern)|nothing to worry)\b/,
          /\b(?:words?|says?|talk\w*|speak\w*|speech|languages?|babbl\w*|walk\w*|crawl\w*|points?|pointing|wav(?:e|es|ing)|smil\w*|eye contact|skills?|milestones?|regress\w*|gestures?|sentences)\b/,
          /\b(?:not|no|lost|los(?:e|es|ing)|stopp\w*|late|later|delay\w*|miss\w*|behind|without|yet|regress\w*|fewer|disappear\w*|used to|gone|hardly|barely|slower)\b/,
        ],
        unless:
          /\b(?:(?:not|never) (?:just |simply )?wait|rather than|instead of|call|ask|tell|screen(?:ing|ed)|evaluat\w*|doctor|early intervention|teeth|tooth|biting|vaccin\w*|fever|nap|sleep|potty|toilet|hair|shoes?|tantrum\w*|homework|school work|friends?)\b/,
      },
    ],
    replacement:
      'A skill that was lost, or a milestone not reached, is a reason to ask your child’s doctor for a developmental screening now. Acting early helps, and no checklist is a diagnosis either way.',
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
          /\b(?:your (?:child|son|daughter|baby|toddler|teen|teenager|little one)|he|she) (?:clearly |definitely |certainly |obviously |probably )?(?:has|is|have) (?:clearly |definitely |certainly |obviously |a |an |mild |severe |classic )*(?:autism|autistic|adhd|asd|dyslexi[ac]|asthma|(?:milk |peanut |egg |food |nut )?allerg(?:y|ic to \w+)|(?:ear |chest |throat |urinary |skin |viral |bacterial )*infection|pneumonia|measles|meningitis|depression|clinically depressed|bipolar|anorexi[ac]|ocd|appendicitis)\b|\b(?:this|it|that|these) (?:is|are|means?) (?:clearly |definitely |certainly |obviously |a |an |classic |your child has |he has |she has )+(?:autism|adhd|(?:ear |chest |throat |urinary |skin |viral |bacterial )*infection|(?:milk |peanut |egg |food |nut )?allergy|asthma|measles|meningitis|strep throat|appendicitis)\b/,
        ],
        unless:
          /\b(?:if|when|whenever|whether|may|might|could|can|tell|ask|who|suspect\w*|once|after|because|since|diagnosed|signs? of|tests?|unless|any|not|no|never|child who)\b/,
      },
      {
        stance: 'raw',
        all: [
          /\b(?:definitely|certainly|100 ?%|for sure|guarantee[ds]?|i (?:can )?(?:assure|promise) you|without (?:a )?doubt)\b(?: \w+){0,5} (?:normal|nothing serious|not serious|harmless|nothing to worry|healthy|not (?:autism|adhd|autistic|meningitis|an? (?:\w+ )?infection|an allergy))\b|\b(?:nothing serious|not serious|not autism)\b(?: \w+){0,2} (?:definitely|for sure|certainly)\b/,
        ],
        unless: /\b(?:no one|nobody|not (?:say|tell|know|possible|be said)|unable|if|whether|only a doctor)\b/,
      },
    ],
    replacement:
      'I cannot examine your child, so I can neither name a diagnosis nor rule one out. I can say what is typical at this age and what would need a call; your child’s doctor can look and tell.',
    source: {
      name: 'CDC Milestone Tracker, as reported by MobiHealthNews',
      url: 'https://mobihealthnews.com/node/143484',
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
          /\b(?:only|just|merely|simply|probably) (?:say\w*|said|threaten\w*|talk\w*|post\w*|writ\w*|text\w*|mean\w*) (?:\w+ ){0,4}(?:for|to get|to seek|to grab|because (?:he|she|they) wants?) (?:\w+ )?(?:attention|a reaction|drama|sympathy)\b/,
        ],
        unless:
          /\b(?:never|do not|not (?:just|only|simply)|seriously|swear\w*|curse\w*|rude|bad words?|silly|jokes?)\b/,
      },
      {
        stance: 'raw',
        all: [
          /\b(?:(?:seek\w*|want\w*|look\w* for|crav\w*|bid for|for) (?:\w+ )?attention|attention (?:seek\w*|grab\w*)|being dramatic|(?:teenage |teen |just |only )drama|manipulat\w*|bluff\w*|not (?:really )?serious|empty threats?)\b/,
          /\b(?:suicid\w*|kill\w* (?:himself|herself|themselves)|(?:wants?|wanting|wish\w*) to die|dying|self harm\w*|(?:hurt|harm|cut)(?:s|ting|ing)? (?:himself|herself|themselves)|cutting|end\w* (?:his|her|their) life|be(?:ing)? dead)\b/,
        ],
        unless:
          /\b(?:never|do not|rather than|instead|seriously|avoid|dismiss\w*|take every|it is not|is not just|not attention)\b/,
      },
      {
        stance: 'raw',
        all: [
          /\b(?:puts?|putting|plants?|planting|gives?|giving|encourages?|makes? (?:it|him|her|them) more)\b/,
          /\b(?:suicid\w*|kill\w* (?:himself|herself|themselves)|self harm\w*)\b/,
          /\b(?:ask\w*|talk\w*|mention\w*|bring\w*|discuss\w*|rais(?:e|ing)|say\w*)\b/,
          /\b(?:ideas?|heads?|thoughts?|likely|minds?)\b/,
        ],
        unless: /\b(?:not|never|no|does not|will not|safe|lock\w*|time|chance|space)\b/,
      },
      {
        stance: 'raw',
        all: [
          /\b(?:do not|never|avoid|better not to|should not) (?:ask\w*|talk\w*|mention\w*|bring\w*|speak\w*|discuss\w*|rais\w+)(?: \w+){0,5} (?:suicid\w*|kill\w*|dying|self harm\w*)\b/,
        ],
        unless: /\b(?:in front of|online|alone|lightly|as (?:if|though)|joke\w*|details?|methods?)\b/,
      },
    ],
    replacement:
      'Talk of suicide is always to be taken seriously. Ask directly: asking does not plant the idea. Stay with your child, put medicines and weapons out of reach, and call or text 988 (US), or your emergency number if there is danger now.',
    source: {
      name: 'Mayo Clinic text: Teen suicide, what parents need to know',
      url: 'https://www.amerikanhastanesi.org/mayo-clinic-care-network/mayo-clinic-health-information-library/first-aid/teen-suicide-what-parents-need-to-know',
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
          /\b(?:limit|restrict|cap|cut|reduc|hold|stick|aim|allow|stay|keep|drop|lower|budget)\w*\b/,
          /\b(?:\d{3,4}|(?:\w+ )?(?:hundred|thousand)) ?(?:kcals?|cals?|calories?)\b|\b(?:one|two|1|2) (?:small )?meals? (?:a|per|each) day\b/,
        ],
        unless:
          /\b(?:dietitian|specialist|you eat|breastfe\w*|for you|yourself|extra calories|signs?|notice|hid\w*|milk|formula)\b/,
      },
      {
        stance: 'advice',
        all: [
          /\b\d{3,4} ?(?:kcals?|cal|calories?)\b|\b(?:calorie (?:goals?|targets?|limits?|deficit|count\w*|budget)|count\w* calories|(?:cut\w*|limit\w*|restrict\w*) (?:\w+ )?calories|fast(?:ing)? (?:for \d+|until|days?|window)|intermittent fasting|skip(?:ping)? (?:breakfast|lunch|dinner|supper|meals|a meal)|keto(?:genic)?|low carb|juice cleanses?|crash diets?|diet pills?|weight loss (?:pills?|supplements?|drugs?|injections?|medications?|teas?|diets?)|ozempic|wegovy|semaglutide|mounjaro|fat burners?|appetite suppressants?|on a (?:\w+ )?diet)\b/,
        ],
        unless:
          /\b(?:epilep\w*|dietitian|specialist|blood tests?|surgery|ramadan|you eat|breastfe\w*|for you|yourself|fast food|extra calories|signs?|notice|hid\w*)\b/,
      },
      {
        stance: 'advice',
        all: [
          /\b(?:praise|compliment|reward|congratulate|celebrate|tell (?:him|her|them))\b/,
          /\b(?:weight loss|losing weight|lost weight|slimm\w*|thinner|skinn\w*|(?:lost|losing|loses) (?:\w+ )?(?:pounds|kilos))\b/,
        ],
      },
      {
        stance: 'advice',
        all: [/\b(?:needs? to|should|try to|could|must) lose (?:\w+ ){0,3}(?:weight|pounds|kilos)\b/],
      },
    ],
    replacement:
      'For a child or teen I give no calorie targets, fasts or weight-loss products: they raise the risk of an eating disorder. Shared family habits help, and a doctor can check growth; from 6 years, family programmes of 26 hours or more have the best evidence.',
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
          /\b(?:secretly|without (?:telling|(?:him|her|them|your (?:teen|son|daughter|child)|(?:his|her|their)) know\w*|(?:him|her|them) noticing)|in secret|behind (?:his|her|their) back|sneak\w* (?:a (?:look|peek)|on ?to|into|through|around)|while (?:he|she|they) (?:(?:is|are) )?(?:asleep|sleeps?|sleeping|at school)|covert\w*|spy(?:ing)?|spyware|hidden (?:app|tracker|camera)|undetected)\b/,
          /\b(?:messages?|texts?|phones?|dms|chats?|diary|journal|accounts?|emails?|track\w*|apps?|conversations?|social media|location|spyware)\b/,
        ],
        unless:
          /\b(?:not|never|nor|avoid|harms?|breaks?|damages?|rather|instead|trust|tempt\w*|tell (?:him|her|them)|openly|teens? (?:may|might|often)|predators?|strangers?|someone|i spy|eavesdropp\w*)\b/,
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

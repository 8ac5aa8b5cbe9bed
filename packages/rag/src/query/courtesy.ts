/**
 * What a turn is that says only how the parent takes the reply: thanks, a farewell, relief, anger, "it made no difference", or that it is
 * all too much.
 */
export type Courtesy = 'thanks' | 'relief' | 'goodbye' | 'tried' | 'unhelpful' | 'tired' | 'burdened' | 'lost';

const TO_YOU = '(?: (?:to|with) (?:you|u|ya))?';
const DO_NOT = '(?:do not|dont|donot|no longer|havent|have not|didnt|did not|have no idea|no idea|no clue)';

const VERY = '(?:(?:so|very|really|quite|just|a bit|a little|a lot|loads|way|much|even|far|already|now|like|such) )*';
const HEAVY =
  '(?:an? )?(?:useless|alone|lonely|guilty|worried|anxious|scared|afraid|frightened|terrified|stressed|panicked|panicky|ashamed|embarrassed|hopeless|helpless|lost|stuck|overwhelmed|stupid|silly|bad|awful|terrible|rubbish|crap|upset|tense|desperate|tired|mad|crazy|failure|weird|odd|abnormal|strange|on edge)';
const OF_A_PARENT = '(?: (?:mum|mom|mummy|mother|dad|daddy|father|parent))?';

/** Read in this order, and each taken out of the turn: what holds several words comes before what holds one of them. */
const EXPRESSIONS: ReadonlyArray<readonly [Courtesy, string]> = [
  [
    'relief',
    `(?:feel(?:ing|s)?|felt|im|i am) ${VERY}(?:less|not (?:so|as)|no longer) ${VERY}${HEAVY}${OF_A_PARENT}|(?:feel(?:ing|s)?|im|i am) ${VERY}(?:seen|heard|understood|supported|stronger|braver|lighter|hopeful|confident|sane|normal|human|at ease|reassured|grateful|thankful)(?: again)?`,
  ],
  [
    'unhelpful',
    '(?:not|never|hardly|(?:is|was|were|are)nt)(?: (?:really|very|that|too|so|all that|particularly|exactly|actually|terribly|much|of|any|at all|a lot of))* (?:helpful|useful|reassuring|help|use)(?: to me)?',
  ],
  [
    'unhelpful',
    'thanks for nothing|(?:fat )?lot of (?:good|help|use)|easy for you to say|easier said than done|gee thanks(?: a bunch)?(?: big help)?|some help (?:you are|that was|that is)|yeah right|clear as mud',
  ],
  [
    'burdened',
    '(?:(?:just )?(?:another|one more|yet another|something else|more things?) (?:thing |things )?(?:for (?:me|us) )?to (?:worry|stress|panic|feel (?:bad|guilty)|think|fret|lie awake) about|(?:another|one more) worry(?: (?:on|for) (?:the|my) (?:list|pile))?|as if i (?:didnt|did not|dont) have enough (?:to worry about|on my plate|to do|worries)|like i needed (?:that|this|another worry)|(?:now )?(?:im|i am|ill be|i will be) (?:even |really |so |more )*(?:worried|panicking|stressed|scared|anxious|terrified)(?: now| even more)?)',
  ],
  [
    'unhelpful',
    '(?:what|as|like|so|which) ?(?:every|all|each|any)(?: the| other| single)?(?: (?:web ?sites?|sites?|pages?|forums?|articles?|books?|blogs?|apps?))? (?:says?|tells?)|(?:every|all|each|any) ?(?:one|body|where|(?:other |single |the )*(?:web ?sites?|sites?|pages?|forums?|articles?|books?|blogs?|apps?)) (?:says?|tells?)(?: me| you)?',
  ],
  [
    'unhelpful',
    '(?:i )?(?:could|can) (?:have )?(?:just )?google[d]?|googled? (?:says|said|told|tells)|heard (?:it|that|this)? ?(?:all )?before|(?:tell me )?something (?:new|i dont know|i do not know)|(?:already )?knew (?:that|this|it|all)|know (?:all )?(?:that|this|it)(?: all)? already|already know',
  ],
  [
    'unhelpful',
    '(?:not|never|arent|isnt|are you|do you)(?: even)? (?:listening|listen|reading|read|understanding)|(?:stop )?repeat(?:ing)? yourself|keep (?:saying|telling|repeating|giving)|(?:exact )?same (?:old )?(?:thing|answer|advice|stuff|reply)|(?:over )?and over|read what i (?:wrote|said)|what i (?:asked|wrote|meant)',
  ],
  [
    'unhelpful',
    'waste of (?:my )?time|load of (?:rubbish|crap|nonsense)|for (?:gods|heavens|christs|fucks) sake|no (?:kidding|shit)|(?<!\\b(?:feel|feeling|felt|im|i am)(?: \\w+){0,2} )(?:useless|rubbish|pointless|crap|ffs|wtf|duh|nonsense|unhelpful|patronising|patronizing)',
  ],
  [
    'tried',
    '(?:made|makes|making) (?:no|zero|not any|bugger all|little) difference|(?:still|just|exactly|its|it is|all) (?:exactly |just )?the same(?: as before)?|same as (?:before|ever|always)|back to square one|no (?:joy|luck|use|good|difference|different|change|improvement|better|effect|help)|nothing (?:works|worked|helps|helped|changes|changed)|to no avail',
  ],
  [
    'tried',
    '(?:did|does|has|is|was|have|do|will|would) ?(?:not|nt)(?: really| even| actually)? (?:make (?:any|a|much) difference|(?:any|much) (?:different|better|use|good)|work(?:ed|ing|s)?|help(?:ed|ing|s)?|change[d]?(?: anything| a thing)?|do (?:anything|a thing|much)|done (?:anything|a thing|much))|(?:not|hardly) (?:work(?:ed|ing)|help(?:ed|ing)|(?:any|much) better)',
  ],
  [
    'tired',
    '(?:just )?(?:please )?ignore me|do ?nt mind me|sorry (?:for|about) (?:the |my )?(?:rant|rants|ranting|moan|moaning|venting|snapping|that|being (?:rude|snappy|short|grumpy))|(?:just )?(?:ranting|venting|moaning)|having a (?:moan|rant|bad day|wobble|meltdown)|(?:did ?nt|did not) mean to (?:snap|rant|moan|shout|vent|bite your head off|be (?:rude|short|snappy|mean|sharp))(?: at you)?|(?:(?:its |it is |ive had |had |just )?(?:been )?(?:one of those|a|such a) (?:\\w+ )?(?:days?|weeks?|nights?|mornings?|months?))',
  ],
  [
    'tired',
    '(?:running|surviving|functioning|living|going) on (?:no|zero|little|about|\\d+|one|two|three|four|five|\\W)*(?: ?(?:hours?|hrs?))?(?: of)?(?: sleep| caffeine| coffee| fumes| empty)',
  ],
  [
    'goodbye',
    `(?:good ?)?(?:bye|byes|byebye)|see (?:you|u|ya)(?: (?:later|soon|tomorrow|then|around))?|(?:speak|talk|chat|catch up|catch you)${TO_YOU}(?: again)? (?:soon|later|tomorrow|another time)|cya|ttyl|laters|cheerio|ta ?ra|toodle ?(?:oo|pip)|(?:good|night|nighty|nite) ?(?:night|nite)|take care|signing off|(?:(?:im |i am )?(?:off|going|go) to bed)|(?:got|have|need|gotta|better|must) ?(?:to )?(?:go|run|dash|be off)|(?:im|i am) off|(?:til|till|until) next time|(?:that|thats|this) (?:is |was |will be |ll be )?(?:all|it|everything)(?: (?:for (?:now|today|tonight|the moment)|i needed|from me))|have a (?:good|nice|lovely|great) (?:day|evening|night|weekend|one|rest of your day)`,
  ],
  [
    'lost',
    `(?:i )?(?:really |just |honestly |literally )*${DO_NOT} ?(?:know |got a clue )?(?:any ?more )?(?:what|where|how) (?:else )?(?:to|i (?:can|should|am supposed to))(?: even)? (?:do|start|begin|turn|cope|say|handle|manage)(?: (?:about|with) (?:this|it|everything|things))?|at (?:a|such a) loss|(?:at )?(?:my )?wits ?end|at the end of my (?:tether|rope)|(?:all )?too much|everything (?:is )?(?:going wrong|falling apart|a mess)|(?:feel|feeling|im|i am|so|completely|totally) (?:lost|stuck)|need (?:someone|somebody) to talk to`,
  ],
  [
    'relief',
    'phew|(?:what )?a (?:\\w+ )?(?:relief|weight off)|relieved|reassur(?:ing|ed)|(?:feel|feeling|feels) (?:so |much |a bit |a lot |loads |way |already )*(?:better|calmer|happier|less worried)|glad (?:to hear|i asked|its|it is|thats)|put my mind at (?:rest|ease)|(?:thank|thanks) (?:god|goodness|heavens)',
  ],
  [
    'thanks',
    'thank ?(?:you|u|yo|yuo|yoi|s)?|thankyou|thanku|thankx|thnaks?|thansk?|tahnks?|thakns?|thnx|tha?nx|thx|tks|tnx|ty|tysm|tyvm|cheers|ta|nice one|much appreciated|appreciate[d]?|grateful|life ?savers?|legend|star|gem|angel|genius|bless you|made my day|owe you(?: one)?',
  ],
  [
    'thanks',
    'brilliant|lovely|perfect|wonderful|awesome|amazing|fab|fabulous|super|superb|excellent|fantastic|marvell?ous|ace|magic|sorted|spot on|helpful|useful|great (?:help|advice|answer|tips?|stuff|idea)|(?:good|nice|great) (?:to know|answer|advice|idea|tips?|one|point)|what i (?:needed|wanted)|(?:really |has |have |that |this |you |it )(?:helped|helps|worked|works)',
  ],
];

/** Of two kinds in one turn the first here is what it is. */
const ORDER: readonly Courtesy[] = ['unhelpful', 'tired', 'burdened', 'lost', 'tried', 'goodbye', 'thanks', 'relief'];

/** Words that stand beside these and ask or tell nothing. Nobody but the two who talk is named: "she is lovely" is no thanks. */
const BESIDE = new Set(
  `i im ive id ill we weve wed well it its itll this that thats these those was is are be been being am has have had having got get gets
  made make makes a an the so very really much bit little lot lots loads heaps ton tons million bunch too just then now again all everything any
  anything every of for to at on in and or but as with you your youre youve u ur me my us our yes yeah yep yup no nope nah oh ooh ah aw aww
  ok okay okey k right alright sure fine cool great good nice please mate love hun hunni hon honey darling dear babe guys nestling x xo lol
  haha hehe hm hmm um er tho though actually honestly literally still even only more most super totally absolutely definitely truly genuinely
  incredibly extremely quite pretty rather today tonight tomorrow time times day evening morning night nite moment here there what will
  would could can do did does done say saying said says tell telling told ever always never not dont didnt isnt wasnt hasnt doesnt cant
  wont sorry tbh ngl about help helped helping advice answer answers tips info information reply chat chatting talk talking try tries tried trying go going
  give gave use used already before far know knowing listen listening reading understand advising bloody omg god gosh wow hours hrs sleep tired
  feel feeling anymore any more sake later soon off up out back through worry worried panicking because since from everyone everybody`.split(
    /\s+/,
  ),
);

const DRAWN_OUT = /^(?:x+|a+h+|o+h+|a+w+|h+m+|u+h+)$/;
/** At the beginning, or after what was said first: "thanks. what ...". */
const ASKS =
  /(?:^|[.!,;] *)(?:is|are|do|does|can|could|should|what|when|where|why|how|who|which)\b|^(?:was|did|would|any|has|have)\b/;
const TAKEN_BACK = /\b(?:not|as if|yeah right)(?: x+)?$/;
const CALLED_AWAY =
  /\b(?:the )?(?:she|he|they|baby|little one|lo|kids?)(?:s| is|re| are| has| have)?(?: just)? (?:up|awake|crying|calling|shouting|screaming|woken|woke|waking|stirring|home|back)(?: up)?(?: (?:again|now|for me))?\b/g;
/** How they were before: told beside thanks it asks nothing, and alone it may be what they came for. */
const WAS = new RegExp(
  `\\b(?:was|were|been|had been|felt|feeling) ${VERY}(?:${HEAVY}|worrying|panicking|stressing|struggling|losing it|in tears|in bits)${OF_A_PARENT}\\b`,
  'g',
);
const LONGEST = 120;
const MARK = '\u2063';

const PATTERNS = EXPRESSIONS.map(
  ([kind, source]) => [kind, new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'gu')] as const,
);

const THANKS = /(?<![\p{L}\p{N}])(?:thank(?: ?you|s|u)?|thanx|thx|thnx|ty|cheers|ta)(?![\p{L}\p{N}])/u;
/** What comes after them is more than thanks, or tells of the child. */
const GOES_ON =
  /\?|\b(?:but|and|also|too|still|another|one more|though|however|except|just|now|since|if|he|hes|his|him|she|shes|her|hers|they|theyre|their|them|baby|child|son|daughter|kids?|lo)\b/;
const MOST_BESIDE_THANKS = 9;

/** Whether a turn thanks and tells in a few words what for, or what is done with it: "made me laugh, that one. thanks". */
export function thanksInPassing(message: string): boolean {
  const text = message.toLowerCase().replace(/['’`]/g, '');
  return THANKS.test(text) && !GOES_ON.test(text) && !ASKS.test(text) && text.split(/\s+/).length <= MOST_BESIDE_THANKS;
}

/** The courtesy that a turn is, when every word of it belongs to one: then it asks nothing and tells nothing else. */
export function courtesyOf(message: string): Courtesy | undefined {
  if (message.length > LONGEST) return undefined;
  const text = message
    .toLowerCase()
    .replace(/['’`]/g, '')
    // "Soooo", "byeeee".
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/[^\p{L}\p{N}?]+/gu, ' ')
    .trim();
  const found = new Set<Courtesy>();
  let rest = text.replace(/\?/g, ' ');
  for (const [kind, pattern] of PATTERNS)
    rest = rest.replace(pattern, () => {
      found.add(kind);
      return MARK;
    });
  // "Really useful. Not."
  if (found.has('thanks') && TAKEN_BACK.test(text)) found.add('unhelpful');
  if (found.has('thanks') || found.has('relief')) rest = rest.replace(WAS, MARK);
  // Why they have to go: "gotta go, she's up".
  if (found.has('goodbye')) rest = rest.replace(CALLED_AWAY, MARK);
  // "Cheers, night": alone it may be what is asked of.
  if (found.has('thanks') && /\b(?:night|nite)(?: all| x+)?$/.test(text)) found.add('goodbye');
  const words = rest.split(/[\s\u2063]+/).filter((word) => word !== '');
  const kind = ORDER.find((one) => found.has(one));
  if (kind === undefined || !words.every((word) => BESIDE.has(word) || DRAWN_OUT.test(word))) return undefined;
  const isAsking = text.includes('?') || ASKS.test(rest.trim());
  // "Is that helpful?" asks of the child, "are you even listening?" of nobody.
  return isAsking && !(kind === 'lost' || (kind === 'unhelpful' && /\b(?:you|u)\b/.test(text))) ? undefined : kind;
}

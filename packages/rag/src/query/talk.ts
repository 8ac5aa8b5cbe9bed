import { type Courtesy, courtesyOf } from './courtesy.ts';
import { ERRANDS, type Errand } from './errands.ts';
import { isForeign } from './foreign.ts';

/** What is said beside questions, each with an answer of its own. */
export type Talk =
  | Courtesy
  | 'ageUnit'
  | 'whoSinceWhen'
  | 'money'
  | 'law'
  | 'sinceWhen'
  | 'greeting'
  | 'identity'
  | 'acknowledgement'
  | 'help'
  | 'region'
  /** What a card was about is dealt with. No words alone say so: it takes the card. */
  | 'resolved'
  /** It was about nothing that happens. */
  | 'denied'
  | Errand
  | 'language';

const LEAD = '(?:(?:oh|ok|okay|well|hi|hello|hey|right|sorry|please|great|and|so|no|yes|um+|hm+)[\\s,.!]+)*';
const TAIL = '[\\s.,!?…)(:;\\p{Extended_Pictographic}\\u200d\\ufe0f]*';
const whole = (source: string) => new RegExp(`^${LEAD}(?:${source})${TAIL}$`, 'iu');

const KINDS: ReadonlyArray<readonly [Talk, RegExp]> = [
  [
    'greeting',
    new RegExp(
      `^(?:hi+|hell?o+|hall?o+|helo|hel+o|hey+|hiya|howdy|yo|hola|bonjour|ciao|salut|guten (?:tag|morgen|abend)|merhaba|ol[aá]|namaste|salaam|good (?:morning|afternoon|evening)|greetings)(?:[\\s,]+(?:there|again|nestling|everyone|all))?${TAIL}$|^how are you(?: today)?${TAIL}$`,
      'iu',
    ),
  ],
  [
    'thanks',
    whole(
      "(?:many |a big )?(?:thanks?(?: ?you| u)?|tha?nx|thx|thnx|tks|tnx|thnaks?|thansk?|tahnks?|thakns?|thankyou|thanku|thank (?:yo|yuo|yoi)|ty|tysm|cheers|ta|much appreciated|appreciate it|gracias|merci|danke(?: sch[oö]n)?|grazie|obrigad[oa]|dank je|dziękuję|teşekkürler|shukran)(?: you)?(?: so much| very much| a lot| a million| again| loads)?(?:[\\s,]+(?:for .{1,40}|that (?:is|was|really)? ?.{1,20}|this (?:is|was) .{1,20}|it worked|i will.{0,30}|i['’]ll.{0,30}|nestling))?|(?:that|this|it)(?:['’]s| is| was)? (?:very |really |so |super )?(?:great|helpful|perfect|good|lovely|useful|nice|brilliant|amazing|reassuring)(?: (?:to know|advice|thanks?|thank you))?|(?:that|this|it) (?:really )?(?:helped|helps|worked|works)(?: a lot| us)?|perfect|brilliant|lovely|wonderful|awesome|you(?:['’]re| are) (?:great|the best|amazing)",
    ),
  ],
  [
    'goodbye',
    whole(
      "(?:good ?)?bye(?: bye)?|good ?night|see you(?: later| soon)?|talk (?:to you )?later|that(?:['’]s| is| was) all(?: for now)?",
    ),
  ],
  [
    'identity',
    whole(
      "(?:who|what|waht|wat|hwo) (?:exactly )?(?:are|r|aer) (?:you|u|yuo)(?: anyway| actually| really)?|who (?:made|built|wrote|runs) (?:you|this)|what(?:['’]s| is) (?:your name|this(?: app)?|nestling)|who is nestling|are you (?:an? )?(?:real|human|doctor|nurse|pediatrician|midwife|bot|robot|ai|a\\.i\\.|machine|person|computer|chatgpt|real person|real doctor|chatbot)(?: or .{1,25})?|am i (?:talking|speaking|chatting) (?:to|with) .{1,30}|what can you (?:do|help(?: me)? with|answer)|how do you work|what do you (?:know|do)|where do(?:es)? (?:your answers?|you get .{1,20}) come from|can i trust you",
    ),
  ],
  [
    'unhelpful',
    whole(
      "(?:but )?(?:that|this|it|which|your answer|the answer)(?:['’]s| is| was)? ?(?:did(?:n['’]?t| not)|does(?:n['’]?t| not)|has(?:n['’]?t| not)|is(?:n['’]?t| not)|was(?:n['’]?t| not)|not)(?: really| actually| even)? (?:help(?:ed|ing|ful|s)?|work(?:ed|ing|s)?|answer(?: my question| it| that)?|what i (?:asked|meant|mean|wanted|said)(?: for)?|it|useful|true|right|relevant|the question)(?: (?:me|us|at all|either|for (?:us|me)))?|you (?:already|just) (?:said|told me|wrote|answered) (?:that|this|it|so)|(?:you(?:['’]re| are) )?(?:not helpful|unhelpful|useless|wrong)|(?:same|wrong) answer(?: again)?|you (?:do(?:n['’]t| not)|did(?:n['’]t| not)) (?:understand|answer|help|get it)(?: me| my question)?|(?:that|this)(?:['’]s| is) (?:wrong|useless|nonsense|the same)|(?:(?:that(?:['’]s| is) )?not what i (?:asked|meant|said)(?: for)?)|try again|(?:do you have )?(?:anything|something) else|(?:any )?other (?:ideas?|tips|advice|suggestions)",
    ),
  ],
  [
    'tried',
    whole(
      "(?:but )?(?:i|we)(?:['’]?ve| have| did)? (?:already |just |even )*(?:tried|try|did|done|do) (?:that|this|it|(?:all|most|some|both) of (?:that|this|it|those|them)|all that|everything|those|them)(?: all)?(?: already| before| for .{1,20})?(?:[\\s,]+(?:but |and )*(?:it|that|nothing|they|this)? ?(?:still )?(?:did(?:n['’]?t| not)|does(?:n['’]?t| not)|has(?:n['’]?t| not)|no)? ?(?:help(?:ed|s)?|work(?:ed|s)?|chang(?:ed|es)|luck|use|difference|better)?(?: (?:at all|much|a bit|either))?)?|nothing (?:works|worked|helps|helped|changes|changed)(?: at all| anymore| so far)?|(?:it|that|this)(?:['’]s| is)? (?:still )?(?:did(?:n['’]?t| not)|does(?:n['’]?t| not)|not|has(?:n['’]?t| not)) (?:work(?:ed|ing|s)?|(?:gotten?|getting|any) better|chang(?:e|ed|ing))(?: (?:at all|for us|either|anymore|so far))?|no (?:luck|change|difference|improvement)(?: so far| yet)?",
    ),
  ],
  [
    'region',
    /^(?:(?:but|and|ok(?:ay)?|by the way|btw)[,\s]+)*(?:i|we)(?:['’]?m|['’]?re| am| are)? (?:live|living|based|from|are from|come from|in|moved to)(?: in)? (?:the )?(?:u\.?k\.?|united kingdom|england|scotland|wales|northern ireland|britain|great britain|ireland|u\.?s\.?a?\.?|america|united states|canada|australia|new zealand|europe|germany|france|spain|italy|india|the netherlands|netherlands)[\s.!]*$/iu,
  ],
  ...ERRANDS,
  [
    'tired',
    whole(
      "(?:it(?:['’]s| is| has) (?:just )?been|i(?:['’]ve| have) had|what) a (?:very |really |such )?(?:long|hard|bad|rough|awful|terrible|tough) (?:day|night|week|time)|(?:i['’]?m|i am) sorry|my apologies|sorry",
    ),
  ],
  [
    'help',
    whole(
      '(?:can you |could you |please |i need (?:some )?)*(?:help|advice)(?: me| us| please)*|i have (?:a|another|one more|some) questions?|(?:can|may|could) i ask (?:you )?(?:a|some|something|another)(?: questions?)?|what (?:should|do|can) i do(?: now)?',
    ),
  ],
  [
    'acknowledgement',
    new RegExp(
      `^(?:(?:ok|okay|k|kk|got it|i see|right|alright|all right|sure|yes|yeah|yep|no|nope|fine|good|cool|great|will do|makes sense|understood|noted|good to know|fair enough|hm+|oh|ah|aha|wow|lol|haha|interesting|i understand|i know|maybe|true|(?:i )?(?:thought|figured|suspected|guessed) (?:so|as much)|(?:i )?figured|(?:that['’]?s |that is |it['’]?s |which is |pretty much |exactly |about |kinda |kind of |sort of |more or less |just )+(?:what|where|how) (?:i|we)(?:['’]?d| was| were| had| have)?(?: been)? (?:thought|figured|thinking|leaning|hoping|hoped|suspected|expected|expecting|assumed|guessed)|that makes (?:total |perfect |a lot of )?sense)[\\s,.!]*)+${TAIL}$`,
      'iu',
    ),
  ],
];
const LONGEST = 90;

/** What kind of talk a whole message is; undefined when it asks or tells something. */
export function talkOf(message: string): Talk | undefined {
  const text = message.trim().replace(/\s+/g, ' ');
  if (isForeign(text)) return 'language';
  if (text.length > LONGEST) return courtesyOf(text);
  return KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? courtesyOf(text);
}

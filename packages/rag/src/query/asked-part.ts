import type { OtherAlone } from './other-child.ts';

/**
 * What a later turn asks of what was said: why, for how long, how much, when to worry, which words to say, what to do, whether it is
 * normal or does harm, what if it does not work or was tried already; what others said or did instead; or the same for another child.
 */
export type AskedPart =
  | OtherAlone
  | 'why'
  | 'howLong'
  | 'when'
  | 'howMuch'
  | 'worry'
  | 'words'
  | 'steps'
  | 'normal'
  | 'harm'
  | 'better'
  | 'again'
  | 'stuck'
  | 'tried'
  | 'doctorSays'
  | 'familySays'
  | 'carersSay'
  | 'others';

const CHILD = String.raw`(?:he|she|they|it|my (?:child|baby|son|daughter|kid))`;
const NOT = String.raw`(?:not|n['’]?t|nt)`;
const SAYS = String.raw`(?:say|says|said|told|tells|thinks?|thought|wants?|believes?|insists?|keeps? (?:saying|telling)|advise[sd]?|recommends?|recommended|gave|swears)\b`;
const DOCTOR = String.raw`(?:doctor|dr|gp|pediatrician|paediatrician|midwife|health visitor|nurse|dentist|consultant|pharmacist|chemist|lactation consultant|physio(?:therapist)?|(?:speech |occupational |play )?therapist|specialist|surgeon|psychologist|psychiatrist|counsell?or|dieti[ct]ian|optician|optometrist|osteopath|orthodontist|clinic|hospital|social worker)`;
const FAMILY = String.raw`(?:mum|mom|mother|dad|father|parents|mother[- ]in[- ]law|mil|in[- ]laws?|grand(?:ma|mother|pa|dad|father|parents)|gran(?:ny)?|nan(?:ny|na)?|husband|wife|partner|boyfriend|girlfriend|ex|sister|brother|aunt(?:ie)?|uncle|friends?|neighbou?rs?)`;

const PARTS: ReadonlyArray<readonly [AskedPart, RegExp]> = [
  [
    'doctorSays',
    new RegExp(
      String.raw`\b(?:(?:my|our|the|his|her|their|a) )?${DOCTOR}s?(?:['’]s)? (?:just |only |has |have |had )?${SAYS}(?: (?:me|us|that))*`,
    ),
  ],
  [
    'familySays',
    new RegExp(
      String.raw`\b(?:my|our|his|her|their|the) ${FAMILY}(?: just| always| only| also| has| have)? ${SAYS}(?: (?:me|us|that|yes|no))*`,
    ),
  ],
  [
    'carersSay',
    new RegExp(
      String.raw`\b(?:the|his|her|their|our|my) (?:\w+ )?(?:teachers?|day ?care|nursery|school|preschool|kindergarten|childminder|nanny|babysitter|sitter|carers?|coach) (?:just |only |always )?${SAYS}(?: (?:me|us|that))*`,
    ),
  ],
  [
    'others',
    /\b(?:cousins?|brothers?|sisters?|friends?|twins?|other (?:kids|babies|children|moms|mums)|everyone else|everybody else|all (?:the|of) (?:other|others|them))(?:['’]s? (?:son|daughter|baby|child|kid|boy|girl))? (?:already |could |can )?(?:walk|walked|walks|walking|crawl\w*|sat|sits?|stands?|stood|talk\w*|spoke|speaks?|read|reads|slept|sleeps?|roll\w*|was|were|does|do|did|is|are|has|had)\b/,
  ],
  [
    'tried',
    /(?<!\b(?:something|anything|what|thing|all|have|did) )\b(?:i|we)(?:['’]?ve| have| did)? (?:already |just |even |also |always )*(?:tried|done|did (?:that|this|it|so|all)|do (?:that|this|it) (?:already|anyway|now))\b|\b(?:i|we)(?:['’]?ve| have)? (?:already|always) (?:do|did|use|used|bought|gave|give|take|took|put|cut|ask|asked|tell|told|changed?|stopped|switched)\b|\b(?:i|we) (?:do|did|use|used|give|gave|have)\b.{0,40}\balready\b|^(?:(?:but|and|well)[,\s]+)*(?:(?:i|we)(?:['’]?ve)? )?(?:already )?(?:got|have|own|bought|been (?:doing|using|trying)|doing|using)\b.{1,30}\b(?:already|anyway|for (?:days|weeks|months|ages))\b|^(?:(?:but|and|well)[,\s]+)*(?:already|tried) (?:got|have|do|doing|did|use|using|been|that|it|them|those|a|the|all)\b/,
  ],
  [
    'stuck',
    new RegExp(
      String.raw`\b(?:what|and|but|or|so|even) if (?:(?:it|that|this|nothing|none of (?:it|this|that)|all (?:of )?(?:that|this))(?: still| all)? (?:(?:does|do|did|is|are|will|wo)(?: ?${NOT})?(?: (?:work|help|enough|better))?|works?|helps?|fails|goes on|happens again)|i\b|we\b|${CHILD}\b(?: (?:still|just|only|always|does ?${NOT}|do ?${NOT}|wo${NOT}|will not))*)|^(?:but |and |well )?${CHILD}(?:['’]s| is)? (?:still |just |always |only |simply )*(?=refus|wo${NOT}|will not|does ?${NOT}|says? no|scream|cries|cry|get angry|gets (?:angry|upset)|fight|laugh|ignor)|\bwhat (?:else|next|then|now|other)\b(?: (?:can|could|should|do) (?:i|we)(?: (?:do|try))?)?|\bnow what\b`,
    ),
  ],
  [
    'words',
    /\bwhat (?:exactly |else )?(?:do|should|can|could|would|shall) (?:i|we|you) (?:even |then |actually )*(?:say|tell|answer|reply|ask)\b|\bhow (?:do|should|can|could|would) (?:i|we|you) (?:best )?(?:say|put (?:it|that|this)|phrase|tell|explain|word|bring (?:it|that|this) up|start (?:that|the|this) (?:talk|conversation)|answer)\b|\bwhat (?:not )?to (?:say|tell|answer)\b|\bwhich words\b/,
  ],
  [
    'worry',
    new RegExp(
      String.raw`\bwhen (?:should|do|must|would|shall|can|is it|does it|is this|is that)\b.*\b(?:worr\w+|doctor|${DOCTOR}|get help|seek help|call|ring|hospital|emergency|serious|late|concern\w*|see (?:someone|somebody|anyone))\b|\b(?:should|do|must) (?:i|we) (?:need to |have to |be )?(?:worr\w+|call|ring|go (?:in|to (?:the )?(?:er|hospital|a&e|doctor))|see (?:a|the|my|our|someone|somebody) ?(?:doctor|gp|specialist)?|take (?:him|her|them) (?:in|to))\b|\bis (?:it|that|this) (?:serious|dangerous|bad|an? emergency|late|urgent|something (?:serious|bad))\b(?! (?:to|that|if|when|for)\b)|\bbefore (?:i|we) (?:see|call|ring|go to) (?:someone|somebody|anyone|a|the)\b|\bhow (?:much|many|often|long|high|low|late|early) is (?:too (?:much|many|often|long|high|low|late|early)|normal|dangerous)\b|\bis (?:it|this|that|he|she|\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:weeks?|months?|years?)(?: old)?)? (?:not )?(?:too |still |a bit )?(?:early|late|old|young|soon)\b|\b(?:red flags?|warning signs?|danger signs?)\b|\b(?:where|who) (?:do|can|could|should) (?:i|we) (?:get help|call|go|turn|ask)\b`,
    ),
  ],
  [
    'harm',
    /\b(?:is|was|are) (?:it|that|this|they|these)(?: (?:really|all|also|even))* (?:bad|harmful|dangerous|damaging|unhealthy) (?:for|to) (?:me|him|her|them|us|my child|my baby)\b|\bwhat (?:does|do|will|can|could) (?:it|that|this|they) do to (?:me|him|her|them|my child|my baby)\b|\b(?:does|do|will|can|could|did) (?:it|that|this|they) (?:hurt|harm|damage)(?: (?:me|him|her|them|my child|my baby))?\b/,
  ],
  [
    'steps',
    /\bwhat (?:else )?(?:helps|(?:can|could|should) (?:i|we) (?:put|use|take)|(?:can|could|should) (?:he|she) (?:use|take))\b(?: (?:against|with|for|on) (?:it|that|this))?(?=[?.!\s]*$)|\bhow (?:do|should|can|could|would) (?:i|we) (?:best )?(?:react|respond|behave|go about (?:it|this|that)|handle (?:it|that|this)|deal with (?:it|that|this)|do (?:it|that|this)|help (?:him|her|them|my (?:child|son|daughter|baby)))\b|\bwhat (?:can|could|should|do) (?:i|we) do(?: then| now| at home| ourselves| about (?:it|this|that)| (?:to|for) (?:him|her|them)| to help(?: (?:it|him|her|them|my child))?)*(?=[?.!\s]*$)/,
  ],
  [
    'why',
    /^(?:(?:but|and|so|ok(?:ay)?|then)[,\s]+)*(?:why\b(?: (?:is|does|do|are|did|would|not|so))?(?: (?:that|this|it|so|he|she|they))?|how come\b|how so\b|for what reason\b|what(?:['’]s| is| are) the (?:reasons?|point)\b|what causes (?:it|that|this)\b|where does (?:it|that|this) come from\b)/,
  ],
  [
    'when',
    /\b(?:until|till|since|by|from|at) (?:when|what age|which age)\b|\b(?:what|which) (?:time|age)\b|\bhow old\b/,
  ],
  [
    'howLong',
    /\b(?:for |since |about )?how (?:long|soon|fast)\b(?: (?:does|do|will|is|should|can|did|before|until|for))?(?: (?:it|that|this|they))?(?: (?:last|take|go on|be|normal))?|\bhow mann?y (?:minutes|hours|days|weeks|months|years|nights)\b(?: (?:does|do|will|did) (?:it|that|this|they) (?:take|last|go on))?|\bwhen (?:does|will|do|is|did|should) (?:it|this|that|they|these) (?:all )?(?:ever )?(?:end|stop|be over|over|pass|get better|improve|go away|done|start|begin)\b/,
  ],
  [
    'again',
    /\b(?:will|can|could|does|would|might) (?:it|this|that|they) (?:happen|come|be|occur|start) (?:back|again)\b|\b(?:come|comes|coming) back\b(?=[?\s]*$)/,
  ],
  [
    'better',
    new RegExp(
      String.raw`^(?:(?:but|and|well|now|oh)[,\s]+)*${CHILD}(?:['’]s| is| seems?| looks?| feels?| acts?)(?: (?:to be|totally|completely|quite|all|much|really|now))* (?:fine|ok(?:ay)?|well|normal|happy|better|all ?right|himself|herself)(?: (?:again|now|though|to me|otherwise))*[.!\s]*$`,
    ),
  ],
  [
    'howMuch',
    /\bhow (?:much|mann?y|big|warm|often|cold|high|thick|far)\b(?: (?:of (?:it|that|this|them)|then|is too (?:much|many)))?/,
  ],
  [
    'normal',
    /\b(?:is|are|was) (?:it|that|this|they|these|those)(?: (?:still|even|really|all|also))* (?:normal|ok(?:ay)?|common|usual|safe|fine|allowed|true|healthy|harmful|my fault|bad for \w+)\b(?! (?:to|that|if|when|for)\b)/,
  ],
  ['when', /^(?:(?:but|and|so|ok(?:ay)?|then)[,\s]+)*when (?:can|may|could|is|are|should|will|do|does)\b/],
  ['steps', /(?:^|, )(?:(?:but|and|so|ok(?:ay)?|then)[,\s]+)*how (?:do|can|should|could|would) (?:i|we)\b/],
  // Told of in passing too, before a question: only where nothing is asked.
  [
    'tried',
    /^(?:(?:but|and|well|so)[,\s]+)*we (?:already |just |even )*(?:did|stopped|switched|cut|changed|removed|banned|ignored?)\b(?=.*\S)/,
  ],
];

export type PartAsked = {
  part: AskedPart | null;
  /** The message without the words that only say which part it asks for. */
  told: string;
};

const HELPS =
  /\b(?:it|they|that|this|these|which) (?:really |does |do |did |has |have )?(?:helps?|helped|works?|worked|calms?|calmed)\b(?! (?:no|nothing)\b)/;

/** Which part of what was said a message asks for, and what it says beside that. */
export function askedPart(message: string): PartAsked {
  const text = message.trim().toLowerCase().replace(/\s+/g, ' ');
  for (const [part, pattern] of PARTS) {
    const found = pattern.exec(text);
    // "We do that already, it helps a bit" tells of no failure.
    if (found && !(part === 'tried' && HELPS.test(text)))
      return { part, told: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.trim() };
  }
  return { part: null, told: text };
}

/** The form that what is asked for always has; null where any words may answer. */
export type AskedForm =
  | 'phone'
  | 'money'
  | 'weekday'
  | 'coming'
  | 'clock'
  | 'when'
  | 'duration'
  | 'frequency'
  | 'age'
  | 'percent'
  | 'temperature'
  | 'figure'
  | 'person'
  | 'name';

const QUESTIONS: ReadonlyArray<readonly [RegExp, AskedForm]> = [
  [
    /\b(?:phone|telephone|mobile|cell|fax)\b|\bnumber (?:do|can|should|to) (?:i |we )?(?:call|ring|dial|reach)\b|\b(?:what|which|whats|what's)\b.*\bnumber\b.*\b(?:call|ring|reach|of the)\b|\bwho (?:do|can|should) (?:i|we) (?:phone|ring)\b/i,
    'phone',
  ],
  [
    /\bhow much\b.*\b(?:cost|pay|paid|worth|price|charge|spend|spent|owe|fee|fees|money|earn|deposit|fine|tuition|rent)\b|\b(?:cost|costs|price|fee|fees|deposit|salary|wage)\b|\bwhat (?:do|does|did) .*\b(?:charge|earn|pay|get paid)\b/i,
    'money',
  ],
  [
    /\bhow much (?:is|are|was|were)\b(?!.*\b(?:dose|weigh|weight|left|medicine|milk|formula|sleep|fluid|water|too much)\b)/i,
    'money',
  ],
  [/\b(?:which|what) (?:week ?)?days?\b(?! of the month)/i, 'weekday'],
  [/\b(?:what|which) time\b|\b(?:at|by|until|till|from) what time\b|\bhow (?:late|early)\b/i, 'clock'],
  [/\bhow often\b|\bhow frequently\b|\bhow many times\b/i, 'frequency'],
  [/\bhow old\b|\b(?:what|which) age\b/i, 'age'],
  [
    /\bhow long\b(?! (?:is|was) (?:he|she|it|my|the baby)\b)|\bfor how many (?:minutes|hours|days|weeks|months|years)\b|\bhow (?:soon|quickly|far ahead|far in advance)\b|\bhow much (?:notice|time)\b|\bhow many (?:minutes|hours|days|nights|weeks|months|years)\b/i,
    'duration',
  ],
  [/\b(?:what|which) (?:\w+ ){0,2}(?:percentage|percent|proportion|percentile)\b/i, 'percent'],
  [/\bhow (?:hot|warm|cold)\b|\b(?:what|which) (?:\w+ ){0,2}temperature\b/i, 'temperature'],
  [
    /\bhow (?:many|much|tall|high|deep|large|big|wide|thick|heavy|far)\b|\b(?:what|which) (?:\w+ ){0,2}(?:dose|dosage|amount|size|weight|height|length|limit|score|serial|lot|model|code|pin|password|account|policy)\b/i,
    'figure',
  ],
  // What comes next has a day of its own: "every six months" is none.
  [/\bwhen\b.*\bnext\b/i, 'coming'],
  [/\bwhen\b|\b(?:what|which) (?:\w+ )?(?:date|month|year|week)\b/i, 'when'],
  [/\bwhich (?:(?:brand|kind|make|sort) of )?(?:\w+ ){1,3}(?:do|did) we (?:have|use|own|get|buy)\b/i, 'name'],
  [
    /\bwho\b|\bwhose\b|\bwhom\b|\b(?:the|our|her|his|my) (?:\w+ )?(?!child\b|baby\b)\w+['’]s (?:first |last |full )?name\b|\bname of (?:the|our|her|his|my) (?:\w+ )?(?:teacher|doctor|nurse|therapist|coach|sitter|nanny|dentist|leader|principal|assistant|driver|pediatrician|midwife|caretaker|plumber|landlord)\b/i,
    'person',
  ],
];

/** "Where is it when we are out?" asks for a place: the first question word counts, what follows "when" or "if" is a clause. */
export function askedFormOf(question: string): AskedForm | null {
  const first = /\b(?:what|which|who|whose|whom|where|why|how|when)\b/i.exec(question);
  const clause = first
    ? /(?<=\S\s)\b(?:when|if|while|because|after|before|since)\b/i.exec(question.slice(first.index + first[0].length))
    : null;
  const main = first && clause ? question.slice(0, first.index + first[0].length + clause.index) : question;
  if (first && /^who$/i.test(first[0]) && !/\bwho (?:do|can|should) (?:i|we) (?:phone|ring|call)\b/i.test(main))
    return 'person';
  const form = QUESTIONS.find(([pattern]) => pattern.test(main))?.[1] ?? null;
  return form === 'when' && first && !/^(?:when|what|which)$/i.test(first[0]) ? null : form;
}

const NUMBER_WORD =
  'half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred';
const COUNT = String.raw`(?:\d[\d.,/]*|${NUMBER_WORD})`;
const SPAN = '(?:seconds?|minutes?|mins?|min|hours?|hrs?|h|days?|nights?|weeks?|wks?|months?|years?|yrs?|terms?)';
const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
const DATE = String.raw`\b${MONTH}\.? \d{1,2}(?:st|nd|rd|th)?\b|\b\d{1,2}(?:st|nd|rd|th)?\.? (?:of )?${MONTH}\b|\b\d{4}-\d\d-\d\d\b|\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b|\b${MONTH}\.? \d{4}\b`;
const WEEKDAY = String.raw`\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b|\bweek(?:day|end)s?\b|\b(?:every|each) (?:morning|day|evening|night|week)\b|\bdaily\b`;
const SEASON = String.raw`\b(?:in|this|next|last|during|over|early|late) (?:the )?(?:fall|autumn|spring|summer|winter|morning|afternoon|evening|night)\b`;
const CLOCK = String.raw`(?<![$€£¥]\s?)\b\d{1,2}[:.]\d\d\b|\b\d{1,2} ?[ap]\.?m\b|\b(?:noon|midnight|o['’]clock|(?:quarter|half|ten|twenty) (?:to|past) \w+)\b|\b(?:at|from|by|until|before|after|between|to) \d{1,2}\b(?! ?(?:%|days?|weeks?|months?|years?|hours?|minutes?|lb|kg|ml))`;

const FORMS: Record<AskedForm, RegExp> = {
  phone:
    /\b\d{3}[-. ]\d{4}\b|\(?\b\d{2,5}\)?[-. /]\d{2,4}[-. ]\d{2,4}\b|\b\d{7,12}\b|\b[19]\d\d\b(?= (?:first|if|at once|now))/g,
  money: new RegExp(
    String.raw`[$€£¥]\s?\d[\d.,]*|\b${COUNT}\s?(?:dollars?|pounds?|euros?|cents?|pence|francs?|percent|per cent|%)|\bfree\b|\bno (?:charge|cost|fee)\b|\bhalf the\b|[¼½¾]`,
    'gi',
  ),
  weekday: new RegExp(`${WEEKDAY}|${DATE}`, 'g'),
  coming: new RegExp(`${DATE}|${WEEKDAY}|\\b${MONTH}\\b(?! be\\b)|${SEASON}|\\bin ${COUNT} ${SPAN}\\b`, 'g'),
  clock: new RegExp(`${CLOCK}`, 'gi'),
  when: new RegExp(
    `${DATE}|${WEEKDAY}|${CLOCK}|\\b${MONTH}\\b(?! be\\b)|\\b(?:every|each|once|twice|before|after|until|by|at) (?:the )?(?:${COUNT} )?(?:${SPAN}|fall|autumn|spring|summer|winter|morning|evening|night|bedtime|breakfast|lunch|dinner|noon|birthday|school|feeds?|meals?|end)\\b|${SEASON}|\\b${COUNT} ${SPAN}\\b|\\bat ${COUNT}\\b`,
    'g',
  ),
  duration: new RegExp(
    String.raw`\b${COUNT}(?:\s?(?:to|-|–|or)\s?${COUNT})?[ -](?:\w+ )?${SPAN}\b|\b(?:a|an|one) (?:minute|hour|day|week|month|year)\b|\bovernight\b|\b(?:until|till) \w+|\d{1,2}[:.]\d\d(?: ?[ap]\.?m\.?)?\s?(?:to|-|–|until)\s?\d{1,2}(?:[:.]\d\d)?`,
    'gi',
  ),
  frequency: new RegExp(
    String.raw`\b(?:every|each|once|twice|daily|weekly|monthly|yearly|hourly|nightly|always|never)\b|\b${COUNT}(?:\s?(?:to|-|–|or)\s?${COUNT})? times?\b|\b(?:a|per) (?:hour|day|night|week|month|year)\b|${WEEKDAY}`,
    'gi',
  ),
  age: new RegExp(
    String.raw`\b${COUNT}(?:\s?(?:to|-|–|or|and)\s?${COUNT})?[ -](?:days?|weeks?|months?|years?)\b|\b(?:ages?:?|aged|at|from|until|before|after|under|over) (?:of )?(?:about )?${COUNT}\b|\bbirth\b|\bborn\b`,
    'gi',
  ),
  percent: /\d\s?%|\b(?:per ?cent|\d+(?:st|nd|rd|th)|half|third|quarter)\b/gi,
  temperature: /\d\s?°|\b\d+\s?(?:degrees|[CF])\b/gi,
  figure: new RegExp(String.raw`\b${COUNT}\b|\d|[¼½¾]|\b(?:none|no|nothing|all|both|once|twice|only|free)\b`, 'gi'),
  name: /(?<=[\p{L},;:] )\p{Lu}[\p{L}\d’'-]+/gu,
  person:
    /\b(?:Mr|Mrs|Ms|Miss|Dr|Prof|Nurse|Coach|Grandma|Grandpa|Aunt|Uncle)\.? (?:\p{Lu}\. ?)*\p{Lu}[\p{L}’'-]+|(?<=[\p{L},;:(] ?)\b\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*|^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+|(?=, \p{Ll}))|\b(?:nurse|doctor|teacher|midwife|assistant|neighbor|neighbour|mother|father|grandmother|driver|dentist|office|parents?|family|adult|director|principal|coach|volunteers?)\b/gu,
};

/** Written like names, and nobody's. */
const OF_THE_CALENDAR = new RegExp(`^(?:${WEEKDAY}|${MONTH})$`);

/** What in the text has the asked form and was not said in the question already. */
export function valuesOf(form: AskedForm, text: string, question: string): string[] {
  const asked = question.toLowerCase();
  const isNamed = form === 'person' || form === 'name';
  return [...text.matchAll(FORMS[form])]
    .map(([found]) => found)
    .filter((found) => !asked.includes(found.toLowerCase()) && !(isNamed && OF_THE_CALENDAR.test(found)));
}

const LOOSE: ReadonlyArray<readonly [RegExp, RegExp]> = [
  [
    /\b(?:at (?:the )?most|maximum|max|no more than|limit|up to)\b/i,
    /\b(?:at most|no more than|not more than|maximum|max|limit(?:ed)?|up to)\b/i,
  ],
  [/\bnext\b/i, /\b(?:next|again|follow-?up)\b/i],
  [/\b(?:no (?!longer)\w+|closed|shut|off|cancell?ed)\b/i, /\b(?:no|not|closed|shut|off|cancell?ed|without)\b/i],
  [
    /\b(?:by|until|till|before) when\b|\bdeadline\b|\bby what (?:day|date)\b/i,
    /\b(?:by|until|till|before|no later than|at the latest)\b/i,
  ],
  [
    /\bwhy\b|\bwhat (?:is|was) the reason\b/i,
    /\b(?:because|since|due to|so that|therefore|made|makes|cause[ds]?|caused by|reason|as (?:she|he|the)|to (?:avoid|prevent|protect|keep))\b/i,
  ],
  [
    /\bwhere\b/i,
    /\b(?:in|on|at|under|behind|beside|next to|above|near) (?:the|a|an|our|her|his|\p{Lu}) ?(?!morning|evening|afternoon|week|month|year|first|last|end)|\b(?:room|floor|building|street|hall|gym|office|place|site)\b/iu,
  ],
  [
    /\bhow (?:do|should|can|to|is|are)\b/i,
    /\b(?:with|by|use|put|take|wash|wipe|keep|give|call|write|sign|bring|send|turn|press|in (?:warm|cold))\b/i,
  ],
  [
    /^(?:so |and |but )*(?:can|may|should|must|is|are|am|do|does)\b.*/i,
    /\b(?:may|not|no|never|must|only|allowed|can|cannot|yes|need(?:s|ed)?|without|until|any more|instead)\b/i,
  ],
];

const PROPER_NAME = /(?<=[\p{L},;:.)] |\| |: )\p{Lu}[\p{Ll}’'-]+/gu;

/** Where the asked form is loose (a person, a place, a reason, a rule): whether the text has something of it. */
export function fitsLoosely(question: string, text: string): boolean {
  if (/\bwho\b/i.test(question)) return [...text.matchAll(PROPER_NAME)].some(([name]) => !question.includes(name));
  return LOOSE.some(([asks, holds]) => asks.test(question) && holds.test(text));
}

import { MONTHS } from './months.ts';

/** What kind of thing a question asks for. `open` asks for an explanation or advice and constrains nothing. */
export type AnswerType =
  | 'person'
  | 'time'
  | 'duration'
  | 'frequency'
  | 'age'
  | 'number'
  | 'money'
  | 'percent'
  | 'temperature'
  | 'place'
  | 'reason'
  | 'name'
  | 'advice'
  | 'open';

const NUMBER = String.raw`(?:\p{N}[\p{N}.,]*(?:\s?½)?|half|one(?=[\s-](?:to|or|in|and|half|hundred|thousand|million|cup|glass|bottle|drop|spoon|teaspoon|pint|ounce|second|minute|hour|day|night|week|month|year|decade|centur))|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundreds?|thousands?|millions?|billions?|dozens?|a few|several)`;
const UNIT_OF_TIME =
  '(?:seconds?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|months?|years?|decades?|centur(?:y|ies))';
const MONTH = `(?:${MONTHS.map((month) => month.replace(/^./, (first) => first.toUpperCase())).join('|')})`;

const QUESTION_RULES: ReadonlyArray<readonly [RegExp, AnswerType]> = [
  [
    /\b(?:what|which)\s+(?:was |is |were |are )?(?:the )?(?:percent|percentage|proportion|share|fraction)\b/i,
    'percent',
  ],
  [/\bhow (?:hot|cold|warm)\b|\b(?:what|which) (?:\w+ ){0,2}temperature\b/i, 'temperature'],
  [
    /\bhow much (?:did|does|do|was|is|were|are)?.*\b(?:cost|pay|paid|worth|price|spend|spent|earn|money|sold?|fee)\b/i,
    'money',
  ],
  [/\bhow often\b|\bhow frequently\b|\bhow many times (?:a|per|each|every)\b/i, 'frequency'],
  [/\bhow old\b|\b(?:what|which) age\b|\bfrom what age\b|\bhow early\b/i, 'age'],
  [/\bhow long\b|\bfor how many (?:minutes|hours|days|weeks|months|years)\b|\bhow (?:soon|quickly)\b/i, 'duration'],
  [
    /\bhow (?:many|much|far|tall|high|deep|large|big|wide|heavy|fast|few)\b|\b(?:what|which) (?:\w+ ){0,2}(?:number|amount|total|score|distance|population|length|height|weight|size|dose)\b/i,
    'number',
  ],
  [/\bwhen\b|\b(?:what|which) (?:\w+ )?(?:year|date|day|month|century|decade|time|season|period)\b/i, 'time'],
  [
    /\b(?:who|whom|whose)\b|\b(?:what|which) (?:\w+ )?(?:person|man|woman|player|president|king|queen|author|scientist|leader|mathematician|actor|singer|philosopher|emperor|quarterback)\b/i,
    'person',
  ],
  [
    /\bwhere\b|\b(?:what|which) (?:\w+ )?(?:city|country|state|town|place|region|county|continent|river|location|area|nation|university|school|stadium)\b/i,
    'place',
  ],
  [/\bwhy\b|\bwhat (?:\w+ ){0,3}(?:reason|cause|causes|caused)\b/i, 'reason'],
  [
    /\b(?:what|which) (?:\w+ ){0,2}(?:name|title|term|company|team|organi[sz]ation|group|word|brand)\b|\bwhat (?:is|was|are|were) .*\bcalled\b/i,
    'name',
  ],
  [
    /^(?:so |and |but |hi,? |hello,? )*(?:can|could|should|may|is|are|do|does|will|would|must)\b|\bhow (?:do|can|should|could|to)\b|\bwhat (?:can|should|do|to)\b/i,
    'advice',
  ],
];

export function answerTypeOf(question: string): AnswerType {
  return QUESTION_RULES.find(([pattern]) => pattern.test(question))?.[1] ?? 'open';
}

const NAME =
  /(?<=[^.!?\s]["”')]?\s+["“('‘]?)(?:\p{Lu}[\p{L}\p{M}’'.-]*)(?:\s+(?:(?:of|the|de|la|von|van|and|al)\s+)?\p{Lu}[\p{L}\p{M}’'.-]*)*/gu;
const LEADING_NAME = /^["“('‘]?\p{Lu}[\p{L}\p{M}’'.-]*(?:\s+\p{Lu}[\p{L}\p{M}’'.-]*)+/u;

const expression = (source: string) => new RegExp(source, 'giu');
const EXPRESSIONS: Partial<Record<AnswerType, RegExp>> = {
  time: expression(
    String.raw`\b(?:1[0-9]|20)\d\d(?:s|\b)|\b${MONTH}\b|\b\d{1,2}(?::\d\d)?\s?[ap]\.?m\.?|\b\d{1,2}(?:st|nd|rd|th)[ -]century|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b${NUMBER}[\s-]${UNIT_OF_TIME}|\b(?:spring|summer|autumn|winter|morning|evening|night|bedtime|midnight|noon)\b|\b(?:around|by|at|from|until|before|after|between) (?:about )?${NUMBER}\b|\bBCE?\b|\b\d+ AD\b`,
  ),
  duration: expression(
    String.raw`\b${NUMBER}(?:\s?(?:to|-|–|or)\s?${NUMBER})?[\s-]${UNIT_OF_TIME}\b|\b(?:overnight|all night|a (?:minute|day|week|month|year)|an hour|until|within)\b|\b\d{4}\s?(?:to|-|–|until)\s?\d{4}\b`,
  ),
  frequency: expression(
    String.raw`\b(?:every|each|once|twice|daily|weekly|monthly|hourly|nightly)\b|\b${NUMBER}(?:\s?(?:to|-|–|or)\s?${NUMBER})? times?\b|\b(?:a|per) (?:hour|day|night|week|month|year)\b`,
  ),
  age: expression(
    String.raw`\b${NUMBER}(?:\s?(?:to|-|–|or|and)\s?${NUMBER})?[\s-](?:days?|weeks?|months?|years?)\b|\bage (?:of )?${NUMBER}|\baged? ${NUMBER}|\b(?:before|after|until|at|about|around) ${NUMBER}\b|\bbirth\b`,
  ),
  number: expression(String.raw`\b${NUMBER}\b|\p{N}|\b(?:smear|pea-sized|grain of|handful|pinch)\b`),
  money: expression(
    String.raw`[$€£¥]\s?\p{N}|\b${NUMBER}\s?(?:dollars?|pounds?|euros?|cents?|guilders?|francs?)\b|\b(?:free|million|billion)\b`,
  ),
  percent: expression(String.raw`\p{N}\s?%|\b(?:per ?cent|percentage|half|third|quarter|majority|fifths?)\b`),
  temperature: expression(String.raw`\p{N}\s?°|\b${NUMBER}\s?(?:degrees?|°?[CF]\b|kelvin|K\b)`),
  place: expression(
    String.raw`\b(?:room|fridge|freezer|bed|crib|cot|back|floor|seat|home|hospital|clinic|kitchen|bathroom|north|south|east|west|coast|border|near|inside|outside)\b`,
  ),
  reason: expression(
    String.raw`\b(?:because|since|due to|so that|in order to|as a result|caused?|causes|leads? to|led to|reasons?|therefore|so|to (?:avoid|prevent|protect|help|keep|make|reduce)|means?|can (?:cause|lead|block|raise))\b`,
  ),
  advice: expression(
    String.raw`\b(?:should|can|may|must|avoid|never|always|try|offer|give|use|keep|put|place|wait|do not|don['’]t|safe|unsafe|recommend(?:ed|s)?|best|help(?:s|ful)?|call|ask|talk to)\b`,
  ),
};

function matchesOf(type: AnswerType, sentence: string): string[] {
  const found: string[] = [];
  const pattern = EXPRESSIONS[type];
  if (pattern) for (const match of sentence.matchAll(pattern)) found.push(match[0]);
  if (type === 'person' || type === 'place' || type === 'name') {
    for (const match of sentence.matchAll(NAME)) found.push(match[0]);
    const leading = LEADING_NAME.exec(sentence);
    if (leading) found.push(leading[0]);
    if (type === 'name') for (const match of sentence.matchAll(/["“]([^"”]+)["”]/g)) found.push(match[0]);
  }
  return found;
}

/** True when the sentence holds something of the asked kind that the question itself did not already say. */
export function holdsAnswer(type: AnswerType, sentence: string, question: string): boolean {
  if (type === 'open') return true;
  const asked = question.toLowerCase();
  return matchesOf(type, sentence).some((found) => !asked.includes(found.toLowerCase()));
}

const STRICT: ReadonlySet<AnswerType> = new Set([
  'time',
  'duration',
  'frequency',
  'age',
  'number',
  'money',
  'percent',
  'temperature',
]);

/** Kinds whose answer always has a form one can look for (a number, a date); names and reasons may be worded in any way. */
export function hasFixedForm(type: AnswerType): boolean {
  return STRICT.has(type);
}

/** True for questions a single fact does not settle: why, how to, what about. */
export function asksForExplanation(question: string): boolean {
  const type = answerTypeOf(question);
  return type === 'open' || type === 'advice' || type === 'reason';
}

import { stem } from '../evidence/stem.ts';
import { isStopWord, wordsOf } from '../evidence/words.ts';
import { type AskedForm, askedFormOf } from './asked-form.ts';
import { relatedInPapers } from './paper-words.ts';

/** `kind`: the subject has to be there; a name says whose; an attribute is met by a value of its form too. */
export type AskedTerm = {
  stem: string;
  kind: 'subject' | 'name' | 'attribute' | 'slight';
  isDoing: boolean;
  /** A value of the asked form is all that it asks for. */
  isMetByForm: boolean;
  /** Names the value, which then stands by that name: a score, a password. */
  namesValue: boolean;
  related: ReadonlySet<string>;
};

/** A day, month, weekday or year that the question is about: what stands for another is no answer. */
export type AskedTime = { text: string; pattern: RegExp };

export type AskedFact = {
  question: string;
  terms: AskedTerm[];
  form: AskedForm | null;
  times: AskedTime[];
  figures: number[];
  /** What is to be counted: it has to stand with the figure. */
  counted: ReadonlySet<string>;
};

const words = (list: string) =>
  new Set(
    list
      .trim()
      .split(/\s+/)
      .map((word) => stem(word)),
  );
/** What asks for a value, and stands beside it or not. */
const ATTRIBUTES =
  words(`cost price fee pay much many number phone telephone time date day when often long old age name dose amount
total hour minute week month year percent size call ring code reach expensive spend worth charge often frequently soon late
early weekday mobile contact far ahead advance earn owe temperature warm hot cold discount`);
const TIMES = words(
  'time date day when often long old age hour minute week month year late early soon weekday frequently far ahead advance',
);
const VALUES = words('score password pin limit size code serial model');
/** Which of them are met by any value of a form; another form's says something of the subject ("when do I have to pay"). */
const MET: Record<AskedForm, ReadonlySet<string>> = {
  money: words('cost price fee pay much many charge spend worth expensive earn owe amount total discount'),
  phone: words('number phone telephone ring call reach mobile contact'),
  percent: words('percent much'),
  temperature: words('temperature warm hot cold'),
  figure: words('much many amount total number dose size'),
  person: words('name'),
  name: words('name'),
  when: TIMES,
  weekday: TIMES,
  clock: TIMES,
  duration: words('much many time long hour minute day week month year far ahead advance soon notice total'),
  frequency: words('often frequently many much time'),
  age: words('old age'),
};
/** Says little about the subject of a question. */
const SLIGHT =
  words(`do make get need have happen go come take give use want know say tell be let put keep like thing way kind still
already now today tonight tomorrow yesterday again also really child kid baby son daughter old new right wrong good bad please
right ok okay allow allowed forbid forbidden permit permitted ban banned spare extra mr mrs ms dr per morning afternoon evening must should may can could would supposed expect find look check ask remember forget think
document paper file letter sheet note write list family us our my we next last first current usually normally exactly actually
happen back while down up away bring send buy work stay family parent child everything anything else`);
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

export function readAsked(question: string, childName: string | null): AskedFact {
  const form = askedFormOf(question);
  const times = timesOf(question);
  const terms = new Map<string, AskedTerm>();
  const child = childName === null ? '' : stem(childName.toLowerCase());
  const found = wordsOf(question).filter(({ stem: one }) => !isStopWord(one));
  for (const [at, word] of found.entries()) {
    if (terms.has(word.stem) || isTimeWord(word.text, times) || /^\p{N}/u.test(word.text)) continue;
    const isName =
      word.stem === child ||
      (/^\p{Lu}\p{Ll}/u.test(word.text) && at + word.start > 0 && !isSentenceStart(question, word.start));
    const kind = isName
      ? 'name'
      : ATTRIBUTES.has(word.stem) || VALUES.has(word.stem)
        ? 'attribute'
        : SLIGHT.has(word.stem)
          ? 'slight'
          : 'subject';
    const isDoing =
      HAPPENING.has(word.stem) ||
      DOES.test(question.slice(0, word.start)) ||
      (found[at - 1]?.end === word.start - 1 &&
        terms.get(found[at - 1]?.stem ?? '')?.kind === 'name' &&
        /s$/.test(word.text));
    const isMetByForm = form !== null && MET[form].has(word.stem);
    terms.set(word.stem, {
      stem: word.stem,
      kind,
      isDoing,
      isMetByForm,
      namesValue: VALUES.has(word.stem),
      related: isName ? new Set() : relatedInPapers(word.stem),
    });
  }
  return {
    question,
    terms: promoteWhereBare([...terms.values()], child),
    form,
    times,
    figures: figuresOf(question, times),
    counted: form === 'figure' ? countedIn(question) : new Set(),
  };
}

const COUNTED =
  /\bhow many (\p{L}+)(?: (?!are|is|do|does|did|can|may|should|will|has|have|was|were|in|of|at|for|to)(\p{L}+))?/iu;

function countedIn(question: string): ReadonlySet<string> {
  const [, ...nouns] = COUNTED.exec(question) ?? [];
  return new Set(wordsOf(nouns.filter(Boolean).join(' ')).map(({ stem: one }) => one));
}

/** A question of names and slight words alone is about them. */
function promoteWhereBare(terms: AskedTerm[], child: string): AskedTerm[] {
  if (terms.some(({ kind }) => kind === 'subject')) return terms;
  if (terms.some(({ kind, stem: one }) => kind === 'name' && one !== child)) return terms;
  return terms.map((term) => (term.kind === 'slight' ? { ...term, kind: 'subject' } : term));
}

/** Verbs that say what happens at the asked time. */
const HAPPENING = words('start begin open close end finish');
/** Before a verb: people call what is done by many words, and what it is done with by few. */
const DOES = /\b(?:to|i|we|she|he|they|you|not)\s$/i;

const isSentenceStart = (text: string, at: number) => /(?:^|[.!?]\s+)["“(]?$/.test(text.slice(0, at));

function timesOf(question: string): AskedTime[] {
  const times: AskedTime[] = [];
  const short = (name: string) => `${name.slice(0, 3)}(?:${name.slice(3)})?`;
  for (const month of MONTHS) {
    const shape = month === 'may' ? 'May' : short(month);
    const flags = month === 'may' ? 'u' : 'iu';
    const day = new RegExp(
      String.raw`\b${shape}\.? (\d{1,2})(?:st|nd|rd|th)?\b(?!\d|:)|\b(\d{1,2})(?:st|nd|rd|th)?\.? (?:of )?${shape}\b`,
      flags,
    ).exec(question);
    const number = day?.[1] ?? day?.[2];
    const at = MONTHS.indexOf(month) + 1;
    if (number)
      times.push({
        text: day?.[0] ?? '',
        pattern: new RegExp(
          String.raw`\b${shape}\.? (?:\d{1,2}\s?(?:and|to|-|–|&|or)\s?)?${number}(?:st|nd|rd|th)?\b|\b${number}(?:st|nd|rd|th)?\.?(?:\s?(?:and|to|-|–|&|or)\s?\d{1,2})? (?:of )?${shape}\b|\b0?${at}/0?${number}\b|-0?${at}-0?${number}\b`,
          'iu',
        ),
      });
    else if (
      month === 'may'
        ? /(?<=\S\s)May\b(?! I\b| we\b)/u.test(question) &&
          /\b(?:in|of|since|until|by|last|next|for) May\b/u.test(question)
        : new RegExp(String.raw`\b${short(month)}\b`, 'iu').test(question) &&
          !(month === 'march' && /\bmarch(?:es|ing)?\b/.test(question))
    )
      times.push({ text: month, pattern: new RegExp(String.raw`\b${shape}\b|\b0?${at}/\d{1,2}|-0?${at}-\d`, flags) });
  }
  for (const [at, day] of DAYS.entries())
    if (new RegExp(String.raw`\b${day}s?\b`, 'i').test(question))
      times.push({
        text: day,
        pattern: new RegExp(
          String.raw`\b(?:${day}s?|${day.slice(0, 3)})\b|\b(?:every|each) day\b|\bdaily\b|${rangesOver(at)}`,
          'iu',
        ),
      });
  for (const [year] of question.matchAll(/\b(?:19|20)\d\d\b/g))
    times.push({ text: year, pattern: new RegExp(`\\b${year}\\b|/${year.slice(2)}\\b`) });
  for (const [text, amount = '', unit = ''] of question.matchAll(AT_AGE)) {
    const count = wordsOf(amount)[0]?.stem ?? amount;
    const word = NUMBER_WORDS[Number(count)] ?? count;
    times.push({
      text,
      pattern: new RegExp(
        String.raw`\b(?:${count}|${word})[ -]?${unit}s?\b|\b(?:ages?|${unit}s?)\)?:? (?:${count}|${word})\b`,
        'iu',
      ),
    });
  }
  return times;
}

/** "At eight months": what stands for another age is no answer. */
const AT_AGE =
  /\b(?:at|when (?:he|she|they) (?:was|were|turned)) (\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (day|week|month|year)s?\b/giu;
const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** "Monday to Friday" holds Wednesday. */
function rangesOver(at: number): string {
  const pairs: string[] = [];
  for (let from = 0; from <= at; from++)
    for (let to = at; to < 7; to++)
      if (from < to) pairs.push(`${dayOf(from)}\\s?(?:to|through|-|–|until)\\s?${dayOf(to)}`);
  const week = at < 5 ? '|\\bweekdays?\\b' : '|\\bweekends?\\b';
  return `\\b(?:${pairs.join('|')})${week}`;
}

const dayOf = (at: number) => `${DAYS[at]?.slice(0, 3)}(?:${DAYS[at]?.slice(3)}s?)?`;

function isTimeWord(word: string, times: readonly AskedTime[]): boolean {
  const plain = word.toLowerCase().replace(/s$/, '');
  return times.some(({ text }) => text.toLowerCase().includes(plain) && plain.length > 2);
}

function figuresOf(question: string, times: readonly AskedTime[]): number[] {
  let rest = question;
  for (const { text } of times) rest = rest.replace(text, ' ');
  return [...rest.matchAll(/(?<![\p{L}\d:.-])\d+(?:[.,]\d+)?(?![\d:])/gu)].map(([figure]) =>
    Number(figure.replace(',', '.')),
  );
}

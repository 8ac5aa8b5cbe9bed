import { stem } from '../evidence/stem.ts';
import { isStopWord, wordsOf } from '../evidence/words.ts';
import { type AskedForm, askedFormOf } from './asked-form.ts';
import { type AskedTime, timesOf } from './asked-times.ts';
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
  coming: TIMES,
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

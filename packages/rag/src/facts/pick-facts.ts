import { stemsOf } from '../evidence/match-terms.ts';
import { isStopWord } from '../evidence/words.ts';
import { type AskedForm, valuesOf } from './asked-form.ts';
import type { Fact } from './find-facts.ts';

/** What is said: the facts that count, the newest paper's first; `older` is what another paper said before. */
export type PickedFacts = { facts: Fact[]; older: Fact | null };

const MAX_FACTS = 3;
/** How near to the best a sentence of the same paper comes to be said as well. */
const BESIDE = 0.06;
const BESIDE_LOOSE = 0.3;
/** From this share of the best one's score another paper speaks of the same. */
const SAME_SCORE = 0.55;
const SAME_COVERAGE = 0.85;
const CHANGE_COVERAGE = 0.5;
const ANNOUNCES = /\b(?:chang\w+|updat\w+|replac\w+|moves?|moved|no longer|instead|from now|goes up|goes down|new)\b/i;
const LEADING_WORDS = 4;
/** A paper that sets something right says so. */
const SAYS_NEW =
  /\b(?:new|now|no longer|any ?more|changed?|changes|instead|lowered|raised|replac\w*|since|from now|updated?|moved)\b/i;

/** `facts` are best first; `rivals` those that alone would not do. */
export function pickFacts(
  facts: readonly Fact[],
  rivals: readonly Fact[],
  asked: { form: AskedForm | null; question: string },
): PickedFacts {
  const [best] = facts;
  if (!best) return { facts: [], older: null };
  const others = rivals.filter(
    (one) =>
      documentOf(one) !== documentOf(best) && (isOnTheSame(one, best, asked.form) || setsRight(one, best, asked.form)),
  );
  const differing = others.filter((one) => differs(one, best, asked));
  const newer = differing
    .filter((one) => dateOf(one) > dateOf(best))
    .toSorted((a, b) => (dateOf(a) < dateOf(b) ? 1 : -1))[0];
  if (newer) return { facts: [newer], older: best };
  const older =
    differing.filter((one) => dateOf(one) < dateOf(best) && one.score >= SAME_SCORE * best.score)[0] ?? null;
  const margin = asked.form === null ? BESIDE_LOOSE : BESIDE;
  const beside = facts
    .slice(1)
    .filter(
      (one) =>
        documentOf(one) === documentOf(best) &&
        one.unit.section === best.unit.section &&
        one.score >= best.score - margin,
    );
  return { facts: [best, ...beside].slice(0, MAX_FACTS), older };
}

const documentOf = ({ unit }: Fact) => unit.passage.documentId;
const dateOf = ({ unit }: Fact) => unit.passage.dated ?? '';
const tellingStems = (...texts: string[]) =>
  new Set([...stemsOf(...texts)].filter((stem) => !isStopWord(stem) && !/^\d/.test(stem)));

/** What one is about stands over the other; or they hold the same of what was asked, one nearly as much of it as the other. */
function isOnTheSame(one: Fact, best: Fact, form: AskedForm | null): boolean {
  const about = tellingStems(one.unit.label);
  const other = tellingStems(
    best.unit.section,
    best.unit.label,
    best.unit.text.split(' ').slice(0, LEADING_WORDS).join(' '),
  );
  const isNamed =
    about.size > 0 &&
    [...about].every((stem) => other.has(stem)) &&
    [...one.subjects].some((stem) => best.subjects.has(stem));
  if (isNamed) return form !== null || one.unit.isRow || SAYS_NEW.test(one.unit.text) || SAYS_NEW.test(best.unit.text);
  return (
    form !== null &&
    one.isSure &&
    one.coverage >= SAME_COVERAGE * best.coverage &&
    [...best.subjects].every((stem) => one.subjects.has(stem))
  );
}

/** A later paper that announces changes says only what changes: less of the question stands in it than in the rule before. */
function setsRight(one: Fact, best: Fact, form: AskedForm | null): boolean {
  return (
    form !== null &&
    dateOf(one) > dateOf(best) &&
    ANNOUNCES.test(`${one.unit.passage.title}\n${one.unit.section}\n${one.unit.text}`) &&
    one.coverage >= CHANGE_COVERAGE * best.coverage &&
    [...one.subjects].some((stem) => best.subjects.has(stem))
  );
}

function differs(one: Fact, best: Fact, { form, question }: { form: AskedForm | null; question: string }): boolean {
  if (form === null) return true;
  const values = (fact: Fact) =>
    new Set(valuesOf(form, fact.unit.text, question).map((value) => value.toLowerCase().replace(/s$/, '')));
  const [a, b] = [values(one), values(best)];
  return a.size > 0 && ![...a].every((value) => b.has(value)) && ![...b].every((value) => a.has(value));
}

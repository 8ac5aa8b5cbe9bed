import { type StemSet, stemsOf, termMatch } from '../evidence/match-terms.ts';
import { isStopWord, wordsOf } from '../evidence/words.ts';
import type { RankedPassage } from '../ports.ts';
import { type AskedForm, fitsLoosely, valuesOf } from './asked-form.ts';
import { figureFits } from './figure-range.ts';
import { relatedInPapers } from './paper-words.ts';
import { isAboutAnother, peopleIn } from './people.ts';
import { type AskedFact, type AskedTerm, readAsked } from './read-asked.ts';
import { type Unit, unitsOf } from './units.ts';

/** A sentence or row that answers. `coverage`: how much of the question it and what it stands under hold, 0..1. */
export type Fact = {
  unit: Unit;
  ranked: RankedPassage;
  coverage: number;
  isSure: boolean;
  score: number;
  subjects: ReadonlySet<string>;
};

/** `sure` answer, best first; `rivals` say something about it, the sure ones among them. */
export type FoundFacts = { sure: Fact[]; rivals: Fact[]; form: AskedForm | null };

type Placed = {
  unit: Unit;
  ranked: RankedPassage;
  own: StemSet;
  section: StemSet;
  near: StemSet;
  lead: StemSet;
  label: StemSet;
};
type Weighed = AskedTerm & { weight: number };

const MIN_COVERAGE = 0.5;
const MIN_RIVAL = 0.3;
const MIN_SUBJECT_COVERAGE = 0.5;
/** What a term counts that does not stand in the unit itself. */
const SECTION = 0.85;
const TITLE = 0.6;
/** A line for the asked day is one of what the title says. */
const TIMED_TITLE = 0.9;
const NEAR = 0.5;
/** What a paragraph said before is what it goes on with. */
const LEAD = 0.65;
const DOCUMENT = 0.2;
/** A name may stand anywhere in the paper: the whole paper is about that person then. */
const NAME_IN_DOCUMENT = 0.6;
const MIN_SUBJECT = 0.5;
/** From this match on a term stands in the unit or its heading. */
const MIN_STANDING = 0.6;
/** What a verb tells of the subject, beside a noun. */
const DOING_SHARE = 0.5;
const HYPHENATED = /\p{L}+(?:-\p{L}+)+/gu;
const OPENING = 300;
/** A name that a paper says so often is whom it is about. */
const OFTEN = 3;
const NAME_NEAR = 0.55;
const NAME_IN_SECTION = 0.9;
const NAME_BONUS = 0.15;
const FITTING_BONUS = 0.2;
const LABEL_BONUS = 0.2;
const SECTION_BONUS = 0.08;
const FIGURE_PENALTY = 0.25;
const RANK_SHARE = 0.05;

/** Everything that surely answers, best first; nothing where the papers do not hold what is asked. */
export function findFacts(
  question: string,
  ranked: readonly RankedPassage[],
  options: { childName: string | null; minCoverage?: number } = { childName: null },
): FoundFacts {
  const asked = readAsked(question, options.childName);
  const placed = placeUnits(ranked);
  const terms = weigh(asked, placed, options.childName);
  if (!terms.some(({ kind }) => kind === 'subject' || kind === 'name'))
    return { sure: [], rivals: [], form: asked.form };
  const people = peopleIn(
    ranked.map(({ passage }) => passage),
    options.childName,
  );
  const papers = readPapers(placed);
  const topScore = Math.max(...ranked.map(({ score }) => score), 1e-9);
  const facts = placed.flatMap((one) =>
    isAboutAnother(one.unit, question, people, options.childName)
      ? []
      : judge(asked, terms, one, papers.get(one.unit.passage.documentId) ?? EMPTY, topScore),
  );
  const rivals = facts.filter(({ coverage }) => coverage >= MIN_RIVAL).sort((a, b) => b.score - a.score);
  const needed = options.minCoverage ?? MIN_COVERAGE;
  return { sure: rivals.filter(({ isSure, coverage }) => isSure && coverage >= needed), rivals, form: asked.form };
}

/** All words of a paper that was found, and those that say whose or what it is: in title, headings, beginning, or often. */
type Paper = { words: StemSet; about: StemSet };

function readPapers(placed: readonly Placed[]): Map<number | undefined, Paper> {
  const papers = new Map<number | undefined, { words: Set<string>; about: Set<string>; counts: Map<string, number> }>();
  for (const { unit, own, section } of placed) {
    const id = unit.passage.documentId;
    const paper = papers.get(id) ?? { words: new Set(), about: stemSetOf(unit.passage.title), counts: new Map() };
    papers.set(id, paper);
    const isOpening = (unit.passage.charStart ?? 0) + unit.start < OPENING;
    for (const word of section) paper.words.add(word);
    for (const word of section) paper.about.add(word);
    for (const word of own) {
      const count = (paper.counts.get(word) ?? 0) + 1;
      paper.counts.set(word, count);
      paper.words.add(word);
      if (isOpening || count >= OFTEN) paper.about.add(word);
    }
  }
  return papers;
}

const stemSetOf = (text: string) => new Set(stemsOf(text));

function placeUnits(ranked: readonly RankedPassage[]): Placed[] {
  return ranked.flatMap((one) => {
    const units = unitsOf(one.passage);
    return units.map((unit, at) => {
      const beside = [units[at - 1], units[at + 1]].filter(
        (other) => other !== undefined && !unit.isRow && !other.isRow && isSameParagraph(one.passage.text, unit, other),
      );
      return {
        unit,
        ranked: one,
        own: stemsOf(unit.text, ...(unit.text.match(HYPHENATED) ?? []).map((word) => word.replaceAll('-', ''))),
        section: stemsOf(unit.section),
        near: stemsOf(...beside.map((other) => other?.text)),
        lead: stemsOf(...leadOf(one.passage.text, units, at).map(({ text }) => text)),
        label: new Set(
          wordsOf(unit.label)
            .map(({ stem }) => stem)
            .filter((stem) => !isStopWord(stem)),
        ),
      };
    });
  });
}

const BLANK_LINE = /\n\s*\n/;

function isSameParagraph(text: string, one: Unit, other: Unit): boolean {
  const gap = one.start < other.start ? text.slice(one.end, other.start) : text.slice(other.end, one.start);
  return one.section === other.section && !BLANK_LINE.test(gap);
}

/** What the line says before a sentence: the first of it, and the two right before. */
function leadOf(text: string, units: readonly Unit[], at: number): Unit[] {
  const unit = units[at];
  if (!unit || unit.isRow) return [];
  const line = text.lastIndexOf('\n', unit.start) + 1;
  const before = units.slice(0, at).filter(({ start, isRow }) => start >= line && !isRow);
  return [...before.slice(0, 1), ...before.slice(-2)];
}

/** The rarer a word in the family's papers, the more it tells; a word that is in none tells most. */
function weigh({ terms }: AskedFact, placed: readonly Placed[], childName: string | null): Weighed[] {
  const child = childName === null ? null : (wordsOf(childName)[0]?.stem ?? null);
  return terms.map((term) => {
    if (term.kind === 'name') return { ...term, weight: term.stem === child ? 0.25 : 0.9 };
    if (term.kind === 'attribute') return { ...term, weight: 0.3 };
    if (term.kind === 'slight') return { ...term, weight: 0.12 };
    const found = placed.filter(({ own, section }) => own.has(term.stem) || section.has(term.stem)).length;
    const rarity = Math.log((placed.length + 1) / (found + 0.5)) / Math.log((placed.length + 1) / 0.5);
    return { ...term, weight: (term.isDoing ? DOING_SHARE : 1) * (0.45 + 0.55 * Math.min(1, Math.max(0, rarity))) };
  });
}

function judge(asked: AskedFact, terms: readonly Weighed[], placed: Placed, paper: Paper, topScore: number): Fact[] {
  const { unit, ranked } = placed;
  const values = asked.form ? valuesOf(asked.form, unit.text, asked.question) : [];
  if (asked.form && values.length === 0) return [];
  if (asked.counted.size > 0 && ![...asked.counted].some((noun) => isCountedIn(noun, placed))) return [];
  const around = `${unit.section}\n${unit.text}`;
  if (!asked.times.every(({ pattern }) => pattern.test(around) || pattern.test(unit.passage.title))) return [];
  const title = stemsOf(unit.passage.title);
  let [total, covered, subject, subjects, ofSubjects] = [0, 0, 0, 0, 0];
  const standing = new Set<string>();
  let named = 0;
  let isInItsWords = false;
  let isLacking = false;
  const isTimed = asked.times.length > 0 && asked.times.every(({ pattern }) => pattern.test(unit.label));
  for (const { text, pattern } of asked.times) if (pattern.test(unit.text)) standing.add(text.toLowerCase());
  /** With a name alone to go by, the value has to stand beside what it is a value of. */
  const isAnchored =
    asked.form !== 'phone' && terms.some((term) => term.kind === 'attribute' && termMatch({ ...term }, placed.own) > 0);
  const isNamedOnly = !terms.some(({ kind }) => kind === 'subject');
  for (const term of terms) {
    const match = matchOf(term, placed, title, paper, isTimed);
    if (term.namesValue && match < MIN_SUBJECT) return [];
    if (term.kind === 'name') {
      if (term.weight > 0.5 && match < (isNamedOnly && !isAnchored ? NAME_IN_SECTION : NAME_IN_DOCUMENT)) return [];
      named += NAME_BONUS * match;
      if (!isNamedOnly) continue;
    }
    total += term.weight;
    covered += term.weight * match;
    if (term.kind !== 'subject') continue;
    subjects += term.weight;
    ofSubjects += term.weight * match;
    const here = matchOf(term, placed, NONE, EMPTY);
    if (here >= MIN_STANDING) standing.add(term.stem);
    subject = Math.max(subject, here, isTimed ? MIN_STANDING : 0);
    if (here >= SECTION) isInItsWords = true;
    if (match < MIN_RIVAL) isLacking = true;
  }
  if (asked.form === 'name' && !isInItsWords) return [];
  if (!isNamedOnly && subject < MIN_SUBJECT) return [];
  const isSure =
    isNamedOnly || (ofSubjects >= MIN_SUBJECT_COVERAGE * subjects && (isInItsWords || isTimed || !isLacking));
  const figures = asked.figures.map((figure) => figureFits(figure, around));
  if (figures.includes('outside')) return [];
  const missing = figures.filter((fit) => fit === 'absent').length;
  const coverage = total === 0 ? 0 : (covered / total) * (1 - FIGURE_PENALTY) ** missing;
  const score =
    coverage +
    named +
    (fitsLoosely(asked.question, unit.text) ? FITTING_BONUS : 0) +
    LABEL_BONUS * shareAsked(placed.label, terms) +
    SECTION_BONUS * shareAsked(new Set([...placed.section].filter((stem) => !isStopWord(stem))), terms) +
    RANK_SHARE * (ranked.score / topScore);
  return [{ unit, ranked, coverage, isSure, score, subjects: standing }];
}

const NONE: StemSet = new Set();
const EMPTY: Paper = { words: NONE, about: NONE };

function matchOf(
  term: Weighed,
  { own, section, near, lead }: Placed,
  title: StemSet,
  paper: Paper,
  isTimed = false,
): number {
  const as = { stem: term.stem, weight: term.weight, related: term.related };
  if (term.isMetByForm && term.kind === 'attribute') return 1;
  const whole = term.kind === 'name' ? [0.95, 0.9, NAME_NEAR, NAME_IN_DOCUMENT] : [SECTION, TITLE, NEAR, DOCUMENT];
  return Math.max(
    termMatch(as, own),
    (whole[0] ?? 0) * termMatch(as, section),
    (isTimed ? TIMED_TITLE : (whole[1] ?? 0)) * termMatch(as, title),
    (whole[2] ?? 0) * termMatch(as, near),
    LEAD * termMatch(as, lead),
    (whole[3] ?? 0) * termMatch(as, term.kind === 'name' ? paper.about : paper.words),
  );
}

/** "How many children": a figure of something else is no answer. */
function isCountedIn(noun: string, { own, section }: Placed): boolean {
  const term = { stem: noun, weight: 1, related: relatedInPapers(noun) };
  return termMatch(term, own) > 0 || termMatch(term, section) > 0;
}

/** How much of what a row or section is about was asked for. */
function shareAsked(of: StemSet, terms: readonly Weighed[]): number {
  if (of.size === 0) return 0;
  let asked = 0;
  for (const stem of of) if (terms.some((term) => term.stem === stem || term.related.has(stem))) asked += 1;
  return asked / of.size;
}

import { type Figure, isSameFigure, readFigures } from '../../text/figures.ts';
import type { Problem } from '../compile/problem.ts';
import type { Content, ContentFact } from '../compile/read-content.ts';
import type { CheckedPage } from './pages.ts';

type Span = readonly [start: number, end: number];

const SENTENCE = /(?<=[.!?;])\s+|\n+/;
const DENIAL =
  /\b(?:never|not|none|no|nor|neither|cannot|avoid|without|instead|stop|unsafe|dangerous|danger|risk|riskiest|worst)\b|n['’]t\b/i;

/**
 * The table of facts, one value for each subject and age, against every text: a sentence that speaks of the subject at one
 * of these ages and names an amount of that kind names this one; what is never done is nowhere advised.
 */
export function checkFacts(content: Content, pages: readonly CheckedPage[]): Problem[] {
  const said = pages.flatMap(({ id, title, file, weeks, texts }) =>
    texts.flatMap(({ text, line }) =>
      contradictions(content.facts, { title, text, weeks }).map((message) => ({
        file,
        line,
        message: `${id}: ${message}`,
      })),
    ),
  );
  return [...content.facts.flatMap((fact) => checkOwn(fact, content, pages)), ...said];
}

/** A paragraph or step, what it stands under, and the ages that it is for. */
export type Statement = { title: string; text: string; weeks: Span };

/** What a text says otherwise than the table, a sentence each. */
export function contradictions(facts: readonly ContentFact[], { title, text, weeks }: Statement): string[] {
  const open = facts.filter(
    ({ ages, on }) => overlap(ages, weeks) && (!on || new RegExp(on, 'i').test(`${title} ${text}`)),
  );
  return text
    .split(SENTENCE)
    .flatMap((sentence) =>
      open
        .filter((fact) => speaksOf(fact, sentence) && !agrees(fact, sentence))
        .map(({ id, value }) => `“${sentence}” against ${value} in the table of facts (${id})`),
    );
}

const overlap = (one: Span, other: Span) => one[0] <= other[1] && other[0] <= one[1];

function speaksOf({ about, except }: ContentFact, sentence: string): boolean {
  const holds = (source: string) => new RegExp(source, 'i').test(sentence);
  return about.every(holds) && !(except && holds(except));
}

function agrees({ value, also = [] }: ContentFact, sentence: string): boolean {
  if (value === 'never') return DENIAL.test(sentence);
  const known = [value, ...also].flatMap(readFigures);
  const named = readFigures(sentence).filter((figure) => known.some((one) => isComparable(one, figure)));
  return named.length === 0 || named.some((figure) => known.some((one) => isSameFigure(one, figure)));
}

/** A bare number beside an age in years is one ("under 16"). */
const isComparable = (one: Figure, other: Figure) =>
  one.kind === other.kind
    ? one.kind !== 'plain' || one.next[0] === other.next[0]
    : one.unit === 'year' && other.kind === 'plain' && other.next.length === 0;

/** A row rests on a note and stands on the pages that it names. */
function checkOwn(fact: ContentFact, content: Content, pages: readonly CheckedPage[]): Problem[] {
  const { file, lineOf, index, value, id } = fact;
  const problem = (key: string, message: string) => ({
    file,
    line: lineOf([index, key]),
    message: `${id}: ${message}`,
  });
  const source = content.sources.find((one) => one.id === fact.source);
  if (!source) return [problem('source', `there is no source ${fact.source}`)];
  const figures = readFigures(value);
  const holds = (text: string) =>
    value === 'never'
      ? fact.about.every((one) => new RegExp(one, 'i').test(text)) && DENIAL.test(text)
      : figures.every((figure) => readFigures(text).some((one) => isSameFigure(one, figure)));
  if (value !== 'never' && figures.length === 0)
    return [problem('value', `“${value}” names no amount and is not never`)];
  const noted = [source.title, ...source.notes].some(holds);
  return [
    ...(noted ? [] : [problem('source', `no note of ${fact.source} holds ${value}`)]),
    ...fact.pages.flatMap((pageId) => {
      const page = pages.find((one) => one.id === pageId);
      if (!page) return [problem('pages', `there is no page ${pageId}`)];
      return page.texts.some(({ text }) => holds(text)) ? [] : [problem('pages', `${pageId} does not say ${value}`)];
    }),
  ];
}

import type { PagePart, PageStrength, WrittenPage } from '../ports.ts';
import { acknowledge } from './acknowledge.ts';
import { asMarkdownText } from './markdown-text.ts';
import { nameChild } from './name-child.ts';
import type { Tone } from './prompt.ts';
import { sayForAge } from './say-outcome.ts';

export type PageTelling = {
  /** The page's number among the sources. */
  number: number;
  tone: Tone | null;
  /** Null where the page is not about this child. */
  childName: string | null;
  forAge: string | null;
  question: string;
  /** What was said before, so that no sentence of ours is said twice in a row. */
  lastReply: string;
  isUrgent: boolean;
};

/** On these a page is read with a child in danger: nothing comes before the first action. */
const DANGER = 'first-aid';
/** About parents, or too hard to read with one's own child's name in it. */
const UNNAMED: ReadonlySet<string> = new Set(['parents', DANGER]);
export const WATCH = '**What to watch for:**';
export const CALL = '**When to call:**';
const MOST_PUBLISHERS = 3;

const STRENGTHS: Record<PageStrength, string> = {
  guideline: 'This is official guidance.',
  review: 'It rests on reviews of many studies.',
  study: 'It rests on single studies, so it may change.',
  consensus: 'It is what specialists agree on rather than what trials have proved.',
  experience: 'It is practical experience and has hardly been studied.',
};

export const isDangerPage = (page: WrittenPage): boolean => page.subject === DANGER;

/**
 * A page of the guide, whole, as Markdown blocks. The tone decides what stands with it and in which order: *warm* has words to
 * say, *direct* goes from the steps to whom to call, *evidence* names who says it and how surely.
 */
export function sayPage(written: WrittenPage, telling: PageTelling): string[] {
  const { tone, number, forAge } = telling;
  const page = named(written, telling);
  const [first, ...rest] = sayParts(page.now, number);
  const watch = sayParts(page.watch, number, WATCH);
  const call = sayParts(page.call, number, CALL);
  const aside = forAge ? [sayForAge(forAge)] : [];
  const start = first === undefined ? [] : [first];
  return [
    ...(isDangerPage(page) ? [...start, ...aside] : [...opening(page, telling), ...aside, ...start]),
    ...rest,
    ...(tone === 'warm' || tone === null ? sayWords(page) : []),
    ...(tone === 'direct' ? [...call, ...watch] : [...watch, ...call]),
    ...(tone === 'evidence' ? sayOrigin(page, number) : []),
  ];
}

/** Whom to call and when; of a page of danger also what to do first. */
export function sayCore(page: WrittenPage, number: number): string[] {
  const first = isDangerPage(page) ? sayParts(page.now.slice(0, 1), number) : [];
  return [...first, ...sayParts(page.call, number, CALL)];
}

/** What a page begins with: the answer in a sentence or two. */
export function sayFirst(page: WrittenPage, number: number): string[] {
  return sayParts(page.now.slice(0, 1), number);
}

function opening({ subject }: WrittenPage, { tone, question, lastReply, isUrgent }: PageTelling): string[] {
  const said = tone === 'warm' && !isUrgent ? acknowledge(subject, question) : undefined;
  return said === undefined || lastReply.includes(said) ? [] : [said];
}

/** Paragraphs and numbered steps; a paragraph and a run of steps end with the source. */
function sayParts(parts: readonly PagePart[], number: number, lead?: string): string[] {
  const runs: { isStep: boolean; texts: string[] }[] = [];
  for (const { text, isStep = false } of parts) {
    const last = runs.at(-1);
    if (last?.isStep && isStep) last.texts.push(asMarkdownText(text));
    else runs.push({ isStep, texts: [asMarkdownText(text)] });
  }
  return runs.flatMap(({ isStep, texts }, at) => {
    const head = at === 0 ? lead : undefined;
    const said = isStep ? texts.map((text, index) => `${index + 1}. ${text}`).join('\n') : texts.join(' ');
    if (head === undefined) return [`${said} [${number}]`];
    return isStep ? [head, `${said} [${number}]`] : [`${head} ${said} [${number}]`];
  });
}

function sayWords({ sayAloud }: WrittenPage): string[] {
  if (!sayAloud) return [];
  const words = withoutQuotes(sayAloud);
  return [`You could say: ${asMarkdownText(/[“”"]/.test(words) ? words : `“${words}”`)}`];
}

/** Words to say without the quotation marks around them all. */
export function withoutQuotes(sayAloud: string): string {
  return sayAloud.trim().replace(/^[“"]([^“”"]*)[”"]$/, '$1');
}

/** Who publishes what a page rests on: "NHS, CDC and HSE". */
export function sayWho({ publishers }: WrittenPage): string {
  const names = publishers.slice(0, MOST_PUBLISHERS).map(asMarkdownText);
  if (publishers.length > MOST_PUBLISHERS) names.push('others');
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('');
}

export function sayStrength({ strength }: WrittenPage): string {
  return strength === undefined ? '' : STRENGTHS[strength];
}

function sayOrigin(page: WrittenPage, number: number): string[] {
  const who = sayWho(page);
  const said = [who && `${who}.`, sayStrength(page)].filter(Boolean).join(' ');
  return said === '' ? [] : [`**Who says this:** ${said} [${number}]`];
}

/** The page with the child's name once, where it reads well; never in the lines on when to call. */
function named(page: WrittenPage, { childName, forAge }: PageTelling): WrittenPage {
  if (!childName || forAge || UNNAMED.has(page.subject)) return page;
  let isNamed = [...page.now, ...page.watch].some(({ text }) => text.includes(childName));
  const name = (part: PagePart): PagePart => {
    const text = isNamed ? undefined : nameChild(part.text, childName);
    if (text === undefined) return part;
    isNamed = true;
    return { ...part, text };
  };
  return { ...page, now: page.now.map(name), watch: page.watch.map(name) };
}

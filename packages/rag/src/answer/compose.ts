import { asksForExplanation } from '../evidence/index.ts';
import { type ChosenSentence, type ComposeEvidence, chooseSentences } from './choose-sentences.ts';
import { asMarkdownText } from './markdown-text.ts';
import type { Outcome } from './outcome.ts';
import { closing, gapAnswer, opening, type PhraseContext, sourceLead } from './phrases.ts';
import type { Tone } from './prompt.ts';
import { sayForAge, sayTalk, sayUnsure } from './say-outcome.ts';

export type ComposeInput = {
  question: string;
  tone: Tone | null;
  childName: string | null;
  evidence: ReadonlyArray<ComposeEvidence>;
  outcome: Outcome;
  /** True when a safety notice stands above the answer. */
  isUrgent: boolean;
};

export const MAX_SENTENCES = 4;
export const MAX_WORDS = 90;
/** Sentences of the family's own sources beside a whole page. */
const BESIDE_PAGE = 2;

/** What the built-in assistant says to an outcome: a whole page, quoted sentences, pages to choose from, or that it knows nothing. */
export function composeAnswer(input: ComposeInput): string {
  const { outcome, evidence } = input;
  if (outcome.kind === 'talk') return sayTalk(outcome.talk);
  const context: PhraseContext = {
    tone: input.tone,
    childName: asMarkdownText((input.childName ?? '').slice(0, 60)) || null,
    isUrgent: input.isUrgent,
    kinds: [],
  };
  if (outcome.kind === 'nothing') return gapAnswer(context);
  if (outcome.kind === 'unsure') return sayUnsure(outcome.pages, evidence);
  const page = outcome.kind === 'sure' ? evidence.find(({ number }) => number === outcome.page.number) : undefined;
  const others = evidence.filter((one) => one !== page);
  const quoted = chooseSentences(others, {
    maxSentences: page ? BESIDE_PAGE : MAX_SENTENCES,
    maxWords: MAX_WORDS,
    minSentences: !page && asksForExplanation(input.question) ? 3 : 1,
  });
  if (quoted.length === 0 && !page) return gapAnswer(context);
  const isOwnFirst = page !== undefined && others.some(({ strength }) => strength > page.strength);
  const forAge = outcome.kind === 'sure' ? outcome.page.forAge : null;
  const whole = page ? [...(forAge ? [sayForAge(forAge)] : []), wholePage(page)] : [];
  const own = quoted.length > 0 ? [body(quoted, input.tone)] : [];
  const kinds = [...new Set([...(page ? [page.kind] : []), ...quoted.map((one) => one.evidence.kind)])];
  const said = { ...context, kinds };
  return [opening(said), ...(isOwnFirst ? [...own, ...whole] : [...whole, ...own]), closing(said)]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Every sentence of a page in its order, the source named once. */
function wholePage(page: ComposeEvidence): string {
  const text = page.sentences.map((sentence) => asMarkdownText(sentence.text)).join(' ');
  return `${text} [${page.number}]`;
}

function body(chosen: ReadonlyArray<ChosenSentence>, tone: Tone | null): string {
  if (tone === 'direct' && chosen.length > 2) return chosen.map((one) => `- ${cited(one)}`).join('\n');
  const paragraphs = bySource(chosen);
  return paragraphs
    .map((sentences) => {
      const [first] = sentences;
      const lead =
        tone === 'evidence' && first
          ? sourceLead(asMarkdownText(first.evidence.title.slice(0, 120)), first.evidence.kind)
          : '';
      return lead + sentences.map(cited).join(' ');
    })
    .join('\n\n');
}

function bySource(chosen: ReadonlyArray<ChosenSentence>): ChosenSentence[][] {
  const groups = new Map<number, ChosenSentence[]>();
  for (const one of chosen) groups.set(one.evidence.number, [...(groups.get(one.evidence.number) ?? []), one]);
  return [...groups.values()];
}

function cited({ sentence, evidence }: ChosenSentence): string {
  const text = asMarkdownText(sentence);
  const ending = /[.!?…]["”’')]*$/.test(text) ? '' : '.';
  return `${text.replace(/[,;:]$/, '')}${ending} [${evidence.number}]`;
}

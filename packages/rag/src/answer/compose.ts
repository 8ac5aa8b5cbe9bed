import { asksForExplanation } from '../evidence/index.ts';
import { type ChosenSentence, type ComposeEvidence, chooseSentences } from './choose-sentences.ts';
import { asMarkdownText } from './markdown-text.ts';
import { closing, gapAnswer, opening, type PhraseContext, sourceLead } from './phrases.ts';
import type { Tone } from './prompt.ts';

export type ComposeInput = {
  question: string;
  tone: Tone | null;
  childName: string | null;
  evidence: ReadonlyArray<ComposeEvidence>;
  /** True when a safety notice stands above the answer. */
  isUrgent: boolean;
};

export const MAX_SENTENCES = 4;
export const MAX_WORDS = 90;

/**
 * The built-in answer: the evidence sentences that answer best, word for word, each with its number, most relevant
 * source first, between an opening and a closing in the parent's tone. At most four sentences or 90 words (a fifth
 * is read by nobody at night), the best one always whole. Without evidence it says that nothing covers the question.
 */
export function composeAnswer(input: ComposeInput): string {
  const chosen = chooseSentences(input.evidence, {
    maxSentences: MAX_SENTENCES,
    maxWords: MAX_WORDS,
    minSentences: asksForExplanation(input.question) ? 3 : 1,
  });
  const context: PhraseContext = {
    tone: input.tone,
    childName: asMarkdownText((input.childName ?? '').slice(0, 60)) || null,
    isUrgent: input.isUrgent,
    kinds: [...new Set(chosen.map((one) => one.evidence.kind))],
  };
  if (chosen.length === 0) return gapAnswer(context);
  return [opening(context), body(chosen, input.tone), closing(context)].filter((part) => part !== '').join('\n\n');
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

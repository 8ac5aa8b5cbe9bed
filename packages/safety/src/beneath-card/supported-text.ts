import { type BeneathCard, undermines } from './undermines.ts';

export type { BeneathCard };

export type SupportedText = {
  markdown: string;
  /** How many sentences were left out. */
  withheld: number;
};

const SENTENCE_END = /(?<=[.!?…]["”’')*_]*(?:\s?\[\d{1,2}\])*)\s+(?!\[\d{1,2}\])(?=["“'(*_[]*[\p{Lu}\d])/u;
const LEAD = /^(\s*(?:[-*+]\s+|\d{1,2}[.)]\s+|>\s*|#{1,6}\s+)?)(.*)$/s;
const SEE_CARD = 'The card above says what to do first.';

/**
 * A text without the sentences that soften, delay or contradict the open card above it, whoever wrote them. `isPartial`
 * holds the last, unfinished sentence back too: its end may turn it.
 */
export function supportedText(markdown: string, beneath: BeneathCard, isPartial = false): SupportedText {
  let withheld = 0;
  const lines = markdown.split('\n');
  const kept = lines.flatMap((line, at) => {
    const [, lead = '', body = ''] = LEAD.exec(line) ?? [];
    if (body.trim() === '') return [line];
    const sentences = body.split(SENTENCE_END);
    if (isPartial && at === lines.length - 1) sentences.pop();
    const supporting = sentences.filter((sentence) => !undermines(sentence, beneath));
    withheld += sentences.length - supporting.length;
    return supporting.length === 0 ? [] : [lead + supporting.join(' ')];
  });
  const text = kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { markdown: text === '' && withheld > 0 && !isPartial ? SEE_CARD : text, withheld };
}

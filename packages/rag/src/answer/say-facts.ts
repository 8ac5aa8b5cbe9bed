import type { ComposeEvidence } from './choose-sentences.ts';
import { asMarkdownText } from './markdown-text.ts';
import type { DatedPaper } from './outcome.ts';

const MAX_TITLE = 120;

/** The sentences and rows that answer, first and whole; then which paper counts where an older one says otherwise. */
export function sayFacts(
  evidence: ReadonlyArray<ComposeEvidence>,
  { newer, older }: { newer: DatedPaper | null; older: DatedPaper | null },
): string {
  const told = evidence.filter(({ number }) => number !== older?.number);
  const facts = told.map((one) => one.sentences.map(({ text }) => cited(text, one.number)));
  const all = facts.flat();
  const said = all.length > 2 ? all.map((fact) => `- ${fact}`).join('\n') : all.join(' ');
  const before = older && evidence.find(({ number }) => number === older.number);
  const shared = told
    .filter(({ kind }) => kind === 'shared')
    .map(({ title }) => `**${asMarkdownText(title.slice(0, MAX_TITLE))}**`);
  return [
    said,
    ...(shared.length > 0
      ? [`This is from a document that another family shared: ${shared.join(', ')}. It may not hold for you.`]
      : []),
    ...(older && newer && before
      ? [
          `This is from the newer document, ${paper(newer)}. The older one, ${paper(older)}, says: ${before.sentences.map(({ text }) => cited(text, before.number)).join(' ')}`,
        ]
      : []),
  ].join('\n\n');
}

const paper = ({ title, date }: DatedPaper) =>
  `**${asMarkdownText(title.slice(0, MAX_TITLE))}** of ${asMarkdownText(date)}`;

/** A sentence as Markdown with its source. */
export function cited(sentence: string, number: number): string {
  const text = asMarkdownText(sentence);
  const ending = /[.!?…]["”’')]*$/.test(text) ? '' : '.';
  return `${text.replace(/[,;:]$/, '')}${ending} [${number}]`;
}

import type { Talk } from '../query/talk.ts';
import type { ComposeEvidence } from './choose-sentences.ts';
import { asMarkdownText } from './markdown-text.ts';
import type { OfferedPage } from './outcome.ts';

const TALK: Record<Talk, string> = {
  greeting: 'Hello! Ask me anything about your child, in your own words. Or begin with one of these:',
  thanks: 'You are welcome. I am here whenever the next question comes.',
  goodbye: 'Good night, and take care. Your chats and documents are here when you come back.',
  identity:
    'I am Nestling, a computer program, not a person and not a doctor. I look things up in a guide that names its sources, and in the documents of your library, and I say so when I do not know. For a diagnosis or a dose ask your child’s doctor.',
  unhelpful:
    'I am sorry that this did not help. Tell me in other words what happens, and when, and I will look again. One of these may fit better:',
  acknowledgement: 'Good. Ask me whenever something else comes up.',
  help: 'I am here. Tell me in a sentence what is happening, and how old your child is if it is about another child.',
  tired:
    'That sounds hard, and there is nothing to be sorry for. If you can, rest while somebody else takes over. Tell me what would help you most now.',
};

export function sayTalk(talk: Talk): string {
  return TALK[talk];
}

/** One sentence that says how it stands, and each page with its first line. */
export function sayUnsure(pages: readonly OfferedPage[], evidence: ReadonlyArray<ComposeEvidence>): string {
  const lead =
    pages.length > 1
      ? 'I am not sure which of these you mean. Tap the one that fits:'
      : 'I am not sure that I understood you. This page may be what you mean; tap it to read it:';
  const lines = pages.map(({ number, title, forAge }) => {
    const [first] = evidence.find((one) => one.number === number)?.sentences ?? [];
    const line = first ? ` ${asMarkdownText(first.text)} [${number}]` : '';
    return `- **${asMarkdownText(title)}**${forAge ? ` (for ${asMarkdownText(forAge)})` : ''}:${line}`;
  });
  return [lead, lines.join('\n')].join('\n\n');
}

/** Said with a page that is for children of other ages. */
export function sayForAge(forAge: string): string {
  return `This page is for ${asMarkdownText(forAge)}.`;
}

/** Begins the reply where the page that answers stands right above. */
export const JUST_GIVEN = 'What I know about this is the page that I just gave you:';

export function sayAgain(title: string): string {
  return `${JUST_GIVEN} **${asMarkdownText(title)}**. Tell me what it leaves open, or go on with one of the questions below.`;
}

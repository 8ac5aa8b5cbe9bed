import type { Reply } from './choose-reply.ts';
import type { Guide } from './guide.ts';
import type { Finding } from './judge-pages.ts';

/** What the reranker reads on either side, as far as it reads: pieces of words. */
export const TURN_PIECES = 32;
export const REPLY_PIECES = 40;

const BETWEEN = ' | ';

type Read = { text: string; before: string | null; page: number | undefined };

/** A later turn with what it is read behind: the parent's message before it, and the page that the talk is on. */
export const turnText = (guide: Guide, { text, before, page }: Read): string =>
  [text, before ?? '', guide.pages[page ?? -1]?.title ?? ''].join(BETWEEN);

/** What a page lists, or the page that was found. */
export function replyText(guide: Guide, { listed }: Reply, found: Finding): string {
  const page = listed?.page ?? (found.kind === 'sure' ? found.page.page : -1);
  const { title = '', text = '', written } = guide.pages[page] ?? {};
  const followUp = listed && written?.followUps?.[listed.followUp];
  return followUp ? [followUp.questions[0], title, followUp.text].join(BETWEEN) : [title, text].join(BETWEEN);
}

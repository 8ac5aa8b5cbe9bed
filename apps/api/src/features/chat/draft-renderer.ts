import { renumberCitations } from '@nestling/rag/answer';
import type { Evidence } from '@nestling/rag/evidence';
import { checkReply } from '@nestling/safety';
import { htmlToText } from './assistant-content.ts';
import type { ReplyDraft } from './compose-reply.ts';
import { renderMarkdown } from './render-markdown.ts';
import { toChatSource } from './sources-of.ts';

const RENDER_EVERY_MS = 60;

/** `unsafe` is the safety rule a text broke; the draft then holds the safe sentence in its place. */
export type Rendered = { draft: ReplyDraft; unsafe: string | null };

export type DraftRenderer = {
  /** The Markdown so far, rendered now and then; false once it holds advice that must not be given. */
  grow: (markdown: string) => boolean;
  finish: (markdown: string, notice?: string) => Rendered;
};

/** Turns growing Markdown into drafts: citations renumbered, dangerous advice withheld, HTML made safe, last. */
export function createDraftRenderer(
  evidence: Evidence[],
  ageDays: number | null,
  onDraft: (draft: ReplyDraft) => void,
): DraftRenderer {
  let renderedAt = 0;
  const render = (markdown: string, isPartial: boolean): Rendered => {
    const cited = renumberCitations(markdown, evidence.length, { isPartial });
    const sources = cited.used.flatMap((number) => evidence[number - 1] ?? []).map(toChatSource);
    const html = renderMarkdown(cited.markdown, sources.length);
    const verdict = checkReply({ text: htmlToText(html), ageDays });
    if (verdict.safe || isPartial) return { draft: { html, sources }, unsafe: verdict.safe ? null : verdict.ruleId };
    const safe = `${verdict.replacement}\n\n[${verdict.source.name}](${verdict.source.url})`;
    return { draft: { html: renderMarkdown(safe, 0), sources: [] }, unsafe: verdict.ruleId };
  };
  return {
    grow: (markdown) => {
      const now = performance.now();
      if (now - renderedAt < RENDER_EVERY_MS) return true;
      const { draft, unsafe } = render(markdown, true);
      renderedAt = performance.now();
      if (unsafe === null) {
        onDraft(draft);
        return true;
      }
      // The end of the sentence may still turn it ("give honey only after 12 months"): until then it is not shown.
      return checkReply({ text: htmlToText(draft.html), ageDays, isPartial: true }).safe;
    },
    finish: (markdown, notice) => {
      const { draft, unsafe } = render(markdown, false);
      const whole = notice ? { ...draft, notice } : draft;
      onDraft(whole);
      return { draft: whole, unsafe };
    },
  };
}

import type { Region } from '@nestling/contracts/regions';
import { renumberCitations, spokenText, withoutInventedNumbers } from '@nestling/rag/answer';
import type { Evidence } from '@nestling/rag/evidence';
import { type BeneathCard, checkReply, supportedText } from '@nestling/safety';
import { htmlToText } from '../sessions/assistant-content.ts';
import { renderMarkdown } from '../sessions/render-markdown.ts';
import type { ReplyDraft } from './reply-draft.ts';
import { toChatSource } from './sources-of.ts';
import { createWordsToJudge } from './words-to-judge.ts';

const RENDER_EVERY_MS = 60;
const LONGEST_CLAIM = 600;

/**
 * `unsafe` is the safety rule a text broke; the draft then holds the safe sentence in its place. `withheld` says why
 * anything at all was left out.
 */
export type Rendered = {
  draft: ReplyDraft;
  unsafe: string | null;
  withheld: string | null;
  /** Sentences of a provider's model whose numbers their sources do not hold. */
  leftOut: number;
};

/** For the words of a provider's model: what it may name though no source holds it, such as the child's age. */
export type ModelWords = { said: string };

export const UNDERMINES_CARD = 'undermines_card';

export type DraftRenderer = {
  /** The Markdown so far, rendered now and then; false once it holds advice that must not be given. */
  grow: (markdown: string) => boolean;
  finish: (markdown: string, notice?: string) => Rendered;
};

/** Turns growing Markdown into drafts: citations renumbered, dangerous advice withheld, HTML made safe, last. */
export function createDraftRenderer(
  evidence: Evidence[],
  { childName, ...family }: { ageDays: number | null; region: Region; childName: string | null },
  onDraft: (draft: ReplyDraft) => void,
  beneath?: BeneathCard,
  modelWords?: ModelWords,
): DraftRenderer {
  let renderedAt = 0;
  const wordsToJudge = createWordsToJudge(evidence, { ageDays: family.ageDays, childName });
  const toJudge = (html: string) => wordsToJudge(htmlToText(html));
  const render = (raw: string, isPartial: boolean): Rendered => {
    const { markdown, leftOut } = modelWords
      ? withoutInventedNumbers(spokenText(raw, isPartial), evidence, { ...modelWords, isPartial })
      : { markdown: raw, leftOut: 0 };
    const said = beneath
      ? supportedText(markdown, { ...beneath, isModels: modelWords !== undefined }, isPartial)
      : { markdown, withheld: 0 };
    const cited = renumberCitations(said.markdown, evidence.length, { isPartial });
    const sources = cited.used
      .flatMap((number) => evidence[number - 1] ?? [])
      .map((one, at) => toChatSource(one, claimsOf(cited.markdown, at + 1)))
      .map((source) => (beneath ? { ...source, preview: supportedPreview(source.preview, beneath) } : source));
    const html = renderMarkdown(cited.markdown, sources.length);
    const verdict = checkReply({ text: toJudge(html), ...family });
    const softened = said.withheld > 0 ? UNDERMINES_CARD : null;
    if (verdict.safe || isPartial) {
      const unsafe = verdict.safe ? null : verdict.ruleId;
      return { draft: { html, sources }, unsafe, withheld: unsafe ?? softened, leftOut };
    }
    const safe = `${verdict.replacement}\n\n[${verdict.source.name}](${verdict.source.url})`;
    return {
      draft: { html: renderMarkdown(safe, 0), sources: [] },
      unsafe: verdict.ruleId,
      withheld: verdict.ruleId,
      leftOut,
    };
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
      return checkReply({ text: toJudge(draft.html), ...family, isPartial: true }).safe;
    },
    finish: (markdown, notice) => {
      const rendered = render(markdown, false);
      const whole = notice ? { ...rendered.draft, notice } : rendered.draft;
      onDraft(whole);
      return { ...rendered, draft: whole };
    },
  };
}

/** What stands before each mark of a source, from the end of the sentence or mark before. */
function claimsOf(markdown: string, number: number): string[] {
  return markdown
    .split(`[${number}]`)
    .slice(0, -1)
    .map((before) => before.replace(/(?:\[\d+\]|\s)+$/, '').slice(-LONGEST_CLAIM))
    .map((before) => before.slice(Math.max(before.lastIndexOf(']'), before.lastIndexOf('\n')) + 1));
}

/** A passage is shown beneath the card too: nothing of it may say otherwise. */
function supportedPreview(preview: string, beneath: BeneathCard): string {
  const { markdown, withheld } = supportedText(preview, beneath);
  return withheld === 0 ? preview : `${markdown} …`;
}

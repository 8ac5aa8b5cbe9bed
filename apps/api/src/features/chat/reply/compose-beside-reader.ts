import type { Urgent } from '@nestling/contracts/safety';
import type { SignedInCtx } from '../../../platform/context.ts';
import { composeReply } from './compose-reply.ts';
import type { ReplyDraft } from './reply-draft.ts';

/**
 * Composes a reply while the second reader reads. Its words are shown once that has spoken or run out of time; beneath a
 * card that it raises they are written anew, because the first ones knew nothing of the danger.
 */
export async function composeBesideReader(
  ctx: SignedInCtx,
  replyId: number,
  card: Urgent | null,
  second: Promise<Urgent | null>,
  signal: AbortSignal,
  onDraft: (draft: ReplyDraft) => void,
): Promise<ReplyDraft> {
  const given = new AbortController();
  let isHeld = true;
  let held: ReplyDraft | undefined;
  const first = composeReply(ctx, replyId, card, AbortSignal.any([signal, given.signal]), (draft) => {
    if (isHeld) held = draft;
    else onDraft(draft);
  });
  // Awaited below, where a failure counts; until then it is nobody's.
  first.catch(() => undefined);
  const raised = await second;
  if (raised !== null) {
    given.abort();
    await first.catch(() => undefined);
    return composeReply(ctx, replyId, raised, signal, onDraft);
  }
  isHeld = false;
  if (held) onDraft(held);
  return first;
}

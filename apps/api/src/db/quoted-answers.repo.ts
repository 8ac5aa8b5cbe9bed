import { type AssistantContent, assistantContent } from '@nestling/contracts/chat';
import type { Db } from './client.ts';

const DELETED = '<p>This answer quoted a document that has since been deleted.</p>';

/**
 * Takes the words of documents out of every answer that cites them, for design §4 lets nothing that came from a deleted
 * document stay. An urgent card is no quotation and stays. To be called in the transaction that deletes them.
 */
export async function removeQuotesOf(trx: Db, documentIds: readonly number[]): Promise<void> {
  if (documentIds.length === 0) return;
  // Replies that are being written hold this lock while they save: what is saved before is found below, the rest sees none.
  await trx.selectFrom('documents').select('id').where('id', 'in', documentIds).orderBy('id').forUpdate().execute();
  for (const documentId of documentIds) {
    const citing = await trx
      .selectFrom('messages')
      .select(['id', 'content'])
      .where('role', '=', 'assistant')
      .where((eb) =>
        eb.or([
          eb('content', 'like', `%"documentId":${documentId},%`),
          eb('content', 'like', `%"documentId":${documentId}}%`),
        ]),
      )
      .execute();
    for (const { id, content } of citing) {
      const answer = assistantContent.parse(JSON.parse(content));
      if (!answer.sources?.some((source) => source.documentId === documentId)) continue;
      const { urgent } = answer;
      await trx
        .updateTable('messages')
        .set({ content: withoutWords(urgent) })
        .where('id', '=', id)
        .execute();
    }
  }
}

/**
 * The answer as it may be saved: without its words when a document it cites has been deleted while it was written. To be
 * called in the transaction that saves it; until then its documents stay.
 */
export async function withoutDeletedQuotes(trx: Db, content: string): Promise<string> {
  const { sources, urgent } = assistantContent.parse(JSON.parse(content));
  const cited = [...new Set(sources?.flatMap(({ documentId }) => documentId ?? []))];
  if (cited.length === 0) return content;
  const left = await trx
    .selectFrom('documents')
    .select('id')
    .where('id', 'in', cited)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return left.length === cited.length ? content : withoutWords(urgent);
}

const withoutWords = (urgent: AssistantContent['urgent']) =>
  JSON.stringify({ content: DELETED, ...(urgent ? { urgent } : {}) });

/** Also of documents that are no longer shared: they may have been quoted to others while they were. */
export async function removeQuotesOfUser(trx: Db, userId: number): Promise<void> {
  const own = await trx.selectFrom('documents').select('id').where('user_id', '=', userId).execute();
  await removeQuotesOf(
    trx,
    own.map(({ id }) => id),
  );
}

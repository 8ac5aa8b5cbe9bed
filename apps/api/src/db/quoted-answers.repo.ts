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
  const citing = await trx
    .selectFrom('messages')
    .select(['id', 'content'])
    .where('id', 'in', (eb) =>
      eb.selectFrom('message_sources').select('message_id').where('document_id', 'in', documentIds),
    )
    // In one order, for others may be taking out other documents' words of the same answers.
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const { id, content } of citing) {
    const { sources, urgent } = assistantContent.parse(JSON.parse(content));
    if (!sources?.some(({ documentId }) => documentId !== undefined && documentIds.includes(documentId))) continue;
    await trx
      .updateTable('messages')
      .set({ content: withoutWords(urgent) })
      .where('id', '=', id)
      .execute();
  }
}

/** Notes which documents the answer cites. To be called in the transaction that saves it, after it was saved. */
export async function keepSources(trx: Db, messageId: number, content: string): Promise<void> {
  const cited = citedIn(content);
  if (cited.length === 0) return;
  await trx
    .insertInto('message_sources')
    .values(cited.map((documentId) => ({ message_id: messageId, document_id: documentId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * The answer as it may be saved: without its words when a document it cites has been deleted while it was written. To be
 * called in the transaction that saves it; until then its documents stay.
 */
export async function withoutDeletedQuotes(trx: Db, content: string): Promise<string> {
  const cited = citedIn(content);
  if (cited.length === 0) return content;
  const left = await trx
    .selectFrom('documents')
    .select('id')
    .where('id', 'in', cited)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return left.length === cited.length ? content : withoutWords(assistantContent.parse(JSON.parse(content)).urgent);
}

function citedIn(content: string): number[] {
  const { sources } = assistantContent.parse(JSON.parse(content));
  return [...new Set(sources?.flatMap(({ documentId }) => documentId ?? []))];
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

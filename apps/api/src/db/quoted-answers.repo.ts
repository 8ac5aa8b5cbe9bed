import { assistantContent } from '@nestling/contracts/chat';
import type { Db } from './client.ts';

const DELETED = '<p>This answer quoted a document that has since been deleted.</p>';

/**
 * Takes the words of documents out of every answer that cites them, for design §4 lets nothing that came from a deleted
 * document stay. An urgent card is no quotation and stays. To be called in the transaction that deletes them.
 */
export async function removeQuotesOf(trx: Db, documentIds: readonly number[]): Promise<void> {
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
        .set({ content: JSON.stringify({ content: DELETED, ...(urgent ? { urgent } : {}) }) })
        .where('id', '=', id)
        .execute();
    }
  }
}

export async function removeQuotesOfUser(trx: Db, userId: number): Promise<void> {
  const shared = await trx
    .selectFrom('documents')
    .select('id')
    .where('user_id', '=', userId)
    .where('shared', '=', true)
    .execute();
  await removeQuotesOf(
    trx,
    shared.map(({ id }) => id),
  );
}

import type { Db } from '../../../db/client.ts';

type Rating = { isHelpful: boolean | null; why: string };

export async function updateRating(db: Db, messageId: number, { isHelpful, why }: Rating): Promise<void> {
  await db
    .updateTable('messages')
    .set({ is_helpful: isHelpful, rating_why: why })
    .where('id', '=', messageId)
    .execute();
}

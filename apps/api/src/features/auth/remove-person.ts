import type { Db } from '../../db/client.ts';
import { removeQuotesOfUser } from '../../db/quoted-answers.repo.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockRemovals } from '../../db/users.repo.ts';
import { removeUser } from './auth.repo.ts';

/** Every row of the person goes with the account: all tables refer to users with "on delete cascade". */
export async function removePerson(db: Db, userId: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockRemovals(trx);
    await removeQuotesOfUser(trx, userId);
    await removeUser(trx, userId);
  });
}

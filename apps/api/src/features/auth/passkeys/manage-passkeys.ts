import type { OwnPasskey } from '@nestling/contracts/auth';
import { toVisibleName } from '@nestling/contracts/text';
import { inTransaction } from '../../../db/transaction.ts';
import type { SignedInCtx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { noteEvent } from '../../../platform/security-event.ts';
import { requireFresh } from '../confirm.ts';
import { listPasskeys, removePasskeyOf, renamePasskeyOf } from './passkeys.repo.ts';

const NO_SUCH_PASSKEY = 'There is no such passkey any more';
const NAME_NEEDED = 'Please give the passkey a name';

export const getPasskeys = (ctx: SignedInCtx): Promise<OwnPasskey[]> => listPasskeys(ctx.deps.db, ctx.actor.userId);

export async function renamePasskey(ctx: SignedInCtx, { id, name }: { id: number; name: string }): Promise<void> {
  const visible = toVisibleName(name);
  if (visible === '') throw new DomainError('invalid', NAME_NEEDED);
  if (!(await renamePasskeyOf(ctx.deps.db, ctx.actor.userId, { id, name: visible })))
    throw new DomainError('not_found', NO_SUCH_PASSKEY);
}

export async function removePasskey(ctx: SignedInCtx, id: number): Promise<void> {
  await requireFresh(ctx);
  await inTransaction(ctx.deps.db, async (trx) => {
    const name = await removePasskeyOf(trx, ctx.actor.userId, id);
    if (name === undefined) throw new DomainError('not_found', NO_SUCH_PASSKEY);
    await noteEvent(ctx, ctx.actor.userId, 'passkey_removed', { details: name, trx });
  });
}

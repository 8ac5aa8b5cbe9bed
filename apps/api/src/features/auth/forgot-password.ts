import type { Ctx } from '../../platform/context.ts';
import type { AttemptLimit } from './attempt-limit.ts';
import { findLoginByName, updateResetToken } from './auth.repo.ts';
import { hashToken, makeToken } from './token.ts';
import { usernameKey } from './username-key.ts';

const LINK_MS = 60 * 60_000;
const MAIL_ADDRESS = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;

/**
 * Answers alike and at once for known and unknown names: the look-up and the mail happen after the answer, and what
 * became of it is told to the operator's log alone.
 */
export async function forgotPassword(ctx: Ctx, limit: AttemptLimit, username: string): Promise<void> {
  const key = usernameKey(username);
  await limit.check(ctx.address, key);
  await limit.count(ctx.address, key);
  setImmediate(() => {
    sendResetMail(ctx, key).catch((error) =>
      ctx.deps.logger.error({ err: error, requestId: ctx.requestId }, 'password reset mail failed'),
    );
  });
}

async function sendResetMail({ deps, requestId }: Ctx, key: string): Promise<void> {
  const found = await findLoginByName(deps.db, key);
  if (!found) return;
  const token = makeToken();
  await updateResetToken(deps.db, found.id, hashToken(token), new Date(deps.clock().getTime() + LINK_MS));
  const hasAddress = MAIL_ADDRESS.test(found.username);
  if (!hasAddress && deps.env.SMTP_URL) {
    deps.logger.warn(
      { userId: found.id, requestId },
      'password reset asked for an account whose name is not a mail address',
    );
    return;
  }
  const { where } = await deps.mailer.send({
    to: hasAddress ? found.username : '(this username is not a mail address: hand the link over yourself)',
    subject: 'Reset your Nestling password',
    text: `Somebody, hopefully you, asked to reset the password of this Nestling account.\n\nOpen this link within one hour to choose a new one:\n${deps.env.PUBLIC_URL}/auth?reset=${token}\n\nIf it was not you, nothing needs to be done.`,
  });
  deps.logger.info({ userId: found.id, requestId, where, hasAddress }, 'password reset mail');
}

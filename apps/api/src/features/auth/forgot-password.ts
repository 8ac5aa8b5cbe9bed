import type { Ctx } from '../../platform/context.ts';
import { noteEvent } from '../../platform/security-event.ts';
import type { AttemptLimit } from './attempt-limit.ts';
import { findLoginByName, replaceResetToken } from './auth.repo.ts';
import { hashToken, makeToken } from './token.ts';
import { usernameKey } from './username-key.ts';

const LINK_MS = 60 * 60_000;
/** One mail a minute, whoever asks how often: nobody's mailbox is to be flooded from here. */
const MAIL_PAUSE_MS = 60_000;
const MAIL_ADDRESS = /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/;

/**
 * Answers alike and at once for known and unknown names: the look-up and the mail happen after the answer, and what
 * became of it is told to the operator's log alone.
 */
export async function forgotPassword(ctx: Ctx, limit: AttemptLimit, username: string): Promise<void> {
  const key = usernameKey(username);
  await limit.take(ctx.address, key);
  setImmediate(() => {
    sendResetMail(ctx, key).catch((error) =>
      ctx.deps.logger.error({ err: error, requestId: ctx.requestId }, 'password reset mail failed'),
    );
  });
}

async function sendResetMail(ctx: Ctx, key: string): Promise<void> {
  const { deps, requestId } = ctx;
  const found = await findLoginByName(deps.db, key);
  if (!found) return;
  const token = makeToken();
  const hasAddress = MAIL_ADDRESS.test(found.username);
  if (!hasAddress && deps.env.SMTP_URL) {
    deps.logger.warn(
      { userId: found.id, requestId },
      'password reset asked for an account whose name is not a mail address',
    );
    return;
  }
  const now = deps.clock().getTime();
  const isNew = await replaceResetToken(deps.db, found.id, {
    tokenHash: hashToken(token),
    expires: new Date(now + LINK_MS),
    unlessExpiresAfter: new Date(now + LINK_MS - MAIL_PAUSE_MS),
  });
  if (!isNew) return;
  await noteEvent(ctx, found.id, 'password_reset_asked');
  const { where } = await deps.mailer.send({
    to: hasAddress ? found.username : '(this username is not a mail address: hand the link over yourself)',
    subject: 'Reset your Nestling password',
    text: `Somebody, hopefully you, asked to reset the password of this Nestling account.\n\nOpen this link within one hour to choose a new one:\n${deps.env.PUBLIC_URL}/auth?reset=${token}\n\nIf it was not you, nothing needs to be done.`,
  });
  deps.logger.info({ userId: found.id, requestId, where, hasAddress }, 'password reset mail');
}

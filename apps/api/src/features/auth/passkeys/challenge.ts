import { isIP } from 'node:net';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { keepChallenge, takeChallenge } from './passkeys.repo.ts';

/** So long a person may look for the finger or the key, in milliseconds; the challenge lives a little longer. */
export const PROMPT_MS = 2 * 60_000;
const CHALLENGE_MS = PROMPT_MS + 60_000;
export const NO_PASSKEYS_HERE = 'Passkeys work only where Nestling is opened by its name over https';
export const CHALLENGE_ENDED = 'That took too long, or was sent twice. Please try again.';

export type ChallengePurpose = 'add' | 'sign_in' | 'confirm';

/** What the person asked for with a passkey, and who they are if that is known. */
type Asked = { purpose: ChallengePurpose; userId: number | null };

/** The name a passkey is made for and works under; an address of numbers has none, and without TLS only localhost has. */
export function relyingParty(ctx: Pick<Ctx, 'site'>): { rpId: string; origin: string } {
  const { protocol, hostname, origin } = new URL(ctx.site);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  if (!isName || (protocol !== 'https:' && !isLocal)) throw new DomainError('invalid', NO_PASSKEYS_HERE);
  return { rpId: hostname, origin };
}

export async function putChallenge(ctx: Ctx, challenge: string, asked: Asked): Promise<void> {
  const expires = new Date(ctx.deps.clock().getTime() + CHALLENGE_MS);
  await keepChallenge(ctx.deps.db, { challenge, ...asked, expires });
}

/** The challenge that the browser says it answers, once it is found to be ours and used up. */
export async function useChallenge(ctx: Ctx, clientDataJSON: string, asked: Asked): Promise<string> {
  const challenge = challengeIn(clientDataJSON);
  const isOurs =
    challenge !== undefined && (await takeChallenge(ctx.deps.db, { challenge, ...asked, now: ctx.deps.clock() }));
  if (!isOurs) throw new DomainError('invalid', CHALLENGE_ENDED);
  return challenge;
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge }: { challenge?: unknown } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return typeof challenge === 'string' && challenge.length < 200 && !challenge.includes('\0') ? challenge : undefined;
  } catch {
    return undefined;
  }
}

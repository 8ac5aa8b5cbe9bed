import { hash, verify } from '@node-rs/argon2';
import { createHashLine } from './hash-line.ts';

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane; argon2id is the library's default. */
const PARAMETERS = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
const CURRENT_PREFIX = '$argon2id$v=19$m=19456,t=2,p=1$';

/** Hashing holds threads that file reads and look-ups need too: more than two at once would starve them. */
const MAX_AT_ONCE = 2;
/** A line that takes seconds; whoever comes later is told to come again instead of waiting without end. */
const MAX_WAITING = 300;
const inTurn = createHashLine(MAX_AT_ONCE, MAX_WAITING);

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, PARAMETERS));
}

let decoy: Promise<string> | undefined;

/** With no stored hash a decoy is checked, so that an unknown name takes as long as a wrong password. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  if (!stored) {
    decoy ??= hash('no account has this password', PARAMETERS);
    const decoyHash = await decoy;
    await inTurn(() => verify(decoyHash, password));
    return false;
  }
  return inTurn(() => verify(stored, password));
}

/** Whether a hash was made with weaker parameters than today's. */
export function isOutdatedHash(stored: string): boolean {
  return !stored.startsWith(CURRENT_PREFIX);
}

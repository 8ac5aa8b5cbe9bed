import { createHash, randomInt } from 'node:crypto';
import type { Db } from '../../../db/client.ts';
import { hashPassword, verifyPassword } from '../password.ts';
import { listRecoveryHashes, takeRecoveryHash } from './codes.repo.ts';

const LENGTH = 10;
/** Without the letters and digits that are taken for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** 49 random bits, in two groups. */
export function makeRecoveryCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** What is kept of a code: hashed as slowly as a password, with a salt of its own, because so few bits could be tried out. */
export function hashRecoveryCode(code: string): Promise<string> {
  return hashPassword(plain(code));
}

/** Uses up the person's code; false when it is none of theirs, or was used. */
export async function takeRecoveryCode(db: Db, userId: number, typed: string): Promise<boolean> {
  const code = plain(typed);
  if (code.length !== LENGTH) return false;
  for (const hash of await listRecoveryHashes(db, userId))
    if (await isHashOf(hash, code)) return takeRecoveryHash(db, userId, hash);
  return false;
}

/** Codes that were given out before the slow hash are kept as SHA-256, and hold until they are used. */
function isHashOf(hash: string, code: string): Promise<boolean> | boolean {
  return hash.startsWith('$') ? verifyPassword(hash, code) : hash === createHash('sha256').update(code).digest('hex');
}

const plain = (code: string) => code.replace(/[\s-]/g, '').toLowerCase();

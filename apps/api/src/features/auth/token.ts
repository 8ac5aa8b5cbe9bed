import { createHash, randomBytes } from 'node:crypto';

export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: whoever reads the table cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Env } from './env.ts';

const KEY_BYTES = 32;

/**
 * From SESSION_SECRET, or made once and kept in DATA_DIR for its owner alone. The first key seals, every one of them
 * opens: a secret is replaced without signing anybody out.
 */
export function readSessionKeys(env: Pick<Env, 'SESSION_SECRET' | 'DATA_DIR'>): Buffer[] {
  if (env.SESSION_SECRET)
    return env.SESSION_SECRET.map((secret) =>
      Buffer.from(hkdfSync('sha256', secret, '', 'nestling session', KEY_BYTES)),
    );
  const file = path.join(env.DATA_DIR, 'session.key');
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(KEY_BYTES), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const key = readFileSync(file);
  if (key.length !== KEY_BYTES)
    throw new Error(`${file} is not a session key. Delete it to have a new one made (everybody is signed out).`);
  return [key];
}

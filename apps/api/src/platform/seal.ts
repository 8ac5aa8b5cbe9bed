import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Hides from who reads the database what the server itself must read again. `about` is what it belongs to: it opens nowhere else. */
export type Seal = {
  seal: (text: string, about: string) => string;
  /** Undefined when no key of today opens it. `isCurrent`: by the key that seals. */
  open: (sealed: string, about: string) => { text: string; isCurrent: boolean } | undefined;
};

const MARK = 'sealed.';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** By keys of its own, made from the session keys: the first seals, all open. What was kept before there was a seal opens too. */
export function createSeal(sessionKeys: readonly Buffer[]): Seal {
  const keys = sessionKeys.map((key) => Buffer.from(hkdfSync('sha256', key, '', 'nestling sealed rows', 32)));
  const openWith = (key: Buffer, bytes: Buffer, about: string) => {
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
      decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString();
    } catch {
      return undefined;
    }
  };
  return {
    seal(text, about) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keys[0] as Buffer, iv);
      cipher.setAAD(Buffer.from(about));
      const sealed = Buffer.concat([iv, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
      return MARK + sealed.toString('base64url');
    },
    open(sealed, about) {
      if (!sealed.startsWith(MARK)) return { text: sealed, isCurrent: false };
      const bytes = Buffer.from(sealed.slice(MARK.length), 'base64url');
      if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
      for (const [at, key] of keys.entries()) {
        const text = openWith(key, bytes, about);
        if (text !== undefined) return { text, isCurrent: at === 0 };
      }
      return undefined;
    },
  };
}

import { afterEach, expect, test, vi } from 'vitest';
import { isDefaultName } from './default-name.ts';

const createdAt = '2026-05-01T03:00:00Z';
const nameIn = (language: string) => `Chat ${new Date(createdAt).toLocaleString(language)}`;

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['de-DE', 'de-DE'],
  ['en-US@posix', 'en-US'],
])('a browser in %s knows the name that a chat has before its first message', (language, written) => {
  vi.stubGlobal('navigator', { language });
  expect(isDefaultName({ name: nameIn(written), createdAt })).toBe(true);
  expect(isDefaultName({ name: 'Naps', createdAt })).toBe(false);
});

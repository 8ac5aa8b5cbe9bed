import { expect, test, vi } from 'vitest';
import { loadBox, saveDraft, withLostText } from './draft-storage.ts';

test("what was typed before any chat was there stands after the open chat's own draft, whichever of them there is", () => {
  const held = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => held.set(key, text),
    removeItem: (key: string) => held.delete(key),
  });
  const [chat, none] = [
    { userId: 1, sessionId: 7 },
    { userId: 1, sessionId: undefined },
  ];
  expect(loadBox(chat)).toBe('');
  saveDraft(none, 'typed before');
  expect([loadBox(chat), loadBox(none)]).toEqual(['typed before', 'typed before']);
  saveDraft(chat, 'its own');
  expect([loadBox(chat), loadBox(none)]).toEqual(['its own\ntyped before', 'typed before']);
  saveDraft(none, '');
  expect([loadBox(chat), loadBox(none)]).toEqual(['its own', '']);
  vi.unstubAllGlobals();
});

test.each(['', '  ', 'Is this normal?'])('a lost message comes back as it was over %j', (typed) => {
  expect(withLostText('Is this normal?', typed)).toBe('Is this normal?');
});

test('what was typed while the message was on its way is kept after it', () => {
  expect(withLostText('Is this normal?', 'And how long?')).toBe('Is this normal?\nAnd how long?');
});

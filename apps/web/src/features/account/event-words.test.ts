import { SECURITY_EVENTS } from '@nestling/contracts/auth';
import { expect, test } from 'vitest';
import { eventWords } from './event-words.ts';

test('an entry of the log says what happened, to what and how often', () => {
  expect(eventWords({ kind: 'sign_in_failed', details: '', times: 5 })).toBe(
    'Sign-in failed: wrong password (5 times)',
  );
  expect(eventWords({ kind: 'document_unshared', details: 'plan.txt', times: 1 })).toBe(
    'Document moved to Personal: plan.txt',
  );
});

test('every kind has words of its own', () => {
  const words = SECURITY_EVENTS.map((kind) => eventWords({ kind, details: '', times: 1 }));
  expect(new Set(words).size).toBe(SECURITY_EVENTS.length);
});

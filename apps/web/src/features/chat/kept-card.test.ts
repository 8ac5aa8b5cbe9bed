import type { ChatMessage } from '@nestling/contracts/chat';
import type { Urgent } from '@nestling/contracts/safety';
import { afterEach, expect, test, vi } from 'vitest';
import { cardOf } from './card-turns.ts';
import { loadKeptCards, saveKeptCards, withKeptCards } from './kept-card.ts';
import { reply } from './stored-reply.fixture.ts';

const card = (level: Urgent['level'], ruleId = 'coin_swallowed') =>
  ({
    level,
    title: 'A title',
    action: 'Act.',
    contacts: [],
    source: { name: 'A', url: 'https://www.nhs.uk/' },
    ruleId,
  }) as unknown as Urgent;
const shown = (message: ChatMessage, kept: Urgent) => withKeptCards([message], { [message.id]: kept }).map(cardOf);

afterEach(() => {
  vi.unstubAllGlobals();
});

test('what was shown stands above a reply for which the server has no card, or a lesser one', () => {
  expect(shown(reply(1), card('urgent'))).toEqual([card('urgent')]);
  expect(shown(reply(1, card('soon')), card('urgent'))).toEqual([card('urgent')]);
  expect(withKeptCards([reply(2)], { 1: card('urgent') })).toEqual([reply(2)]);
});

test('the server’s own stands where it is as grave or graver', () => {
  expect(shown(reply(1, card('emergency', 'choking')), card('urgent'))).toEqual([card('emergency', 'choking')]);
  expect(shown(reply(1, card('urgent', 'choking')), card('urgent'))).toEqual([card('urgent', 'choking')]);
});

test('it is kept for one person, and a browser that keeps nothing is no fault', () => {
  const store = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
  saveKeptCards(1, { 7: card('urgent') });
  expect(loadKeptCards(1)).toEqual({ 7: card('urgent') });
  expect(loadKeptCards(2)).toEqual({});
  const refuses = () => {
    throw new Error('full');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuses, setItem: refuses });
  expect(() => saveKeptCards(1, {})).not.toThrow();
  expect(loadKeptCards(1)).toEqual({});
});

import type { Urgent } from '@nestling/contracts/safety';
import { expect, test } from 'vitest';
import { cardOf, foldedCards, withCard } from './card-turns.ts';
import { reply } from './stored-reply.fixture.ts';

const card = (ruleId: string): Urgent => ({
  level: 'emergency',
  title: 'A title',
  action: 'Act.',
  contacts: [],
  source: { name: 'A source', url: 'https://www.nhs.uk/' },
  ruleId,
});

test('only the newest copy of an open card is whole', () => {
  const messages = [reply(1, card('battery')), reply(2, card('battery')), reply(3)];
  expect([...foldedCards(messages, null)]).toEqual([1]);
  expect([...foldedCards(messages.slice(0, 2), card('battery'))]).toEqual([2, 1]);
});

test('another card, or the same raised again later, leaves the earlier one whole', () => {
  expect([...foldedCards([reply(1, card('battery')), reply(2, card('seizure'))], null)]).toEqual([]);
  expect([...foldedCards([reply(1, card('battery')), reply(2), reply(3, card('battery'))], null)]).toEqual([]);
});

test('a card raised while a reply is written stands above it, and the same one changes nothing', () => {
  const raised = withCard(reply(1), card('choking'));
  expect(cardOf(raised)).toEqual(card('choking'));
  expect(JSON.parse(raised.content)).toMatchObject({ content: '<p>Words.</p>' });
  expect(withCard(raised, card('choking'))).toBe(raised);
});

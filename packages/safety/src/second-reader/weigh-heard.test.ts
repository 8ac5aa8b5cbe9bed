import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createCardChooser, unpackCard } from '../choose-card.ts';
import { type CardInput, hearMessage, judgeMessage } from '../open-card/index.ts';
import { askedOf } from './weigh-heard.ts';

const NOW = new Date('2026-05-01T03:00:00Z');
const AT = NOW.toISOString();
const BATTERY = 'my daughter swallowed a button battery';
const COIN = 'my son swallowed a coin an hour ago, he seems fine';
const NAPS = 'how long do naps last at this age?';
const chooser = createCardChooser(unpackCard(readFileSync(new URL('../../weights/card.bin', import.meta.url))));

const said = (message: string, more: Partial<CardInput> = {}): CardInput => ({
  message,
  ageDays: 900,
  region: 'US',
  turns: [],
  now: NOW,
  ...more,
});
const after = (message: string, text = ''): CardInput['turns'] => [
  { role: 'user', text: message, at: AT },
  { role: 'assistant', text, at: AT, urgent: judgeMessage(said(message)).card ?? undefined },
];
const asked = (input: CardInput) => askedOf(hearMessage(input))?.input;

test('the reader is asked what it may raise, and not of a red card that nothing competes with', () => {
  expect(asked(said(NAPS))).toMatchObject({ message: NAPS, recentTurns: [] });
  expect(asked(said(COIN))).toBeDefined();
  expect(asked(said(BATTERY))).toBeUndefined();
});

test('of any card that the server has found it is asked which one it is', () => {
  expect(asked(said(BATTERY, { chooser }))).toMatchObject({ message: BATTERY });
});

test('it is asked nothing of a title that was tapped, or of words that resolve a card', () => {
  expect(asked(said(NAPS, { isGuideWording: true }))).toBeUndefined();
  expect(asked(said('poison control said she is fine', { turns: after(BATTERY) }))).toBeUndefined();
});

test('it is given the turns before a message, but none that have their card', () => {
  const textsOf = (input: CardInput) => asked(input)?.recentTurns.map(({ text }) => text);
  expect(textsOf(said('and at night?', { turns: after(NAPS, 'About two hours.') }))).toEqual([
    NAPS,
    'About two hours.',
  ]);
  expect(textsOf(said('and at night?', { turns: after(COIN) }))).toEqual([]);
});

import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import type { AskCard, CardLevel, Urgent } from '@nestling/contracts/safety';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UrgentCard } from './urgent-card.tsx';

const choking: Urgent & { level: CardLevel } = {
  level: 'emergency',
  title: 'Choking',
  action: 'Call the emergency number and start back blows.',
  contacts: [
    { label: 'emergency services', value: '911', href: 'tel:911' },
    { label: 'crisis line', value: '741741', href: 'sms:741741' },
    { label: 'Poison help', value: 'poisonhelp.org', href: 'https://www.poisonhelp.org/' },
    { label: 'Elsewhere', value: 'your local emergency number' },
  ],
  source: { name: 'Red Cross', url: 'https://www.redcross.org/' },
  ruleId: 'choking',
};

const render = (urgent: Urgent) =>
  renderToStaticMarkup(
    <ChakraProvider value={defaultSystem}>
      <UrgentCard urgent={urgent} />
    </ChakraProvider>,
  );

test('is an alert that says the level in words, what to do and where that comes from', () => {
  const html = render(choking);
  expect(html).toContain('role="alert"');
  expect(html).toContain('Emergency: get help now');
  expect(html).toContain(choking.action);
  expect(html).toContain('href="https://www.redcross.org/"');
  // The sign is not left alone on a line.
  expect(html).toContain('Red Cross\u00a0\u2060<svg');
});

test('says what to do with each sentence on a line of its own, word for word', () => {
  const sentences = ['Call 911 now. ', 'Is she awake? ', 'Say “I am here.” ', 'Give nothing to drink.'];
  const html = render({ ...choking, action: sentences.join('') });
  const lines = Array.from(html.matchAll(/<span[^>]*>([^<]*)<\/span>/g), ([, text]) => text);
  expect(lines.slice(-sentences.length)).toEqual(sentences);
});

test('what must be called now stands right under the title; what can wait is read first', () => {
  const order = (level: CardLevel) => {
    const html = render({ ...choking, level });
    return html.indexOf('tel:911') - html.indexOf(choking.action);
  };
  expect(order('emergency')).toBeLessThan(0);
  expect(order('urgent')).toBeLessThan(0);
  expect(order('soon')).toBeGreaterThan(0);
});

test.each([
  ['emergency', 'Emergency: get help now'],
  ['urgent', 'Urgent: call or go now'],
  ['soon', 'Soon: do not put it off'],
] as const)('names the level %s in words', (level, words) => {
  expect(render({ ...choking, level })).toContain(words);
});

test('numbers can be tapped, and words alone are shown as words', () => {
  const html = render(choking);
  expect(html).toMatch(/<a href="tel:911"[^>]*>.*?Call emergency services: <strong>911<\/strong>/);
  expect(html).toMatch(/<a href="sms:741741"[^>]*>.*?Text crisis line/);
  expect(html).toContain('<strong>your local emergency number</strong>');
  expect(html.match(/<a /g)).toHaveLength(4);
});

test('an address of any other kind is shown, never followed', () => {
  const html = render({ ...choking, contacts: [{ label: 'Odd', value: 'x', href: 'javascript:alert(1)' }] });
  expect(html).not.toContain('javascript:');
  expect(html).toContain('Odd');
});

const ask: AskCard = {
  ...choking,
  level: 'ask',
  title: 'This may need help now',
  question: 'Is this happening now?',
  answers: ['Yes, now', 'No'],
};

test('a question stands calm, with its answers as buttons and the numbers small beneath', () => {
  const html = renderToStaticMarkup(
    <ChakraProvider value={defaultSystem}>
      <UrgentCard urgent={ask} onAnswer={() => {}} />
    </ChakraProvider>,
  );
  expect(html).toContain('Is this happening now?');
  expect(html.match(/<button[^>]*>/g)).toHaveLength(2);
  expect(html).toMatch(/<button[^>]*>Yes, now<\/button>/);
  expect(html).toMatch(/<a href="tel:911"[^>]*>911<\/a>/);
  expect(html).not.toContain('Emergency: get help now');
});

test('a question that was answered shows no buttons', () => {
  expect(render(ask)).not.toContain('<button');
});

test('a card to which an answer can be sent can be put away; one that can only be read has no buttons', () => {
  const html = renderToStaticMarkup(
    <ChakraProvider value={defaultSystem}>
      <UrgentCard urgent={choking} onAnswer={() => {}} />
    </ChakraProvider>,
  );
  expect(html).toContain('Not this?');
  expect(render(choking)).not.toContain('<button');
});

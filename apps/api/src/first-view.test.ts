import type { ChatMessage } from '@nestling/contracts/chat';
import { expect, test } from 'vitest';
import { chatView, journeyView, plainHtml } from './first-view.ts';

const USER = { childAge: '2026-05-20' } as Parameters<typeof chatView>[0];
const TODAY = { year: 2026, month: 11, day: 22 };
const asked = (content: string): ChatMessage =>
  ({ id: 1, sessionId: 1, role: 'user', content, status: 'complete', createdAt: '' }) as ChatMessage;
const said = (content: object, more: object = {}): ChatMessage =>
  ({ ...asked(JSON.stringify(content)), id: 2, role: 'assistant', ...more }) as ChatMessage;

test('a page brings the newest question and its answer, in words alone', () => {
  const content =
    '<p>Up to 16 hours. <sup data-source="1">[1]</sup></p><ul><li>Count <strong>a week</strong></li></ul>';
  const view = chatView(USER, TODAY, [asked('<img src=x onerror=alert(1)> & how long?'), said({ content })], null);
  expect(view).toEqual({
    name: 'chat',
    parts: {
      name: '',
      age: '6 months, 2 days',
      talk:
        '<div id="first-asked"><p>&lt;img src=x onerror=alert(1)> &amp; how long?</p></div><div id="first-said">' +
        '<p>Up to 16 <span>hours.<sup><b>1</b></sup></span></p><ul><li>Count <strong>a week</strong></li></ul></div>',
    },
  });
});

test('the greeting stands in an empty chat', () => {
  expect(chatView(USER, TODAY, [], null)?.parts.talk).toContain('Hello! How can I help you today?');
});

test('nothing in an answer can run, whatever was stored', () => {
  for (const html of [
    '<script>alert(1)</script>',
    '<p onclick="alert(1)">a</p>',
    '<img src=x onerror=alert(1)>',
    '<p <svg onload=alert(1)>',
    '<<script>script>alert(1)<</script>/script>',
    '<p title=">"><iframe src=x>',
  ])
    expect(plainHtml(html)).not.toMatch(/<(?!\/?(?:p|ul|ol|li|strong|em|h3|h4|blockquote|br|span|sup|b)>)/);
});

test('what only the page itself can draw waits for it: a card, a notice, a list to choose from, a table, a reply on its way', () => {
  const question = asked('what now?');
  const content = '<p>Words.</p>';
  const waits = [
    said({ content, urgent: { level: 'emergency' } }),
    said({ content, notice: 'The model did not answer.' }),
    said({ content: '<ul><li><strong>Naps</strong>: when</li></ul>' }, { options: ['Naps'] }),
    said({ content: '<ul><li><strong>Food &amp; "solids"</strong>: when</li></ul>' }, { options: ['Food & "solids"'] }),
    said({ content: '<table><tr><td>1</td></tr></table>' }),
    said({ content }, { status: 'generating' }),
    { ...said({}), content: 'no JSON' },
  ];
  for (const reply of waits) expect(chatView(USER, TODAY, [question, reply], null)).toBeUndefined();
  expect(chatView(USER, TODAY, [question], null)).toBeUndefined();
});

test('the journey brings its heading and its first card; where it begins with something else, the page waits', () => {
  const timeline = {
    current_topics: [{ title: 'Naps <3', subtitle: 'Two & three', description: `${'a'.repeat(110)}b` }],
  } as Parameters<typeof journeyView>[2];
  const mia = { ...USER, childName: '<b>Mia' };
  expect(journeyView(mia, TODAY, timeline, 20)?.parts).toEqual({
    name: '<span><bdi>&lt;b>Mia</bdi>, </span>',
    age: '6 months, 2 days',
    child: '<bdi>&lt;b>Mia</bdi>, 6 months, 2 days',
    title: 'Naps &lt;3',
    subtitle: 'Two &amp; three',
    text: 'a'.repeat(110),
  });
  expect(journeyView(mia, TODAY, timeline, 0)).toBeUndefined();
  expect(journeyView(mia, TODAY, { ...timeline, current_topics: [] }, 20)).toBeUndefined();
});

import type { AssistantContent, ChatMessage, ChatSession } from '@nestling/contracts/chat';
import { createCardChooser } from '@nestling/safety/choose-card';
import { CARD_IDS } from '@nestling/safety/second-reader';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readCardChooser } from '../../../platform/card-chooser.ts';
import type { BuiltInReader } from '../../../platform/deps.ts';
import { bornDaysAgo, type Session, signUp } from '../../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';

type Sent = { reply: ChatMessage };

/** Two matters of one level; the browser's weights take it for a rash. */
const TWO = 'he has had earache for five days and a rash on his arms that itches';
const NAPS = 'how long do naps last at this age?';

/** Weights to which every message is about an ear. */
const EAR = createCardChooser({
  scale: 1,
  rows: new Map(),
  bias: CARD_IDS.filter((id) => id !== 'neutral').map((id) => (id === 'ear' ? 9 : -9)),
});
const dueSoon = { soon: 9, amber: -9, red: -9 };

const builtInReader: BuiltInReader = { score: () => Promise.resolve(dueSoon), limitMs: 20_000 };
let server: TestApp;
let parent: Session;
let sessionId: number;
beforeAll(async () => {
  server = await createTestApp({}, { builtInReader, cardChooser: EAR });
  parent = await signUp(server.app, { childName: 'Mia', childAge: bornDaysAgo(900) });
}, 60_000);
beforeEach(async () => {
  server.deps.cardChooser = EAR;
  builtInReader.score = () => Promise.resolve(dueSoon);
  sessionId = (await parent.mutate<ChatSession>('chat.createSession', {})).id;
});
afterAll(() => server.close());

const contentOf = (message: ChatMessage) => JSON.parse(message.content) as AssistantContent;
async function ask(message: string): Promise<{ atOnce: AssistantContent; streamed: string; stored: AssistantContent }> {
  const { reply } = await parent.mutate<Sent>('chat.send', { sessionId, message });
  const input = encodeURIComponent(JSON.stringify({ messageId: reply.id }));
  const events = await parent.get(`/trpc/chat.reply?input=${input}`, { headers: { accept: 'text/event-stream' } });
  await server.deps.replies.running.get(reply.id)?.finished;
  const messages = await parent.query<ChatMessage[]>('chat.messages', { sessionId });
  const stored = contentOf(messages.find(({ id }) => id === reply.id) as ChatMessage);
  return { atOnce: contentOf(reply), streamed: events.text, stored };
}

test("among cards of one level the server's choice is answered, streamed, stored, and stays open", async () => {
  const { atOnce, streamed, stored } = await ask(TWO);
  expect(atOnce.urgent).toMatchObject({ ruleId: 'ear', level: 'soon' });
  expect(stored.urgent).toEqual(atOnce.urgent);
  expect(streamed).not.toMatch(/ruleId\W+rash/);
  expect((await ask(NAPS)).stored.urgent).toEqual(atOnce.urgent);
  const another = await parent.mutate<ChatSession>('chat.createSession', {});
  const body = (await parent.post(`/api/chat/${another.id}`, { message: TWO })).json() as AssistantContent;
  expect(body.urgent).toEqual(atOnce.urgent);
});

test('what the encoder makes of each rule counts in it', async () => {
  builtInReader.score = () => Promise.resolve({ ...dueSoon, rash: 99 });
  expect((await ask(TWO)).stored.urgent).toMatchObject({ ruleId: 'rash', level: 'soon' });
});

test("a plain act has its card, and its level, whatever the server's weights and the encoder say", async () => {
  builtInReader.score = () => Promise.resolve({ ...dueSoon, ear: 99 });
  const { atOnce, stored } = await ask('my daughter swallowed a button battery');
  expect(atOnce.urgent).toMatchObject({ ruleId: 'button_battery', level: 'emergency' });
  expect(stored.urgent).toEqual(atOnce.urgent);
});

test('where the encoder fails the weights choose alone', async () => {
  builtInReader.score = () => Promise.reject(new Error('no memory'));
  expect((await ask(TWO)).stored.urgent).toMatchObject({ ruleId: 'ear', level: 'soon' });
});

test("where their file is broken or was learnt for other rules, the rules' card stands and the log says so", async () => {
  const warn = vi.fn();
  expect(readCardChooser({ warn })).not.toBeNull();
  expect(warn).not.toHaveBeenCalled();
  const other = Buffer.from(`${JSON.stringify({ scale: 1, bias: [0], rules: ['croup'], rows: 0 })}\n`);
  for (const bytes of [Buffer.from('broken'), other]) {
    server.deps.cardChooser = readCardChooser({ warn }, () => bytes);
    expect((await ask(TWO)).stored.urgent).toMatchObject({ ruleId: 'rash', level: 'soon' });
  }
  expect(warn).toHaveBeenCalledTimes(2);
});

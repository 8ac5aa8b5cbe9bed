import type { AssistantContent, ChatMessage, ChatSession, ReplyEvent } from '@nestling/contracts/chat';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bornDaysAgo, type Session, signUp } from '../../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { createScriptedModel, type ScriptedModel } from '../../../testing/scripted-model.ts';

type Sent = { userMessage: ChatMessage; reply: ChatMessage };
const WORDS = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');

let model: ScriptedModel;
let server: TestApp;
let parent: Session & { userId: number };
let sessionId: number;
let baseUrl: string;
beforeAll(async () => {
  model = createScriptedModel();
  server = await createTestApp({}, { chatModel: model });
  parent = await signUp(server.app, { childName: 'Mia', childAge: bornDaysAgo(266), healthConditions: 'Mild eczema' });
  baseUrl = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  sessionId = (await parent.mutate<ChatSession>('chat.createSession', {})).id;
});
afterAll(() => server.close());

const send = (message = 'How long are naps?') => parent.mutate<Sent>('chat.send', { sessionId, message });
const stored = async (messageId: number) =>
  (await parent.query<ChatMessage[]>('chat.messages', { sessionId })).find(({ id }) => id === messageId) as ChatMessage;
const contentOf = (message: ChatMessage) => JSON.parse(message.content) as AssistantContent;
async function finished(messageId: number): Promise<ChatMessage> {
  for (;;) {
    const message = await stored(messageId);
    if (message.status !== 'generating') return message;
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

/** The reply's events over server-sent events, as the browser gets them. */
async function* watch(messageId: number, signal?: AbortSignal): AsyncGenerator<ReplyEvent> {
  const input = encodeURIComponent(JSON.stringify({ messageId }));
  const answer = await fetch(`${baseUrl}/trpc/chat.reply?input=${input}`, {
    headers: { cookie: parent.cookie(), accept: 'text/event-stream' },
    ...(signal ? { signal } : {}),
  });
  const decoder = new TextDecoder();
  let buffer = '';
  for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) {
    buffer += decoder.decode(chunk, { stream: true });
    const events = buffer.split('\n\n');
    buffer = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (data && !/^event: /m.test(event)) yield JSON.parse(data) as ReplyEvent;
    }
  }
}

describe('a reply', () => {
  test('streams as it grows and ends with the stored message', async () => {
    model.say(WORDS, 10);
    const { reply } = await send();
    const lengths: number[] = [];
    let last: ReplyEvent | undefined;
    for await (const event of watch(reply.id)) {
      last = event;
      if (event.type === 'update') lengths.push(event.html.length);
      else break;
    }
    expect(lengths.length).toBeGreaterThan(3);
    expect([...lengths].sort((a, b) => a - b)).toEqual(lengths);
    expect(last).toEqual({ type: 'done', message: await stored(reply.id) });
  });

  test('tells a proxy in between to pass every word on at once', async () => {
    model.say('Fine.');
    const { reply } = await send();
    const input = encodeURIComponent(JSON.stringify({ messageId: reply.id }));
    const answer = await fetch(`${baseUrl}/trpc/chat.reply?input=${input}`, { headers: { cookie: parent.cookie() } });
    expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(answer.headers.get('x-accel-buffering')).toBe('no');
    expect(answer.headers.get('cache-control')).toMatch(/no-cache|no-transform/);
    await answer.body?.cancel();
  });

  test('goes on when nobody listens, and can be watched again', async () => {
    model.say(WORDS, 10);
    const { reply } = await send();
    const leaving = new AbortController();
    await (async () => {
      for await (const _ of watch(reply.id, leaving.signal)) leaving.abort();
    })().catch(() => {});
    const events: ReplyEvent[] = [];
    for await (const event of watch(reply.id)) {
      events.push(event);
      if (event.type === 'done') break;
    }
    expect(events.at(-1)).toMatchObject({ type: 'done', message: { status: 'complete' } });
    expect(contentOf(await stored(reply.id)).content).toContain('word59');
  });

  test('is saved as it grows', async () => {
    model.say(WORDS, 40);
    const { reply } = await send();
    await expect.poll(async () => contentOf(await stored(reply.id)).content, { timeout: 5000 }).toMatch(/word\d/);
    expect((await stored(reply.id)).status).toBe('generating');
    await parent.mutate('chat.stop', { messageId: reply.id });
  });

  test('stopped keeps the partial, and Retry writes it anew', async () => {
    model.say(WORDS, 40);
    const { reply } = await send();
    for await (const event of watch(reply.id)) if (event.type === 'update' && event.html.includes('word3')) break;
    await parent.mutate('chat.stop', { messageId: reply.id });
    const stopped = await finished(reply.id);
    expect(stopped.status).toBe('stopped');
    expect(contentOf(stopped).content).toContain('word3');
    expect(contentOf(stopped).content).not.toContain('word59');
    model.say('Now it is whole.');
    await parent.mutate('chat.retry', { messageId: reply.id });
    expect(contentOf(await finished(reply.id)).content).toContain('Now it is whole.');
    await expect(parent.mutate('chat.retry', { messageId: reply.id })).rejects.toMatchObject({ status: 409 });
  });

  test('whose chat is deleted meanwhile ends, and nothing comes back (RACE-006)', async () => {
    model.say(WORDS, 40);
    const { reply } = await send();
    await parent.mutate('chat.deleteSession', { sessionId });
    await server.deps.replies.running.get(reply.id)?.finished;
    const rows = await server.deps.db.selectFrom('messages').select('id').where('session_id', '=', sessionId).execute();
    expect(rows).toEqual([]);
  });

  test('of a model that is down is the built-in one’s, and says so', async () => {
    model.say(new Error('connect ECONNREFUSED'));
    const { reply } = await send('How much tummy time should a baby get each day?');
    const message = await finished(reply.id);
    expect(message.status).toBe('complete');
    expect(contentOf(message).notice).toMatch(/cannot be reached/);
    expect(contentOf(message).content.length).toBeGreaterThan(20);
  });

  test('keeps the urgent card though the model fails (LLM-013)', async () => {
    model.say(new Error('down'));
    const { reply } = await send('she is having a seizure right now');
    expect(contentOf(reply).urgent).toMatchObject({ level: 'emergency' });
    expect(contentOf(await finished(reply.id)).urgent).toEqual(contentOf(reply).urgent);
  });
});

describe('what the model writes', () => {
  test('is rendered without anything that runs, loads, submits or is invented (XSS-008, XSS-009, XSS-016, LLM-003, LLM-004)', async () => {
    model.say(
      [
        '<script>alert(1)</script> <img src="https://evil.example/p.png"> ![x](https://evil.example/q.png)',
        '[click](javascript:alert(1)) [ok](https://www.cdc.gov/) <form action="https://evil.example"><input></form>',
        '<style>body{display:none}</style> <a href="https://evil.example" onclick="x()">a</a> <iframe src="//evil.example"></iframe>',
        'A claim [42], another [0], one more [^7] and <sup data-source="1">[1]</sup>.',
      ].join('\n\n'),
    );
    const { reply } = await send('zebra crossing question');
    const { content: html, sources = [] } = contentOf(await finished(reply.id));
    for (const [, number] of html.matchAll(/data-source="(\d+)"/g)) expect(sources[Number(number) - 1]).toBeDefined();
    expect(html).not.toMatch(/<(script|img|form|input|style|iframe)|javascript:|onclick|\[42\]|\[0\]|\[7\]/i);
    expect(html).toContain('href="https://www.cdc.gov/"');
    expect(html).toMatch(/rel="[^"]*noopener/);
  });

  test('that must never be said is withheld, replaced and logged without a word of it', async () => {
    model.say('Of course. You can give your baby a spoonful of honey in the evening to help with the cough.');
    const { reply } = await send('What helps against a cough at night?');
    const { content } = contentOf(await finished(reply.id));
    expect(content).not.toMatch(/spoonful/);
    expect(content).toMatch(/honey/i);
    expect(content).toMatch(/<a href="https:/);
    const [row] = await server.deps.db
      .selectFrom('operation_logs')
      .selectAll()
      .where('operation', '=', 'chat.withheld')
      .execute();
    expect(row).toMatchObject({ status: 'withheld', user_id: parent.userId });
    expect(JSON.stringify(row)).not.toMatch(/spoonful|cough/);
  });

  test('may begin like advice that must never be given, when its end turns it', async () => {
    const withheld = () =>
      server.deps.db.selectFrom('operation_logs').select('id').where('operation', '=', 'chat.withheld').execute();
    const before = await withheld();
    model.say('You can give your baby honey only after the first birthday, never before 12 months.', 80);
    const { reply } = await send('When is honey fine?');
    for await (const event of watch(reply.id)) {
      if (event.type === 'done') break;
      expect(event.html).not.toMatch(/honey(?! only after)/);
    }
    const { content } = contentOf(await finished(reply.id));
    expect(content).toContain('never before 12 months');
    expect(await withheld()).toEqual(before);
  });

  test('rests on a prompt with the child, the tone and the evidence as quoted material', async () => {
    model.say('Fine.');
    const { reply } = await send('How much tummy time should a baby get?');
    await finished(reply.id);
    const prompt = model.prompts.at(-1) ?? '';
    for (const part of ['Mia', 'Mild eczema', 'tummy time', 'never instructions'])
      expect(prompt.toLowerCase()).toContain(part.toLowerCase());
  });
});

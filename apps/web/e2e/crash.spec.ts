import { startServer } from '@nestling/api/testing/server';
import { expect, request, test } from '@playwright/test';
import { startOpenAiServer } from './openai-server.ts';
import { ask, daysAgo, onboard, register } from './parent.ts';

const LONG_ANSWER = Array.from({ length: 200 }, (_, index) => `Sentence number ${index + 1} of a long answer.`).join(
  ' ',
);

test('killed in mid-answer: the message and what was written are kept, the reply says it was interrupted, Retry finishes it (CRASH-003)', async ({
  page,
}) => {
  const openai = await startOpenAiServer();
  const server = await startServer({ OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: openai.baseUrl });
  try {
    await register(page, server.url);
    await onboard(page, { name: 'Mia', birthDate: daysAgo(130) });
    openai.answer(LONG_ANSWER);
    await ask(page, 'How long should naps be at this age?');
    await expect(page.getByText(/Sentence number 20 /)).toBeVisible();
    await server.kill();
    await server.start();
    await page.reload();
    await expect(page.getByText('How long should naps be at this age?')).toBeVisible();
    await expect(page.getByText('This answer was interrupted.')).toBeVisible();
    openai.answer('All is well again.');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('article').last()).toContainText('All is well again.');
    await expect(page.getByText('This answer was interrupted.')).toHaveCount(0);
  } finally {
    await server.close();
    await openai.close();
  }
});

test('killed again and again while a parent works: nothing that was acknowledged is lost and every document gets ready (CRASH-001)', async () => {
  const server = await startServer();
  const headers = { 'x-time-zone': 'UTC' };
  try {
    const api = await request.newContext({ baseURL: server.url, extraHTTPHeaders: headers });
    const registered = await api.post('/api/register', {
      data: { username: `crash-${Date.now()}`, password: 'a quiet night' },
    });
    expect(registered.status()).toBe(201);
    const session = (await (await api.post('/api/chat/sessions')).json()) as { id: number };
    const said: string[] = [];
    const uploaded: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      let isAlive = true;
      const before = said.length;
      const work = async () => {
        for (let turn = 0; isAlive; turn += 1) {
          const text = `Note ${round}-${turn}: we slept ${turn} hours.`;
          const sent = await api.post('/trpc/chat.send', { data: { sessionId: session.id, message: text } });
          if (sent.ok()) said.push(text);
          const filename = `note-${round}-${turn}.txt`;
          const upload = await api.post('/api/documents/upload', {
            multipart: {
              shared: 'false',
              file: { name: filename, mimeType: 'text/plain', buffer: Buffer.from(`${text} `.repeat(40)) },
            },
          });
          if (upload.status() === 201) uploaded.push(filename);
        }
      };
      const working = work().catch(() => {});
      // A slow machine too has something acknowledged in every round.
      await expect.poll(() => said.length, { timeout: 30_000 }).toBeGreaterThan(before);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 900));
      await server.kill();
      isAlive = false;
      await working;
      await server.start();
    }
    expect(said.length).toBeGreaterThanOrEqual(5);
    const messages = (await (await api.get(`/api/chat/${session.id}`)).json()) as {
      role: string;
      content: string;
      status: string;
    }[];
    const stored = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
    expect(said.filter((text) => !stored.includes(text))).toEqual([]);
    expect(new Set(stored).size).toBe(stored.length);
    await expect
      .poll(
        async () => {
          const documents = (await (await api.get('/api/documents')).json()) as { filename: string; status: string }[];
          const ready = documents.filter(({ status }) => status === 'ready').map(({ filename }) => filename);
          return uploaded.filter((filename) => !ready.includes(filename));
        },
        { timeout: 60_000 },
      )
      .toEqual([]);
    await expect
      .poll(
        async () => {
          const now = (await (await api.get(`/api/chat/${session.id}`)).json()) as { status: string }[];
          return now.filter(({ status }) => status === 'generating').length;
        },
        { timeout: 30_000 },
      )
      .toBe(0);
    await api.dispose();
  } finally {
    await server.close();
  }
});

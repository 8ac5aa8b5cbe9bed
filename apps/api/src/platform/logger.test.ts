import { APICallError } from 'ai';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession, signUp } from '../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createScriptedModel, type ScriptedModel } from '../testing/scripted-model.ts';
import type { Embedder } from './embedder.ts';
import { loggerOptions } from './logger.ts';

const WORDS = 'quokka umbrella harmattan';

let lines: string[] = [];
const log = { write: (line: string) => void lines.push(line) };
const logged = () => lines.join('');

/** What the AI SDK throws when a provider refuses: it carries the request and the answer. */
const refusedCall = () =>
  new APICallError({
    message: 'Service unavailable',
    url: 'https://provider.example/v1',
    requestBodyValues: { input: [WORDS], apiKey: 'sk-secret' },
    responseBody: `no answer to "${WORDS}"`,
    responseHeaders: { 'set-cookie': 'provider=secret' },
    statusCode: 503,
    isRetryable: false,
  });

let model: ScriptedModel;
let server: TestApp;
let isProviderDown = false;
const embedder: Embedder = {
  id: 'test-vectors',
  dimension: 4,
  batchSize: 32,
  isBuiltIn: false,
  embed: async (texts) => {
    if (isProviderDown) throw refusedCall();
    return texts.map(() => [1, 0, 0, 0]);
  },
};
beforeAll(async () => {
  model = createScriptedModel();
  server = await createTestApp(
    { NODE_ENV: 'development', LOG_LEVEL: 'debug', AUTH_RATE_LIMIT: '3' },
    { chatModel: model, embedder },
    log,
  );
});
afterAll(() => server.close());

async function upload(of: { post: (...args: never[]) => unknown }, text: string): Promise<void> {
  const form = `--b\r\ncontent-disposition: form-data; name="file"; filename="${WORDS}.txt"\r\n\r\n${text}\r\n--b--\r\n`;
  const parent = of as ReturnType<typeof openSession>;
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  expect((await parent.post('/api/documents/upload', form, { headers })).status).toBe(201);
  await server.deps.jobs.idle();
}

test('no log line holds a message, a document, a name of a file, a password, a cookie or a token (AUTH-026)', async () => {
  lines = [];
  const parent = await signUp(server.app, { childName: 'Wilhelmina', healthConditions: WORDS });
  const { username } = parent;
  for (let index = 0; index < 4; index += 1)
    await openSession(server.app).post('/api/login', { username, password: `${WORDS} ${index}` });
  await upload(parent, `${WORDS} is what the baby said on the third day.`);
  isProviderDown = true;
  model.say(refusedCall());
  const session = await parent.mutate<{ id: number }>('chat.createSession', { name: WORDS });
  const answer = await parent.post(`/api/chat/${session.id}`, { message: `What about the ${WORDS}?` });
  expect(answer.status).toBe(200);
  await parent.query('chat.search', { query: WORDS });
  await parent.post(`/api/chat/${session.id}`, { message: `${WORDS}\u0000` });
  await parent.post('/api/onboarding', `{"childName": "${WORDS}`, { headers: { 'content-type': 'application/json' } });
  await parent.post('/api/auth/apple', { idToken: `${WORDS.replaceAll(' ', '.')}` });
  const mailed = await signUp(server.app);
  await openSession(server.app).post('/api/forgot-password', { username: mailed.username });
  await parent.get(`/auth?reset=${WORDS.replaceAll(' ', '-')}`, { headers: { referer: `https://x.example/${WORDS}` } });
  await expect.poll(logged).toContain('password reset mail');
  isProviderDown = false;

  for (const message of ['request completed', 'the question could not be embedded', 'language model failed'])
    expect(logged()).toContain(message);
  expect(logged()).not.toMatch(/quokka|umbrella|harmattan|Wilhelmina|correct horse|sk-secret|provider=/i);
  expect(logged()).not.toContain(parent.cookie().split('=')[1]);
  expect(logged()).not.toMatch(/argon2|reset=|cookie/i);
});

test('an error is logged as what it is and where, without what it quotes', () => {
  lines = [];
  const logger = pino(loggerOptions('info'), log);
  const failedRow = Object.assign(new Error(`invalid input syntax for type bigint: "${WORDS}"`), {
    name: 'error',
    severity: 'ERROR',
    code: '22P02',
    detail: `Failing row contains (1, ${WORDS})`,
    parameters: [WORDS],
  });
  logger.error({ err: new Error('call failed', { cause: failedRow }) }, 'failed');
  logger.error({ err: WORDS }, 'thrown');
  try {
    JSON.parse(`{"a": ${WORDS}`);
  } catch (error) {
    logger.error({ err: error }, 'unreadable');
  }
  expect(logged()).not.toMatch(/quokka/);
  const [line] = lines.map((text) => JSON.parse(text) as { err: { stack: string; cause: unknown } });
  expect(line?.err).toMatchObject({ type: 'Error', message: 'call failed', cause: { code: '22P02' } });
  expect(line?.err.stack).toContain('logger.test.ts');
});

test('what a visitor writes stays on its line (INPUT-025)', async () => {
  lines = [];
  const name = 'a\n[INFO] signed in\u001b[31m';
  await openSession(server.app).post('/api/login', { username: name, password: 'correct horse' });
  await openSession(server.app).get(`/api/${encodeURIComponent(name)}`);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) {
    expect(line.trimEnd()).not.toMatch(/[\n\r]/);
    expect(line).not.toContain(String.fromCharCode(27));
    expect(() => JSON.parse(line)).not.toThrow();
  }
});

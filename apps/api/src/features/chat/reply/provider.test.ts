import { PassThrough } from 'node:stream';
import type { ChatMessage, ChatSession } from '@nestling/contracts/chat';
import { APICallError } from 'ai';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bornDaysAgo, type Session, signUp } from '../../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { callsTool, createScriptedModel, ends, text } from '../../../testing/scripted-model.ts';
import { SLACK_MS } from '../../../testing/slack.ts';
import { addFile } from '../../documents/fixtures/http-client.ts';
import { htmlToText, readAssistantContent } from '../sessions/assistant-content.ts';
import * as faults from './provider-faults.ts';

type Sent = { reply: ChatMessage };
const QUESTION = 'How much tummy time should a baby get each day?';
const STALL_MS = 250;

const model = createScriptedModel();
let server: TestApp;
let parent: Session;
let sessionId: number;
const logged: string[] = [];
beforeAll(async () => {
  const log = new PassThrough();
  log.on('data', (line: Buffer) => logged.push(line.toString()));
  server = await createTestApp({ LOG_LEVEL: 'info' }, { chatModel: model }, log);
  parent = await signUp(server.app);
  await parent.post('/api/onboarding', {
    childName: 'Mia',
    childAge: bornDaysAgo(266),
    country: 'US',
    healthConditions: 'Milk allergy',
    preferredApproaches: ['step-by-step'],
  });
  await addFile(
    server,
    parent,
    'clubs.txt',
    'Version of August 3, 2026\n\nThe Bluebell club meets on Fridays at 15:20 in room 9.\n',
  );
  await addFile(server, parent, 'fair.txt', 'The Larkspur fair stands in the tent hall.\n');
  await server.deps.jobs.idle();
}, 60_000);
beforeEach(async () => {
  model.prompts.length = 0;
  model.generated.length = 0;
  model.toolChoices.length = 0;
  model.play();
  delete model.stallMs;
  model.generate(new Error('not scripted'));
  sessionId = (await parent.mutate<ChatSession>('chat.createSession', {})).id;
});
afterAll(() => server.close());

async function ask(message = QUESTION, headers?: Record<string, string>) {
  const answer = headers ? await parent.post('/trpc/chat.send', { sessionId, message }, { headers }) : undefined;
  const { reply } = answer
    ? (answer.json() as { result: { data: Sent } }).result.data
    : await parent.mutate<Sent>('chat.send', { sessionId, message });
  await server.deps.replies.running.get(reply.id)?.finished;
  const last = (await parent.query<ChatMessage[]>('chat.messages', { sessionId })).at(-1) as ChatMessage;
  const content = readAssistantContent(last.content);
  return { ...content, text: htmlToText(content.content), status: last.status };
}

const says = (...words: string[]) => ({ parts: [...text(...words), ends()] });
const refused = (statusCode: number, message: string) =>
  new APICallError({
    message,
    url: 'https://provider.example',
    requestBodyValues: {},
    statusCode,
    responseBody: message,
    isRetryable: false,
  });

describe('a fault of the provider', () => {
  test.each([
    ['a refused key', refused(401, 'Incorrect API key'), faults.KEY_REFUSED, /OPENAI_API_KEY/],
    [
      'a prompt that is too long',
      refused(400, 'This model has a maximum context length of 4096 tokens'),
      faults.TOO_LONG,
      /CHAT_MODEL/,
    ],
    ['a limit', refused(429, 'Rate limit reached'), faults.TOO_BUSY, /quota/],
    ['an unknown model', refused(404, 'The model does not exist'), faults.PROVIDER_DOWN, /CHAT_MODEL/],
    ['an error in the middle', undefined, faults.PROVIDER_DOWN, /OPENAI_BASE_URL/],
    ['a filter', { parts: [...text('Some babies '), ends('content-filter')] }, faults.FILTERED, /provider answered/],
    ['an empty answer', { parts: [ends()] }, faults.NOTHING_SAID, /provider answered/],
    ['a thought and nothing more', says('<think>They ask about tummy time.'), faults.NOTHING_SAID, /provider answered/],
    ['a refusal', says('I’m sorry, but I can’t help with that.'), faults.DECLINED, /provider answered/],
    ['silence', { parts: [], hangs: true }, faults.STALLED_AT_ONCE, /provider answered/],
  ] as const)(
    '%s is answered from the guide, with its own notice and a hint for the operator (CRASH-011, LLM-012)',
    async (_name, call, notice, hint) => {
      logged.length = 0;
      model.stallMs = STALL_MS;
      model.play(
        call
          ? call instanceof Error
            ? call
            : { ...call, parts: [...call.parts] }
          : { parts: [...text('Some '), { type: 'error', error: new Error('reset') }] },
      );
      const reply = await ask();
      expect(reply.status).toBe('complete');
      expect(reply.notice).toBe(notice);
      expect(reply.sources?.map(({ type }) => type)).toContain('guide');
      expect(reply.text).not.toMatch(/some babies|sorry|think/i);
      expect(logged.join('')).toMatch(hint);
    },
  );

  test('that goes away with one more try is not seen; one that stays is given up within 2 s of the last answer', async () => {
    const down = () =>
      new APICallError({
        message: 'overloaded',
        url: 'https://provider.example',
        requestBodyValues: {},
        statusCode: 500,
        isRetryable: true,
      });
    model.play(down(), says('Some minutes, several times a day.'));
    expect((await ask()).notice).toBeUndefined();
    model.play(down(), down(), says('Too late.'));
    const before = performance.now();
    const reply = await ask();
    expect(reply.notice).toBe(faults.PROVIDER_DOWN);
    expect(reply.text).not.toContain('Too late');
    // One pause of 2 s lies between the two tries.
    expect(performance.now() - before).toBeLessThan(4_000 + SLACK_MS);
  }, 20_000);

  test('a stall in the middle keeps the whole sentences, says so and offers to ask again', async () => {
    model.stallMs = STALL_MS;
    model.play({ parts: text('Lay her on her tummy when she is awake. ', 'Then, little by'), hangs: true });
    const reply = await ask();
    expect(reply.text).toBe('Lay her on her tummy when she is awake.');
    expect(reply).toMatchObject({ notice: faults.STALLED, options: [QUESTION] });
  });

  test('an answer cut by its length says so and offers to go on', async () => {
    model.play({ parts: [...text('Lay her on her tummy often'), ends('length')] });
    expect(await ask()).toMatchObject({ notice: faults.CUT_SHORT, options: [faults.GO_ON] });
  });

  test('the built-in answer in its place rests on what the built-in gate lets through', async () => {
    const message = 'In which year was the Bluebell club founded?';
    model.play(refused(401, 'no'));
    const reply = await ask(message);
    expect(reply.sources ?? []).toEqual([]);
    expect(reply.text).toContain('Your documents do not say this.');
  });
});

describe('what a model writes', () => {
  test.each([
    ['a thought', '<think>Room 12? No.</think>On Fridays [1].'],
    ['a thought whose beginning is in its template', 'I look at the evidence.</think>On Fridays [1].'],
    ['a call as text', '<tool_call>{"name": "search", "arguments": {"query": "club"}}</tool_call>On Fridays [1].'],
    ['a call as JSON', '{"name": "search", "arguments": {"query": "club"}} On Fridays [1].'],
    ['special tokens', '<|im_start|>On Fridays [1].<|im_end|>'],
  ])('%s for itself is never shown', async (_name, words) => {
    model.play({ parts: [...text(...(words.match(/\S+\s*/g) ?? [])), ends()] });
    expect((await ask('When does the Bluebell club meet?')).text).toMatch(/^On Fridays \[1\]\.?$/);
  });

  test('a number or dose that its source does not hold is left out, and the parent is told', async () => {
    model.play(
      says(
        'The Bluebell club meets on Fridays at 15:20 [1]. Give her 250 ml before it, says the club [1]. Bring water.',
      ),
    );
    const reply = await ask('When does the Bluebell club meet?');
    expect(reply.text).toContain('15:20');
    expect(reply.text).toContain('Bring water');
    expect(reply.text).not.toContain('250');
    expect(reply.notice).toBe(faults.NUMBER_LEFT_OUT);
    model.play(says('Take 250 ml [1].'));
    expect((await ask('When does the Bluebell club meet again?')).notice).toBe(faults.NUMBERS_INVENTED);
  });
});

describe('what a model is told', () => {
  test('region, units, local time, language, days of documents, how to begin and how to use what the parent entered', async () => {
    model.play(says('On Fridays [1].'));
    await ask('Wann trifft sich der Bluebell club?', {
      'x-time-zone': 'America/New_York',
      'content-type': 'application/json',
    });
    const prompt = model.prompts[0] ?? '';
    for (const part of [
      'Country: United States',
      'Units: fahrenheit, pounds, ounces, inches, miles',
      'Answer in the language of the question',
      'Begin with the answer',
      'Health conditions and allergies bind every answer',
      'Milk allergy',
      'the newer counts',
      'dated=\\"2026-08-03\\"',
    ])
      expect(prompt).toContain(part);
    expect(prompt).toMatch(/Local time: (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/);
  });
});

describe('search as a tool', () => {
  test('finds more within the parent’s own scope, and what it finds can be cited', async () => {
    const other = await signUp(server.app);
    await addFile(server, other, 'secret.txt', 'The Bluebell club of strangers meets at midnight.');
    await server.deps.jobs.idle();
    model.play(
      { parts: [...text('Let me look.'), ...callsTool('search', { query: 'When does the Bluebell club meet?' })] },
      says('On Fridays at 15:20 [1].'),
    );
    const reply = await ask('zebra carburettor');
    expect(reply.text).toMatch(/^On Fridays at 15:20/);
    expect(reply.sources).toMatchObject([{ type: 'document', filename: 'clubs.txt' }]);
    expect(model.prompts[1]).toContain('meets on Fridays');
    expect(model.prompts.join('')).not.toContain('midnight');
  });

  test('ends after four calls of the model, the last of which has to answer', async () => {
    const search = (query: string) => ({ parts: callsTool('search', { query }) });
    model.play(
      search('clubs'),
      search('rooms'),
      search('fairs'),
      says('Nothing in your library or the guide covers this.'),
      says('Too many.'),
    );
    const reply = await ask('zebra carburettor');
    expect(model.toolChoices).toEqual(['auto', 'auto', 'auto', 'none']);
    expect(reply.text).toContain('Nothing in your library');
  });

  test('is left away for a server that knows no tools', async () => {
    model.play(refused(400, 'tools are not supported by this model'), says('On Fridays [1].'));
    const reply = await ask('When does the Bluebell club meet?');
    expect(reply.notice).toBeUndefined();
    expect(model.toolChoices).toEqual(['auto', 'none']);
  });
});

describe('a question that leans on the talk', () => {
  test('is rewritten in one call and searched for as it is meant; one that stands alone is not', async () => {
    model.say('On Fridays.');
    await ask('When does the Bluebell club meet each week?');
    const forTitles = model.generated.length;
    model.generate(JSON.stringify({ question: 'Where does the Larkspur fair stand?' }));
    await ask('and where is that?');
    const rewriting = model.generated.filter((prompt) => prompt.includes('rewrite the last message'));
    expect(rewriting).toHaveLength(1);
    expect(rewriting[0]).toContain('and where is that?');
    expect(model.prompts.at(-1)).toContain('in the tent hall');
    await ask('How much tummy time should a baby of four months get?');
    expect(model.generated.filter((prompt) => prompt.includes('rewrite the last message'))).toHaveLength(1);
    expect(forTitles).toBeLessThanOrEqual(1);
  });

  test('is answered as it stands when it cannot be rewritten', async () => {
    model.say('Fine.');
    await ask();
    expect((await ask('and at night?')).status).toBe('complete');
  });
});

describe('the name of a chat', () => {
  const nameOf = async () =>
    (await parent.query<ChatSession[]>('chat.sessions')).find(({ id }) => id === sessionId)?.name;

  test('is the model’s after the first reply, else the question’s; a name of the parent’s own stays', async () => {
    model.say('Some minutes a day.');
    model.generate('“Tummy time”\n');
    await ask();
    await expect.poll(nameOf).toBe('Tummy time');
    await parent.mutate('chat.renameSession', { sessionId, name: 'Ours' });
    await ask();
    expect(await nameOf()).toBe('Ours');
    sessionId = (await parent.mutate<ChatSession>('chat.createSession', {})).id;
    model.generate(new Error('down'));
    await ask();
    expect(await nameOf()).toBe(QUESTION);
  });
});

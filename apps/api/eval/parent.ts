import { openAsBlob } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

const REPLY_LIMIT_MS = 180_000;
const DOCUMENTS_LIMIT_MS = 300_000;
const POLL_MS = 200;
const DAYS_PER_MONTH = 365.25 / 12;
const MS_PER_DAY = 86_400_000;

const reply = z.object({
  id: z.number(),
  content: z.string(),
  status: z.string().optional(),
  sources: z.array(z.object({ type: z.string(), filename: z.string() }).loose()).default([]),
  options: z.array(z.string()).default([]),
  urgent: z.object({ level: z.string(), title: z.string() }).loose().optional(),
});
export type Reply = z.output<typeof reply>;

const session = z.object({ id: z.number() });
const history = z.array(z.object({ id: z.number(), content: z.string(), status: z.string().optional() }).loose());
const documents = z.array(z.object({ filename: z.string(), status: z.string(), error: z.string().nullish() }).loose());

export interface Parent {
  newChat: () => Promise<number>;
  ask: (chat: number, message: string) => Promise<Reply>;
  upload: (file: string, isShared: boolean) => Promise<void>;
  /** Waits until every uploaded file is ready; throws with the names of those that failed. */
  untilReady: () => Promise<void>;
}

/** A parent as the documented REST paths know one: registered, through onboarding, with a child of this age. */
export async function joinAs(url: string, child: { name: string; ageMonths: number | null }): Promise<Parent> {
  let cookie = '';
  async function call(method: string, address: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(url + address, {
      method,
      headers: { cookie, ...(body && !(body instanceof FormData) ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${text}`);
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
    if (cookies.length > 0) cookie = cookies.join('; ');
    return text === '' || !answer.headers.get('content-type')?.includes('json') ? text : JSON.parse(text);
  }

  await call('POST', '/api/register', { username: `parent-${crypto.randomUUID()}`, password: crypto.randomUUID() });
  const born = child.ageMonths === null ? null : new Date(Date.now() - child.ageMonths * DAYS_PER_MONTH * MS_PER_DAY);
  await call('POST', '/api/onboarding', {
    childName: child.name,
    childAge: born?.toISOString().slice(0, 10) ?? null,
    childConcerns: null,
    parentingStyles: [],
    otherParentingStyle: null,
    tonePreference: 'warm',
    preferredApproaches: [],
    topConcerns: [],
    healthConditions: null,
  });

  /** A message with a card is answered at once; its reply is read from the history when it is whole. */
  async function finished(chat: number, answer: Reply): Promise<Reply> {
    const deadline = Date.now() + REPLY_LIMIT_MS;
    let current = answer;
    while (current.status === 'generating') {
      if (Date.now() > deadline) throw new Error('The reply did not end.');
      await sleep(POLL_MS);
      const message = history.parse(await call('GET', `/api/chat/${chat}`)).find(({ id }) => id === answer.id);
      if (message && message.status !== 'generating')
        current = reply.parse({ ...JSON.parse(message.content), id: answer.id, status: message.status });
    }
    return current;
  }

  return {
    newChat: async () => session.parse(await call('POST', '/api/chat/sessions')).id,
    ask: async (chat, message) => finished(chat, reply.parse(await call('POST', `/api/chat/${chat}`, { message }))),
    upload: async (file, isShared) => {
      const form = new FormData();
      form.set('shared', String(isShared));
      form.set('file', await openAsBlob(file), path.basename(file));
      await call('POST', '/api/documents/upload', form);
    },
    untilReady: async () => {
      const deadline = Date.now() + DOCUMENTS_LIMIT_MS;
      for (;;) {
        const own = documents.parse(await call('GET', '/api/documents'));
        const shared = documents.parse(await call('GET', '/api/documents/shared'));
        const all = [...own, ...shared];
        const failed = all.filter(({ status }) => status === 'failed');
        if (failed.length > 0)
          throw new Error(
            `Could not be read: ${failed.map(({ filename, error }) => `${filename} (${error})`).join(', ')}`,
          );
        if (all.every(({ status }) => status === 'ready')) return;
        if (Date.now() > deadline) throw new Error('The documents did not get ready.');
        await sleep(POLL_MS);
      }
    },
  };
}

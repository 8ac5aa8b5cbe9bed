import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a parent does. */
export const ACTS = ['new chat', 'history', 'documents', 'timeline', 'message', 'question', 'upload'] as const;
export type Act = (typeof ACTS)[number];
export type Outcome = { what: string; status: number; ms: number };
/** An answer that was read to its end: one that is left open keeps its connection. */
type Answer = { ok: boolean; status: number; cookie: string; text: string };
/** What was answered with a success, and must be there ever after, once. */
export type Acknowledged = { sessions: number[]; questions: string[]; documents: number[]; messages: string[] };

const NO_ANSWER = 0;
const ANSWER_MS = 30_000;
const CHECK_TRIES = 10;
const WORDS = 'The rabbit blanket goes to the nursery on Mondays and comes home on Fridays. ';

/** A signed-in parent who acts over HTTP as the web app does, and remembers what was acknowledged. */
export class Member {
  readonly kept: Acknowledged = { sessions: [], questions: [], documents: [], messages: [] };
  readonly outcomes: Outcome[] = [];
  #cookie = '';
  #checked = { session: 0, message: 0 };
  readonly #url: () => string;
  readonly #uploads: number;
  /** `uploads`: which share of the acts, at most 0.2, is a file. */
  constructor(url: () => string, uploads = 0.1) {
    this.#url = url;
    this.#uploads = uploads;
  }

  async register(): Promise<boolean> {
    const body = { username: `load-${randomUUID()}`, password: 'correct horse' };
    const answer = await this.#send('register', 'POST', '/api/register', body);
    this.#cookie = answer?.cookie ?? '';
    return answer?.status === 201;
  }

  /** One thing that a parent does, chosen by chance. */
  async act(): Promise<void> {
    const chance = Math.random();
    if (chance < 0.05) return this.do('new chat');
    if (chance < 0.3) return this.do('history');
    if (chance < 0.5) return this.do('documents');
    if (chance < 0.7) return this.do('timeline');
    if (chance < 1 - this.#uploads - 0.1) return this.do('message');
    return this.do(chance < 1 - this.#uploads ? 'question' : 'upload');
  }

  async do(what: Act): Promise<void> {
    const session = this.kept.sessions.at(-1);
    if (session === undefined || what === 'new chat') return this.#addSession();
    if (what === 'history') return this.#read('history', `/api/chat/${session}?limit=100`);
    if (what === 'documents') return this.#read('documents', '/api/documents?limit=100');
    if (what === 'timeline')
      return this.#read('timeline', '/trpc/journey.timeline?input=%7B%22childAge%22%3A%222026-01-05%22%7D');
    if (what === 'message') return this.#say(session);
    return what === 'question' ? this.#ask() : this.#upload();
  }

  /** What is missing and what is there twice of all that was acknowledged, or of what was since the check before. */
  async check(isWhole = true): Promise<{ lost: number; doubled: number }> {
    const from = isWhole ? { session: 0, message: 0 } : this.#checked;
    // The newest chat goes on being written in.
    this.#checked = { session: Math.max(0, this.kept.sessions.length - 1), message: this.kept.messages.length };
    const ids = async (path: string) => ((await this.#json(path)) as { id: number }[]).map(({ id }) => id);
    const messages: { content: string }[] = [];
    for (const id of this.kept.sessions.slice(from.session))
      messages.push(...((await this.#json(`/api/chat/${id}`)) as typeof messages));
    const summary = JSON.stringify(await this.#json('/trpc/journey.visitSummary'));
    const found = [
      ...compare(this.kept.sessions, await ids('/api/chat/sessions')),
      ...compare(this.kept.documents, await ids('/api/documents')),
      ...compare(
        this.kept.messages.slice(from.message),
        messages.map(({ content }) => content),
      ),
      ...this.kept.questions.map((text) => summary.split(text).length - 1),
    ];
    return { lost: found.filter((count) => count === 0).length, doubled: found.filter((count) => count > 1).length };
  }

  async #addSession() {
    const answer = await this.#send('new chat', 'POST', '/api/chat/sessions', { name: 'Load' });
    if (answer?.status === 201) this.kept.sessions.push((JSON.parse(answer.text) as { id: number }).id);
  }

  async #say(sessionId: number) {
    const clientId = randomUUID();
    const message = `When does the blanket ${clientId} come home?`;
    const answer = await this.#send('message', 'POST', '/trpc/chat.send', { sessionId, message, clientId });
    if (answer?.ok) this.kept.messages.push(message);
  }

  async #ask() {
    const text = `Question ${randomUUID()}`;
    const answer = await this.#send('question', 'POST', '/trpc/journey.addQuestion', { text });
    if (answer?.ok) this.kept.questions.push(text);
  }

  async #upload() {
    const form = new FormData();
    form.set('shared', 'false');
    form.set('file', new Blob([WORDS.repeat(40)], { type: 'text/plain' }), `${randomUUID()}.txt`);
    const answer = await this.#send('upload', 'POST', '/api/documents/upload', form);
    if (answer?.status === 201) this.kept.documents.push((JSON.parse(answer.text) as { id: number }).id);
  }

  async #read(what: string, path: string) {
    await this.#send(what, 'GET', path);
  }

  async #json(path: string): Promise<unknown> {
    // A busy machine may need a while; what is asked here is whether the rows are there, not how soon.
    for (let tries = 1; ; tries++) {
      const answer = await this.#send('check', 'GET', path);
      if (answer?.ok) return JSON.parse(answer.text);
      if (tries === CHECK_TRIES) throw new Error(`${path} answered ${answer?.status}`);
      await sleep(1_000);
    }
  }

  /** Undefined when no answer came: what was asked may have happened or not. */
  async #send(what: string, method: string, path: string, body?: unknown): Promise<Answer | undefined> {
    const startedAt = performance.now();
    const isForm = body instanceof FormData;
    const headers = {
      ...(this.#cookie ? { cookie: this.#cookie } : {}),
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
    };
    try {
      const answer = await fetch(this.#url() + path, {
        method,
        headers,
        signal: AbortSignal.timeout(ANSWER_MS),
        ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
      });
      const text = await answer.text();
      this.outcomes.push({ what, status: answer.status, ms: performance.now() - startedAt });
      const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
      return { ok: answer.ok, status: answer.status, cookie, text };
    } catch {
      this.outcomes.push({ what, status: NO_ANSWER, ms: performance.now() - startedAt });
      return undefined;
    }
  }
}

/** How often each of the kept is among the found. */
const compare = <T>(kept: readonly T[], found: readonly T[]) =>
  kept.map((one) => found.filter((other) => other === one).length);

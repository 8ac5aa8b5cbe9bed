import { randomUUID } from 'node:crypto';

export type Outcome = { status: number; ms: number };
/** An answer that was read to its end: one that is left open keeps its connection. */
type Answer = { ok: boolean; status: number; cookie: string; text: string };
/** What was answered with a success, and must be there ever after, once. */
export type Acknowledged = { sessions: number[]; questions: string[]; documents: number[]; messages: string[] };

const NO_ANSWER = 0;
const ANSWER_MS = 30_000;
const WORDS = 'The rabbit blanket goes to the nursery on Mondays and comes home on Fridays. ';

/** A signed-in parent who acts over HTTP as the web app does, and remembers what was acknowledged. */
export class Member {
  readonly kept: Acknowledged = { sessions: [], questions: [], documents: [], messages: [] };
  readonly outcomes: Outcome[] = [];
  #cookie = '';
  readonly #url: () => string;
  constructor(url: () => string) {
    this.#url = url;
  }

  async register(): Promise<boolean> {
    const body = { username: `load-${randomUUID()}`, password: 'correct horse' };
    const answer = await this.#send('POST', '/api/register', body);
    this.#cookie = answer?.cookie ?? '';
    return answer?.status === 201;
  }

  /** One thing that a parent does, chosen by chance. */
  async act(): Promise<void> {
    const [what] = [Math.random()];
    const session = this.kept.sessions.at(-1);
    if (session === undefined || what < 0.1) return this.#addSession();
    if (what < 0.3) return this.#read(`/api/chat/${session}`);
    if (what < 0.45) return this.#read('/api/documents');
    if (what < 0.6) return this.#read('/trpc/journey.timeline?input=%7B%22childAge%22%3A%222026-01-05%22%7D');
    if (what < 0.8) return this.#say(session);
    if (what < 0.9) return this.#ask();
    return this.#upload();
  }

  /** What is missing and what is there twice of all that was acknowledged. */
  async check(): Promise<{ lost: number; doubled: number }> {
    const ids = async (path: string) => ((await this.#json(path)) as { id: number }[]).map(({ id }) => id);
    const messages: { content: string }[] = [];
    for (const id of this.kept.sessions) messages.push(...((await this.#json(`/api/chat/${id}`)) as typeof messages));
    const summary = JSON.stringify(await this.#json('/trpc/journey.visitSummary'));
    const found = [
      ...compare(this.kept.sessions, await ids('/api/chat/sessions')),
      ...compare(this.kept.documents, await ids('/api/documents')),
      ...compare(
        this.kept.messages,
        messages.map(({ content }) => content),
      ),
      ...this.kept.questions.map((text) => summary.split(text).length - 1),
    ];
    return { lost: found.filter((count) => count === 0).length, doubled: found.filter((count) => count > 1).length };
  }

  async #addSession() {
    const answer = await this.#send('POST', '/api/chat/sessions', { name: 'Load' });
    if (answer?.status === 201) this.kept.sessions.push((JSON.parse(answer.text) as { id: number }).id);
  }

  async #say(sessionId: number) {
    const clientId = randomUUID();
    const message = `When does the blanket ${clientId} come home?`;
    const answer = await this.#send('POST', '/trpc/chat.send', { sessionId, message, clientId });
    if (answer?.ok) this.kept.messages.push(message);
  }

  async #ask() {
    const text = `Question ${randomUUID()}`;
    const answer = await this.#send('POST', '/trpc/journey.addQuestion', { text });
    if (answer?.ok) this.kept.questions.push(text);
  }

  async #upload() {
    const form = new FormData();
    form.set('shared', 'false');
    form.set('file', new Blob([WORDS.repeat(40)], { type: 'text/plain' }), `${randomUUID()}.txt`);
    const answer = await this.#send('POST', '/api/documents/upload', form);
    if (answer?.status === 201) this.kept.documents.push((JSON.parse(answer.text) as { id: number }).id);
  }

  async #read(path: string) {
    await this.#send('GET', path);
  }

  async #json(path: string): Promise<unknown> {
    const answer = await this.#send('GET', path);
    if (!answer?.ok) throw new Error(`${path} answered ${answer?.status}`);
    return JSON.parse(answer.text);
  }

  /** Undefined when no answer came: what was asked may have happened or not. */
  async #send(method: string, path: string, body?: unknown): Promise<Answer | undefined> {
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
      this.outcomes.push({ status: answer.status, ms: performance.now() - startedAt });
      const cookie = answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
      return { ok: answer.ok, status: answer.status, cookie, text };
    } catch {
      this.outcomes.push({ status: NO_ANSWER, ms: performance.now() - startedAt });
      return undefined;
    }
  }
}

/** How often each of the kept is among the found. */
const compare = <T>(kept: readonly T[], found: readonly T[]) =>
  kept.map((one) => found.filter((other) => other === one).length);

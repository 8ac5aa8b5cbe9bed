import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

type Call = { body?: unknown; headers?: Record<string, string> };
type Answer = { status: number; text: string; json: () => unknown; headers: LightMyRequestResponse['headers'] };

/** A client that keeps its cookie, as a browser does. */
export type Session = {
  cookie: () => string;
  get: (path: string, call?: Call) => Promise<Answer>;
  post: (path: string, body?: unknown, call?: Call) => Promise<Answer>;
  delete: (path: string, call?: Call) => Promise<Answer>;
  /** The decoded result of a tRPC query or mutation; throws with the sentence of a refusal. */
  query: <T>(procedure: string, input?: unknown) => Promise<T>;
  mutate: <T>(procedure: string, input?: unknown) => Promise<T>;
};

export function openSession(app: FastifyInstance): Session {
  let cookie = '';
  const send = async (method: 'GET' | 'POST' | 'DELETE', url: string, call: Call): Promise<Answer> => {
    const isText = typeof call.body === 'string' || Buffer.isBuffer(call.body);
    const options: InjectOptions = {
      method,
      url,
      headers: {
        ...(cookie ? { cookie } : {}),
        ...(call.body !== undefined && !isText ? { 'content-type': 'application/json' } : {}),
        ...call.headers,
      },
      ...(call.body === undefined
        ? {}
        : { payload: isText ? (call.body as string | Buffer) : JSON.stringify(call.body) }),
    };
    const response = await app.inject(options);
    for (const set of response.cookies) cookie = set.value === '' ? '' : `${set.name}=${encodeURIComponent(set.value)}`;
    return { status: response.statusCode, text: response.body, json: () => response.json(), headers: response.headers };
  };
  const unwrap = (answer: Answer) => {
    const body = answer.json() as {
      result?: { data: unknown };
      error?: { message: string; data: { appCode: string; httpStatus: number } };
    };
    if (body.error)
      throw Object.assign(new Error(body.error.message), {
        code: body.error.data.appCode,
        status: body.error.data.httpStatus,
      });
    return body.result?.data;
  };
  return {
    cookie: () => cookie,
    get: (path, call = {}) => send('GET', path, call),
    post: (path, body, call = {}) => send('POST', path, { ...call, body }),
    delete: (path, call = {}) => send('DELETE', path, call),
    query: async <T>(procedure: string, input?: unknown) =>
      unwrap(
        await send(
          'GET',
          `/trpc/${procedure}${input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`}`,
          {},
        ),
      ) as T,
    mutate: async <T>(procedure: string, input?: unknown) =>
      unwrap(await send('POST', `/trpc/${procedure}`, { body: input ?? {} })) as T,
  };
}

let made = 0;

/** A signed-in parent with a name nobody else has; onboarded when `profile` is given. */
export async function signUp(
  app: FastifyInstance,
  profile?: Record<string, unknown>,
): Promise<Session & { username: string; userId: number }> {
  made += 1;
  const username = `parent-${process.pid}-${made}`;
  const session = openSession(app);
  const registered = await session.post('/api/register', { username, password: 'correct horse' });
  if (registered.status !== 201) throw new Error(`Registration failed: ${registered.text}`);
  if (profile) {
    const onboarded = await session.post('/api/onboarding', profile);
    if (onboarded.status !== 200) throw new Error(`Onboarding failed: ${onboarded.text}`);
  }
  const { id } = registered.json() as { id: number };
  return { ...session, username, userId: id };
}

/** The birth date of a child of so many days, whatever the calendar says: what is judged by age stays the same. */
export function bornDaysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

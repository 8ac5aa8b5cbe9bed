import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const DIMENSION = 256;
const TOKEN_PAUSE_MS = 15;

type ChatBody = { model: string; stream?: boolean; messages: { role: string; content: unknown }[] };
type EmbeddingBody = { model: string; input: string | string[] };
export type OpenAiServer = {
  baseUrl: string;
  chats: ChatBody[];
  embeddings: EmbeddingBody[];
  /** What the next replies say. */
  answer: (text: string) => void;
  /** From now on every request is refused with this status; null makes it well again. */
  fail: (status: number | null) => void;
  /** From now on chats are taken and never answered; false makes it well again. */
  hang: (isHung: boolean) => void;
  close: () => Promise<void>;
};

/** Words that share letters share direction: enough for a ranking that means something. */
function embed(text: string): number[] {
  const vector = new Array<number>(DIMENSION).fill(0);
  for (const word of text.toLowerCase().match(/[a-z]{3,}/g) ?? []) {
    const slot = createHash('sha256').update(word.slice(0, 6)).digest().readUInt16BE(0) % DIMENSION;
    vector[slot] = (vector[slot] ?? 0) + 1;
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

async function readJson<T>(request: IncomingMessage): Promise<T> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as T;
}

function sendJson(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

/** One server-sent event a token, as OpenAI's /chat/completions streams them. */
async function streamChat(response: ServerResponse, model: string, text: string) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  const event = (choice: object, extra: object = {}) =>
    response.write(
      `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model, choices: [{ index: 0, ...choice }], ...extra })}\n\n`,
    );
  event({ delta: { role: 'assistant', content: '' }, finish_reason: null });
  for (const token of text.match(/\S+\s*/g) ?? []) {
    event({ delta: { content: token }, finish_reason: null });
    await sleep(TOKEN_PAUSE_MS);
  }
  event({ delta: {}, finish_reason: 'stop' }, { usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 } });
  response.end('data: [DONE]\n\n');
}

/** A server on loopback that speaks the wire format of OpenAI: streamed chat completions and embeddings. */
export async function startOpenAiServer(): Promise<OpenAiServer> {
  const chats: ChatBody[] = [];
  const embeddings: EmbeddingBody[] = [];
  let text = 'Nothing to say.';
  let failure: number | null = null;
  let isHung = false;
  const server = createServer((request, response) => {
    const serve = async () => {
      if (failure !== null) return sendJson(response, failure, { error: { message: 'not now', type: 'server_error' } });
      if (request.headers.authorization !== 'Bearer test-key')
        return sendJson(response, 401, { error: { message: 'Incorrect API key', type: 'invalid_request_error' } });
      if (request.url === '/v1/embeddings') {
        const body = await readJson<EmbeddingBody>(request);
        embeddings.push(body);
        const inputs = [body.input].flat();
        return sendJson(response, 200, {
          object: 'list',
          model: body.model,
          data: inputs.map((input, index) => ({ object: 'embedding', index, embedding: embed(input) })),
          usage: { prompt_tokens: 1, total_tokens: 1 },
        });
      }
      if (request.url === '/v1/chat/completions') {
        const body = await readJson<ChatBody>(request);
        chats.push(body);
        if (isHung) return;
        return streamChat(response, body.model, text);
      }
      return sendJson(response, 404, { error: { message: 'no such path' } });
    };
    serve().catch((error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no address');
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    chats,
    embeddings,
    answer: (next) => {
      text = next;
    },
    fail: (status) => {
      failure = status;
    },
    hang: (hung) => {
      isHung = hung;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

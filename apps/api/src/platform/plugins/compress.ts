import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fp from 'fastify-plugin';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this the headers weigh more than what is saved. */
const MIN_BYTES = 1024;
/** A third of a millisecond for 20 kB; the best quality takes twenty times as long. */
const BROTLI_QUALITY = 4;

/** Compresses JSON answers and pages. Streams of events go out as they are: a compressor would hold their words back. */
export const compressPlugin = fp(
  async (app) => {
    app.addHook('onSend', async (request, reply, payload: unknown) => {
      // tRPC answers with a Response, which fastify takes apart only after this.
      const answer = payload instanceof Response ? payload : undefined;
      const type = answer ? answer.headers.get('content-type') : reply.getHeader('content-type');
      const isCall = /^\/(trpc|api)\//.test(request.url);
      if (!String(type).startsWith(isCall ? 'application/json' : 'text/html')) return payload;
      const encodings = String(request.headers['accept-encoding'] ?? '');
      const encoding = /\bbr\b/.test(encodings) ? 'br' : /\bgzip\b/.test(encodings) ? 'gzip' : undefined;
      const body = answer ? Buffer.from(await answer.arrayBuffer()) : readText(payload);
      if (body === undefined) return payload;
      const packed = encoding && body.length >= MIN_BYTES ? await pack(body, encoding) : body;
      const headers = { vary: 'accept-encoding', ...(packed === body ? {} : { 'content-encoding': String(encoding) }) };
      if (answer) {
        const kept = new Headers(answer.headers);
        kept.delete('content-length');
        for (const [name, value] of Object.entries(headers)) kept.set(name, value);
        return new Response(new Uint8Array(packed), { status: answer.status, headers: kept });
      }
      reply.headers(headers).removeHeader('content-length');
      return packed;
    });
  },
  { name: 'nestling-compress' },
);

function readText(payload: unknown): Buffer | undefined {
  if (typeof payload === 'string') return Buffer.from(payload);
  return Buffer.isBuffer(payload) ? payload : undefined;
}

function pack(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body);
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}

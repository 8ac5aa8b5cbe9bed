import type { IncomingMessage, ServerResponse } from 'node:http';
import fp from 'fastify-plugin';
import { endUnreadable, TOO_SLOW } from '../http-errors.ts';

const LOOK_MS = 10_000;
/** A phone line of a village brings ten times as much. */
const MIN_BYTES_A_LOOK = 10_000;
const UPLOAD = /^multipart\/form-data/i;

/**
 * Ends the connection of a body that drips: within two looks something must have come, of a file at least 1 kB a second,
 * and anything else has to be whole.
 */
export const slowBodiesPlugin = fp<{ lookMs?: number }>(
  async (app, { lookMs = LOOK_MS }) => {
    const least = (MIN_BYTES_A_LOOK * lookMs) / LOOK_MS;
    app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (request.complete || !hasBody(request)) return;
      const isUpload = UPLOAD.test(request.headers['content-type'] ?? '');
      let before = request.socket.bytesRead;
      let looks = 0;
      const look = setInterval(() => {
        if (request.complete || request.destroyed) return clearInterval(look);
        const now = request.socket.bytesRead;
        // Nobody reads it at the moment: an upload waits for its turn, and the bytes with it.
        const isHeldBack = request.readableLength > 0 && !request.readableFlowing;
        looks = isHeldBack || (isUpload && now - before >= least) ? 0 : looks + 1;
        before = now;
        if (looks < 2) return;
        clearInterval(look);
        if (!response.headersSent)
          endUnreadable(Object.assign(new Error('too slow'), { code: TOO_SLOW }), request.socket);
        request.socket.destroySoon();
      }, lookMs);
      look.unref();
      request.once('close', () => clearInterval(look));
    });
  },
  { name: 'nestling-slow-bodies' },
);

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

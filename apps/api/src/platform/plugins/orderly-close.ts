import fp from 'fastify-plugin';
import { endReplies, type Replies } from '../replies.ts';

/** Replies that are being written may come to their end for so long; then what there is of them is saved. */
const REPLIES_MS = 5_000;
/** After this a request that still has not come to its end is cut off: the process has 10 s in all. */
const CONNECTIONS_MS = 7_000;
const IDLE_SWEEP_MS = 100;

/**
 * Nothing new is taken once the server closes, what runs is brought to its end, and no connection that is only kept
 * alive holds the process up.
 */
export const orderlyClosePlugin = fp<{ replies: Replies }>(
  async (app, { replies }) => {
    app.addHook('preClose', async () => {
      const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_SWEEP_MS);
      const all = setTimeout(() => app.server.closeAllConnections(), CONNECTIONS_MS);
      app.server.once('close', () => {
        clearInterval(idle);
        clearTimeout(all);
      });
      idle.unref();
      all.unref();
      await endReplies(replies, REPLIES_MS);
    });
  },
  { name: 'nestling-orderly-close' },
);

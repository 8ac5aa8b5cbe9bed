import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type FirstAnswers, readPages } from './page-texts.ts';

/** Pages that are answered also to who names no type: link previews, monitors, curl. */
const PAGES = new Set(['/', '/auth', '/chat', '/journey', '/visit', '/onboarding']);

/** Told to the page, which cannot see it itself: another site led here, so that its words are not sent unasked. */
const ARRIVAL = '<meta name="nestling-arrival" content="cross-site" />';

const YEAR_SECONDS = 31_536_000;

type Options = {
  distFolder: string;
  region: string;
  /** What who is signed in would ask for first at this address. */
  firstAnswers?: (request: FastifyRequest, address: string) => Promise<FirstAnswers>;
};

/**
 * Serves the built pages; any other path a browser asks for gets the app, unknown calls a sentence. The page is told
 * the region, so that it has emergency numbers before, and without, any answer of the server.
 */
export const webPlugin = fp<Options>(
  async (app, { distFolder, region, firstAnswers = async () => undefined }) => {
    const pageAt = readPages(distFolder, region);
    if (pageAt) {
      await app.register(fastifyStatic, {
        root: distFolder,
        wildcard: false,
        index: false,
        preCompressed: true,
        cacheControl: false,
        setHeaders: (reply, file) => {
          reply.header(
            'cache-control',
            file.includes(`${path.sep}assets${path.sep}`) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
          );
        },
      });
    }
    app.setNotFoundHandler((request, reply) => {
      const isCall = /^\/(api|trpc)(\/|\?|$)/.test(request.url);
      const [address = '/'] = request.url.split('?', 1);
      const accept = String(request.headers.accept ?? '*/*');
      const wantsPage =
        (request.method === 'GET' || request.method === 'HEAD') &&
        (accept.includes('text/html') || (accept.includes('*/*') && PAGES.has(address)));
      // No page of the app has a dot in its address: what does is a file that is not there.
      const isFile = address.includes('.');
      if (!pageAt || !wantsPage || isCall || isFile)
        return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing at this address');
      return sendPage(request, reply, address, pageAt);
    });

    async function sendPage(
      request: FastifyRequest,
      reply: FastifyReply,
      address: string,
      textAt: NonNullable<typeof pageAt>,
    ) {
      const answers = await firstAnswers(request, address);
      const query = request.url.slice(address.length + 1);
      const isLed = request.headers['sec-fetch-site'] === 'cross-site' && new URLSearchParams(query).has('prompt');
      const text = textAt({ address, isSignedIn: answers !== undefined, answers, head: isLed ? ARRIVAL : '' });
      // What belongs to somebody is never shown again from a browser's store after they have signed out.
      return reply
        .header('cache-control', answers || isLed ? 'no-store' : 'no-cache')
        .type('text/html; charset=utf-8')
        .send(text);
    }
  },
  { name: 'nestling-web' },
);

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';

/** Pages that are answered also to who names no type: link previews, monitors, curl. */
const PAGES = new Set(['/', '/auth', '/chat', '/journey', '/visit', '/onboarding']);

/** Told to the page, which cannot see it itself: another site led here, so that its words are not sent unasked. */
const ARRIVAL = '<meta name="nestling-arrival" content="cross-site" />';

const YEAR_SECONDS = 31_536_000;

/**
 * Serves the built pages; any other path a browser asks for gets the app, unknown calls a sentence. The page is told
 * the region, so that it has emergency numbers before, and without, any answer of the server.
 */
export const webPlugin = fp<{ distFolder: string; region: string }>(
  async (app, { distFolder, region }) => {
    const index = path.join(distFolder, 'index.html');
    const hasPages = existsSync(index);
    const page = hasPages ? readFileSync(index, 'utf8').replace('<html', `<html data-region="${region}"`) : '';
    const markedPage = page.replace('<head>', `<head>${ARRIVAL}`);
    if (hasPages) {
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
      const [address = '/', query = ''] = request.url.split('?', 2);
      const accept = String(request.headers.accept ?? '*/*');
      const wantsPage =
        (request.method === 'GET' || request.method === 'HEAD') &&
        (accept.includes('text/html') || (accept.includes('*/*') && PAGES.has(address)));
      // No page of the app has a dot in its address: what does is a file that is not there.
      const isFile = address.includes('.');
      if (!hasPages || !wantsPage || isCall || isFile)
        return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing at this address');
      if (request.headers['sec-fetch-site'] === 'cross-site' && new URLSearchParams(query).has('prompt'))
        return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(markedPage);
      return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
    });
  },
  { name: 'nestling-web' },
);

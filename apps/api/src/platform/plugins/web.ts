import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';

const YEAR_SECONDS = 31_536_000;

/** Serves the built pages; any other path a browser asks for gets the app, unknown calls a sentence. */
export const webPlugin = fp<{ distFolder: string }>(
  async (app, { distFolder }) => {
    const hasPages = existsSync(path.join(distFolder, 'index.html'));
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
      const wantsPage = request.method === 'GET' && String(request.headers.accept ?? '').includes('text/html');
      // No page of the app has a dot in its address: what does is a file that is not there.
      const isFile = request.url.split('?', 1)[0]?.includes('.');
      if (hasPages && wantsPage && !isCall && !isFile)
        return reply.header('cache-control', 'no-cache').sendFile('index.html');
      return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing at this address');
    });
  },
  { name: 'nestling-web' },
);

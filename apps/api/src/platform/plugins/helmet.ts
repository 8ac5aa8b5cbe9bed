import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';

/** Emotion writes style elements at run time, hence 'unsafe-inline' for styles alone. */
export const helmetPlugin = fp<{ isHttps: boolean }>(
  async (app, { isHttps }) => {
    await app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: ["'self'"],
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:'],
          fontSrc: ["'self'"],
          connectSrc: ["'self'"],
          manifestSrc: ["'self'"],
          workerSrc: ["'self'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
      referrerPolicy: { policy: 'no-referrer' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
    });
    app.addHook('onSend', async (request, reply) => {
      if (/^\/(api|trpc)(\/|$)/.test(request.url)) reply.header('cache-control', 'no-store');
    });
  },
  { name: 'nestling-helmet' },
);

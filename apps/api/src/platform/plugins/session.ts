import secureSession from '@fastify/secure-session';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type Actor, type Ctx, readLocale, readShownTo, readTimeZone } from '../context.ts';
import type { Deps } from '../deps.ts';
import { siteOf } from '../site.ts';

declare module 'fastify' {
  interface FastifyRequest {
    getCtx: () => Promise<Ctx>;
  }
}

declare module '@fastify/secure-session' {
  interface SessionData {
    id: string;
  }
}

type Options = {
  deps: Deps;
  keys: Buffer[];
  maxAgeDays: number;
  findActor: (from: Pick<Ctx, 'deps' | 'userAgent' | 'address'>, token: string) => Promise<Actor | null>;
};

/** The cookie holds only the sealed id of a row in auth_sessions; the row decides whether anybody is signed in. */
export const sessionPlugin = fp<Options>(
  async (app, { deps, keys, maxAgeDays, findActor }) => {
    const isHttps = deps.env.PUBLIC_URL.startsWith('https:');
    await app.register(secureSession, {
      key: keys,
      cookieName: isHttps ? '__Host-nestling' : 'nestling',
      expiry: maxAgeDays * 86_400,
      cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps, maxAge: maxAgeDays * 86_400 },
    });
    const known = new WeakMap<FastifyRequest, Promise<Ctx>>();
    app.decorateRequest('getCtx', function getCtx(this: FastifyRequest) {
      const existing = known.get(this);
      if (existing) return existing;
      const made = createCtx(this);
      known.set(this, made);
      return made;
    });

    async function createCtx(request: FastifyRequest): Promise<Ctx> {
      const token: unknown = request.session.get('id');
      const from = { deps, address: request.ip, userAgent: request.headers['user-agent'] };
      return {
        ...from,
        actor: typeof token === 'string' ? await findActor(from, token) : null,
        requestId: request.id,
        site: siteOf(request, deps.env.PUBLIC_URL),
        timeZone: readTimeZone(request.headers['x-time-zone']),
        locale: readLocale(request.headers['accept-language']),
        shownTo: readShownTo(request.headers['x-shown-to']),
        session: {
          start: (id) => {
            request.session.regenerate();
            request.session.set('id', id);
          },
          end: () => request.session.delete(),
        },
      };
    }
  },
  { name: 'nestling-session' },
);

import secureSession from '@fastify/secure-session';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { type Ctx, readLocale, readShownTo, readTimeZone, type SignedIn } from '../context.ts';
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
  findSignedIn: (
    from: Pick<Ctx, 'deps' | 'userAgent' | 'address' | 'timeZone'>,
    token: string,
  ) => Promise<SignedIn | null>;
};

/** The cookie holds only the sealed id of a row in auth_sessions; the row decides whether anybody is signed in. */
export const sessionPlugin = fp<Options>(
  async (app, { deps, keys, maxAgeDays, findSignedIn }) => {
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
      const from = {
        deps,
        address: request.ip,
        userAgent: request.headers['user-agent'],
        timeZone: readTimeZone(request.headers['x-time-zone']),
      };
      const signedIn = typeof token === 'string' ? await findSignedIn(from, token) : null;
      return {
        ...from,
        actor: null,
        ...signedIn,
        requestId: request.id,
        site: siteOf(request, deps.env.PUBLIC_URL),
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

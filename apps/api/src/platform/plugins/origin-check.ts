import fp from 'fastify-plugin';
import { DomainError } from '../errors.ts';
import { siteOf } from '../site.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
export const CROSS_SITE_MESSAGE = 'This request came from another site and was refused';

/**
 * Refuses requests that change state when a browser says they come from elsewhere. Clients that are no browsers send
 * neither header and carry no ambient cookies, so they pass.
 */
export const originCheckPlugin = fp<{ publicUrl: string }>(
  async (app, { publicUrl }) => {
    const trusted = new URL(publicUrl).origin;
    app.addHook('onRequest', async (request) => {
      if (SAFE_METHODS.has(request.method)) return;
      const origin = request.headers.origin;
      const site = request.headers['sec-fetch-site'];
      const isTrustedOrigin = origin === undefined || origin === trusted || origin === siteOf(request, publicUrl);
      const isTrustedSite = site === undefined || site === 'same-origin' || site === 'none';
      if (!isTrustedOrigin || !isTrustedSite) throw new DomainError('forbidden', CROSS_SITE_MESSAGE);
    });
  },
  { name: 'nestling-origin-check' },
);

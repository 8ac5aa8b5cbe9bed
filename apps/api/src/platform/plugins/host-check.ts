import { isIP } from 'node:net';
import fp from 'fastify-plugin';
import { DomainError } from '../errors.ts';

export const UNKNOWN_HOST_MESSAGE =
  'Nestling does not answer under this name. Open it at its own address, or ask who runs it to add the name to ALLOWED_HOSTS.';

/**
 * Answers only under names that are its own. A page of somebody else can point a name of theirs at this address once it
 * is open (DNS rebinding) and would then count as this site; it cannot do so with an IP address or with localhost.
 */
export const hostCheckPlugin = fp<{ publicUrl: string; allowedHosts: readonly string[] }>(
  async (app, { publicUrl, allowedHosts }) => {
    const own = new Set([nameOf(new URL(publicUrl).hostname), ...allowedHosts.map(nameOf)]);
    app.addHook('onRequest', async (request) => {
      const name = nameOf(request.hostname);
      const isOwn = own.has(name) || name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0;
      if (!isOwn) throw new DomainError('misdirected', UNKNOWN_HOST_MESSAGE);
    });
  },
  { name: 'nestling-host-check' },
);

/** Without the brackets of an IPv6 address and the last dot of a full name, in small letters. */
function nameOf(hostname: string): string {
  return hostname
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');
}

import type { FastifyRequest } from 'fastify';

/**
 * The origin that the request was sent to, as its browser sees it. Behind a proxy that ends TLS a request looks like http;
 * a page on plain http is still another origin.
 */
export function siteOf(request: Pick<FastifyRequest, 'protocol' | 'host'>, publicUrl: string): string {
  return `${publicUrl.startsWith('https:') ? 'https' : request.protocol}://${request.host}`;
}

import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

export type ResolvedAddress = { address: string; family: 4 | 6 };
export type Resolve = (host: string) => Promise<ResolvedAddress[]>;

/** Global unicast space in use today (RFC 4291, IANA): what lies outside 2000::/3 is not the public internet. */
const PUBLIC_V6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** 192.88.99.0/24 was the 6to4 relay; 168.63.129.16 is Azure's host service on a public address. */
const REFUSED_V4 = ['168.63.129.16/32', '192.88.99.0/24', '192.0.0.0/24'].map((cidr) => ipaddr.IPv4.parseCIDR(cidr));
/** Protocol assignments with Teredo, the documentation prefixes, 6to4, and segment routing. */
const REFUSED_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20', '5f00::/16'].map((cidr) =>
  ipaddr.IPv6.parseCIDR(cidr),
);

/** Whether an address is one anybody on the internet may reach. Addresses that embed another (mapped, NAT64) never are. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv4) return !REFUSED_V4.some((range) => address.match(range));
  if (!(address instanceof ipaddr.IPv6) || address.zoneId) return false;
  return address.match(PUBLIC_V6) && !REFUSED_V6.some((range) => address.match(range));
}

export const resolveHost: Resolve = async (host) => {
  const answers = await lookup(host, { all: true, verbatim: true });
  return answers.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
};

/**
 * The addresses a URL may be dialled at, resolved once: the caller must connect to these and not look the name up
 * again. Empty when any of them is not public, or the port is not the protocol's own. A host:port in `allowed` may be
 * anywhere.
 */
export async function findDialableAddresses(
  url: URL,
  allowed: readonly string[],
  resolve: Resolve = resolveHost,
): Promise<ResolvedAddress[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  const isAllowed = allowed.includes(`${url.hostname}:${port}`);
  if (!isAllowed && url.port !== '' && url.port !== '80' && url.port !== '443') return [];
  const answers: ResolvedAddress[] = ipaddr.isValid(host)
    ? [{ address: host, family: host.includes(':') ? 6 : 4 }]
    : await resolve(host);
  return isAllowed || answers.every(({ address }) => isPublicAddress(address)) ? answers : [];
}

import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** The address, or of an IPv6 one its first 64 bits: whoever has one has all that share them. */
export function placeOf(address: string): string {
  const mapped = mappedIPv4(address);
  if (mapped) return mapped;
  const groups = groupsOf(address);
  return groups ? `${groups.slice(0, 4).join(':')}::/64` : address;
}

/** Enough for its owner to know a place again, too little to find a household by. */
export function shortPlace(address: string): string {
  const plain = mappedIPv4(address) ?? address;
  const groups = groupsOf(plain);
  if (groups) return plain === '::1' ? 'this machine' : `${groups.slice(0, 3).join(':')}:…`;
  if (plain.startsWith('127.')) return 'this machine';
  return plain.replace(/\.\d+$/, '.…');
}

/** What is kept of an account's place. */
export function placeHash(address: string, usernameKey: string): string {
  return createHash('sha256')
    .update(`${placeOf(address)} ${usernameKey}`)
    .digest('base64url');
}

function mappedIPv4(address: string): string | undefined {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
}

/** The eight groups of an IPv6 address; undefined for any other. */
function groupsOf(address: string): string[] | undefined {
  const plain = address.split('%', 1)[0] ?? '';
  if (!isIPv6(plain)) return undefined;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  if (tail !== undefined) while (groups.length < 8 - after.length) groups.push('0');
  return [...groups, ...after].map((group) => Number.parseInt(group, 16).toString(16));
}

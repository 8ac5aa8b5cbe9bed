import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { dictionary } from '@zxcvbn-ts/language-common';

const LONGEST = 100;
const list = new ZxcvbnFactory({ dictionary: { used: dictionary['passwords-common'] } });

/**
 * Whether it is among the first that others try: one of those used most, the person's own name or this product's, as typed,
 * turned round or with figures for letters, with at most a year behind it. 400 kB: to be imported when needed.
 */
export function isMuchUsed(password: string, username = ''): boolean {
  const { sequence } = list.check(password.slice(0, LONGEST), ['nestling', ...(username === '' ? [] : [username])]);
  const [first, ...rest] = sequence;
  const tail = rest.map(({ token }) => token).join('');
  return first?.pattern === 'dictionary' && /^\d{0,4}$/.test(tail);
}

import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { dictionary } from '@zxcvbn-ts/language-common';

const LONGEST = 100;
const list = new ZxcvbnFactory({ dictionary: { used: dictionary['passwords-common'] } });

/** Whether it is, as typed, turned round or with figures for letters, one of those that are used most. 400 kB: to be imported when needed. */
export function isMuchUsed(password: string): boolean {
  const { sequence } = list.check(password.slice(0, LONGEST));
  return sequence.length === 1 && sequence[0]?.pattern === 'dictionary';
}

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findDialableAddresses, isPublicAddress, type ResolvedAddress } from './address-guard.ts';

const answers =
  (...addresses: string[]) =>
  async (): Promise<ResolvedAddress[]> =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
const unused = async (): Promise<ResolvedAddress[]> => {
  throw new Error('an address must not be looked up');
};

describe('isPublicAddress', () => {
  test.each(['1.1.1.1', '93.184.215.14', '223.255.255.254', '2606:4700::1111', '2a00:1450:4001::200e'])(
    '%s may be reached',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    ...['0.0.0.0', '10.0.0.5', '100.64.0.1', '100.100.100.200', '127.0.0.1', '127.8.8.8', '169.254.169.254'],
    ...['172.16.0.1', '172.31.255.255', '192.0.0.192', '192.0.2.1', '192.88.99.1', '192.168.1.1', '198.18.0.1'],
    ...['198.51.100.1', '203.0.113.9', '224.0.0.1', '240.0.0.1', '255.255.255.255', '168.63.129.16'],
    ...['::', '::1', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '64:ff9b::7f00:1'],
    ...['64:ff9b:1::7f00:1', '100::1', '2001::1', '2001:db8::1', '2002:7f00:1::', '3fff::1', '4000::1', '5f00::1'],
    ...['fc00::1', 'fd00:ec2::254', 'fe80::a9fe:a9fe', 'fe80::1%eth0', 'fec0::1', 'ff02::1', 'not an address', ''],
  ])('%j may not', (address) => expect(isPublicAddress(address)).toBe(false));

  test('no address of a private range passes in any of its spellings', () => {
    const octet = fc.nat(255);
    const privateV4 = fc.oneof(
      fc.tuple(fc.constantFrom(0, 10, 127), octet, octet, octet),
      fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
      fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
    );
    fc.assert(
      fc.property(privateV4, ([a, b, c, d]) => {
        const hex = (high: number, low: number) => (high * 256 + low).toString(16);
        for (const text of [`${a}.${b}.${c}.${d}`, `::ffff:${a}.${b}.${c}.${d}`, `::ffff:${hex(a, b)}:${hex(c, d)}`])
          expect([text, isPublicAddress(text)]).toEqual([text, false]);
      }),
    );
  });
});

describe('findDialableAddresses', () => {
  test.each([
    'http://127.1/',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://①②⑦.⓪.⓪.①/',
    'http://127。0。0。1/',
    'http://0/',
    'http://[::1]/',
    'http://[::ffff:7f00:1]/',
  ])('%s is read as browsers read it and refused', async (address) => {
    expect(await findDialableAddresses(new URL(address), [], unused)).toEqual([]);
  });

  test('a name is refused when any of its addresses is private (SSRF-019, SSRF-020)', async () => {
    const url = new URL('https://example.org/');
    expect(await findDialableAddresses(url, [], answers('1.1.1.1', '127.0.0.1'))).toEqual([]);
    expect(await findDialableAddresses(url, [], answers('1.1.1.1', '::1'))).toEqual([]);
    expect(await findDialableAddresses(url, [], answers('1.1.1.1'))).toEqual([{ address: '1.1.1.1', family: 4 }]);
  });

  test.each(['http://example.org:22/', 'http://example.org:8080/', 'https://example.org:5432/'])(
    'another port than 80 and 443 is refused: %s',
    async (address) => expect(await findDialableAddresses(new URL(address), [], answers('1.1.1.1'))).toEqual([]),
  );

  test('an allowed host and port may be private; its other ports and other hosts may not', async () => {
    const allowed = ['127.0.0.1:4999', 'wiki.home:80'];
    expect(await findDialableAddresses(new URL('http://127.0.0.1:4999/'), allowed, unused)).toHaveLength(1);
    expect(await findDialableAddresses(new URL('http://wiki.home/'), allowed, answers('10.0.0.2'))).toHaveLength(1);
    expect(await findDialableAddresses(new URL('http://127.0.0.1:5000/'), allowed, unused)).toEqual([]);
    expect(await findDialableAddresses(new URL('http://other.home/'), allowed, answers('10.0.0.2'))).toEqual([]);
  });
});

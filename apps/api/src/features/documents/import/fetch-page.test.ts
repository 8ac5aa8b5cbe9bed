import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type PageServer, page, redirect, startPageServer } from '../fixtures/page-server.ts';
import { fetchPage } from './fetch-page.ts';
import {
  ENDLESS_PAGE,
  failureWords,
  SLOW_PAGE,
  statusWords,
  UNPROVEN_SITE,
  UNREACHABLE_PAGE,
  UNSUPPORTED_PAGE,
} from './import-words.ts';
import { PAGE_TOO_LARGE } from './limited-body.ts';

const MEGABYTE = 1024 * 1024;
const HTML = '<html><body>words</body></html>';
/** 200 MB of zeros in some 200 bytes. */
const BOMB = brotliCompressSync(Buffer.alloc(200 * MEGABYTE), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
});
let inside: PageServer;
let allowed: PageServer;

beforeEach(async () => {
  inside = await startPageServer({ '/': page('secret') });
  allowed = await startPageServer({
    '/': page(HTML),
    '/text': page('words', { 'content-type': 'text/plain; charset="iso-8859-1"' }),
    '/html-as-text': page('<!doctype html><p>words', { 'content-type': 'text/plain' }),
    '/pdf': page('%PDF-1.4', { 'content-type': 'application/pdf' }),
    '/no-pdf': page('MZ', { 'content-type': 'application/pdf' }),
    '/image': page('x', { 'content-type': 'image/png' }),
    '/untyped': page('x', {}),
    '/gzip': page(gzipSync(HTML), { 'content-type': 'text/html', 'content-encoding': 'gzip' }),
    '/bomb': page(BOMB, {
      'content-type': 'text/html',
      'content-encoding': 'br',
    }),
    '/twice-packed': page(gzipSync(gzipSync(HTML)), { 'content-type': 'text/html', 'content-encoding': 'gzip, gzip' }),
    '/endless': (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
      };
      response.on('drain', write);
      write();
    },
    '/drip': (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const timer = setInterval(() => response.write('x'), 50);
      response.on('close', () => clearInterval(timer));
    },
    '/silent': () => {},
    '/unwell': (_request, response) => response.writeHead(500).end(),
    '/hop-1': redirect('/hop-2', 301),
    '/hop-2': redirect('/hop-3', 308),
    '/hop-3': redirect('/'),
    '/hop-0': redirect('/hop-1', 307),
    '/loop': redirect('/loop'),
    '/to-inside': redirect(inside.url('/')),
    '/to-inside-by-name': redirect(`http://localhost:${inside.host.split(':')[1]}/`),
    '/to-inside-mapped': redirect(`http://[::ffff:7f00:1]:${inside.host.split(':')[1]}/`),
    '/to-metadata': redirect('http://169.254.169.254/latest/meta-data/'),
    '/to-file': redirect('file:///etc/passwd'),
    '/to-data': redirect('data:text/html,words'),
    '/cookies': (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'a=1' }).end(HTML),
  });
});
afterEach(() => Promise.all([inside.close(), allowed.close()]));

const get = (address: string, deadlineMs = 5_000) =>
  fetchPage(address, { allowHosts: [allowed.host], maxBytes: MEGABYTE, deadlineMs });
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'fetched',
    (error: { code: string; message: string }) => [error.code, error.message],
  );

describe('what may be read', () => {
  test.each([
    ['/', 'html', undefined],
    ['/text', 'txt', 'iso-8859-1'],
    ['/html-as-text', 'html', undefined],
    ['/pdf', 'pdf', undefined],
    ['/gzip', 'html', undefined],
  ])('%s is a %s', async (path, kind, charset) => {
    const fetched = await get(allowed.url(path));
    expect(fetched.kind).toBe(kind);
    if (charset) expect(fetched.charset).toBe(charset);
  });

  test('three redirects are followed and the last address is kept, without its fragment', async () => {
    const fetched = await get(allowed.url('/hop-1#part'));
    expect([fetched.url, fetched.bytes.toString()]).toEqual([allowed.url('/'), HTML]);
  });

  test('no cookie and no credential is ever sent (SSRF-034)', async () => {
    await get(allowed.url('/cookies'));
    await get(allowed.url('/cookies'));
    for (const { headers } of allowed.requests)
      expect([headers.cookie, headers.authorization, headers.referer]).toEqual([undefined, undefined, undefined]);
  });
});

describe('what may not is refused alike, and nothing inside is reached', () => {
  test.each([
    ...['/to-inside', '/to-inside-by-name', '/to-inside-mapped', '/to-metadata', '/to-file', '/to-data'],
    '/twice-packed',
  ])('%s', async (path) => {
    expect(await refusalOf(get(allowed.url(path)))).toEqual(['unreadable', UNREACHABLE_PAGE]);
    expect(inside.requests).toEqual([]);
  });

  test.each([
    ['/hop-0', ENDLESS_PAGE],
    ['/loop', ENDLESS_PAGE],
    ['/unwell', statusWords(500)],
    ['/missing', statusWords(404)],
  ])('but what a public server answers is told: %s', async (path, words) => {
    expect(await refusalOf(get(allowed.url(path)))).toEqual(['unreadable', words]);
    expect(inside.requests).toEqual([]);
  });

  test('a certificate that proves nothing is told, a closed door is not', () => {
    expect(failureWords(Object.assign(new Error('expired'), { code: 'CERT_HAS_EXPIRED' }))).toBe(UNPROVEN_SITE);
    expect(failureWords(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))).toBe(UNREACHABLE_PAGE);
    expect(failureWords(Object.assign(new Error('no name'), { code: 'ENOTFOUND' }))).toBe(UNREACHABLE_PAGE);
    expect([statusWords(403), statusWords(410), statusWords(503)]).toEqual([
      expect.stringContaining('does not give the page'),
      expect.stringContaining('no such page'),
      expect.stringContaining('right now'),
    ]);
  });

  test('private addresses in every spelling, credentials and other protocols', async () => {
    const port = inside.host.split(':')[1];
    const addresses = [
      inside.url('/'),
      ...['localhost', 'LOCALHOST.', '127.1', '0x7f.1', '2130706433', '0177.0.0.1', '0', '[::1]', '[::]'].map(
        (host) => `http://${host}:${port}/`,
      ),
      ...[`[::ffff:127.0.0.1]`, '[::ffff:7f00:1]', '[::127.0.0.1]', '[64:ff9b::7f00:1]', '[fe80::1]'].map(
        (host) => `http://${host}:${port}/`,
      ),
      ...['169.254.169.254', '168.63.129.16', '10.0.0.1', '[fd00:ec2::254]'].map((host) => `http://${host}/`),
      `http://public@${inside.host}/`,
      `http://ann:secret@${allowed.host}/`,
      'file:///etc/passwd',
      'gopher://127.0.0.1/',
    ];
    for (const address of addresses)
      expect([address, await refusalOf(get(address))]).toEqual([address, ['unreadable', UNREACHABLE_PAGE]]);
    expect([inside.requests, allowed.requests]).toEqual([[], []]);
  });

  test('a name is looked up once for each hop, and the address that was checked is the one that is dialled (SSRF-021)', async () => {
    const port = allowed.host.split(':')[1];
    const asked: string[] = [];
    const fetched = await fetchPage(`http://no-such-name.example:${port}/hop-3`, {
      allowHosts: [`no-such-name.example:${port}`],
      maxBytes: MEGABYTE,
      resolve: async (host) => {
        asked.push(host);
        return [{ address: '127.0.0.1', family: 4 }];
      },
    });
    expect(fetched.bytes.toString()).toBe(HTML);
    expect(asked).toEqual(['no-such-name.example', 'no-such-name.example']);
    expect(allowed.requests).toHaveLength(2);
  });

  test.each(['/image', '/untyped', '/no-pdf'])('%s is of another type', async (path) => {
    expect(await refusalOf(get(allowed.url(path)))).toEqual(['unsupported_type', UNSUPPORTED_PAGE]);
  });
});

describe('what has no end is cut', () => {
  test.each(['/bomb', '/endless'])('%s at the size limit, counted as decoded (SSRF-028, SSRF-029)', async (path) => {
    const before = process.memoryUsage().rss;
    expect(await refusalOf(get(allowed.url(path)))).toEqual(['too_large', PAGE_TOO_LARGE]);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * MEGABYTE);
  });

  test.each(['/drip', '/silent'])('%s at the deadline', async (path) => {
    const startedAt = performance.now();
    expect(await refusalOf(get(allowed.url(path), 600))).toEqual(['unreadable', SLOW_PAGE]);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });
});

import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Page,
  type PageServer,
  page,
  redirect,
  startPageServer,
} from '../features/documents/fixtures/page-server.ts';
import { UNREACHABLE_PAGE } from '../features/documents/import/import-words.ts';
import { signUp } from '../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';

let server: TestApp;
let inside: PageServer;
let site: PageServer;
let port: string;
const answer =
  (status: number, type = 'text/html'): Page =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': type }).end('');
beforeAll(async () => {
  inside = await startPageServer({ '/': page('inside') });
  port = inside.host.split(':')[1] ?? '';
  site = await startPageServer({
    ...Object.fromEntries(
      [301, 302, 303, 307, 308].map((code) => [`/inside-${code}`, redirect(inside.url('/'), code)]),
    ),
    '/scheme': redirect(`//127.0.0.1:${port}/`),
    '/chain': redirect('/inside-302'),
    '/file': redirect('file:///etc/passwd'),
    '/gopher': redirect('gopher://127.0.0.1/'),
    '/data': redirect('data:text/html,words'),
    '/loop': redirect('/loop'),
    ...Object.fromEntries(Array.from({ length: 20 }, (_, hop) => [`/hop-${hop}`, redirect(`/hop-${hop + 1}`)])),
    '/to-port': redirect('http://example.org:22/'),
    ...Object.fromEntries([401, 404, 500].map((code) => [`/status-${code}`, answer(code)])),
    '/nothing': (_request, response) => response.writeHead(204).end(),
    '/octets': page('x', { 'content-type': 'application/octet-stream' }),
    '/video': page('x', { 'content-type': 'video/mp4' }),
  });
  server = await createTestApp({ IMPORT_ALLOW_HOSTS: site.host });
});
afterAll(() => Promise.all([server.close(), site.close(), inside.close()]));

const at = (...hosts: string[]) => hosts.map((host) => `http://${host}:${port}/`);
const INSIDE: Record<string, () => string[]> = {
  'SSRF-002 a short loopback': () => at('127.1'),
  'SSRF-003 hexadecimal': () => at('0x7f.1', '0x7f000001'),
  'SSRF-004 decimal': () => at('2130706433'),
  'SSRF-005 octal': () => at('0177.0.0.1'),
  'SSRF-006 the rest of the loopback': () => at('127.8.8.8'),
  'SSRF-007 zero': () => at('0', '0.0.0.0'),
  'SSRF-008 digits of other alphabets': () => at('①②⑦.⓪.⓪.①', '127。0。0。1'),
  'SSRF-011 names of this machine': () =>
    at('localhost', 'LOCALHOST.', 'a.localhost', 'localhost.localdomain', 'ip6-localhost'),
  'SSRF-012 IPv6 loopback': () => at('[::1]', '[::]'),
  'SSRF-013 IPv4 in IPv6': () => at('[::ffff:127.0.0.1]', '[::ffff:7f00:1]'),
  'SSRF-014 other IPv4 in IPv6': () =>
    at('[::127.0.0.1]', '[64:ff9b::7f00:1]', '[64:ff9b:1::7f00:1]', '[2002:7f00:1::]', '[2001::1]'),
  'SSRF-016 link-local': () => ['http://169.254.169.254/', 'http://[fe80::a9fe:a9fe]/', 'http://[fd00:ec2::254]/'],
  'SSRF-017 other clouds': () =>
    ['100.100.100.200', '192.0.0.192', '168.63.129.16', 'metadata.google.internal', 'kubernetes.default.svc'].map(
      (host) => `http://${host}/`,
    ),
  'SSRF-018 reserved': () =>
    [
      ...['100.64.0.1', '198.18.0.1', '192.0.2.1', '224.0.0.1', '255.255.255.255'],
      ...['[fec0::1]', '[fd00::1]', '[4000::1]', '[ff02::1]'],
    ].map((host) => `http://${host}/`),
  'SSRF-022 redirects inside': () =>
    ['/inside-301', '/inside-302', '/inside-307', '/inside-308', '/scheme', '/chain'].map(site.url),
  'SSRF-023 redirects elsewhere': () => ['/file', '/gopher', '/data'].map(site.url),
  'SSRF-025 credentials in the address': () => [
    `http://public@127.0.0.1:${port}/`,
    `http://127.0.0.1@${inside.host}/`,
    `http://ann:secret@${site.host}/`,
  ],
  'SSRF-026 ports that are not the web’s': () => [
    ...['22', '25', '3306', '5432', '6379', '8080'].map((other) => `http://example.org:${other}/`),
    site.url('/to-port'),
  ],
};

const imported = async (addresses: string[]) => {
  const parent = await signUp(server.app);
  const answers = await Promise.all(
    addresses.map(async (url) => {
      for (;;) {
        const { status, text } = await parent.post('/api/documents/scrape', { url, shared: false });
        if (status !== 429) return [status, text] as const;
      }
    }),
  );
  expect(await parent.query('documents.personal')).toEqual([]);
  return answers;
};

test.each(Object.entries(INSIDE))('%s: one sentence for all, and nothing inside is reached', async (_id, addresses) => {
  for (const [status, text] of await imported(addresses()))
    expect([status, JSON.parse(text)]).toEqual([422, { error: UNREACHABLE_PAGE }]);
  expect(inside.requests).toEqual([]);
});

test('SSRF-023 redirects without end and SSRF-033 pages that are none are refused in words', async () => {
  const paths = ['/loop', '/hop-0', '/status-401', '/status-404', '/status-500'];
  const refused = await imported(paths.map(site.url));
  for (const [status, text] of refused) {
    expect(status).toBe(422);
    expect((JSON.parse(text) as { error: string }).error).toMatch(/^[A-Z].+\.$/);
  }
});

test('SSRF-030 other types are refused in words, SSRF-033 so is an empty page', async () => {
  const kinds = await imported(['/octets', '/video', '/nothing'].map(site.url));
  expect(kinds.map(([status]) => status)).toEqual([415, 415, expect.toSatisfy((code) => code >= 400 && code < 500)]);
});

test('SSRF-035 a closed port, an unknown name and a private host sound alike', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => closed.once('listening', resolve));
  const { port: free } = closed.address() as { port: number };
  await new Promise((resolve) => closed.close(resolve));
  const answers = await imported([`http://127.0.0.1:${free}/`, 'http://no-such-name.invalid/', 'http://10.0.0.1/']);
  expect(new Set(answers.map(([status, text]) => `${status} ${text}`)).size).toBe(1);
});

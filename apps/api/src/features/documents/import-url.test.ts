import type { DocumentSummary } from '@nestling/contracts/documents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession, type Session, signUp } from '../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { send } from './fixtures/http-client.ts';
import { makePdf } from './fixtures/make-pdf.ts';
import { type PageServer, page, redirect, startPageServer } from './fixtures/page-server.ts';
import { UNREACHABLE_PAGE } from './import/import-words.ts';

const WORDS = 'Offer water in an open cup with every meal from six months on. ';
const article = (title: string) =>
  `<!doctype html><html><head><title>${title}</title></head><body><article><h1>Cups</h1><p>${WORDS.repeat(20)}</p></article></body></html>`;
let site: PageServer;
let inside: PageServer;
let server: TestApp;
beforeAll(async () => {
  inside = await startPageServer({ '/': page('<p>secret</p>') });
  site = await startPageServer({
    '/cups': page(article('Cups &amp; water')),
    '/untitled': page(`<html><body><p>${WORDS.repeat(20)}</p></body></html>`),
    '/moved': redirect('/cups'),
    '/notes': page('Zo\u00eb', { 'content-type': 'text/plain; charset=iso-8859-1' }),
    '/guide.pdf': page(makePdf([['A guide to cups', WORDS]]), { 'content-type': 'application/pdf' }),
    '/shift-jis': page(Buffer.from([0x3c, 0x70, 0x3e, 0x82, 0xcd, 0x82, 0xa2]), {
      'content-type': 'text/html; charset=shift_jis',
    }),
    '/sign-in': page('<form>Please sign in <input type="password"></form>'),
    '/empty': page('<html><body></body></html>'),
    '/image': page('x', { 'content-type': 'image/png' }),
    '/gone': (_request, response) => response.writeHead(404, { 'content-type': 'text/html' }).end(article('Not here')),
    '/to-inside': redirect(inside.url('/')),
    '/to-metadata': redirect('http://169.254.169.254/latest/'),
    '/big': page('x'.repeat(2 * 1024 * 1024)),
    '/nul': page(`<p>${WORDS.repeat(20)}</p><p>before\u0000after &#0; &#xD800; the end of it</p>`),
  });
  server = await createTestApp({ IMPORT_ALLOW_HOSTS: site.host, MAX_UPLOAD_MB: '1' });
});
afterAll(() => Promise.all([server.close(), site.close(), inside.close()]));

const scrape = (session: Pick<Session, 'cookie'>, body: unknown) =>
  send(server, session, '/api/documents/scrape', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const contentOf = async (documentId: number) =>
  (
    await server.deps.db
      .selectFrom('documents')
      .select('content')
      .where('id', '=', documentId)
      .executeTakeFirstOrThrow()
  ).content;

describe('a page of the allowed host', () => {
  test.each([
    ['/cups', 'Cups & water', WORDS.trim()],
    ['/moved', 'Cups & water', WORDS.trim()],
    ['/guide.pdf', /^127\.0\.0\.1\/guide\.pdf$/, 'A guide to cups'],
    ['/notes', /^127\.0\.0\.1\/notes$/, 'Zoë'],
    ['/shift-jis', /^127\.0\.0\.1\/shift-jis$/, 'はい'],
    ['/untitled', /^127\.0\.0\.1\/untitled$/, WORDS.trim()],
    ['/nul', /^127\.0\.0\.1\/nul$/, 'the end of it'],
  ])('%s is read, named and made ready (SSRF-031)', async (path, filename, words) => {
    const parent = await signUp(server.app);
    const answer = await scrape(parent, { url: site.url(path), shared: false });
    expect(answer.status).toBe(201);
    const document = JSON.parse(answer.text) as DocumentSummary;
    expect(document.filename).toMatch(filename);
    expect(document).toMatchObject({ shared: false, sourcename: site.url(path === '/moved' ? '/cups' : path) });
    const content = await contentOf(document.id);
    expect(content).toContain(words);
    expect([content.isWellFormed(), content.includes('\u0000')]).toEqual([true, false]);
    await server.deps.jobs.idle();
    const [listed] = await parent.query<DocumentSummary[]>('documents.personal');
    expect(listed?.status).toBe('ready');
  });

  test('is created in the sharing mode that is asked for, over both transports', async () => {
    const parent = await signUp(server.app);
    const rest = await scrape(parent, { url: site.url('/cups'), shared: true });
    expect((JSON.parse(rest.text) as DocumentSummary).shared).toBe(true);
    const called = await parent.mutate<DocumentSummary>('documents.importUrl', { url: site.url('/cups') });
    expect(called.shared).toBe(false);
  });

  test('belongs to whoever asks, under the page’s own name, whatever else the body claims (MASS-004)', async () => {
    const other = await signUp(server.app);
    const parent = await signUp(server.app);
    const claims = {
      ownerId: other.userId,
      userId: other.userId,
      user_id: other.userId,
      status: 'ready',
      filename: 'x',
    };
    const answer = await scrape(parent, { url: site.url('/cups'), shared: false, ...claims });
    expect(JSON.parse(answer.text)).toMatchObject({ filename: 'Cups & water', status: 'processing' });
    expect(await other.query<DocumentSummary[]>('documents.personal')).toEqual([]);
    expect(await parent.query<DocumentSummary[]>('documents.personal')).toHaveLength(1);
  });
});

describe('refusals are JSON with an error, and store nothing', () => {
  const refused = async (body: unknown) => {
    const parent = await signUp(server.app);
    const answer = await scrape(parent, body);
    expect(answer.type).toContain('application/json');
    expect(await parent.query<DocumentSummary[]>('documents.personal')).toEqual([]);
    return [answer.status, (JSON.parse(answer.text) as { error: string }).error];
  };

  test.each([
    [{}, 'Please enter a web address'],
    [{ url: '   ' }, 'Please enter a web address'],
    [{ url: 'example' }, 'Please enter a valid web address, such as https://example.org/page'],
    [{ url: 'ftp://example.org/' }, 'Please enter a valid web address, such as https://example.org/page'],
    [{ url: 'javascript:alert(1)' }, 'Please enter a valid web address, such as https://example.org/page'],
    [{ url: 'https://example.org/\u0000' }, 'The text contains characters that cannot be stored'],
    [{ url: ['https://example.org/'] }, 'Please enter a web address'],
    [{ url: 'https://example.org/', shared: 'yes' }, 'shared must be true or false'],
    ['"text"', 'The request must be a JSON object'],
    ['{not json', 'The request could not be read'],
    ['', 'The request must be a JSON object'],
  ])('%j is 400', async (body, sentence) => {
    expect(await refused(body)).toEqual([400, sentence]);
  });

  test('an address of three thousand characters is 400', async () => {
    const url = `https://example.org/${'x'.repeat(3_000)}`;
    expect(await refused({ url })).toEqual([400, 'The web address is too long']);
  });

  test.each([
    ['/image', 415, /not a web page, a plain text or a PDF/],
    ['/sign-in', 422, /asks for a sign-in/],
    ['/empty', 422, /no readable text on that page/],
    ['/gone', 422, /no such page \(404\)/],
    ['/big', 413, /too large to be imported/],
    ['/to-inside', 422, /could not be reached/],
    ['/to-metadata', 422, /could not be reached/],
  ])('%s is %i (SSRF-033)', async (path, status, sentence) => {
    expect(await refused({ url: site.url(path) })).toEqual([status, expect.stringMatching(sentence)]);
  });

  test('an address inside is never reached, whatever its spelling, and all sound alike', async () => {
    const port = inside.host.split(':')[1];
    const hosts = ['127.0.0.1', 'localhost', '127.1', '2130706433', '0x7f000001', '[::1]', '[::ffff:127.0.0.1]'];
    const addresses = [
      ...hosts.map((host) => `http://${host}:${port}/`),
      'http://169.254.169.254/latest/meta-data/',
      'http://10.0.0.1/',
      'http://[fd00:ec2::254]/',
      `http://ann:secret@${site.host}/cups`,
      `http://${site.host}@${inside.host}/`,
    ];
    for (const url of addresses) expect([url, await refused({ url })]).toEqual([url, [422, UNREACHABLE_PAGE]]);
    expect(inside.requests).toEqual([]);
  });

  test('signed out is 401, from another site 403', async () => {
    const signedOut = await scrape(openSession(server.app), { url: site.url('/cups') });
    expect([signedOut.status, signedOut.text]).toEqual([401, '{"error":"User not authenticated"}']);
    const crossSite = await send(server, await signUp(server.app), '/api/documents/scrape', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
      body: '{}',
    });
    expect([crossSite.status, Object.keys(JSON.parse(crossSite.text))]).toEqual([403, ['error']]);
  });

  test('the twenty-first page in a minute is 429 with the time to wait (SSRF-039)', async () => {
    const parent = await signUp(server.app);
    for (let i = 0; i < 20; i += 1) await scrape(parent, { url: site.url('/image') });
    const answer = await scrape(parent, { url: site.url('/cups') });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    await expect(parent.mutate('documents.importUrl', { url: site.url('/cups') })).rejects.toMatchObject({
      code: 'too_many',
    });
  });
});

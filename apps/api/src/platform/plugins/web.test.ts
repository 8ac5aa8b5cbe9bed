import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { webPlugin } from './web.ts';

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'nestling-web-'));
  const distFolder = path.join(folder, 'dist');
  mkdirSync(path.join(distFolder, 'assets'), { recursive: true });
  writeFileSync(path.join(folder, 'secret.txt'), 'outside');
  writeFileSync(path.join(distFolder, 'index.html'), '<html><head></head>the app</html>');
  writeFileSync(path.join(distFolder, 'assets', 'main.js'), 'start();');
  app = Fastify();
  await app.register(webPlugin, { distFolder, region: 'GB' });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = (url: string, accept = 'text/html') => app.inject({ url, headers: { accept } });

test('every page of the app is the app with its region, never kept for long; its files are kept for good', async () => {
  for (const url of ['/', '/auth?reset=token.with.dots', '/chat/7', '/journey']) {
    const answer = await open(url);
    expect([url, answer.statusCode, answer.body]).toEqual([
      url,
      200,
      '<html data-region="GB"><head></head>the app</html>',
    ]);
    expect(answer.headers['cache-control']).toBe('no-cache');
  }
  expect((await open('/assets/main.js')).headers['cache-control']).toContain('immutable');
});

test.each([
  '/.env',
  '/.git/config',
  '/assets/main.js.map',
  '/package.json',
  '/backup.zip',
  '/wp-login.php',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/api/nothing',
  '/trpc',
])('%s is nothing, also for a browser', async (url) => {
  for (const accept of ['text/html', '*/*']) {
    const answer = await open(url, accept);
    expect([400, 403, 404], `${answer.statusCode}`).toContain(answer.statusCode);
    expect(answer.body).not.toMatch(/outside|the app/);
  }
});

test('a page with a question says when another site led to it, and only then', async () => {
  const visit = (url: string, site: string) =>
    app.inject({ url, headers: { accept: 'text/html', 'sec-fetch-site': site } });
  const led = await visit('/chat?prompt=Is+this+mine', 'cross-site');
  expect(led.body).toContain('content="cross-site"');
  expect(led.headers['cache-control']).toBe('no-store');
  for (const [url, site] of [
    ['/chat?prompt=Is+this+mine', 'same-origin'],
    ['/chat?prompt=Is+this+mine', 'none'],
    ['/chat', 'cross-site'],
  ] as const)
    expect((await visit(url, site)).body).not.toContain('cross-site');
});

test('link previews and monitors, which name no type, get the pages', async () => {
  for (const url of ['/', '/auth?dev_login=true']) expect((await open(url, '*/*')).statusCode).toBe(200);
  expect((await app.inject({ url: '/' })).statusCode).toBe(200);
});

test('a page is for reading: other methods get nothing', async () => {
  for (const method of ['POST', 'PUT', 'DELETE'] as const)
    expect((await app.inject({ method, url: '/chat/7', headers: { accept: 'text/html' } })).statusCode).toBe(404);
});

test('a page names what it will need and says something before any script, at / by who comes', async () => {
  const built = path.join(folder, 'built');
  mkdirSync(built);
  writeFileSync(path.join(built, 'index.html'), '<html><head></head><body><div id="root"></div></body></html>');
  const words = { signIn: '<p>Login</p>', loading: '<p>Loading...</p>' };
  const scripts = { '/': ['/assets/main.js'], '/auth': ['/assets/auth.js'] };
  writeFileSync(path.join(built, 'first-load.json'), JSON.stringify({ scripts, words }));
  const pages = Fastify();
  const answers = [{ path: 'auth.currentUser', data: { childName: '</script><script>alert(1)</script>$&' } }];
  const firstAnswers = async ({ headers }: { headers: { cookie?: string } }) =>
    headers.cookie === undefined ? undefined : { today: '2026-01-01', answers };
  await pages.register(webPlugin, { distFolder: built, region: 'GB', firstAnswers });
  const visit = (url: string, cookie?: string) =>
    pages.inject({ url, headers: { accept: 'text/html', ...(cookie === undefined ? {} : { cookie }) } });

  const stranger = await visit('/');
  expect(stranger.body).toContain('<meta name="page-scripts" content="/assets/auth.js"></head>');
  expect(stranger.body).toContain('<body><p>Login</p><div id="root">');
  expect(stranger.headers['cache-control']).toBe('no-cache');
  const parent = await visit('/', 'known');
  expect(parent.body).toContain('content="/assets/main.js"');
  expect(parent.body).toContain('<p>Loading...</p><div id="root">');
  const told = /<script type="application\/json" id="first-answers">(.*?)<\/script>/.exec(parent.body)?.[1] ?? '';
  expect(JSON.parse(told)).toEqual({ today: '2026-01-01', answers });
  expect(parent.headers['cache-control']).toBe('no-store');
  await pages.close();
});

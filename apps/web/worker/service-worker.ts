/**
 * Lets the app open without a network. It answers with files of the build alone, which hold nothing about anybody: never
 * /api, never /trpc, and never a visit with `?prompt=`, because only the server can see which site such a link came from.
 */
declare const self: ServiceWorkerGlobalScope;
/** Written above this file by the build: the page's own script first, then whatever the app may need later. */
declare const FILES: readonly string[];

const [ENTRY = ''] = FILES;
const PREFIX = 'nestling-files ';
const CACHE = PREFIX + ENTRY;
/** Any page of the app is this one, drawn by its script. */
const SHELL = '/chat';
/** A server that says nothing for so long is as good as none: the page is drawn, and asks on its own. */
const PATIENCE_MS = 4_000;
/** Pages that are open from the version before must still find their files. */
const VERSIONS_KEPT = 2;

self.addEventListener('install', (event) => {
  event.waitUntil(hold().then(() => self.skipWaiting()));
});

async function hold(): Promise<void> {
  const cache = await caches.open(CACHE);
  const shell = new Request(SHELL, { cache: 'no-cache', credentials: 'omit', headers: { accept: 'text/html' } });
  await cache.addAll([shell, ...FILES]);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

async function takeOver(): Promise<void> {
  const held = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  // Listed in the order they were made in.
  await Promise.all(held.slice(0, -VERSIONS_KEPT).map((name) => caches.delete(name)));
  await self.clients.claim();
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage({ newest: ENTRY });
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || /^\/(api|trpc)(\/|$)/.test(pathname)) return;
  if (request.mode === 'navigate') {
    // No page has a dot in its address.
    if (!searchParams.has('prompt') && !pathname.includes('.')) event.respondWith(page(request));
    return;
  }
  if (pathname.startsWith('/assets/') || FILES.includes(pathname)) event.respondWith(file(request));
});

/** The server's page where it answers, else the one that is held. */
async function page(request: Request): Promise<Response> {
  const shell = await caches.match(SHELL, { cacheName: CACHE });
  if (!shell) return fetch(request);
  const isDown = ({ status }: Response) => status >= 502 && status <= 504;
  const answer = fetch(request).then(
    (response) => (isDown(response) ? shell : response),
    () => shell,
  );
  const patience = new Promise<Response>((resolve) => setTimeout(() => resolve(shell), PATIENCE_MS));
  return Promise.race([answer, patience]);
}

/** Files carry their content's hash in their name: what is held under a name is what the server has. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

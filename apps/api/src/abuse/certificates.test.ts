import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { UNPROVEN_SITE } from '../features/documents/import/import-words.ts';
import { signUp } from '../testing/browser-session.ts';
import { createTestApp } from '../testing/create-test-app.ts';

/** Made for these tests and used nowhere else: a key and a certificate that nobody vouches for. */
const pemOf = (name: string) => readFileSync(path.join(import.meta.dirname, 'fixtures', name));

test.each(['self-signed.pem', 'of-another-host.pem'])(
  'SSRF-040 a page is not read from a server whose certificate nobody vouches for: %s',
  async (name) => {
    let asked = 0;
    const pem = pemOf(name);
    const site = createServer({ key: pem, cert: pem }, (_request, response) => {
      asked += 1;
      response.setHeader('content-type', 'text/html');
      response.end('<p>Words that must not be believed.</p>');
    }).listen(0, '127.0.0.1');
    await once(site, 'listening');
    const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
    const server = await createTestApp({ IMPORT_ALLOW_HOSTS: host });
    try {
      const parent = await signUp(server.app);
      const { status, text } = await parent.post('/api/documents/scrape', { url: `https://${host}/`, shared: false });
      expect([status, JSON.parse(text)]).toEqual([422, { error: UNPROVEN_SITE }]);
      expect(asked).toBe(0);
      expect(await parent.query('documents.personal')).toEqual([]);
    } finally {
      await server.close();
      site.close();
    }
  },
);

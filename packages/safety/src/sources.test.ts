import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PUBLISHERS } from '@nestling/contracts/topics/content';
import { isTrialHost } from '@nestling/contracts/topics/trial-host';
import { expect, test } from 'vitest';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const ADDRESS = /https?:\/\/[^'"`\s]+/g;

const HOSTS = PUBLISHERS.flatMap(({ hosts }) => hosts);
const isPublished = (host: string) => HOSTS.some((own) => host === own || host.endsWith(`.${own}`));

const ADDRESSES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(`${FOLDER}/${file}`, 'utf8').matchAll(ADDRESS)].map(([url]) => ({ file, url })));

test('what a card or a refusal rests on is a page of a publisher of the guide', () => {
  expect(ADDRESSES.length).toBeGreaterThan(100);
  const strangers = ADDRESSES.filter(({ url }) => {
    const { protocol, hostname } = new URL(url);
    return protocol !== 'https:' || isTrialHost(hostname) || !isPublished(hostname);
  });
  expect(strangers).toEqual([]);
});

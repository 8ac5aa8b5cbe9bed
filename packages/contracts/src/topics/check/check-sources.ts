import type { Problem } from '../compile/problem.ts';
import type { Content } from '../compile/read-content.ts';
import type { CheckedPage } from './pages.ts';
import { isTrialHost } from './trial-host.ts';

const TRACKER = /^(?:utm_.*|fbclid|gclid|mc_.*|ref|source|cid|campaign)$/i;

/** Addresses that are not plain, not for readers or not their publisher's; pages that stand twice or that nothing rests on. */
export function checkSources(content: Content, pages: readonly CheckedPage[]): Problem[] {
  const used = new Set(pages.flatMap(({ sources }) => sources));
  const ownerOf = hostOwners(content);
  const byUrl = new Map<string, string>();
  const problems: Problem[] = [];
  for (const source of content.sources) {
    const report = (message: string) => problems.push({ file: source.file, line: source.lineOf(['url']), message });
    const url = new URL(source.url);
    if (url.hash || url.port || url.username) report('an address has no fragment, port or user name');
    if (isTrialHost(url.hostname)) report(`${url.hostname} is a copy for trials, not a page for readers`);
    const trackers = [...url.searchParams.keys()].filter((key) => TRACKER.test(key));
    if (trackers.length > 0) report(`the address carries a tracker: ${trackers.join(', ')}`);
    const owner = ownerOf(url.hostname);
    if (owner !== source.publisherId)
      report(
        owner
          ? `${url.hostname} belongs to ${owner}, not to ${source.publisherId}`
          : `${url.hostname} is no host of ${source.publisherId} in publishers.yaml`,
      );
    const plain = `${url.hostname.replace(/^www\./, '')}${url.pathname.replace(/\/$/, '')}${url.search}`.toLowerCase();
    const before = byUrl.get(plain);
    if (before) report(`the same page is ${before} too`);
    byUrl.set(plain, source.id);
    if (!used.has(source.id)) report('no text rests on this source');
  }
  return problems;
}

/** The publisher with the longest host that a host name ends with: a service of its own may sit below a larger one. */
function hostOwners(content: Content): (host: string) => string | undefined {
  const hosts = content.publishers.flatMap(({ id, hosts: own }) => own.map((host) => ({ id, host })));
  hosts.sort((a, b) => b.host.length - a.host.length);
  return (name) => hosts.find(({ host }) => name === host || name.endsWith(`.${host}`))?.id;
}

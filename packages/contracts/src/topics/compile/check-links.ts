import { SOURCES } from '../content.ts';

const AT_ONCE = 6;
const DEADLINE_MS = 20_000;
/** Answers of sites that let people in and turn programs away; a person has to look. */
const CLOSED_TO_PROGRAMS = [401, 403, 405, 406, 429];

const urls = SOURCES.map(({ url }) => url);

async function checkLink(url: string): Promise<'ok' | 'look' | 'broken'> {
  const answer = await fetch(url, {
    signal: AbortSignal.timeout(DEADLINE_MS),
    headers: { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (compatible; Nestling link check)' },
  }).catch((error: Error) => error);
  if (answer instanceof Error) {
    console.log(`broken  ${url}  ${String(answer.cause ?? answer.message)}`);
    return 'broken';
  }
  await answer.body?.cancel();
  const isHome = new URL(answer.url).pathname === '/' && new URL(url).pathname !== '/';
  if (answer.ok && !isHome) return 'ok';
  const verdict = isHome || CLOSED_TO_PROGRAMS.includes(answer.status) ? 'look' : 'broken';
  console.log(`${verdict.padEnd(7)} ${url}  ${answer.status}${isHome ? ' leads to the home page' : ''}`);
  return verdict;
}

/** Asks every address of the guide once; ends with 1 when one is broken. Needs a network. */
async function checkLinks(): Promise<void> {
  const queue = [...urls];
  const counts = { ok: 0, look: 0, broken: 0 };
  const work = async () => {
    for (let url = queue.pop(); url !== undefined; url = queue.pop()) counts[await checkLink(url)] += 1;
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.log(`${urls.length} addresses: ${counts.ok} answer, ${counts.look} to look at, ${counts.broken} broken`);
  if (counts.broken > 0) process.exitCode = 1;
}

await checkLinks();

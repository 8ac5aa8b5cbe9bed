import { REGION_DATA, REGIONS } from '../../regions/index.ts';
import type { Content } from '../compile/read-content.ts';
import type { GuideCheck } from './check-guide.ts';
import { pagesOf } from './pages.ts';

const NAMED_FROM = 3;

/** What the guide holds, a line each. */
export function guideCounts(content: Content, { errors, warnings, matched, unmatched, unread }: GuideCheck): string {
  const phrasings = pagesOf(content).reduce((sum, page) => sum + page.phrasings.length, 0);
  const followUps = content.answers.reduce((sum, answer) => sum + answer.followUps.length, 0);
  const tiers = [1, 2].map((tier) => `${sourcesOf(content, ({ tier: own }) => own === tier)} of tier ${tier}`);
  const publishers = content.publishers
    .map(({ id, name }) => ({ name, count: content.sources.filter(({ publisherId }) => publisherId === id).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
  const named = publishers.filter(({ count }) => count >= NAMED_FROM);
  const reviewed = content.answers.filter(({ reviewedBy }) => reviewedBy).length;
  return [
    `${content.ranges.length} ranges, ${content.answers.length} answers (${reviewed} reviewed), ${phrasings} phrasings, ${followUps} follow-ups`,
    `${content.sources.length} sources: ${tiers.join(', ')}; unread ${unread}`,
    `by publisher: ${named.map(({ name, count }) => `${name} ${count}`).join(', ')}; ${publishers.length - named.length} more with fewer than ${NAMED_FROM}`,
    `regions complete: ${REGIONS.filter((region) => REGION_DATA[region] !== undefined).length} of ${REGIONS.length}`,
    `numbers matched ${matched}, unmatched ${unmatched}; facts with one value each ${content.facts.length}`,
    `${errors.length} errors, ${warnings.length} warnings`,
    '',
  ].join('\n');
}

function sourcesOf(content: Content, is: (publisher: Content['publishers'][number]) => boolean): number {
  const ids = new Set(content.publishers.filter(is).map(({ id }) => id));
  return content.sources.filter(({ publisherId }) => ids.has(publisherId)).length;
}

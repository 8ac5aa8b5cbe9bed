import { fillSlots, REGION_DATA, type Region } from '../../regions/index.ts';
import type { Guide } from '../compiled-guide.ts';
import { spanText } from '../span-text.ts';
import { answerFacts, entryPage, type PreviewEntry, pathOf, topicFacts } from './guide-pages.ts';
import { addLists, addRegions, addReview, addSources, type Pages } from './list-pages.ts';
import { html } from './markup.ts';
import { page } from './page.ts';

export type PreviewOptions = {
  region: Region;
  /** What `guide:check` counts, and the messages that it has for a page. */
  counts: string;
  warningsFor: (id: string) => string[];
};

/** A site of everything in the guide, its files by their paths. */
export function buildPreview(guide: Guide, { region, counts, warningsFor }: PreviewOptions): Pages {
  const entries = [...topicEntries(guide, warningsFor), ...answerEntries(guide, warningsFor)].map((entry) => ({
    ...entry,
    title: fillSlots(entry.title, region),
  }));
  const known = new Set(entries.map(({ id }) => id));
  const pages: Pages = new Map();
  for (const entry of entries)
    pages.set(
      pathOf(entry.id),
      entryPage(entry, region, (id) => known.has(id)),
    );
  addLists(pages, guide, entries, region);
  addSources(pages, guide, entries);
  addRegions(pages);
  addReview(pages, entries);
  const body = html`<h1>The guide</h1>
<p class="meta">Texts as a family reads them in: ${REGION_DATA[region].name}. Other regions are folded below each text.</p>
<pre>${counts}</pre>
<button id="gather" type="button">Gather all comments</button><pre id="gathered"></pre>
<ul>${entries.map(({ id, title, ages }) => html`<li><a href="${pathOf(id)}">${title}</a> <small>${ages}</small></li>`)}</ul>`;
  return pages.set('index.html', page('index.html', 'The guide', body));
}

function topicEntries(guide: Guide, warningsFor: PreviewOptions['warningsFor']): PreviewEntry[] {
  return guide.AGE_RANGES.flatMap(({ topics, start_weeks, end_weeks, display_name }) =>
    topics.map((topic) => ({
      ...topic,
      kind: 'topic' as const,
      weeks: [start_weeks, end_weeks] as const,
      ages: display_name,
      sources: topic.topic_sources,
      next: [],
      followUps: [],
      facts: topicFacts(topic),
      isReviewed: false,
      file: `ranges/${[start_weeks, end_weeks].map((weeks) => String(weeks).padStart(4, '0')).join('-')}-weeks.yaml`,
      warnings: warningsFor(topic.id),
    })),
  );
}

function answerEntries(guide: Guide, warningsFor: PreviewOptions['warningsFor']): PreviewEntry[] {
  return guide.ANSWERS.map((answer) => ({
    ...answer,
    kind: 'answer' as const,
    weeks: answer.ages,
    ages: spanText(guide.AGE_RANGES, ...answer.ages),
    facts: answerFacts(answer),
    isReviewed: answer.reviewedBy !== undefined,
    file: `answers/${answer.subject}/${answer.id}.md`,
    warnings: warningsFor(answer.id),
  }));
}

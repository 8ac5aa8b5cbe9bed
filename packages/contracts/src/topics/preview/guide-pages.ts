import { fillSlots, REGION_DATA, REGIONS, type Region } from '../../regions/index.ts';
import type { Answer, FollowUp, Source, TextBlocks, TextPart, Topic } from '../topic.schema.ts';
import { html, type Markup } from './markup.ts';
import { comments, page, rootFrom } from './page.ts';

/** An answer or topic, as one page of the preview shows it. */
export type PreviewEntry = TextBlocks & {
  id: string;
  kind: 'answer' | 'topic';
  title: string;
  subtitle?: string;
  subject: string;
  weeks: readonly [number, number];
  ages: string;
  sources: Source[];
  phrasings: string[];
  next: { id: string; question: string }[];
  followUps: FollowUp[];
  sayAloud?: string;
  facts: [name: string, value: string][];
  isReviewed: boolean;
  /** Where it is written. */
  file: string;
  warnings: string[];
};

export const pathOf = (id: string) => `pages/${id}.html`;
export const sourcePath = (id: string) => `sources/${id}.html`;

const BLOCKS = [
  ['now', ''],
  ['watch', 'Watch'],
  ['call', 'Call'],
] as const;

export function answerFacts({
  strength,
  readOn,
  expires,
  regions,
  ageMatters,
  reviewedBy,
}: Answer): PreviewEntry['facts'] {
  return [
    ['Evidence', strength],
    ['Read on', readOn],
    ...(expires ? [['Expires', expires] as [string, string]] : []),
    ...(regions ? [['Only for', regions.join(', ')] as [string, string]] : []),
    ['At other ages', ageMatters ? 'another answer' : 'the same answer'],
    ['Reviewed by', reviewedBy ? `${reviewedBy.name}, ${reviewedBy.date}` : 'nobody yet'],
  ];
}

export function topicFacts({ urgency_level, tags, proactive_message }: Topic): PreviewEntry['facts'] {
  return [
    ['Urgency', String(urgency_level)],
    ['Tags', tags.join(', ')],
    ['Opens a chat with', proactive_message],
  ];
}

/** One answer or topic, filled for a region, with everything that a reviewer needs to judge it. */
export function entryPage(entry: PreviewEntry, region: Region, isKnown: (id: string) => boolean): string {
  const path = pathOf(entry.id);
  const up = rootFrom(path);
  const fill = (text: string, own: Region = region) => fillSlots(text, own, { weeks: entry.weeks });
  const whole = (own: Region) => BLOCKS.flatMap(([key]) => entry[key].map(({ text }) => fill(text, own)));
  const others = REGIONS.filter((other) => other !== region && whole(other).join() !== whole(region).join());
  const body = html`<article>
<p class="meta">${entry.ages} · <a href="${up}subjects/${entry.subject}.html">${entry.subject}</a> · ${REGION_DATA[region].name} · ${entry.kind}</p>
<h1>${entry.title}</h1>
${entry.subtitle && html`<p>${fill(entry.subtitle)}</p>`}
${BLOCKS.map(([key, heading]) => block(heading, entry[key], entry.sources, fill))}
${entry.sayAloud && html`<blockquote>${fill(entry.sayAloud)}</blockquote>`}
${entry.next.length > 0 && html`<h2>Next</h2><ul>${entry.next.map(({ id, question }) => html`<li>${isKnown(id) ? html`<a href="${up}${pathOf(id)}">${fill(question)}</a>` : fill(question)}</li>`)}</ul>`}
${entry.followUps.length > 0 && html`<h2>Asked next</h2>${entry.followUps.map(({ questions, text, source }) => html`<h3>${questions.map((one) => fill(one)).join(' / ')}</h3><p>${fill(text)} <small>[${entry.sources.findIndex(({ id }) => id === source.id) + 1}]</small></p>`)}`}
</article>
${entry.warnings.length > 0 && html`<h2 class="warning">To mend</h2><ul class="warning">${entry.warnings.map((text) => html`<li>${text}</li>`)}</ul>`}
<h2>Sources</h2>
<ol>${entry.sources.map((source) => html`<li>${sourceLine(source, up)}${source.notes.length > 0 ? html`<ul>${source.notes.map((note) => html`<li>${note}</li>`)}</ul>` : html` <span class="warning">no notes yet</span>`}</li>`)}</ol>
<dl>${entry.facts.map(([name, value]) => html`<dt>${name}</dt><dd>${fill(value)}</dd>`)}<dt>File</dt><dd>${entry.file}</dd></dl>
<details><summary>${entry.phrasings.length} phrasings</summary><ul>${entry.phrasings.map((phrasing) => html`<li>${phrasing}</li>`)}</ul></details>
${others.map((other) => html`<details><summary>As read in: ${REGION_DATA[other].name}</summary>${whole(other).map((text) => html`<p>${text}</p>`)}</details>`)}
${comments(entry.id)}`;
  return page(path, entry.title, body);
}

function block(heading: string, parts: TextPart[], sources: Source[], fill: (text: string) => string): Markup | false {
  if (parts.length === 0) return false;
  const shown = parts.map(({ text, source, isStep }) => {
    const words = html`${fill(text)} <small>[${sources.findIndex(({ id }) => id === source.id) + 1}]</small>`;
    return isStep ? html`<li>${words}</li>` : html`<p>${words}</p>`;
  });
  return html`${heading && html`<h2>${heading}</h2>`}${lists(parts, shown)}`;
}

/** Steps in a row share one list. */
function lists(parts: TextPart[], shown: Markup[]): Markup[] {
  return parts.map((part, index) => {
    const opens = part.isStep && !parts[index - 1]?.isStep;
    const closes = part.isStep && !parts[index + 1]?.isStep;
    return html`${opens && html`<ol>`}${shown[index]}${closes && html`</ol>`}`;
  });
}

export function sourceLine(source: Source, up: string): Markup {
  return html`<a href="${up}${sourcePath(source.id)}">${source.name}</a>, ${source.publisher.name}, read ${source.readOn}`;
}

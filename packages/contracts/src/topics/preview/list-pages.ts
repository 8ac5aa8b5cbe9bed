import { fillDeep, REGION_DATA, REGIONS, type Region, type RegionData } from '../../regions/index.ts';
import type { Guide } from '../compiled-guide.ts';
import type { Source } from '../topic.schema.ts';
import { type PreviewEntry, pathOf, sourceLine, sourcePath } from './guide-pages.ts';
import { html, type Markup } from './markup.ts';
import { comments, page, rootFrom } from './page.ts';

export type Pages = Map<string, string>;

const entryList = (entries: readonly PreviewEntry[], up: string): Markup =>
  html`<ul>${entries.map(
    ({ id, title, ages, kind, isReviewed, warnings }) =>
      html`<li><a href="${up}${pathOf(id)}">${title}</a> <small>${ages} · ${kind}${isReviewed && ' · reviewed'}${warnings.length > 0 && html` · <span class="warning">${warnings.length} to mend</span>`}</small></li>`,
  )}</ul>`;

/** The lists by age and subject, and a page for each of them. */
export function addLists(pages: Pages, guide: Guide, entries: readonly PreviewEntry[], region: Region): void {
  const subjects = [...new Set(entries.map(({ subject }) => subject))].sort();
  for (const subject of subjects) {
    const path = `subjects/${subject}.html`;
    const own = entries.filter((entry) => entry.subject === subject).sort((a, b) => a.weeks[0] - b.weeks[0]);
    pages.set(path, page(path, subject, html`<h1>${subject}</h1>${entryList(own, rootFrom(path))}`));
  }
  const count = (subject: string) => entries.filter((entry) => entry.subject === subject).length;
  const links = subjects.map(
    (subject) => html`<li><a href="subjects/${subject}.html">${subject}</a> ${count(subject)}</li>`,
  );
  pages.set('subjects.html', page('subjects.html', 'Subjects', html`<h1>Subjects</h1><ul>${links}</ul>`));

  for (const range of guide.AGE_RANGES) {
    const path = agePath(range.start_weeks);
    const up = rootFrom(path);
    const { activities, milestones } = fillDeep(range, region);
    const own = entries.filter(({ weeks }) => weeks[0] < range.end_weeks && weeks[1] > range.start_weeks);
    const body = html`<h1>${range.display_name}</h1>
<h2>Topics</h2>${entryList(
      own.filter(({ kind }) => kind === 'topic'),
      up,
    )}
<h2>Answers</h2>${entryList(
      own.filter(({ kind }) => kind === 'answer'),
      up,
    )}
<h2>Activities</h2>${activities.map(
      ({ title, subtitle, description, why, safety, sources }) =>
        html`<article><h3>${title}</h3><p><em>${subtitle}</em></p><p>${description}</p><p>${why}</p>${safety && html`<p class="warning">${safety}</p>`}<p class="meta">${sources.map((source) => html`${sourceLine(source, up)}. `)}</p></article>`,
    )}
<h2>Milestones</h2><table>${milestones.map(
      ({ area, byMonths, text, actEarly }) =>
        html`<tr><td>${area}, ${byMonths} months</td><td>${text}</td><td>${actEarly}</td></tr>`,
    )}</table>
${comments(`ages ${range.start_weeks}`)}`;
    pages.set(path, page(path, range.display_name, body));
  }
  const ages = guide.AGE_RANGES.map(
    ({ start_weeks, display_name }) => html`<li><a href="${agePath(start_weeks)}">${display_name}</a></li>`,
  );
  pages.set('ages.html', page('ages.html', 'Ages', html`<h1>Ages</h1><ul>${ages}</ul>`));
}

const agePath = (startWeeks: number) => `ages/${String(startWeeks).padStart(4, '0')}.html`;

/** Every source with its notes and what rests on it, by publisher. */
export function addSources(pages: Pages, guide: Guide, entries: readonly PreviewEntry[]): void {
  for (const source of guide.SOURCES) {
    const path = sourcePath(source.id);
    const users = entries.filter(({ sources }) => sources.includes(source));
    const body = html`<p class="meta">${source.publisher.name} (tier ${source.publisher.tier}, ${source.publisher.country})</p>
<h1>${source.name}</h1>
<p class="meta"><a href="${source.url}" rel="noreferrer">${source.url}</a><br>${readState(source)}</p>
<h2>What the passage says</h2><ul>${source.notes.map((note) => html`<li>${note}</li>`)}</ul>
<h2>What rests on it</h2>${entryList(users, rootFrom(path))}
${comments(source.id)}`;
    pages.set(path, page(path, source.name, body));
  }
  const groups = guide.PUBLISHERS.map((publisher) => {
    const own = guide.SOURCES.filter((source) => source.publisher.id === publisher.id);
    return (
      own.length > 0 &&
      html`<h2>${publisher.name} <small>tier ${publisher.tier}, ${publisher.country}</small></h2><ul>${own.map((source) => html`<li>${sourceLine(source, '')}${source.isRead === false && html` <span class="warning">to be read</span>`}</li>`)}</ul>`
    );
  });
  pages.set('sources.html', page('sources.html', 'Sources', html`<h1>Sources</h1>${groups}`));
}

function readState({ isRead, readOn, updated }: Source): string {
  const changed = updated === undefined ? '' : `; the page says it was updated ${updated}`;
  return isRead === false ? `looked up on ${readOn}, its passage is still to be read` : `read on ${readOn}${changed}`;
}

/** The lines, words and tables of every region. */
export function addRegions(pages: Pages): void {
  for (const region of REGIONS) {
    const path = regionPath(region);
    const { name, lines, words, spoken, vaccines, carSeatLaw, schoolStart } = REGION_DATA[region];
    const body = html`<h1>${name}</h1>
<h2>Lines</h2><table>${Object.entries(lines).flatMap(([kind, own]) =>
      own.map(({ label, value }) => html`<tr><td>${kind}</td><td>${label}</td><td>${value}</td></tr>`),
    )}</table>
<h2>In texts</h2>${wordTable(spoken)}${wordTable(words)}
<h2>Vaccines</h2>${vaccineTable(vaccines)}
<h2>Car seats</h2><p>${carSeatLaw}</p><h2>School</h2><p>${schoolStart}</p>
${comments(`region ${region}`)}`;
    pages.set(path, page(path, name, body));
  }
  const links = REGIONS.map((region) => html`<li><a href="${regionPath(region)}">${REGION_DATA[region].name}</a></li>`);
  pages.set('regions.html', page('regions.html', 'Regions', html`<h1>Regions</h1><ul>${links}</ul>`));
}

const regionPath = (region: Region) => `regions/${region.toLowerCase()}.html`;

const wordTable = (words: Record<string, string>): Markup =>
  html`<table>${Object.entries(words).map(([slot, word]) => html`<tr><td>{${slot}}</td><td>${word}</td></tr>`)}</table>`;

function vaccineTable({ text, due = [] }: RegionData['vaccines']): Markup {
  if (text) return html`<p>${text}</p>`;
  return html`<table>${due.map(({ when, names }) => html`<tr><td>${when}</td><td>${names.join(', ')}</td></tr>`)}</table>`;
}

/** What a clinician signed, what waits, and what is to be mended first. */
export function addReview(pages: Pages, entries: readonly PreviewEntry[]): void {
  const answers = entries.filter(({ kind }) => kind === 'answer');
  const body = html`<h1>Review</h1>
<h2>To mend</h2>${entryList(
    entries.filter(({ warnings }) => warnings.length > 0),
    '',
  )}
<h2>Reviewed</h2>${entryList(
    answers.filter(({ isReviewed }) => isReviewed),
    '',
  )}
<h2>Waiting for a reviewer</h2>${entryList(
    answers.filter(({ isReviewed }) => !isReviewed),
    '',
  )}`;
  pages.set('review.html', page('review.html', 'Review', body));
}

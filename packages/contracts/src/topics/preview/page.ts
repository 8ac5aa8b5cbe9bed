import { html, Markup } from './markup.ts';

const STYLE = new Markup(`
:root { color-scheme: light dark; --line: #c9c3bb; --soft: #6b645c; --mark: #8a4b00; }
body { font: 17px/1.55 Georgia, 'Times New Roman', serif; max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
nav, small, table, summary, dl, .meta { font-family: system-ui, sans-serif; font-size: 0.85rem; color: var(--soft); }
nav a { margin-right: 0.9rem; }
h1 { font-size: 1.7rem; line-height: 1.25; margin: 1.2rem 0 0.4rem; }
h2 { font-size: 1.15rem; margin: 1.6rem 0 0.3rem; }
li { margin: 0.25rem 0; }
table { border-collapse: collapse; width: 100%; }
td, th { text-align: left; vertical-align: top; padding: 0.3rem 0.6rem 0.3rem 0; border-bottom: 1px solid var(--line); }
dt { font-weight: 600; } dd { margin: 0 0 0.4rem; }
.warning { color: var(--mark); }
blockquote { margin: 0.8rem 0; padding-left: 0.9rem; border-left: 3px solid var(--line); font-style: italic; }
textarea { width: 100%; min-height: 6rem; font: inherit; box-sizing: border-box; }
.sign { display: flex; gap: 2rem; margin-top: 1rem; } .sign span { flex: 1; border-bottom: 1px solid var(--line); padding-top: 1.6rem; }
@media print {
  nav, button { display: none; } body { font-size: 11pt; max-width: none; padding: 0; }
  article { break-inside: avoid; } a { color: inherit; text-decoration: none; }
  textarea { border: 1px solid var(--line); min-height: 9rem; }
}`);

/** Comments stay in this browser; the button on the first page gathers them. */
const SCRIPT = new Markup(`
for (const box of document.querySelectorAll('textarea[name]')) {
  box.value = localStorage.getItem('comment ' + box.name) || '';
  box.addEventListener('input', () => localStorage.setItem('comment ' + box.name, box.value));
}
document.querySelector('#gather')?.addEventListener('click', () => {
  const texts = Object.entries(localStorage).filter(([key, value]) => key.startsWith('comment ') && value);
  document.querySelector('#gathered').textContent = texts.map(([key, value]) => key.slice(8) + ': ' + value).join('\\n\\n') || 'There are no comments yet.';
});`);

const LINKS = [
  ['index.html', 'All'],
  ['ages.html', 'Ages'],
  ['subjects.html', 'Subjects'],
  ['sources.html', 'Sources'],
  ['regions.html', 'Regions'],
  ['review.html', 'Review'],
] as const;

/** A whole page. `path` is where it will stand; its links lead up from there. */
export function page(path: string, title: string, body: Markup): string {
  const up = rootFrom(path);
  const links = LINKS.map(([target, name]) => html`<a href="${up}${target}">${name}</a>`);
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
<nav>${links}</nav>
${body}
<script>${SCRIPT}</script>
</html>
`.html;
}

export const rootFrom = (path: string) => '../'.repeat(path.split('/').length - 1);

/** A box to write in, on screen and on paper, and a line to sign on. */
export function comments(id: string): Markup {
  return html`<h2>Comments</h2>
<textarea name="${id}" aria-label="Comments on ${id}"></textarea>
<div class="sign meta"><span>Name</span><span>Date</span></div>`;
}

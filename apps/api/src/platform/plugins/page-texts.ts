import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Written by the web app's build beside its page (apps/web/build/first-load.ts). */
type FirstLoad = {
  scripts: Record<string, string[]>;
  words: { signIn: string; loading: string } & Record<string, string>;
};

/** What the page at an address is to know before it asks; undefined where nobody is signed in. */
export type FirstAnswers = { today: string; answers: unknown[]; view?: FirstView | undefined } | undefined;

/** What of a page can be read before any script: its name in the file above, and safe HTML for each comment in it. */
export type FirstView = { name: string; parts: Record<string, string> };

type Visit = { address: string; isSignedIn: boolean; answers: FirstAnswers; head: string };

/** Puts together the text of each page; undefined where the web app was not built. */
export function readPages(distFolder: string, region: string): ((visit: Visit) => string) | undefined {
  const index = path.join(distFolder, 'index.html');
  if (!existsSync(index)) return undefined;
  const page = readFileSync(index, 'utf8').replace('<html', `<html data-region="${region}"`);
  const file = path.join(distFolder, 'first-load.json');
  const firstLoad = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FirstLoad) : undefined;
  const viewOf = (view: FirstView | undefined) =>
    view && firstLoad?.words[view.name]?.replace(/<!--(\w+)-->/g, (_, part: string) => view.parts[part] ?? '');
  return ({ address, isSignedIn, answers, head }) => {
    const shown = address === '/' && !isSignedIn ? '/auth' : address;
    const scripts = firstLoad?.scripts[shown] ?? [];
    const own = scripts.length > 0 ? `<meta name="page-scripts" content="${scripts.join(' ')}">` : '';
    const words =
      viewOf(answers?.view) ?? firstLoad?.words[shown === '/auth' && !isSignedIn ? 'signIn' : 'loading'] ?? '';
    return page
      .replace('<head>', () => `<head>${head}`)
      .replace('</head>', () => `${own}</head>`)
      .replace('<div id="root">', () => `${answers ? inertJson(answers) : ''}${words}<div id="root">`);
  };
}

/** Text that no browser runs, and that nothing in it can end early. */
function inertJson({ today, answers }: NonNullable<FirstAnswers>): string {
  const text = JSON.stringify({ today, answers }).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="first-answers">${text}</script>`;
}

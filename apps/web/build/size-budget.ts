import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

/** First-load JavaScript in gzip kB, by page: what the browser has fetched when the page can be used. */
export const BUDGET_KB: Record<string, number> = { '/auth': 175, '/journey': 200, '/chat': 235 };

const ROUTE_FILES: Record<string, string> = {
  '/auth': 'routes/auth.tsx',
  '/journey': 'routes/journey.tsx',
  '/chat': 'routes/chat.tsx',
};

const KB = 1000;

/** Prints a table after every build; over the budget it fails in CI (the variable is set there) and warns elsewhere. */
export function sizeBudget(): Plugin {
  return {
    name: 'size-budget',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const sizes = Object.entries(BUDGET_KB).map(([page, most]) => ({
          page,
          most,
          size: firstLoadKb(chunks, page),
        }));
        const lines = sizes.map(
          ({ page, most, size }) => `${page.padEnd(10)} ${size.toFixed(1).padStart(7)} kB of ${most}`,
        );
        this.info(`first-load JavaScript, gzip\n${lines.join('\n')}`);
        const over = sizes.filter(({ most, size }) => size > most).map(({ page }) => page);
        if (over.length === 0) return;
        const words = `more JavaScript than the budget on ${over.join(', ')}\n${lines.join('\n')}`;
        if (process.env.CI) this.error(words);
        else this.warn(words);
      },
    },
  };
}

function firstLoadKb(chunks: Rollup.OutputChunk[], page: string): number {
  const route = ROUTE_FILES[page] ?? page;
  const needed = new Set<Rollup.OutputChunk>();
  const add = (chunk: Rollup.OutputChunk | undefined) => {
    if (!chunk || needed.has(chunk)) return;
    needed.add(chunk);
    for (const file of chunk.imports) add(chunks.find(({ fileName }) => fileName === file));
  };
  for (const chunk of chunks) {
    const isHere = chunk.moduleIds.some((id) => id.includes(`${route}?tsr-split`));
    if (chunk.isEntry || isHere) add(chunk);
  }
  return [...needed].reduce((sum, { code }) => sum + gzipSync(code).length, 0) / KB;
}

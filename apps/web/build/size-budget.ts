import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { chunksOf, pageChunks } from './page-chunks.ts';

/** First-load JavaScript in gzip kB, by page: what the browser has fetched when the page can be used. */
export const BUDGET_KB: Record<string, number> = { '/auth': 175, '/journey': 200, '/chat': 235 };

const KB = 1000;

/** Prints a table after every build; over the budget it fails in CI (the variable is set there) and warns elsewhere. */
export function sizeBudget(): Plugin {
  return {
    name: 'size-budget',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = chunksOf(bundle);
        const sizes = Object.entries(BUDGET_KB).map(([page, most]) => {
          const needed = [...pageChunks(chunks, page)];
          const size = needed.reduce((sum, { code }) => sum + gzipSync(code).length, 0) / KB;
          return { page, most, size, files: needed.length };
        });
        const lines = sizes.map(
          ({ page, most, size, files }) =>
            `${page.padEnd(10)} ${size.toFixed(1).padStart(7)} kB of ${most} in ${files} files`,
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

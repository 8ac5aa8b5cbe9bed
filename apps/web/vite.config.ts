import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { lighterLibrary } from './build/lighter-library.ts';
import { serviceWorker } from './build/service-worker.ts';
import { sizeBudget } from './build/size-budget.ts';

const compress = promisify(brotliCompress);
const MIN_BYTES = 1024;

/** Writes a .br beside every text asset, so that the server compresses nothing while it serves. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const files = await readdir(dir, { recursive: true });
      const texts = files.filter((file) => /\.(js|css|svg|html|webmanifest)$/.test(file));
      await Promise.all(
        texts.map(async (file) => {
          const content = await readFile(path.join(dir, file));
          if (content.length >= MIN_BYTES) await writeFile(path.join(dir, `${file}.br`), await compress(content));
        }),
      );
    },
  };
}

/** The libraries of the first page, and the small parts of others that would each be a file of its own there. */
const BASE =
  /node_modules\/(react|react-dom|scheduler|@tanstack|@trpc|@emotion|stylis|@zag-js\/anatomy)\/|\.anatomy\.m?js$|vite\/preload-helper/;

/** Chunks of pages that no visit begins with, and of what stands by the sign-in only for some. */
const TAP_AWAY =
  /\/(passkey|used-password|code-field|reset-password|settings|visit|keepsake|onboarding|dead-ends|toast-region|offline-watch|restore-kept)-/;

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    react(),
    lighterLibrary(),
    sizeBudget(),
    serviceWorker(),
    precompressed(),
  ],
  resolve: {
    alias: { 'hoist-non-react-statics': new URL('./build/no-hoist.ts', import.meta.url).pathname },
  },
  build: {
    modulePreload: {
      polyfill: false,
      // What a chunk needs is named beside its import, and those names are in the first page: kept for the pages that a
      // visit begins with, left out for those that are a tap away and have begun to load with the touch of their link.
      resolveDependencies: (file, needed, { hostType }) => (hostType === 'js' && TAP_AWAY.test(file) ? [] : needed),
    },
    rolldownOptions: {
      output: {
        // What every page needs, in one file: fewer requests, and it compresses better than in twenty.
        codeSplitting: { groups: [{ name: 'base', test: BASE }] },
      },
      treeshake: {
        manualPureFunctions: [
          'createAnatomy',
          'defineRecipe',
          'defineSlotRecipe',
          'defineConfig',
          'defineTextStyles',
          'mergeConfigs',
        ],
      },
    },
  },
  server: {
    proxy: { '/api': 'http://127.0.0.1:3000', '/trpc': 'http://127.0.0.1:3000' },
  },
});

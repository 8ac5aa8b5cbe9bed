import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { firstLoad } from './build/first-load.ts';
import { lighterLibrary } from './build/lighter-library.ts';
import { serviceWorker } from './build/service-worker.ts';
import { sizeBudget } from './build/size-budget.ts';
import { staticStyles } from './build/static-styles.ts';
import { staticTokens } from './build/static-tokens.ts';

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

const anyOf = (...parts: RegExp[]) => new RegExp(parts.map(({ source }) => source).join('|'));

/** The libraries of every page, and the small parts of others that would each be a file of its own there. */
const BASE = anyOf(
  /node_modules\/(react|react-dom|scheduler|@tanstack|@trpc|@emotion|stylis|use-sync-external-store|@pandacss|@zag-js\/(anatomy|auto-resize))\/|\.anatomy\.m?js$/,
  /@chakra-ui\/react\/dist\/esm\/(utils|styled-system|merge-|create-context|anatomy)/,
  /@chakra-ui\/react\/dist\/esm\/components\/(box|heading|span|text|absolute-center|spinner|loader|center|flex|icon|field|input)\//,
  /@chakra-ui\/react\/dist\/esm\/components\/(button\/button|stack\/(stack|get-separator))/,
  /@ark-ui\/react\/dist\/(_virtual|components\/(field\/|factory|fieldset\/use-)|providers\/environment)/,
  /@ark-ui\/react\/dist\/utils\/(create-context|compose-refs|create-split-props|use-safe-layout)/,
  /@zag-js\/(utils\/dist\/(guard|functions)|core\/dist\/merge-props|dom-query\/dist\/(node|shared|computed-style))\.|@zag-js\/[^/]+\/dist\/chunk-/,
  /\/src\/theme\/(system|style-cache|unpack-tokens|recipes|tokens|type-scale)\.ts$/,
  /@chakra-ui\/react\/dist\/esm\/(preset|theme\/(?!recipes)|theme\/recipes\/(button|field|heading|input|link|spinner)\.)/,
  /\/src\/platform\/(trpc|time-zone|page-title|error-text|current-user|signed-in-here|offline\/kept-name)\.ts$/,
  /\/src\/ui\/(art\/(mark|drawing)|page|form|password-input)\.tsx$|\/src\/auth\/credentials\.ts$/,
);

/** What the pages behind the sign-in share. */
const APP = anyOf(
  /\/src\/(theme\/app-recipes|features\/auth\/protected-route|routes\/-parts\/(app-frame|pages-nav|nav-entry)|platform\/(layer|page-region))\.tsx?$/,
  /\/src\/ui\/(slots|dead-end|small-contacts|emergency-line|error-panel|empty-state|outward-link)\.tsx$/,
  /\/contracts\/(compiled\/emergency-lines\.json|src\/(regions\/(region|emergency-lines)|chat\/limits|safety\/outranks)\.ts)$/,
  /@chakra-ui\/react\/dist\/esm\/components\/(wrap|link|square|circle|grid|simple-grid|skeleton|badge|textarea|native-select)\//,
  /@chakra-ui\/react\/dist\/esm\/components\/(icons|button\/icon-button|stack\/h-stack)/,
  /lucide-react\/dist\/esm\/((?!icons)|icons\/(external-link|check|pencil|chevron-down|chevron-up|phone|book-heart)\.)/,
);

/** What moves in dialogs, menus, tabs and toasts alike. */
const MOVING = anyOf(
  /@zag-js\/(core|react|types|presence)\//,
  /@zag-js\/utils\/dist\/(array|object|warning|equal|number)\./,
  /@zag-js\/dom-query\/dist\/(platform|event|resize-observer|tabbable|raf|set|navigate|query)/,
  /@ark-ui\/react\/dist\/(components\/presence\/|utils\/(react-activity|render-strategy|use-event)|providers\/locale)/,
);

/** Chunks of pages that no visit begins with, and of what stands by the sign-in only for some. */
const TAP_AWAY =
  /\/(passkey|used-password|code-field|reset-password|settings|visit|keepsake|onboarding|dead-ends|toast-region|offline-watch|restore-kept)-/;

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    react(),
    lighterLibrary(),
    staticStyles(),
    staticTokens(),
    sizeBudget(),
    firstLoad(),
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
        codeSplitting: {
          groups: [
            { name: 'first', test: /rolldown\/runtime|vite\/preload-helper/ },
            { name: 'base', test: BASE, includeDependenciesRecursively: false },
            { name: 'app', test: APP },
            { name: 'moving', test: MOVING },
            // Letters that look like chance; beside the rules they would spoil how those compress.
            { name: 'safety-weights', test: /\/safety\/src\/model\/weights\.ts$/ },
          ],
        },
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

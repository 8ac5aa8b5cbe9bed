import type { Plugin } from 'vite';
import { CHAT_WORDS, JOURNEY_WORDS } from './first-views.ts';
import { LOADING_WORDS, SIGN_IN_WORDS } from './first-words.ts';
import { chunksOf, FIRST_PAGES, pageChunks, startChunks } from './page-chunks.ts';

/** Read by the server beside index.html: what it adds to each page (apps/api/src/platform/plugins/first-load.ts). */
const FILE = 'first-load.json';

/**
 * Names for each page the scripts of its own, so that all of them are fetched at once and not one after the other
 * (src/main.tsx), and gives it words that are there before any script.
 */
export function firstLoad(): Plugin {
  return {
    name: 'first-load',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = chunksOf(bundle);
        const held = startChunks(chunks);
        const ownScripts = (page: string) =>
          [...pageChunks(chunks, page)]
            .filter((chunk) => !chunk.isEntry && !held.has(chunk))
            .map(({ fileName }) => `/${fileName}`);
        const scripts = Object.fromEntries(Object.keys(FIRST_PAGES).map((page) => [page, ownScripts(page)]));
        const words = { signIn: SIGN_IN_WORDS, loading: LOADING_WORDS, chat: CHAT_WORDS, journey: JOURNEY_WORDS };
        this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify({ scripts, words }) });
      },
    },
  };
}

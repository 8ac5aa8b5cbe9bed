import { createRequire } from 'node:module';
import { DEPTH, type Peer } from './peer.ts';

type Engine = {
  defineConfig: (config: { fldWeights: Record<string, number> }) => void;
  definePrepTasks: (tasks: unknown[]) => void;
  addDoc: (document: Record<string, string>, id: string) => void;
  consolidate: () => void;
  search: (query: string, limit: number) => [string, number][];
};
type Preparation = {
  string: { lowerCase: unknown; tokenize0: unknown };
  tokens: { removeWords: unknown; stem: unknown };
};

const require = createRequire(import.meta.url);

/** With lower case, stop words and stems by its own companion package, title and text weighing alike. */
export const wink: Peer = {
  name: 'wink-bm25-text-search',
  index: async (records) => {
    const createEngine = require('wink-bm25-text-search') as () => Engine;
    const own = createRequire(require.resolve('wink-bm25-text-search'));
    const { string, tokens } = own('wink-nlp-utils') as Preparation;
    const engine = createEngine();
    engine.defineConfig({ fldWeights: { title: 1, text: 1 } });
    engine.definePrepTasks([string.lowerCase, string.tokenize0, tokens.removeWords, tokens.stem]);
    for (const { id, title, text } of records) engine.addDoc({ title, text }, id);
    // It refuses to consolidate fewer than three documents.
    engine.consolidate();
    return async (query) => engine.search(query, DEPTH).map(([id]) => id);
  },
};

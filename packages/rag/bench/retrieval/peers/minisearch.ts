import MiniSearch from 'minisearch';
import { stem } from 'porter2';
import { STOP_WORDS } from '../../../src/retrieve/stop-words.ts';
import { DEPTH, type Peer } from './peer.ts';

const search = (processTerm?: (term: string) => string | null): Peer['index'] => {
  return async (records) => {
    const index = new MiniSearch({ fields: ['title', 'text'], ...(processTerm ? { processTerm } : {}) });
    index.addAll([...records]);
    return async (query) =>
      index
        .search(query)
        .slice(0, DEPTH)
        .map(({ id }) => String(id));
  };
};

export const minisearch: Peer = { name: 'minisearch', index: search() };

/** It has no stop words and no stems of its own; with ours. */
export const minisearchStemmed: Peer = {
  name: 'minisearch, stop words and stems',
  index: search((term) => {
    const word = term.toLowerCase();
    return STOP_WORDS.has(word) ? null : stem(word);
  }),
};

import lunr from 'lunr';
import { DEPTH, type Peer } from './peer.ts';

/** As it comes: stop words and stems are its own. Signs of its query language are taken out of the question. */
export const lunrPeer: Peer = {
  name: 'lunr',
  index: async (records) => {
    const index = lunr((builder) => {
      builder.ref('id');
      builder.field('title');
      builder.field('text');
      for (const record of records) builder.add(record);
    });
    return async (query) =>
      index
        .search(query.replace(/[:^~+*-]/g, ' '))
        .slice(0, DEPTH)
        .map(({ ref }) => ref);
  },
};

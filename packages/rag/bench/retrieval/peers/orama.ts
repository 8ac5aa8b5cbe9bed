import { create, insertMultiple, search } from '@orama/orama';
import { DEPTH, type Peer } from './peer.ts';

/** With its English stemmer. */
export const orama: Peer = {
  name: 'orama, stems',
  index: async (records) => {
    const database = create({
      schema: { id: 'string', title: 'string', text: 'string' } as const,
      components: { tokenizer: { stemming: true, language: 'english' } },
    });
    await insertMultiple(database, [...records]);
    return async (query) => {
      const { hits } = await search(database, { term: query, properties: ['title', 'text'], limit: DEPTH });
      return hits.map(({ document }) => document.id);
    };
  },
};

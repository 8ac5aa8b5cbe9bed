import { BM25Retriever } from '@langchain/community/retrievers/bm25';
import { Document } from '@langchain/core/documents';
import { DEPTH, type Peer } from './peer.ts';

/** It keeps no index and makes a pattern of every word, so signs of patterns are taken out of the question. */
export const langchain: Peer = {
  name: 'LangChain BM25Retriever',
  index: async (records) => {
    const retriever = BM25Retriever.fromDocuments(
      records.map(({ id, title, text }) => new Document({ pageContent: `${title}\n${text}`, metadata: { id } })),
      { k: DEPTH },
    );
    return async (query) => {
      const found = await retriever.invoke(query.replace(/[.*+?^${}()|[\]\\]/g, ' '));
      return found.map(({ metadata }) => String((metadata as { id: string }).id));
    };
  },
};

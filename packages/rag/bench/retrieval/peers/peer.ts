import type { BeirRecord } from '../read-beir.ts';

/** A library that ranks records: `index` gives a search for the ids of the best ten. */
export type Peer = {
  name: string;
  index: (records: readonly BeirRecord[]) => Promise<(query: string) => Promise<string[]>>;
};

export const DEPTH = 10;

/** Turns texts into vectors. Vectors of one `id` may be compared with each other and with no others. */
export type Embedder = {
  id: string;
  /** Of the vectors as the model makes them; stored vectors are zero-padded to 1536. */
  dimension: number;
  /** Texts a call may carry. */
  batchSize: number;
  isBuiltIn: boolean;
  embed: (texts: string[], signal?: AbortSignal) => Promise<number[][]>;
};

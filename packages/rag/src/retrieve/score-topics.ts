import { at } from './segment.ts';
import { placeQuery, type TopicModel } from './topic-model.ts';

/** Where an index's chunks lie in a model's space: `places` as made by `placeChunks`. */
export type PlacedTopics = { model: TopicModel; places: Float32Array };

/** Documents that the query is moved towards, and how far. */
const FEEDBACK_CHUNKS = 5;
const FEEDBACK = 0.2;

/** Cosine (0..1) of the query and every chunk, the parts one after the other; a part without topics scores nothing. */
export function scoreTopics(
  parts: readonly { chunkCount: number; topics: PlacedTopics | undefined }[],
  queryTerms: readonly string[],
): Float64Array {
  const scores = new Float64Array(parts.reduce((sum, part) => sum + part.chunkCount, 0));
  for (const model of new Set(parts.flatMap((part) => (part.topics ? [part.topics.model] : [])))) {
    const query = placeQuery(model, queryTerms);
    if (!query) continue;
    const width = model.dimensions;
    const eachPart = (see: (places: Float32Array, base: number) => void) => {
      let base = 0;
      for (const { chunkCount, topics } of parts) {
        if (topics?.model === model) see(topics.places, base);
        base += chunkCount;
      }
    };
    eachPart((places, base) => cosines(query, places, width, scores, base));
    const nearest: { cosine: number; places: Float32Array; from: number }[] = [];
    eachPart((places, base) => {
      for (let chunk = 0; chunk * width < places.length; chunk++) {
        const cosine = at(scores, base + chunk);
        if (cosine === 0 || (nearest.length === FEEDBACK_CHUNKS && cosine <= (nearest.at(-1)?.cosine ?? 0))) continue;
        nearest.push({ cosine, places, from: chunk * width });
        nearest.sort((a, b) => b.cosine - a.cosine);
        nearest.length = Math.min(nearest.length, FEEDBACK_CHUNKS);
      }
    });
    for (const { places, from } of nearest)
      for (let i = 0; i < width; i++) query[i] = at(query, i) + FEEDBACK * at(places, from + i);
    const length = Math.hypot(...query) || 1;
    for (let i = 0; i < width; i++) query[i] = at(query, i) / length;
    eachPart((places, base) => cosines(query, places, width, scores, base));
  }
  return scores;
}

function cosines(query: Float32Array, places: Float32Array, width: number, scores: Float64Array, base: number): void {
  for (let chunk = 0; chunk * width < places.length; chunk++) {
    const from = chunk * width;
    let sum = 0;
    for (let i = 0; i < width; i++) sum += at(query, i) * at(places, from + i);
    scores[base + chunk] = Math.max(0, sum);
  }
}

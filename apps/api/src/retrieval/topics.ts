import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import {
  decodeTopicModel,
  encodeTopicModel,
  learnTopics,
  mergeSegments,
  placeChunks,
  type TopicModel,
} from '@nestling/rag/retrieve';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/client.ts';
import type { LibraryPart } from './index-cache.ts';
import * as repo from './library.repo.ts';

const FORMAT = '1';
/** Fewer chunks teach nothing that their words do not say. */
const MIN_CHUNKS = 40;
/** Chunks a model is learnt from at most; the others are placed by it. */
const MAX_LEARNT = 6_000;
/** Growth or loss since it was learnt from which a model is learnt anew. */
const STALE_SHARE = 0.2;
const TURN_MS = 2;
const PAUSE_MS = 10;
const MAX_PAUSES = 50;
const MAX_BYTES = 192 * 2 ** 20;

/** What each library has taught about words that belong together: learnt in the background, kept in the database. */
export function createTopics(db: Db, logger: Pick<FastifyBaseLogger, 'warn'>, isBusy: () => boolean) {
  const models = new Map<string, TopicModel | null>();
  const queued = new Set<string>();
  let bytes = 0;
  let learning: Promise<void> = Promise.resolve();

  async function modelOf(part: LibraryPart, name: string): Promise<TopicModel | null> {
    const known = models.get(name);
    if (known !== undefined) return remember(name, known);
    return remember(name, part.owner === null ? null : await readModel(part.owner));
  }

  /** Models are kept under a bound, the longest unused given up first. */
  function remember(name: string, model: TopicModel | null): TopicModel | null {
    if (models.has(name)) bytes -= sizeOf(models.get(name));
    models.delete(name);
    models.set(name, model);
    bytes += sizeOf(model);
    for (const [oldName, old] of models) {
      if (bytes <= MAX_BYTES || oldName === name) break;
      models.delete(oldName);
      bytes -= sizeOf(old);
    }
    return model;
  }

  async function readModel(userId: number): Promise<TopicModel | null> {
    const stored = await repo.readTopicModel(db, userId);
    if (stored?.version !== FORMAT) return null;
    try {
      return decodeTopicModel(stored.data);
    } catch (error) {
      logger.warn({ err: error }, 'a stored topic model could not be read and is learnt anew');
      return null;
    }
  }

  async function learn(part: LibraryPart, name: string): Promise<void> {
    const model = await inTurns(learnTopics(mergeSegments(sampleOf(part)), { maxChunks: MAX_LEARNT }), async () => {
      await nextTurn();
      await whileBusy();
    });
    model.chunkCount = part.chunkCount;
    remember(name, model);
    if (part.owner !== null) await repo.saveTopicModel(db, part.owner, FORMAT, Buffer.from(encodeTopicModel(model)));
  }

  /** Somebody waiting for an answer goes first, for a while. */
  async function whileBusy(): Promise<void> {
    for (let pauses = 0; pauses < MAX_PAUSES && isBusy(); pauses++) await sleep(PAUSE_MS);
  }

  function learnLater(part: LibraryPart, name: string): void {
    if (queued.has(name)) return;
    queued.add(name);
    learning = learning
      .then(whileBusy)
      .then(() => learn(part, name))
      .catch((error) => logger.warn({ err: error }, 'topics not learnt'))
      .finally(() => queued.delete(name));
  }

  return {
    /** Gives every group of the part its chunks' places, where there is a model; starts learning where one is due. */
    async place(part: LibraryPart): Promise<void> {
      const name = part.owner === null ? 'shared' : `user ${part.owner}`;
      const model = await modelOf(part, name);
      if (part.chunkCount < MIN_CHUNKS) {
        if (model && part.owner !== null) await repo.deleteTopicModel(db, part.owner);
        if (model) remember(name, null);
        for (const group of part.groups) group.topics = undefined;
        return;
      }
      if (!model || Math.abs(part.chunkCount - model.chunkCount) > STALE_SHARE * model.chunkCount)
        learnLater(part, name);
      if (!model) return;
      for (const group of part.groups) {
        if (group.topics?.model === model) continue;
        group.topics = { model, places: await inTurns(placeChunks(model, group.index.segment)) };
      }
    },
    /** Resolves when nothing is being learnt. */
    idle: async () => {
      for (let seen: Promise<void> | undefined; seen !== learning; ) {
        seen = learning;
        await seen;
      }
    },
  };
}

function sizeOf(model: TopicModel | null | undefined): number {
  return 100 + (model ? model.vectors.byteLength + 60 * model.termIds.size : 0);
}

/** Groups spread over the whole part, as many as may be learnt from. */
function sampleOf(part: LibraryPart) {
  const every = Math.max(1, Math.floor(part.chunkCount / MAX_LEARNT));
  return part.groups.filter((_, at) => at % every === 0).map((group) => group.index.segment);
}

/** Runs the work in short turns, so that requests are served in between. */
async function inTurns<T>(work: Generator<void, T>, between: () => Promise<unknown> = nextTurn): Promise<T> {
  let turnEnds = performance.now() + TURN_MS;
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() < turnEnds) continue;
    await between();
    turnEnds = performance.now() + TURN_MS;
  }
}

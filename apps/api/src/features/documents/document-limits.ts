import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { TOO_MANY_IMPORTS } from '../../platform/limits.ts';
import type { FileKind } from './extract/extracted.ts';
import { createFairQueue, type FairQueue, QUEUE_FULL } from './extract/fair-queue.ts';
import { CHILDREN_AT_ONCE, WAITING_PER_USER } from './extract/limits.ts';
import { createSitePlaces } from './import/site-places.ts';
import { createUploadRoom } from './upload-room.ts';

const MB = 1024 * 1024;
/** What uploads on their way may hold in memory together: further ones wait before they are read. */
const UPLOAD_MEMORY = 128 * MB;

/**
 * How much of it is done at once, one for all requests of this process: what a member may have going on is counted over all
 * processes (platform/slots.ts), memory and processors are each process's own. Rates are in platform/limits.ts.
 */
export type DocumentLimits = {
  /** `bytes`: what the work may hold in memory. */
  upload: <T>(owner: number, bytes: number, work: () => Promise<T>) => Promise<T>;
  /** A member has one reading place; plain text, which takes no time, has a line of its own. */
  readingOf: (kind: FileKind) => FairQueue;
  import: <T>(owner: number, host: string, work: () => Promise<T>) => Promise<T>;
};

const made = new WeakMap<Deps, DocumentLimits>();

/** Both transports must count in the same place. */
export function limitsOf(deps: Deps): DocumentLimits {
  let limits = made.get(deps);
  if (!limits) {
    const files = readingLine(deps, 'readFile', CHILDREN_AT_ONCE);
    const texts = readingLine(deps, 'readText', 1);
    const room = createUploadRoom(Math.max(UPLOAD_MEMORY, 2 * deps.env.MAX_UPLOAD_MB * MB));
    const sites = createSitePlaces();
    limits = {
      upload: (owner, bytes, work) => inPlace(deps, 'upload', owner, QUEUE_FULL, () => room.run(bytes, work)),
      readingOf: (kind) => (kind === 'txt' ? texts : files),
      import: (owner, host, work) => inPlace(deps, 'import', owner, TOO_MANY_IMPORTS, () => sites.run(host, work)),
    };
    made.set(deps, limits);
  }
  return limits;
}

/** Refuses, in these words, what a member has no place left for. */
async function inPlace<T>(
  { slots }: Deps,
  kind: 'upload' | 'import',
  owner: number,
  refusal: string,
  work: () => Promise<T>,
): Promise<T> {
  const release = await slots.take(kind, owner);
  if (!release) throw new DomainError('too_many', refusal, { retryAfterSeconds: 10 });
  try {
    return await work();
  } finally {
    await release();
  }
}

/** Turns of this process; within them a member reads one at a time over all processes, and holds up nobody while they wait. */
function readingLine({ slots }: Deps, kind: 'readFile' | 'readText', atOnce: number): FairQueue {
  const members = createFairQueue({ atOnce: Number.POSITIVE_INFINITY, perOwner: 1, maxWaiting: WAITING_PER_USER });
  const turns = createFairQueue({ atOnce, perOwner: 1, maxWaiting: WAITING_PER_USER });
  return {
    run: (owner, work) =>
      members.run(owner, async () => {
        const release = await slots.wait(kind, owner);
        try {
          return await turns.run(owner, work);
        } finally {
          await release();
        }
      }),
  };
}

import type { Deps } from '../../platform/deps.ts';
import type { FileKind } from './extract/extracted.ts';
import { createFairQueue, type FairQueue } from './extract/fair-queue.ts';
import { CHILDREN_AT_ONCE, WAITING_PER_USER } from './extract/limits.ts';
import { createImportSlots, type ImportSlots } from './import/import-slots.ts';
import { createUploadSlots, type UploadSlots } from './upload-slots.ts';

const UPLOADS_PER_OWNER = 6;
const MB = 1024 * 1024;
/** What uploads on their way may hold in memory together: further ones wait before they are read. */
const UPLOAD_MEMORY = 128 * MB;

/** What bounds the memory and the processors of this process, one for all its requests; rates are in platform/limits.ts. */
export type DocumentLimits = {
  uploads: UploadSlots;
  /** A member has one reading place; plain text, which takes no time, has a line of its own. */
  readingOf: (kind: FileKind) => FairQueue;
  imports: ImportSlots;
};

const made = new WeakMap<Deps, DocumentLimits>();

/** Both transports must count in the same place. */
export function limitsOf(deps: Deps): DocumentLimits {
  let limits = made.get(deps);
  if (!limits) {
    const files = readingLine(deps, 'readFile', CHILDREN_AT_ONCE);
    const texts = readingLine(deps, 'readText', 1);
    limits = {
      uploads: createUploadSlots({
        perOwner: UPLOADS_PER_OWNER,
        bytes: Math.max(UPLOAD_MEMORY, 2 * deps.env.MAX_UPLOAD_MB * MB),
      }),
      readingOf: (kind) => (kind === 'txt' ? texts : files),
      imports: createImportSlots(),
    };
    made.set(deps, limits);
  }
  return limits;
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

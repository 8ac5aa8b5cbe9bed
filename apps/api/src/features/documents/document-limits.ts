import type { Deps } from '../../platform/deps.ts';
import { createFairQueue, type FairQueue } from './extract/fair-queue.ts';
import { CHILDREN_AT_ONCE, WAITING_PER_USER } from './extract/limits.ts';
import { createImportLimit, type ImportLimit } from './import/import-limit.ts';
import { createUploadSlots, type UploadSlots } from './upload-slots.ts';

const UPLOADS_PER_OWNER = 6;

export type DocumentLimits = { uploads: UploadSlots; extraction: FairQueue; imports: ImportLimit };

const made = new WeakMap<Deps, DocumentLimits>();

/** What bounds the work of one server: both transports must count in the same place. */
export function limitsOf(deps: Deps): DocumentLimits {
  let limits = made.get(deps);
  if (!limits) {
    limits = {
      uploads: createUploadSlots(UPLOADS_PER_OWNER),
      extraction: createFairQueue(CHILDREN_AT_ONCE, WAITING_PER_USER),
      imports: createImportLimit(deps.clock),
    };
    made.set(deps, limits);
  }
  return limits;
}

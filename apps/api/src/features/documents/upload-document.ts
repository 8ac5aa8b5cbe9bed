import type { DocumentSummary } from '@nestling/contracts/documents';
import type { SignedInCtx } from '../../platform/context.ts';
import { displayName } from './display-name.ts';
import { limitsOf } from './document-limits.ts';
import { readFileKind } from './extract/file-kind.ts';
import { readGuarded } from './extract/read-file.ts';
import { logOperation } from './log-operation.ts';
import { storeDocument } from './store-document.ts';

export type Upload = { filename: string; bytes: Buffer; shared: boolean };

/** Answers when the text is safely stored; it becomes searchable in the background. */
export async function uploadDocument(ctx: SignedInCtx, upload: Upload): Promise<DocumentSummary> {
  return logOperation(ctx, 'documents.upload', async (details) => {
    const filename = displayName(upload.filename);
    const kind = readFileKind(filename, upload.bytes);
    Object.assign(details, { kind, bytes: upload.bytes.length });
    const extracted = await limitsOf(ctx.deps)
      .readingOf(kind)
      .run(ctx.actor.userId, () => readGuarded(kind, upload.bytes, {}));
    details.characters = extracted.text.length;
    const stored = await storeDocument(ctx, { filename, extracted, shared: upload.shared, sourcename: null });
    details.documentId = stored.id;
    return stored;
  });
}

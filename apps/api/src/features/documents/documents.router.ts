import { importUrlInput, renameDocumentInput, reportDocumentInput, shareInput } from '@nestling/contracts/documents';
import { pageInput } from '@nestling/contracts/paging';
import { z } from 'zod';
import { router, signedInProcedure } from '../../platform/trpc.ts';
import { listPersonalDocuments, listSharedDocuments } from './documents.repo.ts';
import { getPassage } from './get-passage.ts';
import { getText } from './get-text.ts';
import { importUrl } from './import-url.ts';
import { getLibraryRoom } from './library-room.ts';
import { removeDocument } from './remove-document.ts';
import { renameDocument } from './rename-document.ts';
import { dismissReports, listReports, reportDocument, takeDown } from './report-document.ts';
import { retryDocument } from './retry-document.ts';
import { setShared } from './set-shared.ts';

const id = z.number({ error: 'The id must be a number' }).int().positive();
const documentId = z.object({ documentId: id });
const ok = { ok: true } as const;

export const documentsRouter = router({
  personal: signedInProcedure
    .input(pageInput.optional())
    .query(({ ctx, input }) => listPersonalDocuments(ctx.deps.db, ctx.actor.userId, input)),
  shared: signedInProcedure
    .input(pageInput.optional())
    .query(({ ctx, input }) => listSharedDocuments(ctx.deps.db, input)),
  room: signedInProcedure.query(({ ctx }) => getLibraryRoom(ctx)),
  setShared: signedInProcedure
    .input(shareInput.extend({ documentId: id }))
    .mutation(({ ctx, input }) => setShared(ctx, input.documentId, input.shared)),
  remove: signedInProcedure
    .input(documentId)
    .mutation(({ ctx, input }) => removeDocument(ctx, input.documentId).then(() => ok)),
  importUrl: signedInProcedure.input(importUrlInput).mutation(({ ctx, input }) => importUrl(ctx, input)),
  passage: signedInProcedure
    .input(documentId.extend({ chunkId: id.optional() }))
    .query(({ ctx, input }) => getPassage(ctx, input)),
  text: signedInProcedure.input(documentId).query(({ ctx, input }) => getText(ctx, input.documentId)),
  rename: signedInProcedure
    .input(renameDocumentInput.extend({ documentId: id }))
    .mutation(({ ctx, input }) => renameDocument(ctx, input.documentId, input.filename)),
  report: signedInProcedure
    .input(reportDocumentInput)
    .mutation(({ ctx, input }) => reportDocument(ctx, input).then(() => ok)),
  reports: signedInProcedure.query(({ ctx }) => listReports(ctx)),
  dismissReports: signedInProcedure
    .input(documentId)
    .mutation(({ ctx, input }) => dismissReports(ctx, input.documentId).then(() => ok)),
  takeDown: signedInProcedure
    .input(documentId)
    .mutation(({ ctx, input }) => takeDown(ctx, input.documentId).then(() => ok)),
  retry: signedInProcedure.input(documentId).mutation(({ ctx, input }) => retryDocument(ctx, input.documentId)),
});

import multipart from '@fastify/multipart';
import { documentSummary, importUrlInput, shareInput } from '@nestling/contracts/documents';
import { pageInput } from '@nestling/contracts/paging';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireActor } from '../../platform/context.ts';
import { ERROR_TABLE } from '../../platform/errors.ts';
import { readHttpError } from '../../platform/http-errors.ts';
import { ctxOf, readBody, readId, readInput } from '../../platform/rest.ts';
import { limitsOf } from './document-limits.ts';
import { listPersonalDocuments, listSharedDocuments } from './documents.repo.ts';
import { importUrl } from './import-url.ts';
import { DOCUMENT_NOT_FOUND } from './own-document.ts';
import { removeDocument } from './remove-document.ts';
import { setShared } from './set-shared.ts';
import { uploadDocument } from './upload-document.ts';
import { readUploadForm, uploadBytes } from './upload-form.ts';

export async function mountDocumentsRest(app: FastifyInstance) {
  await app.register(multipart);
  app.get('/api/documents', async (request) => {
    const ctx = requireActor(await ctxOf(request));
    return documentSummary
      .array()
      .parse(await listPersonalDocuments(ctx.deps.db, ctx.actor.userId, readInput(request.query, pageInput)));
  });
  app.get('/api/documents/shared', async (request) => {
    const ctx = requireActor(await ctxOf(request));
    return documentSummary.array().parse(await listSharedDocuments(ctx.deps.db, readInput(request.query, pageInput)));
  });
  app.post('/api/documents/upload', async (request, reply) => {
    const ctx = requireActor(await ctxOf(request));
    const { env, limits } = ctx.deps;
    await limits.take('upload', ctx.actor.userId);
    const bytes = uploadBytes(request, env.MAX_UPLOAD_MB);
    const document = await limitsOf(ctx.deps).upload(ctx.actor.userId, bytes, async () =>
      uploadDocument(ctx, await readUploadForm(request, env.MAX_UPLOAD_MB)),
    );
    return reply.code(201).send(documentSummary.parse(document));
  });
  app.post('/api/documents/scrape', { errorHandler: answerJsonError }, async (request, reply) => {
    const ctx = requireActor(await ctxOf(request));
    const document = await importUrl(ctx, readBody(request, importUrlInput));
    return reply.code(201).send(documentSummary.parse(document));
  });
  app.post('/api/documents/:id/share', async (request) => {
    const ctx = requireActor(await ctxOf(request));
    const documentId = readId(request, DOCUMENT_NOT_FOUND);
    return documentSummary.parse(await setShared(ctx, documentId, readBody(request, shareInput).shared));
  });
  app.delete('/api/documents/:id', async (request) => {
    const ctx = requireActor(await ctxOf(request));
    await removeDocument(ctx, readId(request, DOCUMENT_NOT_FOUND));
    return { ok: true };
  });
}

/** The documented client of this path alone reads an `error` field. */
function answerJsonError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = readHttpError(error);
  const status = ERROR_TABLE[refusal.code].http;
  if (status >= 500) request.log.error({ err: refusal.cause ?? error }, 'request failed');
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds));
  return reply.code(status).send({ error: refusal.message });
}

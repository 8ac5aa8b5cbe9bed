import type { DocumentSummary, ImportUrlInput } from '@nestling/contracts/documents';
import type { SignedInCtx } from '../../platform/context.ts';
import { pageName } from './display-name.ts';
import { limitsOf } from './document-limits.ts';
import { readGuarded } from './extract/read-file.ts';
import { fetchPage } from './import/fetch-page.ts';
import { logOperation } from './log-operation.ts';
import { storeDocument } from './store-document.ts';

const MAX_PAGE_BYTES = 20 * 1024 * 1024;

/** Fetches a public page as it is now and keeps its text; the page's address is kept as the source. */
export async function importUrl(ctx: SignedInCtx, input: ImportUrlInput): Promise<DocumentSummary> {
  const { env } = ctx.deps;
  const { userId } = ctx.actor;
  const limits = limitsOf(ctx.deps);
  const maxBytes = Math.min(MAX_PAGE_BYTES, env.MAX_UPLOAD_MB * 1024 * 1024);
  return logOperation(ctx, 'documents.import', async (details) => {
    const page = await limits.import(userId, new URL(input.url).host, async () => {
      // Within its place: whoever is only told to wait for one has not used an import up.
      await ctx.deps.limits.take('import', userId);
      return fetchPage(input.url, { allowHosts: env.IMPORT_ALLOW_HOSTS, maxBytes });
    });
    Object.assign(details, { kind: page.kind, bytes: page.bytes.length });
    const hints = page.charset === undefined ? {} : { charset: page.charset };
    const extracted = await limits.readingOf(page.kind).run(userId, () => readGuarded(page.kind, page.bytes, hints));
    details.characters = extracted.text.length;
    const stored = await storeDocument(ctx, {
      filename: pageName(extracted.title, page.url),
      extracted,
      shared: input.shared,
      sourcename: page.url,
    });
    details.documentId = stored.id;
    return stored;
  });
}

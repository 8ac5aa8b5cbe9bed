import { z } from 'zod';
import { isStorableText, storableText, UNREADABLE_TEXT } from '../text/index.ts';
import { FILENAME_MAX, NAME_REQUIRED, URL_INVALID, URL_REQUIRED } from './limits.ts';

export const DOCUMENT_STATUSES = ['processing', 'ready', 'failed'] as const;

/** Design §3. `userId` is the owner; `error` says why a document failed in words a parent understands. */
export const documentSummary = z.strictObject({
  id: z.number().int(),
  filename: z.string(),
  uploadedAt: z.string(),
  userId: z.number().int(),
  shared: z.boolean(),
  sourcename: z.string().nullable(),
  status: z.enum(DOCUMENT_STATUSES),
  error: z.string().optional(),
  pages: z.number().int().optional(),
  chunks: z.number().int().optional(),
});
export type DocumentSummary = z.infer<typeof documentSummary>;

/** What a member has in the library and how much it may be; text is counted in bytes. */
export type LibraryRoom = {
  documents: number;
  maxDocuments: number;
  textBytes: number;
  maxTextBytes: number;
  shared: number;
  maxShared: number;
  isServerNearlyFull: boolean;
};

export const shareInput = z.object({ shared: z.boolean({ error: 'shared must be true or false' }) });

export const renameDocumentInput = z.object({
  filename: storableText(FILENAME_MAX, 'The name').trim().min(1, NAME_REQUIRED),
});
const id = z.number({ error: 'The id must be a number' }).int().min(1);
export const reportDocumentInput = z.object({ documentId: id, reason: storableText(500, 'The reason').optional() });
export type ReportDocumentInput = z.infer<typeof reportDocumentInput>;

/** For the owner of the server: what of the shared list members have reported. */
export type ReportedDocument = {
  documentId: number;
  filename: string;
  username: string;
  reports: number;
  reasons: string[];
};

export const importUrlInput = z.object({
  url: z
    .string({ error: URL_REQUIRED })
    .trim()
    .min(1, URL_REQUIRED)
    .max(2048, 'The web address is too long')
    .refine(isStorableText, UNREADABLE_TEXT)
    .refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), URL_INVALID),
  shared: z.boolean({ error: 'shared must be true or false' }).default(false),
});
export type ImportUrlInput = z.infer<typeof importUrlInput>;

/** Where a source opens: the text around a passage, with the passage's place in it. */
export const documentPassage = z.strictObject({
  document: documentSummary,
  /** A window of the document's text, `start`..`end` of it being the passage; the whole text when it is short. */
  text: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  /** Where `text` begins in the document, and how long the document is (UTF-16 units). */
  offset: z.number().int(),
  length: z.number().int(),
  page: z.number().int().nullable(),
  heading: z.string().nullable(),
});
export type DocumentPassage = z.infer<typeof documentPassage>;

/** A document's whole text, to be read: pages begin at `pageStarts` (UTF-16 units), empty when it has none. */
export const documentText = z.strictObject({
  document: documentSummary,
  text: z.string(),
  pageStarts: z.array(z.number().int()),
});
export type DocumentText = z.infer<typeof documentText>;

import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../platform/errors.ts';
import type { Upload } from './upload-document.ts';

export const FILE_MISSING = 'Please choose a file to upload';
export const ONE_FILE = 'Please upload one file at a time';
export const SHARED_UNCLEAR = 'shared must be true or false, once';
export const FORM_UNREADABLE = 'The upload was cut short or could not be read. Please try again.';

/** What a form may hold besides the file itself. */
const FORM_BYTES = 64 * 1024;
const LIMITS = { files: 1, fields: 10, parts: 12, fieldNameSize: 100, fieldSize: 1_000, headerPairs: 20 };

export const tooLargeMessage = (megabytes: number) => `The file is too large (at most ${megabytes} MB)`;

/** The most that the form can hold in memory: what it says of itself, or the largest that is taken. */
export function uploadBytes(request: FastifyRequest, maxMegabytes: number): number {
  const most = maxMegabytes * 1024 * 1024 + FORM_BYTES;
  const said = Number(request.headers['content-length'] ?? most);
  return Number.isFinite(said) ? Math.min(said, most) : most;
}

/** The one file of a multipart form and its `shared` field, in either order. What does not clearly say shared stays private. */
export async function readUploadForm(request: FastifyRequest, maxMegabytes: number): Promise<Upload> {
  if (!request.isMultipart()) throw new DomainError('invalid', FILE_MISSING);
  const maxBytes = maxMegabytes * 1024 * 1024;
  if (Number(request.headers['content-length']) > maxBytes + FORM_BYTES)
    throw new DomainError('too_large', tooLargeMessage(maxMegabytes));
  const shared: unknown[] = [];
  let file: { filename: string; bytes: Buffer } | undefined;
  try {
    for await (const part of request.parts({ limits: { ...LIMITS, fileSize: maxBytes } })) {
      if (part.type === 'field') {
        if (part.fieldname === 'shared') shared.push(part.value);
        continue;
      }
      const bytes = await part.toBuffer();
      if (part.fieldname === 'file') file = { filename: part.filename ?? '', bytes };
    }
  } catch (error) {
    // What is still on its way is read and dropped, so that the answer reaches a client that is still sending.
    request.raw.resume();
    throw readFormError(error, maxMegabytes);
  }
  const isShared = readShared(shared);
  if (!file) throw new DomainError('invalid', FILE_MISSING);
  return { ...file, shared: isShared };
}

function readShared(values: unknown[]): boolean {
  if (values.length > 1) throw new DomainError('invalid', SHARED_UNCLEAR);
  const [value = 'false'] = values;
  if (value !== 'true' && value !== 'false') throw new DomainError('invalid', SHARED_UNCLEAR);
  return value === 'true';
}

function readFormError(error: unknown, maxMegabytes: number): DomainError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new DomainError('too_large', tooLargeMessage(maxMegabytes));
  if (code === 'FST_FILES_LIMIT') return new DomainError('invalid', ONE_FILE);
  return new DomainError('invalid', FORM_UNREADABLE, { cause: error });
}

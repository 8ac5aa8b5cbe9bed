import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { DomainError } from '../../../platform/errors.ts';

export const PAGE_TOO_LARGE = 'That page is too large to be imported.';

/** One encoding is decoded; a list of them is only met in attacks. */
function createDecoder(encoding: string) {
  switch (encoding) {
    case '':
    case 'identity':
      return undefined;
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress({ chunkSize: 64 * 1024 });
    default:
      throw new Error(`content encoding ${encoding.slice(0, 40)} is not read`);
  }
}

/** Reads a body while counting: at most `maxBytes` as sent and as decoded, whichever comes first. */
export async function readLimitedBody(body: Readable, encoding: string, maxBytes: number): Promise<Buffer> {
  const decoder = createDecoder(encoding.trim().toLowerCase());
  const pieces: Buffer[] = [];
  let received = 0;
  let size = 0;
  const keep = (piece: Buffer) => {
    size += piece.length;
    if (size > maxBytes) throw new DomainError('too_large', PAGE_TOO_LARGE);
    pieces.push(piece);
  };
  const counted = async function* () {
    for await (const piece of body as AsyncIterable<Buffer>) {
      received += piece.length;
      if (received > maxBytes) throw new DomainError('too_large', PAGE_TOO_LARGE);
      yield piece;
    }
  };
  if (!decoder) {
    for await (const piece of counted()) keep(piece);
    return Buffer.concat(pieces);
  }
  const { pipeline } = await import('node:stream/promises');
  await pipeline(counted, decoder, async (decoded: AsyncIterable<Buffer>) => {
    for await (const piece of decoded) keep(piece);
  });
  return Buffer.concat(pieces);
}

import yauzl from 'yauzl';
import { DomainError } from '../../../platform/errors.ts';
import { DAMAGED, TOO_COMPLEX, unreadable } from './extracted.ts';
import { MAX_DOCX_ENTRIES, MAX_DOCX_TAGS, MAX_DOCX_XML_BYTES } from './limits.ts';

const LOWER_THAN = 60;
const MAIN_PART = 'word/document.xml';

export const MACRO_FILE = 'This Word document contains macros. Please save it as a plain .docx and upload it again.';
export const NOT_WORD = 'This is not a Word (.docx) file, although its name says so';

/**
 * Inflates every XML part while counting real bytes and tags, because mammoth would build all of it in memory:
 * what is a bomb, is damaged, has macros or is no Word document is refused here.
 */
export async function checkDocx(bytes: Buffer): Promise<void> {
  const zip = await yauzl.fromBufferPromise(bytes, { validateEntrySizes: true }).catch((cause: unknown) => {
    throw unreadable(DAMAGED, cause);
  });
  if (zip.entryCount > MAX_DOCX_ENTRIES) throw unreadable(TOO_COMPLEX);
  const names = new Set<string>();
  const total = { bytes: 0, tags: 0 };
  try {
    for await (const entry of zip.eachEntry()) {
      if (names.has(entry.fileName) || entry.isEncrypted()) throw unreadable(DAMAGED);
      names.add(entry.fileName);
      if (/(^|\/)vbaProject\.bin$/i.test(entry.fileName)) throw new DomainError('unsupported_type', MACRO_FILE);
      if (/\.(xml|rels)$/i.test(entry.fileName)) await countPart(zip, entry, total);
    }
  } catch (cause) {
    throw cause instanceof DomainError ? cause : unreadable(DAMAGED, cause);
  }
  if (!names.has(MAIN_PART)) throw new DomainError('unsupported_type', NOT_WORD);
}

async function countPart(zip: yauzl.ZipFile, entry: yauzl.Entry, total: { bytes: number; tags: number }) {
  const stream = await zip.openReadStreamPromise(entry);
  for await (const piece of stream as AsyncIterable<Buffer>) {
    total.bytes += piece.length;
    if (total.bytes > MAX_DOCX_XML_BYTES) throw unreadable(TOO_COMPLEX);
    for (const byte of piece) if (byte === LOWER_THAN) total.tags += 1;
    if (total.tags > MAX_DOCX_TAGS) throw unreadable(TOO_COMPLEX);
    if (entry.fileName === '[Content_Types].xml' && piece.includes('macroEnabled'))
      throw new DomainError('unsupported_type', MACRO_FILE);
  }
}

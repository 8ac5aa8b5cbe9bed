import { UNSUPPORTED_FILE, UPLOAD_EXTENSIONS } from '@nestling/contracts/documents';
import { DomainError } from '../../../platform/errors.ts';
import { type FileKind, LOCKED_WORD, unreadable } from './extracted.ts';
import { isOleFile, listOleStreams } from './ole-streams.ts';

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
const PDF = Buffer.from('%PDF-', 'latin1');
const SNIFFED_BYTES = 1024;

export const EMPTY_FILE = 'The file is empty';

/**
 * The kind of an uploaded file, on which its extension and its first bytes must agree.
 * Throws `invalid` (empty), `unsupported_type`, or `unreadable` (a Word file under a password).
 */
export function readFileKind(filename: string, bytes: Buffer): FileKind {
  const extension = UPLOAD_EXTENSIONS.find((candidate) => filename.toLowerCase().endsWith(candidate));
  if (!extension) throw unsupported(UNSUPPORTED_FILE);
  if (bytes.length === 0) throw new DomainError('invalid', EMPTY_FILE);
  switch (extension) {
    case '.pdf':
      if (!startsWith(bytes, PDF)) throw mismatch('PDF');
      return 'pdf';
    case '.docx':
      if (isOleFile(bytes) && listOleStreams(bytes).includes('EncryptedPackage')) throw unreadable(LOCKED_WORD);
      if (!startsWith(bytes, ZIP)) throw mismatch('Word (.docx)');
      return 'docx';
    case '.doc':
      return readDocKind(bytes);
    case '.txt':
      if (isOtherFormat(bytes)) throw mismatch('text');
      return 'txt';
  }
}

function readDocKind(bytes: Buffer): FileKind {
  if (isOleFile(bytes)) {
    const streams = listOleStreams(bytes);
    if (streams.includes('EncryptedPackage')) throw unreadable(LOCKED_WORD);
    if (!streams.includes('WordDocument')) throw mismatch('Word (.doc)');
    return 'doc';
  }
  const start = bytes.subarray(0, SNIFFED_BYTES).toString('latin1');
  if (start.startsWith('{\\rtf'))
    throw unsupported('This .doc is really an RTF file. Please save it as .docx and upload it again.');
  if (/^[\s\u00ef\u00bb\u00bf]*<(!doctype|html|\?xml|head|body)/i.test(start)) {
    throw unsupported('This .doc is really a web page. Please save it as .docx and upload it again.');
  }
  if (startsWith(bytes, ZIP))
    throw unsupported(
      'This .doc is really a .docx or a ZIP file. Please rename it to .docx, or save it again from Word.',
    );
  throw mismatch('Word (.doc)');
}

/** First bytes, as latin1, of formats that could pass for text: PDF, ZIP, RTF, PNG, GIF, JPEG, ELF, gzip. */
const OTHER_MAGIC = ['%PDF-', 'PK\x03\x04', '{\\rtf', '\x89PNG', 'GIF8', '\xff\xd8\xff', '\x7fELF', '\x1f\x8b'];
/** A program for DOS or Windows says MZ and has a NUL soon after. */
const MZ_HEADER_BYTES = 80;

function isOtherFormat(bytes: Buffer): boolean {
  const start = bytes.subarray(0, SNIFFED_BYTES).toString('latin1');
  const isProgram = start.startsWith('MZ') && start.slice(0, MZ_HEADER_BYTES).includes('\0');
  return isOleFile(bytes) || isProgram || OTHER_MAGIC.some((magic) => start.startsWith(magic));
}

function startsWith(bytes: Buffer, magic: Buffer): boolean {
  return bytes.subarray(0, magic.length).equals(magic);
}

function mismatch(expected: string): DomainError {
  return unsupported(`This is not a ${expected} file, although its name says so`);
}

function unsupported(message: string): DomainError {
  return new DomainError('unsupported_type', message);
}

import { DomainError } from '../../../platform/errors.ts';
import { hasWords } from './clean-text.ts';
import { MAX_TEXT_CHARACTERS } from './limits.ts';

export const FILE_KINDS = ['pdf', 'docx', 'doc', 'txt', 'html'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** `pageStarts`: offsets into `text` (UTF-16 units) at which pages begin, empty for kinds without pages. */
export type Extracted = { text: string; pageStarts: number[]; title: string | null };

/** What an extractor is told besides the bytes: the charset a server declared for them. */
export type ExtractHints = { charset?: string };

export function unreadable(message: string, cause?: unknown): DomainError {
  return new DomainError('unreadable', message, { cause });
}

export const DAMAGED = 'This file could not be read. It may be damaged.';
export const TOO_COMPLEX = 'This file is too complex to be read. Saving it again, or splitting it, may help.';
export const NO_TEXT = 'There is no readable text in this file.';
export const LOCKED_PDF = 'This PDF is protected by a password. Please remove the password and upload it again.';
export const LOCKED_WORD =
  'This Word document is protected by a password. Please remove the password and upload it again.';
export const SCANNED_PDF = 'This PDF is a scan without text. Please upload a version with text that can be selected.';

const TOO_LONG = `The text is longer than ${MAX_TEXT_CHARACTERS.toLocaleString('en')} characters. Please split it and upload the parts.`;

/** Refuses what has no words, or too many. */
export function checkExtracted(extracted: Extracted): Extracted {
  if (!hasWords(extracted.text)) throw unreadable(NO_TEXT);
  if (extracted.text.length > MAX_TEXT_CHARACTERS) throw unreadable(TOO_LONG);
  return extracted;
}

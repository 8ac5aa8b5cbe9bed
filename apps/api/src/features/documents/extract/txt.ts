import { DomainError } from '../../../platform/errors.ts';
import { cleanText } from './clean-text.ts';
import type { Extracted, ExtractHints } from './extracted.ts';
import { withTables } from './text-table.ts';

const SAMPLE_BYTES = 64 * 1024;
/** Share of zero bytes on one side of the byte pairs from which text is taken for UTF-16. */
const UTF16_SHARE = 0.4;
const MAX_CONTROL_SHARE = 0.002;
const MAX_BROKEN_SHARE = 0.02;

export const BINARY_FILE = 'This file is not text';

export function extractTxt(bytes: Buffer, hints: ExtractHints): Extracted {
  const text = decodeText(bytes, hints.charset);
  return { text: withTables(cleanText(text)), pageStarts: [], title: null };
}

/** UTF-8 or UTF-16 with or without a byte order mark, else `charset`, else Windows-1252. Refuses what is no text. */
export function decodeText(bytes: Buffer, charset?: string): string {
  const text = decode(bytes, charset);
  if (controlShare(text) > MAX_CONTROL_SHARE) throw new DomainError('unsupported_type', BINARY_FILE);
  return text;
}

function decode(bytes: Buffer, charset: string | undefined): string {
  const marked = byteOrderMark(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  const wide = unmarkedUtf16(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  const utf8 = new TextDecoder('utf-8').decode(bytes);
  const broken = utf8.length - utf8.replaceAll('\ufffd', '').length;
  if (broken === 0) return utf8;
  if (charset && isKnownCharset(charset)) return new TextDecoder(charset).decode(bytes);
  const beyondAscii = utf8.replace(/\p{ASCII}/gu, '').length;
  return broken / beyondAscii < MAX_BROKEN_SHARE ? utf8 : new TextDecoder('windows-1252').decode(bytes);
}

function byteOrderMark(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 'utf-8' : undefined;
}

function unmarkedUtf16(bytes: Buffer): string | undefined {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  if (sample.length < 2) return undefined;
  const zeros = [0, 0];
  for (let at = 0; at < sample.length; at += 1) if (sample[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros.map((count) => count / (sample.length / 2));
  if (odd > UTF16_SHARE && even < odd / 8) return 'utf-16le';
  return even > UTF16_SHARE && odd < even / 8 ? 'utf-16be' : undefined;
}

export function isKnownCharset(label: string): boolean {
  try {
    new TextDecoder(label);
    return true;
  } catch {
    return false;
  }
}

function controlShare(text: string): number {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: counting them tells text from data
  const controls = text.slice(0, SAMPLE_BYTES).match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\u007f]/g)?.length ?? 0;
  return controls / Math.max(1, Math.min(text.length, SAMPLE_BYTES));
}

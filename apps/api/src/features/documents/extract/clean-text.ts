import { toStorableText } from '@nestling/contracts/text';

/** C0 and C1 controls except tab and line feed. */
const CONTROLS = /(?![\t\n])\p{Cc}/gu;
/** Direction overrides and isolates (they can make a text read as another), soft hyphens, zero-width spaces, fillers. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/g;

/** Text as it is stored, shown and chunked: NFC, line feeds only, nothing invisible, at most one blank line in a row. */
export function cleanText(raw: string): string {
  return toStorableText(raw)
    .replace(/\r\n?|[\v\u2028\u2029\u0085]/g, '\n')
    .replaceAll('\f', '\n\n')
    .replace(CONTROLS, '')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd();
}

/** One line for a filename or a title. */
export function cleanLine(raw: string): string {
  return cleanText(raw).replace(/\s+/g, ' ').trim();
}

export function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

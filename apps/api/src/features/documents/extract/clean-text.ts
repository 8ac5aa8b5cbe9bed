import { toStorableText } from '@nestling/contracts/text';

/** C0 and C1 controls except tab and line feed. */
const CONTROLS = /(?![\t\n])\p{Cc}/gu;
/**
 * Direction overrides and isolates (they can make a text read as another), soft hyphens, zero-width spaces, fillers, tag
 * characters and the variation selectors in which whole sentences can be hidden.
 */
const INVISIBLE =
  /\u034f|\u17b4|\u17b5|[\u180b-\u180f]|[\ufe00-\ufe0e]|[\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffb\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu;
/** Joiners shape Arabic, Indic scripts and emoji; after these letters and marks they only hide. */
const IDLE_JOINERS = /(?<=^|[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{N}\p{P}\p{Z}\s])[\u200c\u200d]+/gu;

/** Text as it is stored, shown and chunked: NFC, line feeds only, nothing invisible, at most one blank line in a row. */
export function cleanText(raw: string): string {
  return toStorableText(raw)
    .replace(/\r\n?|[\v\u2028\u2029\u0085]/g, '\n')
    .replaceAll('\f', '\n\n')
    .replace(CONTROLS, '')
    .replace(INVISIBLE, '')
    .replace(IDLE_JOINERS, '')
    .replace(/\ufe0f{2,}/g, '\ufe0f')
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

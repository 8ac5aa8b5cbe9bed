/** Longest text that is read whole. Beyond it the head and the tail are read, so that the work stays bounded. */
export const MAX_READ_CHARS = 12_000;
const HEAD_CHARS = 8_000;

const LOOKALIKES: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '‛': "'",
  ʼ: "'",
  '`': "'",
  '´': "'",
  '′': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': ',',
  '…': ',',
  '°': ' ',
  º: ' ',
  '˚': ' ',
  '℃': ' c ',
  '℉': ' f ',
};

/** Lower case, plain quotes, no accents or invisible characters; never longer than MAX_READ_CHARS plus a few. */
export function normalizeText(text: string): string {
  const read =
    text.length <= MAX_READ_CHARS ? text : `${text.slice(0, HEAD_CHARS)} . ${text.slice(HEAD_CHARS - MAX_READ_CHARS)}`;
  const mapped = read.replace(/[’‘‛ʼ`´′“”–—…°º˚℃℉]/g, (mark) => LOOKALIKES[mark] ?? mark);
  return mapped
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .toLowerCase()
    .slice(0, MAX_READ_CHARS * 2);
}

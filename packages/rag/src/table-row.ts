/** A row of a table is one line, "| Medicine: Iron drops | Dose: 0.7 ml |": each value with the name of its column. */
export const isRowText = (text: string): boolean => text.startsWith('| ') && text.endsWith(' |');

export function cellsOf(row: string): string[] {
  return row
    .slice(1, -1)
    .split(' | ')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
}

/** As it is read: "Medicine: Iron drops; Dose: 0.7 ml". */
export const rowText = (row: string): string => cellsOf(row).join('; ');

const ROW_LINE = /^\| .* \|$/gm;
const LINE_MARK = /^[^\S\n]*(?:#{1,6}|[-*+•·▪◦‣])[^\S\n]+/gmu;

/** A document's text without the marks of headings, lists and rows, on one line. */
export function plainText(text: string): string {
  return text
    .replace(ROW_LINE, rowText)
    .replace(LINE_MARK, '')
    .replace(/(?<=\p{L})\n\n(?=\p{Lu})/gu, '. ')
    .replace(/\s+/g, ' ')
    .trim();
}

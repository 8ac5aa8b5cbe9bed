/**
 * Rows of cells -> one line a row that can be read, quoted and cited alone: "| Medicine: Iron drops | Dose: 0.7 ml |".
 * A table of two columns without a heading row becomes "| Bedtime: 19:45 |"; what has no column names keeps its cells.
 */
export function tableLines(rows: readonly (readonly string[])[], hasHeader?: boolean): string[] {
  const filled = rows.map((row) => row.map(cleanCell)).filter((row) => row.some((cell) => cell !== ''));
  const [first, ...rest] = filled;
  if (!first) return [];
  const width = Math.max(...filled.map(({ length }) => length));
  if (rest.length > 0 && (hasHeader ?? isHeader(first, rest)))
    return rest.filter((row) => row.join('\n') !== first.join('\n')).map((row) => namedRow(first, row));
  return filled.map((row) => (width === 2 && row.length === 2 ? pairRow(row) : plainRow(row)));
}

const MAX_NAME = 48;
const MAX_WORDS_IN_NAME = 6;

function namedRow(names: readonly string[], row: readonly string[]): string {
  return plainRow(row.map((cell, at) => (cell === '' ? '' : named(names[at] ?? '', cell))));
}

function named(name: string, cell: string): string {
  const plain = name.replace(/[:*]+$/, '').trim();
  return plain === '' || plain.toLowerCase() === cell.toLowerCase() ? cell : `${plain}: ${cell}`;
}

const pairRow = ([name = '', cell = '']: readonly string[]) =>
  plainRow([
    name !== '' && cell !== '' && isName(name) ? named(name, cell) : '',
    ...(isName(name) && cell !== '' ? [] : [name, cell]),
  ]);

function plainRow(cells: readonly string[]): string {
  return `| ${cells.filter((cell) => cell !== '').join(' | ')} |`;
}

function cleanCell(cell: string): string {
  return cell.replace(/\s+/g, ' ').replaceAll('|', '/').trim();
}

const isName = (cell: string) =>
  cell.length <= MAX_NAME && cell.split(' ').length <= MAX_WORDS_IN_NAME && !/[.!?]$/.test(cell);
const hasDigit = (cell: string) => /\d/.test(cell.replace(/\([^)]*\)/g, ''));
/** What stands over a column and hardly ever in it. */
const COLUMN_WORD =
  /\b(?:what|how|when|who|where|which|why|item|date|day|time|hours?|price|cost|fee|dose|directions?|amount|quantity|number|result|rule|until|from|limit|meaning|room|place|phone|contact|age|weight|height|level|reading|score|teacher|leader|name|notes?|comments?|due|given|status|today|value|normal|use|action|part|food|meal|vaccine|medicine|medication|test|activity|month|week|period|subject|start|end|before|after|per|size|came|by|for)\b/i;

/** The first row names the columns: short cells without figures, over rows that look otherwise. */
function isHeader(first: readonly string[], rest: readonly (readonly string[])[]): boolean {
  const names = first.filter((cell) => cell !== '');
  if (names.length < 2 || names.length < first.length - 1 || !names.every(isName)) return false;
  const withDigits = names.filter(hasDigit).length;
  if (names.length > 2) return withDigits * 2 < names.length;
  if (withDigits > 0) return false;
  const [, second = ''] = names;
  if (/^\p{Lu}\S*\s+\p{Lu}/u.test(second)) return false;
  if (/:$/.test(names[0] ?? '')) return false;
  if (COLUMN_WORD.test(second)) return true;
  const figures = rest.filter((row) => hasDigit(row[1] ?? '')).length;
  return figures >= 0.6 * rest.length && rest.length > 1;
}

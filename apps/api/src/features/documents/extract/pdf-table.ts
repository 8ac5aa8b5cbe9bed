/** A run of text on one line of a page; `end` is where it ends to the right, `y` counts upwards. */
export type Fragment = { text: string; x: number; end: number; y: number; height: number };
type Cell = { text: string; x: number; end: number; bottom: number };
type Row = { cells: Cell[]; top: number; height: number; fragments: number };

/** Stands before an item of a list, in a column of its own. */
export const LIST_MARK = /^(?:[\u2022\u2023\u25e6\u25aa\u25cf\u2043*\u2013-]|\(?\d{1,3}[.)]|[a-z][.)])$/;
const SAME_LINE = 0.6;
const SAME_COLUMN = 4;
const WRAP_GAP = 1.6;
/** Between the last line of a row and the first of the next, in line heights. */
const ROW_GAP = 3;

/** A stretch of fragments: a table as lines that hold its column names, or text as it comes. */
export type Stretch = { fragments: Fragment[]; rows?: undefined } | { fragments: Fragment[]; rows: string[][] };

/** Finds the tables of a page among its fragments, which stand in reading order, cell after cell. */
export function splitTables(fragments: readonly Fragment[]): Stretch[] {
  const out: Stretch[] = [];
  const push = (some: Fragment[]) => {
    const last = out.at(-1);
    if (last && !last.rows) last.fragments.push(...some);
    else if (some.length > 0) out.push({ fragments: some });
  };
  for (let at = 0; at < fragments.length; ) {
    const table = tableAt(fragments, at);
    if (table) {
      out.push({ fragments: fragments.slice(at, at + table.length), rows: table.rows });
      at += table.length;
    } else {
      push([fragments[at] as Fragment]);
      at += 1;
    }
  }
  return out;
}

function tableAt(fragments: readonly Fragment[], from: number): { rows: string[][]; length: number } | undefined {
  const rows: Row[] = [];
  let at = from;
  for (;;) {
    const row = rowAt(fragments, at);
    if (!row || !follows(rows, row)) break;
    rows.push(row);
    at += row.fragments;
  }
  if (rows.length < 2) return undefined;
  const columns = columnsOf(rows);
  if (columns.length < 2) return undefined;
  const placed = rows.map((row) => ({ cells: place(row, columns), gap: 0 }));
  const merged: string[][] = [];
  for (const [index, { cells }] of placed.entries()) {
    const [row, before] = [rows[index] as Row, rows[index - 1]];
    const bottom = Math.min(...(before?.cells.map((cell) => cell.bottom) ?? [0]));
    const last = merged.at(-1);
    // A cell's second line that comes as a row of its own leaves the first column empty.
    if (last && cells[0] === '' && before && bottom - row.top <= WRAP_GAP * row.height)
      for (const [column, cell] of cells.entries()) last[column] = `${last[column] ?? ''} ${cell}`.trim();
    else merged.push(cells);
  }
  return merged.length < 2 ? undefined : { rows: merged, length: at - from };
}

/** Two cells or more that begin on one line, each with the lines that it wraps to. */
function rowAt(fragments: readonly Fragment[], from: number): Row | undefined {
  const first = fragments[from];
  if (!first || LIST_MARK.test(first.text)) return undefined;
  const top = first.y;
  const cells: Cell[] = [{ text: first.text, x: first.x, end: first.end, bottom: first.y }];
  let at = from + 1;
  for (; at < fragments.length; at += 1) {
    const next = fragments[at] as Fragment;
    const cell = cells.at(-1) as Cell;
    const isBeside = Math.abs(next.y - top) <= SAME_LINE * first.height && next.x > cell.end - 1;
    const isWrapped =
      Math.abs(next.x - cell.x) <= SAME_COLUMN &&
      next.y < cell.bottom - 1 &&
      cell.bottom - next.y <= WRAP_GAP * first.height &&
      Math.abs(next.height - first.height) < 1;
    if (isBeside) cells.push({ text: next.text, x: next.x, end: next.end, bottom: next.y });
    else if (isWrapped && !beginsRow(fragments, at, cells.length)) {
      cell.text += ` ${next.text}`;
      cell.end = Math.max(cell.end, next.end);
      cell.bottom = next.y;
    } else break;
  }
  return cells.length < 2 ? undefined : { cells, top, height: first.height, fragments: at - from };
}

/** In the first column, a line with a neighbour to its right on the same line begins the next row. */
function beginsRow(fragments: readonly Fragment[], at: number, cells: number): boolean {
  const [line, next] = [fragments[at] as Fragment, fragments[at + 1]];
  return cells === 1 && next !== undefined && Math.abs(next.y - line.y) <= 1 && next.x > line.end;
}

function follows(rows: readonly Row[], row: Row): boolean {
  const before = rows.at(-1);
  if (!before) return true;
  const bottom = Math.min(...before.cells.map((cell) => cell.bottom));
  const gap = bottom - row.top;
  if (gap <= 0 || gap > ROW_GAP * row.height) return false;
  const known = rows.flatMap(({ cells }) => cells);
  return row.cells.every((cell) => known.some((other) => isSameColumn(cell, other)));
}

/** Set flush left, flush right or centred. */
const isSameColumn = (a: Cell, b: Cell) =>
  Math.abs(a.x - b.x) <= SAME_COLUMN ||
  Math.abs(a.end - b.end) <= SAME_COLUMN ||
  Math.abs(a.x + a.end - b.x - b.end) <= 2 * SAME_COLUMN;

/** The widest row's cells, widened to what stands over and under them. */
function columnsOf(rows: readonly Row[]): { x: number; end: number }[] {
  const widest = rows.reduce((best, row) => (row.cells.length > best.cells.length ? row : best));
  return widest.cells.map((column) => {
    const same = rows.flatMap(({ cells }) => cells).filter((cell) => isSameColumn(cell, column));
    return { x: Math.min(...same.map(({ x }) => x)), end: Math.max(...same.map(({ end }) => end)) };
  });
}

function place(row: Row, columns: readonly { x: number; end: number }[]): string[] {
  if (row.cells.length === columns.length) return row.cells.map(({ text }) => text);
  const texts = columns.map(() => '');
  for (const cell of row.cells) {
    const overlaps = columns.map(({ x, end }) => Math.min(end, cell.end) - Math.max(x, cell.x));
    const column = overlaps.indexOf(Math.max(...overlaps));
    texts[column] = texts[column] ? `${texts[column]} ${cell.text}` : cell.text;
  }
  return texts;
}

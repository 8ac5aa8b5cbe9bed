import { tableLines } from './table.ts';

const GAP = /\t+| {2,}/;
const MIN_ROWS = 2;
const MIN_SHARED_STARTS = 0.6;

type Cell = { text: string; at: number };

/** Tables that plain text makes with tabs, runs of spaces or upright strokes, as lines that hold the column names. */
export function withTables(text: string): string {
  const out: string[] = [];
  let rows: { line: string; cells: Cell[] }[] = [];
  const end = () => {
    out.push(
      ...(isTable(rows.map(({ cells }) => cells))
        ? asLines(rows.map(({ cells }) => cells))
        : rows.map(({ line }) => line)),
    );
    rows = [];
  };
  for (const line of text.split('\n')) {
    const cells = cellsOf(line);
    if (cells.length === 0) {
      end();
      out.push(line);
    } else if (!isRule(line)) rows.push({ line, cells });
  }
  end();
  return out.join('\n');
}

const isRule = (line: string) => /^[\s|+:=-]{3,}$/.test(line);

/** Fewer than two are no row. */
function cellsOf(line: string): Cell[] {
  if (isRule(line)) return [{ text: '', at: 0 }];
  if (/^\s*\|.*\|\s*$/.test(line)) {
    const parts = line.trim().slice(1, -1).split('|');
    return parts.map((part, at) => ({ text: part.trim(), at }));
  }
  const indent = /^\s*/.exec(line)?.[0].length ?? 0;
  const cells: Cell[] = [];
  let at = indent;
  for (const part of line.slice(indent).split(new RegExp(`(${GAP.source})`))) {
    if (part.trim() !== '') cells.push({ text: part.trim(), at });
    at += part.length;
  }
  return cells.length > 1 && line.includes('\t')
    ? cells.map((cell, index) => ({ ...cell, at: index }))
    : cells.length > 1
      ? cells
      : [];
}

function isTable(rows: readonly Cell[][]): boolean {
  const [first] = rows;
  if (!first || rows.length < MIN_ROWS || first.length < 2) return false;
  const starts = new Set(first.map(({ at }) => at));
  const others = rows.slice(1).flat();
  return others.filter(({ at }) => near(starts, at)).length >= MIN_SHARED_STARTS * others.length;
}

const near = (starts: ReadonlySet<number>, at: number) => starts.has(at) || starts.has(at - 1) || starts.has(at + 1);

/** Cells go under the column that begins where they do, or last before. */
function asLines(rows: readonly Cell[][]): string[] {
  const [first = []] = rows;
  const width = first.length;
  return tableLines(
    rows.map((row) => {
      if (row.length === width) return row.map(({ text }) => text);
      const placed: string[] = Array.from({ length: width }, () => '');
      for (const { text, at } of row) {
        const column = Math.max(
          0,
          first.findLastIndex((name) => name.at <= at + 1),
        );
        placed[column] = placed[column] ? `${placed[column]} ${text}` : text;
      }
      return placed;
    }),
  );
}

import { type Tally, VERDICTS } from './judged.ts';

const percent = (part: number, all: number) => (all === 0 ? '-' : `${Math.round((100 * part) / all)}%`);

export function printTable(title: string, head: string[], rows: string[][]): void {
  const widths = head.map((cell, column) => Math.max(cell.length, ...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  console.log([`\n${title}`, line(head), ...rows.map(line)].join('\n'));
}

export function printVerdicts(title: string, groups: Map<string, Tally>): void {
  const rows = [...groups].map(([name, counts]) => [
    name,
    String(counts.all),
    ...VERDICTS.map((verdict) => `${counts[verdict]} (${percent(counts[verdict], counts.all)})`),
    percent(counts.right + counts.partly + counts.near, counts.all),
  ]);
  printTable(title, ['', 'all', ...VERDICTS, 'right, partly or near'], rows);
}

/** How often each outcome came, a row a group. */
export function printOutcomes(title: string, outcomes: { group: string; outcome: string }[]): void {
  const names = [...new Set(outcomes.map(({ outcome }) => outcome))].toSorted();
  const groups = [...new Set(outcomes.map(({ group }) => group)), 'all'];
  const rows = groups.map((group) => {
    const of = outcomes.filter((entry) => group === 'all' || entry.group === group);
    return [
      group,
      String(of.length),
      ...names.map((name) => {
        const count = of.filter(({ outcome }) => outcome === name).length;
        return `${count} (${percent(count, of.length)})`;
      }),
    ];
  });
  printTable(title, ['', 'all', ...names], rows);
}

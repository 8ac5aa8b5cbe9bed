import type { LineKind, Region } from './region.ts';
import { type Line, REGION_DATA } from './region-data.ts';

/** Lines in the order asked for, each once. A support line is never put before a crisis or emergency number. */
export function linesFor(region: Region, kinds: readonly LineKind[]): Line[] {
  const seen = new Set<string>();
  const lines: Line[] = [];
  for (const kind of kinds) {
    for (const line of REGION_DATA[region].lines[kind]) {
      const key = line.href ? `${line.href} ${line.value}` : line.value;
      if (seen.has(key)) continue;
      seen.add(key);
      lines.push({ ...line });
    }
  }
  return lines;
}

import compiled from '../../compiled/emergency-lines.json' with { type: 'json' };
import type { Region } from './region.ts';
import type { Line } from './region-data.ts';

export { type Region, regionNamed } from './region.ts';

/** The emergency and poison lines of every region, small enough for the first page: it must not wait for the rest. */
export function emergencyLines(region: Region): Line[] {
  return (compiled as unknown as Record<Region, Line[]>)[region];
}

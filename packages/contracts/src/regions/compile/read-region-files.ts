import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { type RegionFile, regionFile } from '../region.schema.ts';
import { REGIONS, type Region } from '../region.ts';

/** Every file of content/regions. Throws one Error that names each problem with its file, a line each. */
export function readRegionFiles(folder: string): Record<Region, RegionFile> {
  const problems: string[] = [];
  const found = new Map<Region, RegionFile>();
  for (const name of readdirSync(folder).sort()) {
    const parsed = regionFile.safeParse(parse(readFileSync(path.join(folder, name), 'utf8')));
    if (!parsed.success) {
      problems.push(...parsed.error.issues.map((issue) => `${name}: ${issue.path.join('.')}: ${issue.message}`));
    } else if (name !== `${parsed.data.region.toLowerCase()}.yaml`) {
      problems.push(`${name}: the region ${parsed.data.region} belongs into ${parsed.data.region.toLowerCase()}.yaml`);
    } else {
      found.set(parsed.data.region, parsed.data);
    }
  }
  problems.push(...REGIONS.filter((region) => !found.has(region)).map((region) => `${region}: the file is missing`));
  problems.push(...keyProblems(found, 'words'), ...keyProblems(found, 'spoken'));
  if (problems.length > 0) throw new Error(`content/regions:\n${problems.join('\n')}`);
  return Object.fromEntries(found) as Record<Region, RegionFile>;
}

/** A word that one region lacks would leave its slot empty there. */
function keyProblems(found: ReadonlyMap<Region, RegionFile>, part: 'words' | 'spoken'): string[] {
  const keys = new Set([...found.values()].flatMap((file) => Object.keys(file[part])));
  return [...found].flatMap(([region, file]) =>
    [...keys].filter((key) => !(key in file[part])).map((key) => `${region}: ${part}.${key}: missing in this region`),
  );
}

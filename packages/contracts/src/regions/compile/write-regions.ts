import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RegionFile } from '../region.schema.ts';
import { REGIONS } from '../region.ts';
import type { RegionData } from '../region-data.ts';
import { readRegionFiles } from './read-region-files.ts';

const packageFolder = path.resolve(import.meta.dirname, '../../..');
export const REGIONS_FOLDER = path.join(packageFolder, 'content/regions');
const COMPILED_FOLDER = path.join(packageFolder, 'compiled');
const REGIONS_FILE = path.join(COMPILED_FOLDER, 'regions.json');

/** Writes the regions as the product reads them. Throws with every problem of their files. */
export function writeRegions(): 'written' | 'unchanged' {
  const files = readRegionFiles(REGIONS_FOLDER);
  const text = JSON.stringify(Object.fromEntries(REGIONS.map((region) => [region, compileRegion(files[region])])));
  if (readIfThere(REGIONS_FILE) === text) return 'unchanged';
  mkdirSync(COMPILED_FOLDER, { recursive: true });
  // Two test runs may compile at once: each moves a whole file into place.
  writeFileSync(`${REGIONS_FILE}.${process.pid}`, text);
  renameSync(`${REGIONS_FILE}.${process.pid}`, REGIONS_FILE);
  return 'written';
}

function compileRegion(file: RegionFile): RegionData {
  const { name, measures, spoken, words, marks } = file;
  const lines = Object.fromEntries(
    Object.entries(file.lines).map(([kind, entries]) => [
      kind,
      entries.map(({ label, value, href }) => ({ label, value, ...(href && { href }) })),
    ]),
  ) as RegionData['lines'];
  const { text, due } = file.vaccines;
  const vaccines = { ...(text && { text }), ...(due && { due }) };
  const { carSeatLaw, schoolStart } = file;
  return {
    name,
    measures,
    lines,
    spoken,
    words,
    vaccines,
    carSeatLaw: carSeatLaw.text,
    schoolStart: schoolStart.text,
    marks,
  };
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

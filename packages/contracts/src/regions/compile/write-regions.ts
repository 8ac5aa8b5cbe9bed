import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../../topics/compile/problem.ts';
import type { RegionFile } from '../region.schema.ts';
import { REGIONS } from '../region.ts';
import type { RegionData } from '../region-data.ts';
import { findUnknownSlots } from './find-unknown-slots.ts';
import { readRegionFiles } from './read-region-files.ts';

/** From the repository on, as an editor opens it. */
const SHOWN_AS = 'packages/contracts/content';
const packageFolder = path.resolve(import.meta.dirname, '../../..');
const CONTENT_FOLDER = path.join(packageFolder, 'content');
const COMPILED_FOLDER = path.join(packageFolder, 'compiled');
const REGIONS_FILE = path.join(COMPILED_FOLDER, 'regions.json');

/** Writes the regions as the product reads them. Throws a `ContentError`, also for slots of the guide that no region fills. */
export function writeRegions(): 'written' | 'unchanged' {
  const files = readRegionFiles(path.join(CONTENT_FOLDER, 'regions'), `${SHOWN_AS}/regions`);
  const regions = REGIONS.map((region) => [region, compileRegion(files[region])] as const);
  const problems = findUnknownSlots(CONTENT_FOLDER, SHOWN_AS, compileRegion(files.OTHER));
  if (problems.length > 0) throw new ContentError(problems);
  const text = JSON.stringify(Object.fromEntries(regions));
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

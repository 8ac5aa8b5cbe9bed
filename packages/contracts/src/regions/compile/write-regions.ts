import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../../topics/compile/problem.ts';
import type { RegionFile } from '../region.schema.ts';
import { REGIONS } from '../region.ts';
import type { Line, RegionData } from '../region-data.ts';
import { findUnknownSlots } from './find-unknown-slots.ts';
import { readRegionFiles } from './read-region-files.ts';

/** From the repository on, as an editor opens it. */
const SHOWN_AS = 'packages/contracts/content';
const packageFolder = path.resolve(import.meta.dirname, '../../..');
const CONTENT_FOLDER = path.join(packageFolder, 'content');
const COMPILED_FOLDER = path.join(packageFolder, 'compiled');
const REGIONS_FILE = path.join(COMPILED_FOLDER, 'regions.json');
const LINES_FILE = path.join(COMPILED_FOLDER, 'emergency-lines.json');

/** Writes the regions as the product reads them. Throws a `ContentError`, also for slots of the guide that no region fills. */
export function writeRegions(): 'written' | 'unchanged' {
  const files = readRegionFiles(path.join(CONTENT_FOLDER, 'regions'), `${SHOWN_AS}/regions`);
  const regions = REGIONS.map((region) => [region, compileRegion(files[region])] as const);
  const problems = findUnknownSlots(CONTENT_FOLDER, SHOWN_AS, compileRegion(files.OTHER));
  if (problems.length > 0) throw new ContentError(problems);
  const lines = regions.map(([region, { lines }]) => [region, uniqueLines([...lines.emergency, ...lines.poison])]);
  const isNew = [
    writeIfNew(LINES_FILE, JSON.stringify(Object.fromEntries(lines))),
    writeIfNew(REGIONS_FILE, JSON.stringify(Object.fromEntries(regions))),
  ];
  return isNew.includes(true) ? 'written' : 'unchanged';
}

function uniqueLines(lines: Line[]): Line[] {
  const keyOf = ({ href, value }: Line) => (href ? `${href} ${value}` : value);
  return lines.filter((line, index) => lines.findIndex((other) => keyOf(other) === keyOf(line)) === index);
}

function writeIfNew(file: string, text: string): boolean {
  if (readIfThere(file) === text) return false;
  mkdirSync(COMPILED_FOLDER, { recursive: true });
  // Two test runs may compile at once: each moves a whole file into place.
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
  return true;
}

function compileRegion(file: RegionFile): RegionData {
  const { name, measures, spoken, words, marks } = file;
  const lines = Object.fromEntries(
    Object.entries(file.lines).map(([kind, entries]) => [
      kind,
      entries.map(({ label, value, href }) => ({ label, value, ...(href && { href }) })),
    ]),
  ) as RegionData['lines'];
  const { text, note, due } = file.vaccines;
  const vaccines = { ...(text && { text }), ...(note && { note }), ...(due && { due }) };
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

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../topics/compile/problem.ts';
import { fillSlot } from '../fill-slot.ts';
import type { RegionData } from '../region-data.ts';

/** Folders of the guide whose texts are filled for the family. */
const FILLED = ['answers', 'ranges'];
const BRACES = /\{([^{}]*)\}/g;
const NAME = 'user.childName';

/** Braces in the guide's texts that no region can fill. `folder` is the content folder. */
export function findUnknownSlots(folder: string, shownAs: string, region: RegionData): Problem[] {
  return FILLED.flatMap((part) => filesIn(path.join(folder, part)).map((name) => `${part}/${name}`)).flatMap((name) => {
    const lines = readFileSync(path.join(folder, name), 'utf8').split('\n');
    return lines.flatMap((text, index) =>
      [...text.matchAll(BRACES)]
        .filter(([, slot = '']) => slot !== NAME && fillSlot(slot, region, {}) === undefined)
        .map(([whole]) => ({ file: `${shownAs}/${name}`, line: index + 1, message: `there is no slot ${whole}` })),
    );
  });
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

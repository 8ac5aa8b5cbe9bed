import { writeRegions } from '../../regions/compile/index.ts';
import { writeCompiled } from './write-compiled.ts';

/** A package's tests may be run alone, right after an install or an edit of the guide. */
export default function setup(): void {
  writeRegions();
  writeCompiled();
}

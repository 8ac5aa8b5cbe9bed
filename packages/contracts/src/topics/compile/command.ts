import { writeRegions } from '../../regions/compile/index.ts';
import { ContentError } from './problem.ts';
import { writeCompiled } from './write-compiled.ts';

try {
  process.stdout.write(`The regions are ${writeRegions() === 'written' ? 'compiled' : 'up to date'}\n`);
  process.stdout.write(`The guide is ${writeCompiled() === 'written' ? 'compiled' : 'up to date'}\n`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  process.stderr.write(`${error.message}\n${error.problems.length} problems in the guide\n`);
  process.exitCode = 1;
}

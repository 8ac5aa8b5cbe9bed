import { writeRegions } from './write-regions.ts';

process.stdout.write(`The regions are ${writeRegions() === 'written' ? 'compiled' : 'up to date'}\n`);

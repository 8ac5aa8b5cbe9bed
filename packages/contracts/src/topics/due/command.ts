import path from 'node:path';
import { readRegionFiles } from '../../regions/compile/index.ts';
import { compileGuide } from '../compile/compile-guide.ts';
import { readContent } from '../compile/read-content.ts';
import { CONTENT_FOLDER, CONTENT_SHOWN_AS } from '../compile/write-compiled.ts';
import { openGuide } from '../compiled-guide.ts';
import { type DueEntry, dueList } from './due-list.ts';

/** Ends with 1 when something is due, so that the scheduled run shows it. */
const { ANSWERS, SOURCES } = openGuide(compileGuide(readContent(CONTENT_FOLDER, CONTENT_SHOWN_AS)));
const regions = readRegionFiles(path.join(CONTENT_FOLDER, 'regions'), `${CONTENT_SHOWN_AS}/regions`);
const tables = Object.entries(regions).map(([id, { vaccines }]) => ({
  id: `regions/${id}`,
  expires: vaccines.expires,
}));
const { expiring, unread } = dueList(new Date().toISOString().slice(0, 10), ANSWERS, SOURCES, tables);
const print = (entries: DueEntry[]) => {
  for (const { day, id, what } of entries) process.stdout.write(`${day}  ${id}  ${what}\n`);
};
process.stdout.write(`${expiring.length} expired or expiring within 90 days\n`);
print(expiring);
process.stdout.write(`${unread.length} sources not read for a year\n`);
print(unread);
if (expiring.length + unread.length > 0) process.exitCode = 1;

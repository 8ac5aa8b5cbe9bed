import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { regionNamed } from '../../regions/index.ts';
import { checkGuide } from '../check/check-guide.ts';
import { guideCounts } from '../check/guide-counts.ts';
import { compileGuide } from '../compile/compile-guide.ts';
import { readContent } from '../compile/read-content.ts';
import { CONTENT_FOLDER, CONTENT_SHOWN_AS } from '../compile/write-compiled.ts';
import { openGuide } from '../compiled-guide.ts';
import { buildPreview } from './build-preview.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../../../.guide');

const { values } = parseArgs({ options: { region: { type: 'string', default: 'US' } } });
const region = regionNamed(values.region);
if (!region) throw new Error(`There is no region ${values.region}`);
const content = readContent(CONTENT_FOLDER, CONTENT_SHOWN_AS);
const check = checkGuide(content);
const guide = openGuide(compileGuide(content));
const warningsFor = (id: string) =>
  [...check.errors, ...check.warnings]
    .filter(({ message }) => message.startsWith(`${id}: `))
    .map(({ message }) => message.slice(id.length + 2));
const pages = buildPreview(guide, { region, counts: guideCounts(content, check), warningsFor });
rmSync(FOLDER, { recursive: true, force: true });
for (const [name, text] of pages) {
  const file = path.join(FOLDER, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
process.stdout.write(`${pages.size} pages: open ${path.join(FOLDER, 'index.html')}\n`);

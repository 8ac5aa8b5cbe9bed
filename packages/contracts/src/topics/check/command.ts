import { parseArgs } from 'node:util';
import { problemText } from '../compile/problem.ts';
import { readContent } from '../compile/read-content.ts';
import { CONTENT_FOLDER, CONTENT_SHOWN_AS } from '../compile/write-compiled.ts';
import { checkGuide } from './check-guide.ts';
import { guideCounts } from './guide-counts.ts';

const WARNINGS_SHOWN = 10;

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const content = readContent(CONTENT_FOLDER, CONTENT_SHOWN_AS);
const check = checkGuide(content);
const isAsked = ({ file }: { file: string }) => positionals.every((part) => file.includes(part));
const warnings = check.warnings.filter(isAsked);
const shown = values.all || positionals.length > 0 ? warnings : warnings.slice(0, WARNINGS_SHOWN);
for (const warning of shown) process.stdout.write(`warning  ${problemText(warning)}\n`);
if (shown.length < warnings.length)
  process.stdout.write(
    `warning  and ${warnings.length - shown.length} more: pnpm guide:check --all, or with a part of a file name\n`,
  );
for (const error of check.errors) process.stderr.write(`error  ${problemText(error)}\n`);
process.stdout.write(guideCounts(content, check));
if (check.errors.length > 0) process.exitCode = 1;

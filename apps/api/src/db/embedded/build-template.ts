import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTemplate, TEMPLATE_FILE } from './template.ts';

mkdirSync(path.dirname(TEMPLATE_FILE), { recursive: true });
writeFileSync(TEMPLATE_FILE, await makeTemplate());

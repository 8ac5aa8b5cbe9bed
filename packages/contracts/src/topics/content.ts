import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type CompiledGuide, openGuide } from './compiled-guide.ts';

/** Written by compile/command.ts; too large for a browser, which asks the server for the page it shows. */
const COMPILED = new URL('../../compiled/guide.json', import.meta.url);

function readCompiled(): { compiled: CompiledGuide; version: string } {
  try {
    const bytes = readFileSync(COMPILED);
    return {
      compiled: JSON.parse(bytes.toString()),
      version: createHash('sha256').update(bytes).digest('hex').slice(0, 16),
    };
  } catch (error) {
    throw new Error('The guide is not compiled yet: run "pnpm guide:compile"', { cause: error });
  }
}

const { compiled, version } = readCompiled();

/** Another one whenever any word of the guide is. */
export const GUIDE_VERSION = version;

/** Birth to eighteen years, in order; the answers, in no order; every page they rest on, and who publishes it. */
export const { AGE_RANGES, ANSWERS, SOURCES, PUBLISHERS } = openGuide(compiled);

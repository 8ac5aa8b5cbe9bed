import { readFileSync } from 'node:fs';
import { type CompiledGuide, openGuide } from './compiled-guide.ts';

/** Written by compile/command.ts; too large for a browser, which asks the server for the page it shows. */
const COMPILED = new URL('../../compiled/guide.json', import.meta.url);

function readCompiled(): CompiledGuide {
  try {
    return JSON.parse(readFileSync(COMPILED, 'utf8'));
  } catch (error) {
    throw new Error('The guide is not compiled yet: run "pnpm guide:compile"', { cause: error });
  }
}

/** Birth to eighteen years, in order; the answers, in no order; every page they rest on, and who publishes it. */
export const { AGE_RANGES, ANSWERS, SOURCES, PUBLISHERS } = openGuide(readCompiled());

import type { Plugin } from 'vite';
import { appSystem } from '../src/theme/system.ts';
import { PALETTE, type PackedTokens, variable } from '../src/theme/unpack-tokens.ts';

/** Palettes that nothing here is painted with: bytes, and some hundred variables in every page. */
export const UNUSED_PALETTES = ['teal', 'cyan', 'purple', 'pink'];

const UNPACK = new URL('../src/theme/unpack-tokens.ts', import.meta.url).pathname;

/** The lines of the library that work out, in every visit, the names of all tokens: half of the start of its scripts. */
const WORKED_OUT = /registerTokens\(\);\s+registerTransform\([^)]*\);\s+registerMiddleware\([^)]*\);\s+build\(\);/;
const OWN_TOKENS = /const (tokens|semanticTokens) = \{[\s\S]*?\n\};/g;

/** Writes what stands for each token into the scripts; how they are defined then need not be in them (but see print-style). */
export function staticTokens(): Plugin {
  const packed = JSON.stringify(packTokens());
  return {
    name: 'static-tokens',
    apply: 'build',
    transform(code, id) {
      const chakra = /@chakra-ui\/react\/dist\/esm\/(.+)$/.exec(id)?.[1];
      if (chakra === 'styled-system/token-dictionary.js') {
        if (!WORKED_OUT.test(code)) this.error(`${id} looks different: mend static-tokens`);
        const given = `byCategoryJson = unpackTokens(${packed}, { flatMap, colorPaletteMap, tokenNameMap });`;
        return {
          code: `import { unpackTokens } from '${UNPACK}';\n${code.replace(WORKED_OUT, () => given)}`,
          map: null,
        };
      }
      if (chakra !== 'theme/index.js') return undefined;
      if (code.match(OWN_TOKENS)?.length !== 2) this.error(`${id} looks different: mend static-tokens`);
      return { code: code.replace(OWN_TOKENS, 'const $1 = {};'), map: null };
    },
  };
}

const isUnused = (name: string) =>
  UNUSED_PALETTES.some((palette) => name === palette || name.startsWith(`${palette}.`));

export function packTokens(): PackedTokens {
  const { flatMap, colorPaletteMap, tokenMap } = appSystem().tokens;
  const categories: PackedTokens['categories'] = {};
  for (const [path, value] of flatMap) {
    const at = path.indexOf('.');
    const [category, name] = [path.slice(0, at), path.slice(at + 1)];
    if (category !== 'colors' || !isUnused(name)) add(categories, category, name, value, variable(category, name));
  }
  const palettes: PackedTokens['palettes'] = {};
  for (const [palette, values] of colorPaletteMap) {
    if (isUnused(palette)) continue;
    palettes[palette] = ['', {}];
    for (const [key, value] of values) {
      const name = key.slice(PALETTE.length);
      if (key.startsWith(PALETTE) && value === variable('colors', `${palette}-${name}`))
        add(palettes, palette, name, value, value);
      else palettes[palette][1][key] = value;
    }
  }
  const breakpoints = [...tokenMap.keys()].filter((name) => name.startsWith('breakpoints.'));
  return { categories, palettes, breakpoints: breakpoints.map((name) => name.slice('breakpoints.'.length)) };
}

function add(to: PackedTokens['categories'], group: string, name: string, value: string, asCalled: string): void {
  to[group] ??= ['', {}];
  if (value === asCalled) to[group][0] += to[group][0] === '' ? name : ` ${name}`;
  else to[group][1][name] = value;
}

import { expect, test } from 'vitest';
import { packTokens, UNUSED_PALETTES } from '../../build/static-tokens.ts';
import { appSystem } from './system.ts';
import { unpackTokens } from './unpack-tokens.ts';

const UNUSED = new RegExp(`^colors\\.(${UNUSED_PALETTES.join('|')})\\b`);

test('the tokens that a build works out are those of the library, name by name and value by value', () => {
  const flatMap = new Map<string, string>();
  const colorPaletteMap = new Map<string, Map<string, string>>();
  const tokenNameMap = new Map<string, unknown>();
  const byCategory = unpackTokens(packTokens(), { flatMap, colorPaletteMap, tokenNameMap });
  const { tokens } = appSystem();
  const used = [...tokens.flatMap].filter(([name]) => !UNUSED.test(name));
  expect(Object.fromEntries(flatMap)).toEqual(Object.fromEntries(used));
  for (const [category, values] of Object.entries(byCategory)) {
    const all = Object.entries(tokens.getCategoryValues(category) ?? {});
    expect(values).toEqual(Object.fromEntries(all.filter(([name]) => !UNUSED.test(`${category}.${name}`))));
  }
  for (const [palette, values] of colorPaletteMap)
    expect(Object.fromEntries(values)).toEqual(Object.fromEntries(tokens.colorPaletteMap.get(palette) ?? []));
  expect(colorPaletteMap.size).toBe(tokens.colorPaletteMap.size - UNUSED_PALETTES.length);
  for (const name of tokens.tokenMap.keys())
    if (name.startsWith('breakpoints.')) expect(tokenNameMap.has(name), name).toBe(true);
  // Asked for by the library's own mixing of colours; were there any, they would have to be packed, too.
  expect([...tokens.tokenMap.keys()].filter((name) => name.startsWith('opacity.'))).toEqual([]);
});

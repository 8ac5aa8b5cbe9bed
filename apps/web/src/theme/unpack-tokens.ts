/**
 * The names of all tokens with what stands for each in a rule, as a build has worked them out (build/static-tokens.ts):
 * by category the names whose variable is called like them, and the others with theirs.
 */
export type PackedTokens = {
  categories: Record<string, [names: string, others: Record<string, string>]>;
  palettes: Record<string, [names: string, others: Record<string, string>]>;
  breakpoints: string[];
};

type Maps = {
  flatMap: Map<string, string>;
  colorPaletteMap: Map<string, Map<string, string>>;
  tokenNameMap: Map<string, unknown>;
};

export const PALETTE = '--chakra-colors-color-palette-';
export const variable = (category: string, name: string) => `var(--chakra-${category}-${name.replaceAll('.', '-')})`;

/** Fills the maps that the library asks and returns the values of each category. */
export function unpackTokens({ categories, palettes, breakpoints }: PackedTokens, maps: Maps) {
  const byCategory: Record<string, Record<string, string>> = {};
  for (const [category, [names, others]] of Object.entries(categories)) {
    const values: Record<string, string> = {};
    for (const name of names.split(' ')) if (name !== '') values[name] = variable(category, name);
    byCategory[category] = Object.assign(values, others);
    for (const name in values) maps.flatMap.set(`${category}.${name}`, values[name] ?? '');
  }
  for (const [palette, [names, others]] of Object.entries(palettes)) {
    const values = new Map(Object.entries(others));
    for (const name of names.split(' '))
      if (name !== '') values.set(PALETTE + name, variable('colors', `${palette}-${name}`));
    maps.colorPaletteMap.set(palette, values);
  }
  for (const name of breakpoints) maps.tokenNameMap.set(`breakpoints.${name}`, {});
  return byCategory;
}

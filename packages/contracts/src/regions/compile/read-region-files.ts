import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError, type Problem } from '../../topics/compile/problem.ts';
import { checkShape, readYaml, type YamlText } from '../../topics/compile/read-yaml.ts';
import { type RegionFile, regionFile } from '../region.schema.ts';
import { REGIONS, type Region } from '../region.ts';

type Found = { file: string; yaml: YamlText; value: RegionFile };

/** Every file of the folder; problems name files from `shownAs` on. Throws a `ContentError` with all of them. */
export function readRegionFiles(folder: string, shownAs: string): Record<Region, RegionFile> {
  const problems: Problem[] = [];
  const found: Found[] = [];
  for (const name of readdirSync(folder).sort()) {
    const file = `${shownAs}/${name}`;
    const yaml = readYaml(file, readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n'));
    const shape = checkShape(file, yaml, regionFile);
    problems.push(...shape.problems);
    if (!shape.value) continue;
    if (name !== `${shape.value.region.toLowerCase()}.yaml`)
      problems.push({ file, line: yaml.lineOf(['region']), message: 'region: the file has the name of another' });
    found.push({ file, yaml, value: shape.value });
  }
  for (const region of REGIONS)
    if (!found.some(({ value }) => value.region === region) && problems.length === 0)
      problems.push({ file: `${shownAs}/${region.toLowerCase()}.yaml`, line: 1, message: 'the file is missing' });
  problems.push(...missingKeys(found, 'words'), ...missingKeys(found, 'spoken'));
  if (problems.length > 0) throw new ContentError(problems);
  return Object.fromEntries(found.map(({ value }) => [value.region, value])) as Record<Region, RegionFile>;
}

/** A word that one region lacks would leave its slot empty there. */
function missingKeys(found: readonly Found[], part: 'words' | 'spoken'): Problem[] {
  const keys = new Set(found.flatMap(({ value }) => Object.keys(value[part])));
  return found.flatMap(({ file, yaml, value }) =>
    [...keys]
      .filter((key) => !Object.hasOwn(value[part], key))
      .map((key) => ({ file, line: yaml.lineOf([part]), message: `${part}.${key}: other regions have it` })),
  );
}

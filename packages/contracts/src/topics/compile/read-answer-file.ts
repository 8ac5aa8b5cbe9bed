import type { Problem } from './problem.ts';
import { type RawPart, readBlocks } from './read-blocks.ts';
import { readYaml, type YamlText } from './read-yaml.ts';

type Blocks = { now: RawPart[]; watch: RawPart[]; call: RawPart[] };
type AnswerFile = { front: YamlText; blocks: Blocks; problems: Problem[] };

const FENCE = '---';
const HEADINGS = { '## Watch': 'watch', '## Call': 'call' } as const;

/** Splits the front matter from the text and the text into its three blocks. */
export function readAnswerFile(file: string, text: string): AnswerFile {
  const lines = text.split('\n');
  const end = lines.indexOf(FENCE, 1);
  if (lines[0] !== FENCE || end < 0) {
    const problems = [{ file, line: 1, message: 'must begin with front matter between two lines of ---' }];
    return { front: readYaml(file, '', 1), blocks: { now: [], watch: [], call: [] }, problems };
  }
  const front = readYaml(file, lines.slice(1, end).join('\n'), 2);
  const blocks: Blocks = { now: [], watch: [], call: [] };
  const problems: Problem[] = [];
  let name: keyof Blocks = 'now';
  let from = end + 1;
  const close = (until: number) => {
    const found = readBlocks(file, lines.slice(from, until).join('\n'), from + 1);
    blocks[name].push(...found.parts);
    problems.push(...found.problems);
    if (found.parts.length === 0)
      problems.push({
        file,
        line: Math.max(from, 1),
        message: `there is no text ${name === 'now' ? 'before ## Watch' : 'under this heading'}`,
      });
  };
  for (let index = end + 1; index < lines.length; index += 1) {
    const heading = (lines[index] ?? '').trimEnd();
    if (!heading.startsWith('#')) continue;
    close(index);
    const next = Object.entries(HEADINGS).find(([words]) => words === heading)?.[1];
    if (!next || next === name || name === 'call')
      problems.push({ file, line: index + 1, message: 'the headings are ## Watch, then ## Call, each once' });
    name = next ?? name;
    from = index + 1;
  }
  close(lines.length);
  return { front, blocks, problems };
}

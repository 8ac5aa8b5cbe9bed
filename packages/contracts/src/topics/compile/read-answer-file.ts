import type { Problem } from './problem.ts';
import { type RawPart, readBlocks } from './read-blocks.ts';
import { type RawFollowUp, readFollowUps } from './read-follow-ups.ts';
import { readYaml, type YamlText } from './read-yaml.ts';

type Blocks = { now: RawPart[]; watch: RawPart[]; call: RawPart[] };
type AnswerFile = { front: YamlText; blocks: Blocks; followUps: RawFollowUp[]; problems: Problem[] };

const FENCE = '---';
const FOLLOW_UPS = '## Asked next';
const HEADINGS = { '## Watch': 'watch', '## Call': 'call' } as const;

/** Splits the front matter from the text and the text into its three blocks and what is asked next. */
export function readAnswerFile(file: string, text: string): AnswerFile {
  const lines = text.split('\n');
  const end = lines.indexOf(FENCE, 1);
  if (lines[0] !== FENCE || end < 0) {
    const problems = [{ file, line: 1, message: 'must begin with front matter between two lines of ---' }];
    return { front: readYaml(file, '', 1), blocks: { now: [], watch: [], call: [] }, followUps: [], problems };
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
  const last = lines.findIndex((line, index) => index > end && line.trimEnd() === FOLLOW_UPS);
  const textEnd = last < 0 ? lines.length : last;
  for (let index = end + 1; index < textEnd; index += 1) {
    const heading = (lines[index] ?? '').trimEnd();
    if (!heading.startsWith('#')) continue;
    close(index);
    const next = Object.entries(HEADINGS).find(([words]) => words === heading)?.[1];
    if (!next || next === name || name === 'call')
      problems.push({
        file,
        line: index + 1,
        message: 'the headings are ## Watch, ## Call, ## Asked next, in this order, each once',
      });
    name = next ?? name;
    from = index + 1;
  }
  close(textEnd);
  if (last < 0) return { front, blocks, followUps: [], problems };
  const asked = readFollowUps(file, lines.slice(last + 1), last + 2);
  return { front, blocks, followUps: asked.followUps, problems: [...problems, ...asked.problems] };
}

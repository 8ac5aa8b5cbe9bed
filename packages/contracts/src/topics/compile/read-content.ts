import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import {
  type AnswerFront,
  answerFront,
  type FactEntry,
  factsFile,
  publishersFile,
  type RangeFile,
  rangeFile,
  type SourceFile,
  sourceFile,
} from './file.schema.ts';
import type { Problem } from './problem.ts';
import { readAnswerFile } from './read-answer-file.ts';
import { type RawPart, readBlocks } from './read-blocks.ts';
import type { RawFollowUp } from './read-follow-ups.ts';
import { checkShape, type KeyPath, readYaml } from './read-yaml.ts';

/** Where something stands: `lineOf` is the line of a key in the file's YAML. */
export type Place = { file: string; lineOf: (path: KeyPath) => number };
export type RawBlocks = { now: RawPart[]; watch: RawPart[]; call: RawPart[] };

export type ContentPublisher = z.infer<typeof publishersFile>[number] & Place & { index: number };
export type ContentSource = SourceFile & Place & { id: string; publisherId: string };
export type ContentAnswer = AnswerFront & Place & RawBlocks & { id: string; followUps: RawFollowUp[] };
export type ContentFact = FactEntry & Place & { index: number };
export type ContentRange = RangeFile & Place & { blocks: RawBlocks[] };

/** Everything under `content/` that parses, and what does not. */
export type Content = {
  publishers: ContentPublisher[];
  sources: ContentSource[];
  answers: ContentAnswer[];
  ranges: ContentRange[];
  facts: ContentFact[];
  problems: Problem[];
};

const PUBLISHERS = 'publishers.yaml';
const FACTS = 'facts.yaml';
const SOURCE = /^sources\/([a-z0-9-]+)\/([a-z0-9-]+)\.yaml$/;
const ANSWER = /^answers\/([a-z0-9-]+)\/([a-z0-9-]+)\.md$/;
const RANGE = /^ranges\/(\d{4})-(\d{4})-weeks\.yaml$/;
/** Read by the code of the regions. */
const ELSEWHERE = /^regions\//;

/** `folder` is the content folder; problems name files from `shownAs` on. */
export function readContent(folder: string, shownAs: string): Content {
  const content: Content = { publishers: [], sources: [], answers: [], ranges: [], facts: [], problems: [] };
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
  for (const name of files) {
    const file = `${shownAs}/${name}`;
    const text = readFileSync(path.join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    const [, first = '', second = ''] = SOURCE.exec(name) ?? ANSWER.exec(name) ?? RANGE.exec(name) ?? [];
    if (name === PUBLISHERS) addPublishers(content, file, text);
    else if (name === FACTS) addFacts(content, file, text);
    else if (SOURCE.test(name)) addSource(content, file, text, first, `${first}/${second}`);
    else if (ANSWER.test(name)) addAnswer(content, file, text, first, second);
    else if (RANGE.test(name)) addRange(content, file, text, [Number(first), Number(second)]);
    else if (!ELSEWHERE.test(name))
      content.problems.push({ file, line: 1, message: 'no such file belongs here: small letters, digits and hyphens' });
  }
  return content;
}

function addPublishers(content: Content, file: string, text: string): void {
  const yaml = readYaml(file, text);
  const { value, problems } = checkShape(file, yaml, publishersFile);
  content.problems.push(...problems);
  content.publishers = (value ?? []).map((entry, index) => ({ ...entry, file, lineOf: yaml.lineOf, index }));
}

function addFacts(content: Content, file: string, text: string): void {
  const yaml = readYaml(file, text);
  const { value, problems } = checkShape(file, yaml, factsFile);
  content.problems.push(...problems);
  content.facts = (value ?? []).map((entry, index) => ({ ...entry, file, lineOf: yaml.lineOf, index }));
}

function addSource(content: Content, file: string, text: string, publisherId: string, id: string): void {
  const yaml = readYaml(file, text);
  const { value, problems } = checkShape(file, yaml, sourceFile);
  content.problems.push(...problems);
  if (value) content.sources.push({ ...value, file, lineOf: yaml.lineOf, id, publisherId });
}

function addAnswer(content: Content, file: string, text: string, folder: string, id: string): void {
  const { front, blocks, followUps, problems: formProblems } = readAnswerFile(file, text);
  const { value, problems } = checkShape(file, front, answerFront);
  content.problems.push(...formProblems, ...problems);
  if (!value) return;
  if (value.subject !== folder)
    content.problems.push({
      file,
      line: front.lineOf(['subject']),
      message: `subject: the file stands in the folder ${folder}`,
    });
  content.answers.push({ ...value, ...blocks, followUps, file, lineOf: front.lineOf, id });
}

function addRange(content: Content, file: string, text: string, weeks: readonly [number, number]): void {
  const yaml = readYaml(file, text);
  const { value, problems } = checkShape(file, yaml, rangeFile);
  content.problems.push(...problems);
  if (!value) return;
  if (value.start_weeks !== weeks[0] || value.end_weeks !== weeks[1])
    content.problems.push({ file, line: 1, message: 'the weeks are not those of the file name' });
  const blocks = value.topics.map((topic, index) => {
    const read = (key: 'now' | 'watch' | 'call'): RawPart[] => {
      const line = yaml.lineOf(['topics', index, key]);
      const found = readBlocks(file, topic[key] ?? '', line);
      content.problems.push(...found.problems.map((problem) => ({ ...problem, line })));
      return found.parts.map((part) => ({ ...part, line }));
    };
    return { now: read('now'), watch: read('watch'), call: read('call') };
  });
  content.ranges.push({ ...value, file, lineOf: yaml.lineOf, blocks });
}

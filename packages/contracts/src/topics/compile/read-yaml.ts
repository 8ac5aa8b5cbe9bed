import { type Document, isMap, isNode, isScalar, LineCounter, type ParsedNode, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import type { Problem } from './problem.ts';

export type KeyPath = readonly PropertyKey[];

/** The values of a YAML text and the line that each stands on. */
export type YamlText = { value: unknown; lineOf: (path: KeyPath) => number; problems: Problem[] };

/** `firstLine` is the line of the file that the text begins on. Never throws: what does not parse is a problem. */
export function readYaml(file: string, text: string, firstLine = 1): YamlText {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const problems = [...document.errors, ...document.warnings].map(({ pos, message }) => ({
    file,
    line: lineAt(pos[0]),
    message,
  }));
  if (problems.length > 0) return { value: undefined, lineOf: () => firstLine, problems };
  separateParagraphs(document);
  return { value: document.toJS(), lineOf: (path) => lineAt(offsetOf(document, path)), problems };
}

/** A folded text turns the blank line between two paragraphs into one line break; a literal text keeps both. */
function separateParagraphs(document: Document.Parsed): void {
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value === 'string' && node.type !== 'BLOCK_LITERAL')
        node.value = node.value.trimEnd().replaceAll('\n', '\n\n');
    },
  });
}

function offsetOf(document: Document.Parsed<ParsedNode>, path: KeyPath): number {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (pair && isNode(pair.key) && pair.key.range) return pair.key.range[0];
    }
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return document.contents?.range[0] ?? 0;
}

/** The parsed value, or undefined with a problem for each thing that the schema refuses. */
export function checkShape<T>(file: string, yaml: YamlText, schema: z.ZodType<T>): { value?: T; problems: Problem[] } {
  if (yaml.problems.length > 0) return { problems: yaml.problems };
  const parsed = schema.safeParse(yaml.value);
  if (parsed.success) return { value: parsed.data, problems: [] };
  const problems = parsed.error.issues.map((issue) => {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
    return { file, line: yaml.lineOf(path), message: `${nameOf(path)}${issue.message}` };
  });
  return { problems };
}

const nameOf = (path: KeyPath) => (path.length > 0 ? `${path.map(String).join('.')}: ` : '');

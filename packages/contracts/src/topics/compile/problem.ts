/** Something wrong in a content file. `line` counts from 1. */
export type Problem = { file: string; line: number; message: string };

/** Every problem that was found, each with file and line. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(problemText).join('\n'));
    this.name = 'ContentError';
    this.problems = problems;
  }
}

export function problemText({ file, line, message }: Problem): string {
  return `${file}:${line}: ${message}`;
}

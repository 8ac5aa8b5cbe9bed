import type { Problem } from './problem.ts';
import { readBlocks } from './read-blocks.ts';

/** What parents ask after they have read the page, in one to twelve wordings, and what is answered. */
export type RawFollowUp = { questions: string[]; text: string; source?: string; line: number };

const QUESTION = /^###\s+(.*\S)\s*$/;
const WORDINGS = [1, 12] as const;
const LENGTHS = [3, 120] as const;

/** `### one wording | another` begins a question, the paragraph beneath answers it. */
export function readFollowUps(
  file: string,
  lines: readonly string[],
  firstLine: number,
): { followUps: RawFollowUp[]; problems: Problem[] } {
  const followUps: RawFollowUp[] = [];
  const problems: Problem[] = [];
  const starts = [...lines.keys()].filter((index) => QUESTION.test(lines[index] ?? ''));
  const complain = (index: number, message: string) => problems.push({ file, line: firstLine + index, message });
  const before = lines.slice(0, starts[0] ?? lines.length);
  if (starts.length === 0) complain(0, 'there is no "### question" under ## Asked next');
  if (before.some((line) => line.trim() !== ''))
    complain(0, 'a text under ## Asked next stands below its "### question"');
  for (const [index, line] of lines.entries())
    if (line.startsWith('#') && !QUESTION.test(line))
      complain(index, 'under ## Asked next only "### question" may follow');
  for (const [order, index] of starts.entries()) {
    const questions = (QUESTION.exec(lines[index] ?? '')?.[1] ?? '').split('|').map((one) => one.trim());
    if (questions.length > WORDINGS[1]) complain(index, `${questions.length} wordings, at most ${WORDINGS[1]}`);
    for (const { length } of questions)
      if (length < LENGTHS[0] || length > LENGTHS[1])
        complain(index, `a wording has ${LENGTHS.join(' to ')} characters`);
    const answer = readBlocks(file, lines.slice(index + 1, starts[order + 1]).join('\n'), firstLine + index + 1);
    problems.push(...answer.problems);
    const [part] = answer.parts;
    if (!part || part.isStep || answer.parts.length > 1) complain(index, 'one paragraph answers it');
    else followUps.push({ questions, text: part.text, ...(part.source && { source: part.source }), line: part.line });
  }
  return { followUps, problems };
}

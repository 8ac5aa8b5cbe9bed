import { findReferenceProblems } from '../compile/find-reference-problems.ts';
import type { Problem } from '../compile/problem.ts';
import type { Content } from '../compile/read-content.ts';
import { checkFigures } from './check-figures.ts';
import { checkForm } from './check-form.ts';
import { checkQuestions } from './check-questions.ts';
import { checkSources } from './check-sources.ts';
import { pagesOf } from './pages.ts';

/**
 * While true, a page that rests on a source still to be read may lack notes for its figures and parts of the form: these
 * are warnings. A page whose sources were all read is held to everything at once. To be set to false when `guide:check`
 * counts no unread source.
 */
export const IS_STILL_BEING_READ = true;

export type GuideCheck = { errors: Problem[]; warnings: Problem[]; matched: number; unmatched: number; unread: number };

export function checkGuide(content: Content, isStillBeingRead = IS_STILL_BEING_READ): GuideCheck {
  const errors = [...content.problems];
  if (errors.length === 0) errors.push(...findReferenceProblems(content));
  if (errors.length > 0) return { errors, warnings: [], matched: 0, unmatched: 0, unread: 0 };
  const pages = pagesOf(content);
  const unread = content.sources.filter((source) => source.isRead === false || source.notes.length === 0);
  const unreadIds = new Set(unread.map(({ id }) => id));
  const isLenient = ({ sources }: { sources: string[] }) => isStillBeingRead && sources.some((id) => unreadIds.has(id));
  const figures = checkFigures(content, pages);
  const warnings: Problem[] = [];
  const file = (page: { sources: string[] }, problems: Problem[]) =>
    (isLenient(page) ? warnings : errors).push(...problems);

  errors.push(...checkSources(content, pages), ...checkQuestions(content, pages));
  for (const { page, ...problem } of figures.unmatched) file(page, [problem]);
  for (const answer of content.answers) file(answer, checkForm(answer));
  for (const source of unread)
    file({ sources: [source.id] }, [{ file: source.file, line: 1, message: 'the page is still to be read' }]);
  return { errors, warnings, matched: figures.matched, unmatched: figures.unmatched.length, unread: unread.length };
}

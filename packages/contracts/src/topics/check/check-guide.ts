import { findReferenceProblems } from '../compile/find-reference-problems.ts';
import type { Problem } from '../compile/problem.ts';
import type { Content } from '../compile/read-content.ts';
import { checkFacts } from './check-facts.ts';
import { checkFigures } from './check-figures.ts';
import { checkForm } from './check-form.ts';
import { checkQuestions } from './check-questions.ts';
import { checkSlots } from './check-slots.ts';
import { checkSources } from './check-sources.ts';
import { checkTags } from './check-tags.ts';
import { pagesOf } from './pages.ts';

/**
 * While true, some things are warnings: sources still to be read, figures that no note bears out, and what a page that
 * rests on an unread source lacks of the form. False since every source was read and every figure found; true only for
 * as long as a batch of new sources is being read.
 */
export const IS_STILL_BEING_READ = false;

export type GuideCheck = { errors: Problem[]; warnings: Problem[]; matched: number; unmatched: number; unread: number };

export function checkGuide(content: Content, isStillBeingRead = IS_STILL_BEING_READ): GuideCheck {
  const errors = [...content.problems];
  if (errors.length === 0) errors.push(...findReferenceProblems(content));
  if (errors.length > 0) return { errors, warnings: [], matched: 0, unmatched: 0, unread: 0 };
  const pages = pagesOf(content);
  const unread = content.sources.filter((source) => source.isRead === false || source.notes.length === 0);
  const unreadIds = new Set(unread.map(({ id }) => id));
  const restsOnUnread = ({ sources }: { sources: string[] }) => sources.some((id) => unreadIds.has(id));
  const figures = checkFigures(content, pages);
  errors.push(
    ...checkSources(content, pages),
    ...checkQuestions(content, pages),
    ...checkSlots(content, pages),
    ...checkTags(content),
    ...checkFacts(content, pages),
  );
  errors.push(...content.answers.filter((answer) => !restsOnUnread(answer)).flatMap(checkForm));
  // What is unmatched on pages that were read is a fault of ours; the rest waits for notes.
  const open: Problem[] = [
    ...figures.unmatched.filter(({ page }) => !restsOnUnread(page)),
    ...figures.unmatched.filter(({ page }) => restsOnUnread(page)),
    ...content.answers.filter(restsOnUnread).flatMap(checkForm),
    ...unread.map(({ file }) => ({ file, line: 1, message: 'the page is still to be read' })),
  ].map(({ file, line, message }) => ({ file, line, message }));
  const warnings = isStillBeingRead ? open : [];
  if (!isStillBeingRead) errors.push(...open);
  return { errors, warnings, matched: figures.matched, unmatched: figures.unmatched.length, unread: unread.length };
}

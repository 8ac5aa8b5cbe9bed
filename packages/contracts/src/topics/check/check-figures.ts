import type { Problem } from '../compile/problem.ts';
import type { Content } from '../compile/read-content.ts';
import { claimsIn, unmatchedClaims } from './claims.ts';
import type { CheckedPage } from './pages.ts';

export type FigureCheck = { matched: number; unmatched: (Problem & { page: CheckedPage })[] };

/** Every figure of every text against the titles and notes of the pages it rests on. */
export function checkFigures(content: Content, pages: readonly CheckedPage[]): FigureCheck {
  const notes = new Map(content.sources.map(({ id, title, notes: own }) => [id, [title, ...own]]));
  let matched = 0;
  const unmatched: FigureCheck['unmatched'] = [];
  for (const page of pages) {
    const known = page.sources.flatMap((id) => notes.get(id) ?? []);
    for (const { text, line } of page.texts) {
      const claims = claimsIn(text, page.weeks);
      const missing = unmatchedClaims(claims, known);
      matched += claims.length - missing.length;
      unmatched.push(
        ...missing.map((figure) => ({
          page,
          file: page.file,
          line,
          message: `${page.id}: no note of its sources holds “${figure.text}”`,
        })),
      );
    }
  }
  return { matched, unmatched };
}

import type { Problem } from '../compile/problem.ts';
import type { Content } from '../compile/read-content.ts';
import type { CheckedPage } from './pages.ts';

type Span = readonly [number, number];

/** Two spans that meet in one week do not overlap: the earlier range holds that week. */
const overlaps = (a: Span, b: Span) => a[0] < b[1] && b[0] < a[1];
/** What comes next may also begin in the week after. */
const adjoins = (a: Span, b: Span) => a[0] <= b[1] + 1 && b[0] <= a[1] + 1;

/** Two pages that one question finds at one age, titles that stand twice, and questions that lead nowhere. */
export function checkQuestions(content: Content, pages: readonly CheckedPage[]): Problem[] {
  return [
    ...repeatedPhrasings(pages),
    ...repeatedTitles(pages),
    ...content.answers.flatMap((answer) => deadEnds(pages, answer)),
  ];
}

/** Capitals, punctuation and spaces do not tell two questions apart. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function repeatedPhrasings(pages: readonly CheckedPage[]): Problem[] {
  const seen = new Map<string, CheckedPage[]>();
  return pages.flatMap((page) =>
    page.phrasings.flatMap((phrasing, index) => {
      const key = plain(phrasing);
      const before = seen.get(key) ?? [];
      seen.set(key, [...before, page]);
      const other = before.find(({ weeks }) => overlaps(weeks, page.weeks));
      if (!other) return [];
      const where = other === page ? 'twice on this page' : `on ${other.id} (${other.file}) too`;
      const line = page.lineOf([...page.path, 'phrasings', index]);
      return [{ file: page.file, line, message: `“${phrasing}” stands ${where}` }];
    }),
  );
}

function repeatedTitles(pages: readonly CheckedPage[]): Problem[] {
  const seen = new Map<string, CheckedPage>();
  return pages.flatMap((page) => {
    const key = plain(page.title);
    const before = seen.get(key);
    seen.set(key, page);
    if (!before) return [];
    const line = page.lineOf([...page.path, page.kind === 'milestone' ? 'text' : 'title']);
    return [{ file: page.file, line, message: `the title stands on ${before.id} (${before.file}) too` }];
  });
}

function deadEnds(
  pages: readonly CheckedPage[],
  { id, ages, next, file, lineOf }: Content['answers'][number],
): Problem[] {
  return Object.keys(next ?? {}).flatMap((target) => {
    const page = pages.find((one) => one.id === target);
    const message =
      target === id
        ? 'leads to itself'
        : page && !adjoins(page.weeks, ages)
          ? `is for other ages (${page.weeks.join(' to ')} weeks)`
          : undefined;
    return message ? [{ file, line: lineOf(['next', target]), message: `next.${target} ${message}` }] : [];
  });
}

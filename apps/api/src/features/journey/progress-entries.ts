import type { ProgressEntry } from '@nestling/contracts/journey';
import type { Guide } from './guide.ts';
import type { ProgressRow } from './journey.repo.ts';

type Kind = ProgressEntry['kind'];

/** The title of an item the guide holds, of that very kind. */
export function findItemTitle(guide: Guide, kind: Kind, itemId: string): string | undefined {
  if (kind === 'milestone') return guide.milestones.get(itemId)?.milestone.text;
  const item = guide.items.get(itemId);
  return item?.kind === kind ? item.title : undefined;
}

/** What the parent marked. An item the guide no longer holds keeps its entry, named by its id. */
export function toProgressEntry(guide: Guide, row: ProgressRow): ProgressEntry {
  const kind = row.kind as Kind;
  return {
    kind,
    itemId: row.itemId,
    title: findItemTitle(guide, kind, row.itemId) ?? row.itemId.replaceAll('-', ' '),
    answer: row.answer as ProgressEntry['answer'],
    date: row.date,
    note: row.note,
  };
}

import type { ProgressEntry } from '@nestling/contracts/journey';
import { fillSlots, type Region } from '@nestling/contracts/regions';
import type { Guide } from './guide.ts';
import type { ProgressRow } from './journey.repo.ts';

type Kind = ProgressEntry['kind'];

/** Title and tags of an item the guide holds, of that very kind. */
export function findItem(guide: Guide, kind: Kind, itemId: string): Pick<ProgressEntry, 'title' | 'tags'> | undefined {
  if (kind === 'milestone') {
    const held = guide.milestones.get(itemId);
    return held && { title: held.milestone.text, tags: held.page.tags };
  }
  const item = guide.items.get(itemId);
  return item?.kind === kind ? { title: item.title, tags: item.tags } : undefined;
}

/** What the parent marked. An item the guide no longer holds keeps its entry, named by its id. */
export function toProgressEntry(guide: Guide, row: ProgressRow, region: Region): ProgressEntry {
  const kind = row.kind as Kind;
  const item = findItem(guide, kind, row.itemId);
  const found = item && { ...item, title: fillSlots(item.title, region) };
  return {
    kind,
    itemId: row.itemId,
    ...(found ?? { title: row.itemId.replaceAll('-', ' '), tags: [] }),
    answer: row.answer as ProgressEntry['answer'],
    date: row.date,
    note: row.note,
  };
}

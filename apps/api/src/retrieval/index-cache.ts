import type { Db } from '../db/client.ts';
import { cutGroups, groupKey, type IndexGroup, loadGroup, sizeOfGroup } from './index-groups.ts';
import * as repo from './library.repo.ts';

/** A person's own documents, or the shared ones of everybody. `owner` is null for the shared part. */
export type LibraryPart = { owner: number | null; groups: IndexGroup[]; chunkCount: number };

const MAX_BYTES = 384 * 2 ** 20;
const MAX_PARTS = 5_000;

type KnownPart = { state: string; groups: repo.SegmentVersion[][]; keys: string[] };

/** Word indexes kept in memory under a bound, the longest unused given up first. The database says what is current. */
export function createIndexCache(db: Db, maxBytes = MAX_BYTES) {
  const parts = new Map<string, KnownPart>();
  const groups = new Map<string, { loading: Promise<IndexGroup>; bytes: number }>();
  let bytes = 0;

  function load(versions: repo.SegmentVersion[], key: string): Promise<IndexGroup> {
    const known = groups.get(key);
    if (known) {
      groups.delete(key);
      groups.set(key, known);
      return known.loading;
    }
    const entry = { loading: loadGroup(db, versions), bytes: 0 };
    groups.set(key, entry);
    entry.loading.then(
      (group) => {
        if (groups.get(key) !== entry) return;
        entry.bytes = sizeOfGroup(group);
        bytes += entry.bytes;
        for (const [oldKey, old] of groups) {
          if (bytes <= maxBytes || oldKey === key) break;
          groups.delete(oldKey);
          bytes -= old.bytes;
        }
      },
      () => groups.delete(key),
    );
    return entry.loading;
  }

  async function loadPart(userId: number, isShared: boolean, states: repo.PartState[]): Promise<LibraryPart> {
    const owner = isShared ? null : userId;
    const name = isShared ? 'shared' : `user ${userId}`;
    const found = states.find((one) => one.isShared === isShared);
    const state = found ? `${found.documents} ${found.checksum}` : '';
    let part = parts.get(name);
    if (part?.state !== state) {
      const cut = found ? cutGroups(await repo.listSegmentVersions(db, userId, isShared)) : [];
      part = { state, groups: cut, keys: cut.map(groupKey) };
    }
    parts.delete(name);
    parts.set(name, part);
    if (parts.size > MAX_PARTS) parts.delete(parts.keys().next().value as string);
    const loaded: IndexGroup[] = [];
    for (const [at, versions] of part.groups.entries()) loaded.push(await load(versions, part.keys[at] as string));
    const chunkCount = loaded.reduce((sum, group) => sum + group.index.segment.chunkCount, 0);
    return { owner, groups: loaded, chunkCount };
  }

  return {
    /** Everything one person may read: their own part, then the shared one. */
    async partsOf(userId: number): Promise<LibraryPart[]> {
      const states = await repo.readPartStates(db, userId);
      return [await loadPart(userId, false, states), await loadPart(userId, true, states)];
    },
  };
}

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export type BeirRecord = { id: string; title: string; text: string };
export type BeirQuery = { id: string; text: string };
/** `grades` holds for each query the relevant records and how relevant they are (1 and up). */
export type BeirCollection = {
  name: string;
  records: BeirRecord[];
  queries: BeirQuery[];
  grades: ReadonlyMap<string, ReadonlyMap<string, number>>;
};

type Row = { _id: string; text: string; title?: string };

/**
 * A folder in BEIR form: corpus.jsonl, queries.jsonl, and qrels.tsv (or qrels/test.tsv). Queries without a relevant
 * record are left out, for no ranking can be right or wrong about them.
 */
export function readBeir(folder: string): BeirCollection {
  const grades = new Map<string, Map<string, number>>();
  for (const line of readQrels(folder).split('\n').slice(1)) {
    const [queryId, recordId, grade] = line.trim().split('\t');
    if (!queryId || !recordId || !(Number(grade) >= 1)) continue;
    const known = grades.get(queryId) ?? new Map<string, number>();
    grades.set(queryId, known.set(recordId, Number(grade)));
  }
  return {
    name: basename(folder),
    records: readRows(join(folder, 'corpus.jsonl')).map((row) => ({
      id: row._id,
      title: row.title ?? '',
      text: row.text,
    })),
    queries: readRows(join(folder, 'queries.jsonl'))
      .filter((row) => grades.has(row._id))
      .map((row) => ({ id: row._id, text: row.text })),
    grades,
  };
}

function readQrels(folder: string): string {
  try {
    return readFileSync(join(folder, 'qrels.tsv'), 'utf8');
  } catch {
    return readFileSync(join(folder, 'qrels/test.tsv'), 'utf8');
  }
}

function readRows(file: string): Row[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row);
}

import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export type BenchDocument = { id: string; title: string; text: string };
/** `answers` are alternatives, word for word; empty when only the right documents are known. */
export type BenchQuestion = { id: string; text: string; answers: string[]; documentIds: string[] };
export type BenchCollection = { name: string; documents: BenchDocument[]; questions: BenchQuestion[] };

type Row = { _id: string; text: string; title?: string; answers?: string[]; metadata?: { answers?: string[] } };

/**
 * A folder in BEIR form: corpus.jsonl, queries.jsonl, qrels.tsv. Known answers are read from the queries (`answers`, or
 * `metadata.answers`), from answers.jsonl beside them (`{_id, answers}`), or from `answersFile`: such a file, or the
 * SQuAD JSON the questions come from.
 */
export function readCollection(folder: string, answersFile?: string): BenchCollection {
  const known = readAnswers(answersFile ?? join(folder, 'answers.jsonl'));
  const relevant = readRelevant(join(folder, 'qrels.tsv'));
  return {
    name: basename(folder),
    documents: readRows(join(folder, 'corpus.jsonl')).map((row) => ({
      id: row._id,
      title: row.title ?? '',
      text: row.text,
    })),
    questions: readRows(join(folder, 'queries.jsonl')).map((row) => ({
      id: row._id,
      text: row.text,
      answers: row.answers ?? row.metadata?.answers ?? known.get(row._id) ?? [],
      documentIds: relevant.get(row._id) ?? [],
    })),
  };
}

function readRows(file: string): Row[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Row);
}

function readRelevant(file: string): Map<string, string[]> {
  const relevant = new Map<string, string[]>();
  if (!existsSync(file)) return relevant;
  for (const line of readFileSync(file, 'utf8').split('\n').slice(1)) {
    const [queryId, documentId, grade] = line.split('\t');
    if (!queryId || !documentId || Number(grade) < 1) continue;
    relevant.set(queryId, [...(relevant.get(queryId) ?? []), documentId]);
  }
  return relevant;
}

type Squad = { data: Array<{ paragraphs: Array<{ qas: Array<{ id: string; answers: Array<{ text: string }> }> }> }> };

function readAnswers(file: string): Map<string, string[]> {
  if (!existsSync(file)) return new Map();
  if (file.endsWith('.jsonl')) return new Map(readRows(file).map((row) => [row._id, row.answers ?? []]));
  const squad = JSON.parse(readFileSync(file, 'utf8')) as Squad;
  const asked = squad.data.flatMap((article) => article.paragraphs.flatMap((paragraph) => paragraph.qas));
  return new Map(asked.map((one) => [one.id, one.answers.map((answer) => answer.text)]));
}

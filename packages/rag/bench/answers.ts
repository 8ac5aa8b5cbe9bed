import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createLocalModel } from '../src/local/index.ts';
import { createKeywordRanker } from './answers/keyword-ranking.ts';
import { type AnswerFigures, measureKnown, measureRefusals, type RefusalFigures } from './answers/measure.ts';
import { rankByProduct } from './answers/product-ranking.ts';
import { type BenchCollection, readCollection } from './answers/read-collection.ts';

const USAGE = `node bench/answers.ts [--collection DIR [--answers FILE]]... [--foreign DIR]... [--keywords] [--json FILE]

Asks the built-in assistant every question of each collection over its own documents as one library, then the questions
of every foreign folder over the same library. Passages come from the product's own database and retrieval, the built-in
guide beside the documents; with --keywords from a plain keyword ranking in memory, to see answers apart from retrieval. Without --collection the set in bench/questions is used.`;

const CANDIDATES = 10;
const OWN_SET = join(import.meta.dirname, 'questions/child-care');

type LibraryReport = AnswerFigures & { library: string; documents: number; foreign: RefusalFigures[] };

const { values } = parseArgs({
  // pnpm hands on the "--" before the arguments.
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    collection: { type: 'string', multiple: true },
    answers: { type: 'string', multiple: true },
    foreign: { type: 'string', multiple: true },
    keywords: { type: 'boolean' },
    json: { type: 'string' },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(USAGE);
else await main();

async function main(): Promise<void> {
  // A path is meant from where the command was typed, which pnpm tells.
  const typedIn = process.env.INIT_CWD ?? process.cwd();
  const from = (folder: string) => resolve(typedIn, folder);
  const folders = values.collection?.map(from) ?? [OWN_SET];
  const libraries = folders.map((folder, at) =>
    readCollection(folder, values.answers?.[at] && from(values.answers[at])),
  );
  const foreign = (values.foreign ?? []).map((folder) => readCollection(from(folder)));
  const reports: LibraryReport[] = [];
  for (const library of libraries) reports.push(await measureLibrary(library, foreign));
  for (const report of reports) print(report);
  if (values.json) writeFileSync(from(values.json), `${JSON.stringify(reports, null, 2)}\n`);
}

async function measureLibrary(
  library: BenchCollection,
  foreign: ReadonlyArray<BenchCollection>,
): Promise<LibraryReport> {
  const model = createLocalModel();
  const ranker = values.keywords
    ? createKeywordRanker(
        library.documents.map(({ id, title, text }) => ({ key: id, kind: 'document', text, heading: null, title })),
      )
    : rankByProduct(library.documents, [...library.questions, ...foreign.flatMap(({ questions }) => questions)]);
  const ask = { model, statistics: ranker.statistics, rank: (question: string) => ranker.rank(question, CANDIDATES) };
  const refusals: RefusalFigures[] = [];
  for (const other of foreign) refusals.push(await measureRefusals(ask, other.name, other.questions));
  return {
    library: library.name,
    documents: library.documents.length,
    ...(await measureKnown(ask, library.questions)),
    foreign: refusals,
  };
}

function print(report: LibraryReport): void {
  const percent = (share: number | null) => (share === null ? '-' : `${(100 * share).toFixed(1)}%`);
  console.log(`\n${report.library}: ${report.documents} documents, ${report.questions} answerable questions`);
  console.table({
    'known answer in the reply, right source cited': percent(report.answeredShare),
    'known answer in the reply': percent(report.answerInReplyShare),
    'right source cited': percent(report.sourceCitedShare),
    'refused although answerable': percent(report.wronglyRefusedShare),
    'own unanswerable questions refused': percent(report.unanswerableRefusedShare),
    'citations that resolve': percent(report.citationsResolvedShare),
    'citations whose passage contains the claim': percent(report.citationsSupportedShare),
    'words in a reply (mean)': report.meanWords.toFixed(0),
  });
  for (const one of report.foreign)
    console.log(`foreign ${one.name}: ${percent(one.refusedShare)} of ${one.questions} refused`);
}

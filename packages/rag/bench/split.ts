import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { RecursiveCharacterTextSplitter } from '@langchain/textsplitters';
import { chunkText } from '../src/chunk/index.ts';
import { readBeir } from './retrieval/read-beir.ts';

const USAGE = `node bench/split.ts [--file FILE] [--megabytes N] [--json FILE]

Splits the same text with the product and with LangChain's RecursiveCharacterTextSplitter, both aiming at pieces of the
same mean length, the best of seven runs each. Without --file the text is the question set's, over and over, once in
short paragraphs and once in long lines, as text out of a PDF or a page often comes.`;

const RUNS = 7;
const MAX_TOKENS = 400;
const SENTENCE_END = /[.!?:;…。！？：；]["'”’»)\]」』）]*$/;

type Row = { splitter: string; mbPerS: number; pieces: number; meanLength: number; cutSentences: number };

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    file: { type: 'string' },
    megabytes: { type: 'string', default: '8' },
    json: { type: 'string' },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(USAGE);
else await main();

async function main(): Promise<void> {
  const typedIn = process.env.INIT_CWD ?? process.cwd();
  const texts = values.file
    ? { [values.file]: readFileSync(resolve(typedIn, values.file), 'utf8') }
    : ownTexts(Number(values.megabytes));
  const reports: Record<string, Row[]> = {};
  for (const [name, text] of Object.entries(texts)) reports[name] = await compare(name, text);
  if (values.json) writeFileSync(resolve(typedIn, values.json), `${JSON.stringify(reports, null, 2)}\n`);
}

async function compare(name: string, text: string): Promise<Row[]> {
  const own = async () => chunkText(text, { maxTokens: MAX_TOKENS }).map((one) => one.text);
  const chunkSize = await sizeWithMean(text.slice(0, 200_000), meanLength(await own()));
  const langchain = new RecursiveCharacterTextSplitter({ chunkSize, chunkOverlap: 0 });
  const rows = await measure(text, {
    Nestling: own,
    [`LangChain RecursiveCharacterTextSplitter (${chunkSize})`]: () => langchain.splitText(text),
  });
  console.log(`\n${name}: ${(Buffer.byteLength(text) / 1e6).toFixed(1)} MB`);
  console.table(
    Object.fromEntries(
      rows.map((row) => [
        row.splitter,
        {
          'MB/s': row.mbPerS.toFixed(1),
          pieces: row.pieces,
          'mean length': Math.round(row.meanLength),
          'end inside a sentence': row.cutSentences,
        },
      ]),
    ),
  );
  return rows;
}

/** The splitters take turns, so that a busy moment of the machine hits them alike. */
async function measure(text: string, splitters: Record<string, () => Promise<string[]>>): Promise<Row[]> {
  const best = new Map<string, { ms: number; pieces: string[] }>();
  for (let run = 0; run < RUNS; run++) {
    for (const [splitter, split] of Object.entries(splitters)) {
      const started = performance.now();
      const pieces = await split();
      const ms = performance.now() - started;
      if (ms < (best.get(splitter)?.ms ?? Number.POSITIVE_INFINITY)) best.set(splitter, { ms, pieces });
    }
  }
  return [...best].map(([splitter, { ms, pieces }]) => ({
    splitter,
    mbPerS: Buffer.byteLength(text) / 1e6 / (ms / 1000),
    pieces: pieces.length,
    meanLength: meanLength(pieces),
    cutSentences: pieces.filter((piece) => isCut(text, piece.trim())).length,
  }));
}

function meanLength(pieces: readonly string[]): number {
  return pieces.reduce((sum, piece) => sum + piece.trim().length, 0) / Math.max(1, pieces.length);
}

/**
 * A piece may also end with a heading or a list item, which have no mark of their own: those end a line or the text. A
 * sentence longer than a whole piece (a list of references in one line) has to be cut, and counts.
 */
function isCut(text: string, piece: string): boolean {
  if (SENTENCE_END.test(piece)) return false;
  const ending = piece.slice(-40);
  return !text.includes(`${ending}\n`) && !text.trimEnd().endsWith(ending);
}

/** The piece size, in characters, at which LangChain's pieces come out as long as ours on average. */
async function sizeWithMean(sample: string, wanted: number): Promise<number> {
  let [low, high] = [100, 8_000];
  while (high - low > 20) {
    const size = Math.round((low + high) / 2);
    const pieces = await new RecursiveCharacterTextSplitter({ chunkSize: size, chunkOverlap: 0 }).splitText(sample);
    const mean = pieces.reduce((sum, piece) => sum + piece.length, 0) / pieces.length;
    if (mean < wanted) low = size;
    else high = size;
  }
  return high;
}

/** The own set's texts as sections under headings, until there is enough. */
function ownTexts(megabytes: number): Record<string, string> {
  const { records } = readBeir(join(import.meta.dirname, 'questions/child-care'));
  const build = (between: string) => {
    const sections: string[] = [];
    for (let size = 0, n = 0; size < megabytes * 1e6; n++) {
      const paragraphs = Array.from({ length: 6 }, (_, i) => records[(n * 7 + i * 5) % records.length]?.text ?? '');
      const section = `# ${records[n % records.length]?.title} ${n}\n\n${paragraphs.join(between)}`;
      size += section.length;
      sections.push(section);
    }
    return sections.join('\n\n');
  };
  return { 'short paragraphs': build('\n\n'), 'long lines': build(' ') };
}

import { DomainError } from '../../../platform/errors.ts';
import { checkExtracted, type Extracted, type ExtractHints, FILE_KINDS, type FileKind } from './extracted.ts';

/**
 * The guarded process that reads one file: bytes come in on stdin, one JSON answer goes out on stdout. Everything a
 * hostile file may do to a parser happens here, under the limits that run-child.ts sets.
 */
export type ChildAnswer = { extracted: Extracted } | { refused: { code: DomainError['code']; message: string } };

/** Parsers are loaded one at a time: the start of this process is most of what a small file costs. */
const EXTRACTORS: Record<FileKind, (bytes: Buffer, hints: ExtractHints) => Promise<Extracted>> = {
  pdf: async (bytes) => (await import('./pdf.ts')).extractPdf(bytes),
  docx: async (bytes) => (await import('./docx.ts')).extractDocx(bytes),
  doc: async (bytes) => (await import('./doc.ts')).extractDoc(bytes),
  txt: async (bytes, hints) => (await import('./txt.ts')).extractTxt(bytes, hints),
  html: async (bytes, hints) => (await import('./html.ts')).extractHtml(bytes, hints),
};

async function readFile(): Promise<Extracted> {
  const [kindName, hints = '{}'] = process.argv.slice(2);
  const kind = FILE_KINDS.find((candidate) => candidate === kindName);
  if (!kind) throw new Error(`unknown kind ${kindName}`);
  const pieces: Buffer[] = [];
  for await (const piece of process.stdin) pieces.push(piece);
  const extracted = await EXTRACTORS[kind](Buffer.concat(pieces), JSON.parse(hints));
  return checkExtracted(extracted);
}

function answer(content: ChildAnswer) {
  process.stdout.write(JSON.stringify(content), () => process.exit(0));
}

// Parsers print warnings; stdout carries the answer alone.
for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) console[method] = () => {};
readFile().then(
  (extracted) => answer({ extracted }),
  (error: unknown) => {
    if (error instanceof DomainError) answer({ refused: { code: error.code, message: error.message } });
    else process.exit(1);
  },
);

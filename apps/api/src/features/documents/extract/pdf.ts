import { getDocumentProxy } from 'unpdf';
import { cleanLine, cleanText, hasWords } from './clean-text.ts';
import { type Extracted, LOCKED_PDF, SCANNED_PDF, unreadable } from './extracted.ts';
import { MAX_PDF_PAGES, MAX_TEXT_CHARACTERS } from './limits.ts';
import { layOutPages, type PdfPiece } from './pdf-layout.ts';

export const TOO_MANY_PAGES = `This PDF has more than ${MAX_PDF_PAGES} pages. Please split it and upload the parts.`;

const TINY_POINTS = 1.5;
const LEGIBLE_POINTS = 4;

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

/** The text page by page. A page without text keeps its place, so that page numbers are the file's own. */
export async function extractPdf(bytes: Buffer): Promise<Extracted> {
  const pdf = await open(bytes);
  if (pdf.numPages > MAX_PDF_PAGES) throw unreadable(TOO_MANY_PAGES);
  const pages: PdfPiece[][] = [];
  let characters = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const pieces = await readPage(pdf, number);
    for (const piece of pieces) characters += piece.str.length;
    if (characters > 2 * MAX_TEXT_CHARACTERS) break;
    pages.push(pieces);
  }
  const texts = layOutPages(pages).map((text) => cleanText(text));
  if (!texts.some(hasWords)) throw unreadable(SCANNED_PDF);
  return { ...joinPages(texts), title: await readTitle(pdf) };
}

async function open(bytes: Buffer): Promise<PdfDocument> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), { useSystemFonts: false, verbosity: 0 });
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw unreadable(LOCKED_PDF, error);
    throw error;
  }
}

/** A page that is broken by itself reads as empty; the others still count. */
async function readPage(pdf: PdfDocument, number: number): Promise<PdfPiece[]> {
  try {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    page.cleanup();
    return visiblePieces(
      items.filter((item): item is typeof item & PdfPiece => 'str' in item),
      page.view,
    );
  } catch {
    return [];
  }
}

/** Letters too small to read beside others that are not, and what stands beside the page, were not written for readers. */
function visiblePieces(pieces: PdfPiece[], [left = 0, bottom = 0, right = 0, top = 0]: number[]): PdfPiece[] {
  const sizeOf = ({ transform: [, , c = 0, d = 0] }: PdfPiece) => Math.hypot(c, d);
  const largest = pieces.reduce((most, piece) => Math.max(most, sizeOf(piece)), 0);
  return pieces.filter((piece) => {
    if (piece.str.trim() === '') return true;
    const [, , , , x = 0, y = 0] = piece.transform;
    const isTiny = sizeOf(piece) < TINY_POINTS && largest > LEGIBLE_POINTS;
    const isBeside = x > right || x + (piece.width ?? 0) < left || y > top || y + sizeOf(piece) < bottom;
    return !isTiny && !isBeside;
  });
}

function joinPages(texts: string[]): { text: string; pageStarts: number[] } {
  const pageStarts: number[] = [];
  let text = '';
  for (const page of texts) {
    if (text !== '' && page !== '') text += '\n\n';
    pageStarts.push(text.length);
    text += page;
  }
  return { text, pageStarts };
}

async function readTitle(pdf: PdfDocument): Promise<string | null> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }));
  return 'Title' in info && typeof info.Title === 'string' ? cleanLine(info.Title) || null : null;
}

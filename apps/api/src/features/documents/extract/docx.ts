import { parseHTML } from 'linkedom';
import mammoth from 'mammoth';
import { blockText } from './block-text.ts';
import { cleanText } from './clean-text.ts';
import { checkDocx } from './docx-check.ts';
import { withoutHiddenText } from './docx-hidden.ts';
import type { Extracted } from './extracted.ts';

/** Word's two title styles, which mammoth's own map leaves out. */
const STYLES = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => h2:fresh"];

/** Headings, lists and tables are kept as Markdown, because the chunker cuts along them. Images are never read. */
export async function extractDocx(bytes: Buffer): Promise<Extracted> {
  await checkDocx(bytes);
  const { value } = await mammoth.convertToHtml(
    { buffer: await withoutHiddenText(bytes) },
    { styleMap: STYLES, convertImage: mammoth.images.imgElement(async () => ({ src: '' })), externalFileAccess: false },
  );
  const { document } = parseHTML(`<!doctype html><html><body>${value}</body></html>`);
  return { text: cleanText(blockText(document.body)), pageStarts: [], title: null };
}

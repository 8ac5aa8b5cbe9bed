import { tableLines } from './table.ts';

const SKIPPED = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'NOSCRIPT',
  'SVG',
  'IFRAME',
  'OBJECT',
  'SELECT',
  'BUTTON',
  'HEAD',
]);
const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM HEADER HR LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TBODY TFOOT THEAD TR UL BODY'.split(
    ' ',
  ),
);
const TEXT_NODE = 3;
const ELEMENT_NODE = 1;

/** What is read of a node: linkedom's and the DOM's own nodes both fit. */
type DomNode = {
  nodeType: number;
  nodeName: string;
  textContent: string | null;
  childNodes: ArrayLike<DomNode>;
  hasAttribute?: (name: string) => boolean;
  getAttribute?: (name: string) => string | null;
};

/** The text of an HTML tree with a blank line between blocks and headings, list items and table rows marked as in Markdown. */
export function blockText(root: unknown): string {
  const writer = new BlockWriter();
  writer.add(root as DomNode);
  return writer.finish();
}

type Row = { cells: DomNode[] };

function rowsOf(table: DomNode): Row[] {
  return Array.from(table.childNodes).flatMap((child) => {
    const name = child.nodeName.toUpperCase();
    if (/^T(?:HEAD|BODY|FOOT)$/.test(name)) return rowsOf(child);
    return name === 'TR'
      ? [{ cells: Array.from(child.childNodes).filter(({ nodeName }) => /^T[DH]$/i.test(nodeName)) }]
      : [];
  });
}

const MAX_SPAN = 20;
const spanOf = (cell: DomNode) => Math.min(MAX_SPAN, Math.max(1, Number(cell.getAttribute?.('colspan')) || 1));

function textOf(cell: DomNode): string {
  const writer = new BlockWriter();
  for (const child of Array.from(cell.childNodes)) writer.add(child);
  return writer.finish().replace(/^- /gm, '').replace(/\s+/g, ' ');
}

const LONG_CELL = 600;

function holdsBlocks(node: DomNode): boolean {
  const inner = (of: DomNode): boolean =>
    Array.from(of.childNodes).some(
      (child) => /^(?:TABLE|H[1-6]|ARTICLE|SECTION)$/i.test(child.nodeName) || inner(child),
    );
  return (node.textContent ?? '').length > LONG_CELL || inner(node);
}

class BlockWriter {
  #blocks: string[] = [];
  #line = '';
  #prefix = '';

  add(node: DomNode): void {
    if (node.nodeType === TEXT_NODE) {
      this.#line += (node.textContent ?? '').replace(/\s+/g, ' ');
      return;
    }
    if (node.nodeType !== ELEMENT_NODE) return;
    const name = node.nodeName.toUpperCase();
    if (SKIPPED.has(name) || node.hasAttribute?.('hidden') || node.getAttribute?.('aria-hidden') === 'true') return;
    if (name === 'BR') this.#line += '\n';
    else if (name === 'PRE') this.#addPre(node);
    else if (/^H[1-6]$/.test(name)) this.#addMarked(node, `${'#'.repeat(Number(name[1]))} `);
    else if (name === 'LI') this.#addMarked(node, '- ');
    else if (name === 'TABLE') this.#addTable(node);
    else if (BLOCKS.has(name)) this.#addMarked(node, '');
    else this.#addChildren(node);
  }

  finish(): string {
    this.#endBlock();
    return this.#blocks.join('').trim();
  }

  #addChildren(node: DomNode) {
    for (const child of Array.from(node.childNodes)) this.add(child);
  }

  #addMarked(node: DomNode, prefix: string) {
    this.#endBlock();
    if (prefix !== '') this.#prefix = prefix;
    this.#addChildren(node);
    this.#endBlock();
    this.#prefix = '';
  }

  #addPre(node: DomNode) {
    this.#endBlock();
    this.#line = node.textContent ?? '';
    this.#endBlock();
  }

  /** A table inside a cell, or cells with whole paragraphs, only lay a page out: they are read as blocks. */
  #addTable(node: DomNode) {
    const rows = rowsOf(node);
    const cells = rows.flatMap(({ cells }) => cells);
    if (rows.every(({ cells }) => cells.length < 2) || cells.some(holdsBlocks)) return this.#addMarked(node, '');
    this.#endBlock();
    const names = rows[0]?.cells.every((cell) => cell.nodeName.toUpperCase() === 'TH');
    const lines = tableLines(
      rows.map(({ cells }) =>
        cells.flatMap((cell) => [textOf(cell), ...Array.from({ length: spanOf(cell) - 1 }, () => '')]),
      ),
      names || undefined,
    );
    for (const [at, line] of lines.entries()) {
      this.#line = line;
      this.#endBlock(at < lines.length - 1 ? '\n' : '\n\n');
    }
  }

  #endBlock(separator = '\n\n') {
    const text = this.#line
      .split('\n')
      .map((line) => line.trim())
      .join('\n')
      .trim();
    this.#line = '';
    if (text === '') return;
    const isOneLine = this.#prefix.startsWith('#');
    const isItem = this.#prefix === '- ';
    const last = this.#blocks.length - 1;
    if (separator === '\n\n' && !isItem && last >= 0)
      this.#blocks[last] = (this.#blocks[last] ?? '').replace(/\n+$/, '\n\n');
    this.#blocks.push(this.#prefix + (isOneLine ? text.replace(/\n+/g, ' ') : text), isItem ? '\n' : separator);
    this.#prefix = '';
  }
}

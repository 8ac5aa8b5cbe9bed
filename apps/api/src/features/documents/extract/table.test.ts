import { expect, test } from 'vitest';
import { makeDocx } from '../fixtures/make-docx.ts';
import { extractDocx } from './docx.ts';
import { extractHtml } from './html.ts';
import { layOutPages, type PdfPiece } from './pdf-layout.ts';
import { tableLines } from './table.ts';
import { extractTxt } from './txt.ts';

const HEIGHT = 10;
const at = (x: number, y: number, str: string): PdfPiece => ({
  str,
  transform: [HEIGHT, 0, 0, HEIGHT, x, y],
  width: str.length * 5,
  height: HEIGHT,
  hasEOL: true,
});

test('a table of a PDF is one line a row with its column names, wrapped cells together', () => {
  const [text] = layOutPages([
    [
      at(60, 740, 'What the plan says follows here.'),
      at(60, 700, 'Zone'),
      at(160, 700, 'What to do'),
      at(60, 680, 'Green'),
      at(160, 680, 'two puffs in the morning'),
      at(160, 668, 'and two at night'),
      at(60, 640, 'Red'),
      at(160, 640, 'call at once'),
      at(60, 600, 'Keep the plan at hand.'),
    ],
  ]);
  expect(text).toBe(
    'What the plan says follows here.\n\n| Zone: Green | What to do: two puffs in the morning and two at night |\n| Zone: Red | What to do: call at once |\n\nKeep the plan at hand.',
  );
});

test('a table that goes on at the top of the next page keeps its column names', () => {
  const texts = layOutPages([
    [at(60, 100, 'Food'), at(160, 100, 'First time'), at(60, 80, 'Pear'), at(160, 80, 'May 2')],
    [at(60, 780, 'Egg'), at(160, 780, 'June 3'), at(60, 760, 'Fish'), at(160, 760, 'June 9')],
  ]);
  expect(texts[1]).toBe('| Food: Egg | First time: June 3 |\n| Food: Fish | First time: June 9 |');
});

test('text in two columns and lists are no tables', () => {
  const [text] = layOutPages([[at(60, 700, '•'), at(75, 700, 'milk'), at(60, 685, '•'), at(75, 685, 'bread')]]);
  expect(text).not.toContain('|');
});

test('a text table made with spaces or tabs keeps header and row together, an empty cell in its place', () => {
  const spaces =
    'Clubs\n\nClub        Day       Fee\nChess       Friday    $40\nGarden                free\n\nCome early.';
  expect(extractTxt(Buffer.from(spaces), {}).text).toBe(
    'Clubs\n\n| Club: Chess | Day: Friday | Fee: $40 |\n| Club: Garden | Fee: free |\n\nCome early.',
  );
  expect(extractTxt(Buffer.from('Item\tHow many\nGlue\t12\nPaper\t3'), {}).text).toBe(
    '| Item: Glue | How many: 12 |\n| Item: Paper | How many: 3 |',
  );
  expect(extractTxt(Buffer.from('One sentence.  Another one.\nA third one.'), {}).text).toContain(
    'One sentence.  Another',
  );
});

test('a Word table and a web table read the same', async () => {
  const docx = makeDocx(
    [],
    `<w:tbl>${[
      ['Vaccine', 'Given'],
      ['MMR', 'May 2'],
    ]
      .map(
        (row) => `<w:tr>${row.map((cell) => `<w:tc><w:p><w:r><w:t>${cell}</w:t></w:r></w:p></w:tc>`).join('')}</w:tr>`,
      )
      .join('')}</w:tbl>`,
  );
  expect((await extractDocx(docx)).text).toBe('| Vaccine: MMR | Given: May 2 |');
  const html = '<table><tr><th>Vaccine</th><th>Given</th></tr><tr><td>MMR</td><td>May 2</td></tr></table>';
  expect(extractHtml(Buffer.from(`<p>Shots</p>${html}`), {}).text).toContain('| Vaccine: MMR | Given: May 2 |');
});

test('a table without column names pairs names and values; an upright stroke in a cell breaks no row', () => {
  expect(
    tableLines([
      ['Bedtime', '19:45'],
      ['Bath', 'Tuesday | Friday'],
    ]),
  ).toEqual(['| Bedtime: 19:45 |', '| Bath: Tuesday / Friday |']);
});

/** Whether a figure of the question stands in the text, lies in a span that it names, or outside of all its spans. */
export function figureFits(figure: number, text: string): 'inside' | 'outside' | 'absent' {
  const spans = spansOf(text);
  if (spans.some(({ from, to }) => figure >= from && figure <= to)) return 'inside';
  const figures = [...text.matchAll(/\d+(?:[.,]\d+)?/g)].map(([one]) => Number(one.replace(',', '.')));
  if (figures.includes(figure)) return 'inside';
  return spans.length > 0 ? 'outside' : 'absent';
}

const FIGURE = String.raw`(\d+(?:\.\d+)?)`;
const BETWEEN = new RegExp(String.raw`(?<![\d:/-])${FIGURE}\s?(?:to|-|–)\s?${FIGURE}(?![\d:/-]|\s?[ap]\.?m)`, 'g');
const ABOVE = new RegExp(
  String.raw`${FIGURE}(?:\s?[^\s\d|]{1,4})?\s(?:and|or) (?:above|over|more|up|higher)|\b(?:over|above|more than|at least|from) ${FIGURE}(?=[^\d:]|$)(?! ?(?:[ap]\.?m|to))`,
  'g',
);
const BELOW = new RegExp(
  String.raw`${FIGURE}(?:\s?[^\s\d|]{1,4})?\s(?:and|or) (?:below|under|less|lower)|\b(?:under|below|less than|up to|at most) ${FIGURE}`,
  'g',
);

function spansOf(text: string): { from: number; to: number }[] {
  const all = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map((match) =>
      match
        .slice(1)
        .filter((one) => one !== undefined)
        .map(Number),
    );
  return [
    ...all(BETWEEN).map(([from = 0, to = 0]) => ({ from, to })),
    ...all(ABOVE).map(([from = 0]) => ({ from, to: Number.POSITIVE_INFINITY })),
    ...all(BELOW).map(([to = 0]) => ({ from: 0, to })),
  ];
}

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { miniLmId } from '../src/encode/minilm.ts';
import { type Tensor, toMatrix, writeEncoderFile } from '../src/encode/weights.ts';
import { TEXT_END, TEXT_START, UNKNOWN } from '../src/encode/wordpiece.ts';
import { readSafetensors } from './safetensors.ts';

/**
 * Makes `weights/minilm/encoder.bin` out of a BERT model of the names and sizes of all-MiniLM-L6-v2, with as many layers as it has:
 * `node scripts/pack-minilm.ts <model.safetensors> --tokenizer <tokenizer.json>`.
 * With `--from <n>` instead of the tokenizer it makes a top: the layers from the n-th (counted from 0), without vocabulary and
 * embeddings. `--under` names the encoder that a top belongs to: its name stands in the top, whose own name then changes with it. `--out` names
 * another file to write. A tensor `lead.weight`, where there is one, is the map of the mean at the end;
 * `segments`, `across` and `scale` belong to a top that reads two texts together. A top that scores texts has
 * `scores.weight` and `scores.bias`, whose names `--scores` lists in a JSON file; it reads as far as `--places` says and belongs to no one encoder.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tokenizer: { type: 'string' },
    from: { type: 'string' },
    out: { type: 'string' },
    under: { type: 'string' },
    scores: { type: 'string' },
    places: { type: 'string' },
  },
});
const [model] = positionals;
const isTop = options.from !== undefined;
if (!model || (options.tokenizer === undefined) !== isTop || (isTop && !options.out))
  throw new Error('Name the model and either its tokenizer or the first layer and the file of a top');

const WIDTH = 384;
/** As far as a text is read. */
const PLACES = 64;
const CONTROLS = [UNKNOWN, TEXT_START, TEXT_END];
/** English text holds these letters and signs; a piece without any of them would only take room. */
const KEPT = /[!-~\u00a1-\u017f\u2010-\u23ff]/u;
const NEVER_MET = /^\[(?:unused\d+|PAD|MASK)\]$/;

const weights = readSafetensors(model, 'bert.');
const tensors = new Map<string, Tensor>();
let pieces: string[] = [];

const take = (name: string) => {
  const found = weights.get(name);
  if (!found) throw new Error(`The model lacks ${name}`);
  return found;
};
const vector = (name: string, values: Float32Array) => tensors.set(name, { kind: 'vector', values });
const norm = (name: string, from: string) => {
  vector(`${name}.scale`, take(`${from}.weight`).values);
  vector(`${name}.shift`, take(`${from}.bias`).values);
};
type Plain = { values: Float32Array; rows: number; width: number };
/** Several maps of one input side by side; the model holds a row for each number of the output, we for each of the input. */
const turned = (from: readonly string[]): Plain => {
  const all = from.map((one) => take(`${one}.weight`));
  const rows = all[0]?.shape[1] as number;
  const width = all.reduce((sum, { shape }) => sum + (shape[0] as number), 0);
  const values = new Float32Array(rows * width);
  let column = 0;
  for (const one of all)
    for (let at = 0; at < one.values.length; at += rows, column++)
      for (let row = 0; row < rows; row++) values[row * width + column] = one.values[at + row] as number;
  return { values, rows, width };
};
const matrix = (name: string, { values, rows, width }: Plain) =>
  tensors.set(name, { kind: 'matrix', matrix: toMatrix(values, rows, width) });
const biasOf = (from: readonly string[]) => from.flatMap((one) => Array.from(take(`${one}.bias`).values));
const dense = (name: string, from: readonly string[]) => {
  matrix(name, turned(from));
  vector(`${name}.bias`, Float32Array.from(biasOf(from)));
};

/**
 * Some numbers between widen and narrow are large and lead almost wholly to one place, beside which rounding loses the rest of
 * their row. The rows that lose most get a second one for what they lost, and the numbers are made twice.
 */
const TWICE = 8;
function packBetween(layer: number, widen: string, narrow: string): void {
  const into = turned([widen]);
  const out = turned([narrow]);
  const lost = lossOf(out);
  const loss = Array.from({ length: out.rows }, (_, row) =>
    lost.subarray(row * out.width, (row + 1) * out.width).reduce((sum, value) => sum + value ** 2, 0),
  );
  const twice = [...loss.keys()].sort((one, other) => (loss[other] as number) - (loss[one] as number)).slice(0, TWICE);
  const columns = [...loss.keys(), ...twice];
  const [rows, width] = [out.rows + TWICE, out.width];
  const wider = Float32Array.from({ length: into.rows * rows }, (_, n) => {
    const [row, column] = [Math.floor(n / rows), columns[n % rows] as number];
    return into.values[row * into.width + column] as number;
  });
  const longer = new Float32Array(rows * width);
  longer.set(out.values);
  for (const [n, row] of twice.entries())
    longer.set(lost.subarray(row * width, (row + 1) * width), (out.rows + n) * width);
  matrix(`${layer}.widen`, { values: wider, rows: into.rows, width: rows });
  const bias = biasOf([widen]);
  vector(
    `${layer}.widen.bias`,
    Float32Array.from(columns, (column) => bias[column] as number),
  );
  matrix(`${layer}.narrow`, { values: longer, rows, width });
  vector(`${layer}.narrow.bias`, Float32Array.from(biasOf([narrow])));
}

function lossOf({ values, rows, width }: Plain): Float32Array {
  const { numbers, scales } = toMatrix(values, rows, width);
  return values.map((value, n) => value - (numbers[n] as number) * (scales[Math.floor(n / width)] as number));
}

function packBeginning(tokenizer: string): void {
  const { vocab } = (JSON.parse(readFileSync(tokenizer, 'utf8')) as { model: { vocab: Record<string, number> } }).model;
  const kept = Object.entries(vocab)
    .filter(
      ([piece]) => CONTROLS.includes(piece) || (KEPT.test(piece.replace(/^##(?=.)/, '')) && !NEVER_MET.test(piece)),
    )
    .sort(([, one], [, other]) => one - other);
  pieces = kept.map(([piece]) => piece);
  const words = take('embeddings.word_embeddings.weight').values;
  const rows = Float32Array.from(kept.flatMap(([, id]) => Array.from(words.subarray(id * WIDTH, (id + 1) * WIDTH))));
  tensors.set('embeddings', { kind: 'matrix', matrix: toMatrix(rows, kept.length, WIDTH) });
  packPlaces(PLACES);
  norm('begin', 'embeddings.LayerNorm');
}

function packPlaces(count: number): void {
  const first = take('embeddings.token_type_embeddings.weight').values;
  const places = take('embeddings.position_embeddings.weight').values.subarray(0, count * WIDTH);
  vector(
    'places',
    places.map((value, n) => value + (first[n % WIDTH] as number)),
  );
}

if (options.tokenizer !== undefined) packBeginning(options.tokenizer);
if (options.under !== undefined) pieces = [miniLmId(readFileSync(options.under))];
if (options.scores !== undefined) pieces = JSON.parse(readFileSync(options.scores, 'utf8')) as string[];
if (options.places !== undefined) packPlaces(Number(options.places));
let layer = Number(options.from ?? 0);
for (; weights.has(`encoder.layer.${layer}.output.dense.weight`); layer++) {
  const from = `encoder.layer.${layer}`;
  dense(
    `${layer}.attend`,
    ['query', 'key', 'value'].map((one) => `${from}.attention.self.${one}`),
  );
  dense(`${layer}.join`, [`${from}.attention.output.dense`]);
  norm(`${layer}.between`, `${from}.attention.output.LayerNorm`);
  packBetween(layer, `${from}.intermediate.dense`, `${from}.output.dense`);
  norm(`${layer}.after`, `${from}.output.LayerNorm`);
}
for (const name of ['segments', 'across', 'scale']) if (weights.has(name)) vector(name, take(name).values);
if (weights.has('lead.weight')) matrix('lead', turned(['lead']));

if (options.scores !== undefined) dense('scores', ['scores']);

const target = options.out ?? path.join(import.meta.dirname, '../weights/minilm/encoder.bin');
const bytes = writeEncoderFile({ pieces: pieces.map((piece) => [piece, 0]), tensors });
mkdirSync(path.dirname(target), { recursive: true });
writeFileSync(target, bytes);
console.log(`${target}: ${bytes.length} bytes, layers to ${layer - 1}, ${pieces.length} pieces`);

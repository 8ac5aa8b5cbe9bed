/** A matrix as int8 with one scale for each row: value = numbers[row * width + column] * scales[row]. */
export type Matrix = { rows: number; width: number; numbers: Int8Array; scales: Float32Array };
export type Tensor = { kind: 'matrix'; matrix: Matrix } | { kind: 'vector'; values: Float32Array };

type Entry = { name: string; kind: Tensor['kind']; rows: number; width: number };
/** `pieces`: the vocabulary in the order of the rows of the embedding matrix, each with its log probability. */
export type EncoderFile = { pieces: ReadonlyArray<readonly [string, number]>; tensors: Map<string, Tensor> };

const MAGIC = 'NSTENC1\n';

/**
 * Layout: the magic word, the length of the header (uint32), the header as JSON, padding to four bytes; then for each tensor
 * of the header its scales (float32) and int8 numbers, padded to four bytes, or its float32 values.
 */
export function writeEncoderFile({ pieces, tensors }: EncoderFile): Uint8Array {
  const entries: Entry[] = [...tensors].map(([name, tensor]) =>
    tensor.kind === 'matrix'
      ? { name, kind: 'matrix', rows: tensor.matrix.rows, width: tensor.matrix.width }
      : { name, kind: 'vector', rows: 1, width: tensor.values.length },
  );
  const header = new TextEncoder().encode(JSON.stringify({ pieces, entries }));
  const parts: Uint8Array[] = [
    new TextEncoder().encode(MAGIC),
    bytesOf(Uint32Array.of(header.length)),
    header,
    paddingAfter(MAGIC.length + 4 + header.length),
  ];
  for (const tensor of tensors.values()) {
    if (tensor.kind === 'vector') parts.push(bytesOf(tensor.values));
    else
      parts.push(
        bytesOf(tensor.matrix.scales),
        bytesOf(tensor.matrix.numbers),
        paddingAfter(tensor.matrix.numbers.length),
      );
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** Reads what `writeEncoderFile` wrote; the tensors are views into the bytes. Throws when it is something else. */
export function readEncoderFile(bytes: Uint8Array): EncoderFile {
  // Views of four bytes a number need a start that is a multiple of four.
  const file = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const { buffer, byteOffset } = file;
  const lengthAt = MAGIC.length;
  if (new TextDecoder().decode(file.subarray(0, lengthAt)) !== MAGIC) throw new Error('These are no encoder weights');
  const headerLength = new DataView(buffer, byteOffset).getUint32(lengthAt, true);
  let at = lengthAt + 4;
  const header = JSON.parse(new TextDecoder().decode(file.subarray(at, at + headerLength))) as {
    pieces: [string, number][];
    entries: Entry[];
  };
  at = aligned(at + headerLength);
  const tensors = new Map<string, Tensor>();
  for (const { name, kind, rows, width } of header.entries) {
    if (kind === 'vector') {
      tensors.set(name, { kind, values: new Float32Array(buffer, byteOffset + at, width) });
      at += 4 * width;
      continue;
    }
    const scales = new Float32Array(buffer, byteOffset + at, rows);
    at += 4 * rows;
    const numbers = new Int8Array(buffer, byteOffset + at, rows * width);
    at = aligned(at + rows * width);
    tensors.set(name, { kind, matrix: { rows, width, numbers, scales } });
  }
  return { pieces: header.pieces, tensors };
}

/** A matrix of a file as plain numbers. Throws where the file has none of that name. */
export function readMatrix({ tensors }: EncoderFile, name: string): { values: Float32Array; width: number } {
  const tensor = tensors.get(name);
  if (tensor?.kind !== 'matrix') throw new Error(`The weights lack the matrix ${name}`);
  const { width, numbers, scales } = tensor.matrix;
  return { values: Float32Array.from(numbers, (value, n) => value * (scales[(n / width) | 0] as number)), width };
}

/** The same of a vector. */
export function readVector({ tensors }: EncoderFile, name: string): Float32Array {
  const tensor = tensors.get(name);
  if (tensor?.kind !== 'vector') throw new Error(`The weights lack the vector ${name}`);
  return tensor.values;
}

/** Rounds every row to 127 steps of its largest number. */
export function toMatrix(values: Float32Array, rows: number, width: number): Matrix {
  const numbers = new Int8Array(rows * width);
  const scales = new Float32Array(rows);
  for (let row = 0; row < rows; row++) {
    let max = 0;
    for (let i = 0; i < width; i++) max = Math.max(max, Math.abs(values[row * width + i] as number));
    const scale = max / 127 || 1;
    scales[row] = scale;
    for (let i = 0; i < width; i++) numbers[row * width + i] = Math.round((values[row * width + i] as number) / scale);
  }
  return { rows, width, numbers, scales };
}

const aligned = (at: number) => Math.ceil(at / 4) * 4;
const paddingAfter = (at: number) => new Uint8Array(aligned(at) - at);
const bytesOf = (view: ArrayBufferView) => new Uint8Array(view.buffer, view.byteOffset, view.byteLength);

const KINDS = { Uint8Array, Uint16Array, Uint32Array, Float64Array };
type Column = Uint8Array | Uint16Array | Uint32Array | Float64Array;
type Kind = keyof typeof KINDS;
/** Columns by name, in groups. */
export type Columns = { readonly [name: string]: Column | Columns };

/** Where a column lies, in the place of it. */
type Place = [kind: Kind, at: number, length: number];
type Places = { [name: string]: Place | Places };

/** Columns begin where each kind of number may. */
const STEP = 8;
const upTo = (at: number) => Math.ceil(at / STEP) * STEP;

/** Columns as one file: the length of its head, the head, which says where each lies, and the columns. */
export function writeColumns(columns: Columns): Uint8Array {
  const all: { column: Column; at: number }[] = [];
  let end = 0;
  const place = (group: Columns): Places =>
    Object.fromEntries(
      Object.entries(group).map(([name, one]) => {
        if (!isColumn(one)) return [name, place(one)];
        const at = end;
        all.push({ column: one, at });
        end = upTo(at + one.byteLength);
        return [name, [one.constructor.name as Kind, at, one.length]];
      }),
    );
  const head = new TextEncoder().encode(JSON.stringify(place(columns)));
  const start = upTo(STEP + head.length);
  const file = new Uint8Array(start + end);
  new DataView(file.buffer).setUint32(0, head.length, true);
  file.set(head, STEP);
  for (const { column, at } of all)
    file.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), start + at);
  return file;
}

/** The columns of such a file, without copying them. It begins where a float may: at the beginning of its buffer, or a multiple of 8 behind. */
export function readColumns(file: Uint8Array): Columns {
  const length = new DataView(file.buffer, file.byteOffset).getUint32(0, true);
  const start = file.byteOffset + upTo(STEP + length);
  const read = (places: Places): Columns =>
    Object.fromEntries(
      Object.entries(places).map(([name, one]) => {
        if (!Array.isArray(one)) return [name, read(one)];
        const [kind, at, count] = one;
        return [name, new KINDS[kind](file.buffer as ArrayBuffer, start + at, count)];
      }),
    );
  return read(JSON.parse(new TextDecoder().decode(file.subarray(STEP, STEP + length))));
}

const isColumn = (one: Column | Columns): one is Column => ArrayBuffer.isView(one);

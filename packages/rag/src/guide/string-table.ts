/** Distinct texts one behind another, each found by its words: a Map of them, in a hundredth of the objects. */
export type StringTable = { bytes: Uint8Array; starts: Uint32Array; slots: Uint32Array };

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** `texts` are distinct; a text's number is its place. */
export function toTable(texts: readonly string[]): StringTable {
  const starts = new Uint32Array(texts.length + 1);
  const encoded = texts.map((text) => encoder.encode(text));
  for (const [n, { length }] of encoded.entries()) starts[n + 1] = (starts[n] as number) + length;
  const bytes = new Uint8Array(starts[texts.length] as number);
  for (const [n, one] of encoded.entries()) bytes.set(one, starts[n]);
  // A power of two, half of it empty: few texts share a place. A slot holds a text's number and one more, 0 is empty.
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(2 * texts.length + 1)));
  for (const [n, one] of encoded.entries()) {
    let at = hashOf(one) & (slots.length - 1);
    while (slots[at] !== 0) at = (at + 1) & (slots.length - 1);
    slots[at] = n + 1;
  }
  return { bytes, starts, slots };
}

export const sizeOf = ({ starts }: StringTable): number => starts.length - 1;

export function textAt({ bytes, starts }: StringTable, n: number): string {
  return decoder.decode(bytes.subarray(starts[n], starts[n + 1]));
}

/** Every text, in order. */
export function textsOf(table: StringTable): string[] {
  const { bytes, starts } = table;
  const all = decoder.decode(bytes);
  // Where a byte is a letter, places in the one are places in the other.
  if (all.length === bytes.length)
    return Array.from({ length: sizeOf(table) }, (_, n) => all.slice(starts[n], starts[n + 1]));
  return Array.from({ length: sizeOf(table) }, (_, n) => textAt(table, n));
}

export function numberOf({ bytes, starts, slots }: StringTable, text: string): number | undefined {
  const one = encoder.encode(text);
  for (let at = hashOf(one) & (slots.length - 1); slots[at] !== 0; at = (at + 1) & (slots.length - 1)) {
    const n = (slots[at] as number) - 1;
    const start = starts[n] as number;
    if ((starts[n + 1] as number) - start === one.length && one.every((byte, i) => bytes[start + i] === byte)) return n;
  }
  return undefined;
}

/** FNV-1a. */
function hashOf(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

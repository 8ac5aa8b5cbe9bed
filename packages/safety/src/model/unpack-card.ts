import { RULE_IDS } from '../rules/index.ts';
import type { Head } from './model.ts';
import type { Row } from './unpack.ts';

const LINE_END = 0x0a;

/** Reads what `packCard` of training has written. Throws where it was written for other rules than these, but for such as stand behind them. */
export function unpackCard(bytes: Uint8Array, rules: readonly string[] = RULE_IDS): Head {
  const from = bytes.indexOf(LINE_END) + 1;
  const { scale, bias, rules: named, rows: count } = JSON.parse(new TextDecoder().decode(bytes.subarray(0, from)));
  if (String(named) !== String(rules.slice(0, named.length)) || bias.length !== named.length)
    throw new Error('The weights of the card were learnt for other rules: train anew.');
  const rows = new Map<number, Row>();
  let at = from;
  let slot = -1;
  for (let row = 0; row < count; row += 1) {
    let gap = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] as number;
      gap += (byte & 0x7f) << shift;
      if (byte < 0x80) break;
    }
    slot += 1 + gap;
    const outputs = bytes[at++] as number;
    rows.set(slot, {
      outputs: [...bytes.subarray(at, at + outputs)],
      values: [...Int8Array.from(bytes.subarray(at + outputs, at + 2 * outputs))],
    });
    at += 2 * outputs;
  }
  if (at !== bytes.length) throw new Error('The weights of the card are cut off.');
  return { rows, bias, scale };
}

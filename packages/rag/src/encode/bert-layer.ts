import type { Attend } from './attention.ts';
import { gelu } from './gelu.ts';
import type { Product } from './integer-product.ts';

const EPSILON = 1e-12;

export type Norm = { scale: Float32Array; shift: Float32Array };
/** `attend` gives query, key and value of each piece, side by side. */
export type BertLayer = { attend: Product; join: Product; between: Norm; widen: Product; narrow: Product; after: Norm };

/** What one layer makes of a row of numbers for each of `count` pieces. */
export function runBertLayer(layer: BertLayer, state: Float32Array, count: number, attend: Attend): Float32Array {
  const joined = layer.join(attend(layer.attend(state, count), count), count);
  addAndNormalise(joined, state, layer.between);
  const wide = layer.widen(joined, count);
  gelu(wide);
  const out = layer.narrow(wide, count);
  addAndNormalise(out, joined, layer.after);
  return out;
}

/** Adds `more` to `x` and moves each row to mean 0 and variance 1, then scales and shifts it; in place. */
export function addAndNormalise(x: Float32Array, more: Float32Array, { scale, shift }: Norm): void {
  const width = scale.length;
  for (let start = 0; start < x.length; start += width) {
    let [sum, squares] = [0, 0];
    for (let i = start; i < start + width; i++) {
      const value = (x[i] as number) + (more[i] as number);
      x[i] = value;
      sum += value;
      squares += value * value;
    }
    const mean = sum / width;
    const share = 1 / Math.sqrt(Math.max(0, squares / width - mean * mean) + EPSILON);
    for (let i = 0; i < width; i++)
      x[start + i] = ((x[start + i] as number) - mean) * share * (scale[i] as number) + (shift[i] as number);
  }
}

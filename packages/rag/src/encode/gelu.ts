const END = 6;
const STEPS_PER_ONE = 128;

/** A number times the share of a normal distribution that lies below it; between two steps a line is within 0.00001 of it. */
const TABLE = Float32Array.from({ length: 2 * END * STEPS_PER_ONE + 2 }, (_, n) => {
  const x = n / STEPS_PER_ONE - END;
  return (x * (1 + errorFunction(x / Math.SQRT2))) / 2;
});

/** GELU of every number, in place. */
export function gelu(values: Float32Array): void {
  for (let i = 0; i < values.length; i++) {
    const x = values[i] as number;
    if (x >= END) continue;
    if (x <= -END) {
      values[i] = 0;
      continue;
    }
    const place = (x + END) * STEPS_PER_ONE;
    const step = place | 0;
    const low = TABLE[step] as number;
    values[i] = low + (place - step) * ((TABLE[step + 1] as number) - low);
  }
}

/** By Abramowitz and Stegun 7.1.26, within 0.00000015. */
function errorFunction(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const sum = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.sign(x) * (1 - sum * Math.exp(-x * x));
}

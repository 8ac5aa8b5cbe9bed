const MOST_ZEROS = 255;
/** Weights beyond this share of all are cut to it: a few great ones would leave no steps for the rest. */
const CUT = 0.999;

/** Weights as whole numbers of a step, runs of zeros counted, in base 64. */
export function pack(weights: Float32Array, steps: number): { packed: string; scale: number } {
  const sizes = Float32Array.from(weights, Math.abs)
    .filter((size) => size > 0)
    .sort();
  const most = sizes[Math.floor((sizes.length - 1) * CUT)] ?? 1;
  const scale = Number((most / steps).toPrecision(4));
  const bytes: number[] = [];
  let zeros = 0;
  const flush = (): void => {
    while (zeros > 0) {
      const run = Math.min(zeros, MOST_ZEROS);
      bytes.push(0, run);
      zeros -= run;
    }
  };
  for (const weight of weights) {
    const whole = Math.max(-steps, Math.min(steps, Math.round(weight / scale)));
    if (whole === 0) {
      zeros += 1;
      continue;
    }
    flush();
    bytes.push(whole & 0xff);
  }
  return { packed: Buffer.from(bytes).toString('base64'), scale };
}

export type Head = 'level' | 'card';

const HEADS: readonly Head[] = ['level', 'card'];

/**
 * Which heads a call of train.ts teaches: both without an argument, else the one it names. Throws on any other argument, and where a head
 * that would stay as it is answers for another number of outputs than there are now.
 */
export function headsToTeach(
  args: readonly string[],
  kept: Readonly<Record<Head, number>>,
  outputs: Readonly<Record<Head, number>>,
): ReadonlySet<Head> {
  const [named] = args;
  if (named === undefined) return new Set(HEADS);
  const head = HEADS.find((one) => one === named);
  if (!head || args.length > 1) throw new Error(`Say level, card or nothing, not "${args.join(' ')}".`);
  for (const other of HEADS)
    if (other !== head && kept[other] !== outputs[other])
      throw new Error(`The ${other} head knows ${kept[other]} outputs and there are ${outputs[other]}: teach both.`);
  return new Set([head]);
}

import type { Figure } from './read-figures.ts';

/** How far two ways to write one amount may lie apart: 1 oz is 28 or 30 ml, 3 feet are 90 cm or a metre. */
const TOLERANCE = { time: 0.015, mass: 0.06, volume: 0.06, length: 0.1 } as const;
/** 102°F is 38.89°C and is written 39°C. */
const DEGREES = 0.15;
const EXACT = 1e-9;

/**
 * Whether two figures say the same amount: in one unit exactly, in two units as far as people round when they convert.
 * A bare number may be an age in years ("aged 6"), and an ounce a weight or a volume.
 */
export function isSameFigure(a: Figure, b: Figure): boolean {
  if (a.kind === 'phone' || b.kind === 'phone') return a.kind === b.kind && a.text === b.text;
  if (a.unit === b.unit && a.unit !== 'degree') return Math.abs(a.value - b.value) < EXACT;
  if (a.kind === 'plain' || b.kind === 'plain') return isBareAge(a, b) || isBareAge(b, a);
  if (a.kind === 'temperature' && b.kind === 'temperature') return Math.abs(celsius(a) - celsius(b)) <= DEGREES;
  if (a.kind !== b.kind) return isOunceOfMass(a, b) || isOunceOfMass(b, a);
  const tolerance = a.kind in TOLERANCE ? TOLERANCE[a.kind as keyof typeof TOLERANCE] : 0;
  return tolerance > 0 && isNear(a.value * a.base, b.value * b.base, tolerance);
}

const isNear = (a: number, b: number, tolerance: number) => Math.abs(a - b) <= Math.max(a, b) * tolerance;

const isBareAge = (bare: Figure, other: Figure) =>
  bare.kind === 'plain' && other.unit === 'year' && bare.value === other.value;

const GRAMS_PER_OUNCE = 28.3495;
const isOunceOfMass = (ounce: Figure, mass: Figure) =>
  ounce.unit === 'ounce' &&
  mass.kind === 'mass' &&
  isNear(ounce.value * GRAMS_PER_OUNCE, mass.value * mass.base, TOLERANCE.mass);

/** A degree without a letter is the scale on which a child can have it. */
const HIGHEST_BODY_CELSIUS = 60;
function celsius({ unit, value }: Figure): number {
  const isFahrenheit = unit === 'fahrenheit' || (unit === 'degree' && value > HIGHEST_BODY_CELSIUS);
  return isFahrenheit ? ((value - 32) * 5) / 9 : value;
}

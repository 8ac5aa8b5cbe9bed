import type { Measures } from './region-data.ts';

/** A number or a span with its unit: `38 C`, `38.5 °C`, `120-150 ml`, `90 cm`. */
const MEASURE = /^(\d+(?:\.\d+)?)(?:\s*(?:-|–|to)\s*(\d+(?:\.\d+)?))?\s*(°?C|kg|g|ml|l|mm|cm|m|km)$/i;

type Unit = 'c' | 'kg' | 'g' | 'ml' | 'l' | 'mm' | 'cm' | 'm' | 'km';
type Converted = { values: string[]; unit: string };

const METRIC_SIGN: Record<Unit, string> = {
  c: '°C',
  kg: ' kg',
  g: ' g',
  ml: ' ml',
  l: ' l',
  mm: ' mm',
  cm: ' cm',
  m: ' m',
  km: ' km',
};

/**
 * `38 C` in the units of a family: its own first and the metric ones in brackets, or the metric ones alone. Rounded as
 * a parent would say it: a tenth of a degree, whole pounds and ounces from 4 on and halves below, inches and feet that
 * are within 2% of the length. Medicine-sized volumes (under 15 ml) stay metric everywhere. Undefined when it is no measure.
 */
export function fillMeasure(slot: string, measures: Measures): string | undefined {
  const match = MEASURE.exec(slot.trim());
  if (!match) return undefined;
  const unit = (match[3] as string).replace('°', '').toLowerCase() as Unit;
  const amounts = [match[1], match[2]].filter((text): text is string => text !== undefined).map(Number);
  const metric = span({ values: amounts.map(String), unit: METRIC_SIGN[unit] });
  const converted = convert(amounts, unit, measures);
  return converted ? `${span(converted)} (${metric})` : metric;
}

const span = ({ values, unit }: Converted): string => `${[...new Set(values)].join('–')}${unit}`;

const SMALL_VOLUME_ML = 15;
const LB_PER_KG = 2.20462;
const G_PER_OZ = 28.3495;
const ML_PER_OZ = 30;
const CM_PER_INCH = 2.54;
const CM_PER_FOOT = 30.48;
const KM_PER_MILE = 1.60934;

function convert(amounts: number[], unit: Unit, measures: Measures): Converted | undefined {
  const smallest = amounts[0] ?? 0;
  const each = (factor: number, sign: string): Converted => ({
    values: amounts.map((amount) => String(roundSpoken(amount * factor))),
    unit: sign,
  });
  if (unit === 'c')
    return measures.temperature === 'fahrenheit'
      ? { values: amounts.map((amount) => String(Math.round(((amount * 9) / 5) * 10 + 320) / 10)), unit: '°F' }
      : undefined;
  if (unit === 'kg') return measures.weight === 'pounds' ? each(LB_PER_KG, ' lb') : undefined;
  if (unit === 'g') return measures.weight === 'pounds' ? each(1 / G_PER_OZ, ' oz') : undefined;
  if (unit === 'ml')
    return measures.volume === 'ounces' && smallest >= SMALL_VOLUME_ML ? each(1 / ML_PER_OZ, ' oz') : undefined;
  if (unit === 'l') return measures.volume === 'ounces' ? each(1000 / ML_PER_OZ, ' oz') : undefined;
  if (unit === 'km') return measures.distance === 'miles' ? miles(amounts) : undefined;
  if (measures.length === 'centimetres') return undefined;
  const cm = { mm: 0.1, cm: 1, m: 100 }[unit];
  if (unit === 'm') return each(100 / CM_PER_FOOT, ' feet');
  return lengths(amounts.map((amount) => amount * cm));
}

function roundSpoken(value: number): number {
  return value < 4 ? Math.max(0.5, Math.round(value * 2) / 2) : Math.round(value);
}

function miles(kilometres: number[]): Converted {
  const values = kilometres.map((amount) => roundSpoken(amount / KM_PER_MILE));
  return { values: values.map(String), unit: values.every((value) => value === 1) ? ' mile' : ' miles' };
}

/** Heights of a child in feet and inches, other lengths in whole feet where these fit, else in inches. */
function lengths(centimetres: number[]): Converted {
  if (centimetres.every((cm) => cm >= 100 && cm < 200)) {
    const values = centimetres.map((cm) => {
      const inches = Math.round(cm / CM_PER_INCH);
      return inches % 12 === 0 ? `${inches / 12} feet` : `${Math.floor(inches / 12)} feet ${inches % 12} inches`;
    });
    return { values, unit: '' };
  }
  if (centimetres.every((cm) => cm >= 60 && (cm >= 200 || isNear(cm / CM_PER_FOOT)))) {
    const far = centimetres.map((cm) => {
      const feet = cm / CM_PER_FOOT;
      return feet > 40 ? Math.round(feet / 10) * 10 : Math.round(feet);
    });
    return { values: far.map(String), unit: ' feet' };
  }
  const values = centimetres.map((cm) => {
    const inches = cm / CM_PER_INCH;
    return inches < 4 ? Math.max(0.25, Math.round(inches * 4) / 4) : Math.round(inches);
  });
  return { values: values.map(String), unit: values.every((value) => value <= 1) ? ' inch' : ' inches' };
}

const isNear = (feet: number): boolean => Math.abs(feet - Math.round(feet)) <= feet * 0.02;

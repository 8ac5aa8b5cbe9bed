import { z } from 'zod';
import { LINE_KINDS, REGIONS } from './region.ts';

const source = z.strictObject({
  name: z.string().min(3),
  url: z.url({ protocol: /^https$/ }),
  readOn: z.iso.date(),
});

/** A number names the page that says so; a line of words ("your local crisis line") needs none. */
const line = z
  .strictObject({
    label: z.string().min(2),
    value: z.string().min(2),
    href: z
      .string()
      .regex(/^(tel:\+?\d+|sms:\d+|https:\/\/\S+)$/)
      .optional(),
    source: source.optional(),
  })
  .refine((entry) => !entry.href || entry.source, 'a line with a number or an address needs its source');

const vaccines = z
  .strictObject({
    source: source.optional(),
    expires: z.iso.date(),
    text: z.string().min(10).optional(),
    /** Whose list the table is, where a family may meet another one. */
    note: z.string().min(10).optional(),
    due: z
      .array(
        z.strictObject({
          weeks: z.tuple([z.number().min(0), z.number().max(936)]),
          when: z.string().min(5),
          names: z.array(z.string().min(2)).min(1),
        }),
      )
      .optional(),
  })
  .refine((entry) => (entry.text === undefined) !== (entry.due === undefined), 'vaccines need either due or text')
  .refine((entry) => !entry.due || entry.source, 'a vaccine table needs its source');

const law = z.strictObject({ text: z.string().min(10), source: source.optional() });

/** One file under content/regions. `marks` are what only families of the regions that list them should read. */
export const regionFile = z.strictObject({
  region: z.enum(REGIONS),
  name: z.string().min(4),
  measures: z.strictObject({
    temperature: z.enum(['celsius', 'fahrenheit']),
    weight: z.enum(['kilograms', 'pounds']),
    volume: z.enum(['millilitres', 'ounces']),
    length: z.enum(['centimetres', 'inches']),
    distance: z.enum(['kilometres', 'miles']),
  }),
  lines: z.record(z.enum(LINE_KINDS), z.array(line)),
  spoken: z.record(z.string(), z.string().min(2)),
  words: z.record(z.string(), z.string().min(1)),
  vaccines,
  carSeatLaw: law,
  schoolStart: law,
  marks: z.array(z.string().min(2)).min(1),
});
export type RegionFile = z.infer<typeof regionFile>;

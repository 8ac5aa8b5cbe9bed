import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const id = z.union([z.string(), z.number()]).transform(String);
const expression = z.string().transform((text) => new RegExp(text, 'i'));

/** A question to the guide; `must` is what a good answer has to say, for the reader who judges. */
export const question = z.object({
  id,
  topic: z.string().default('all'),
  ageMonths: z.number().nullable().default(null),
  q: z.string(),
  must: z.string().default(''),
  mustKnow: z.boolean().default(true),
});
export type Question = z.output<typeof question>;

/** A question to the family's documents: right when the reply matches one of `anyOf`, none of `noneOf`, and cites `doc`. */
export const documentQuestion = z.object({
  id,
  q: z.string(),
  childAgeMonths: z.number(),
  kind: z.string(),
  anyOf: z.array(expression),
  noneOf: z.array(expression).default([]),
  doc: z.string().nullable(),
  alsoDocs: z.array(z.string()).default([]),
});
export type DocumentQuestion = z.output<typeof documentQuestion>;

/** One expression, or a list of subject words of which one has to stand in the reply. */
const subject = z.union([expression, z.array(z.string()).transform(anyWord)]).optional();
const turn = z
  .object({ q: z.string().optional(), user: z.string().optional(), about: subject, notAbout: subject })
  .transform(({ q, user, ...rest }) => ({ q: q ?? user ?? '', ...rest }));
export const talk = z
  .object({
    id,
    childAgeMonths: z.number().optional(),
    child: z.object({ name: z.string().nullish(), ageMonths: z.number().nullable().optional() }).optional(),
    documents: z.boolean().default(false),
    turns: z.array(turn).min(1),
  })
  .transform(({ child, childAgeMonths, ...rest }) => ({
    ...rest,
    childName: child?.name ?? null,
    ageMonths: childAgeMonths ?? child?.ageMonths ?? null,
  }));
export type Talk = z.output<typeof talk>;

/** A folder with `set.json` (the child's name, which files another user shares) and `files/`. */
export const documentSet = z.object({ childName: z.string(), sharedByAnother: z.array(z.string()).default([]) });
export type DocumentSet = z.output<typeof documentSet> & { files: { name: string; path: string }[] };

function anyWord(words: string[]): RegExp | undefined {
  if (words.length === 0) return undefined;
  return new RegExp(words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'i');
}

/** Reads a file of one JSON object a line; a wrong line is named by file and number. */
export function readLines<T extends z.ZodType>(file: string, schema: T): z.output<T>[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (line.trim() === '') return [];
      const parsed = schema.safeParse(JSON.parse(line));
      if (!parsed.success) throw new Error(`${file}:${index + 1}: ${z.prettifyError(parsed.error)}`);
      return [parsed.data];
    });
}

export function readDocumentSet(folder: string): DocumentSet {
  const set = documentSet.parse(JSON.parse(readFileSync(path.join(folder, 'set.json'), 'utf8')));
  const files = readdirSync(path.join(folder, 'files'))
    .toSorted()
    .map((name) => ({ name, path: path.join(folder, 'files', name) }));
  return { ...set, files };
}

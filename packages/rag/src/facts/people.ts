import type { Passage } from '../ports.ts';
import type { Unit } from './units.ts';

const BORN = /(\p{Lu}[\p{Ll}\p{M}’'-]+)(?: \p{Lu}[\p{L}\p{M}’'-]+)*,? \(?(?:born|d\.?o\.?b)\b/giu;
const FIELD =
  /(?:^|[|\n]\s*)(?:child|name|patient|student|pupil|baby|player|member)(?:['’]s name)?: (\p{Lu}[\p{Ll}\p{M}’'-]+)/giu;

/** The people whose papers these are, by their first names in small letters: the child, and whoever is introduced as one. */
export function peopleIn(passages: readonly Passage[], childName: string | null): Set<string> {
  const people = new Set<string>();
  const first = firstName(childName);
  if (first) people.add(first);
  for (const { text, heading, title } of passages)
    for (const source of [text, heading ?? '', title])
      for (const pattern of [BORN, FIELD])
        for (const [, name = ''] of source.matchAll(pattern)) people.add(name.toLowerCase());
  return people;
}

/** What it stands under names one of the people, and not the one who is asked about. */
export function isAboutAnother(
  unit: Unit,
  question: string,
  people: ReadonlySet<string>,
  childName: string | null,
): boolean {
  const named = namesIn(question, people);
  const asked = named.size > 0 ? named : new Set(SHE.test(question) ? [firstName(childName) ?? ''] : []);
  if (asked.size === 0) return false;
  const own = namesIn(unit.text, people);
  if (own.size > 0) return named.size > 0 && isApart(own, asked) && unit.isRow;
  const above = namesIn(unit.section, people);
  return above.size > 0 && isApart(above, asked) && (named.size > 0 || !asked.has(''));
}

const SHE = /\b(?:she|her|hers|he|him|his)\b/i;
const isApart = (one: ReadonlySet<string>, other: ReadonlySet<string>) => ![...one].some((name) => other.has(name));
const firstName = (name: string | null) => name?.trim().split(/\s+/)[0]?.toLowerCase() || undefined;

function namesIn(text: string, people: ReadonlySet<string>): Set<string> {
  return new Set(
    (text.match(/\p{L}[\p{L}\p{M}-]*/gu) ?? []).map((word) => word.toLowerCase()).filter((word) => people.has(word)),
  );
}

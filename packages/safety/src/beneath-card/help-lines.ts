import { REGION_DATA } from '@nestling/contracts/regions';

const IN_BRACKETS = /\s*\([^)]*\)/g;
const BETWEEN = / or |, /;
const LEAD = /^(?:the|your) (?:local )?/;
const NUMBER = /\d[\d -]*\d/g;
const asSource = (name: string) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The help lines of all regions, in small letters: as a filled slot says them, by their names and by their numbers. */
function namesOfLines(): string[] {
  const regions = Object.values(REGION_DATA);
  const slots = regions.flatMap(({ spoken }) => Object.values(spoken));
  // A line without a number is labelled with what it is for.
  const lines = regions.flatMap((region) => Object.values(region.lines).flat()).filter(({ href }) => href);
  const labels = lines.map(({ label }) => label).filter((label) => label.includes(' '));
  const names = [...slots, ...labels].flatMap((text) =>
    text
      .toLowerCase()
      .replace(/[’‘]/g, "'")
      .replace(IN_BRACKETS, '')
      .split(BETWEEN)
      .map((name) => name.replace(LEAD, '').trim()),
  );
  const numbers = [...slots, ...lines.map(({ value }) => value)].flatMap((text) => text.match(NUMBER) ?? []);
  return [...new Set([...names, ...numbers])].filter((name) => /^\w.+\w$/.test(name));
}

/** The source of a pattern that any of them meets. */
export const HELP_LINES = namesOfLines().map(asSource).join('|');

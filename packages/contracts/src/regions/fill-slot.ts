import { fillMeasure } from './measures.ts';
import type { RegionData } from './region-data.ts';

/** First and last week of life, both included. */
export type Weeks = readonly [number, number];

export interface SlotContext {
  /** The ages that the text is for: what {vaccines} lists. Without them it lists everything. */
  weeks?: Weeks;
}

/** What stands for a slot, without its braces, in a region; undefined when there is no such slot. */
export function fillSlot(slot: string, data: RegionData, context: SlotContext): string | undefined {
  const name = lowerFirst(slot);
  const filled =
    wordFor(slot, data) ?? wordFor(name, data) ?? tableFor(name, data, context) ?? fillMeasure(slot, data.measures);
  return filled !== undefined && name !== slot ? upperFirst(filled) : filled;
}

function wordFor(name: string, { words, spoken }: RegionData): string | undefined {
  if (Object.hasOwn(words, name)) return words[name];
  if (Object.hasOwn(spoken, name)) return spoken[name];
  const singular = singularsOf(name).find((key) => Object.hasOwn(words, key));
  return singular === undefined ? undefined : plural(words[singular] as string);
}

function tableFor(name: string, data: RegionData, { weeks }: SlotContext): string | undefined {
  if (name === 'vaccines') return vaccinesDue(data.vaccines, weeks);
  if (name === 'car seat law') return data.carSeatLaw;
  if (name === 'school start') return data.schoolStart;
  return undefined;
}

/** "at 8 weeks: 6-in-1, MenB and rotavirus; at 12 weeks: ..."; reads well after a colon. */
function vaccinesDue({ text, note, due = [] }: RegionData['vaccines'], weeks?: Weeks): string {
  if (text !== undefined) return text;
  const [from, to] = weeks ?? [0, Number.POSITIVE_INFINITY];
  const visits = due.filter((visit) => visit.weeks[0] <= to && visit.weeks[1] >= from);
  if (visits.length === 0)
    return 'nothing new at this age, beyond what was missed and a yearly flu vaccine where it is offered';
  const list = visits.map(({ when, names }) => `${when}: ${joined(names)}`).join('; ');
  return note === undefined ? list : `${list} (${note})`;
}

function joined(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return `${names.slice(0, -1).join(', ')}${last.startsWith('and ') ? ', ' : ' and '}${last}`;
}

function singularsOf(name: string): string[] {
  if (name.endsWith('ies')) return [`${name.slice(0, -3)}y`, name.slice(0, -1)];
  if (name.endsWith('es')) return [name.slice(0, -1), name.slice(0, -2)];
  return name.endsWith('s') ? [name.slice(0, -1)] : [];
}

function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(?:s|x|ch|sh)$/.test(word)) return word.endsWith('s') ? word : `${word}es`;
  return `${word}s`;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

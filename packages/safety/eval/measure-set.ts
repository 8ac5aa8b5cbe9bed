import { readFileSync } from 'node:fs';
import type { Urgent } from '@nestling/contracts/safety';
import { GRAVITY } from '../src/decide.ts';
import { type CardTurn, cardForMessage, mayNotWait } from '../src/open-card/index.ts';

export type Need = 'emergency' | 'urgent' | 'soon' | 'none';

export interface Measured {
  id: string;
  /** Turns are parted by ` || `. */
  text: string;
  ageDays: number | null;
  need: Need;
  kind: string;
  /** A reader was sure of the level; else a neighbouring one is right as well. */
  isSure: boolean;
  card?: string | undefined;
  contact: string;
}

const DAYS_PER_WEEK = 7;
const NEEDS: Record<string, Need> = {
  red: 'emergency',
  amber: 'urgent',
  emergency: 'emergency',
  urgent: 'urgent',
  soon: 'soon',
  none: 'none',
};

/** One JSON object a line, with `childAgeDays` and `expected`, or `ageWeeks` and `level`. */
export function readSet(path: string | URL): Measured[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const one = JSON.parse(line) as Record<string, unknown>;
      const weeks = one['ageWeeks'];
      const days = one['childAgeDays'];
      return {
        id: String(one['id']),
        text: String(one['text']),
        ageDays: typeof weeks === 'number' ? weeks * DAYS_PER_WEEK : typeof days === 'number' ? days : null,
        need: NEEDS[String(one['expected'] ?? one['level'])] ?? 'none',
        kind: String(one['kind'] ?? 'none'),
        isSure: one['confidence'] !== 'arguable',
        contact: String(one['contact'] ?? ''),
        card: typeof one['card'] === 'string' ? one['card'] : undefined,
      };
    });
}

/** The card that stands after the last of the turns, as server and page decide it. */
export function cardAfter({ text, ageDays }: Pick<Measured, 'text' | 'ageDays'>): Urgent | null {
  const turns: CardTurn[] = [];
  const now = new Date('2026-05-01T03:00:00Z');
  const at = now.toISOString();
  let card: Urgent | null = null;
  for (const message of text.split(' || ')) {
    card = cardForMessage({ message, turns: [...turns], now, ageDays, region: 'US', childName: null });
    turns.push(
      { role: 'user', text: message, at },
      { role: 'assistant', text: '', at, ...(card ? { urgent: card } : {}) },
    );
  }
  return card;
}

/** A card of the needed level or a graver one; a question does for `soon` alone. */
export function isCaught(need: Need, card: Urgent | null): boolean {
  if (need === 'none') return card === null;
  if (card === null) return false;
  if (card.level === 'ask') return need === 'soon';
  return GRAVITY[card.level] >= GRAVITY[need];
}

export const isAlarm = mayNotWait;

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Urgent } from '@nestling/contracts/safety';
import { createMiniLmEncoder } from '@nestling/rag/encode';
import { type CardTurn, type Heard, hearMessage } from '@nestling/safety';
import type { CardChooser } from '@nestling/safety/choose-card';
import type { Measured } from '@nestling/safety/eval';
import { type Account, greatest, readings, type Scores } from '@nestling/safety/second-reader';

const bytesOf = (file: 'encoder' | 'danger') =>
  readFileSync(fileURLToPath(import.meta.resolve(`@nestling/rag/weights/${file}`)));
const danger = createMiniLmEncoder(bytesOf('encoder')).withScores(bytesOf('danger'));
const NOW = new Date('2026-05-01T03:00:00Z');
const FAMILY = { region: 'US', childName: null } as const;

/** Goes through the turns of a message; `decide` gives the card that stands after each. Answers that of the last. With a `chooser` the server chooses the card. */
export function cardAfter(
  { text, ageDays }: Pick<Measured, 'text' | 'ageDays'>,
  decide: (heard: Heard) => Urgent | null,
  chooser?: CardChooser,
): Urgent | null {
  const turns: CardTurn[] = [];
  let card: Urgent | null = null;
  for (const message of text.split(' || ')) {
    const heard = hearMessage({ ...FAMILY, message, ageDays, turns: [...turns], now: NOW, chooser });
    card = decide(heard);
    const at = NOW.toISOString();
    turns.push(
      { role: 'user', text: message, at },
      { role: 'assistant', text: '', at, ...(card ? { urgent: card } : {}) },
    );
  }
  return card;
}

const known = new Map<string, Scores>();

/** What the built-in reader makes of it. */
export function scoresOf({ input }: Account): Scores {
  return greatest(readings(input).map(scoresOfText));
}

function scoresOfText(text: string): Scores {
  const before = known.get(text);
  if (before) return before;
  const values = danger.score(text);
  const scores = Object.fromEntries(danger.names.map((name, n) => [name, values[n] as number]));
  known.set(text, scores);
  return scores;
}

/** Half of all messages are fitted on, by a hash of their names; the other half only measures. */
export const isFittedOn = ({ id }: Pick<Measured, 'id'>): boolean =>
  Number.parseInt(createHash('md5').update(id).digest('hex').slice(-1), 16) % 2 === 0;

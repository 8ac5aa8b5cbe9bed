import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Urgent } from '@nestling/contracts/safety';
import { createMiniLmEncoder } from '@nestling/rag/encode';
import type { SafetyInput } from '@nestling/safety';
import { type CardInput, type CardTurn, type Judged, judgeMessage, openCard, turnsInPlay } from '@nestling/safety';
import type { CardChooser } from '@nestling/safety/choose-card';
import type { Measured } from '@nestling/safety/eval';
import { asRead, isOpen, type Scores } from '@nestling/safety/second-reader';

const bytesOf = (file: 'encoder' | 'danger') =>
  readFileSync(fileURLToPath(import.meta.resolve(`@nestling/rag/weights/${file}`)));
const danger = createMiniLmEncoder(bytesOf('encoder')).withScores(bytesOf('danger'));
const NOW = new Date('2026-05-01T03:00:00Z');
const FAMILY = { region: 'US', childName: null } as const;

/** The last message of a talk, as the server has it when both are to read it. */
export type AtHand = { judged: Judged; open: Urgent | null; input: SafetyInput; scores: () => Scores };

/** Goes through the turns of a message; `decide` gives the card that stands after each. Answers that of the last. With a `chooser` the server chooses the card. */
export function cardAfter(
  { text, ageDays }: Pick<Measured, 'text' | 'ageDays'>,
  decide: (atHand: AtHand) => Urgent | null,
  chooser?: CardChooser,
): Urgent | null {
  const turns: CardTurn[] = [];
  let card: Urgent | null = null;
  for (const message of text.split(' || ')) {
    const input: CardInput = { ...FAMILY, message, ageDays, turns: [...turns], now: NOW };
    const open = openCard(turns, NOW);
    const asked = { ...FAMILY, message, ageDays, recentTurns: open === null ? turnsInPlay(turns, NOW) : [] };
    const scores = () => scoresOf(asRead(asked));
    const judged = judgeMessage(chooser ? { ...input, chooser: chooser.withRead(scores()) } : input);
    card = decide({ judged, open, input: asked, scores });
    const at = NOW.toISOString();
    turns.push(
      { role: 'user', text: message, at },
      { role: 'assistant', text: '', at, ...(card ? { urgent: card } : {}) },
    );
  }
  return card;
}

/** Whether the second reader is asked at all, as the server asks it. */
export const isAsked = ({ judged, open, input }: AtHand): boolean =>
  (judged.card !== null || open === null) && (judged.isWeak || isOpen(judged.card, input));

const known = new Map<string, Scores>();

function scoresOf(text: string): Scores {
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

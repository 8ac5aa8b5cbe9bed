import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Urgent } from '@nestling/contracts/safety';
import { createMiniLmEncoder } from '@nestling/rag/encode';
import { cardForMessage, openCard, turnsInPlay } from '@nestling/safety';
import { isAlarm, isCaught, type Measured, type Need, readSet } from '@nestling/safety/eval';
import { asRead, isOpen, readScores, weighOpinion } from '@nestling/safety/second-reader';

/**
 * What the rules find in files of messages, what the built-in second reader alone would, and what both find together, as the server puts them
 * together: `node eval/second-reader.ts <messages.jsonl> ... [--show missed|alarms]`. The form is that of `pnpm --filter @nestling/safety eval`.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { show: { type: 'string' } } });

const WAYS = ['rules', 'reader', 'both'] as const;
type Way = (typeof WAYS)[number];
type Turn = Parameters<typeof turnsInPlay>[0][number];

const bytesOf = (file: 'encoder' | 'danger') =>
  readFileSync(fileURLToPath(import.meta.resolve(`@nestling/rag/weights/${file}`)));
const danger = createMiniLmEncoder(bytesOf('encoder')).withScores(bytesOf('danger'));
const NOW = new Date('2026-05-01T03:00:00Z');
const FAMILY = { region: 'US', childName: null } as const;

function scoresOf(text: string): Record<string, number> {
  const scores = danger.score(text);
  return Object.fromEntries(danger.names.map((name, n) => [name, scores[n] as number]));
}

/** The card that stands after the last of the turns. */
function cardAfter({ text, ageDays }: Measured, way: Way): Urgent | null {
  const turns: Turn[] = [];
  let card: Urgent | null = null;
  for (const message of text.split(' || ')) {
    const family = { ...FAMILY, message, ageDays };
    const open = openCard(turns, NOW);
    card = way === 'reader' ? open : cardForMessage({ ...family, turns: [...turns], now: NOW });
    const input = { ...family, recentTurns: open === null ? turnsInPlay(turns, NOW) : [] };
    const isResolved = card === null && open !== null;
    if (way !== 'rules' && !isResolved && isOpen(card, input)) {
      const opinion = readScores(scoresOf(asRead(input)));
      card = (opinion && weighOpinion(opinion, card, input)) ?? card;
    }
    const at = NOW.toISOString();
    turns.push(
      { role: 'user', text: message, at },
      { role: 'assistant', text: '', at, ...(card ? { urgent: card } : {}) },
    );
  }
  return card;
}

const share = (part: number, of: number) =>
  (of ? `${((100 * part) / of).toFixed(1)}% (${part}/${of})` : '-').padEnd(18);

for (const file of positionals) {
  const messages = readSet(file).filter(({ isSure }) => isSure);
  const cards = new Map(WAYS.map((way) => [way, messages.map((one) => cardAfter(one, way))] as const));
  console.log(`\n${file}, where the reader was sure\n${''.padEnd(34)}${WAYS.map((way) => way.padEnd(18)).join('')}`);
  const row = (name: string, need: Need, holds: (one: Measured, card: Urgent | null) => boolean) => {
    const of = messages.flatMap((one, at) => (one.need === need ? [[one, at] as const] : []));
    const figures = WAYS.map((way) =>
      share(of.filter(([one, at]) => holds(one, cards.get(way)?.[at] ?? null)).length, of.length),
    );
    console.log(`${name.padEnd(34)}${figures.join('')}`);
  };
  row('emergency: red', 'emergency', (_, card) => isCaught('emergency', card));
  row('emergency: amber or red', 'emergency', (_, card) => isCaught('urgent', card));
  row('urgent: amber or red', 'urgent', (_, card) => isCaught('urgent', card));
  row('urgent: red', 'urgent', (_, card) => isCaught('emergency', card));
  row('soon: any card', 'soon', (_, card) => isCaught('soon', card));
  row('ordinary: amber or red', 'none', (_, card) => isAlarm(card));
  row('ordinary: any card', 'none', (_, card) => card !== null);
  for (const [at, one] of messages.entries()) {
    const card = cards.get('both')?.[at] ?? null;
    const isShown = values.show === 'alarms' ? one.need === 'none' && card !== null : !isCaught(one.need, card);
    if (values.show !== undefined && isShown)
      console.log(
        `  ${one.id} ${one.need} -> ${card ? `${card.level} ${card.ruleId}` : 'none'} | ${one.text.slice(0, 200)}`,
      );
  }
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { CardLevel, Urgent } from '@nestling/contracts/safety';
import { NEUTRAL_RULE } from '@nestling/contracts/safety/outranks';
import { type Heard, judge, openBefore } from '@nestling/safety';
import { createCardChooser, unpackCard } from '@nestling/safety/choose-card';
import { isAlarm, isCaught, type Measured, type Need, readSet } from '@nestling/safety/eval';
import { isRightCard } from '@nestling/safety/right-cards';
import { askedOf, type Scores, unresolved, weighHeard, weighOpinion } from '@nestling/safety/second-reader';
import { cardAfter, isFittedOn, scoresOf } from '../bench/danger/read-messages.ts';

/**
 * What the rules find in files of messages, what the built-in second reader alone would, and what both come to together, and with the card that the server
 * chooses: `node eval/second-reader.ts <messages.jsonl> ... [--show missed|alarms]`. The form is that of `pnpm --filter @nestling/safety eval`.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { show: { type: 'string' } } });

const WAYS = ['rules', 'reader', 'both', 'server'] as const;
type Way = (typeof WAYS)[number];

/** From these likelihoods on the reader alone would raise a card. */
const ALONE = { soon: 0.9, amber: 0.8, red: 0.7 };

function levelAlone(scores: Scores): CardLevel | null {
  const isFrom = (name: keyof typeof ALONE) => 1 / (1 + Math.exp(-(scores[name] as number))) >= ALONE[name];
  if (isFrom('amber')) return isFrom('red') ? 'emergency' : 'urgent';
  return isFrom('soon') ? 'soon' : null;
}

const DECIDE: Record<Way, (heard: Heard) => Urgent | null> = {
  rules: (heard) => judge(heard).card,
  reader: (heard) => {
    const account = unresolved(heard);
    const open = openBefore(heard);
    const level = levelAlone(scoresOf(account));
    return (
      (level && weighOpinion({ happening: 'now', who: 'child', level, card: NEUTRAL_RULE }, open, account)) ?? open
    );
  },
  both: together,
  server: together,
};

function together(heard: Heard): Urgent | null {
  const asked = askedOf(heard);
  return asked ? weighHeard(heard, asked, scoresOf(asked)) : judge(heard, heard.input.chooser).card;
}

/** The card among those of one level, as the server chooses it. */
const chooser = createCardChooser(
  unpackCard(readFileSync(fileURLToPath(import.meta.resolve('@nestling/safety/weights/card')))),
);
const cardBy = (way: Way) => (one: Measured) => cardAfter(one, DECIDE[way], way === 'server' ? chooser : undefined);

const share = (part: number, of: number) =>
  (of ? `${((100 * part) / of).toFixed(1)}% (${part}/${of})` : '-').padEnd(18);

for (const file of positionals) {
  const messages = readSet(file).filter(({ isSure }) => isSure);
  const cards = new Map(WAYS.map((way) => [way, messages.map(cardBy(way))] as const));
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
  for (const half of [true, false]) {
    const figures = WAYS.map((way) => {
      const named = messages.flatMap((one, at) => {
        const card = cards.get(way)?.[at];
        const isNamed = one.need !== 'none' && card && card.level !== 'ask' && card.ruleId !== NEUTRAL_RULE;
        return isNamed && isFittedOn(one) === half ? [isRightCard(one, card.ruleId ?? '')] : [];
      });
      return share(named.filter(Boolean).length, named.length);
    });
    console.log(`${`right card, ${half ? 'fitted' : 'other'} half`.padEnd(34)}${figures.join('')}`);
  }
  for (const [at, one] of messages.entries()) {
    const card = cards.get('server')?.[at] ?? null;
    const isShown = values.show === 'alarms' ? one.need === 'none' && card !== null : !isCaught(one.need, card);
    if (values.show !== undefined && isShown)
      console.log(
        `  ${one.id} ${one.need} -> ${card ? `${card.level} ${card.ruleId}` : 'none'} | ${one.text.slice(0, 200)}`,
      );
  }
}

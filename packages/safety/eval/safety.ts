import { parseArgs } from 'node:util';
import { CARD_LEVELS } from '@nestling/contracts/safety';
import { isCaught, type Judged, judgeMessages, missedBars, summarise } from './evaluate-messages.ts';
import { loadMessages } from './load-messages.ts';
import { type Half, splitHalves } from './split-halves.ts';

const { values } = parseArgs({
  options: { half: { type: 'string' }, 'show-test': { type: 'boolean', default: false } },
});
const halves = splitHalves(loadMessages());
const wanted: Half[] = values.half === 'tune' || values.half === 'test' ? [values.half] : ['tune', 'test'];

judgeMessages(halves.tune);

for (const half of wanted) {
  const judged = judgeMessages(halves[half]);
  report(half, judged);
  // The test half's words stay unseen, so that its figures keep their meaning.
  if (half === 'tune' ? values.half === 'tune' : values['show-test']) showMisses(judged);
}

function report(half: Half, judged: readonly Judged[]): void {
  const figures = summarise(judged);
  console.log(`\n${half} half: ${judged.length} messages`);
  for (const level of CARD_LEVELS) {
    const { caught, of } = figures.recall[level];
    console.log(`  recall ${level.padEnd(10)} ${percent(caught, of)} (${caught}/${of})`);
  }
  const { raised, of } = figures.falseAlarms;
  console.log(`  false alarms      ${percent(raised, of)} (${raised}/${of})`);
  console.log(`  raised to a higher level than expected: ${figures.raisedHigher}`);
  const times = judged.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  console.log(`  ms per message    p50 ${quantile(times, 0.5)}, p95 ${quantile(times, 0.95)}`);
  if (figures.confusion.size > 0) console.log('  expected rule -> rule found');
  for (const [pair, count] of [...figures.confusion].sort()) console.log(`    ${pair}: ${count}`);
  const missed = missedBars(figures);
  for (const bar of missed) console.log(`  below the bar: ${bar}`);
  if (half === 'test' && missed.length > 0) process.exitCode = 1;
}

function showMisses(judged: readonly Judged[]): void {
  for (const one of judged) {
    if (isCaught(one)) continue;
    const { id, text, ageDays, expected } = one.message;
    console.log(`  missed ${id} (${ageDays} days): "${text}"`);
    console.log(`    expected ${expected?.level ?? 'nothing'}, found ${one.found?.ruleId ?? 'nothing'}`);
  }
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)}%`;
}

function quantile(sorted: readonly number[], share: number): string {
  return (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2);
}

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isNone, REPLY_SIGNS, type Reply, sharesOf, TOLD, tellable, WEIGHTS } from '@nestling/rag/guide';
import { fitOrder } from './gate/fit.ts';
import { turnsElsewhere } from './later/made-up-turns.ts';
import { createTurnReader, isHeldOut, type LaterTurn, type ReadTurn, readTurns, talkOf } from './later/turns.ts';

const USAGE = `node bench/later.ts [--learn]

Later turns of talks, each with what answers it by a reader: what pages list, or a page; and of every so many pages of the guide what it
lists, and a question that it answers, asked without a word in a talk on something else. Fits how what speaks for a reply is weighed on
the turns of most talks, and prints for the others how often what is told answers, by the bounds from which it is told: first by all signs
but the reranker's, then with it on the talks that it was not taught. With --learn the weights that all of them come to are written.`;

const FOLDS = 8;
const LEASTS = [0, 0.05, 0.1].flatMap((least) => [0.1, 0.2, 0.3].map((elsewhere) => [least, elsewhere] as const));

type Weighed = { talk: string; replies: Reply[]; right: boolean[] };
type By = keyof typeof WEIGHTS;

if (process.argv.includes('--help')) console.log(USAGE);
else await main();

async function main(): Promise<void> {
  const reader = await createTurnReader();
  const all: Record<By, Weighed[]> = { unread: [], read: [] };
  const ofGuide: Record<By, Weighed[]> = { unread: [], read: [] };
  const take = async (turn: LaterTurn, into: typeof all, alsoReranked: boolean) => {
    const read = await reader.read(turn);
    if (!read) return;
    into.unread.push(weighed(read));
    if (alsoReranked) into.read.push(weighed(await reader.rerank(read)));
  };
  for (const turn of readTurns()) await take(turn, all, isHeldOut(talkOf(turn.id)));
  for (const turn of turnsElsewhere()) await take(turn, ofGuide, true);
  await reader.close();
  const held = all.unread.filter(({ talk }) => isHeldOut(talk));
  console.log(`by all signs but the reranker's`);
  const unread = fitAndPrint(all.unread, ofGuide.unread, WEIGHTS.unread);
  console.log(`the same, of the talks that the reranker was not taught`);
  fitAndPrint(held, ofGuide.unread, WEIGHTS.unread);
  console.log('with the reranker');
  const read = fitAndPrint(all.read, ofGuide.read, WEIGHTS.read);
  if (process.argv.includes('--learn'))
    writeFileSync(
      fileURLToPath(import.meta.resolve('@nestling/rag/choose-reply')),
      `${JSON.stringify({ read, unread }, null, 2)}\n`,
    );
  process.exit(0);
}

/** What answers, or that nothing does where nothing is to choose from that does. */
function weighed({ talk, choice: { replies }, fits }: ReadTurn): Weighed {
  const isSome = fits.includes('right');
  return { talk, replies, right: fits.map((fit, at) => (isSome ? fit === 'right' : isNone(replies[at] as Reply))) };
}

/** What the weights come to; prints what they answer of the turns of talks left out, an eighth at a time. */
function fitAndPrint(turns: readonly Weighed[], ofGuide: readonly Weighed[], today: readonly number[]) {
  const talks = [...new Set(turns.map(({ talk }) => talk))];
  const fold = ({ talk }: Weighed) => talks.indexOf(talk) % FOLDS;
  const weights = Array.from({ length: FOLDS }, (_, one) =>
    fit([...ofGuide, ...turns.filter((each) => fold(each) !== one)]),
  );
  const answered = turns.filter(({ right, replies }) =>
    right.some((isRight, at) => isRight && !isNone(replies[at] as Reply)),
  );
  console.log(`${turns.length} turns, ${answered.length} with an answer to choose`);
  const shares = turns.map((each) => sharesOf(each.replies, weights[fold(each)] as number[]));
  const now = turns.map((each) => told(each, sharesOf(each.replies, today), TOLD));
  console.log(`by the weights of today: ${now.filter(({ isRight }) => isRight).length} right`);
  for (const [least, leastElsewhere] of LEASTS)
    for (const beside of [0.15, 0.25, 0.35, 1.1])
      for (const alone of beside > 1 ? [0] : [0.5, 0.6, 0.7]) {
        const bounds = { least, leastElsewhere, beside, alone };
        const each = turns.map((one, at) => told(one, shares[at] as number[], bounds));
        const count = (is: (one: (typeof each)[number]) => boolean) => each.filter(is).length;
        const isToday = Object.entries(bounds).every(([name, bound]) => TOLD[name as keyof typeof TOLD] === bound);
        console.log(
          `from ${least}, elsewhere ${leastElsewhere}, beside from ${beside}, alone from ${alone}: ${count((one) => one.isRight)} right; told ${count((one) => one.told > 0)}, two ${count((one) => one.told > 1)}, a page ${count((one) => one.isPage)} (${count((one) => one.isPage && one.isRight)} right)${isToday ? ' <- today' : ''}`,
        );
      }
  const learnt = Object.fromEntries(
    fit([...ofGuide, ...turns]).map((weight, at) => [REPLY_SIGNS[at], Math.round(weight * 100) / 100]),
  );
  console.log(JSON.stringify(learnt));
  return learnt;
}

function fit(turns: readonly Weighed[]): number[] {
  return fitOrder(
    turns.map(({ replies, right }) => ({ candidates: replies.map(({ signs }) => signs), right })),
    REPLY_SIGNS.length,
  );
}

function told({ replies, right }: Weighed, shares: readonly number[], bounds: typeof TOLD) {
  const listed = replies
    .flatMap(({ listed: one }, at) => (one ? [{ ...one, share: shares[at] as number, at }] : []))
    .sort((a, b) => b.share - a.share);
  const page = replies.findIndex(({ isPage }) => isPage);
  const chosen = tellable(listed, shares[page] ?? 0, bounds);
  const isPage = chosen.length === 0 && page >= 0;
  return {
    told: chosen.length,
    isPage,
    isRight: isPage ? right[page] === true : chosen.some(({ at }) => right[at]),
  };
}

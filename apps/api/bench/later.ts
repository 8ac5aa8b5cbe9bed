import { createLocalEmbedder } from '@nestling/rag/embed';
import { type AskedNext, type Finding, isAsked } from '@nestling/rag/guide';
import { readMessage } from '@nestling/rag/query';
import { GUIDE_PASSAGES } from '../src/features/chat/answer/guide-passages.ts';
import { createGuideFinder } from '../src/retrieval/guide/guide-finder.ts';

const USAGE = `node bench/later.ts

Between what the talk's page lists and another page outright. Of every sixth page that lists follow-ups one wording is asked after it,
without the word before the last, and a question of another page, cut the same way. Prints for bounds of "another page as the turn
stands counts so much" how many are answered by what they were taken from. The encoder was taught all of these: the counts compare
bounds, they do not foretell how new turns fare.`;

const EVERY = 6;
const EVENS = [0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7];
const STEEPNESS = 2;
const FOREIGN = 0.5;

type Turn = { isOfPage: boolean; right: number; here: AskedNext | undefined; alone: Finding };

if (process.argv.includes('--help')) console.log(USAGE);
else await main();

async function main(): Promise<void> {
  const finder = createGuideFinder({ pages: GUIDE_PASSAGES, embedder: createLocalEmbedder(), logger: console });
  await finder.idle();
  const { words, mended } = finder.guide;
  const read = async (message: string, home: number, right: number, isOfPage: boolean): Promise<Turn | undefined> => {
    const page = GUIDE_PASSAGES[home];
    const weeks = Math.round(((page?.startWeeks ?? 0) + (page?.endWeeks ?? 0)) / 2);
    const began = page?.questions?.[0] ?? '';
    const question = readMessage(message, {
      childName: null,
      childWeeks: weeks,
      questions: [began],
      lastPage: page?.title ?? null,
      began,
      weightOf: words.weightOfStem,
      mended,
    });
    if (question.kind !== 'question' || !page) return undefined;
    const { here } = await finder.askedNext({ question, pages: [page.key], region: 'US' });
    const alone = await finder.find({ question: { ...question, inContext: null }, thread: null, region: 'US' });
    return { isOfPage, right, here, alone };
  };
  const homes = GUIDE_PASSAGES.flatMap(({ written }, page) => (written?.followUps?.length ? [page] : []));
  const turns: Turn[] = [];
  for (const [at, home] of homes.entries()) {
    if (at % EVERY !== 0) continue;
    const followUps = GUIDE_PASSAGES[home]?.written?.followUps ?? [];
    const place = at % followUps.length;
    const wording = followUps[place]?.questions[0] ?? '';
    const other = homes[(at * 7 + 3) % homes.length] as number;
    const asked = GUIDE_PASSAGES[other]?.questions?.[1] ?? '';
    const own = await read(withoutOne(wording), home, place, true);
    const elsewhere = await read(withoutOne(asked), home, other, false);
    turns.push(...[own, elsewhere].filter((turn) => turn !== undefined));
  }
  const share = (some: Turn[], of: Turn[]) => `${some.length} of ${of.length}`;
  const [listed, others] = [turns.filter(({ isOfPage }) => isOfPage), turns.filter(({ isOfPage }) => !isOfPage)];
  for (const even of EVENS) {
    const isHere = ({ here, alone }: Turn) => {
      if (!here || !isAsked(here)) return false;
      if (alone.kind !== 'sure' || alone.page.page === here.page || alone.page.isOtherAge) return true;
      return here.likelihood - FOREIGN * here.foreign >= STEEPNESS * (alone.likelihood - even);
    };
    const told = listed.filter((turn) => isHere(turn) && turn.here?.followUp === turn.right);
    const given = others.filter(
      (turn) => !isHere(turn) && turn.alone.kind === 'sure' && turn.alone.page.page === turn.right,
    );
    const wrongly = others.filter(isHere);
    console.log(
      `even at ${even.toFixed(2)}: listed and told ${share(told, listed)}; another page's and given ${share(given, others)}, told of the talk's page ${wrongly.length}`,
    );
  }
  await finder.close();
}

/** Without the word before the last, so that it is not listed. */
function withoutOne(question: string): string {
  const all = question.replace(/[?.!]+$/, '').split(' ');
  return all.length < 3 ? question : all.filter((_, at) => at !== all.length - 2).join(' ');
}

import type { Doubt, Gate } from '@nestling/rag/guide';
import type { AskedQuestion } from './questions.ts';

/** A question as it was judged by weights that had not seen it. */
export type Judged = {
  asked: AskedQuestion;
  row: Record<Doubt, number>;
  isFirst: boolean;
  isAmong: boolean;
  belongs: boolean;
  sureness: number;
  belonging: number;
};

/** What parents ask, roughly: most of it has a page. */
const MIX = { page: 0.87, 'page taken away': 0.1, 'off topic': 0.03 } as const;
/**
 * From here on the first page is answered with: the likelihood that the question is the guide's, times that the page is right. It
 * is of phrasings whose page has lost them, and often all that is like them; parents ask of a page that still lists its own, so
 * that of their questions far more are right at the same likelihood. It was chosen on real questions whose pages readers had
 * named: the lowest at which no more than 5 of 100 get another page outright, for most of which the right one is then the first
 * option.
 */
const SURE = 0.23;
/**
 * From this likelihood on a question may be the guide's, so that pages are offered. A stranger that is offered some costs a
 * glance; a parent's question that is offered none costs the answer: of real ones one in seven got none at 0.77.
 */
const BELONGS = 0.45;

const percent = (part: number, whole: number) => `${((100 * part) / (whole || 1)).toFixed(1)}%`.padStart(6);
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Prints how sure answers and wrong ones go together, and gives what was chosen from it. */
export function chooseThresholds(judged: readonly Judged[]): Gate['thresholds'] {
  for (const kind of ['listed', 'hard', 'other age'] as const) {
    const some = judged.filter(({ asked }) => asked.kind === kind);
    print(
      `${kind.padEnd(10)} page first ${percent(some.filter(({ isFirst }) => isFirst).length, some.length)}, among three ${percent(some.filter(({ isAmong }) => isAmong).length, some.length)} of ${some.length}`,
    );
  }
  const groupOf = ({ asked: { kind } }: Judged) => (kind === 'off topic' || kind === 'page taken away' ? kind : 'page');
  const sizes = Object.groupBy(judged, groupOf);
  const strangers = sizes['off topic'] ?? [];
  const offered = strangers.filter(({ belonging }) => belonging >= BELONGS).length;
  print(`off topic  offered pages ${percent(offered, strangers.length)}`);
  const shareOf = (one: Judged) => MIX[groupOf(one)] / (sizes[groupOf(one)]?.length ?? 1);
  print('\nfrom     answered outright, of what parents ask    of questions without a page');
  print('         right   wrong   of these right            page taken away  off topic');
  for (const threshold of [0.1, 0.15, SURE, 0.21, 0.23, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6]) {
    const sum = (isWanted: (one: Judged) => boolean) =>
      judged.reduce(
        (total, one) => total + (one.sureness * one.belonging >= threshold && isWanted(one) ? shareOf(one) : 0),
        0,
      );
    const [right, wrong] = [sum(({ isFirst }) => isFirst), sum(({ isFirst }) => !isFirst)];
    const answered = sum((one) => groupOf(one) === 'off topic') / MIX['off topic'];
    print(
      `${threshold.toFixed(2)}    ${percent(right, 1)}  ${percent(wrong, 1)}  ${percent(right, right + wrong)}                    ${percent(
        sum((one) => groupOf(one) === 'page taken away'),
        MIX['page taken away'],
      )}           ${percent(answered, 1)}`,
    );
  }
  tell(judged.filter((one) => groupOf(one) === 'page'));
  return { sure: SURE, belongs: BELONGS };
}

function tell(covered: readonly Judged[]): void {
  const read = covered.filter(({ belonging }) => belonging >= BELONGS);
  const isOutright = ({ sureness, belonging }: Judged) => sureness * belonging >= SURE;
  const outright = read.filter(isOutright);
  const offered = read.filter((one) => !isOutright(one));
  const share = (part: readonly Judged[]) => percent(part.length, covered.length);
  print(`\nSure from ${SURE}, both likelihoods together.`);
  print(
    `The guide's from ${BELONGS.toFixed(2)}: of 100 questions with a page ${share(covered.filter((one) => !read.includes(one)))} are offered none.`,
  );
  print(
    `Of questions with a page: sure and right ${share(outright.filter(({ isFirst }) => isFirst))}, sure and wrong ${share(outright.filter(({ isFirst }) => !isFirst))}, one tap away ${share(offered.filter(({ isAmong }) => isAmong))}, offered others ${share(offered.filter(({ isAmong }) => !isAmong))}`,
  );
}

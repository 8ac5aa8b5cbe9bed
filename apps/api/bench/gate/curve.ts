import type { AskedQuestion } from './questions.ts';

/** A question as it was judged by weights that had not seen it. */
export type Judged = {
  asked: AskedQuestion;
  fold: number;
  row: number[];
  isFirst: boolean;
  isAmong: boolean;
  belongs: boolean;
  sureness: number;
  belonging: number;
};

/** What parents ask, roughly: most of it has a page. */
const MIX = { page: 0.87, 'page taken away': 0.1, 'off topic': 0.03 } as const;
/**
 * Of all that is answered outright, at least this share has the page that was left out or one like it. Real questions, read
 * one by one, come out better than that: a page that is not the one may well answer too.
 */
const RIGHT_AT_LEAST = 0.77;
/**
 * From this likelihood on a question may be the guide's, so that pages are offered. A stranger that is offered some costs a
 * glance; a parent's question that is offered none costs the answer: of real ones one in seven got none at 0.77.
 */
const BELONGS = 0.45;

const percent = (part: number, whole: number) => `${((100 * part) / (whole || 1)).toFixed(1)}%`.padStart(6);
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Prints how sure answers and wrong ones go together, and chooses from when a page is sure and a question the guide's. */
export function chooseThresholds(judged: readonly Judged[]): { sure: number; belongs: number } {
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
  const curve = Array.from({ length: 19 }, (_, n) => {
    const threshold = 0.05 * (n + 1);
    const sum = (isWanted: (one: Judged) => boolean) =>
      judged.reduce(
        (total, one) =>
          total + (one.sureness >= threshold && one.belonging >= BELONGS && isWanted(one) ? shareOf(one) : 0),
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
    return { threshold, share: right / (right + wrong || 1) };
  });
  const sure = curve.find(({ share }) => share >= RIGHT_AT_LEAST)?.threshold ?? 0.95;
  tell(
    judged.filter((one) => groupOf(one) === 'page'),
    sure,
  );
  return { sure, belongs: BELONGS };
}

function tell(covered: readonly Judged[], sure: number): void {
  const read = covered.filter(({ belonging }) => belonging >= BELONGS);
  const outright = read.filter(({ sureness }) => sureness >= sure);
  const offered = read.filter(({ sureness }) => sureness < sure);
  const share = (part: readonly Judged[]) => percent(part.length, covered.length);
  print(
    `\nSure from ${sure.toFixed(2)}: the lowest at which at least ${100 * RIGHT_AT_LEAST} of 100 outright answers are the page that was left out or one like it.`,
  );
  print(
    `The guide's from ${BELONGS.toFixed(2)}: of 100 questions with a page ${share(covered.filter((one) => !read.includes(one)))} are offered none.`,
  );
  print(
    `Of questions with a page: sure and right ${share(outright.filter(({ isFirst }) => isFirst))}, sure and wrong ${share(outright.filter(({ isFirst }) => !isFirst))}, one tap away ${share(offered.filter(({ isAmong }) => isAmong))}, offered others ${share(offered.filter(({ isAmong }) => !isAmong))}`,
  );
}

import { createLocalEmbedder } from '@nestling/rag/embed';
import type { Finding } from '@nestling/rag/guide';
import { readMessage } from '@nestling/rag/query';
import { GUIDE_PASSAGES } from '../src/features/chat/answer/guide-passages.ts';
import { createGuideFinder } from '../src/retrieval/guide/guide-finder.ts';

const USAGE = `node bench/turns.ts

Whether a question finds the same page however the child is named, and whether another subject before it changes that. The questions
are phrasings of the guide that say he or she, one a page, spread over the guide: 40 are asked with the child's name, with she and with
"my baby"; 60 in a fresh chat and after another subject, as they are listed and with a word left out.`;

const NAME = 'Otto';
const FORMS = 40;
const ALL = 100;
const LONGEST = 70;

type Asked = { page: number; question: string; weeks: number };

if (process.argv.includes('--help')) console.log(USAGE);
else await main();

async function main(): Promise<void> {
  const finder = createGuideFinder({ pages: GUIDE_PASSAGES, embedder: createLocalEmbedder(), logger: console });
  await finder.idle();
  const ask = async (message: string, weeks: number, before?: Asked): Promise<number | null> => {
    const page = before && GUIDE_PASSAGES[before.page];
    const question = readMessage(message, {
      childName: NAME,
      childWeeks: weeks,
      questions: before ? [before.question] : [],
      lastPage: page?.title ?? null,
      weightOf: finder.guide.words.weightOfStem,
      mended: finder.guide.mended,
    });
    if (question.kind !== 'question') return null;
    const thread = page ? { pages: [page.key], isGuess: false, next: [] } : null;
    const next = page ? await finder.askedNext({ question, pages: [page.key], region: 'US' }) : undefined;
    return firstOf(await finder.find({ question, thread, region: 'US', next }));
  };
  const asked = spread(questionsOfGuide(), ALL);
  const [named, later] = [asked.slice(0, FORMS), asked.slice(FORMS)];
  let isOnePage = 0;
  for (const { question, weeks } of named) {
    const pages = new Set<number | null>();
    for (const word of [NAME, 'she', 'my baby'])
      pages.add(await ask(question.replace(/\b(?:she|he)\b/gi, word), weeks));
    if (pages.size === 1) isOnePage += 1;
  }
  console.log(`one page for name, she and my baby: ${isOnePage} of ${named.length}`);
  for (const [what, say] of [
    ['as listed', (question: string) => question],
    ['a word left out', withoutOne],
  ] as const) {
    let isFresh = 0;
    for (const [at, { question, weeks }] of later.entries()) {
      const before = named[(at * 7 + 3) % named.length];
      if ((await ask(say(question), weeks, before)) === (await ask(say(question), weeks))) isFresh += 1;
    }
    console.log(`after another subject the page of a fresh chat (${what}): ${isFresh} of ${later.length}`);
  }
  await finder.close();
}

function questionsOfGuide(): Asked[] {
  return GUIDE_PASSAGES.flatMap(({ questions = [], startWeeks = 0, endWeeks = 0 }, page) => {
    const question = questions.find(
      (one) => /\b(?:she|he)\b/i.test(one) && !/\b(?:her|his|him|hers)\b|\d/i.test(one) && one.length < LONGEST,
    );
    return question ? [{ page, question, weeks: Math.round((startWeeks + endWeeks) / 2) }] : [];
  });
}

function spread<One>(all: readonly One[], count: number): One[] {
  return Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)] as One);
}

/** Without the word before the last, so that it is not listed. */
function withoutOne(question: string): string {
  const words = question.replace(/[?.!]+$/, '').split(' ');
  return words.filter((_, at) => at !== words.length - 2).join(' ');
}

function firstOf(finding: Finding): number | null {
  if (finding.kind === 'nothing') return null;
  return (finding.kind === 'unsure' ? finding.pages[0] : finding.page)?.page ?? null;
}

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '../src/testing/server-process.ts';
import { judgeDocumentReply, judgeTurn } from './judge.ts';
import { judgeByRubric } from './judge-by-rubric.ts';
import { ageGroup, type Judgement, judgement, tally } from './judged.ts';
import { joinAs, type Parent, type Reply } from './parent.ts';
import { plainReply } from './plain-reply.ts';
import { printOutcomes, printTable, printVerdicts } from './print-tables.ts';
import { documentQuestion, question, readDocumentSet, readLines, talk } from './sets.ts';

const SETS = path.join(import.meta.dirname, 'sets');
const NAME = 'Robin';
const CHAT_MODEL = 'gpt-5-mini';

const { values: options } = parseArgs({
  options: {
    questions: { type: 'string' },
    documents: { type: 'string' },
    followups: { type: 'string' },
    out: { type: 'string' },
    judged: { type: 'string' },
    rubric: { type: 'boolean', default: false },
  },
});
/** The folder that the command was typed in; pnpm runs scripts in the package's own. */
const at = (file: string) => path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
const isNothingNamed = !options.questions && !options.documents && !options.followups && !options.judged;
const questionsFile = options.questions ? at(options.questions) : path.join(SETS, 'questions.jsonl');
const out = at(options.out ?? 'eval-out');

function printJudged(judgements: Judgement[]): void {
  const questions = readLines(questionsFile, question);
  printVerdicts(
    'All',
    tally(questions, judgements, () => 'all'),
  );
  printVerdicts(
    'Of those that general guidance answers',
    tally(questions, judgements, ({ mustKnow }) => (mustKnow ? 'must know' : 'dilemma, law, taste')),
  );
  printVerdicts(
    'By age',
    tally(questions, judgements, ({ ageMonths }) => ageGroup(ageMonths)),
  );
  printVerdicts(
    'By subject',
    tally(questions, judgements, ({ topic }) => topic),
  );
}

/** A run asks more in an hour than a family in a year. */
const UNLIMITED = { AUTH_RATE_LIMIT: '100000', MEMBER_MESSAGES_A_MINUTE: '100000', MEMBER_MESSAGES_A_DAY: '100000' };

async function run(): Promise<void> {
  mkdirSync(out, { recursive: true });
  const server = await startServer({ ...UNLIMITED, LOG_LEVEL: 'error' });
  try {
    if (options.questions || isNothingNamed) await askQuestions(server.url);
    if (options.documents) await askDocuments(server.url, at(options.documents));
    else if (isNothingNamed)
      for (const name of ['documents', 'papers']) await askDocuments(server.url, path.join(SETS, name), name);
    if (options.followups || isNothingNamed)
      await holdTalks(server.url, options.followups ? at(options.followups) : path.join(SETS, 'followups.jsonl'));
  } finally {
    await server.close();
    process.stderr.write(server.log());
  }
  console.log(`\nEvery reply is in ${out}`);
}

function save(name: string, rows: object[]): void {
  writeFileSync(path.join(out, name), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}

const shownReply = (reply: Reply) => ({
  reply: plainReply(reply.content),
  sources: reply.sources.map(({ type, filename }) => `${type}: ${filename}`),
  options: reply.options,
  card: reply.urgent ? `${reply.urgent.level}: ${reply.urgent.title}` : null,
});

/** Answered: cites a source. Options only: offers pages to choose from. Refused: neither. */
function outcomeOf(reply: Reply): string {
  if (reply.sources.length > 0) return 'answered';
  return reply.options.length > 0 ? 'options only' : 'refused';
}

/** One parent for each age, who opens a new chat for each question. */
async function askQuestions(url: string): Promise<void> {
  const parents = new Map<number | null, Parent>();
  const rows: object[] = [];
  const outcomes: { group: string; outcome: string }[] = [];
  const judged: Judgement[] = [];
  const apiKey = process.env.OPENAI_API_KEY;
  if (options.rubric && !apiKey) throw new Error('--rubric needs OPENAI_API_KEY.');
  for (const asked of readLines(questionsFile, question)) {
    const parent = parents.get(asked.ageMonths) ?? (await joinAs(url, { name: NAME, ageMonths: asked.ageMonths }));
    parents.set(asked.ageMonths, parent);
    const reply = await parent.ask(await parent.newChat(), asked.q);
    rows.push({ ...asked, ...shownReply(reply) });
    outcomes.push({ group: ageGroup(asked.ageMonths), outcome: outcomeOf(reply) });
    if (options.rubric && apiKey)
      judged.push({
        id: asked.id,
        verdict: await judgeByRubric(
          { apiKey, baseURL: process.env.OPENAI_BASE_URL, name: process.env.CHAT_MODEL ?? CHAT_MODEL },
          asked,
          reply,
        ),
      });
  }
  save('questions.jsonl', rows);
  printOutcomes('Questions (what came back; whether it is right a reader says, see --judged)', outcomes);
  if (judged.length > 0) {
    save('questions-rubric.jsonl', judged);
    printJudged(judged);
  }
}

async function askDocuments(url: string, folder: string, name = 'documents'): Promise<void> {
  const set = readDocumentSet(folder);
  const questions = readLines(path.join(folder, 'questions.jsonl'), documentQuestion);
  const parent = await joinAs(url, { name: set.childName, ageMonths: questions[0]?.childAgeMonths ?? null });
  const other = await joinAs(url, { name: NAME, ageMonths: null });
  for (const file of set.files) {
    const isAnothers = set.sharedByAnother.includes(file.name);
    await (isAnothers ? other : parent).upload(file.path, isAnothers);
  }
  await Promise.all([parent.untilReady(), other.untilReady()]);
  const rows: object[] = [];
  const outcomes: { group: string; outcome: string }[] = [];
  for (const asked of questions) {
    const reply = await parent.ask(await parent.newChat(), asked.q);
    const outcome = judgeDocumentReply(asked, reply);
    rows.push({ id: asked.id, q: asked.q, kind: asked.kind, doc: asked.doc, outcome, ...shownReply(reply) });
    outcomes.push({ group: asked.kind, outcome });
  }
  save(`${name}.jsonl`, rows);
  printOutcomes(`Documents (${path.basename(folder)}), by kind`, outcomes);
  const talks = path.join(folder, 'followups.jsonl');
  if (existsSync(talks)) await holdTalks(url, talks, parent);
}

/** Each talk in one chat; those about documents are held by the parent who has them. */
async function holdTalks(url: string, file: string, withDocuments?: Parent): Promise<void> {
  const rows: object[] = [];
  let later = 0;
  let toThePoint = 0;
  let repeated = 0;
  for (const { id, ageMonths, childName, documents, turns } of readLines(file, talk)) {
    const parent =
      documents && withDocuments ? withDocuments : await joinAs(url, { name: childName ?? NAME, ageMonths });
    const chat = await parent.newChat();
    let before: Reply | undefined;
    for (const [index, turn] of turns.entries()) {
      const reply = await parent.ask(chat, turn.q);
      const verdict = judgeTurn(turn, reply, before);
      rows.push({ talk: id, turn: index + 1, q: turn.q, about: turn.about?.source, ...verdict, ...shownReply(reply) });
      if (index > 0) {
        later += 1;
        toThePoint += verdict.isToThePoint ? 1 : 0;
        repeated += verdict.isRepeated ? 1 : 0;
      }
      before = reply;
    }
  }
  save(withDocuments ? 'document-talks.jsonl' : 'talks.jsonl', rows);
  printTable(
    'Later turns of talks',
    ['all', 'to the point', 'the reply before again'],
    [[String(later), String(toThePoint), String(repeated)]],
  );
}

if (options.judged) printJudged(readLines(at(options.judged), judgement));
else await run();

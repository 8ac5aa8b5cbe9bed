import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ChatMessage, ChatSession, ChatSource } from '@nestling/contracts/chat';
import type { DocumentPassage } from '@nestling/contracts/documents';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findQuote } from '../../../../../web/src/features/chat/find-quote.ts';
import { judgeDocumentReply } from '../../../../eval/judge.ts';
import { plainReply } from '../../../../eval/plain-reply.ts';
import { documentQuestion, readDocumentSet, readLines } from '../../../../eval/sets.ts';
import { bornDaysAgo, type Session, signUp } from '../../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { addFile } from '../../documents/fixtures/http-client.ts';
import { makePdf } from '../../documents/fixtures/make-pdf.ts';
import { readAssistantContent } from '../sessions/assistant-content.ts';

const SET = path.resolve(import.meta.dirname, '../../../../eval/sets/documents');

type Sent = { reply: ChatMessage };
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

async function family(childName: string, childAge = bornDaysAgo(509)) {
  const parent = await signUp(server.app);
  await parent.post('/api/onboarding', { childName, childAge, country: 'US' });
  return parent;
}

async function ask(parent: Session, message: string) {
  const sessionId = (await parent.mutate<ChatSession>('chat.createSession', {})).id;
  const { reply } = await parent.mutate<Sent>('chat.send', { sessionId, message });
  await server.deps.replies.running.get(reply.id)?.finished;
  const messages = await parent.query<ChatMessage[]>('chat.messages', { sessionId });
  const { content, sources = [] } = readAssistantContent(messages.at(-1)?.content ?? '');
  return { text: plainReply(content), content, sources };
}

/** What is marked in each document when its source is opened, as the web app marks it. */
async function marksOf(parent: Session, sources: ChatSource[]): Promise<string[]> {
  const marks: string[] = [];
  for (const { documentId, chunkId, preview } of sources) {
    if (documentId === undefined || chunkId === undefined) continue;
    const { text, start, end } = await parent.query<DocumentPassage>('documents.passage', { documentId, chunkId });
    const passage = text.slice(start, end);
    const place = findQuote(passage, preview);
    if (place) marks.push(passage.slice(place.start, place.end));
  }
  return marks;
}

describe('the papers of one family', () => {
  test('answer four of five questions that they hold, refuse nine of ten that they do not, and open at what was said', async () => {
    const set = readDocumentSet(SET);
    const parent = await family(set.childName);
    const other = await family('Robin');
    for (const { name, path: file } of set.files) {
      const isShared = set.sharedByAnother.includes(name);
      await addFile(server, isShared ? other : parent, name, readFileSync(file), isShared);
    }
    await server.deps.jobs.idle();
    const tally = { answered: 0, answerable: 0, refused: 0, unanswerable: 0, cited: 0, marked: 0 };
    for (const question of readLines(path.join(SET, 'questions.jsonl'), documentQuestion)) {
      const answered = await ask(parent, question.q);
      const reply = { ...answered, marked: await marksOf(parent, answered.sources) };
      const verdict = judgeDocumentReply(question, {
        id: 0,
        options: [],
        content: reply.content,
        sources: reply.sources,
      });
      if (question.doc === null) {
        tally.unanswerable += 1;
        if (verdict === 'refused') tally.refused += 1;
      } else {
        tally.answerable += 1;
        if (verdict === 'right') tally.answered += 1;
        if (verdict === 'right') {
          tally.cited += 1;
          if (question.anyOf.some((words) => reply.marked.some((mark) => words.test(mark)))) tally.marked += 1;
        }
      }
      // What is cited can be opened at what was said: its words stand in the preview.
      for (const source of reply.sources.filter(({ type }) => type === 'document' || type === 'shared'))
        expect(source.preview).not.toMatch(/[|#]|^- /);
    }
    expect(tally.marked / tally.cited).toBeGreaterThanOrEqual(0.95);
    expect(tally.answered / tally.answerable).toBeGreaterThanOrEqual(0.8);
    expect(tally.refused / tally.unanswerable).toBeGreaterThanOrEqual(0.9);
  }, 120_000);

  test('a row is quoted, cited and previewed with its column names', async () => {
    const parent = await family('Pia');
    await addFile(
      server,
      parent,
      'clubs.txt',
      'Club      Day      Fee\nKites     Monday   $41\nClay      Friday   $52\n',
    );
    await server.deps.jobs.idle();
    const { text, sources } = await ask(parent, 'What does the clay club cost?');
    expect(text).toMatch(/^Club: Clay; Day: Friday; Fee: \$52\./);
    expect(sources).toHaveLength(1);
    expect(sources[0]).toMatchObject({ type: 'document', preview: 'Club: Clay; Day: Friday; Fee: $52' });
  });

  test('the page is the sentence’s own where one passage lies on two', async () => {
    const parent = await family('Pia');
    const pdf = makePdf([['The kite fair is on May 4.'], ['The kite fair costs 9 dollars.']]);
    await addFile(server, parent, 'fair.pdf', pdf);
    await server.deps.jobs.idle();
    expect((await ask(parent, 'When is the kite fair?')).sources[0]?.page).toBe(1);
    expect((await ask(parent, 'How much does the kite fair cost?')).sources[0]?.page).toBe(2);
  });

  test('of two that disagree the newer is said first, and both are named with their days', async () => {
    const parent = await family('Pia');
    await addFile(server, parent, 'old rules.txt', 'Version of August 3, 2026\n\nThe kite club meets on Tuesday.\n');
    await addFile(server, parent, 'new rules.txt', 'Version of November 1, 2026\n\nThe kite club meets on Thursday.\n');
    await server.deps.jobs.idle();
    const { text, sources } = await ask(parent, 'On which day does the kite club meet?');
    expect(text).toMatch(/^The kite club meets on Thursday\./);
    expect(text).toContain('newer document, new rules.txt of November 1, 2026');
    expect(text).toContain('old rules.txt of August 3, 2026, says: The kite club meets on Tuesday.');
    expect(sources.map(({ filename }) => filename)).toEqual(['new rules.txt', 'old rules.txt']);
  });

  test('a fact that they lack is refused in words, though a near word stands in them', async () => {
    const parent = await family('Pia');
    await addFile(server, parent, 'visit.txt', 'Blood pressure was 94/58. The weight was 12.1 kg.\n');
    await server.deps.jobs.idle();
    const { text, sources } = await ask(parent, 'What is Pia’s blood type?');
    expect(text).toContain('Your documents do not say this.');
    expect(sources).toEqual([]);
  });

  test('a diagnosis that a doctor wrote down is quoted', async () => {
    const parent = await family('Pia');
    await addFile(server, parent, 'visit.txt', 'The rash on her elbows is eczema.\n');
    await server.deps.jobs.idle();
    expect((await ask(parent, 'What is the rash on Pia’s elbows?')).text).toContain('eczema');
  });
});

describe('what another family shares', () => {
  test('is named as that, gives way to the family’s own, and is silent on medicine and when switched off', async () => {
    const sharer = await family('Robin');
    const parent = await family('Pia');
    const lines = ['The Larkspur pool opens at 9:30 a.m. on Sundays.', 'Give 7 ml of Larkspur syrup twice a day.'];
    await addFile(server, sharer, 'larkspur.txt', `${lines.join('\n\n')}\n`, true);
    await server.deps.jobs.idle();
    const first = await ask(parent, 'When does the Larkspur pool open?');
    expect(first.text).toContain('9:30');
    expect(first.text).toContain('another family shared');
    expect(first.sources.map(({ type }) => type)).toEqual(['shared']);

    expect((await ask(parent, 'How much Larkspur syrup do I give?')).sources.map(({ type }) => type)).not.toContain(
      'shared',
    );

    await parent.mutate('profile.setUseShared', { useShared: false });
    expect((await ask(parent, 'When does the Larkspur pool open?')).text).not.toContain('9:30');
    await parent.mutate('profile.setUseShared', { useShared: true });

    await addFile(server, parent, 'ours.txt', 'The Larkspur pool opens at 8:15 a.m. on Sundays.\n');
    await server.deps.jobs.idle();
    const own = await ask(parent, 'When does the Larkspur pool open?');
    expect(own.text).toContain('8:15');
    expect(own.sources.map(({ type }) => type)).toEqual(['document']);
  });
});

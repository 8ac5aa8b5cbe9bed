import type { ChatSession } from '@nestling/contracts/chat';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainReply } from '../../../../eval/plain-reply.ts';
import { bornDaysAgo, signUp } from '../../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { addFile } from '../../documents/fixtures/http-client.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  await server.deps.guideFinder.idle();
});
afterAll(() => server.close());

const PLAN = `Parenting plan for Jonas

Week days

Jonas lives with his mother from Sunday evening to Friday. On school mornings his grandmother Ruth Keller takes him to nursery at 8:15.

Weekends

On Fridays his father picks him up from nursery at 3:30 p.m. and brings him back on Sunday at 6 p.m. Handover is at the front door of the mother's flat.

Holidays

The summer holidays are shared half and half. The first three weeks are the father's in even years. Each parent tells the other of a journey four weeks ahead.

Costs

The nursery fee of 210 euros is paid by the father.
`;

async function talk(turns: string[]) {
  const parent = await signUp(server.app);
  await parent.post('/api/onboarding', { childName: 'Jonas', childAge: bornDaysAgo(1300), country: 'US' });
  await addFile(server, parent, 'parenting plan.txt', PLAN);
  await server.deps.jobs.idle();
  const { id } = await parent.mutate<ChatSession>('chat.createSession', {});
  const replies: string[] = [];
  for (const message of turns)
    replies.push(
      plainReply(((await parent.post(`/api/chat/${id}`, { message })).json() as { content: string }).content),
    );
  return replies;
}

/** A follow-up to a paper asks for another fact of it, or for something else altogether. */
test.each([
  ['when do i pick him up on friday', /3:30/, 'and who takes him in the morning', /Ruth Keller/],
  ['when do i pick him up on friday', /3:30/, 'and when does he come back', /Sunday at 6/],
  ['when do i pick him up on friday', /3:30/, 'and where is the handover', /front door/],
  [
    'who takes him to nursery in the morning',
    /Ruth Keller/,
    'and at what time',
    /^What I quoted says this too: On school mornings .* at 8:15\.$/,
  ],
  ['how much is the nursery fee', /210/, 'and who pays it', /^What I quoted says this too: .* father\.$/],
  ['when do i pick him up on friday', /3:30/, 'who takes him to nursery', /Ruth Keller/],
  ['when do i pick him up on friday', /3:30/, 'and how much does nursery cost', /210/],
  ['when do i pick him up on friday', /3:30/, 'and who brings him back on sunday', /father/],
  ['when do i pick him up on friday', /3:30/, 'and when do babies crawl', /^(?!.*3:30).*crawl/s],
  ['when do i pick him up on friday', /3:30/, 'how long does a cold last', /^(?!.*3:30).*cold/s],
  ['who has him on weekends', /father/, 'and in the summer holidays', /three weeks|half and half/],
])('%s (%s), then %s (%s)', async (first, said, next, other) => {
  const [one, two] = await talk([first, next]);
  expect(one).toMatch(said);
  expect(two).toMatch(other);
});

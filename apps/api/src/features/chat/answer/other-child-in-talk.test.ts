import type { ChatSession, ChatSource } from '@nestling/contracts/chat';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bornDaysAgo, type Session, signUp } from '../../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';

type Answer = { content: string; sources: ChatSource[]; options?: string[] };

let server: TestApp;
let baby: Session;
let unknown: Session;
beforeAll(async () => {
  server = await createTestApp();
  await server.deps.guideFinder.idle();
  baby = await signUp(server.app, { childName: 'Edda', childAge: bornDaysAgo(130), tonePreference: 'direct' });
  unknown = await signUp(server.app, { childName: 'Ole', tonePreference: 'direct' });
});
afterAll(() => server.close());

const newChat = async (of: Session) => (await of.mutate<ChatSession>('chat.createSession', {})).id;
const plain = ({ content }: Answer) => content.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const titles = ({ sources }: Answer) => sources.map(({ filename }) => filename);
async function talk(of: Session, ...messages: string[]): Promise<Answer[]> {
  const chat = await newChat(of);
  const answers: Answer[] = [];
  for (const message of messages) answers.push((await of.post(`/api/chat/${chat}`, { message })).json() as Answer);
  return answers;
}
const last = async (of: Session, ...messages: string[]) => (await talk(of, ...messages)).at(-1) as Answer;

test('another child of the family is answered for its own age and its own trouble', async () => {
  const answer = await last(baby, 'how do I treat cradle cap', 'and my eldest whos 6 has got nits');
  expect(titles(answer)).toEqual([expect.stringMatching(/lice/i)]);
});

test('an age that the app took wrongly is taken back in words, and the question before is answered for the right one', async () => {
  const answer = await last(baby, 'how long should she nap?', 'shes four YEARS lol');
  expect(plain(answer)).toMatch(/putting me right: 4 years/);
  expect(titles(answer)).toEqual([expect.stringMatching(/nap at three or four|sleep from three/i)]);
});

test('the same question for another age that the page is for too is answered by that page', async () => {
  const [first, again] = (await talk(
    unknown,
    'does my 4 year old need a helmet on a scooter?',
    'what about her brother, hes 13',
  )) as [Answer, Answer];
  expect(titles(again)).toEqual(titles(first));
  expect(plain(again)).toMatch(/13 years/);
});

test('the same question for a girl is answered by what the page says of girls', async () => {
  const [first, girls] = (await talk(unknown, 'when do boys start puberty?', 'and girls?')) as [Answer, Answer];
  expect(titles(girls)).toEqual(titles(first));
  expect(plain(girls)).toMatch(/girl/i);
});

test('a number that may be months or years is asked about, and a tap answers for it', async () => {
  const [, asked] = (await talk(unknown, 'how much sleep does my child need?', '18')) as [Answer, Answer];
  expect(plain(asked)).toMatch(/months or years/i);
  expect(asked.options).toEqual(['18 months', '18 years']);
  const answer = await last(unknown, 'how much sleep does my child need?', '18', '18 months');
  expect(titles(answer)).toEqual([expect.stringMatching(/one-year-old/i)]);
});

test('who does not know where to begin is asked back while what they tell leads nowhere', async () => {
  const answer = await last(unknown, 'i dont know what to do anymore', 'hes been so quiet');
  expect(plain(answer)).toMatch(/how old is your child/);
  expect(answer.sources).toEqual([]);
});

test('help with costs is not made up: it differs from place to place, and who knows it is named', async () => {
  const answer = await last(unknown, 'my 12 year old has smelly feet', 'and is there money towards school uniform');
  expect(plain(answer)).toMatch(/differs from place to place/);
  expect(answer.sources).toEqual([]);
});

test('what nearly nothing on the page answers gets what comes nearest, and says that it is no more', async () => {
  const answer = await last(
    unknown,
    'is 5 too old for a comfort blanket',
    'about that blanket, hes scared theyll laugh on the school trip',
  );
  expect(plain(answer)).toMatch(/nearest|brave/);
});

import type { ChatMessage, ChatSession } from '@nestling/contracts/chat';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Session, signUp } from '../../../testing/browser-session.ts';
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts';
import { createScriptedModel, type ScriptedModel } from '../../../testing/scripted-model.ts';
import { addFile, send } from '../../documents/fixtures/http-client.ts';

type Sent = { userMessage: ChatMessage; reply: ChatMessage };
const QUOTED = 'second Tuesday';

let model: ScriptedModel;
let server: TestApp;
let owner: Session & { userId: number; username: string };
let reader: Session & { userId: number };
beforeAll(async () => {
  model = createScriptedModel();
  server = await createTestApp({}, { chatModel: model });
  owner = await signUp(server.app);
  reader = await signUp(server.app);
});
afterAll(() => server.close());

const storedOf = async (id: number) =>
  (await server.deps.db.selectFrom('messages').select('content').where('id', '=', id).executeTakeFirstOrThrow())
    .content;

/** A reply of the reader's that has quoted the owner's document and is still being written. */
async function quoting() {
  const text = `The Bluebell clinic gives the hip check on the ${QUOTED} of the month.`;
  const { id } = await addFile(server, owner, 'clinic.txt', text, true);
  await server.deps.jobs.idle();
  model.say(`${text} [1] ${'And so on. '.repeat(25)}`, 40);
  const sessionId = (await reader.mutate<ChatSession>('chat.createSession', {})).id;
  const message = 'When does the Bluebell clinic give the hip check?';
  const { reply } = await reader.mutate<Sent>('chat.send', { sessionId, message });
  await expect.poll(() => storedOf(reply.id), { timeout: 20_000 }).toContain(`"documentId":${id}`);
  expect(await storedOf(reply.id)).toContain(QUOTED);
  return { documentId: id, replyId: reply.id };
}

test.each(['the document', 'its owner’s account'])(
  '%s deleted while a reply quotes it: the quotation does not come back',
  async (what) => {
    const { documentId, replyId } = await quoting();
    const running = server.deps.replies.running.get(replyId);
    expect(running).toBeDefined();
    if (what === 'the document') await send(server, owner, `/api/documents/${documentId}`, { method: 'DELETE' });
    else await owner.mutate('auth.deleteAccount', { username: owner.username });
    await running?.finished;
    const left = await server.deps.db
      .selectFrom('messages')
      .select('content')
      .where('role', '=', 'assistant')
      .execute();
    expect(left.filter(({ content }) => content.includes(QUOTED))).toEqual([]);
    expect(await storedOf(replyId)).toContain('has since been deleted');
  },
);

test('a document shared no more is taken out of other people’s answers when its owner leaves', async () => {
  owner = await signUp(server.app);
  const { documentId, replyId } = await quoting();
  await server.deps.replies.running.get(replyId)?.finished;
  expect(await storedOf(replyId)).toContain(QUOTED);
  await owner.post(`/api/documents/${documentId}/share`, { shared: false });
  await owner.mutate('auth.deleteAccount', { username: owner.username });
  expect(await storedOf(replyId)).not.toContain(QUOTED);
});

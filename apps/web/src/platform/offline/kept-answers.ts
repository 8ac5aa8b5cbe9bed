import { signedInHere } from '../signed-in-here.ts';
import { KEPT } from './kept-name.ts';

/** One answer of the server as it was last seen: `key` is the query's own, `at` when it came (milliseconds). */
export type KeptAnswer = { key: unknown; data: unknown; at: number };

type Kept = { userId: number; answers: KeptAnswer[] };

const STORE = 'answers';
const RECORD = 'last';
/** The chats that were open last; the others are a network away. */
const MOST_CHATS = 10;

/** What this device keeps to be read without a network; nothing that belongs to anybody but who is signed in here. */
export async function readKept(): Promise<KeptAnswer[]> {
  const kept = await inStore('readonly', (store) => store.get(RECORD) as IDBRequest<Kept | undefined>);
  return kept && String(kept.userId) === signedInHere() ? kept.answers : [];
}

/** Adds to what is kept; where both have an answer, the newer one stays. Does nothing once another person is signed in. */
export async function addKept(userId: number, fresh: readonly KeptAnswer[]): Promise<void> {
  const held = await readKept();
  if (String(userId) !== signedInHere()) return;
  const answers = mergeKept(held, fresh);
  await inStore('readwrite', (store) => store.put({ userId, answers } satisfies Kept, RECORD));
}

export function mergeKept(held: readonly KeptAnswer[], fresh: readonly KeptAnswer[]): KeptAnswer[] {
  const newestFirst = [...fresh, ...held].toSorted((a, b) => b.at - a.at);
  const all = new Map<string, KeptAnswer>();
  for (const answer of newestFirst) {
    const name = JSON.stringify(answer.key);
    if (!all.has(name)) all.set(name, answer);
  }
  let chats = 0;
  return [...all.values()].filter(({ key }) => !isChat(key) || ++chats <= MOST_CHATS);
}

const isChat = (key: unknown) => JSON.stringify(key).startsWith('[["chat","messages"]');

/** Opened for one act only: a sign-out in any tab can then delete it at once. Undefined where a browser has no such store. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  if (!('indexedDB' in globalThis)) return undefined;
  const opening = indexedDB.open(KEPT);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await answerOf(opening);
  try {
    return await answerOf(act(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

import type { LibraryRoom } from '@nestling/contracts/documents';
import type { SignedInCtx } from '../../platform/context.ts';
import type { Env } from '../../platform/env.ts';
import { DomainError } from '../../platform/errors.ts';
import { countServerText, type Holdings, listHoldings } from './holdings.repo.ts';

const MB = 1024 * 1024;
const count = (value: number) => value.toLocaleString('en');

export const libraryFull = (most: number) =>
  `Your library holds ${count(most)} documents, which is the most it can. Please delete some first.`;
export const textFull = (most: number) =>
  `Your library holds ${count(most)} MB of text, which is the most it can, and this one has no room any more. Please delete some first.`;
export const sharedFull = (most: number) =>
  `You share ${count(most)} documents, which is the most you can. Please move some to Personal first.`;
export const SERVER_FULL =
  'This server has no room for further documents. Please tell whoever runs it, or delete some first.';

/** Refuses what has no room any more. `server`: the bytes of everybody's text. To be called in the transaction that stores it. */
export function checkRoom(
  env: Env,
  { own, server }: { own: Holdings; server: number },
  added: { bytes: number; shared: boolean },
): void {
  if (own.documents >= env.MEMBER_DOCUMENTS) throw new DomainError('conflict', libraryFull(env.MEMBER_DOCUMENTS));
  if (own.textBytes + added.bytes > env.MEMBER_TEXT_MB * MB)
    throw new DomainError('conflict', textFull(env.MEMBER_TEXT_MB));
  if (server + added.bytes > env.SERVER_TEXT_MB * MB) throw new DomainError('conflict', SERVER_FULL);
  if (added.shared) checkShared(env, own);
}

export function checkShared(env: Env, own: Holdings): void {
  if (own.shared >= env.MEMBER_SHARED_DOCUMENTS)
    throw new DomainError('conflict', sharedFull(env.MEMBER_SHARED_DOCUMENTS));
}

/** What the parent has and how much of it there may be, for the screen to say before it is full. */
export async function getLibraryRoom(ctx: SignedInCtx): Promise<LibraryRoom> {
  const { db, env } = ctx.deps;
  const own = await listHoldings(db, ctx.actor.userId);
  const server = await countServerText(db);
  return {
    documents: own.documents,
    maxDocuments: env.MEMBER_DOCUMENTS,
    textBytes: own.textBytes,
    maxTextBytes: env.MEMBER_TEXT_MB * MB,
    shared: own.shared,
    maxShared: env.MEMBER_SHARED_DOCUMENTS,
    isServerNearlyFull: server > 0.9 * env.SERVER_TEXT_MB * MB,
  };
}

import { type RawBuilder, sql } from 'kysely';

/** The one rule of what a person may read: their own documents and shared ones. For queries in which `documents` is named so. */
export function mineOrShared(userId: number): RawBuilder<boolean> {
  return sql<boolean>`(documents.user_id = ${userId} or documents.shared)`;
}

/** What answers may rest on: other families' documents only where the person has not switched them off. */
export function mineOrTakenIn(userId: number): RawBuilder<boolean> {
  return sql<boolean>`(documents.user_id = ${userId} or (documents.shared and (select users.use_shared from users where users.id = ${userId})))`;
}

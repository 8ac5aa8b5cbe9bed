import { type RawBuilder, sql } from 'kysely';

/** The one rule of what a person may read: their own documents and shared ones. For queries in which `documents` is named so. */
export function mineOrShared(userId: number): RawBuilder<boolean> {
  return sql<boolean>`(documents.user_id = ${userId} or documents.shared)`;
}

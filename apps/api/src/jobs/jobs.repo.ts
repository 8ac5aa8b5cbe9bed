import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

/** The turn of what nobody waits for. */
const LATER = 1_000_000;

export type ClaimedJob = { id: number; name: string; documentId: number; attempts: number };

/**
 * Adds the job, or starts the one the document has already afresh: whoever holds that one loses it, so its end cannot
 * take the new one away. The insert belongs to the caller's transaction.
 */
export async function addJob(db: Db, name: string, documentId: number): Promise<void> {
  await sql`
    insert into jobs (name, document_id, turn)
    select ${name}, document.id, (
      select count(*)::int from jobs join documents other on other.id = jobs.document_id
      where other.user_id = document.user_id and jobs.turn < ${LATER}
    )
    from documents document where document.id = ${documentId}
    on conflict (name, document_id) do update
      set turn = excluded.turn, run_at = now(), attempts = 0, lease_until = null, leased_by = null
  `.execute(db);
}

/** Adds a job that goes behind all that people wait for, unless the document has one already. */
export async function addLaterJob(db: Db, name: string, documentId: number): Promise<void> {
  // A document that is deleted meanwhile gets none.
  await sql`
    insert into jobs (name, document_id, turn)
    select ${name}, id, ${LATER} from documents where id = ${documentId} for key share
    on conflict do nothing
  `.execute(db);
}

export async function countLaterJobs(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('turn', '=', LATER)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Takes the next job that is due and that nobody holds, for `leaseSeconds`. An attempt counts from its start. */
export async function claimJob(db: Db, holder: string, leaseSeconds: number): Promise<ClaimedJob | undefined> {
  const { rows } = await sql<ClaimedJob>`
    update jobs set leased_by = ${holder}, lease_until = now() + make_interval(secs => ${leaseSeconds}), attempts = attempts + 1
    where id = (
      select id from jobs where run_at <= now() and (lease_until is null or lease_until < now())
      order by turn, id limit 1 for update skip locked
    )
    returning id, name, document_id as "documentId", attempts
  `.execute(db);
  return rows[0];
}

/** Whether the job is still there and still the holder's. */
export async function renewLease(db: Db, jobId: number, holder: string, leaseSeconds: number): Promise<boolean> {
  const { rows } = await sql`
    update jobs set lease_until = now() + make_interval(secs => ${leaseSeconds})
    where id = ${jobId} and leased_by = ${holder} returning id
  `.execute(db);
  return rows.length > 0;
}

export async function removeJob(db: Db, jobId: number, holder: string): Promise<void> {
  await db.deleteFrom('jobs').where('id', '=', jobId).where('leased_by', '=', holder).execute();
}

export async function postponeJob(db: Db, jobId: number, holder: string, delaySeconds: number): Promise<void> {
  await sql`
    update jobs set run_at = now() + make_interval(secs => ${delaySeconds}), lease_until = null, leased_by = null
    where id = ${jobId} and leased_by = ${holder}
  `.execute(db);
}

/** Gives a job back untouched: the attempt does not count. */
export async function returnJob(db: Db, jobId: number, holder: string): Promise<void> {
  await sql`
    update jobs set lease_until = null, leased_by = null, attempts = greatest(attempts - 1, 0)
    where id = ${jobId} and leased_by = ${holder}
  `.execute(db);
}

/** For an engine that only one process can open: whoever held a job is gone. */
export async function releaseEveryLease(db: Db): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ lease_until: null, leased_by: null })
    .where('lease_until', 'is not', null)
    .execute();
}

export async function countJobs(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

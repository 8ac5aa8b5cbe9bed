import { type Kysely, sql } from 'kysely';

/** Every id and every column that points to one: 2^31 rows are few for messages and chunks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.atttypid = 'int4'::regtype
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      and (a.attidentity <> '' or exists (
        select from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid and a.attnum = any(k.conkey)))
    group by c.relname order by c.relname`.execute(db);
  for (const { table, columns } of rows) {
    const changes = columns.map((column) => sql`alter column ${sql.ref(column)} type bigint`);
    await sql`alter table ${sql.table(table)} ${sql.join(changes)}`.execute(db);
  }
}

import type pg from 'pg';
import type { BackupTable } from './backup-file.ts';

/** What Kysely keeps of its own: which migrations ran stands in the header, its lock belongs to nobody's data. */
const BOOKKEEPING = ['kysely_migration', 'kysely_migration_lock'];

/** Every table of the product with its columns, those that others point to before those that point. */
export async function listTables(client: pg.ClientBase): Promise<(BackupTable & { key: string[] })[]> {
  const columns = await client.query<{ table: string; column: string; type: string; key: number | null }>(
    `select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
            array_position(i.indkey::int2[], a.attnum) as key
       from pg_class c
       join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       left join pg_index i on i.indrelid = c.oid and i.indisprimary
      where c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all ($1)
      order by c.relname, a.attnum`,
    [BOOKKEEPING],
  );
  const links = await client.query<{ from: string; to: string }>(
    `select f.relname as from, t.relname as to from pg_constraint k
       join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
      where k.contype = 'f' and f.oid <> t.oid`,
  );
  const names = [...new Set(columns.rows.map((row) => row.table))];
  const sorted: string[] = [];
  const place = (name: string, above: readonly string[] = []) => {
    if (sorted.includes(name) || above.includes(name)) return;
    for (const link of links.rows) if (link.from === name) place(link.to, [...above, name]);
    sorted.push(name);
  };
  for (const name of names) place(name);
  return sorted.map((name) => {
    const own = columns.rows.filter((row) => row.table === name);
    return {
      name,
      columns: own.map(({ column, type }) => ({ name: column, type })),
      key: own
        .filter(({ key }) => key !== null)
        .sort((a, b) => (a.key ?? 0) - (b.key ?? 0))
        .map(({ column }) => column),
    };
  });
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.tables.ts';

type Reads = Kysely<Database>;

export interface CatalogTable {
  readonly schema: 'public' | 'jobs';
  readonly name: string;
  /** Columns whose values are stored, not computed. */
  readonly columns: readonly string[];
}

/** Tables that a restore creates itself. */
const notCopied = ['kysely_migration', 'kysely_migration_lock', 'schema_record', 'restore_unfinished'];
/** Tables of the queue that describe the queue's own schema or its past. */
const notCopiedOfQueue = ['version', 'bam', 'warning', 'queue_stats'];

/** Returns the tables whose rows belong to a backup, in a stable order. Partitions are read through their parent. */
export async function catalogTables(db: Reads): Promise<CatalogTable[]> {
  const { rows } = await sql<{ schema: 'public' | 'jobs'; name: string; columns: string[] }>`
    select n.nspname as schema, c.relname as name,
           (select json_agg(a.attname order by a.attnum) from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'jobs') and c.relkind in ('r', 'p') and not c.relispartition
     order by 1 desc, 2`.execute(db);
  return rows.filter(({ schema, name }) => !(schema === 'jobs' ? notCopiedOfQueue : notCopied).includes(name));
}

/** Returns the current values of all sequences. */
export async function sequenceValues(db: Reads): Promise<Record<string, { value: string; isCalled: boolean }>> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and n.nspname in ('public', 'jobs') order by 1`.execute(db);
  const values: Record<string, { value: string; isCalled: boolean }> = {};
  for (const { name } of rows) {
    const { rows: found } = await sql<{ value: string; called: boolean }>`
      select last_value::text as value, is_called as called from ${sql.raw(name)}`.execute(db);
    if (found[0]) values[name] = { value: found[0].value, isCalled: found[0].called };
  }
  return values;
}

/** Rule of a table that is off while rows are loaded, which can break it: a foreign key or a trigger. */
export interface DeferredRule {
  readonly table: string;
  readonly name: string;
  /** Definition of a foreign key; null for a trigger. */
  readonly definition: string | null;
}

/** Returns foreign keys and triggers. Those of partitions come back with their parent's. */
export async function rulesWhileLoading(db: Reads): Promise<DeferredRule[]> {
  const { rows } = await sql<DeferredRule>`
    select format('%I.%I', n.nspname, c.relname) as table, r.conname as name, pg_get_constraintdef(r.oid) as definition
      from pg_constraint r join pg_class c on c.oid = r.conrelid join pg_namespace n on n.oid = c.relnamespace
     where r.contype = 'f' and r.conparentid = 0 and n.nspname in ('public', 'jobs')
    union all
    select format('%I.%I', n.nspname, c.relname), t.tgname, null
      from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where not t.tgisinternal and n.nspname in ('public', 'jobs')
     order by 1, 2`.execute(db);
  return rows;
}

/** Returns the tables with rows, or tables that this version does not know; empty when a restore may use the database. */
export async function tablesInUse(db: Reads): Promise<string[]> {
  const used: string[] = [];
  for (const { schema, name } of await catalogTables(db)) {
    // A migrated installation has a secret and queues before anybody used it.
    if (schema === 'jobs' || name === 'server_secrets') continue;
    const { rows } = await sql`select from ${sql.table(`${schema}.${name}`)} limit 1`.execute(db);
    if (rows.length > 0) used.push(name);
  }
  return used;
}

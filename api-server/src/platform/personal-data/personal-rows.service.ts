import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { TenantDb } from '../database/tenant-db.adapter.ts';
import type { PersonalTable } from './personal-table.types.ts';

/** Row as JSON, by column. */
export type PersonalRow = Readonly<Record<string, unknown>>;

/** Returns a person's rows of a table, without the columns that the table hides. */
export async function personalRows(db: TenantDb, table: PersonalTable, idUser: number): Promise<PersonalRow[]> {
  const hidden = ['id_app', ...(table.hides ?? [])];
  const { rows } = await sql<{ row: PersonalRow }>`
    select to_jsonb(t) - ${hidden}::text[] as row from ${sql.table(table.table)} as t where ${ofPerson(db, table, idUser)}
  `.execute(db);
  return rows.map(({ row }) => row);
}

/** Returns the number of a person's rows of each table, in their order, by one statement. */
export async function countPersonalRows(
  db: TenantDb,
  tables: readonly PersonalTable[],
  idUser: number,
): Promise<number[]> {
  const counts = tables.map(
    (table) => sql`(select count(*)::integer from ${sql.table(table.table)} as t where ${ofPerson(db, table, idUser)})`,
  );
  const { rows } = await sql<{ totals: number[] }>`select array[${sql.join(counts)}] as totals`.execute(db);
  return rows[0]?.totals ?? [];
}

/** Deletes a person's rows of a table. */
export async function deletePersonalRows(db: TenantDb, table: PersonalTable, idUser: number): Promise<void> {
  await sql`delete from ${sql.table(table.table)} as t where ${ofPerson(db, table, idUser)}`.execute(db);
}

/** Raw SQL is not confined by the tenant plugin, so the condition names the tenant; row-level security does it again. */
function ofPerson(
  db: TenantDb,
  { column = 'id_user', through, only }: PersonalTable,
  idUser: number,
): RawBuilder<boolean> {
  const kind = only ? sql`and ${sql.ref(`t.${only.column}`)} = ${only.value}` : sql``;
  const own = sql<boolean>`t.id_app = ${db.tenantId} ${kind}`;
  if (!through) return sql`${own} and ${sql.ref(`t.${column}`)} = ${idUser}`;
  return sql`${own} and ${sql.ref(`t.${through.key}`)} in (
    select ${sql.ref(`p.${through.key}`)} from ${sql.table(through.table)} as p
    where p.id_app = ${db.tenantId} and ${sql.ref(`p.${column}`)} = ${idUser})`;
}

import { sql } from 'kysely';
import type { Expression, SqlBool } from 'kysely';
import type { TenantDb } from '../database/tenant-db.adapter.ts';
import type { PersonalTable } from './personal-table.types.ts';

/** Row as JSON, by column. */
export type PersonalRow = Readonly<Record<string, unknown>>;

/** Returns a person's rows of a table, without the columns that the table hides. */
export async function personalRows(db: TenantDb, table: PersonalTable, idUser: number): Promise<PersonalRow[]> {
  const hidden = sql.join(['id_app', ...(table.hides ?? [])]);
  const rows = await db
    .selectFrom(named(table))
    .select(sql<PersonalRow>`to_jsonb(t) - array[${hidden}]::text[]`.as('row'))
    .where(ofPerson(db, table, idUser))
    .execute();
  return rows.map(({ row }) => row);
}

/** Returns the number of a person's rows of each table, in their order, by one statement. */
export async function countPersonalRows(
  db: TenantDb,
  tables: readonly PersonalTable[],
  idUser: number,
): Promise<number[]> {
  const counts = tables.map((table, index) =>
    db
      .selectFrom(named(table))
      .select(({ fn }) => fn.countAll().as('rows'))
      .where(ofPerson(db, table, idUser))
      .as(`table${index}`),
  );
  // The tenant's own row carries the counts.
  const row: Readonly<Record<string, unknown>> = await db.selectFrom('apps').select(counts).executeTakeFirstOrThrow();
  return tables.map((_, index) => Number(row[`table${index}`]));
}

/** Deletes a person's rows of a table. */
export async function deletePersonalRows(db: TenantDb, table: PersonalTable, idUser: number): Promise<void> {
  await db
    .deleteFrom(named(table))
    .where(ofPerson(db, table, idUser))
    .execute();
}

/** The tables have different columns; the columns of the conditions come from the declaration. */
const named = ({ table }: { readonly table: string }) => `${table} as t` as 'users as t';

function ofPerson(
  db: TenantDb,
  { column = 'id_user', through, only }: PersonalTable,
  idUser: number,
): Expression<SqlBool> {
  const holder = through
    ? db
        .selectFrom(`${through.table} as p` as 'users as p')
        .select(sql<number>`${sql.ref(`p.${through.key}`)}`.as('key'))
        .where(sql<SqlBool>`${sql.ref(`p.${column}`)} = ${idUser}`)
    : sql`${idUser}`;
  const own = sql.ref(`t.${through?.key ?? column}`);
  const kind = only ? sql`and ${sql.ref(`t.${only.column}`)} = ${only.value}` : sql``;
  return sql<SqlBool>`${own} in (${holder}) ${kind}`;
}

import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Compilable } from 'kysely';
import type { TenantTables } from '../database.tables.ts';
import { tenantCondition } from '../tenant-condition.plugin.ts';

export const TENANT = 7;
export const base = new Kysely<Pick<TenantTables, keyof TenantTables>>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
export const db = base.withPlugin(tenantCondition(TENANT));

/** Returns the SQL statement with its values in place. */
export function text(query: Compilable): string {
  const { sql: statement, parameters } = query.compile();
  return statement.replaceAll(/\$(\d+)/g, (_, place: string) => JSON.stringify(parameters[Number(place) - 1]));
}

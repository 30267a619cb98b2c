import { CompiledQuery, DummyDriver, Kysely } from 'kysely';
import type { Compilable, InferResult, Transaction } from 'kysely';
import type { Database } from './database.tables.ts';
import { ListsAsArrays } from './postgres-dialect.adapter.ts';
import { tenantCondition } from './tenant-condition.plugin.ts';
import type { TenantDb } from './tenant-db.adapter.ts';

type Value = string | number | Date;

/** Values of a read by their names. */
type Values = Readonly<Record<string, Value>>;

/** Stands for a value that comes with each run. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Stands for the id of the tenant, wherever the tenant's condition puts it. */
const tenantPlace = new Place('tenant');

class WithoutConnection extends ListsAsArrays {
  override createDriver(): DummyDriver {
    return new DummyDriver();
  }
}

/**
 * Builds a read once per process and runs it with other values: building one with its tenant's conditions takes longer
 * than a small read takes the database. The text must not depend on the values, and no value is a list. Each run puts the
 * id of its own database's tenant where the conditions have it.
 *
 * @param names the names of all values that `build` uses
 * @param build builds the read with the values given
 *
 * @example
 * const nodeOf = preparedRead(['id'], (db, { id }: { id: number }) =>
 *   db.selectFrom('nodes').selectAll().where('id_node', '=', id));
 * const [node] = await nodeOf(db, { id: 1 });
 */
export function preparedRead<V extends Values, Q extends Compilable>(
  names: readonly (keyof V & string)[],
  build: (db: TenantDb, values: V) => Q,
): (db: TenantDb, values: V) => Promise<InferResult<Q>> {
  let compiled: CompiledQuery | undefined;
  return async (db, values) => {
    compiled ??= build(templateDb(), placesOf<V>(names)).compile();
    const parameters = compiled.parameters.map((parameter) => filled(parameter, db.tenantId, values));
    const { rows } = await db.executeQuery(CompiledQuery.raw(compiled.sql, parameters));
    return rows as InferResult<Q>;
  };
}

/** Returns a database that only compiles, confined to the place of a tenant. */
function templateDb(): TenantDb {
  const dialect = new WithoutConnection({ pool: () => Promise.reject(new Error('A template opens no connection.')) });
  const db = new Kysely<Database>({ dialect }) as unknown as Transaction<Database>;
  return db.withPlugin(tenantCondition(tenantPlace as unknown as number)) as unknown as TenantDb;
}

function placesOf<V extends Values>(names: readonly string[]): V {
  return Object.fromEntries(names.map((name) => [name, new Place(name)])) as unknown as V;
}

function filled(parameter: unknown, tenantId: number, values: Values): unknown {
  if (parameter === tenantPlace) return tenantId;
  return parameter instanceof Place ? values[parameter.name] : parameter;
}

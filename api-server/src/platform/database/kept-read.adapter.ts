import { CompiledQuery, DummyDriver, Kysely } from 'kysely';
import type { Compilable, InferResult, Transaction } from 'kysely';
import type { Database } from './database.tables.ts';
import { ListsAsArrays } from './postgres-dialect.adapter.ts';
import { tenantCondition } from './tenant-condition.plugin.ts';
import type { TenantDb } from './tenant-db.adapter.ts';

type Value = string | number | Date;

/** Values of a read by their names. */
type Values = Readonly<Record<string, Value | readonly Value[]>>;

/** Says of each value, by its name, whether it is one or a list. */
type Kinds = Readonly<Record<string, 'one' | 'list'>>;

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
 * than a small read takes the database. The text must not depend on the values. Each run puts the id of its own
 * database's tenant where the conditions have it.
 *
 * @param kinds the names of all values that `build` uses
 * @param build builds the read with the values given
 *
 * @example
 * const byId = keptRead({ ids: 'list' }, (db, { ids }: { ids: readonly number[] }) =>
 *   db.selectFrom('nodes').selectAll().where('id_node', 'in', ids));
 * const nodes = await byId(db, { ids: [1, 2] });
 */
export function keptRead<V extends Values, Q extends Compilable>(
  kinds: Kinds,
  build: (db: TenantDb, values: V) => Q,
): (db: TenantDb, values: V) => Promise<InferResult<Q>> {
  let kept: CompiledQuery | undefined;
  return async (db, values) => {
    kept ??= build(templateDb(), placesOf(kinds)).compile();
    const parameters = kept.parameters.map((parameter) => filled(parameter, db.tenantId, values));
    const { rows } = await db.executeQuery(CompiledQuery.raw(kept.sql, parameters));
    return rows as InferResult<Q>;
  };
}

/** Returns a database that only compiles, confined to the place of a tenant. */
function templateDb(): TenantDb {
  const dialect = new WithoutConnection({ pool: () => Promise.reject(new Error('A template opens no connection.')) });
  const db = new Kysely<Database>({ dialect }) as unknown as Transaction<Database>;
  return db.withPlugin(tenantCondition(tenantPlace as unknown as number)) as unknown as TenantDb;
}

function placesOf<V extends Values>(kinds: Kinds): V {
  return Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, kind === 'list' ? [new Place(name)] : new Place(name)]),
  ) as unknown as V;
}

function filled(parameter: unknown, tenantId: number, values: Values): unknown {
  if (parameter === tenantPlace) return tenantId;
  const place: unknown = Array.isArray(parameter) ? parameter[0] : parameter;
  return place instanceof Place ? values[place.name] : parameter;
}

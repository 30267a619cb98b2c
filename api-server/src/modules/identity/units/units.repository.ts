import { randomUUID } from 'node:crypto';
import type { UnitFields } from '@shared-kit/contracts/admin';
import { sql } from 'kysely';
import { toJson } from '../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { unitsBelow } from './units-below.repository.ts';

export type UnitRow = Awaited<ReturnType<typeof allUnits>>[number];

/** Number that orders changes of the tree among the locks of a tenant. */
const TREE = 97;

function allUnits(db: TenantDb) {
  return db
    .selectFrom('organisation_units as unit')
    .leftJoin('users as leader', 'leader.id_user', 'unit.id_leader')
    .select([
      'unit.id_unit',
      'unit.key',
      'unit.name',
      'unit.code',
      'unit.id_parent',
      'unit.id_leader',
      'unit.version',
      'unit.imported',
      'leader.name as leader_name',
      'leader.key as leader_key',
    ])
    .orderBy('unit.id_unit')
    .execute();
}

/** Reads and writes the units of the company. */
export function organisationUnits(db: TenantDb) {
  return {
    all: () => allUnits(db),

    async has(idUnit: number): Promise<boolean> {
      const found = await db
        .selectFrom('organisation_units')
        .select('id_unit')
        .where('id_unit', '=', idUnit)
        .executeTakeFirst();
      return found !== undefined;
    },

    /** Returns all units. Other changes of the tree wait until the transaction ends, so that no two make a loop. */
    async lockTree(): Promise<UnitRow[]> {
      await sql`select pg_advisory_xact_lock(${db.tenantId}, ${TREE})`.execute(db);
      return allUnits(db);
    },

    /** Returns the given departments with the names of every unit below them. */
    async namesBelow(names: readonly string[]): Promise<ReadonlySet<string>> {
      const { rows } = await unitsBelow(names).execute(db);
      return new Set(rows.map(({ name }) => name));
    },

    /** Creates a unit. A restored one gets its key and the values of its last import back, so that files know it. */
    async create(fields: UnitFields, known?: Pick<UnitRow, 'key' | 'imported'>): Promise<number> {
      const { id_unit } = await db
        .insertInto('organisation_units')
        .values({
          ...columnsOf(fields),
          key: known?.key ?? `portal-${randomUUID()}`,
          imported: known?.imported ? toJson(known.imported) : null,
        })
        .returning('id_unit')
        .executeTakeFirstOrThrow();
      return id_unit;
    },

    /** Creates units of the first level by name. */
    async createAll(names: readonly string[]): Promise<void> {
      if (names.length === 0) return;
      await db
        .insertInto('organisation_units')
        .values(
          names.map((name) => ({ name, code: '', id_parent: null, id_leader: null, key: `portal-${randomUUID()}` })),
        )
        .execute();
    },

    async save(idUnit: number, fields: UnitFields): Promise<void> {
      await db
        .updateTable('organisation_units')
        .set((set) => ({ ...columnsOf(fields), version: set('version', '+', 1) }))
        .where('id_unit', '=', idUnit)
        .execute();
    },

    async moveChildren(idUnit: number, idParent: number): Promise<void> {
      await db
        .updateTable('organisation_units')
        .set((set) => ({ id_parent: idParent, version: set('version', '+', 1) }))
        .where('id_parent', '=', idUnit)
        .execute();
    },

    async remove(idUnit: number): Promise<void> {
      await db.deleteFrom('organisation_units').where('id_unit', '=', idUnit).execute();
    },

    async hasPeople(name: string): Promise<boolean> {
      const person = await db.selectFrom('users').select('id_user').where('department', '=', name).limit(1).execute();
      return person.length > 0;
    },
  };
}

function columnsOf({ name, code, idParent, idLeader }: UnitFields) {
  return { name, code, id_parent: idParent, id_leader: idLeader };
}

/** Gives the people of a department another one. Rows are locked in the order of their ids, as in every batch of people. */
export async function renameDepartmentOfPeople(db: TenantDb, before: string, after: string): Promise<number> {
  await db
    .selectFrom('users')
    .select('id_user')
    .where('department', '=', before)
    .orderBy('id_user')
    .forUpdate()
    .execute();
  const changed = await db
    .updateTable('users')
    .set({ department: after })
    .where('department', '=', before)
    .returning('id_user')
    .execute();
  return changed.length;
}

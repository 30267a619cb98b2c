import { scopesOf } from '@shared-kit/contracts/admin';
import type { ImportField } from '@shared-kit/contracts/admin';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import {
  administeredPeople,
  departmentNames,
  everybody,
  organisationUnits,
  teamTree,
  versionOf,
} from '../../identity/index.ts';
import type { BatchRow } from '../../identity/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import { hasMoreRights } from '../access/more-rights.policy.ts';
import { peopleIn } from '../access/people-scope.service.ts';
import { grantOfLevel, roleGrants } from '../access/role-grants.repository.ts';
import { fileValues } from './people-imports.repository.ts';
import type { KnownPerson, PlanContext, PlannedPerson } from './plan-rows.rules.ts';
import type { FileValues } from './row-plan.types.ts';

/** Returns the people of the company as a check of a file compares them, and what the actor may do with them. */
export async function knownPeople(
  db: TenantDb,
  actor: AdminActor,
): Promise<Pick<PlanContext, 'people' | 'departmentOf' | 'refusalOf' | 'reaches'>> {
  const rows = await everybody(db);
  const values = await fileValues(db).all();
  const reachable = await idsOf(administeredPeople(db, actor.reach('people.edit')).idsOf({}, []));
  const stronger = await strongerPeople(db, actor, rows);
  return {
    people: rows.map((row) => knownPerson(row, values.get(row.id_user))),
    departmentOf: (await departmentNames(db)).of,
    refusalOf: (idUser) => {
      if (!reachable.has(idUser)) return 'Esta pessoa não está ao seu alcance.';
      return stronger.has(idUser) ? 'Esta pessoa tem direitos que você não tem.' : undefined;
    },
    reaches: await reachOf(db, actor, rows),
  };
}

/** Returns those of the people who have rights that the actor lacks. */
export async function strongerPeople(
  db: TenantDb,
  actor: AdminActor,
  rows: readonly BatchRow[],
): Promise<ReadonlySet<number>> {
  const grants = await roleGrants(db).byPerson();
  const isStronger = (row: BatchRow) =>
    hasMoreRights(actor, {
      idUser: row.id_user,
      roles: [...grantOfLevel(row.admin), ...(grants.get(row.id_user) ?? [])],
      permissions: { developer: row.developer, canAccessSupport: row.can_access_support },
    });
  return new Set(rows.filter(isStronger).map(({ id_user }) => id_user));
}

/** Returns the values of a person by field, with the leader by login. */
export function fieldsOfRow(row: BatchRow): Record<ImportField, string> {
  const { name, username, email, cpf, phone, department, role } = row;
  return { name, username, email, cpf, phone, department, role, leader: row.leader_username ?? '' };
}

/** An import of YAML files counts as an earlier file, until a file of the administration gives the field. */
function knownPerson(row: BatchRow, memory: FileValues | undefined): KnownPerson {
  const { name, username, email, cpf, phone, department, role } = row.imported ?? {};
  const imported = { name, username, email, cpf, phone, department, role };
  const fromYaml = Object.entries(imported).flatMap(([field, value]) =>
    value === undefined ? [] : [[field, { file: value, portal: value }]],
  );
  return {
    idUser: row.id_user,
    version: versionOf(row),
    fields: fieldsOfRow(row),
    memory: { ...(Object.fromEntries(fromYaml) as FileValues), ...memory },
  };
}

/**
 * Returns whether the actor reaches a person as a row would leave them. The import itself checks it again in SQL, after
 * the rows are written.
 */
async function reachOf(
  db: TenantDb,
  actor: AdminActor,
  rows: readonly BatchRow[],
): Promise<(person: PlannedPerson) => boolean> {
  const scopes = scopesOf(actor.roles, 'people.edit');
  const joinsGroup = scopes.every(({ kind }) => kind === 'groups');
  const conditions: ((person: PlannedPerson) => boolean)[] = [];
  for (const scope of scopes) {
    if (scope.kind === 'all') return () => true;
    if (scope.kind === 'departments') {
      const names = await organisationUnits(db).namesBelow(scope.departments);
      conditions.push(({ department }) => names.has(department));
    }
    if (scope.kind === 'groups') {
      const members = await idsOf(administeredPeople(db, peopleIn(db, actor.idUser, [scope])).idsOf({}, []));
      conditions.push(({ idUser }) => (idUser === null ? joinsGroup : members.has(idUser)));
    }
    if (scope.kind === 'team') {
      const team = await idsOf(teamTree(db, actor.idUser));
      const logins = new Set(
        rows
          .filter(({ id_user }) => id_user === actor.idUser || team.has(id_user))
          .map(({ username }) => username.toLowerCase()),
      );
      conditions.push(({ leader }) => logins.has(leader));
    }
  }
  return (person) => conditions.some((isMet) => isMet(person));
}

async function idsOf(query: { execute(): Promise<{ id_user: number }[]> }): Promise<ReadonlySet<number>> {
  return new Set((await query.execute()).map(({ id_user }) => id_user));
}

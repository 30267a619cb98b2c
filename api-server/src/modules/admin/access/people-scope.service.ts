import { scopesOf } from '@shared-kit/contracts/admin';
import type { AdminRight, AdminScope } from '@shared-kit/contracts/admin';
import { sql } from 'kysely';
import type { Expression, SqlBool } from 'kysely';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { isWithinDepartments, teamTree } from '../../identity/index.ts';
import type { PeopleCondition, PersonColumns } from '../../identity/index.ts';
import { enrolledPeople } from '../../learning/index.ts';
import type { AdminActor } from './actor.types.ts';

/** Condition that nobody meets. */
const nobody = sql<SqlBool>`false`;

/**
 * Returns the SQL condition of the people in any of the scopes. Without a scope nobody is: rights are denied unless a
 * role gives them.
 */
export function peopleIn(db: TenantDb, idActor: number, scopes: readonly AdminScope[]): PeopleCondition {
  return (person) =>
    anyOf(
      scopes.map((scope) =>
        scope.kind === 'trainings'
          ? sql<SqlBool>`${person.idUser} in ${enrolledPeople(db, scope.trainings)}`
          : inPeopleScope(db, idActor, scope, person),
      ),
    );
}

/**
 * Returns the SQL condition of what is about a person and a training, such as a request or an enrolment, for which the
 * actor has a right. A scope of trainings is about the training.
 */
export function inTrainingsReach(
  db: TenantDb,
  { idUser, roles }: Pick<AdminActor, 'idUser' | 'roles'>,
  right: AdminRight,
) {
  return (row: PersonColumns & { readonly idNode: Expression<number> }): Expression<SqlBool> =>
    anyOf(
      scopesOf(roles, right).map((scope) =>
        scope.kind === 'trainings'
          ? sql<SqlBool>`${row.idNode} in (${sql.join(scope.trainings)})`
          : inPeopleScope(db, idUser, scope, row),
      ),
    );
}

/**
 * Returns the SQL condition of the people for whom the actor has a right in a matter that has no training, such as an
 * external course. A scope of trainings reaches nobody there.
 */
export function inPeopleReach(
  db: TenantDb,
  { idUser, roles }: Pick<AdminActor, 'idUser' | 'roles'>,
  right: AdminRight,
): PeopleCondition {
  return peopleIn(
    db,
    idUser,
    scopesOf(roles, right).filter(({ kind }) => kind !== 'trainings'),
  );
}

/** Condition that everybody of the company meets. Callers compare with it to leave a search among people out. */
export const everybodyInReach: PeopleCondition = () => sql<SqlBool>`true`;

/** Returns the SQL condition of the people whose enrolments in one training the actor reaches. */
export function reachInTraining(
  db: TenantDb,
  { idUser, roles }: Pick<AdminActor, 'idUser' | 'roles'>,
  { right, idTraining }: { readonly right: AdminRight; readonly idTraining: number },
): PeopleCondition {
  const scopes = scopesOf(roles, right);
  const isTraining = (scope: AdminScope) => scope.kind === 'trainings';
  const coversTraining = scopes.some((scope) => scope.kind === 'trainings' && scope.trainings.includes(idTraining));
  if (coversTraining || scopes.some(({ kind }) => kind === 'all')) return everybodyInReach;
  return peopleIn(
    db,
    idUser,
    scopes.filter((scope) => !isTraining(scope)),
  );
}

function inPeopleScope(
  db: TenantDb,
  idActor: number,
  scope: Exclude<AdminScope, { kind: 'trainings' }>,
  person: PersonColumns,
): Expression<SqlBool> {
  switch (scope.kind) {
    case 'all':
      return sql<SqlBool>`true`;
    case 'departments':
      return isWithinDepartments(person.department, scope.departments);
    case 'groups':
      return sql<SqlBool>`${person.idUser} in ${membersOf(db, scope.groups)}`;
    case 'team':
      return sql<SqlBool>`${person.idUser} in ${teamTree(db, idActor)}`;
  }
}

function anyOf(conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> {
  return conditions.length === 0 ? nobody : sql<SqlBool>`(${sql.join([...conditions], sql` or `)})`;
}

/** Returns the SQL condition of the members of a group that is not in the trash. */
export function inGroup(db: TenantDb, idGroup: number): PeopleCondition {
  return (person) => sql<SqlBool>`${person.idUser} in ${membersOf(db, [idGroup])}`;
}

/** Returns the SQL condition of the members of any of the groups. */
export function inAnyGroup(db: TenantDb, idGroups: readonly number[]): PeopleCondition {
  return (person) => sql<SqlBool>`${person.idUser} in ${membersOf(db, idGroups)}`;
}

function membersOf(db: TenantDb, idGroups: readonly number[]) {
  return db
    .selectFrom('people_group_members as m')
    .innerJoin('people_groups as g', 'g.id_group', 'm.id_group')
    .select('m.id_user')
    .where('m.id_group', 'in', [...idGroups])
    .where('g.deleted_at', 'is', null);
}

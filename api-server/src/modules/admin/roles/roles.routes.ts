import * as contract from '@shared-kit/contracts/admin';
import { adminRights, adminRoles, coversRole, hasRight, scopesOf, scopesOfRole } from '@shared-kit/contracts/admin';
import type { AdminRole, RoleInScope } from '@shared-kit/contracts/admin';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { invalidField, notFound, refuse } from '../../../platform/errors.ts';
import type { ApiBuilder } from '../../../platform/module.ts';
import {
  administeredPeople,
  expectProvenAgain,
  hasPassword,
  people,
  peopleWithLevel,
  setAdminLevel,
} from '../../identity/index.ts';
import { trainingTitles } from '../../learning/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import { actorOf } from '../access/admin-api.service.ts';
import type { AdminApi } from '../access/admin-api.service.ts';
import { expectUnchanged } from '../access/read-version.rules.ts';
import { expectNoMoreRights, expectSomebodyElse } from '../access/more-rights.policy.ts';
import { grantOfLevel, roleGrants } from '../access/role-grants.repository.ts';
import type { RoleGrant } from '../access/role-grants.repository.ts';
import { lockToChange, subjectOf } from '../people/person-access.policy.ts';
import { expectOwnerLeft } from './last-owner.policy.ts';
import { presentRole, scopeText, versionOfRoles } from './role.presenter.ts';
import type { ScopeNames } from './role.presenter.ts';
import { scopeNames } from './scope-names.service.ts';

/** Serves the own rights, to everybody. */
export function serveOwnAccess(api: ApiBuilder): void {
  api.handle(contract.readOwnAccess, async ({ db, session }) => {
    const [{ roles }, withPassword] = await Promise.all([actorOf(db, session), hasPassword(db, session.idUser)]);
    return {
      hasPassword: withPassword,
      roles: adminRoles.filter((role) => roles.some((held) => held.role === role)),
      rights: adminRights.filter((right) => hasRight(roles, right)),
    };
  });
}

/** Serves roles: who has which, what a person can do, giving and taking. */
export function serveRoles(api: AdminApi): void {
  api.handle(contract.listRoleHolders, async ({ db }) => {
    const granted = await roleGrants(db).byPerson();
    const levels = await peopleWithLevel(db);
    const withLevel = new Set(levels.map(({ id_user }) => id_user));
    const others = [...granted.keys()].filter((id) => !withLevel.has(id));
    const rest = others.length === 0 ? [] : await people(db).where('id_user', 'in', others).orderBy('name').execute();
    const holders = [...levels, ...rest.map((person) => ({ ...person, admin: 0 }))];
    const rolesOf = ({ id_user, admin }: { id_user: number; admin: number }) => [
      ...grantOfLevel(admin),
      ...(granted.get(id_user) ?? []),
    ];
    const names = await scopeNames(db, holders.flatMap(rolesOf));
    return {
      holders: holders.map((person) => ({
        idPerson: person.id_user,
        name: person.name,
        active: person.active,
        roles: rolesOf(person).map((role) => presentRole(role, names)),
      })),
    };
  });

  api.handle(contract.readPersonRoles, async ({ params, db, actor }) => {
    const row = await administeredPeople(db, actor.reach('roles.read')).find(params.idPerson);
    if (!row) throw notFound('Esta pessoa não existe ou não está ao seu alcance.');
    const roles = await roleGrants(db).of(row.id_user, row.admin);
    const names = await scopeNames(db, roles);
    const mayChange = hasRight(actor.roles, 'roles.give') && row.id_user !== actor.idUser;
    const covers = (role: RoleInScope) => mayChange && coversRole(actor.roles, role);
    return {
      name: row.name,
      version: versionOfRoles(roles),
      roles: roles.map((role) => presentRole(role, names)),
      canGive: adminRoles.filter((role) => covers({ role, scope: { kind: 'all' } }) && !isHeldByLevel(role, roles)),
      canTake: roles.filter(covers).map(({ grant }) => grant),
      hasPassword: await hasPassword(db, actor.idUser),
    };
  });

  api.handle(contract.listAdminTrainings, async ({ db, actor }) => {
    const scopes = scopesOf(actor.roles, 'trainings.read');
    const isConfined = scopes.every(({ kind }) => kind === 'trainings');
    const ids = scopes.flatMap((scope) => (scope.kind === 'trainings' ? scope.trainings : []));
    const titles = await trainingTitles(db, isConfined ? ids : undefined);
    return { trainings: [...titles].map(([idTraining, title]) => ({ idTraining, title })) };
  });

  api.handle(contract.giveRole, async ({ params, body, db, session, rateLimit, actor, audit, now }) => {
    const row = await lockToChange(db, actor, { right: 'roles.give', idPerson: params.idPerson });
    expectSomebodyElse(actor, row.id_user);
    const { role, scope } = body;
    if (!scopesOfRole[role].includes(scope.kind))
      throw refuse('admin.wrong-scope', 400, 'Este papel não pode ter este alcance.');
    expectCovered(actor, body);
    await expectProvenAgain(db, { session, rateLimit, now, password: body.password });
    const held = await roleGrants(db).of(row.id_user, row.admin);
    if (isHeldByLevel(role, held) || held.some((one) => one.role === role && isSame(one, body)))
      throw refuse('admin.role-held', 409, 'Esta pessoa já tem este papel com este alcance.');
    expectRolesUnchanged(held, body.version);
    const names = await scopeNames(db, [body]);
    expectKnown(body, names);
    if (role === 'owner' || role === 'administrator') await setAdminLevel(db, row.id_user, role === 'owner' ? 1 : 2);
    else await roleGrants(db).give(row.id_user, role, scope, { name: actor.name, now });
    await audit({
      subject: { kind: 'person', id: row.id_user, name: row.name },
      changes: [{ field: 'role', before: '', after: `${role}: ${scopeText(scope, names)}` }],
      reason: body.reason,
    });
    return { success: true, version: await currentVersion(db, row.id_user, actor) };
  });

  api.handle(contract.revokeRole, async ({ params, body, db, session, rateLimit, actor, audit, now }) => {
    const { idPerson, grant } = params;
    if (grant === 'owner') await expectOwnerLeft(db, idPerson);
    const row = await administeredPeople(db, actor.reach('roles.give')).lock(idPerson);
    if (!row) throw notFound('Esta pessoa não existe ou não está ao seu alcance.');
    expectSomebodyElse(actor, row.id_user);
    const held = await roleGrants(db).of(idPerson, row.admin);
    const taken = held.find((one) => one.grant === grant);
    if (!taken) throw notFound('Esta pessoa não tem este papel.');
    expectNoMoreRights(actor, { ...subjectOf(row, held), roles: [taken] });
    await expectProvenAgain(db, { session, rateLimit, now, password: body.password });
    expectRolesUnchanged(held, body.version);
    if (typeof taken.grant === 'number') await roleGrants(db).revoke(idPerson, taken.grant);
    else await setAdminLevel(db, idPerson, 0);
    const names = await scopeNames(db, [taken]);
    await audit({
      subject: { kind: 'person', id: row.id_user, name: row.name },
      changes: [{ field: 'role', before: `${taken.role}: ${scopeText(taken.scope, names)}`, after: '' }],
    });
    return { success: true, version: await currentVersion(db, row.id_user, actor) };
  });
}

function expectRolesUnchanged(held: readonly RoleGrant[], read: string): void {
  const message = 'Outra pessoa mudou os papéis desta pessoa. Confira como eles estão agora.';
  expectUnchanged(versionOfRoles(held), read, message);
}

/** Returns the version of a person's roles after a change in this transaction. */
async function currentVersion(db: TenantDb, idPerson: number, actor: AdminActor): Promise<string> {
  const row = await administeredPeople(db, actor.reach('roles.give')).find(idPerson);
  return versionOfRoles(await roleGrants(db).of(idPerson, row?.admin ?? 0));
}

function expectCovered(actor: AdminActor, role: RoleInScope): void {
  if (!coversRole(actor.roles, role))
    throw refuse('admin.more-rights', 403, 'Só dá um papel quem tem todos os direitos dele.');
}

function expectKnown({ scope }: RoleInScope, { groups, trainings }: ScopeNames): void {
  const isKnown =
    scope.kind === 'groups'
      ? scope.groups.every((id) => groups.has(id))
      : scope.kind !== 'trainings' || scope.trainings.every((id) => trainings.has(id));
  if (!isKnown) throw invalidField('body.scope', 'O alcance cita um grupo ou treinamento que não existe.');
}

/** An owner has everything that an administrator has, and a level is given once. */
function isHeldByLevel(role: AdminRole, held: readonly RoleGrant[]): boolean {
  const has = (level: AdminRole) => held.some((one) => one.role === level);
  return (role === 'owner' && has('owner')) || (role === 'administrator' && (has('owner') || has('administrator')));
}

function isSame({ scope }: RoleInScope, other: RoleInScope): boolean {
  return JSON.stringify(scope) === JSON.stringify(other.scope);
}

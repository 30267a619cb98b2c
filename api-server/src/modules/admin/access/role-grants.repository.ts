import { roleOfLevel } from '@shared-kit/contracts/admin';
import type { AdminRole, AdminScope, GrantName, RoleInScope } from '@shared-kit/contracts/admin';
import { toJson } from '../../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

/** Role that a person holds, with its name in addresses and where it comes from. */
export interface RoleGrant extends RoleInScope {
  readonly grant: GrantName;
  readonly givenBy: string;
  readonly givenAt: Date | null;
}

export type GrantedRole = Exclude<AdminRole, 'owner' | 'administrator'>;

/** Reads and writes the roles of people. */
export function roleGrants(db: TenantDb) {
  const selected = () =>
    db.selectFrom('role_grants').select(['id_grant', 'id_user', 'role', 'scope', 'given_by', 'given_at']);

  return {
    /** Returns every role of a person whose account has this level. */
    async of(idUser: number, level: number): Promise<RoleGrant[]> {
      const rows = await selected().where('id_user', '=', idUser).orderBy('id_grant').execute();
      return [...grantOfLevel(level), ...rows.map(roleGrant)];
    },

    /** Returns the granted roles of everybody, by person. */
    async byPerson(): Promise<Map<number, RoleGrant[]>> {
      const rows = await selected().orderBy('id_grant').execute();
      const people = Map.groupBy(rows, (row) => row.id_user);
      return new Map([...people].map(([idUser, own]) => [idUser, own.map(roleGrant)]));
    },

    async give(idUser: number, role: GrantedRole, scope: AdminScope, by: { name: string; now: Date }): Promise<void> {
      await db
        .insertInto('role_grants')
        .values({ id_user: idUser, role, scope: toJson(scope), given_by: by.name, given_at: by.now })
        .execute();
    },

    async revoke(idUser: number, idGrant: number): Promise<boolean> {
      const revoked = await db
        .deleteFrom('role_grants')
        .where('id_user', '=', idUser)
        .where('id_grant', '=', idGrant)
        .returning('id_grant')
        .executeTakeFirst();
      return revoked !== undefined;
    },

    async hasAny(idUser: number): Promise<boolean> {
      return (await selected().where('id_user', '=', idUser).limit(1).executeTakeFirst()) !== undefined;
    },

    /** Returns everybody with a granted role. */
    async holders(): Promise<number[]> {
      const rows = await db.selectFrom('role_grants').select('id_user').distinct().execute();
      return rows.map(({ id_user: idUser }) => idUser);
    },

    /** Returns whether a role's scope names the department. */
    async namesDepartment(name: string): Promise<boolean> {
      const rows = await selected().execute();
      return rows.some(({ scope }) => scope.kind === 'departments' && scope.departments.includes(name));
    },

    /** Returns whether a role's scope names the group. */
    async namesGroup(idGroup: number): Promise<boolean> {
      const rows = await selected().execute();
      return rows.some(({ scope }) => scope.kind === 'groups' && scope.groups.includes(idGroup));
    },
  };
}

/** Returns the role that a level of the account gives. */
export function grantOfLevel(level: number): RoleGrant[] {
  const role = roleOfLevel(level);
  return role ? [{ grant: role, role, scope: { kind: 'all' }, givenBy: '', givenAt: null }] : [];
}

function roleGrant(row: {
  id_grant: number;
  role: GrantedRole;
  scope: AdminScope;
  given_by: string;
  given_at: Date;
}): RoleGrant {
  return { grant: row.id_grant, role: row.role, scope: row.scope, givenBy: row.given_by, givenAt: row.given_at };
}

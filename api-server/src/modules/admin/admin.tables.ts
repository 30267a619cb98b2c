import type { AdminRole, AdminScope } from '@shared-kit/contracts/admin';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Moment = ColumnType<Date, Date | string, Date | string>;

/** Role of a person in a scope. The roles of an owner and an administrator are levels of the account instead. */
interface RoleGrantsTable {
  id_grant: Generated<number>;
  id_user: number;
  role: Exclude<AdminRole, 'owner' | 'administrator'>;
  scope: JSONColumnType<AdminScope>;
  /** Name at the time. */
  given_by: string;
  given_at: Moment;
}

interface PeopleGroupsTable {
  id_group: Generated<number>;
  name: string;
  created_at: Moment;
  /** When it went into the trash; its members stay with it. */
  deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

interface PeopleGroupMembersTable {
  id_group: number;
  id_user: number;
  added_at: Moment;
}

interface AdminTables {
  role_grants: RoleGrantsTable;
  people_groups: PeopleGroupsTable;
  people_group_members: PeopleGroupMembersTable;
}

declare module '../../platform/database/database.tables.ts' {
  interface OwnedTables extends AdminTables {}
}

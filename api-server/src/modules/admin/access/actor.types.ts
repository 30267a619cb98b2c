import type { AdminRight } from '@shared-kit/contracts/admin';
import type { Permissions } from '../../../platform/auth/session.types.ts';
import type { PeopleCondition } from '../../identity/index.ts';
import type { RoleGrant } from './role-grants.repository.ts';

/** The caller of an administrative endpoint, with the roles that they have in this transaction. */
export interface AdminActor {
  readonly idUser: number;
  readonly name: string;
  readonly roles: readonly RoleGrant[];
  readonly permissions: Permissions;
  /** Returns the SQL condition of the people for whom the actor has a right. */
  reach(right: AdminRight): PeopleCondition;
}

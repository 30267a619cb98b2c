import { coversRole } from '@shared-kit/contracts/admin';
import type { RoleInScope } from '@shared-kit/contracts/admin';
import type { Permissions } from '../../../platform/auth/session.types.ts';
import { refuse } from '../../../platform/errors.ts';
import type { AdminActor } from './actor.types.ts';

/** Person whose access an actor wants to change. */
interface Subject {
  readonly idUser: number;
  readonly roles: readonly RoleInScope[];
  readonly permissions: Permissions;
}

/**
 * Refuses to change the access of somebody with rights that the actor lacks: who sets the address of an owner's mail
 * could become the owner.
 */
export function expectNoMoreRights(actor: AdminActor, subject: Subject): void {
  if (hasMoreRights(actor, subject))
    throw refuse(
      'admin.more-rights',
      403,
      'Esta pessoa tem direitos que você não tem. Peça a quem tem o papel de Dono ou de Administrador.',
    );
}

/** Returns whether the person has a role or a permission that the actor lacks. Nobody has more rights than themselves. */
export function hasMoreRights(actor: AdminActor, subject: Subject): boolean {
  if (subject.idUser === actor.idUser) return false;
  const isOwner = actor.roles.some(({ role }) => role === 'owner');
  const lacksPermission =
    (subject.permissions.developer && !actor.permissions.developer) ||
    (subject.permissions.canAccessSupport && !actor.permissions.canAccessSupport);
  return (lacksPermission && !isOwner) || subject.roles.some((role) => !coversRole(actor.roles, role));
}

/** Refuses to change one's own access, by which people lock themselves out. */
export function expectSomebodyElse(actor: AdminActor, idUser: number): void {
  if (actor.idUser === idUser)
    throw refuse('admin.oneself', 409, 'Não é possível mudar o próprio acesso. Peça a outra pessoa da administração.');
}

import { hasRight } from '@shared-kit/contracts/admin';
import type { AdminActor } from '../access/actor.types.ts';
import type { ConfirmationRow } from './confirmations.repository.ts';
import { rightOf } from './second-person.service.ts';

/** Returns whether an actor has the right to see and answer a request. */
export function mayAnswer({ roles }: Pick<AdminActor, 'roles'>, { kind }: Pick<ConfirmationRow, 'kind'>): boolean {
  return hasRight(roles, rightOf[kind]);
}

/** Returns whether a request waits for this person: whoever asked, and the person it is about, never confirm it. */
export function awaitsAnswerOf(actor: Pick<AdminActor, 'idUser' | 'roles'>, row: ConfirmationRow): boolean {
  return mayAnswer(actor, row) && row.id_asker !== actor.idUser && row.id_person !== actor.idUser;
}

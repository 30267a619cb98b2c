import type { Session } from '../../../platform/auth/session.types.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../../platform/errors.ts';
import { isAdministrator, leadsPeople } from '../../identity/index.ts';

/** Person who answers for the people whom they lead, or for the company. */
export interface TeamApprover {
  readonly role: 'LEADER' | 'ADMINISTRATOR';
  readonly idUser: number;
  readonly name: string;
}

/** Returns the person as an approver. Throws 403 for people who neither lead anybody nor administrate. */
export async function approverOf(
  db: TenantDb,
  { idUser, name }: Pick<Session, 'idUser' | 'name'>,
): Promise<TeamApprover> {
  const role = await approverRole(db, idUser);
  if (role) return { role, idUser, name };
  throw refuse(
    'learning.answers-no-requests',
    403,
    'Só quem lidera uma equipe ou administra o portal responde solicitações.',
  );
}

/** Returns as what the person answers requests; undefined for others. */
export async function approverRole(db: TenantDb, idUser: number): Promise<'LEADER' | 'ADMINISTRATOR' | undefined> {
  const [administrates, leads] = await Promise.all([isAdministrator(db, idUser), leadsPeople(db, idUser)]);
  if (administrates) return 'ADMINISTRATOR';
  return leads ? 'LEADER' : undefined;
}

import type { UserChanges } from '@shared-kit/contracts/identity';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/module.ts';
import { recordAudit } from '../../audit/index.ts';
import { changedIdentity } from '../changed-identity.rules.ts';
import { users } from '../user.repository.ts';
import type { UserRow } from '../user.repository.ts';
import { noteSharedCpf } from './note-shared-cpf.job.ts';
import { columnsOf } from './user-changes.rules.ts';

/** Saves what a person changed in their own record, and writes changes of the identity into the audit log. */
export async function saveProfile(
  { now, request, jobs }: Pick<RequestContext, 'now' | 'request' | 'jobs'>,
  db: TenantDb,
  { row, changes }: { row: UserRow; changes: UserChanges },
): Promise<void> {
  if (row.name_lock && changes.name !== undefined && changes.name !== row.name) throw nameLocked(row.name_lock.contact);
  const columns = columnsOf(changes, row);
  await users(db).update(row.id_user, columns);
  const act = { idUser: row.id_user, actor: 'person' as const, address: request.address, now };
  const changed = changedIdentity(row, columns);
  await recordAudit(db, act, changed);
  if (changed.some(({ subject, after }) => subject === 'cpf' && after !== ''))
    await jobs.send(db, noteSharedCpf, { idUser: row.id_user });
}

function nameLocked(contact: string) {
  const message = `O nome é definido pela sua empresa. Para corrigir, fale com ${contact}.`;
  return refuse('identity.name-locked', 409, message, { issues: [{ path: 'body.name', message }] });
}

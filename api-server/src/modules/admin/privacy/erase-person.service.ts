import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { deletePersonalRows } from '../../../platform/personal-data/personal-rows.service.ts';
import { eraseAccount, lockOwners } from '../../identity/index.ts';
import type { AdminActor } from '../access/actor.types.ts';
import type { ActDetails } from '../access/admin-api.service.ts';
import { expectSomebodyElse } from '../access/more-rights.policy.ts';
import { lockToChange } from '../people/person-access.policy.ts';
import { expectOwnerLeft } from '../roles/last-owner.policy.ts';
import { personalTables } from './personal-tables.rules.ts';

/** Locks a person whom the actor may erase. Throws the refusal otherwise. */
export async function lockToErase(db: TenantDb, actor: AdminActor, idPerson: number) {
  await lockOwners(db);
  const person = await lockToChange(db, actor, { right: 'people.privacy', idPerson });
  expectSomebodyElse(actor, person.id_user);
  if (person.active) await expectOwnerLeft(db, person.id_user);
  return person;
}

/** Erases a locked person. Returns what the log says, without the name that was just erased. */
export async function eraseLocked(db: TenantDb, idPerson: number): Promise<ActDetails> {
  for (const table of personalTables) if (table.atErasure === 'deleted') await deletePersonalRows(db, table, idPerson);
  await eraseAccount(db, idPerson);
  return {
    subject: { kind: 'person', id: idPerson, name: 'Pessoa removida' },
    changes: [{ field: 'access', before: 'pessoa', after: 'pseudônimo' }],
  };
}

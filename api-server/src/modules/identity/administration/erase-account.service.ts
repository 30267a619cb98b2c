import { sql } from 'kysely';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';

/** Name of everybody whose data were erased. */
const ERASED_NAME = 'Pessoa removida';

const pseudonymOf = (idUser: number): string => `removida-${idUser}`;

/** Returns whether the data of this account were erased. */
export function isErased({ id_user, key }: { readonly id_user: number; readonly key: string }): boolean {
  return key === pseudonymOf(id_user);
}

/** Turns an account into a pseudonym without access, which nobody can enter and no import finds. */
export async function eraseAccount(db: TenantDb, idUser: number): Promise<void> {
  const pseudonym = pseudonymOf(idUser);
  await db.updateTable('users').set({ id_manager: null }).where('id_manager', '=', idUser).execute();
  await db.updateTable('organisation_units').set({ id_leader: null }).where('id_leader', '=', idUser).execute();
  await db
    .updateTable('users')
    .set({
      key: pseudonym,
      username: pseudonym,
      name: ERASED_NAME,
      email: '',
      phone: '',
      phone_verified: false,
      cpf: '',
      photo: '',
      department: '',
      role: '',
      guest_company: '',
      guest_cnpj: '',
      id_manager: null,
      password_hash: null,
      active: false,
      admin: 0,
      developer: false,
      can_access_support: false,
      communication_accepted: false,
      email_notification: false,
      sms_notification: false,
      email_proven_at: null,
      imported: sql<string>`null`,
    })
    .where('id_user', '=', idUser)
    .execute();
}

import { randomUUID } from 'node:crypto';
import type { PersonFields } from '@shared-kit/contracts/admin';
import { isCpf } from '@shared-kit/contracts/identity';
import { isDuplicateKey } from '../../../platform/database/database-fault.rules.ts';
import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { invalidField, refuse } from '../../../platform/errors.ts';
import { recordAudit } from '../../audit/index.ts';
import { ownSessions } from '../account/own-sessions.repository.ts';
import { changedIdentity } from '../changed-identity.rules.ts';
import { discardTokensOf } from '../login/one-time-token.repository.ts';
import type { AdministeredRow } from './administered-people.repository.ts';
import type { EditedColumns } from './person-version.rules.ts';

/** Returns the columns for the fields of a form. */
function columnsOfFields({ idLeader, ...fields }: PersonFields): EditedColumns {
  return { ...fields, id_manager: idLeader };
}

/** Creates a person who has no password yet and returns the id. */
export async function addPerson(
  db: TenantDb,
  { fields, idCompany, now }: { fields: PersonFields; idCompany: number; now: Date },
): Promise<number> {
  expectGoodFields(fields, undefined);
  const { id_user } = await refusingTakenLogin(fields.username, db, undefined, () =>
    db
      .insertInto('users')
      .values({
        ...columnsOfFields(fields),
        key: `portal-${randomUUID()}`,
        id_company: idCompany,
        phone_verified: fields.phone !== '',
        created_at: now,
      })
      .returning('id_user')
      .executeTakeFirstOrThrow(),
  );
  return id_user;
}

/** Saves the fields of a person whose row is locked. A new address is unproven, and links to the old one end. */
export async function updatePerson(
  db: TenantDb,
  { before, fields, now }: { before: AdministeredRow; fields: PersonFields; now: Date },
): Promise<void> {
  expectGoodFields(fields, before);
  const columns = columnsOfFields(fields);
  const hasNewEmail = columns.email !== before.email;
  await refusingTakenLogin(fields.username, db, before.id_user, () =>
    db
      .updateTable('users')
      .set({
        ...columns,
        ...(hasNewEmail ? { email_proven_at: null } : {}),
        ...(columns.phone === before.phone ? {} : { phone_verified: columns.phone !== '' }),
      })
      .where('id_user', '=', before.id_user)
      .execute(),
  );
  if (hasNewEmail) await discardTokensOf(db, before.id_user, now);
  await recordAudit(db, { idUser: before.id_user, actor: 'company', now }, changedIdentity(before, columns));
}

/** Gives or takes the access. Taking it ends the sessions and the open links. */
export async function setActive(
  db: TenantDb,
  { idUser, active, now }: { idUser: number; active: boolean; now: Date },
): Promise<void> {
  await db.updateTable('users').set({ active }).where('id_user', '=', idUser).execute();
  if (active) return;
  await ownSessions(db, idUser).endAllBut(null, now);
  await discardTokensOf(db, idUser, now);
}

/** Sets the level of an account: 1 is an owner, 2 an administrator, 0 neither. */
export async function setAdminLevel(db: TenantDb, idUser: number, admin: 0 | 1 | 2): Promise<void> {
  await db.updateTable('users').set({ admin }).where('id_user', '=', idUser).execute();
}

/** Locks the active owners, so that of two concurrent calls only one can take the last but one, and returns their ids. */
export async function lockOwners(db: TenantDb): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id_user')
    .where('admin', '=', 1)
    .where('active', '=', true)
    .orderBy('id_user')
    .forUpdate()
    .execute();
  return rows.map(({ id_user }) => id_user);
}

/** Returns everybody whose account carries a level of the administration. */
export function peopleWithLevel(db: TenantDb) {
  return db
    .selectFrom('users')
    .select(['id_user', 'name', 'active', 'admin'])
    .where('admin', 'in', [1, 2])
    .orderBy('admin')
    .orderBy('name')
    .execute();
}

/** A CPF that the company gave before may be of any form; a new one is checked. */
function expectGoodFields({ cpf }: PersonFields, before: AdministeredRow | undefined): void {
  if (cpf !== '' && cpf !== before?.cpf && !isCpf(cpf)) throw invalidField('body.fields.cpf', 'CPF inválido');
}

async function refusingTakenLogin<T>(
  username: string,
  db: TenantDb,
  idUser: number | undefined,
  write: () => Promise<T>,
): Promise<T> {
  const taken = await db
    .selectFrom('users')
    .select('id_user')
    .where('username_lower', '=', username.toLowerCase())
    .$if(idUser !== undefined, (query) => query.where('id_user', '!=', idUser ?? 0))
    .executeTakeFirst();
  if (taken) throw loginTaken();
  try {
    return await write();
  } catch (error) {
    if (isDuplicateKey(error)) throw loginTaken();
    throw error;
  }
}

function loginTaken() {
  return refuse('admin.login-taken', 409, 'Outra pessoa já usa este login.', {
    issues: [{ path: 'body.fields.username', message: 'Outra pessoa já usa este login' }],
  });
}

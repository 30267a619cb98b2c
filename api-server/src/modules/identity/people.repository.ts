import sanitizeHtml from 'sanitize-html';
import type { ImportedProfile } from '../../platform/database/platform.tables.ts';
import { toJson } from '../../platform/database/tenant-db.adapter.ts';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { recordAudit } from '../audit/index.ts';
import { changedIdentity } from './changed-identity.rules.ts';
import type { ImportedPerson } from './people.schema.ts';

interface Resolved {
  idCompany: number;
  photo: string;
  lastLogin: Date | null;
  /** Set only for people who have no password and need one. */
  passwordHash: string | undefined;
  before: PersonBefore | undefined;
  now: Date;
}

/** State of a person before an import. */
export interface PersonBefore {
  readonly password_hash: string | null;
  readonly name: string;
  readonly cpf: string;
  readonly email: string;
  readonly username: string;
  readonly phone: string;
  readonly imported: ImportedProfile | null;
}

/**
 * Returns the profile changes of an import. Changes that people made themselves stay: only values that are new in the
 * file since the last import are written.
 */
function changesOfProfile(
  profile: ImportedProfile,
  before: PersonBefore | undefined,
): Partial<ImportedProfile> & { phone_verified?: true } {
  const isNew = (field: keyof ImportedProfile) => before?.imported?.[field] !== profile[field];
  const { name, cpf, phone, photo } = profile;
  return {
    ...(isNew('name') ? { name } : {}),
    ...(isNew('cpf') ? { cpf } : {}),
    ...(isNew('phone') ? { phone } : {}),
    ...(photo !== undefined && isNew('photo') ? { photo } : {}),
    ...(isNew('phone') || before?.phone === phone ? { phone_verified: true } : {}),
  };
}

/** Writes imported people by key, so that a second import finds the rows of the first. */
export function importedPeople(db: TenantDb) {
  return {
    app: () => db.selectFrom('apps').select(['id_company', 'agreement_version']).executeTakeFirstOrThrow(),

    async before(): Promise<Map<string, PersonBefore>> {
      const rows = await db
        .selectFrom('users')
        .select(['key', 'password_hash', 'name', 'cpf', 'email', 'username', 'phone', 'imported'])
        .execute();
      return new Map(rows.map(({ key, ...row }) => [key, row]));
    },

    async save(person: ImportedPerson, resolved: Resolved): Promise<number> {
      const { before, passwordHash, photo, now } = resolved;
      const profile = { name: person.name, cpf: person.cpf, phone: person.phone, ...(photo === '' ? {} : { photo }) };
      const fields = {
        id_company: resolved.idCompany,
        username: person.username,
        email: person.email,
        user_type: person.userType,
        department: person.department,
        role: person.role,
        guest_company: person.guestCompany,
        guest_cnpj: person.guestCnpj,
        admin: person.admin,
        active: person.active,
        developer: person.developer,
        can_access_support: person.supportAccess,
        imported: toJson(profile),
        ...(person.ssoOnly ? { password_hash: null } : {}),
        ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
        ...changesOfProfile(profile, before),
        // An address that is new in the file is unproven: no person has opened a link in its mailbox.
        ...(before && before.email !== person.email ? { email_proven_at: null } : {}),
      };
      const first = {
        communication_accepted: person.communication,
        email_notification: person.emailNotification,
        sms_notification: person.smsNotification,
        last_login: resolved.lastLogin,
        last_access: resolved.lastLogin,
      };
      const row = await db
        .insertInto('users')
        .values({ key: person.key, ...profile, ...first, ...fields })
        .onConflict((conflict) => conflict.columns(['key']).doUpdateSet(fields))
        .returning('id_user')
        .executeTakeFirstOrThrow();
      if (before)
        await recordAudit(db, { idUser: row.id_user, actor: 'company', now }, changedIdentity(before, fields));
      return row.id_user;
    },

    async setManager(idUser: number, idManager: number | null): Promise<void> {
      await db.updateTable('users').set({ id_manager: idManager }).where('id_user', '=', idUser).execute();
    },

    async saveTerm(term: { key: string; title: string; version: number; text: string }): Promise<number> {
      const fields = { title: term.title, version_number: term.version, text: sanitizeHtml(term.text) };
      const row = await db
        .insertInto('responsibility_terms')
        .values({ key: term.key, ...fields })
        .onConflict((conflict) => conflict.columns(['key']).doUpdateSet(fields))
        .returning('id_term_of_responsibility')
        .executeTakeFirstOrThrow();
      return row.id_term_of_responsibility;
    },

    /** Replaces the person's terms with exactly these. */
    async giveTerms(idUser: number, idTerms: readonly number[]): Promise<void> {
      await db.deleteFrom('user_responsibility_terms').where('id_user', '=', idUser).execute();
      if (idTerms.length === 0) return;
      await db
        .insertInto('user_responsibility_terms')
        .values(idTerms.map((id) => ({ id_user: idUser, id_term_of_responsibility: id })))
        .execute();
    },
  };
}

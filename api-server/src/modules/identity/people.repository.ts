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
  /** Name of the unit that the file means. */
  department: string;
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

/** Returns whether a value is new in the file since the last import. */
function isNewFor(imported: ImportedProfile, before: PersonBefore | undefined) {
  return (field: keyof ImportedProfile): boolean => before?.imported?.[field] !== imported[field];
}

/** Returns what an import remembers of a person, so that the next one knows what is new in the file. */
function importedValues(person: ImportedPerson, photo: string): ImportedProfile {
  const { name, cpf, phone, username, email, department, role, admin, active, manager = '' } = person;
  const values = { name, cpf, phone, username, email, department, role, admin, active, manager };
  return photo === '' ? values : { ...values, photo };
}

/**
 * Returns the changes of what the company decides. Values that the administration changed stay until the file has a new
 * one (decision 760).
 */
function changesOfCompany(
  person: ImportedPerson,
  imported: ImportedProfile,
  { before, department }: Pick<Resolved, 'before' | 'department'>,
) {
  const isNew = isNewFor(imported, before);
  const { username, email, role, admin, active } = person;
  return {
    ...(isNew('username') ? { username } : {}),
    ...(isNew('email') ? { email } : {}),
    ...(isNew('department') ? { department } : {}),
    ...(isNew('role') ? { role } : {}),
    ...(isNew('admin') ? { admin } : {}),
    ...(isNew('active') ? { active } : {}),
  };
}

/**
 * Returns the profile changes of an import. Changes that people made themselves stay: only values that are new in the
 * file since the last import are written.
 */
function changesOfProfile(
  profile: ImportedProfile,
  before: PersonBefore | undefined,
  { phoneVerified }: Pick<ImportedPerson, 'phoneVerified'>,
): Partial<ImportedProfile> & { phone_verified?: boolean } {
  const isNew = isNewFor(profile, before);
  const { name, cpf, phone, photo } = profile;
  return {
    ...(isNew('name') ? { name } : {}),
    ...(isNew('cpf') ? { cpf } : {}),
    ...(isNew('phone') ? { phone } : {}),
    ...(photo !== undefined && isNew('photo') ? { photo } : {}),
    ...(isNew('phone') || (phoneVerified && before?.phone === phone) ? { phone_verified: phoneVerified } : {}),
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
      const imported = importedValues(person, photo);
      const profile = { name: person.name, cpf: person.cpf, phone: person.phone, ...(photo === '' ? {} : { photo }) };
      const company = changesOfCompany(person, imported, resolved);
      const fields = {
        id_company: resolved.idCompany,
        user_type: person.userType,
        guest_company: person.guestCompany,
        guest_cnpj: person.guestCnpj,
        developer: person.developer,
        can_access_support: person.supportAccess,
        imported: toJson(imported),
        ...company,
        ...(person.ssoOnly ? { password_hash: null } : {}),
        ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
        ...changesOfProfile(imported, before, person),
        // An address that is new in the file is unproven: no person has opened a link in its mailbox.
        ...(before && company.email !== undefined && before.email !== company.email ? { email_proven_at: null } : {}),
      };
      const { username, email, role, admin, active } = person;
      const whole = { username, email, department: resolved.department, role, admin, active };
      const first = {
        communication_accepted: person.communication,
        email_notification: person.emailNotification,
        sms_notification: person.smsNotification,
        last_login: resolved.lastLogin,
        last_access: resolved.lastLogin,
      };
      const row = await db
        .insertInto('users')
        .values({ key: person.key, ...whole, ...profile, ...first, ...fields })
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

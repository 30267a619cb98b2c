import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { isPersonal } from '../../platform/storage/personal-key.rules.ts';
import type { ExportContext, ExportedDocument } from '../../platform/importing/exporter.port.ts';
import { lean } from '../../platform/importing/lean.rules.ts';
import { organisationUnits } from './units/units.repository.ts';
import type { UnitRow } from './units/units.repository.ts';
import { isErased } from './administration/erase-account.service.ts';

const AT_ONCE = 500;

/** Returns `people.yaml`: the accounts, without what lets anybody in, and the terms of responsibility. */
export async function exportPeople(db: TenantDb, context: ExportContext): Promise<readonly ExportedDocument[]> {
  const terms = await db.selectFrom('responsibility_terms').selectAll().orderBy('id_term_of_responsibility').execute();
  for (const { id_term_of_responsibility: id, key } of terms) context.register('responsibility-term', id, key);
  const people = await db.selectFrom('users').select(['id_user', 'key']).execute();
  for (const { id_user: id, key } of people) if (!isErased({ id_user: id, key })) context.register('user', id, key);
  return [
    {
      path: 'people.yaml',
      kind: 'person',
      fields: {},
      lists: {
        responsibilityTerms: {
          kind: 'term',
          things: terms.map(({ key, title, version_number: version, text }) => ({ key, title, version, text })),
        },
        units: { kind: 'unit', things: unitsOf(await organisationUnits(db).all()) },
        people: { kind: 'person', things: peopleOf(db, context) },
      },
    },
  ];
}

function unitsOf(units: readonly UnitRow[]): object[] {
  const keys = new Map(units.map(({ id_unit, key }) => [id_unit, key]));
  return units.map(({ key, name, code, id_parent, leader_key }) => ({
    key,
    name,
    ...lean({ code, parent: keys.get(id_parent ?? 0), leader: leader_key }),
  }));
}

/** Yields the people in the order in which they came, which an import of the file repeats; a part of them at a time. */
async function* peopleOf(db: TenantDb, context: ExportContext): AsyncGenerator<object> {
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom('users')
      .selectAll()
      .where('id_user', '>', last)
      .orderBy('id_user')
      .limit(AT_ONCE)
      .execute();
    const ids = rows.map((row) => row.id_user);
    if (ids.length === 0) return;
    const links = await linksOf(db, ids);
    for (const row of rows) if (!isErased(row)) yield personOf(row, links, context);
    last = ids.at(-1) ?? 0;
  }
}

type PersonRow = Awaited<ReturnType<typeof personRow>>;
const personRow = (db: TenantDb) => db.selectFrom('users').selectAll().executeTakeFirstOrThrow();

/** Returns what other tables have of these people. */
async function linksOf(db: TenantDb, ids: readonly number[]) {
  const terms = await db
    .selectFrom('user_responsibility_terms')
    .select(['id_user', 'id_term_of_responsibility'])
    .where('id_user', 'in', ids)
    .orderBy('id_term_of_responsibility')
    .execute();
  const gates = await db.selectFrom('passed_gates').select(['id_user', 'gate']).where('id_user', 'in', ids).execute();
  const persons = await db
    .selectFrom('person_accounts')
    .select(['id_user', 'person'])
    .where('id_user', 'in', ids)
    .execute();
  return {
    terms: Map.groupBy(terms, ({ id_user }) => id_user),
    gates: Map.groupBy(gates, ({ id_user }) => id_user),
    persons: new Map(persons.map(({ id_user, person }) => [id_user, person])),
  };
}

function personOf(row: PersonRow, links: Awaited<ReturnType<typeof linksOf>>, context: ExportContext): object {
  const gates = new Set(links.gates.get(row.id_user)?.map(({ gate }) => gate));
  const terms = links.terms.get(row.id_user) ?? [];
  return {
    key: row.key,
    name: row.name,
    username: row.username,
    ...lean(
      {
        email: row.email,
        cpf: row.cpf,
        phone: row.phone,
        phoneVerified: row.phone === '' || row.phone_verified,
        userType: row.user_type,
        department: row.department,
        role: row.role,
        // A photo that the person has sent stays with the person's data.
        photo: isPersonal(row.photo) ? undefined : context.media(row.photo),
        guestCompany: row.guest_company,
        guestCnpj: row.guest_cnpj,
        admin: row.admin,
        active: row.active,
        developer: row.developer,
        supportAccess: row.can_access_support,
        person: links.persons.get(row.id_user),
        manager: row.id_manager === null ? undefined : context.key('user', row.id_manager),
      },
      { phoneVerified: true, admin: 0, active: true, developer: false, supportAccess: false },
    ),
    acceptedTerms: false,
    ...lean(
      {
        welcomed: gates.has('topics') && gates.has('onboarding'),
        communication: row.communication_accepted,
        emailNotification: row.email_notification,
        smsNotification: row.sms_notification,
        responsibilityTerms: terms.flatMap(
          ({ id_term_of_responsibility: id }) => context.key('responsibility-term', id) ?? [],
        ),
      },
      { welcomed: false, communication: false, emailNotification: false, smsNotification: false },
    ),
  };
}

import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { defineImporter } from '../../platform/importing/importer.port.ts';
import type { WriteContext } from '../../platform/importing/importer.port.ts';
import { ownSessions } from './account/own-sessions.repository.ts';
import { linkPerson } from './entry/person-apps.repository.ts';
import { exportPeople } from './people.exporter.ts';
import { importedPeople } from './people.repository.ts';
import type { PersonBefore } from './people.repository.ts';
import { checkUnits, placeUnits, writeUnits } from './units/import-units.service.ts';
import { departmentNames } from './units/department-names.service.ts';
import { peopleSchema } from './people.schema.ts';
import type { People } from './people.schema.ts';
import { passedGates } from './gates/passed-gates.repository.ts';
import { discardTokensOf } from './login/one-time-token.repository.ts';
import { hashPassword } from './login/password.adapter.ts';
import { acceptances } from './terms.repository.ts';

/** `people.yaml`: the accounts of a tenant, and its terms of responsibility. */
export const peopleImporter = defineImporter({
  domain: 'identity',
  documents: { people: { path: 'people.yaml', schema: peopleSchema, required: true } },

  check(documents, context) {
    for (const document of documents.people) {
      const usernames = new Set<string>();
      const persons = new Set<string>();
      document.data.responsibilityTerms.forEach((term, index) =>
        context.declareRef(document, ['responsibilityTerms', index, 'key'], 'responsibility-term', term.key),
      );
      checkUnits(document, context);
      document.data.people.forEach((person, index) => {
        const at = (field: string) => ['people', index, field];
        context.declareRef(document, at('key'), 'user', person.key);
        if (usernames.has(person.username.toLowerCase()))
          context.fault(document, at('username'), `O login '${person.username}' já foi usado.`);
        usernames.add(person.username.toLowerCase());
        if (person.person && persons.has(person.person))
          context.fault(document, at('person'), `'${person.person}' já tem outra conta neste arquivo.`);
        if (person.person) persons.add(person.person);
        if (person.manager) context.expectRef(document, at('manager'), 'user', person.manager);
        if (person.photo) context.expectMedia(document, at('photo'), person.photo);
        person.responsibilityTerms.forEach((key, term) =>
          context.expectRef(document, [...at('responsibilityTerms'), term], 'responsibility-term', key),
        );
      });
    }
  },

  export: exportPeople,

  async write(db, documents, context) {
    for (const document of documents.people) {
      await writeTerms(db, document.data, context);
      const photos = new Map<string, string>();
      for (const person of document.data.people) {
        if (person.photo) photos.set(person.key, await context.media(document, person.photo));
      }
      const codes = await writeUnits(db, document, context);
      await writePeople(db, document.data, { photos, codes }, context);
      await placeUnits(db, document, context);
    }
  },
});

async function writeTerms(db: TenantDb, { responsibilityTerms }: People, context: WriteContext): Promise<void> {
  for (const term of responsibilityTerms) {
    const id = await importedPeople(db).saveTerm(term);
    await context.register('responsibility-term', term.key, id);
  }
}

/** Values that the accounts need and that other parts of the folder give. */
interface FromFile {
  /** Storage keys of photos, by the key of the person. */
  readonly photos: ReadonlyMap<string, string>;
  /** Names of units by code in lower case. */
  readonly codes: ReadonlyMap<string, string>;
}

async function writePeople(
  db: TenantDb,
  data: People,
  { photos, codes }: FromFile,
  context: WriteContext,
): Promise<void> {
  const people = importedPeople(db);
  const app = await people.app();
  const before = await people.before();
  const departments = await departmentNames(db);
  const hashes = await passwordHashes(data, before);
  for (const person of data.people) {
    const lastLogin = person.lastLogin ? context.date(person.lastLogin) : null;
    const photo = photos.get(person.key) ?? '';
    const id = await people.save(person, {
      idCompany: app.id_company,
      photo,
      department: departments.of(person.department) ?? codes.get(person.department.toLowerCase()) ?? person.department,
      lastLogin,
      passwordHash: hashes.get(person.key),
      before: before.get(person.key),
      now: context.now,
    });
    // Ends access by password: from now on the company's SSO decides who may enter.
    if (person.ssoOnly && before.get(person.key)?.password_hash) {
      await ownSessions(db, id).endAllBut(null, context.now);
      await discardTokensOf(db, id, context.now);
    }
    await context.register('user', person.key, id);
    await linkPerson(db, id, person.active ? (person.person ?? null) : null);
    // A new version must be accepted by each person; an import never accepts it.
    if (person.acceptedTerms && app.agreement_version !== '' && !before.has(person.key)) {
      await acceptances(db, id).acceptAgreement(app.agreement_version, context.now);
    }
    if (person.welcomed ?? person.acceptedTerms) {
      for (const gate of ['topics', 'onboarding'] as const) await passedGates(db, id).pass(gate, context.now);
    }
    await people.giveTerms(
      id,
      person.responsibilityTerms.map((key) => context.ref('responsibility-term', key)),
    );
  }
  for (const person of data.people) {
    // A leader whom the administration chose stays until the file names another one.
    if (before.get(person.key)?.imported?.manager === (person.manager ?? '')) continue;
    await people.setManager(
      context.ref('user', person.key),
      person.manager ? context.ref('user', person.manager) : null,
    );
  }
}

/** Hashes the passwords of people who need one and have none. Runs them in parallel, since each hash takes time. */
async function passwordHashes(
  { people, defaultPassword }: People,
  before: ReadonlyMap<string, PersonBefore>,
): Promise<Map<string, string>> {
  const without = people.flatMap((person) => {
    const password = person.password ?? defaultPassword;
    const needsOne = !person.ssoOnly && !before.get(person.key)?.password_hash;
    return needsOne && password !== undefined ? [{ key: person.key, password }] : [];
  });
  const hashes = await Promise.all(without.map(({ password }) => hashPassword(password)));
  return new Map(without.map(({ key }, index) => [key, hashes[index] ?? '']));
}

import { sql } from 'kysely';
import { erasePerson, exportPersonData, listPeople, previewErasure } from '@shared-kit/contracts/admin';
import { personalTables } from './privacy/personal-tables.rules.ts';
import { testPassword } from '../../test/index.ts';
import {
  actsOf,
  app,
  enrolBefore,
  inTenant,
  makeGroup,
  makeHolder,
  owner,
  startAdministration,
} from './test/administration.fixtures.ts';

startAdministration();

/** Runs calls of a company that does without a second person. */
async function withoutSecondPerson(work: () => Promise<unknown>): Promise<void> {
  const set = (isOn: boolean | null) => inTenant((db) => db.updateTable('apps').set({ four_eyes: isOn }).execute());
  await set(false);
  await work();
  await set(null);
}

interface Exported {
  readonly name: string;
  readonly parts: readonly { readonly title: string; readonly table: string; readonly rows: readonly object[] }[];
}

/** Tables that refer to people and hold no data about them, with the reason. */
const notPersonal: Readonly<Record<string, string>> = {
  users: 'the account, which is exported and erased as such',
};

test('every table that refers to a person is declared by its module', async () => {
  const { rows } = await sql<{ table_name: string }>`
    select distinct c.conrelid::regclass::text as table_name from pg_constraint c
    where c.contype = 'f' and c.confrelid = 'users'::regclass
    union
    select table_name::text from information_schema.columns
    where table_schema = 'public' and column_name = 'id_user'
    order by 1
  `.execute(app.platform.database.db);
  const declared = new Set(personalTables.map(({ table }) => table));
  expect(
    rows.map(({ table_name }) => table_name).filter((name) => !declared.has(name) && !(name in notPersonal)),
  ).toEqual([]);
});

test('exports the account and every row of the person, without secrets', async () => {
  const person = await app.makeUser(app.tenant, { name: 'Nilza Dados', cpf: '529.982.247-25' });
  await enrolBefore(person);
  await makeGroup('grupo da Nilza', [person]);
  const params = { idPerson: person.idUser };
  const reply = await app.call(
    exportPersonData,
    { params, body: { format: 'json', password: testPassword } },
    { as: owner },
  );
  const data = JSON.parse(reply.bytes.toString()) as Exported;
  expect(data.parts.map(({ table }) => table)).toEqual(
    expect.arrayContaining(['users', 'sessions', 'enrollments', 'people_group_members']),
  );
  const keys = data.parts.flatMap(({ rows }) => rows.flatMap((row) => Object.keys(row)));
  expect(keys.filter((key) => /hash|secret|token|_mac|public_key|id_app/.test(key))).toEqual([]);
  expect(reply.bytes.toString()).toContain('529.982.247-25');
  const html = await app.call(
    exportPersonData,
    { params, body: { format: 'html', password: testPassword } },
    { as: owner },
  );
  expect(html.bytes.toString()).toContain('<h1>Dados de Nilza Dados</h1>');
  expect((await actsOf(owner)).filter(({ act }) => act === 'admin.export-person-data')).toHaveLength(2);
});

test('makes what people typed harmless in the document', async () => {
  const person = await app.makeUser(app.tenant, { department: '<script>alert(1)</script>' });
  const params = { idPerson: person.idUser };
  const { bytes } = await app.call(
    exportPersonData,
    { params, body: { format: 'html', password: testPassword } },
    { as: owner },
  );
  expect(bytes.toString()).not.toContain('<script>');
});

test('shows both lists, and then erases exactly what it said', async () => {
  const dpo = await makeHolder('dpo', { kind: 'all' });
  const person = await app.makeUser(app.tenant, { name: 'Olavo Apagado', email: 'olavo@exemplo.com.br' });
  const led = await app.makeUser(app.tenant, { id_manager: person.idUser });
  await enrolBefore(person);
  await makeGroup('grupo do Olavo', [person]);
  const params = { idPerson: person.idUser };
  const before = await app.ok(previewErasure, { params }, { as: dpo });
  expect(before.deleted.map(({ title }) => title)).toEqual(expect.arrayContaining(['Sessões', 'Grupos']));
  expect(before.kept.map(({ title }) => title)).toEqual(expect.arrayContaining(['Conta', 'Matrículas']));
  const erase = (username: string) => ({ params, body: { username, reason: 'Pedido da pessoa' } });
  await app.refused(erasePerson, erase('outro'), 409, { as: dpo });
  await withoutSecondPerson(() => app.ok(erasePerson, erase(person.username), { as: dpo }));

  const after = await app.ok(previewErasure, { params }, { as: dpo });
  expect(after.deleted).toEqual([]);
  expect(after.kept.find(({ title }) => title === 'Matrículas')).toEqual(
    before.kept.find(({ title }) => title === 'Matrículas'),
  );
  const row = await inTenant((db) =>
    db.selectFrom('users').selectAll().where('id_user', '=', person.idUser).executeTakeFirstOrThrow(),
  );
  expect(row).toMatchObject({ name: 'Pessoa removida', email: '', active: false, imported: null, password_hash: null });
  expect(JSON.stringify(row)).not.toMatch(/Olavo|olavo/);
  expect((await app.call(listPeople, { query: {} }, { as: person })).status).toBe(401);
  const follower = await inTenant((db) =>
    db.selectFrom('users').select('id_manager').where('id_user', '=', led.idUser).executeTakeFirstOrThrow(),
  );
  expect(follower.id_manager).toBeNull();
  expect((await actsOf(dpo)).at(-1)).toMatchObject({ subject_name: 'Pessoa removida', reason: 'Pedido da pessoa' });
});

test('refuses to erase the caller, the last owner and people with more rights', async () => {
  const dpo = await makeHolder('dpo', { kind: 'all' });
  const admin = await makeHolder('administrator', { kind: 'all' });
  const body = (username: string) => ({ username, reason: 'Teste' });
  await app.refused(erasePerson, { params: { idPerson: dpo.idUser }, body: body(dpo.username) }, 409, { as: dpo });
  await app.refused(erasePerson, { params: { idPerson: admin.idUser }, body: body(admin.username) }, 403, { as: dpo });
});

import { resetPassword } from '@shared-kit/contracts/identity';
import {
  createPerson,
  endPersonSessions,
  listAuditActs,
  listPeople,
  readPerson,
  savePerson,
  sendAccessLink,
  setPersonActive,
} from '@shared-kit/contracts/admin';
import type { PersonFields } from '@shared-kit/contracts/admin';
import type { TestUser } from '../../test/index.ts';
import {
  actsOf,
  app,
  giveGrant,
  inTenant,
  makeHolder,
  owner,
  startAdministration,
} from './test/administration.fixtures.ts';

startAdministration();

const read = async ({ idUser }: Pick<TestUser, 'idUser'>, as = owner) =>
  (await app.ok(readPerson, { params: { idPerson: idUser } }, { as })).person;

const save = (user: Pick<TestUser, 'idUser'>, version: string, fields: PersonFields, as = owner) =>
  app.call(savePerson, { params: { idPerson: user.idUser }, body: { version, fields } }, { as });

const empty: PersonFields = {
  name: '',
  username: '',
  email: '',
  cpf: '',
  phone: '',
  department: '',
  role: '',
  idLeader: null,
};

test('rejects unknown leaders, oneself as leader, an invalid CPF and a login of others, at their fields', async () => {
  const [user, other] = [await app.makeUser(), await app.makeUser()];
  const { version, fields } = await read(user);
  const issues = async (changes: Partial<PersonFields>) => {
    const { status, body } = await save(user, version, { ...fields, ...changes });
    return [status, (body as { issues?: { path: string }[] }).issues?.map(({ path }) => path)];
  };
  expect(await issues({ idLeader: 999_999 })).toEqual([400, ['body.fields.idLeader']]);
  expect(await issues({ idLeader: user.idUser })).toEqual([400, ['body.fields.idLeader']]);
  expect(await issues({ cpf: '111.111.111-11' })).toEqual([400, ['body.fields.cpf']]);
  expect(await issues({ username: other.username.toUpperCase() })).toEqual([409, ['body.fields.username']]);
  expect(await issues({ name: '' })).toEqual([400, ['body.fields.name']]);
  expect((await read(user)).version).toBe(version);
});

test('shows sessions of people in the scope of the right to them only, whatever other role reads the person', async () => {
  const [inside, outside] = [await app.makeUser(app.tenant, { department: 'Vendas' }), await app.makeUser()];
  const actor = await makeHolder('hr', { kind: 'departments', departments: ['Vendas'] });
  await giveGrant(actor, 'reports', { kind: 'all' });
  expect(await read(inside, actor)).toMatchObject({ canChangeAccess: true, sessions: [{}] });
  expect(await read(outside, actor)).toMatchObject({ canEdit: false, canChangeAccess: false, sessions: [] });
});

test('refuses the second of two administrators who save the same person, and overwrites nothing', async () => {
  const user = await app.makeUser();
  const [first, second] = [await makeHolder('administrator', { kind: 'all' }), await makeHolder('hr', { kind: 'all' })];
  const { version, fields } = await read(user);
  expect((await save(user, version, { ...fields, role: 'Analista' }, first)).status).toBe(200);
  const reply = await save(user, version, { ...fields, department: 'Vendas' }, second);
  expect([reply.status, reply.body]).toMatchObject([409, { code: 'admin.changed-meanwhile' }]);
  const current = await read(user);
  expect(current.fields).toMatchObject({ role: 'Analista', department: '' });
  expect((await save(user, current.version, { ...current.fields, department: 'Vendas' }, second)).status).toBe(200);
});

test('accepts only one of two concurrent saves', async () => {
  const user = await app.makeUser();
  const { version, fields } = await read(user);
  const replies = await Promise.all(['A', 'B'].map((role) => save(user, version, { ...fields, role })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('masks personal values in the log, and keeps the others readable', async () => {
  const actor = await makeHolder('administrator', { kind: 'all' });
  const user = await app.makeUser(app.tenant, { email: 'ana@exemplo.com.br' });
  const { version, fields } = await read(user);
  await save(user, version, { ...fields, cpf: '529.982.247-25', email: 'bia@exemplo.com.br', role: 'Técnica' }, actor);
  const [act] = await actsOf(actor);
  expect(act?.changes).toEqual([
    { field: 'email', before: 'a•••@exemplo.com.br', after: 'b•••@exemplo.com.br' },
    { field: 'cpf', before: '', after: '•••.•••.•••-25' },
    { field: 'role', before: '', after: 'Técnica' },
  ]);
});

test('a person comes in without a password and sets it by the link', async () => {
  const fields = { ...empty, name: 'Nara Nova', username: 'nara.nova', email: 'nara@exemplo.com.br' };
  const { idPerson } = await app.ok(createPerson, { body: { fields, sendsLink: true } }, { as: owner });
  await app.runJobs();
  const mail = app.mails.findLast(({ to }) => to === 'nara@exemplo.com.br');
  expect(mail?.text).toContain('O seu login é nara.nova.');
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  await app.ok(resetPassword, { body: { token, password: 'Uma frase boa 2026!' } });
  expect((await read({ idUser: idPerson })).hasPassword).toBe(true);
});

test('rejects a link without an address, before anything is written', async () => {
  const fields = { ...empty, name: 'Sem Email', username: 'sem.email' };
  await app.refused(createPerson, { body: { fields, sendsLink: true } }, 400, { as: owner });
  const { total } = await app.ok(listPeople, { query: { q: 'sem.email' } }, { as: owner });
  expect(total).toBe(0);
});

test('deactivating ends the sessions at the next request, and can be undone', async () => {
  const user = await app.makeUser();
  const params = { idPerson: user.idUser };
  await app.ok(setPersonActive, { params, body: { active: false, reason: 'Saiu da empresa' } }, { as: owner });
  expect((await app.call(listPeople, { query: {} }, { as: user })).status).toBe(401);
  expect((await read(user)).state).toBe('inactive');
  await app.refused(sendAccessLink, { params, body: {} }, 409, { as: owner });
  await app.ok(setPersonActive, { params, body: { active: true } }, { as: owner });
  expect((await read(user)).state).toBe('never');
});

test('RH cannot take over an administrator: neither address, nor link, nor access, nor sessions', async () => {
  const hr = await makeHolder('hr', { kind: 'all' });
  const admin = await makeHolder('administrator', { kind: 'all' });
  const params = { idPerson: admin.idUser };
  const { version, fields, canEdit } = await read(admin, hr);
  expect(canEdit).toBe(false);
  const replies = [
    await save(admin, version, { ...fields, email: 'meu@exemplo.com.br' }, hr),
    await app.call(sendAccessLink, { params, body: {} }, { as: hr }),
    await app.call(setPersonActive, { params, body: { active: false } }, { as: hr }),
    await app.call(endPersonSessions, { params, body: {} }, { as: hr }),
  ];
  for (const { status, body } of replies) expect([status, body]).toMatchObject([403, { code: 'admin.more-rights' }]);
});

test('the list pages forwards and backwards by name without losing or repeating anybody', async () => {
  const names = ['Álvaro', 'alva', 'Bia', 'Caio', 'Davi', 'Duda', 'Érica'].map((name) => `Lista ${name}`);
  for (const name of names) await app.makeUser(app.tenant, { name });
  const page = (query: object) => app.ok(listPeople, { query: { q: 'lista', limit: 3, ...query } }, { as: owner });
  const first = await page({});
  const second = await page({ after: first.places.next ?? '' });
  const third = await page({ after: second.places.next ?? '' });
  const seen = [first, second, third].flatMap(({ people }) => people.map(({ name }) => name));
  expect(seen).toEqual(['Lista alva', 'Lista Álvaro', ...names.slice(2)]);
  expect([first.total, first.places.previous, third.places.next]).toEqual([7, null, null]);
  expect((await page({ before: second.places.previous ?? '' })).people).toEqual(first.people);
  const backwards = await page({ direction: 'descending' });
  expect(backwards.people.map(({ name }) => name)).toEqual(seen.toReversed().slice(0, 3));
  for (const after of ['x', 'W10', 'WyJhIiwiYiJd'])
    await app.refused(listPeople, { query: { after } }, 400, { as: owner });
});

test('searches without accents, and filters by access', async () => {
  await app.makeUser(app.tenant, { name: 'Conceição Araújo', last_login: app.clock.now() });
  const found = async (query: object) =>
    (await app.ok(listPeople, { query }, { as: owner })).people.map(({ name }) => name);
  expect(await found({ q: 'conceicao' })).toEqual(['Conceição Araújo']);
  expect(await found({ q: 'CONCEIÇÃO', state: 'active' })).toEqual(['Conceição Araújo']);
  expect(await found({ q: 'conceicao', state: 'never' })).toEqual([]);
  expect(await found({ q: '%' })).toEqual([]);
});

test('the log lists the newest first, and pages', async () => {
  const user = await app.makeUser();
  const params = { idPerson: user.idUser };
  for (const active of [false, true, false]) await app.ok(setPersonActive, { params, body: { active } }, { as: owner });
  const query = { idPerson: user.idUser, limit: 2 };
  const first = await app.ok(listAuditActs, { query }, { as: owner });
  expect(first.acts.map(({ changes }) => changes[0]?.after)).toEqual(['sem acesso', 'ativo']);
  const second = await app.ok(listAuditActs, { query: { ...query, after: first.places.next ?? '' } }, { as: owner });
  expect([second.acts.length, second.places.next]).toEqual([1, null]);
  expect(
    await inTenant((db) => db.selectFrom('users').select('active').where('id_user', '=', user.idUser).execute()),
  ).toEqual([{ active: false }]);
});

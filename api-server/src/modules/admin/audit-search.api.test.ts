import { createPerson, exportAuditActs, listAuditActs, listAuditOptions } from '@shared-kit/contracts/admin';
import type { AuditFilter } from '@shared-kit/contracts/admin';
import { DAY_MS, dayKey } from '@shared-kit/contracts/calendar';
import { testPassword } from '../../test/index.ts';
import type { TestTenant, TestUser } from '../../test/index.ts';
import { auditActs, recordActs, recordSystemAct } from '../audit/index.ts';
import type { AuditedAct } from '../audit/index.ts';
import { app, inTenant, startAdministration } from './test/administration.fixtures.ts';

/** The log is searched by text, period, act, person and batch, and exported as it is filtered. */

startAdministration();

let tenant: TestTenant;
let admin: TestUser;
let count = 0;
beforeEach(async () => {
  tenant = await app.makeTenant();
  admin = await app.makeUser(tenant, { admin: 2, name: 'Rita Admin' });
});

const as = () => ({ as: admin, at: tenant });
const act = (fields: Partial<AuditedAct> = {}): AuditedAct => ({
  idActor: admin.idUser,
  actorName: 'Rita Admin',
  act: 'admin.save-person',
  requestId: `pedido-${(count += 1)}`,
  address: '10.0.0.1',
  now: app.clock.now(),
  ...fields,
});
const write = (...acts: Partial<AuditedAct>[]) => inTenant((db) => recordActs(db, acts.map(act)), tenant);
const find = (query: AuditFilter & { limit?: number; after?: string; before?: string }) =>
  app.ok(listAuditActs, { query }, as());
const reasons = async (query: AuditFilter) => (await find(query)).acts.map(({ reason }) => reason);
const change = (field: string, before: string, after: string) => ({ changes: [{ field, before, after }] });

test('a search finds beginnings of words in names, fields, values and reasons, without accents and in any case', async () => {
  await write(
    { reason: 'um', subject: { kind: 'person', id: 7, name: 'Conceição Araújo' } },
    { reason: 'dois', ...change('department', 'Operações', 'Engenharia') },
    { reason: 'três', ...change('cpf', '***.456.***-**', '***.987.***-**') },
    { reason: 'quatro', actorName: 'Bento Lima' },
    { reason: 'cinco', ...change('class.minAttendance', '75', '80') },
  );
  expect(await reasons({ q: 'CONCEICAO' })).toEqual(['um']);
  expect(await reasons({ q: 'concei araú' })).toEqual(['um']);
  expect(await reasons({ q: 'operações engenharia' })).toEqual(['dois']);
  expect(await reasons({ q: 'Departamento' })).toEqual(['dois']);
  expect(await reasons({ q: '.456.' })).toEqual(['três']);
  expect(await reasons({ q: 'bento' })).toEqual(['quatro']);
  expect(await reasons({ q: 'frequência mínima' })).toEqual(['cinco']);
  expect(await reasons({ q: 'quat' })).toEqual(['quatro']);
  expect(await reasons({ q: 'conceicao engenharia' })).toEqual([]);
  // Names of JSON and signs are no words of an entry.
  expect(await reasons({ q: 'before' })).toEqual([]);
  expect(await reasons({ q: `'|&!():*#` })).toHaveLength(5);
});

test('a long value does not refuse its entry', async () => {
  await write({ reason: 'longo', ...change('name', 'x'.repeat(5000), `fim ${'palavra '.repeat(500)}`) });
  expect(await reasons({ q: 'palavra' })).toEqual(['longo']);
  expect(await reasons({ q: 'x'.repeat(70) })).toEqual(['longo']);
});

test('the index of words finds the same with each filter and on each page', async () => {
  const now = app.clock.now().getTime();
  const other = await app.makeUser(tenant);
  const at = (minutes: number) => ({ now: new Date(now - minutes * 60_000) });
  const onBehalfOf = { id: other.idUser, name: 'Bento' };
  await write(
    { reason: 'raro um', ...at(9), act: 'admin.give-role', onBehalfOf },
    { reason: 'raro dois', ...at(8), idActor: other.idUser, requestId: 'lote' },
    { reason: 'raro três', ...at(7), idActor: null, subject: { kind: 'person', id: 7, name: 'Ana' } },
    ...[3, 2, 1].map((minutes) => ({ reason: 'comum', ...at(minutes) })),
  );
  const none = { words: "'raro':*", since: undefined, until: undefined, act: undefined, actor: undefined };
  const all = { ...none, onBehalfOf: undefined, batch: undefined, idPerson: undefined };
  const found = (
    search: Partial<Parameters<typeof auditActs>[1]>,
    page: Partial<Parameters<typeof auditActs>[2]> = {},
  ) => inTenant((db) => auditActs(db, { ...all, ...search }, { from: undefined, limit: 5, ...page }, 0), tenant);
  const words = async (...input: Parameters<typeof found>) => (await found(...input)).map(({ reason }) => reason);
  expect(await words({})).toEqual(['raro três', 'raro dois', 'raro um']);
  expect(await words({}, { limit: 1 })).toEqual(['raro três', 'raro dois']);
  const middle = (await found({}))[1];
  const place = { moment: middle?.moment ?? '', id: middle?.id_act ?? 0 };
  expect(await words({}, { from: { side: 'after', ...place } })).toEqual(['raro um']);
  expect(await words({}, { from: { side: 'before', ...place } })).toEqual(['raro três']);
  expect(await words({ since: at(8).now })).toEqual(['raro três', 'raro dois']);
  expect(await words({ until: at(8).now })).toEqual(['raro um']);
  expect(await words({ actor: 'system' })).toEqual(['raro três']);
  expect(await words({ actor: other.idUser })).toEqual(['raro dois']);
  expect(await words({ act: 'admin.give-role' })).toEqual(['raro um']);
  expect(await words({ onBehalfOf: other.idUser })).toEqual(['raro um']);
  expect(await words({ batch: 'lote' })).toEqual(['raro dois']);
  expect(await words({ idPerson: 7 })).toEqual(['raro três']);
  expect(await words({ words: "'segredo':*" })).toEqual([]);
});

test('filters by period in the company’s zone, act, actor, on whose behalf and batch', async () => {
  const now = app.clock.now();
  const old = new Date(now.getTime() - 40 * DAY_MS);
  const other = await app.makeUser(tenant, { name: 'Bento Lima' });
  await write(
    { reason: 'velho', now: old, act: 'admin.give-role' },
    { reason: 'lote a', requestId: 'lote-1' },
    { reason: 'lote b', requestId: 'lote-1', idActor: other.idUser, actorName: 'Bento Lima' },
    { reason: 'por ela', onBehalfOf: { id: other.idUser, name: 'Bento Lima' } },
  );
  await inTenant(
    (db) =>
      recordSystemAct(db, {
        act: 'system.stop-domain',
        ...change('domain', 'a.b', ''),
        batch: 'x',
        now: app.clock.now(),
      }),
    tenant,
  );
  expect(await reasons({ until: dayKey(old) })).toEqual(['velho']);
  expect(await reasons({ since: dayKey(old), until: dayKey(old) })).toEqual(['velho']);
  expect(await reasons({ since: dayKey(now) })).toEqual(['', 'por ela', 'lote b', 'lote a']);
  expect(await reasons({ act: 'admin.give-role' })).toEqual(['velho']);
  expect(await reasons({ actor: other.idUser })).toEqual(['lote b']);
  expect(await reasons({ onBehalfOf: other.idUser })).toEqual(['por ela']);
  expect(await reasons({ batch: 'lote-1' })).toEqual(['lote b', 'lote a']);
  expect((await find({ batch: 'lote-1' })).acts.map(({ batchSize }) => batchSize)).toEqual([2, 2]);
  expect((await find({ actor: 'system' })).acts).toMatchObject([{ actorName: 'Sistema', batchSize: 1 }]);
  expect(await reasons({ q: 'bento', onBehalfOf: other.idUser, since: dayKey(now) })).toEqual(['por ela']);

  expect(await app.ok(listAuditOptions, {}, as())).toEqual({
    acts: [
      { act: 'admin.give-role', title: 'Dá um papel a uma pessoa' },
      { act: 'system.stop-domain', title: 'Para um domínio sem prova no DNS' },
      { act: 'admin.save-person', title: 'Salva os dados de uma pessoa' },
    ],
    actors: [
      { id: other.idUser, name: 'Bento Lima' },
      { id: admin.idUser, name: 'Rita Admin' },
    ],
    hasSystem: true,
    onBehalfOf: [{ id: other.idUser, name: 'Bento Lima' }],
  });
});

test.each([{}, { q: 'pagina' }])('pages forth and back in the order of the moments (%j)', async (filter) => {
  const now = app.clock.now().getTime();
  // Written out of order, two at the same moment.
  await write(
    ...[3, 1, 2, 2, 0].map((minutes, index) => ({
      reason: `página ${minutes} ${index}`,
      now: new Date(now - minutes * 60_000),
    })),
  );
  const seen: string[] = [];
  let page = await find({ ...filter, limit: 2 });
  for (;;) {
    seen.push(...page.acts.map(({ reason }) => reason));
    if (page.places.next === null) break;
    page = await find({ ...filter, limit: 2, after: page.places.next });
  }
  expect(seen).toEqual(['página 0 4', 'página 1 1', 'página 2 3', 'página 2 2', 'página 3 0']);
  const back = await find({ ...filter, limit: 2, before: page.places.previous ?? '' });
  expect(back.acts.map(({ reason }) => reason)).toEqual(['página 2 3', 'página 2 2']);
  await app.refused(listAuditActs, { query: { after: Buffer.from('["ontem",1]').toString('base64url') } }, 400, as());
});

test('an export has the entries of the filter, one line for each field, and is an entry itself', async () => {
  await write(
    { reason: 'sim', subject: { kind: 'person', id: 7, name: '=Ana' }, ...change('department', 'A', 'B') },
    { reason: 'não', act: 'admin.give-role' },
  );
  const file = await app.ok(exportAuditActs, { body: { act: 'admin.save-person', password: testPassword } }, as());
  const [header, ...lines] = String(file)
    .trim()
    .split('\r\n')
    .map((line) => line.split(';'));
  expect(header?.slice(2, 6)).toEqual(['Quem fez', 'Em nome de', 'O que fez', 'Sobre quem ou o quê']);
  expect(lines.map((cells) => cells.slice(2, 10))).toEqual([
    ['Rita Admin', '', 'Salva os dados de uma pessoa', `'=Ana`, 'Departamento', 'A', 'B', 'sim'],
  ]);
  const { acts } = await find({ act: 'admin.export-audit-acts' });
  expect(acts[0]?.changes).toMatchObject([{ after: 'ação: Salva os dados de uma pessoa' }]);
});

test('an entry of another company is neither found by its words nor listed', async () => {
  await write({ reason: 'segredo' });
  const other = await app.makeTenant();
  const stranger = { as: await app.makeUser(other, { admin: 1 }), at: other };
  const query = { q: 'segredo' };
  expect((await app.ok(listAuditActs, { query }, stranger)).acts).toEqual([]);
  expect((await app.ok(listAuditOptions, {}, stranger)).actors).toEqual([]);
  expect(await reasons(query)).toEqual(['segredo']);
});

test('an entry of a call names who called', async () => {
  const username = `nova-${tenant.idApp}`;
  const fields = { name: 'Nova', username, email: '', cpf: '', phone: '', department: '', role: '', idLeader: null };
  await app.ok(createPerson, { body: { fields, sendsLink: false } }, as());
  expect((await find({})).acts[0]).toMatchObject({ idActor: admin.idUser, onBehalfOf: null });
});

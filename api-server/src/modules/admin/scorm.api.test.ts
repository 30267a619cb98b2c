import {
  analyseScormItems,
  beginScormAttempt,
  exportScormReport,
  inspectScorm,
  listScormAttempts,
  listScormContents,
  readScormContent,
  readScormHosts,
  resetScormAttempts,
  rollBackScorm,
  saveScormHosts,
  saveScormPopups,
  saveScormPolicy,
  saveScormWindow,
} from '@shared-kit/contracts/admin';
import { listBellEntries } from '@shared-kit/contracts/notifications';
import type { TestUser } from '../../test/index.ts';
import { packageHosts } from '../learning/index.ts';
import { actsOf, app, inTenant, makeHolder, owner, startAdministration } from './test/administration.fixtures.ts';
import { makeScorm, openedOnce } from './test/scorm.fixtures.ts';

startAdministration();

const free = { max: null, counts: 'best', begins: 'failed' } as const;

async function attempted(department = 'Campo'): Promise<{ user: TestUser; idContentItem: number }> {
  const user = await app.makeUser(app.tenant, { department });
  return { user, idContentItem: await makeScorm(user) };
}

const content = async (idContentItem: number, as = owner) =>
  (await app.ok(readScormContent, { params: { idContentItem } }, { as })).content;

test('lists contents with their state and with the people in reach only', async () => {
  const { idContentItem } = await attempted('Longe');
  const near = await makeHolder('reports', { kind: 'departments', departments: ['Perto'] });
  const author = await makeHolder('author', { kind: 'all' });
  const people = async (as: TestUser) => {
    const { contents } = await app.ok(listScormContents, {}, { as });
    return contents.find((one) => one.idContentItem === idContentItem)?.people;
  };
  expect([await people(owner), await people(near), await people(author)]).toEqual([1, 0, null]);
  expect(await content(idContentItem)).toMatchObject({ state: 'ready', standard: '1.2', lessons: 1, policy: free });
});

test('pages through attempts in both directions, and finds those of a person', async () => {
  const { user, idContentItem } = await attempted();
  const list = (query: object) => app.ok(listScormAttempts, { params: { idContentItem }, query }, { as: owner });
  expect(await list({ q: user.name, view: 'summary' })).toMatchObject({
    total: 1,
    attempts: [{ status: 'FAILED', grade: 40, interactions: null, objectives: null }],
    previous: null,
    next: null,
  });
  expect((await list({ q: 'ninguém assim' })).total).toBe(0);
  expect((await list({ q: user.name, status: 'PASSED' })).total).toBe(0);
  expect((await list({ q: user.name, status: 'FAILED' })).total).toBe(1);
  const [first] = (await list({ idPerson: user.idUser })).attempts;
  expect(first?.interactions).toMatchObject([{ id: 'Q1', result: 'wrong' }]);
});

test('saves a policy once, and refuses who read an older one', async () => {
  const { idContentItem } = await attempted();
  const actor = await makeHolder('author', { kind: 'all' });
  const policy = { max: 3, counts: 'last', begins: 'over' } as const;
  const save = () =>
    app.call(
      saveScormPolicy,
      { params: { idContentItem }, body: { before: free, policy, reason: 'Nova regra' } },
      { as: actor },
    );
  expect((await save()).status).toBe(200);
  expect(await content(idContentItem)).toMatchObject({ policy });
  expect(await save()).toMatchObject({ status: 409, body: { code: 'admin.changed-meanwhile' } });
  expect((await actsOf(actor)).map(({ reason }) => reason)).toEqual(['Nova regra']);
});

test('saves the window of the lessons once, and refuses who read an older one', async () => {
  const { idContentItem } = await attempted();
  const actor = await makeHolder('author', { kind: 'all' });
  const before = { width: null, height: null, opensIn: 'page' } as const;
  const window = { width: 1024, height: 768, opensIn: 'window' } as const;
  const save = (body: object) =>
    app.call(
      saveScormWindow,
      { params: { idContentItem }, body: { before, window, reason: '', ...body } },
      { as: actor },
    );
  expect((await save({ window: { ...window, width: 199 } })).status).toBe(400);
  expect((await save({})).status).toBe(200);
  expect(await content(idContentItem)).toMatchObject({ window });
  expect(await save({})).toMatchObject({ status: 409, body: { code: 'admin.changed-meanwhile' } });
  expect((await actsOf(actor)).length).toBe(1);
});

test('says why a package whose file is lost cannot be inspected', async () => {
  const { idContentItem } = await attempted();
  const { report } = await app.ok(inspectScorm, { params: { idContentItem } }, { as: owner });
  expect(report).toMatchObject({ refusal: 'O arquivo do pacote não existe.', standard: '', lessons: 0 });
  const wrong = await app.call(inspectScorm, { params: { idContentItem: 999_999 } }, { as: owner });
  expect(wrong.status).toBe(404);
});

test('rolls back to another version, never to the same one or while a package is unpacked', async () => {
  const { idContentItem } = await attempted();
  const roll = (number: number) =>
    app.call(rollBackScorm, { params: { idContentItem }, body: { number, reason: 'Erro na nova' } }, { as: owner });
  expect((await roll(2)).body).toMatchObject({ code: 'admin.scorm-same-version' });
  expect((await roll(9)).status).toBe(404);
  expect((await roll(1)).status).toBe(200);
  expect((await content(idContentItem)).versions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
});

test('a blocked host disappears from the problems once it is allowed', async () => {
  const { idContentItem } = await attempted();
  await inTenant((db) =>
    packageHosts(db).add({ idContentItem, host: 'api.fora.example.com', directive: 'connect-src' }, app.clock.now()),
  );
  expect((await content(idContentItem)).blockedHosts).toBe(1);
  const change = (add: string[], remove: string[]) =>
    app.ok(saveScormHosts, { body: { add, remove, reason: '' } }, { as: owner });
  expect((await change(['*.fora.example.com'], [])).hosts).toContain('*.fora.example.com');
  expect((await content(idContentItem)).blocked).toEqual([]);
  expect((await app.ok(readScormHosts, {}, { as: owner })).blocked.map(({ host }) => host)).not.toContain(
    'api.fora.example.com',
  );
  await change([], ['*.fora.example.com']);
  expect((await content(idContentItem)).blocked).toMatchObject([{ host: 'api.fora.example.com', title: 'Pacote' }]);
});

test('writes into the log who freed the windows of packages', async () => {
  const actor = await makeHolder('owner', { kind: 'all' });
  const free = (isFree: boolean) =>
    app.ok(saveScormPopups, { body: { isFree, reason: 'PDFs da biblioteca' } }, { as: actor });
  await free(true);
  expect(await app.ok(readScormHosts, {}, { as: actor })).toMatchObject({ freesWindows: true });
  await free(false);
  expect(await app.ok(readScormHosts, {}, { as: actor })).toMatchObject({ freesWindows: false });
  expect(await actsOf(actor)).toMatchObject([
    { act: 'admin.save-scorm-popups', reason: 'PDFs da biblioteca' },
    { act: 'admin.save-scorm-popups' },
  ]);
});

test('refuses what is no host', async () => {
  for (const host of ['https://cdn.example.com', 'localhost', '*', "example.com; script-src 'unsafe-eval'"]) {
    const body = { add: [host], remove: [], reason: '' };
    expect([host, (await app.call(saveScormHosts, { body }, { as: owner })).status]).toEqual([host, 400]);
  }
});

test('exports and analyses the people in reach only', async () => {
  const { user, idContentItem } = await attempted('Longe');
  const near = await makeHolder('reports', { kind: 'departments', departments: ['Perto'] });
  const textFor = async (as: TestUser) => {
    const body = { kind: 'interactions', format: 'csv' } as const;
    const reply = await app.call(exportScormReport, { params: { idContentItem }, body }, { as });
    return String(reply.body);
  };
  const [whole, part] = [await textFor(owner), await textFor(near)];
  expect([whole.includes(user.name), whole.includes(';Q1;'), part.includes(user.name)]).toEqual([true, true, false]);
  const items = async (as: TestUser) => (await app.ok(analyseScormItems, { params: { idContentItem } }, { as })).items;
  expect([(await items(owner)).length, (await items(near)).length]).toEqual([1, 0]);
});

test('a reset needs a reason and leaves the attempt in the history', async () => {
  const { user, idContentItem } = await attempted();
  const reset = (reason: string) =>
    app.call(resetScormAttempts, { params: { idPerson: user.idUser }, body: { idContentItem, reason } }, { as: owner });
  expect((await reset(' ')).status).toBe(400);
  expect((await reset('Prova anulada')).body).toMatchObject({ lessons: 1 });
});

test('another attempt needs a reason, is in the log and in the bell of the person, and is not begun twice', async () => {
  const { user, idContentItem } = await attempted();
  const actor = await makeHolder('administrator', { kind: 'all' });
  await openedOnce(user, app.clock.now());
  const begin = (reason: string) =>
    app.call(beginScormAttempt, { params: { idPerson: user.idUser }, body: { idContentItem, reason } }, { as: actor });
  expect((await begin(' ')).status).toBe(400);
  expect((await begin('Queda de energia')).body).toMatchObject({ lessons: 1 });
  expect((await begin('De novo')).body).toMatchObject({ code: 'admin.scorm-attempt-unused' });
  expect(await actsOf(actor)).toMatchObject([{ act: 'admin.begin-scorm-attempt', reason: 'Queda de energia' }]);
  expect((await app.ok(listBellEntries, { query: {} }, { as: user })).notifications).toMatchObject([
    { title: 'Nova tentativa em Pacote', path: `/lms/0/${idContentItem}/0` },
  ]);
  const { attempts } = await app.ok(listScormAttempts, { params: { idContentItem }, query: {} }, { as: owner });
  expect(attempts.map(({ attempt, isCurrent, status }) => [attempt, isCurrent, status])).toEqual([
    [1, false, 'FAILED'],
    [2, true, 'NOT_ATTEMPTED'],
  ]);
});

test('an administrator who does not reach the person begins no attempt', async () => {
  const { user, idContentItem } = await attempted('Longe');
  const near = await makeHolder('hr', { kind: 'departments', departments: ['Perto'] });
  const body = { idContentItem, reason: 'Queda de energia' };
  const reply = await app.call(beginScormAttempt, { params: { idPerson: user.idUser }, body }, { as: near });
  expect(reply.status).toBe(404);
});

import { createEnrollment, listMeetings } from '@shared-kit/contracts/learning';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { importLearning } from '../test/training-import.ts';
import type { ImportedIds } from '../test/training-import.ts';

let app: TestApp;
let ids: ImportedIds;

const online = (day: number) => ({
  type: 'ONLINE' as const,
  start: `today+${day}d 09:00`,
  finish: `today+${day}d 11:00`,
  address: 'meet.empresa.com.br/sala',
  speaker: 'Otávio',
});

beforeAll(async () => {
  app = await startTestApp();
  ids = await importLearning(app, {
    catalog: {
      home: { title: 'Início', blocks: [{ type: 'Meeting', title: 'Encontros' }] },
      catalogs: [
        { code: 'pessoas', title: 'Pessoas' },
        { code: 'seguranca', title: 'Segurança' },
      ],
    },
    trainings: [
      {
        code: 'lideranca',
        catalog: 'pessoas',
        title: 'Liderança',
        levels: [{ code: 'lideranca-um', title: 'Um' }],
        classes: [
          {
            key: 'aberta',
            name: 'Turma aberta',
            meetings: [online(7), { ...online(0), start: 'today-2d 09:00', finish: 'today-2d 11:00' }],
          },
        ],
      },
      {
        code: 'brigada',
        catalog: 'seguranca',
        title: 'Brigada',
        classes: [
          {
            key: 'brigada-turma',
            name: 'Brigada',
            meetings: [
              { type: 'PRESENCIAL', start: 'today+3d 08:00', finish: 'today+3d 17:00', address: 'Rua da Aurora, 1071' },
            ],
          },
        ],
      },
      {
        code: 'juridico',
        catalog: 'pessoas',
        title: 'Jurídico',
        departments: ['Jurídico'],
        classes: [{ key: 'juridica', name: 'Jurídica', meetings: [online(1)] }],
      },
      {
        code: 'oculto',
        catalog: 'pessoas',
        title: 'Oculto',
        listed: false,
        classes: [{ key: 'oculta', name: 'Oculta', meetings: [online(2)] }],
      },
    ],
  });
  await importLearning(
    app,
    { catalog: { home: { title: 'Outra', blocks: [] }, catalogs: [{ code: 'de-outros', title: 'De outros' }] } },
    {},
    app.otherTenant,
  );
});
afterAll(() => app.close());

const titles = async (user: TestUser, nodeCode?: string) =>
  (await app.ok(listMeetings, { query: nodeCode === undefined ? {} : { nodeCode } }, { as: user })).result.map(
    ({ title }) => title,
  );

test('requires a session, and answers 404 for a page of another tenant', async () => {
  await app.refused(listMeetings, { query: {} }, 401);
  await app.refused(listMeetings, { query: { nodeCode: 'de-outros' } }, 404, { as: app.user });
  await app.refused(listMeetings, { query: { limit: 101 } }, 400, { as: app.user });
});

test('returns the coming meetings that the person may see, next one first [B3-17]', async () => {
  const { totalRecords, result } = await app.ok(listMeetings, { query: {} }, { as: app.user });
  expect(totalRecords).toBe(2);
  expect(result).toMatchObject([
    {
      title: 'Brigada',
      meetingType: 'PRESENCIAL',
      address: 'Rua da Aurora, 1071',
      nodeCode: 'brigada',
      idEnrollment: null,
    },
    { title: 'Liderança', meetingType: 'ONLINE', speaker: 'Otávio', nodeCode: 'lideranca', teamName: 'Turma aberta' },
  ]);
  expect(Object.keys(result[0] ?? {})).toEqual(expect.arrayContaining(['idMeeting', 'startDate', 'finishDate']));
});

test("returns for a page the meetings of its own trainings: those below a catalog, those of a level's training", async () => {
  expect(await titles(app.user, 'pessoas')).toEqual(['Liderança']);
  expect(await titles(app.user, 'home')).toEqual(['Brigada', 'Liderança']);
  expect(await titles(app.user, 'lideranca-um')).toEqual(['Liderança']);
  expect(await titles(app.user, 'brigada')).toEqual(['Brigada']);
});

test('reveals the address of an online meeting to its class only', async () => {
  const person = await app.makeUser();
  const address = async () =>
    (await app.ok(listMeetings, { query: { nodeCode: 'lideranca' } }, { as: person })).result[0]?.address;
  expect(await address()).toBe('');
  await app.ok(
    createEnrollment,
    { body: { idUser: person.idUser, nodeCode: 'lideranca', idTeam: ids.team('aberta') } },
    { as: person },
  );
  expect(await address()).toBe('meet.empresa.com.br/sala');
});

test('shows the meetings of a class to its members, even when the training is not listed', async () => {
  const person = await app.makeUser();
  await app.ok(
    createEnrollment,
    { body: { idUser: person.idUser, nodeCode: 'oculto', idTeam: ids.team('oculta') } },
    { as: person },
  );
  expect(await titles(person)).toEqual(['Oculto', 'Brigada', 'Liderança']);
});

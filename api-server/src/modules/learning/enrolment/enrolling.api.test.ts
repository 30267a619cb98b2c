import { login } from '@shared-kit/contracts/identity';
import {
  createEnrollment,
  getCatalog,
  getEnrollment,
  listEnrollmentsInProgress,
  listTeams,
  requestEnrollment,
} from '@shared-kit/contracts/learning';
import { expectForeignIdsAre404, startTestApp, testPassword } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { importLearning } from '../test/training-import.ts';
import type { ImportedIds } from '../test/training-import.ts';
import { DAY_MS } from '@shared-kit/contracts/calendar';

let app: TestApp;
let ids: ImportedIds;
let foreign: ImportedIds;

beforeAll(async () => {
  app = await startTestApp();
  ids = await importLearning(app, {
    trainings: [
      {
        code: 'lideranca',
        catalog: 'catalogo',
        title: 'Liderança',
        classes: [
          {
            key: 'aberta',
            name: 'Aberta',
            duration: 30,
            meetings: [
              { type: 'PRESENCIAL', start: 'today+3d 09:00', finish: 'today+3d 12:00', address: 'Rua das Dunas, 40' },
            ],
          },
          { key: 'ultima-vaga', name: 'Última vaga', capacity: 1 },
          { key: 'aprovacao', name: 'Com aprovação', needsApproval: true },
          { key: 'lotada-aprovacao', name: 'Lotada', needsApproval: true, capacity: 0 },
          { key: 'terminada', name: 'Terminada', end: 'today-2d' },
          { key: 'repete', name: 'Pode repetir', duration: 1, allowsReenrollment: true },
        ],
      },
      { code: 'livre', catalog: 'catalogo', title: 'Matrícula livre', selfEnrollment: true },
      { code: 'restrito', catalog: 'catalogo', title: 'Restrito', departments: ['Jurídico'], selfEnrollment: true },
      { code: 'arquivado', catalog: 'catalogo', title: 'Arquivado', status: 'ARCHIVED', selfEnrollment: true },
    ],
  });
  foreign = await importLearning(
    app,
    {
      trainings: [
        {
          code: 'de-outros',
          catalog: 'catalogo',
          title: 'De outros',
          classes: [{ key: 'deles', name: 'Deles', needsApproval: true }],
        },
      ],
    },
    {},
    app.otherTenant,
  );
});
afterAll(() => app.close());

const enrolIn = (user: TestUser, nodeCode: string, team: string | null) => ({
  body: { idUser: user.idUser, nodeCode, idTeam: team === null ? null : ids.team(team) },
});

describe('POST /learning/enrollments/', () => {
  test('requires a session and a complete body', async () => {
    await app.refused(createEnrollment, enrolIn(app.user, 'livre', null), 401);
    expect((await app.call(createEnrollment, { body: {} as never }, { as: app.user })).status).toBe(400);
  });

  test('rejects the enrolment of another person', async () => {
    const colleague = await app.makeUser();
    await app.refused(createEnrollment, enrolIn(colleague, 'livre', null), 404, { as: app.user });
  });

  test("answers 404 for another tenant's training and class", async () => {
    await expectForeignIdsAre404(app, createEnrollment, {
      body: { idUser: app.user.idUser, nodeCode: 'de-outros', idTeam: null },
    });
    await expectForeignIdsAre404(app, createEnrollment, {
      body: { idUser: app.user.idUser, nodeCode: 'lideranca', idTeam: foreign.team('deles') },
    });
  });

  test('enrols, counts the seat and computes the end from the days of the class [B7.2-01]', async () => {
    const ana = await app.makeUser();
    const { idEnrollment } = await app.ok(createEnrollment, enrolIn(ana, 'lideranca', 'aberta'), { as: ana });
    const { enrollment, nodeEnrollment } = await app.ok(
      getEnrollment,
      { params: { idUser: ana.idUser, idEnrollment } },
      { as: ana },
    );
    expect(enrollment).toMatchObject({
      idEnrollment,
      idUser: ana.idUser,
      progress: 0,
      status: 'NOT_ATTEMPTED',
      team: { name: 'Aberta', duration: 30, meetings: [{ meetingType: 'PRESENCIAL', address: 'Rua das Dunas, 40' }] },
    });
    expect(nodeEnrollment).toBeNull();
    app.clock.advance(31 * DAY_MS);
    const later = await app.ok(
      listEnrollmentsInProgress,
      { params: { idUser: ana.idUser } },
      { as: await relogin(ana) },
    );
    app.clock.reset();
    expect(later.data).toEqual([]);
  });

  test('rejects a second enrolment in the same training', async () => {
    const ana = await app.makeUser();
    await app.ok(createEnrollment, enrolIn(ana, 'livre', null), { as: ana });
    expect(await app.refused(createEnrollment, enrolIn(ana, 'livre', null), 409, { as: ana })).toMatchObject({
      code: 'learning.already-enrolled',
    });
  });

  test('gives the last seat to one of two concurrent requests [B4.7-01]', async () => {
    const people = await Promise.all([app.makeUser(), app.makeUser(), app.makeUser()]);
    const replies = await Promise.all(
      people.map((person) => app.call(createEnrollment, enrolIn(person, 'lideranca', 'ultima-vaga'), { as: person })),
    );
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([201, 409, 409]);
    expect(replies.find((reply) => reply.status === 409)?.body).toMatchObject({
      code: 'learning.no-vacancy',
      message: 'Não há mais vagas nesta turma.',
    });
    const { teams } = await app.ok(listTeams, { query: { nodeCode: 'lideranca' } }, { as: app.user });
    expect(teams.find((team) => team.name === 'Última vaga')?.totalVacanciesAvailable).toBe(0);
    expect(teams.find((team) => team.name === 'Aberta')?.totalVacanciesAvailable).toBeNull();
  });

  test('makes one enrolment from two clicks of one person', async () => {
    const ana = await app.makeUser();
    const replies = await Promise.all(
      [1, 2].map(() => app.call(createEnrollment, enrolIn(ana, 'lideranca', 'aberta'), { as: ana })),
    );
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([201, 409]);
  });

  test.each([
    ['a class that ended', 'lideranca', 'terminada', 409, 'learning.class-ended'],
    ['a class that needs approval', 'lideranca', 'aprovacao', 409, 'learning.approval-required'],
    ['no class where one is needed', 'lideranca', null, 409, 'learning.not-enrollable'],
    ['an archived training', 'arquivado', null, 409, 'learning.not-enrollable'],
    ['a training of another department', 'restrito', null, 403, 'learning.restricted'],
  ] as const)('rejects %s', async (_, nodeCode, team, status, code) => {
    expect(
      await app.refused(createEnrollment, enrolIn(app.user, nodeCode, team), status, { as: app.user }),
    ).toMatchObject({ code });
  });

  test('repeats an expired enrolment if the class allows it [B4.3-17]', async () => {
    const eva = await app.makeUser();
    await app.ok(createEnrollment, enrolIn(eva, 'lideranca', 'repete'), { as: eva });
    app.clock.advance(2 * DAY_MS);
    const again = await relogin(eva);
    const second = await app.call(createEnrollment, enrolIn(eva, 'lideranca', 'repete'), { as: again });
    app.clock.reset();
    expect(second.status).toBe(201);
  });
});

describe('POST /learning/enrollments/request', () => {
  const request = (team: string) => ({ body: { idTeam: ids.team(team) } });

  test("answers 404 for another tenant's class", async () => {
    await expectForeignIdsAre404(app, requestEnrollment, { body: { idTeam: foreign.team('deles') } });
  });

  test('creates one request and shows on the class that it is pending [B7.2-02]', async () => {
    const diego = await app.makeUser();
    await app.ok(requestEnrollment, request('aprovacao'), { as: diego });
    expect(await app.refused(requestEnrollment, request('aprovacao'), 409, { as: diego })).toMatchObject({
      code: 'learning.already-requested',
    });
    const { teams } = await app.ok(listTeams, { query: { nodeCode: 'lideranca' } }, { as: diego });
    expect(teams.find((team) => team.name === 'Com aprovação')).toMatchObject({ needApproval: 1, awaitingApproval: 1 });
  });

  test.each([
    ['aberta', 'learning.approval-not-required'],
    ['lotada-aprovacao', 'learning.no-vacancy'],
  ])('rejects the class %s', async (team, code) => {
    expect(await app.refused(requestEnrollment, request(team), 409, { as: app.user })).toMatchObject({ code });
  });
});

describe('GET /learning/students/{idUser}/enrollments-in-progress', () => {
  test("answers 404 for another person's and another tenant's enrolments", async () => {
    const colleague = await app.makeUser();
    await app.refused(listEnrollmentsInProgress, { params: { idUser: colleague.idUser } }, 404, { as: app.user });
    await expectForeignIdsAre404(app, listEnrollmentsInProgress, { params: { idUser: app.otherUser.idUser } });
  });

  test('lists the open trainings with their enrolment [B7.1-10]', async () => {
    const ana = await app.makeUser();
    const { idEnrollment } = await app.ok(createEnrollment, enrolIn(ana, 'livre', null), { as: ana });
    const { data } = await app.ok(listEnrollmentsInProgress, { params: { idUser: ana.idUser } }, { as: ana });
    expect(data).toMatchObject([
      { title: 'Matrícula livre', status: 'PUBLISHED', enrollment: { idEnrollment, status: 'NOT_ATTEMPTED' } },
    ]);
  });
});

/** Returns the user with a session that is still valid after the clock was advanced. */
async function relogin(user: TestUser): Promise<TestUser> {
  const { token } = await app.ok(
    login,
    { body: { username: user.username, password: testPassword, idAppType: 1, acronym: app.tenant.acronym } },
    {},
  );
  return { ...user, token };
}

describe('a training in preparation', () => {
  let prepared: ImportedIds;
  beforeAll(async () => {
    const tenant = await app.makeTenant();
    const title = { type: 'TitleSection', title: 'Em breve' };
    prepared = await importLearning(
      app,
      {
        trainings: [
          { code: 'vazio', catalog: 'catalogo', title: 'Vazio', selfEnrollment: true, blocks: [title] },
          {
            code: 'presencial',
            catalog: 'catalogo',
            title: 'Presencial',
            blocks: [],
            classes: [
              {
                key: 'sala',
                name: 'Sala',
                meetings: [
                  { type: 'PRESENCIAL', start: 'today+3d 09:00', finish: 'today+3d 12:00', address: 'Rua das Dunas' },
                ],
              },
            ],
          },
          {
            code: 'com-niveis',
            catalog: 'catalogo',
            title: 'Com níveis',
            selfEnrollment: true,
            blocks: [{ type: 'List', elements: [{ node: 'nivel-um' }] }],
            levels: [
              { code: 'nivel-um', title: 'Um', blocks: [{ type: 'List', elements: [{ content: 'video-um' }] }] },
            ],
          },
        ],
      },
      {},
      tenant,
    );
    learner = { as: await app.makeUser(tenant), at: tenant };
  });
  let learner: { as: TestUser; at: TestApp['tenant'] };
  const enrolmentIn = (nodeCode: string, idTeam: number | null = null) => ({
    body: { idUser: learner.as.idUser, nodeCode, idTeam },
  });

  test('a training in preparation cannot be enrolled in, and its card says so', async () => {
    expect(await app.refused(createEnrollment, enrolmentIn('vazio'), 409, learner)).toMatchObject({
      code: 'learning.in-preparation',
    });
    const { lock } = await app.ok(getCatalog, { params: { id: 'vazio' }, query: {} }, learner);
    expect(lock).toMatchObject({ reason: 'IN_PREPARATION', message: 'Em preparação' });
  });

  test('a training in preparation is ready with contents on a level, or with meetings', async () => {
    await app.ok(createEnrollment, enrolmentIn('com-niveis'), learner);
    await app.ok(createEnrollment, enrolmentIn('presencial', prepared.team('sala')), learner);
  });
});

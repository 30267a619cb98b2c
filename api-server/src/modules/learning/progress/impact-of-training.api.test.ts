import { listImpactEvaluations } from '@shared-kit/contracts/journey';
import {
  createContentEnrollment,
  createEnrollment,
  createNodeEnrollment,
  getCatalog,
} from '@shared-kit/contracts/learning';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { switchModule } from '../../delivery/index.ts';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { makeEvaluation } from '../../evaluations/test/evaluation-factory.ts';
import { importLearning } from '../test/training-import.ts';
import type { ImportedIds } from '../test/training-import.ts';

let app: TestApp;
let user: TestUser;
let bia: TestUser;
let caio: TestUser;
let davi: TestUser;
let ids: ImportedIds;
beforeAll(async () => {
  app = await startTestApp();
  [user, bia, caio, davi] = [await app.makeUser(), await app.makeUser(), await app.makeUser(), await app.makeUser()];
  const survey = await makeEvaluation(app, {
    type: 'STUDENT_IMPACT',
    masteryScore: 0,
    parameters: {},
    questions: [
      { key: 'q1', type: 'LIKERT_SCALE', statement: 'Uso o que aprendi.', scales: ['Nunca', 'Sempre'] },
      { key: 'q2', type: 'COMMENT', statement: 'Conte um exemplo.' },
    ],
  });
  const training = (code: string, more = {}) => ({
    code,
    title: code,
    catalog: 'catalogo',
    selfEnrollment: true,
    blocks: [
      {
        type: 'List',
        elements: [
          { content: 'video-um', mandatory: true },
          { content: 'video-dois', mandatory: true },
        ],
      },
    ],
    ...more,
  });
  ids = await importLearning(
    app,
    {
      trainings: [
        training('com-prazo-padrao', { studentImpactEvaluation: { evaluation: 'impacto' } }),
        training('com-prazo', { studentImpactEvaluation: { evaluation: 'impacto', availableUntilDays: 45 } }),
        training('sem'),
      ],
      enrollments: {
        enrollments: [
          { user: 'ana', training: 'com-prazo-padrao', enrolledAt: 'today-1d' },
          {
            user: 'bia',
            training: 'com-prazo',
            enrolledAt: 'today-40d',
            result: { status: 'PASSED', at: 'today-20d' },
          },
          {
            user: 'caio',
            training: 'com-prazo',
            enrolledAt: 'today-40d',
            result: { status: 'PASSED', at: 'today-20d', impactEvaluations: true },
          },
          {
            user: 'davi',
            training: 'com-prazo',
            enrolledAt: 'today-40d',
            result: { status: 'COMPLETED', at: 'today-20d', impactEvaluations: true },
            impactAnswers: [
              {
                evaluation: 'impacto',
                at: 'today-5d',
                answers: [
                  { question: 1, choice: 'Sempre' },
                  { question: 2, text: 'Todo dia.' },
                ],
              },
            ],
          },
        ],
      },
    },
    {
      evaluations: { impacto: survey },
      impactEvaluations: { 'STUDENT_IMPACT/impacto': survey },
      users: { ana: user, bia, caio, davi },
    },
  );
});
afterAll(() => app.close());

const listOf = async (who: TestUser) =>
  (await app.ok(listImpactEvaluations, { params: { idUser: who.idUser }, query: {} }, { as: who })).impactEvaluations;

test('shows on a card that an impact evaluation follows and the days to answer it: 30 unless the training sets another number [B4.10-02]', async () => {
  const cardOf = (id: string) => app.ok(getCatalog, { params: { id }, query: {} }, { as: user });
  const days = (parameterValue: string) => [{ parameter: 'availableUntilDays', parameterValue }];
  expect(await cardOf('com-prazo-padrao')).toMatchObject({
    hasStudentImpactEvaluation: 1,
    studentImpactEvaluationParams: days('30'),
  });
  expect(await cardOf('com-prazo')).toMatchObject({
    hasStudentImpactEvaluation: 1,
    studentImpactEvaluationParams: days('45'),
  });
  expect(await cardOf('sem')).toMatchObject({ hasStudentImpactEvaluation: 0, studentImpactEvaluationParams: [] });
});

test('creates the evaluation once on completion of the last content, although two pages report at once [B4.10-01]', async () => {
  const { id_enrollment: idEnrollment } = await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
    db.selectFrom('enrollments').select('id_enrollment').where('id_user', '=', user.idUser).executeTakeFirstOrThrow(),
  );
  const { data } = await app.ok(
    createNodeEnrollment,
    { body: { idUser: user.idUser, idEnrollment, nodeCode: 'com-prazo-padrao' } },
    { as: user },
  );
  const complete = (key: string) =>
    app.ok(
      createContentEnrollment,
      {
        body: {
          idUser: user.idUser,
          idEnrollment,
          idNodeEnrollment: data.newId,
          idContentItem: ids.content(key),
          status: 'COMPLETED',
          progress: 100,
          grade: 0,
        },
      },
      { as: user },
    );
  expect((await complete('video-um')).impactEvaluation).toBeNull();
  const replies = await Promise.all([complete('video-dois'), complete('video-dois')]);
  const offers = replies.flatMap(({ impactEvaluation }) => impactEvaluation ?? []);
  expect(offers).toMatchObject([{ idEnrollment, title: 'com-prazo-padrao', availableUntilDays: 30 }]);
  expect(await listOf(user)).toHaveLength(1);
});

test('creates evaluations for trainings from before the portal only where the file requests them, possibly already answered', async () => {
  expect(await listOf(bia)).toEqual([]);
  expect(await listOf(caio)).toMatchObject([{ status: 'PENDING', daysToComplete: 45 }]);
  expect(await listOf(davi)).toMatchObject([{ status: 'FINISHED', finishDate: expect.any(String) }]);
});

test('creates no evaluation, then or later, for a training finished while the tenant has evaluations off, and shows none on cards', async () => {
  const person = await app.makeUser();
  const { idUser } = person;
  const { idEnrollment } = await app.ok(
    createEnrollment,
    { body: { idUser, nodeCode: 'com-prazo', idTeam: null } },
    { as: person },
  );
  const { data } = await app.ok(
    createNodeEnrollment,
    { body: { idUser, idEnrollment, nodeCode: 'com-prazo' } },
    { as: person },
  );
  await switchModule(app.platform, app.tenant.key, 'evaluations', false, 'teste');
  expect(await app.ok(getCatalog, { params: { id: 'com-prazo' }, query: {} }, { as: person })).toMatchObject({
    hasStudentImpactEvaluation: 0,
    studentImpactEvaluationParams: [],
  });
  const offers = [];
  for (const key of ['video-um', 'video-dois']) {
    const body = {
      idUser,
      idEnrollment,
      idNodeEnrollment: data.newId,
      idContentItem: ids.content(key),
      status: 'COMPLETED' as const,
      progress: 100,
      grade: 0,
    };
    offers.push((await app.ok(createContentEnrollment, { body }, { as: person })).impactEvaluation);
  }
  await switchModule(app.platform, app.tenant.key, 'evaluations', true, 'teste');
  expect([offers, await listOf(person)]).toEqual([[null, null], []]);
});

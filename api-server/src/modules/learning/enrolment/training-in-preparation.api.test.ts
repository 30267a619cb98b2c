import { createEnrollment, getCatalog } from '@shared-kit/contracts/learning';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { importLearning } from '../test/training-import.ts';
import type { ImportedIds } from '../test/training-import.ts';
import { app, startEnrollingApp } from '../test/enrolling.fixtures.ts';

startEnrollingApp();

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

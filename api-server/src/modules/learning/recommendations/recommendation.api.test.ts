import { getNode, listRecommendations, requestEnrollment, saveUserTopics } from '@shared-kit/contracts/learning';
import { toJson, withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestTenant, TestUser } from '../../../test/index.ts';
import { importLearning } from '../test/training-import.ts';
import type { ImportedIds } from '../test/training-import.ts';

let app: TestApp;
let ids: ImportedIds;
let learner: TestUser;

const open = (key: string) => [{ key, name: 'Turma aberta' }];
const training = (code: string, more: object = {}) => ({
  code,
  catalog: 'catalogo',
  title: code,
  classes: open(`${code}-turma`),
  ...more,
});

beforeAll(async () => {
  app = await startTestApp();
  learner = await app.makeUser(app.tenant, { department: 'Operações' });
  await turnRecommendations(true, app.tenant);
  ids = await importLearning(app, {
    catalog: {
      home: {
        title: 'Início',
        blocks: [
          { type: 'Recommendation', title: 'Para você' },
          { type: 'TitleSection', title: 'Depois' },
        ],
      },
      catalogs: [
        { code: 'catalogo', title: 'Catálogo' },
        { code: 'so-juridico', title: 'Só do jurídico', departments: ['Jurídico'] },
      ],
    },
    trainings: [
      training('de-interesse', { tags: ['Segurança'] }),
      training('parecido', { tags: ['Elétrica'] }),
      training('dos-colegas'),
      training('de-outra-area'),
      training('feito', { tags: ['Elétrica', 'Segurança'] }),
      training('comecado', { tags: ['Segurança'] }),
      training('pedido', {
        tags: ['Segurança'],
        classes: [{ key: 'pedido-turma', name: 'Com aprovação', needsApproval: true }],
      }),
      training('restrito', { tags: ['Segurança'], departments: ['Jurídico'] }),
      training('em-catalogo-restrito', { tags: ['Segurança'], catalog: 'so-juridico' }),
      training('arquivado', { tags: ['Segurança'], status: 'ARCHIVED' }),
      training('escondido', { tags: ['Segurança'], listed: false }),
      training('sem-turma', { tags: ['Segurança'], classes: [] }),
      training('encerrado', {
        tags: ['Segurança'],
        classes: [{ key: 'encerrada', name: 'Encerrada', end: 'today-1d' }],
      }),
      training('lotado', { tags: ['Segurança'], classes: [{ key: 'lotada', name: 'Lotada', capacity: 0 }] }),
      training('livre', { tags: ['Dados'], classes: [], selfEnrollment: true }),
    ],
  });
  const colleagues = [
    await app.makeUser(app.tenant, { department: 'Operações' }),
    await app.makeUser(app.tenant, { department: 'Operações' }),
  ];
  const stranger = await app.makeUser(app.tenant, { department: 'Comercial' });
  await enrolled(learner, 'feito', 'PASSED');
  await enrolled(learner, 'comecado', 'IN_PROGRESS');
  for (const colleague of colleagues) await enrolled(colleague, 'dos-colegas', 'COMPLETED');
  await enrolled(stranger, 'de-outra-area', 'COMPLETED');
  await app.ok(requestEnrollment, { body: { idTeam: ids.team('pedido-turma') } }, { as: learner });
  await app.ok(
    saveUserTopics,
    { params: { idUser: learner.idUser }, body: { tags: ['Segurança', 'Dados'] } },
    { as: learner },
  );
});
afterAll(() => app.close());

async function turnRecommendations(recommendations: boolean, tenant: TestTenant): Promise<void> {
  await app.platform.database.db
    .updateTable('apps')
    .set({ features: toJson({ recommendations }) })
    .where('id_app', '=', tenant.idApp)
    .execute();
}

async function enrolled(user: TestUser, code: string, status: 'PASSED' | 'COMPLETED' | 'IN_PROGRESS'): Promise<void> {
  await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
    db
      .insertInto('enrollments')
      .values({
        id_user: user.idUser,
        id_node: ids.node(code),
        status,
        progress: 100,
        enrolled_at: app.clock.now(),
      })
      .execute(),
  );
}

const recommended = async (user: TestUser, query: { offset?: number; limit?: number } = {}) => {
  const { result, totalRecords } = await app.ok(
    listRecommendations,
    { params: { idUser: user.idUser }, query },
    { as: user },
  );
  return { totalRecords, all: result.map(({ nodeCode, reason }) => [nodeCode, reason]) };
};

test('requires a session, and recommends to the person themself only', async () => {
  await app.refused(listRecommendations, { params: { idUser: learner.idUser }, query: {} }, 401);
  await app.refused(listRecommendations, { params: { idUser: app.user.idUser }, query: {} }, 404, { as: learner });
  await app.refused(listRecommendations, { params: { idUser: learner.idUser }, query: { limit: 101 } }, 400, {
    as: learner,
  });
});

test('recommends by interests, finished trainings and colleagues, with the reason, and omits trainings that the person has or cannot enter [B7.1-14]', async () => {
  expect(await recommended(learner)).toEqual({
    totalRecords: 4,
    all: [
      ['de-interesse', 'Do seu interesse: Segurança'],
      ['livre', 'Do seu interesse: Dados'],
      ['dos-colegas', 'Concluído por 2 pessoas da sua área'],
      ['parecido', 'Mais sobre Elétrica, que você já concluiu'],
    ],
  });
});

test('cuts a page out of the same order', async () => {
  const { all } = await recommended(learner);
  expect(await recommended(learner, { offset: 1, limit: 2 })).toEqual({ totalRecords: 4, all: all.slice(1, 3) });
  expect(await recommended(learner, { offset: 40, limit: 2 })).toMatchObject({ all: [] });
});

test('recommends nothing to a person without interests, finished trainings or colleagues', async () => {
  const fresh = await app.makeUser(app.tenant, { department: '' });
  expect(await recommended(fresh)).toEqual({ totalRecords: 0, all: [] });
});

test('hides the block and the list when the tenant does not recommend', async () => {
  const home = async () =>
    (await app.ok(getNode, { params: { id: String(app.tenant.idCompany) } }, { as: learner })).blocks.map(
      ({ blockType }) => blockType,
    );
  expect(await home()).toEqual(['Recommendation', 'TitleSection']);
  await turnRecommendations(false, app.tenant);
  expect(await home()).toEqual(['TitleSection']);
  expect(
    await app.refused(listRecommendations, { params: { idUser: learner.idUser }, query: {} }, 404, { as: learner }),
  ).toMatchObject({
    code: 'learning.recommendations-off',
  });
  await turnRecommendations(true, app.tenant);
});

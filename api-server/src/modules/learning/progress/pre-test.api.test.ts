import { finishQuestionnaire, startQuestionnaire } from '@shared-kit/contracts/evaluations';
import {
  createContentEnrollment,
  createEnrollment,
  createNodeEnrollment,
  getEnrollment,
  getEnrollmentNode,
  getNavigationMap,
} from '@shared-kit/contracts/learning';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { switchModule } from '../../delivery/index.ts';
import { answerAll, makeEvaluation } from '../../evaluations/test/evaluation-factory.ts';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestUser } from '../../../test/index.ts';
import { importLearning } from '../test/training-import.ts';
import type { ImportedIds } from '../test/training-import.ts';

const message = 'Para acessar este conteúdo, é necessário realizar o pré-teste de conhecimento obrigatório.';
let app: TestApp;
let ids: ImportedIds;
let evaluation: { preTest: number; final: number };

beforeAll(async () => {
  app = await startTestApp();
  evaluation = { preTest: await makeEvaluation(app), final: await makeEvaluation(app) };
  const contents = { type: 'List', elements: [{ content: 'video-a' }, { node: 'modulo' }, { evaluation: 'final' }] };
  ids = await importLearning(
    app,
    {
      trainings: [
        {
          code: 'nr-10',
          catalog: 'catalogo',
          title: 'NR-10',
          selfEnrollment: true,
          blocks: [
            {
              type: 'PreTest',
              title: 'Pré-teste',
              elements: [{ evaluation: 'pre-teste', title: 'O que você já sabe' }],
            },
            contents,
          ],
          levels: [{ code: 'modulo', title: 'Módulo', blocks: [{ type: 'List', elements: [{ content: 'video-b' }] }] }],
        },
        {
          code: 'nr-35',
          catalog: 'catalogo',
          title: 'NR-35',
          selfEnrollment: true,
          blocks: [{ type: 'List', sequential: true, elements: [{ evaluation: 'final' }, { content: 'video-c' }] }],
        },
      ],
    },
    { evaluations: { 'pre-teste': evaluation.preTest, final: evaluation.final } },
  );
});
afterAll(() => app.close());

async function aLearner(nodeCode = 'nr-10') {
  const user = await app.makeUser();
  const { idUser } = user;
  const { idEnrollment } = await app.ok(createEnrollment, { body: { idUser, nodeCode, idTeam: null } }, { as: user });
  const { data } = await app.ok(createNodeEnrollment, { body: { idUser, idEnrollment, nodeCode } }, { as: user });
  return { user, idUser, idEnrollment, idNodeEnrollment: data.newId };
}
type Learner = Awaited<ReturnType<typeof aLearner>>;

const level = ({ user, idUser, idEnrollment }: Learner) =>
  app.ok(getEnrollment, { params: { idUser, idEnrollment } }, { as: user });
const locks = async (learner: Learner) =>
  (await level(learner)).node.blocks.flatMap((block) => block.elements.map(({ data }) => data.lock?.reason ?? null));
const watch = ({ idUser, idEnrollment, idNodeEnrollment }: Learner, content = 'video-a') => ({
  body: {
    idUser,
    idEnrollment,
    idNodeEnrollment,
    idContentItem: ids.content(content),
    progress: 100,
    status: 'COMPLETED' as const,
    grade: 0,
  },
});
const start = (
  { idUser, idEnrollment }: Learner,
  idEvaluation: number,
  questionnaireType: 'PRE_TEST' | 'KNOWLEDGE',
) => ({
  params: { idUser, idEnrollment, idEvaluation },
  body: { questionnaireType },
});

async function passPreTest(learner: Learner, user: TestUser = learner.user): Promise<void> {
  const call = start(learner, evaluation.preTest, 'PRE_TEST');
  const { idQuestionnaire } = await app.ok(startQuestionnaire, call, { as: user });
  const params = { ...call.params, idQuestionnaire };
  await answerAll({ app, user, params }, 0);
  await app.ok(finishQuestionnaire, { params }, { as: user });
}

test('locks everything on the page until its pre-test is finished, and returns the reason [B4.6-22]', async () => {
  const learner = await aLearner();
  expect(await locks(learner)).toEqual([null, 'PRE_TEST', 'PRE_TEST', 'PRE_TEST']);
  expect(await app.refused(createContentEnrollment, watch(learner), 403, { as: learner.user })).toMatchObject({
    code: 'learning.item-locked',
    message,
  });
  await app.refused(startQuestionnaire, start(learner, evaluation.final, 'KNOWLEDGE'), 403, { as: learner.user });
  const { idUser, idEnrollment } = learner;
  await app.refused(getEnrollmentNode, { params: { idUser, idEnrollment, idNode: 'modulo' } }, 403, {
    as: learner.user,
  });

  await app.ok(startQuestionnaire, start(learner, evaluation.preTest, 'PRE_TEST'), { as: learner.user });
  expect((await level(learner)).node.blocks[0]?.elements[0]?.data).toMatchObject({
    title: 'O que você já sabe',
    progressStatus: 'IN_PROGRESS',
    questionnaire: { finishDate: null },
  });
  await app.refused(createContentEnrollment, watch(learner), 403, { as: learner.user });

  await passPreTest(learner);
  expect(await locks(learner)).toEqual([null, null, null, null]);
  await app.ok(createContentEnrollment, watch(learner), { as: learner.user });
});

test('keeps the pre-test off the map and out of the progress and status of the training', async () => {
  const learner = await aLearner();
  await passPreTest(learner);
  const { nodeEnrollment, node } = await level(learner);
  expect(nodeEnrollment).toMatchObject({ progress: 0, status: 'NOT_ATTEMPTED' });
  expect(node.blocks[0]?.elements[0]?.data).toMatchObject({ progressStatus: 'COMPLETED', questionnaire: { grade: 0 } });
  const { idUser, idEnrollment } = learner;
  const map = await app.ok(getNavigationMap, { params: { idUser, idEnrollment }, query: {} }, { as: learner.user });
  expect(map.mapElements.map(({ elementType }) => elementType)).toEqual(['CONTENT', 'NODE', 'EVALUATION']);
});

test('accepts an evaluation only in the role that the page gives it, and a pre-test only from the learner', async () => {
  const learner = await aLearner();
  await app.refused(startQuestionnaire, start(learner, evaluation.final, 'PRE_TEST'), 404, { as: learner.user });
  await app.refused(startQuestionnaire, start(learner, evaluation.preTest, 'KNOWLEDGE'), 404, { as: learner.user });
  const other = await app.makeUser();
  await app.refused(startQuestionnaire, start(learner, evaluation.preTest, 'PRE_TEST'), 404, { as: other });
});

test('exempts a learner who had begun the page before it had a pre-test', async () => {
  const learner = await aLearner();
  await passPreTest(learner);
  await app.ok(createContentEnrollment, watch(learner), { as: learner.user });
  await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
    db.deleteFrom('questionnaires').where('id_enrollment', '=', learner.idEnrollment).execute(),
  );
  expect(await locks(learner)).toEqual([null, null, null, null]);
});

test('locks nothing by a pre-test or an evaluation in a sequence while the tenant has evaluations off', async () => {
  const learner = await aLearner();
  const follower = await aLearner('nr-35');
  expect(await locks(learner)).toEqual([null, 'PRE_TEST', 'PRE_TEST', 'PRE_TEST']);
  expect(await locks(follower)).toEqual([null, 'SEQUENCE']);
  await switchEvaluations(false);
  expect(await locks(learner)).toEqual([null, null]);
  await app.ok(createContentEnrollment, watch(learner), { as: learner.user });
  expect(await locks(follower)).toEqual([null]);
  await app.ok(createContentEnrollment, watch(follower, 'video-c'), { as: follower.user });
  await switchEvaluations(true);
  expect(await locks(await aLearner())).toEqual([null, 'PRE_TEST', 'PRE_TEST', 'PRE_TEST']);
});

async function switchEvaluations(enabled: boolean): Promise<void> {
  await switchModule(app.platform, app.tenant.key, 'evaluations', enabled);
}

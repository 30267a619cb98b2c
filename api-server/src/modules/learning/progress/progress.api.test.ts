import {
  createContentEnrollment,
  createEnrollment,
  createNodeEnrollment,
  getEnrollment,
  getEnrollmentNode,
  getNavigationMap,
  getStudentContent,
  recordContentAccess,
  updateContentEnrollment,
} from '@shared-kit/contracts/learning';
import {
  finishQuestionnaire,
  getQuestionnaire,
  saveAnswer,
  saveTime,
  startQuestionnaire,
} from '@shared-kit/contracts/evaluations';
import { expectForeignIdsAre404, startTestApp } from '../../../test/index.ts';
import type { TestApp, TestTenant, TestUser } from '../../../test/index.ts';
import { withTenant } from '../../../platform/database/tenant-db.ts';
import { makeEvaluation } from '../../evaluations/test/evaluation-factory.ts';
import { importLearning } from '../test/training-import.ts';
import type { ImportedIds } from '../test/training-import.ts';

let app: TestApp;
let exam: number;
let ids: ImportedIds;

beforeAll(async () => {
  app = await startTestApp();
  exam = await makeEvaluation(app, { masteryScore: 60 });
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
              type: 'List',
              sequential: true,
              elements: [{ content: 'video-1' }, { content: 'pagina-1' }, { evaluation: 'prova' }],
            },
          ],
        },
        {
          code: 'trilha',
          catalog: 'catalogo',
          title: 'Trilha',
          selfEnrollment: true,
          blocks: [{ type: 'List', sequential: true, elements: [{ node: 'modulo-1' }, { node: 'modulo-2' }] }],
          levels: [
            {
              code: 'modulo-1',
              title: 'Módulo 1',
              blocks: [{ type: 'List', parameters: { isSeekingBlocked: '1' }, elements: [{ content: 'video-m1' }] }],
            },
            { code: 'modulo-2', title: 'Módulo 2', blocks: [{ type: 'List', elements: [{ content: 'video-m2' }] }] },
          ],
        },
        {
          code: 'duas-vezes',
          catalog: 'catalogo',
          title: 'A mesma prova duas vezes',
          selfEnrollment: true,
          blocks: [{ type: 'List', elements: [{ node: 'parte-1' }, { node: 'parte-2' }] }],
          levels: [1, 2].map((part) => ({
            code: `parte-${part}`,
            title: `Parte ${part}`,
            blocks: [{ type: 'List', elements: [{ evaluation: 'prova' }] }],
          })),
        },
        {
          code: 'futura',
          catalog: 'catalogo',
          title: 'Turma futura',
          blocks: [{ type: 'List', elements: [{ content: 'video-f' }] }],
          classes: [{ key: 'futura', name: 'Futura', start: 'today+5d' }],
        },
      ],
    },
    { evaluations: { prova: exam } },
  );
});
afterAll(() => app.close());

interface Learner {
  readonly user: TestUser;
  readonly idUser: number;
  readonly idEnrollment: number;
  readonly idNodeEnrollment: number;
}

async function enrolled(
  nodeCode: string,
  tenant: TestTenant = app.tenant,
  idTeam: number | null = null,
): Promise<Learner> {
  const user = await app.makeUser(tenant);
  const at = { as: user, at: tenant };
  const { idEnrollment } = await app.ok(createEnrollment, { body: { idUser: user.idUser, nodeCode, idTeam } }, at);
  const { data } = await app.ok(createNodeEnrollment, { body: { idUser: user.idUser, idEnrollment, nodeCode } }, at);
  return { user, idUser: user.idUser, idEnrollment, idNodeEnrollment: data.newId };
}

const openBody = (
  { idUser, idEnrollment, idNodeEnrollment }: Learner,
  content: string,
  progress = 0,
  status: 'IN_PROGRESS' | 'COMPLETED' = 'IN_PROGRESS',
) => ({
  body: { idUser, idEnrollment, idNodeEnrollment, idContentItem: ids.content(content), progress, status, grade: 0 },
});

const complete = (learner: Learner, content: string) =>
  app.ok(createContentEnrollment, openBody(learner, content, 100, 'COMPLETED'), { as: learner.user });
const read = (learner: Learner) => app.ok(getEnrollment, { params: learner }, { as: learner.user });
const contentParams = (learner: Learner, content: string) => ({
  params: { ...learner, idContentItem: ids.content(content) },
});

describe('sequential training', () => {
  test('rejects a later element and names the one to do first [B4.3-01]', async () => {
    const ana = await enrolled('nr-10');
    const expected = {
      code: 'learning.item-locked',
      message: 'Conclua “video-1” para liberar este item.',
      issues: [{ path: `blockedBy.CONTENT.${ids.content('video-1')}`, message: 'video-1' }],
    };
    expect(await app.refused(getStudentContent, contentParams(ana, 'pagina-1'), 403, { as: ana.user })).toMatchObject(
      expected,
    );
    expect(
      await app.refused(createContentEnrollment, openBody(ana, 'pagina-1', 100, 'COMPLETED'), 403, { as: ana.user }),
    ).toMatchObject(expected);
    const { node } = await read(ana);
    expect(node.blocks[0]?.elements.map(({ data }) => data.lock?.blockedBy?.title ?? null)).toEqual([
      null,
      'video-1',
      'pagina-1',
    ]);
  });

  test('rejects the start of a locked evaluation; passing an open one finishes the training [B4.3-02] [B4.1-10]', async () => {
    const ana = await enrolled('nr-10');
    const start = () =>
      app.call(
        startQuestionnaire,
        { params: { ...ana, idEvaluation: exam }, body: { questionnaireType: 'KNOWLEDGE' } },
        { as: ana.user },
      );
    expect((await start()).body).toMatchObject({ code: 'learning.item-locked' });
    await complete(ana, 'video-1');
    const page = await complete(ana, 'pagina-1');
    expect(page).toMatchObject({
      nodeEnrollment: { progress: 66, status: 'IN_PROGRESS' },
      enrollmentStatus: 'IN_PROGRESS',
      enrollmentProgress: 66,
    });
    expect((await start()).status).toBe(200);
    await pass(ana);
    const { enrollment, nodeEnrollment, node } = await read(ana);
    expect(enrollment).toMatchObject({ status: 'PASSED', progress: 100, finishDate: expect.any(String) });
    expect(nodeEnrollment).toMatchObject({ status: 'PASSED', progress: 100, grade: 100 });
    expect(node.blocks[0]?.elements[2]?.data).toMatchObject({
      progressStatus: 'PASSED',
      contentProgress: 100,
      questionnaire: { finishDate: expect.any(String) },
    });
  });

  test('keeps the training open after a failed try of an evaluation', async () => {
    const eva = await enrolled('nr-10');
    await complete(eva, 'video-1');
    await complete(eva, 'pagina-1');
    await pass(eva, false);
    expect((await read(eva)).enrollment).toMatchObject({ status: 'IN_PROGRESS', progress: 99 });
  });
});

test('finishes both parts and the training with an evaluation that is in two parts', async () => {
  const ana = await enrolled('duas-vezes');
  for (const nodeCode of ['parte-1', 'parte-2'])
    await app.ok(createNodeEnrollment, { body: { ...ana, nodeCode } }, { as: ana.user });
  await pass(ana);
  expect((await read(ana)).enrollment).toMatchObject({ status: 'PASSED', progress: 100 });
  const later = await enrolled('duas-vezes');
  await app.ok(createNodeEnrollment, { body: { ...later, nodeCode: 'parte-1' } }, { as: later.user });
  await pass(later);
  expect((await read(later)).enrollment).toMatchObject({ status: 'IN_PROGRESS', progress: 50 });
  await app.ok(createNodeEnrollment, { body: { ...later, nodeCode: 'parte-2' } }, { as: later.user });
  expect((await read(later)).enrollment).toMatchObject({ status: 'PASSED', progress: 100 });
});

async function pass(learner: Learner, rightly = true): Promise<void> {
  const as = { as: learner.user };
  const base = { ...learner, idEvaluation: exam };
  const { idQuestionnaire } = await app.ok(
    startQuestionnaire,
    { params: base, body: { questionnaireType: 'KNOWLEDGE' } },
    as,
  );
  const params = { ...base, idQuestionnaire };
  await app.ok(saveTime, { params, body: { timeLeft: null } }, as);
  const { answers } = await app.ok(getQuestionnaire, { params }, as);
  const right = rightly ? [['4'], ['2', '4'], ['Verdadeiro']] : [['3'], ['3'], ['Falso']];
  for (const [index, { idAnswer, question }] of answers.entries()) {
    const answerData = question.options
      .filter(({ description }) => right[index]?.includes(description))
      .map(({ idQuestionOption }) => ({ idQuestionOption }));
    await app.ok(
      saveAnswer,
      { params: { ...params, idAnswer }, body: { answerData, writer: 'teste', sequence: index } },
      as,
    );
  }
  await app.ok(finishQuestionnaire, { params }, as);
}

describe('content enrolments', () => {
  test('never lowers the progress and never undoes a completion [B7.2-04] [B7.2-05] [B3-03]', async () => {
    const ana = await enrolled('nr-10');
    const as = { as: ana.user };
    const { contentEnrollment } = await app.ok(createContentEnrollment, openBody(ana, 'video-1', 40), as);
    expect(contentEnrollment).toMatchObject({
      status: 'IN_PROGRESS',
      progress: 40,
      grade: 0,
      finishDate: null,
      idContentType: 2,
    });
    const put = (progress: number, status: 'IN_PROGRESS' | 'COMPLETED') =>
      app.ok(
        updateContentEnrollment,
        { params: { id: contentEnrollment.idContentEnrollment }, body: { status, grade: 0, progress } },
        as,
      );
    expect((await put(10, 'IN_PROGRESS')).contentEnrollment.progress).toBe(40);
    expect((await put(100, 'IN_PROGRESS')).contentEnrollment).toMatchObject({ progress: 99, status: 'IN_PROGRESS' });
    const done = await put(100, 'COMPLETED');
    expect(done.contentEnrollment).toMatchObject({
      status: 'COMPLETED',
      progress: 100,
      grade: 0,
      finishDate: expect.any(String),
    });
    expect((await put(20, 'IN_PROGRESS')).contentEnrollment).toEqual(
      expect.objectContaining({ status: 'COMPLETED', progress: 100, finishDate: done.contentEnrollment.finishDate }),
    );
  });

  test('answers 404 to other people and other tenants', async () => {
    const ana = await enrolled('nr-10');
    const bruno = await enrolled('nr-10');
    const { contentEnrollment } = await app.ok(createContentEnrollment, openBody(ana, 'video-1'), { as: ana.user });
    const update = {
      params: { id: contentEnrollment.idContentEnrollment },
      body: { status: 'COMPLETED', grade: 0, progress: 100 },
    } as const;
    await app.refused(updateContentEnrollment, update, 404, { as: bruno.user });
    await app.refused(createContentEnrollment, openBody(ana, 'video-1'), 404, { as: bruno.user });
    await app.refused(
      createContentEnrollment,
      openBody({ ...bruno, idNodeEnrollment: ana.idNodeEnrollment }, 'video-1'),
      404,
      { as: bruno.user },
    );
    await app.refused(getStudentContent, contentParams(ana, 'video-1'), 404, { as: bruno.user });
    await app.refused(getEnrollment, { params: { ...ana, idUser: bruno.idUser } }, 404, { as: bruno.user });
    await importLearning(
      app,
      {
        trainings: [
          {
            code: 'deles',
            catalog: 'catalogo',
            title: 'Deles',
            selfEnrollment: true,
            blocks: [{ type: 'List', elements: [{ content: 'video-d' }] }],
          },
        ],
      },
      {},
      app.otherTenant,
    );
    const theirs = await enrolled('deles', app.otherTenant);
    const idUser = app.user.idUser;
    await expectForeignIdsAre404(app, getEnrollment, { params: { idUser, idEnrollment: theirs.idEnrollment } });
    await expectForeignIdsAre404(app, getEnrollmentNode, {
      params: { idUser, idEnrollment: theirs.idEnrollment, idNode: 'deles' },
    });
    await expectForeignIdsAre404(app, getNavigationMap, {
      params: { idUser, idEnrollment: theirs.idEnrollment },
      query: {},
    });
    await expectForeignIdsAre404(app, createNodeEnrollment, {
      body: { idUser, idEnrollment: theirs.idEnrollment, nodeCode: 'deles' },
    });
    await expectForeignIdsAre404(app, recordContentAccess, {
      params: { id: ids.content('video-1') },
      body: { idEnrollment: theirs.idEnrollment, type: 'ACCESS_CONTENT', progress: 100 },
    });
    await expectForeignIdsAre404(app, getStudentContent, contentParams({ ...theirs, idUser }, 'video-1'));
  });

  test('rejects bad input and names the field', async () => {
    const ana = await enrolled('nr-10');
    const body = { ...openBody(ana, 'video-1').body, progress: 101, status: 'PASSED' as never };
    const reply = await app.call(createContentEnrollment, { body }, { as: ana.user });
    expect(reply).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  });

  test("awards the tenant's points once on completion", async () => {
    await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
      db
        .insertInto('points_rules')
        .values({ event: 'content-completed', name: 'Conteúdo concluído', points: 15 })
        .execute(),
    );
    const ana = await enrolled('trilha');
    const { data } = await app.ok(createNodeEnrollment, { body: { ...ana, nodeCode: 'modulo-1' } }, { as: ana.user });
    const inModule = { ...ana, idNodeEnrollment: data.newId };
    expect((await app.ok(createContentEnrollment, openBody(inModule, 'video-m1'), { as: ana.user })).points).toBeNull();
    expect((await complete(inModule, 'video-m1')).points).toEqual({ earnPoints: 15, totalUserPoints: 15 });
    expect((await complete(inModule, 'video-m1')).points).toEqual({ earnPoints: 0, totalUserPoints: 15 });
  });

  test('records access only to a content of the training [B7.2-06] [B7.2-07] [B7.2-08] [B7.2-28]', async () => {
    const ana = await enrolled('nr-10');
    const record = (content: string) =>
      ({
        params: { id: ids.content(content) },
        body: { idEnrollment: ana.idEnrollment, type: 'ACCESS_CONTENT', progress: 100 },
      }) as const;
    await app.ok(recordContentAccess, record('video-1'), { as: ana.user });
    await app.ok(recordContentAccess, record('video-1'), { as: ana.user });
    await app.refused(recordContentAccess, record('video-m1'), 404, { as: ana.user });
  });

  test('returns a content with its enrolment only once its node was opened [B7.2-09] [B7.2-10] [B7.2-29]', async () => {
    const ana = await enrolled('nr-10');
    expect(await app.ok(getStudentContent, contentParams(ana, 'video-1'), { as: ana.user })).toMatchObject({
      content: { idContentType: 2 },
      contentEnrollment: null,
      nodeTitle: 'NR-10',
    });
    await app.refused(getStudentContent, contentParams({ ...ana, idNodeEnrollment: 999999 }, 'video-1'), 404, {
      as: ana.user,
    });
    await app.refused(getStudentContent, contentParams(ana, 'video-m1'), 404, { as: ana.user });
  });
});

test('blocks seeking where the block that contains the content says so [B4.3-26]', async () => {
  const free = await enrolled('nr-10');
  expect(await app.ok(getStudentContent, contentParams(free, 'video-1'), { as: free.user })).toMatchObject({
    isSeekingBlocked: 0,
  });
  const ana = await enrolled('trilha');
  const { data } = await app.ok(
    createNodeEnrollment,
    { body: { idUser: ana.idUser, idEnrollment: ana.idEnrollment, nodeCode: 'modulo-1' } },
    { as: ana.user },
  );
  expect(
    await app.ok(getStudentContent, contentParams({ ...ana, idNodeEnrollment: data.newId }, 'video-m1'), {
      as: ana.user,
    }),
  ).toMatchObject({ isSeekingBlocked: 1 });
});

describe('levels', () => {
  test('opens a module when the previous one is done, and rolls it up into the training [B7.2-03] [B3-04]', async () => {
    const ana = await enrolled('trilha');
    const as = { as: ana.user };
    const enter = (nodeCode: string) => ({ body: { idUser: ana.idUser, idEnrollment: ana.idEnrollment, nodeCode } });
    expect(await app.refused(createNodeEnrollment, enter('modulo-2'), 403, as)).toMatchObject({
      code: 'learning.item-locked',
      issues: [{ message: 'Módulo 1' }],
    });
    await app.refused(getEnrollmentNode, { params: { ...ana, idNode: 'modulo-2' } }, 403, as);
    await app.refused(createNodeEnrollment, enter('nr-10'), 404, as);
    const { data: first } = await app.ok(createNodeEnrollment, enter('modulo-1'), as);
    expect((await app.ok(createNodeEnrollment, enter('modulo-1'), as)).data).toEqual(first);
    const done = await complete({ ...ana, idNodeEnrollment: first.newId }, 'video-m1');
    expect(done).toMatchObject({
      nodeEnrollment: { status: 'COMPLETED', progress: 100 },
      enrollmentStatus: 'IN_PROGRESS',
      enrollmentProgress: 50,
    });
    const { data: second } = await app.ok(createNodeEnrollment, enter('modulo-2'), as);
    expect(await complete({ ...ana, idNodeEnrollment: second.newId }, 'video-m2')).toMatchObject({
      enrollmentStatus: 'COMPLETED',
      enrollmentProgress: 100,
    });
    expect(await app.ok(getEnrollmentNode, { params: { ...ana, idNode: 'modulo-2' } }, as)).toMatchObject({
      node: { title: 'Módulo 2' },
      nodeEnrollment: { status: 'COMPLETED' },
    });
  });

  test("lists a node's elements on the map, and everything below on the full map [B7.1-09] [B3-07]", async () => {
    const ana = await enrolled('trilha');
    const params = { idUser: ana.idUser, idEnrollment: ana.idEnrollment };
    const short = await app.ok(getNavigationMap, { params, query: {} }, { as: ana.user });
    expect(short).toMatchObject({
      title: 'Trilha',
      nodeEnrollment: { idNodeEnrollment: ana.idNodeEnrollment },
      mapElements: [
        { title: 'Módulo 1', mapElements: [] },
        { title: 'Módulo 2', lock: { reason: 'SEQUENCE' } },
      ],
    });
    const full = await app.ok(getNavigationMap, { params, query: { fullMap: 1 } }, { as: ana.user });
    expect(
      full.mapElements.map((node) =>
        node.mapElements.map((element) => [element.elementType, element.title, element.nodeCode]),
      ),
    ).toEqual([[['CONTENT', 'video-m1', 'modulo-1']], [['CONTENT', 'video-m2', 'modulo-2']]]);
    const ofModule = await app.ok(getNavigationMap, { params, query: { nodeCode: 'modulo-1' } }, { as: ana.user });
    expect(ofModule.mapElements).toHaveLength(1);
    await app.refused(getNavigationMap, { params, query: { nodeCode: 'nr-10' } }, 404, { as: ana.user });
  });

  test('shows an evaluation on the map as 0, 50 or 100 [B4.2-08]', async () => {
    const ana = await enrolled('nr-10');
    const mapped = async () =>
      (await app.ok(getNavigationMap, { params: ana, query: {} }, { as: ana.user })).mapElements[2];
    expect(await mapped()).toMatchObject({ progress: 0, questionnaire: null });
    await complete(ana, 'video-1');
    await complete(ana, 'pagina-1');
    await app.ok(
      startQuestionnaire,
      { params: { ...ana, idEvaluation: exam }, body: { questionnaireType: 'KNOWLEDGE' } },
      { as: ana.user },
    );
    expect(await mapped()).toMatchObject({ progress: 50, status: 'IN_PROGRESS' });
    await pass(ana);
    expect(await mapped()).toMatchObject({ progress: 100, status: 'PASSED' });
  });
});

test('admits nobody to a class that has not started [B4.3-08]', async () => {
  const user = await app.makeUser();
  const { idEnrollment } = await app.ok(
    createEnrollment,
    { body: { idUser: user.idUser, nodeCode: 'futura', idTeam: ids.team('futura') } },
    { as: user },
  );
  expect(
    await app.refused(createNodeEnrollment, { body: { idUser: user.idUser, idEnrollment, nodeCode: 'futura' } }, 403, {
      as: user,
    }),
  ).toMatchObject({ code: 'learning.item-locked' });
  const { node } = await app.ok(getEnrollment, { params: { idUser: user.idUser, idEnrollment } }, { as: user });
  expect(node.lock).toMatchObject({ reason: 'NOT_STARTED' });
});

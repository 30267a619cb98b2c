import {
  createContentEnrollment,
  createEnrollment,
  createNodeEnrollment,
  getEnrollment,
  getStudentContent,
} from '@shared-kit/contracts/learning';
import { startQuestionnaire } from '@shared-kit/contracts/evaluations';
import {
  app,
  complete,
  contentParams,
  enrolled,
  exam,
  ids,
  openBody,
  pass,
  startProgressApp,
} from '../test/progress.fixtures.ts';
import type { Learner } from '../test/progress.fixtures.ts';

const read = (learner: Learner) => app.ok(getEnrollment, { params: learner }, { as: learner.user });

startProgressApp();

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

import {
  createContentEnrollment,
  createNodeEnrollment,
  getEnrollment,
  getEnrollmentNode,
  getNavigationMap,
  getStudentContent,
  recordContentAccess,
  updateContentEnrollment,
} from '@shared-kit/contracts/learning';
import { expectForeignIdsAre404 } from '../../../test/index.ts';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { importLearning } from '../test/training-import.ts';
import { app, complete, contentParams, enrolled, ids, openBody, startProgressApp } from '../test/progress.fixtures.ts';

startProgressApp();

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

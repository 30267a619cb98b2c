import { createNodeEnrollment, getEnrollmentNode, getNavigationMap } from '@shared-kit/contracts/learning';
import { startQuestionnaire } from '@shared-kit/contracts/evaluations';
import { app, complete, enrolled, exam, pass, startProgressApp } from '../test/progress.fixtures.ts';

startProgressApp();

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

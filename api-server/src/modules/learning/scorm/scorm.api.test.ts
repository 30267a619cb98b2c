import {
  getNavigationMap,
  getScormLessons,
  getScormNetworkTest,
  getStudentContent,
  playScorm,
  saveScormProgress,
} from '@shared-kit/contracts/learning';
import { expectForeignIdsAre404 } from '../../../test/index.ts';
import { lessonsOf, saveScorm } from './test/scorm-learner.ts';
import { app, commit, done, ids, learner, play, sco, startScormApp } from './test/scorm.fixtures.ts';
import type { Learner } from './test/scorm.fixtures.ts';

const lessons = (one: Learner) => lessonsOf(app, one);
const save = (one: Learner) => saveScorm(app, one);

startScormApp();

test('returns the lessons of a content with status, grade, time and prerequisites [B3-09]', async () => {
  const one = await learner('curso', 'pacote');
  const before = await lessons(one);
  expect(before).toMatchObject({
    processingStatus: 'DONE',
    scormStatus: 'SUCCESS',
    totalScos: 3,
    progress: 0,
    status: 'NOT_ATTEMPTED',
  });
  expect(
    before.scos.map(({ title, masteryScore, scoEnrollment, blockedBy }) => [
      title,
      masteryScore,
      scoEnrollment.prerequisitesMet,
      blockedBy.map((by) => by.title),
    ]),
  ).toEqual([
    ['Riscos', 70, 1, []],
    ['Medidas', null, 0, ['Riscos']],
    ['Prova', null, 0, ['Riscos', 'Medidas']],
  ]);
  const { token } = await play(one, 'Riscos');
  app.clock.advance(60_000);
  await commit(token, 1, done, { sessionTime: 45, terminated: true });
  expect((await sco(one, 'Riscos')).scoEnrollment).toMatchObject({
    status: 'PASSED',
    grade: 90,
    numberOfAccess: 1,
    totalTime: 45,
    finishDate: expect.any(String),
    prerequisitesMet: 1,
  });
});

test('rejects a lesson with unmet prerequisites and opens it once they are met [B4.3-09]', async () => {
  const one = await learner('curso', 'pacote');
  const { idSco } = await sco(one, 'Medidas');
  const refusal = await app.refused(playScorm, { body: { ...one.place, idSco } }, 403, { as: one.as });
  expect(refusal).toMatchObject({
    code: 'learning.prerequisites-not-met',
    message: 'Conclua “Riscos” para liberar esta lição.',
  });
  const { token } = await play(one, 'Riscos');
  await commit(token, 1, { 'cmi.core.lesson_status': 'completed', 'cmi.core.score.raw': '40' }, { terminated: true });
  expect((await sco(one, 'Riscos')).scoEnrollment).toMatchObject({ status: 'FAILED', grade: 40 });
  await app.refused(playScorm, { body: { ...one.place, idSco } }, 403, { as: one.as });
  await commit((await play(one, 'Riscos')).token, 1, done, { terminated: true });
  expect((await play(one, 'Medidas')).mode).toBe('normal');
});

test('returns the address and the current, next and previous lesson of a visit [B7.2-11]', async () => {
  const one = await learner('curso', 'pacote');
  const first = await play(one, 'Riscos');
  expect(first.url).toMatch(/^http:\/\/localhost:3001\/scorm\/play\?t=/);
  expect([first.previousItem, first.currentItem, first.nextItem]).toMatchObject([
    null,
    { title: 'Riscos', status: 'IN_PROGRESS' },
    { title: 'Medidas', prerequisitesMet: 0 },
  ]);
  await commit(first.token, 1, done, { terminated: true });
  const second = await play(one, 'Medidas');
  expect([second.previousItem, second.nextItem]).toMatchObject([
    { title: 'Riscos', status: 'PASSED' },
    { title: 'Prova' },
  ]);
});

test('completes the content with its last lesson, which unlocks the next element and earns its points once [B7.2-12] [B7.2-13]', async () => {
  const one = await learner('curso', 'pacote');
  for (const title of ['Riscos', 'Medidas', 'Prova'])
    await commit((await play(one, title)).token, 1, done, { terminated: true });
  const saved = await save(one);
  expect(saved).toMatchObject({
    status: 'PASSED',
    progress: 100,
    contentEnrollment: { status: 'PASSED', grade: 90 },
    enrollmentStatus: 'IN_PROGRESS',
    points: { earnPoints: 10, totalUserPoints: 10 },
  });
  expect((await save(one)).points).toEqual(saved.points);
  const { as, place } = one;
  const open = {
    idUser: as.idUser,
    idEnrollment: place.idEnrollment,
    idNodeEnrollment: place.idNodeEnrollment,
    idContentItem: ids.content('depois'),
  };
  await app.ok(getStudentContent, { params: open }, { as });
});

test('shows a package on the map as 0 before the start, 50 in progress, 100 once finished or failed [B4.2-07] [B4.2-16]', async () => {
  const one = await learner('um', 'simples');
  const progress = async () => {
    const { mapElements } = await app.ok(
      getNavigationMap,
      { params: { idUser: one.as.idUser, idEnrollment: one.place.idEnrollment }, query: {} },
      { as: one.as },
    );
    return mapElements.map((element) => element.progress);
  };
  expect(await progress()).toEqual([0]);
  const { token } = await play(one, 'Única');
  expect(await progress()).toEqual([50]);
  await commit(token, 1, { 'cmi.core.lesson_status': 'completed', 'cmi.core.score.raw': '10' });
  expect(await progress()).toEqual([100]);
});

test("never returns the address of a package's file", async () => {
  const { as, place } = await learner('um', 'simples');
  const { content } = await app.ok(getStudentContent, { params: { ...place, idUser: as.idUser } }, { as });
  expect(content.contentLocation).toBe('');
});

test('reports a waiting or broken package and rejects its visit [B4.5-03]', async () => {
  const waiting = await learner('espera', 'pendente');
  expect(await lessons(waiting)).toMatchObject({ processingStatus: 'PENDING', scormStatus: 'WAITING', scos: [] });
  const broken = await learner('espera', 'quebrado');
  expect(await lessons(broken)).toMatchObject({ processingStatus: 'ERROR', scormStatus: 'FAILED', scos: [] });
  const refusal = await app.refused(playScorm, { body: { ...broken.place, idSco: 1 } }, 409, { as: broken.as });
  expect(refusal.code).toBe('learning.scorm-not-ready');
});

test('returns neither lessons nor a visit for a locked content', async () => {
  const one = await learner('fechado', 'trancado');
  const { idContentItem, ...query } = one.place;
  expect(await app.refused(getScormLessons, { params: { idContentItem }, query }, 403, { as: one.as })).toMatchObject({
    code: 'learning.item-locked',
  });
  await app.refused(playScorm, { body: { ...one.place, idSco: 1 } }, 403, { as: one.as });
});

test('answers 404 for a content of another person or tenant, or on no open page', async () => {
  const one = await learner('um', 'simples');
  const { idSco } = await sco(one, 'Única');
  const stranger = await app.makeUser();
  const { idContentItem, ...query } = one.place;
  for (const as of [stranger, app.otherUser]) {
    const at = as === app.otherUser ? app.otherTenant : app.tenant;
    await app.refused(getScormLessons, { params: { idContentItem }, query }, 404, { as, at });
    await app.refused(playScorm, { body: { ...one.place, idSco } }, 404, { as, at });
    await app.refused(saveScormProgress, { body: { ...one.place, idUser: as.idUser } }, 404, { as, at });
  }
  await expectForeignIdsAre404(app, saveScormProgress, { body: { ...one.place, idUser: one.as.idUser } }, stranger);
  await app.refused(playScorm, { body: { ...one.place, idSco: 999_999 } }, 404, { as: one.as });
  await app.refused(playScorm, { body: { idEnrollment: 0, idContentItem, idSco } }, 404, { as: one.as });
  for (const [endpoint, input] of [
    [getScormLessons, { params: { idContentItem }, query }],
    [playScorm, { body: { ...one.place, idSco } }],
  ] as const)
    await app.refused(endpoint, input as never, 401);
});

test('returns no network test without a content network [B4.5-09] [B7.7-08]', async () => {
  expect(await app.ok(getScormNetworkTest, {}, { as: app.user })).toEqual({ url: null });
  const one = await learner('um', 'simples');
  const { idSco } = await sco(one, 'Única');
  const { url } = await app.ok(playScorm, { body: { ...one.place, idSco, useCdn: true } }, { as: one.as });
  expect(url).toMatch(/^http:\/\/localhost:3001\//);
});

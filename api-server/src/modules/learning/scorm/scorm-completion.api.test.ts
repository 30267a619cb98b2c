import { commitScorm, playScorm } from '@shared-kit/contracts/learning';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp } from '../../../test/index.ts';
import { givePoints } from '../../content/test/content-factory.ts';
import { makeEvaluation } from '../../evaluations/test/evaluation-factory.ts';
import { importLearning } from '../test/training-import.ts';
import type { ImportedIds } from '../test/training-import.ts';
import { loadVisit } from './visits/load-visit.service.ts';
import { package12, putPackage } from './test/package-factory.ts';
import { commitLesson, lessonOf, playLesson, saveScorm, scormLearner } from './test/scorm-learner.ts';

let app: TestApp;
let ids: ImportedIds;

beforeAll(async () => {
  app = await startTestApp();
  await givePoints(app, app.tenant, { 'content-completed': 10, 'training-completed': 50 });
  const survey = await makeEvaluation(app, {
    type: 'STUDENT_IMPACT',
    masteryScore: 0,
    parameters: {},
    questions: [{ key: 'q1', type: 'COMMENT', statement: 'O que mudou?' }],
  });
  const training = (code: string, content: string, more = {}) => ({
    code,
    catalog: 'catalogo',
    title: code,
    selfEnrollment: true,
    blocks: [{ type: 'List', elements: [{ content }] }],
    ...more,
  });
  const closing = [{ key: 'turma', name: 'Turma', accessAfterCompletion: false }];
  ids = await importLearning(
    app,
    {
      trainings: [
        training('aberto', 'simples'),
        training('com-impacto', 'seguido', { studentImpactEvaluation: { evaluation: 'impacto' } }),
        training('fecha', 'ultimo', { classes: closing }),
      ],
    },
    { evaluations: { impacto: survey }, impactEvaluations: { 'STUDENT_IMPACT/impacto': survey } },
  );
  for (const content of ['simples', 'seguido', 'ultimo']) {
    await putPackage(
      app,
      app.tenant,
      ids.content(content),
      package12({ S: { title: 'Única', extra: '<adlcp:masteryscore>70</adlcp:masteryscore>' } }),
    );
  }
});
afterEach(() => app.clock.reset());
afterAll(() => app.close());

const passed = { 'cmi.core.lesson_status': 'completed', 'cmi.core.score.raw': '90' };
const visitOf = (token: string) =>
  withTenant(app.platform.database.db, app.tenant.idApp, (db) => loadVisit(db, token, app.clock.now()));

test('returns the impact evaluation of a lesson that finishes the training, whenever and however often the save is sent [B4.10-01]', async () => {
  const one = await scormLearner(app, 'com-impacto', ids.content('seguido'));
  const { token } = await playLesson(app, one, 'Única');
  expect((await saveScorm(app, one)).impactEvaluation).toBeNull();
  await commitLesson(app, token, 1, passed, { terminated: true });
  app.clock.advance(30 * 60_000);
  const saved = await saveScorm(app, one);
  expect(saved.impactEvaluation).toMatchObject({
    idEnrollment: one.place.idEnrollment,
    title: 'com-impacto',
    availableUntilDays: 30,
  });
  expect((await saveScorm(app, one)).impactEvaluation).toEqual(saved.impactEvaluation);
});

test('grades a lesson only with a score and only once it is over', async () => {
  const one = await scormLearner(app, 'aberto', ids.content('simples'));
  await commitLesson(app, (await playLesson(app, one, 'Única')).token, 1, {
    'cmi.core.lesson_status': 'incomplete',
    'cmi.core.score.raw': '0',
  });
  expect((await saveScorm(app, one)).nodeEnrollment).toMatchObject({ status: 'IN_PROGRESS', grade: null });
  const other = await scormLearner(app, 'aberto', ids.content('simples'));
  await commitLesson(
    app,
    (await playLesson(app, other, 'Única')).token,
    1,
    { 'cmi.core.lesson_status': 'completed' },
    { terminated: true },
  );
  expect((await saveScorm(app, other)).nodeEnrollment).toMatchObject({ status: 'COMPLETED', grade: null });
});

test('returns the result of the last lesson of a training that closes on completion', async () => {
  const one = await scormLearner(app, 'fecha', ids.content('ultimo'), ids.team('turma'));
  await commitLesson(app, (await playLesson(app, one, 'Única')).token, 1, passed, { terminated: true });
  expect(await saveScorm(app, one)).toMatchObject({
    status: 'PASSED',
    enrollmentStatus: 'PASSED',
    points: { earnPoints: 60 },
    impactEvaluation: null,
  });
});

test.each([
  ['aberto', 'simples'],
  ['fecha', 'ultimo'],
])('counts the score of a lesson that reports its completion first (%s)', async (code, content) => {
  const one = await scormLearner(app, code, ids.content(content), code === 'fecha' ? ids.team('turma') : null);
  const { token } = await playLesson(app, one, 'Única');
  await commitLesson(app, token, 1, { 'cmi.core.lesson_status': 'completed' });
  await commitLesson(app, token, 2, passed, { terminated: true });
  const saved = await saveScorm(app, one);
  expect(saved.contentEnrollment).toMatchObject({ status: 'PASSED', grade: 90 });
  expect(saved.nodeEnrollment).toMatchObject({ status: 'PASSED', grade: 90 });
  expect(saved.enrollmentStatus).toBe('PASSED');
});

test('resumes a lesson that was completed but not ended, because its score may follow', async () => {
  const one = await scormLearner(app, 'aberto', ids.content('simples'));
  const at = { 'cmi.core.lesson_status': 'completed', 'cmi.core.lesson_location': 'p8', 'cmi.core.exit': 'suspend' };
  await commitLesson(app, (await playLesson(app, one, 'Única')).token, 1, at, { terminated: true });
  const again = await playLesson(app, one, 'Única');
  expect(again.mode).toBe('normal');
  await commitLesson(app, again.token, 1, { ...at, 'cmi.core.lesson_status': 'incomplete' });
  expect((await lessonOf(app, one, 'Única')).scoEnrollment.status).toBe('COMPLETED');
  await commitLesson(app, again.token, 2, { ...at, ...passed }, { terminated: true });
  expect((await lessonOf(app, one, 'Única')).scoEnrollment).toMatchObject({ status: 'PASSED', grade: 90 });
  expect((await playLesson(app, one, 'Única')).mode).toBe('review');
});

test('stores only the position of a review, and counts nothing else of it', async () => {
  const one = await scormLearner(app, 'aberto', ids.content('simples'));
  await commitLesson(
    app,
    (await playLesson(app, one, 'Única')).token,
    1,
    { ...passed, 'cmi.core.lesson_location': 'p9', 'cmi.core.exit': 'suspend' },
    { terminated: true },
  );
  const review = await playLesson(app, one, 'Única');
  expect(review.mode).toBe('review');
  const place = { 'cmi.core.lesson_location': 'p2', 'cmi.suspend_data': 'vi a 2' };
  await commitLesson(
    app,
    review.token,
    2,
    { ...place, 'cmi.core.lesson_status': 'failed', 'cmi.core.score.raw': '5' },
    { sessionTime: 50 },
  );
  await commitLesson(app, review.token, 1, { 'cmi.core.lesson_location': 'p1' });
  expect((await lessonOf(app, one, 'Única')).scoEnrollment).toMatchObject({
    status: 'PASSED',
    grade: 90,
    totalTime: 1,
  });
  const next = await visitOf((await playLesson(app, one, 'Única')).token);
  expect(next?.cmi).toMatchObject({
    ...place,
    ...passed,
    'cmi.core.entry': 'resume',
    'cmi.core.lesson_mode': 'review',
    'cmi.core.credit': 'no-credit',
  });
});

test('avoids a deadlock when a lesson ends in one tab while another tab opens it', async () => {
  const people = await Promise.all(
    Array.from({ length: 10 }, () => scormLearner(app, 'aberto', ids.content('simples'))),
  );
  for (const [index, one] of people.entries()) {
    const { token, currentItem } = await playLesson(app, one, 'Única');
    const opened = app.call(playScorm, { body: { ...one.place, idSco: currentItem.idSco } }, { as: one.as });
    // The delay grows each time, so that one call falls between the other's two locks.
    await new Promise((resolve) => setTimeout(resolve, index * 4));
    const ended = app.call(commitScorm, {
      body: { token, sequence: 1, cmi: passed, sessionTime: 1, terminated: true },
    });
    expect([(await opened).status, (await ended).status]).toEqual([200, 200]);
    expect(await saveScorm(app, one)).toMatchObject({ status: 'PASSED', enrollmentStatus: 'PASSED' });
  }
});

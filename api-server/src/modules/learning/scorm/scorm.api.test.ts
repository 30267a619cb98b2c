import {
  commitScorm,
  createContentEnrollment,
  getNavigationMap,
  getScormLessons,
  getScormNetworkTest,
  getStudentContent,
  playScorm,
  saveScormProgress,
} from '@shared-kit/contracts/learning';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { expectForeignIdsAre404, startTestApp } from '../../../test/index.ts';
import type { TestApp } from '../../../test/index.ts';
import { withTenant } from '../../../platform/database/tenant-db.ts';
import { givePoints } from '../../content/test/content-factory.ts';
import { importLearning } from '../test/training-import.ts';
import type { ImportedIds } from '../test/training-import.ts';
import { scormPackages } from './scorm-package.repository.ts';
import { package12, putPackage, zipOf } from './test/package-factory.ts';
import { commitLesson, lessonOf, lessonsOf, playLesson, saveScorm, scormLearner } from './test/scorm-learner.ts';
import type { ScormLearner } from './test/scorm-learner.ts';

let app: TestApp;
let ids: ImportedIds;

const chained = package12({
  A: { title: 'Riscos', extra: '<adlcp:masteryscore>70</adlcp:masteryscore>' },
  B: { title: 'Medidas', extra: '<adlcp:prerequisites type="aicc_script">A</adlcp:prerequisites>' },
  C: { title: 'Prova', extra: '<adlcp:prerequisites type="aicc_script">A&amp;B</adlcp:prerequisites>' },
});

beforeAll(async () => {
  app = await startTestApp();
  await givePoints(app, app.tenant, { 'content-completed': 10, 'training-completed': 50 });
  const block = (sequential: boolean, ...contents: string[]) => ({
    type: 'List',
    sequential,
    elements: contents.map((content) => ({ content })),
  });
  ids = await importLearning(app, {
    trainings: [
      {
        code: 'curso',
        catalog: 'catalogo',
        title: 'Curso',
        selfEnrollment: true,
        blocks: [block(true, 'pacote', 'depois')],
      },
      { code: 'um', catalog: 'catalogo', title: 'Um', selfEnrollment: true, blocks: [block(false, 'simples')] },
      {
        code: 'fechado',
        catalog: 'catalogo',
        title: 'Fechado',
        selfEnrollment: true,
        blocks: [block(true, 'antes', 'trancado')],
      },
      {
        code: 'espera',
        catalog: 'catalogo',
        title: 'Espera',
        selfEnrollment: true,
        blocks: [block(false, 'pendente', 'quebrado')],
      },
    ],
  });
  await putPackage(app, app.tenant, ids.content('pacote'), chained);
  await putPackage(
    app,
    app.tenant,
    ids.content('simples'),
    package12({ S: { title: 'Única', extra: '<adlcp:masteryscore>70</adlcp:masteryscore>' } }),
  );
  await putPackage(app, app.tenant, ids.content('trancado'), package12({ T: {} }));
  await putPackage(app, app.tenant, ids.content('quebrado'), zipOf({ 'index.html': 'sem manifesto' }));
  await withTenant(app.platform.database.db, app.tenant.idApp, async (db) => {
    await db
      .updateTable('content_items')
      .set({ id_content_type: 26 })
      .where('id_content_item', '=', ids.content('pendente'))
      .execute();
    await scormPackages(db).put({
      idContentItem: ids.content('pendente'),
      location: 'media:t1/x.zip',
      held: true,
      now: app.clock.now(),
    });
  });
});
afterEach(() => app.clock.reset());
afterAll(() => app.close());

type Learner = ScormLearner;
const learner = (nodeCode: string, content: string): Promise<Learner> =>
  scormLearner(app, nodeCode, ids.content(content));
const lessons = (one: Learner) => lessonsOf(app, one);
const sco = (one: Learner, title: string) => lessonOf(app, one, title);
const play = (one: Learner, title: string) => playLesson(app, one, title);
const commit = (
  token: string,
  sequence: number,
  cmi: Record<string, string>,
  more: { sessionTime?: number; terminated?: boolean } = {},
) => commitLesson(app, token, sequence, cmi, more);

const done = { 'cmi.core.lesson_status': 'completed', 'cmi.core.score.raw': '90' };
const save = (one: Learner) => saveScorm(app, one);

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

test('ignores older commits and never counts time twice', async () => {
  const one = await learner('um', 'simples');
  const { token } = await play(one, 'Única');
  app.clock.advance(120_000);
  const at = (page: string) => ({ 'cmi.core.lesson_status': 'incomplete', 'cmi.core.lesson_location': page });
  await commit(token, 3, at('p3'), { sessionTime: 30 });
  expect(await commit(token, 2, at('p2'), { sessionTime: 20 })).toMatchObject({ sequence: 3 });
  await commit(token, 3, at('p3'), { sessionTime: 30 });
  const { scoEnrollment } = await sco(one, 'Única');
  expect([scoEnrollment.status, scoEnrollment.totalTime]).toEqual(['INCOMPLETE', 30]);
  const stored = await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
    db
      .selectFrom('sco_enrollments')
      .select(['cmi', 'last_sequence'])
      .where('id_sco_enrollment', '=', scoEnrollment.idScoEnrollment ?? 0)
      .executeTakeFirstOrThrow(),
  );
  expect([JSON.parse(stored.cmi), stored.last_sequence]).toEqual([at('p3'), 3]);
});

test('accepts an impossible session time, capped at the time that has passed', async () => {
  const one = await learner('um', 'simples');
  const { token } = await play(one, 'Única');
  app.clock.advance(30_000);
  await commit(token, 1, done, { sessionTime: 9999 * 3600 });
  expect((await sco(one, 'Única')).scoEnrollment).toMatchObject({ status: 'PASSED', totalTime: 90 });
});

test('accepts from a late earlier visit nothing but a completion', async () => {
  const one = await learner('um', 'simples');
  const first = await play(one, 'Única');
  const second = await play(one, 'Única');
  await commit(second.token, 1, { 'cmi.core.lesson_status': 'incomplete', 'cmi.core.lesson_location': 'nova' });
  await commit(first.token, 9, { 'cmi.core.lesson_status': 'incomplete', 'cmi.core.lesson_location': 'velha' });
  expect((await sco(one, 'Única')).scoEnrollment.status).toBe('INCOMPLETE');
  await commit(first.token, 10, done, { terminated: true });
  expect((await sco(one, 'Única')).scoEnrollment).toMatchObject({ status: 'PASSED', numberOfAccess: 2 });
});

test('stores two concurrent commits and lets the newer one count', async () => {
  const one = await learner('um', 'simples');
  const { token } = await play(one, 'Única');
  const replies = await Promise.all(
    [2, 1, 4, 3].map((sequence) => commit(token, sequence, { 'cmi.core.lesson_location': String(sequence) })),
  );
  expect(Math.max(...replies.map(({ sequence }) => sequence))).toBe(4);
  const rows = await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
    db.selectFrom('sco_enrollments').select('cmi').where('id_user', '=', one.as.idUser).execute(),
  );
  expect(rows.map(({ cmi }) => JSON.parse(cmi))).toEqual([{ 'cmi.core.lesson_location': '4' }]);
});

test('reopens a finished lesson for review, where nothing counts', async () => {
  const one = await learner('um', 'simples');
  await commit((await play(one, 'Única')).token, 1, done, { terminated: true });
  const again = await play(one, 'Única');
  expect(again.mode).toBe('review');
  expect(
    await commit(
      again.token,
      1,
      { 'cmi.core.lesson_status': 'failed', 'cmi.core.score.raw': '5' },
      { sessionTime: 500, terminated: true },
    ),
  ).toMatchObject({ status: 'PASSED' });
  expect((await sco(one, 'Única')).scoEnrollment).toMatchObject({ status: 'PASSED', grade: 90, totalTime: 1 });
});

test('rejects commits with an invented or expired token, or one of another tenant', async () => {
  const one = await learner('um', 'simples');
  const { token } = await play(one, 'Única');
  const body = { token, sequence: 1, cmi: done, sessionTime: 1, terminated: true };
  const over = { code: 'learning.scorm-token-over', message: expect.any(String) };
  expect(await app.refused(commitScorm, { body: { ...body, token: `${token}x` } }, 401)).toMatchObject(over);
  expect(await app.refused(commitScorm, { body: { ...body, token: token.replace(/^\d+/, '0') } }, 401)).toMatchObject(
    over,
  );
  expect(await app.refused(commitScorm, { body }, 401, { at: app.otherTenant })).toMatchObject(over);
  app.clock.advance(8 * DAY_MS);
  expect(await app.refused(commitScorm, { body }, 401)).toMatchObject(over);
  app.clock.reset();
  expect((await sco(one, 'Única')).scoEnrollment.status).toBe('IN_PROGRESS');
});

test('stores suspend data longer than the standard in full, up to 1 MB', async () => {
  const one = await learner('um', 'simples');
  const { token } = await play(one, 'Única');
  const long = `\u0000\ud800${'é'.repeat(900_000)}`;
  await commit(token, 1, { 'cmi.suspend_data': long });
  const rows = await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
    db.selectFrom('sco_enrollments').select('cmi').where('id_user', '=', one.as.idUser).execute(),
  );
  expect(rows.map(({ cmi }) => (JSON.parse(cmi) as Record<string, string>)['cmi.suspend_data'] === long)).toEqual([
    true,
  ]);
  await app.refused(
    commitScorm,
    {
      body: {
        token,
        sequence: 2,
        cmi: { 'cmi.suspend_data': 'x'.repeat(1_100_000) },
        sessionTime: 1,
        terminated: false,
      },
    },
    400,
  );
});

test('finishes a package by its lessons only, not by a progress report', async () => {
  const { as, place } = await learner('um', 'simples');
  const { contentEnrollment } = await app.ok(
    createContentEnrollment,
    { body: { ...place, idUser: as.idUser, progress: 100, status: 'COMPLETED', grade: 100 } },
    { as },
  );
  expect([contentEnrollment.status, contentEnrollment.grade]).toEqual(['IN_PROGRESS', 0]);
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

test('allows the commit from pages of the content origin only', async () => {
  const preflight = async (origin: string) =>
    app.server.inject({
      method: 'OPTIONS',
      url: `${app.tenant.basePath}/api/learning/scorm/commit`,
      headers: { host: app.tenant.host, origin, 'access-control-request-method': 'POST' },
    });
  expect((await preflight('http://localhost:3001')).headers).toMatchObject({
    'access-control-allow-origin': 'http://localhost:3001',
    'access-control-allow-methods': 'POST',
  });
  expect((await preflight('http://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
});

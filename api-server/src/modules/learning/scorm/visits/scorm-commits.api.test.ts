import { commitScorm, createContentEnrollment } from '@shared-kit/contracts/learning';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { withTenant } from '../../../../platform/database/tenant-db.adapter.ts';
import { app, commit, done, learner, play, sco, startScormApp } from '../test/scorm.fixtures.ts';

startScormApp();

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

test('accepts only names and values of the data model, and drops what the portal sets', async () => {
  const one = await learner('um', 'simples');
  const { token } = await play(one, 'Única');
  const unacceptable: Record<string, string>[] = [
    { cmi: '{}' },
    { 'cmi.core': 'x' },
    { 'cmi.interactions._count': '4' },
    { 'cmi.core.lesson_status': 'done' },
    { 'cmi.completion_status': 'completed' },
    { __proto__x: '1' },
  ];
  for (const cmi of unacceptable) {
    const body = { token, sequence: 1, cmi, sessionTime: 1, terminated: false };
    expect(await app.refused(commitScorm, { body }, 422)).toMatchObject({
      code: 'learning.scorm-data-not-in-model',
      issues: [{ path: Object.keys(cmi)[0] }],
    });
  }
  await commit(token, 1, { 'cmi.core.student_id': '9', 'cmi.core.credit': 'no-credit', 'cmi.suspend_data': 'x' });
  const { cmi } = await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
    db.selectFrom('sco_enrollments').select('cmi').where('id_user', '=', one.as.idUser).executeTakeFirstOrThrow(),
  );
  expect(JSON.parse(cmi)).toEqual({ 'cmi.suspend_data': 'x' });
});

test('takes no commit after the visit has ended, and answers a repeated last one', async () => {
  const one = await learner('um', 'simples');
  const { token } = await play(one, 'Única');
  await commit(token, 2, done, { terminated: true });
  expect(await commit(token, 2, done, { terminated: true })).toMatchObject({ sequence: 2, status: 'PASSED' });
  const body = { token, sequence: 3, cmi: { 'cmi.suspend_data': 'late' }, sessionTime: 1, terminated: false };
  expect(await app.refused(commitScorm, { body }, 410)).toMatchObject({ code: 'learning.scorm-visit-ended' });
});

test('refuses a number that would shut out the later commits of the visit', async () => {
  const one = await learner('um', 'simples');
  const { token } = await play(one, 'Única');
  const body = { token, sequence: 2147483647, cmi: done, sessionTime: 1, terminated: false };
  expect(await app.refused(commitScorm, { body }, 422)).toMatchObject({ code: 'learning.scorm-sequence-too-high' });
  expect(await commit(token, 1, done)).toMatchObject({ sequence: 1 });
});

test('tells an older visit of the lesson that another one took over', async () => {
  const one = await learner('um', 'simples');
  const first = await play(one, 'Única');
  expect(await commit(first.token, 1, { 'cmi.suspend_data': 'a' })).toMatchObject({ superseded: false });
  const second = await play(one, 'Única');
  expect(await commit(first.token, 2, { 'cmi.suspend_data': 'b' })).toMatchObject({ superseded: true });
  expect(await commit(second.token, 1, { 'cmi.suspend_data': 'c' })).toMatchObject({ superseded: false });
});

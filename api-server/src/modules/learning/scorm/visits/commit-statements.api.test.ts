import { withTenant } from '../../../../platform/database/tenant-db.adapter.ts';
import { countedCall } from '../../../../test/statement-walk.ts';
import { committedVisits } from '../core/committed-visit.repository.ts';
import { scoEnrollments } from '../core/sco-enrollment.repository.ts';
import { app, commit, done, learner, play, sco, startScormApp } from '../test/scorm.fixtures.ts';

startScormApp();

const page = (name: string) => ({ 'cmi.core.lesson_status': 'incomplete', 'cmi.core.lesson_location': name });

test('stores a commit that changes no outcome with one read, one write and the end of the transaction', async () => {
  const { token } = await play(await learner('um', 'simples'), 'Única');
  await commit(token, 1, page('p1'));
  await commit(token, 2, page('p2'));
  const { texts, result } = await countedCall(app.platform, () => commit(token, 3, page('p3')));
  expect(result).toMatchObject({ sequence: 3, status: 'INCOMPLETE', superseded: false });
  expect(texts.map((text) => text.split(' ')[0])).toEqual(['select', 'with', 'commit']);
});

test('counts the time of concurrent commits of one visit once', async () => {
  const one = await learner('um', 'simples');
  const { token } = await play(one, 'Única');
  await commit(token, 1, page('p1'), { sessionTime: 1 });
  await Promise.all(
    [4, 2, 5, 3].map((sequence) => commit(token, sequence, page(`p${sequence}`), { sessionTime: sequence })),
  );
  expect((await sco(one, 'Única')).scoEnrollment).toMatchObject({ status: 'INCOMPLETE', totalTime: 5 });
});

test('never stores less than a completion that arrives together with other commits', async () => {
  const one = await learner('um', 'simples');
  const { token } = await play(one, 'Única');
  await commit(token, 1, page('p1'));
  await Promise.all([commit(token, 2, page('p2')), commit(token, 3, done), commit(token, 4, page('p4'))]);
  expect((await sco(one, 'Única')).scoEnrollment).toMatchObject({ status: 'PASSED', grade: 90 });
});

test('changes neither lesson nor visit when the lesson has changed since it was read', async () => {
  const one = await learner('um', 'simples');
  const { token } = await play(one, 'Única');
  await withTenant(app.platform.database.db, app.tenant.idApp, async (db) => {
    const { visit, revision } = (await committedVisits(db).ofToken(token, app.clock.now())) ?? {};
    if (!visit) throw new Error('the visit is open');
    const ids = { idScoEnrollment: visit.id_sco_enrollment, idScoVisit: visit.id_sco_visit };
    const changed = { values: { total_time: 77 }, visit: { seconds: 77 } };
    expect(await scoEnrollments(db).report({ ...ids, revision: '1' }, changed)).toBe(false);
    const after = await committedVisits(db).ofToken(token, app.clock.now());
    expect([after?.revision, after?.before.total_time, after?.visit.seconds]).toEqual([revision, 0, 0]);
  });
});

import { withTenant } from '../../../../platform/database/tenant-db.adapter.ts';
import { attemptPage } from './attempt-report.repository.ts';
import type { CountedAttempt } from '../core/counted-attempt.rules.ts';
import { loadVisit } from '../visits/load-visit.service.ts';
import { scormPackages } from '../core/scorm-package.repository.ts';
import { app, commit, ids, learner, play as playLesson, sco as lesson, startScormApp } from '../test/scorm.fixtures.ts';
import { play } from '../test/package-script.ts';
import { byContent, flow, manifestOf, sco } from '../test/sequenced-course.ts';
import { go, send, taking } from '../test/sequenced-learner.ts';

startScormApp();

const setPolicy = (content: string, max: number | null, counts: CountedAttempt = 'best') =>
  withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
    scormPackages(db).setPolicy(ids.content(content), { max_attempts: max, counted_attempt: counts }),
  );

const reached = (raw: string) => ({ 'cmi.core.lesson_status': 'completed', 'cmi.core.score.raw': raw });

const setNew = (content: string, policy: 'failed' | 'over' | 'always') =>
  withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
    scormPackages(db).setPolicy(ids.content(content), { new_attempt: policy }),
  );

afterEach(() => setPolicy('simples', null));
afterEach(() => setNew('simples', 'failed'));

/** Ends an attempt on the lesson with each of these scores. */
async function score(...raws: readonly string[]) {
  const one = await learner('um', 'simples');
  for (const raw of raws) {
    const { token } = await playLesson(one, 'Única');
    await commit(token, 1, reached(raw), { terminated: true });
  }
  return one;
}

test.each<[CountedAttempt, string, number]>([
  ['best', 'FAILED', 60],
  ['last', 'FAILED', 40],
  ['first', 'FAILED', 50],
  ['average', 'FAILED', 50],
])('with %s, the attempts with 50, 60 and 40 are %s with %d', async (counts, status, grade) => {
  await setPolicy('simples', null, counts);
  const one = await score('50', '60', '40');
  expect((await lesson(one, 'Única')).scoEnrollment).toMatchObject({ status, grade });
});

test('a failed lesson without attempts left opens for review', async () => {
  await setPolicy('simples', 2);
  const one = await score('50', '60');
  const { mode, token } = await playLesson(one, 'Única');
  await commit(token, 1, reached('100'), { terminated: true });
  expect([mode, (await lesson(one, 'Única')).scoEnrollment]).toMatchObject(['review', { status: 'FAILED', grade: 60 }]);
});

test('a sequenced package without attempts left does not begin, and a running attempt goes on', async () => {
  const one = await taking(manifestOf([sco('A', byContent), sco('B', byContent)], [flow]));
  await setPolicy('ordenado', 1);
  const script = 'open>A suspendAll>ended open>A continue>B exitAll>ended open>409';
  expect(await play(one, script)).toBe(script);
  expect((await send(one, 'open')).body).toMatchObject({ code: 'learning.scorm-no-attempts' });
  await setPolicy('ordenado', null);
  expect(await go(one, 'open')).toBe('A');
});

test('an attempt after a failed one goes on when it is opened again, also the last one', async () => {
  await setPolicy('simples', 2);
  const one = await score('50');
  const second = await playLesson(one, 'Única');
  const halfway = { 'cmi.core.lesson_status': 'incomplete', 'cmi.suspend_data': 'metade', 'cmi.core.exit': 'suspend' };
  await commit(second.token, 1, halfway, { terminated: true });
  const again = await playLesson(one, 'Única');
  const visit = await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
    loadVisit(db, again.token, app.clock.now()),
  );
  expect([again.mode, visit?.cmi['cmi.suspend_data'], visit?.cmi['cmi.core.entry']]).toEqual([
    'normal',
    'metade',
    'resume',
  ]);
});

test('with a new attempt after every end, a passed lesson begins anew and keeps its result', async () => {
  await setNew('simples', 'over');
  const one = await score('90');
  const second = await playLesson(one, 'Única');
  await commit(second.token, 1, { 'cmi.core.lesson_status': 'incomplete' });
  const third = await playLesson(one, 'Única');
  await commit(third.token, 1, reached('30'), { terminated: true });
  expect([second.mode, third.mode]).toEqual(['normal', 'normal']);
  expect(await attempts(one)).toEqual([
    [1, 'PASSED'],
    [2, 'FAILED'],
  ]);
  expect((await lesson(one, 'Única')).scoEnrollment).toMatchObject({ status: 'PASSED', grade: 90 });
});

test('with a new attempt every time, a suspended lesson begins anew until its last attempt', async () => {
  await setNew('simples', 'always');
  await setPolicy('simples', 2);
  const one = await learner('um', 'simples');
  const halfway = { 'cmi.core.lesson_status': 'incomplete', 'cmi.core.exit': 'suspend' };
  for (const mode of ['normal', 'normal', 'normal']) {
    const { token, mode: opened } = await playLesson(one, 'Única');
    await commit(token, 1, halfway, { terminated: true });
    expect(opened).toBe(mode);
  }
  expect(await attempts(one)).toEqual([
    [1, 'INCOMPLETE'],
    [2, 'INCOMPLETE'],
  ]);
});

test('with a new attempt every time, a suspended sequenced package begins anew until its last attempt', async () => {
  const one = await taking(manifestOf([sco('A', byContent), sco('B', byContent)], [flow]));
  await setNew('ordenado', 'always');
  await setPolicy('ordenado', 2);
  const script =
    'open>A continue>B set:at=p2 suspendAll>ended open>A see:location=? continue>B set:at=p3 suspendAll>ended open>B see:location=p3';
  expect(await play(one, script)).toBe(script);
  await setNew('ordenado', 'failed');
  await setPolicy('ordenado', null);
});

async function attempts({ as }: Awaited<ReturnType<typeof learner>>) {
  const page = await withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
    attemptPage(db, { idContentItem: ids.content('simples'), limit: 200, idUser: as.idUser }),
  );
  return page.attempts.map(({ attempt, status }) => [attempt, status]);
}

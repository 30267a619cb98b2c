import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import type { CountedAttempt } from './counted-attempt.rules.ts';
import { scormPackages } from './scorm-package.repository.ts';
import { app, commit, ids, learner, play as playLesson, sco as lesson, startScormApp } from './test/scorm.fixtures.ts';
import { play } from './test/package-script.ts';
import { flow, manifestOf, sco } from './test/sequenced-course.ts';
import { byContent, go, send, taking } from './test/sequenced-learner.ts';

startScormApp();

const setPolicy = (content: string, max: number | null, counts: CountedAttempt = 'best') =>
  withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
    scormPackages(db).setPolicy(ids.content(content), { max_attempts: max, counted_attempt: counts }),
  );

const reached = (raw: string) => ({ 'cmi.core.lesson_status': 'completed', 'cmi.core.score.raw': raw });

afterEach(() => setPolicy('simples', null));

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

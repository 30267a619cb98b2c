import { withTenant } from '../../../../platform/database/tenant-db.adapter.ts';
import { attemptPage } from './attempt-report.repository.ts';
import { beginScormAttempt } from './reset-attempts.service.ts';
import { scormPackages } from '../core/scorm-package.repository.ts';
import { app, commit, ids, learner, play as playLesson, sco as lesson, startScormApp } from '../test/scorm.fixtures.ts';
import type { Learner } from '../test/scorm.fixtures.ts';
import { play } from '../test/package-script.ts';
import {
  byContent,
  flow,
  limits,
  manifestOf,
  objectives,
  other,
  post,
  pre,
  primary,
  rules,
  sco,
} from '../test/sequenced-course.ts';
import { send, taking } from '../test/sequenced-learner.ts';

startScormApp();

const transaction = <T>(work: Parameters<typeof withTenant<T>>[2]) =>
  withTenant(app.platform.database.db, app.tenant.idApp, work);

const force = ({ as, place: { idContentItem } }: Learner) =>
  transaction((db) => beginScormAttempt(db, { idUser: as.idUser, idContentItem }, app.clock.now()));

const setMax = (content: string, max: number | null) =>
  transaction((db) => scormPackages(db).setPolicy(ids.content(content), { max_attempts: max }));

afterEach(async () => {
  await setMax('simples', null);
  await setMax('ordenado', null);
});

const reached = (raw: string) => ({ 'cmi.core.lesson_status': 'completed', 'cmi.core.score.raw': raw });

async function attempts({ as, place: { idContentItem } }: Learner) {
  const page = await transaction((db) => attemptPage(db, { idContentItem, limit: 200, idUser: as.idUser }));
  return page.attempts.map(({ attempt, status, grade }) => [attempt, status, grade]);
}

test('a passed lesson begins another attempt in normal mode beyond its maximum, and keeps history and result', async () => {
  await setMax('simples', 1);
  const one = await learner('um', 'simples');
  const first = await playLesson(one, 'Única');
  await commit(first.token, 1, reached('90'), { terminated: true });
  expect((await playLesson(one, 'Única')).mode).toBe('review');
  expect(await force(one)).toMatchObject({ lessons: 1, place: { idEnrollment: one.place.idEnrollment } });
  expect((await lesson(one, 'Única')).scoEnrollment).toMatchObject({ status: 'PASSED', grade: 90 });
  const second = await playLesson(one, 'Única');
  expect(second.mode).toBe('normal');
  await commit(second.token, 1, reached('40'), { terminated: true });
  expect(await attempts(one)).toEqual([
    [1, 'PASSED', 90],
    [2, 'FAILED', 40],
  ]);
  expect((await lesson(one, 'Única')).scoEnrollment).toMatchObject({ status: 'PASSED', grade: 90 });
});

test('another attempt on a lesson that reports nothing is completed by opening it, and not before', async () => {
  const one = await learner('imagem', 'figura');
  await playLesson(one, 'Figura');
  expect(await attempts(one)).toEqual([[1, 'COMPLETED', null]]);
  await force(one);
  expect(await attempts(one)).toEqual([
    [1, 'COMPLETED', null],
    [2, 'NOT_ATTEMPTED', null],
  ]);
  await playLesson(one, 'Figura');
  expect(await attempts(one)).toEqual([
    [1, 'COMPLETED', null],
    [2, 'COMPLETED', null],
  ]);
});

test('a visit that was open can save nothing more', async () => {
  const one = await learner('um', 'simples');
  const { token } = await playLesson(one, 'Única');
  await force(one);
  await expect(commit(token, 1, reached('100'))).rejects.toThrow(/scorm-token-over/);
});

test('an attempt that nobody has opened yet is not followed by another one', async () => {
  const one = await learner('um', 'simples');
  expect(await force(one)).toEqual({ lessons: 0, place: null });
  await playLesson(one, 'Única');
  expect((await force(one)).lessons).toBe(1);
  expect((await force(one)).lessons).toBe(0);
});

test('SB.2.5 a sequenced package begins at its first lesson again, once beyond its maximum', async () => {
  const one = await taking(manifestOf([sco('A', byContent), sco('B', byContent)], [flow]));
  await setMax('ordenado', 1);
  const used = 'open>A end:pass,complete,at=p3 continue>B end:pass,complete exitAll>ended open>409';
  expect(await play(one, used)).toBe(used);
  expect((await force(one)).lessons).toBe(2);
  const again = 'open>A see:entry=ab-initio see:location=? continue>B exitAll>ended open>409 content=PASSED';
  expect(await play(one, again)).toBe(again);
});

test('SN 3.5.1 a package whose own attempt limit is reached begins once more', async () => {
  const one = await taking(manifestOf([sco('A', byContent)], [flow, limits({ attemptLimit: 1 })]));
  const used = 'open>A end:fail,complete exitAll>ended open>waiting';
  expect(await play(one, used)).toBe(used);
  await force(one);
  expect(await play(one, 'open>A')).toBe('open>A');
});

test('SN 3.10 what the lessons of the attempt before shared through global objectives is unknown in the new one', async () => {
  const map = { targetObjectiveID: 'G' };
  const one = await taking(
    manifestOf(
      [
        sco('A', byContent, objectives(primary('P', { maps: [{ ...map, writeSatisfiedStatus: true }] }))),
        sco(
          'B',
          byContent,
          objectives(primary('P'), other('O1', { maps: [{ ...map, readSatisfiedStatus: true }] })),
          rules(pre('disabled', ['O1: not satisfied']), post('continue', ['never'])),
        ),
      ],
      [flow, { attributes: 'adlseq:objectivesGlobalToSystem="false"' }],
    ),
  );
  const used = 'open>A end:pass,complete continue>B';
  expect(await play(one, used)).toBe(used);
  await force(one);
  expect(await play(one, 'open>A see:P.success_status=?')).toBe('open>A see:P.success_status=?');
});

test('a page that was open cannot move the package on afterwards', async () => {
  const one = await taking(manifestOf([sco('A', byContent), sco('B', byContent)], [flow]));
  await play(one, 'open>A set:at=p2');
  await force(one);
  expect((await send(one, 'continue', 1)).body).toMatchObject({ code: 'learning.scorm-moved-on' });
});

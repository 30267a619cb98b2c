import type { ScormReportKind } from '@shared-kit/contracts/admin';
import { unzipSync } from 'fflate';
import { withTenant } from '../../../../platform/database/tenant-db.adapter.ts';
import { contentKey } from '../../../content/index.ts';
import { attemptPage } from './attempt-report.repository.ts';
import { scormReport } from './export-report.service.ts';
import { reportFile } from './report-file.adapter.ts';
import type { ReportFormat } from './report-file.adapter.ts';
import { resetScormAttempts } from './reset-attempts.service.ts';
import { app, commit, ids, learner, play as playLesson, sco as lesson, startScormApp } from '../test/scorm.fixtures.ts';
import { play } from '../test/package-script.ts';
import { byContent, flow, manifestOf, objectives, primary, sco } from '../test/sequenced-course.ts';
import { lessons, taking } from '../test/sequenced-learner.ts';

startScormApp();

const transaction = <T>(work: Parameters<typeof withTenant<T>>[2]) =>
  withTenant(app.platform.database.db, app.tenant.idApp, work);

const answered = (response: string, result: string, raw: string) => ({
  'cmi.core.lesson_status': 'failed',
  'cmi.core.score.raw': raw,
  'cmi.interactions.0.id': 'Q1',
  'cmi.interactions.0.type': 'choice',
  'cmi.interactions.0.student_response': response,
  'cmi.interactions.0.correct_responses.0.pattern': 'a',
  'cmi.interactions.0.result': result,
  'cmi.interactions.0.latency': '00:00:20',
  'cmi.objectives.0.id': 'O1',
  'cmi.objectives.0.status': 'failed',
});

async function textOf(kind: ScormReportKind, format: ReportFormat = 'csv'): Promise<string> {
  const content = await transaction((db) => contentKey(db, ids.content('simples')));
  const report = await scormReport(app.platform, app.tenant.idApp, { content, kind });
  if (!report) throw new Error('the content exists');
  const parts: Uint8Array[] = [];
  for await (const part of reportFile(report, format)) parts.push(part);
  const bytes = Buffer.concat(parts);
  return format === 'csv'
    ? bytes.toString()
    : Buffer.from(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? []).toString();
}

test('a failed lesson that is opened again keeps the attempt before, with its answers', async () => {
  const one = await learner('um', 'simples');
  const first = await playLesson(one, 'Única');
  await commit(first.token, 1, answered('=b', 'wrong', '20'), { terminated: true, sessionTime: 30 });
  const second = await playLesson(one, 'Única');
  await commit(second.token, 1, answered('a', 'correct', '60'), { terminated: true, sessionTime: 10 });
  const { attempts } = await transaction((db) =>
    attemptPage(db, { idContentItem: ids.content('simples'), limit: 200 }),
  );
  expect(attempts.filter(({ idUser }) => idUser === one.as.idUser)).toMatchObject([
    { attempt: 1, isCurrent: false, status: 'FAILED', grade: 20, seconds: 30, packageVersion: 1 },
    { attempt: 2, isCurrent: true, status: 'FAILED', grade: 60, seconds: 10 },
  ]);
  expect((await lesson(one, 'Única')).scoEnrollment).toMatchObject({ totalTime: 40, grade: 60 });
});

test('reports state attempts, answers, objectives and how questions were answered, as CSV and XLSX', async () => {
  const [head, ...lines] = (await textOf('interactions')).split('\r\n').filter((line) => line !== '');
  expect(head?.startsWith('\uFEFFPessoa;Login;')).toBe(true);
  // A spreadsheet would run an answer that begins like a formula.
  expect(lines.map((line) => line.split(';').slice(5))).toEqual([
    ['1', '1', 'Q1', 'choice', '', "'=b", 'a', 'wrong', '', '00:00:20', ''],
    ['2', '1', 'Q1', 'choice', '', 'a', 'a', 'correct', '', '00:00:20', ''],
  ]);
  expect(await textOf('items')).toContain(";Q1;choice;;2;1;50;40;20;'=b (1) | a (1)");
  expect(await textOf('objectives')).toContain(';O1;failed;;;;');
  const attempts = await textOf('attempts');
  expect(attempts).toMatch(/;1;1;não;FAILED;20;30;/);
  const sheet = await textOf('attempts', 'xlsx');
  const rows = attempts.split('\r\n').length - 1;
  expect([sheet.match(/<row>/g)?.length, sheet.includes('<v>60</v>')]).toEqual([rows, true]);
});

test('a reset begins the lessons anew, ends open visits, and keeps the history and the training', async () => {
  const one = await taking(
    manifestOf(
      [
        sco(
          'A',
          byContent,
          objectives(primary('P', { maps: [{ targetObjectiveID: 'G', writeSatisfiedStatus: true }] })),
        ),
        sco('B', byContent),
      ],
      [flow],
    ),
  );
  const { idContentItem } = one.place;
  await play(one, 'open>A end:pass,complete continue>B set:at=p3');
  expect(
    await transaction((db) => resetScormAttempts(db, { idUser: one.as.idUser, idContentItem }, app.clock.now())),
  ).toBe(2);
  expect((await lessons(one)).scos.map(({ scoEnrollment }) => scoEnrollment.status)).toEqual([
    'NOT_ATTEMPTED',
    'NOT_ATTEMPTED',
  ]);
  const script = 'open>A see:P.success_status=? see:entry=ab-initio continue>B see:location=?';
  expect(await play(one, script)).toBe(script);
});

test('a visit that was open during a reset can save nothing more', async () => {
  const one = await learner('um', 'simples');
  const { token } = await playLesson(one, 'Única');
  const idContentItem = ids.content('simples');
  await transaction((db) => resetScormAttempts(db, { idUser: one.as.idUser, idContentItem }, app.clock.now()));
  await expect(commit(token, 1, answered('a', 'correct', '100'))).rejects.toThrow(/scorm-token-over/);
  expect((await lesson(one, 'Única')).scoEnrollment.status).toBe('NOT_ATTEMPTED');
});

test('a page of attempts ends where its recorded data is large, and a report reads on', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => learner('um', 'simples')));
  for (const one of people) {
    const { token } = await playLesson(one, 'Única');
    await commit(token, 1, { 'cmi.interactions.0.id': 'Q9' });
  }
  const idUsers = people.map(({ as }) => as.idUser);
  // Two attempts of a person fill a page: what has ended counts as well.
  const data = JSON.stringify({ 'cmi.interactions.0.id': 'Q9', 'cmi.suspend_data': 'x'.repeat(5 * 1024 * 1024) });
  await transaction(async (db) => {
    await db.updateTable('sco_enrollments').set({ cmi: data }).where('id_user', 'in', idUsers).execute();
    const rows = await db.selectFrom('sco_enrollments').selectAll().where('id_user', 'in', idUsers).execute();
    for (const { id_sco_enrollment } of rows)
      await db
        .insertInto('sco_attempts')
        .values({
          id_sco_enrollment,
          attempt: 0,
          package_version: 1,
          status: 'FAILED',
          attempt_time: 1,
          cmi: data,
          ended_at: app.clock.now(),
        })
        .execute();
  });
  const read = (place: { after?: number; before?: number }) =>
    transaction((db) => attemptPage(db, { idContentItem: ids.content('simples'), limit: 200, ...place }));
  const pages = [await read({ after: Math.min(...(await idsBefore(idUsers))) - 1 })];
  for (let next = pages[0]?.next ?? null; next !== null; next = pages.at(-1)?.next ?? null)
    pages.push(await read({ after: next }));
  const own = pages.map(({ attempts }) => attempts.filter(({ idUser }) => idUsers.includes(idUser)).length);
  expect(own).toEqual([4, 4]);
  const back = await read({ before: 2_147_483_647 });
  expect([back.attempts.length, back.previous !== null]).toEqual([4, true]);
  expect((await textOf('interactions')).match(/;Q9;/g)).toHaveLength(8);
});

/** Returns the ids of the lessons of these people. */
async function idsBefore(idUsers: readonly number[]): Promise<number[]> {
  const rows = await transaction((db) =>
    db.selectFrom('sco_enrollments').select('id_sco_enrollment').where('id_user', 'in', idUsers).execute(),
  );
  return rows.map(({ id_sco_enrollment }) => id_sco_enrollment);
}

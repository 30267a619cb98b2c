import {
  finishQuestionnaire,
  getQuestionnaire,
  getResult,
  saveAnswer,
  saveTime,
} from '@shared-kit/contracts/evaluations';
import { withTenant } from '../../platform/database/tenant-db.adapter.ts';
import { startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';
import { finishOverdue } from './finish-overdue.job.ts';
import { answer, beat, choose, makeEvaluation, read, startAttempt } from './test/evaluation-factory.ts';
import type { TestAttempt } from './test/evaluation-factory.ts';

let app: TestApp;
const seconds = (count: number) => app.clock.advance(count * 1000);

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.clock.set('2026-11-20T12:00:00Z'));
afterAll(() => app.close());

async function open(timeLimit = 60): Promise<TestAttempt> {
  const attempt = await startAttempt(app, await makeEvaluation(app, { parameters: { timeLimit, maxTries: 2 } }));
  await beat(attempt);
  return attempt;
}

async function runJob(): Promise<void> {
  const { database, storage, mail, messages, jobs, log, ports } = app.platform;
  await withTenant(database.db, app.tenant.idApp, (db) =>
    finishOverdue.run({}, { db, now: app.clock.now(), log, storage, mail, messages, jobs, ports }),
  );
}

async function finishDateOf({ params }: TestAttempt): Promise<Date | null> {
  const row = await app.platform.database.db
    .selectFrom('questionnaires')
    .select('finish_date')
    .where('id_questionnaire', '=', params.idQuestionnaire)
    .executeTakeFirstOrThrow();
  return row.finish_date;
}

test('rejects a time that is not a number', async () => {
  const { params } = await open();
  for (const timeLeft of [-1, 'x' as never, undefined as never]) {
    await app.refused(saveTime, { params, body: { timeLeft } }, 400, { as: app.user });
  }
});

test('does not run the clock before the player is open', async () => {
  const attempt = await startAttempt(app, await makeEvaluation(app, { parameters: { timeLimit: 60 } }));
  seconds(3600);
  expect((await read(attempt)).timeLeft).toBe(60);
});

test('counts the time between heartbeats and ignores a browser that claims more time [B7.3-06]', async () => {
  const attempt = await open();
  seconds(10);
  expect(await beat(attempt, 60)).toEqual({ timeLeft: 50, finished: false });
  seconds(15);
  expect(await beat(attempt, 3600)).toEqual({ timeLeft: 35, finished: false });
});

test('accepts the time left when the browser claims less', async () => {
  const attempt = await open();
  seconds(10);
  expect(await beat(attempt, 41.5)).toEqual({ timeLeft: 41.5, finished: false });
});

test('counts a long gap between heartbeats, because only a reported leave is a pause', async () => {
  const attempt = await open();
  seconds(16);
  expect(await beat(attempt, 60)).toEqual({ timeLeft: 44, finished: false });
  seconds(86_400);
  expect((await read(attempt)).questionnaire.status).toBe('EXPIRED');
});

test('counts the gaps between answers that are 16 s apart, so that 20 s are over after 20 s', async () => {
  const attempt = await open(20);
  const { idAnswer, answerData } = choose(await read(attempt), 0, '4');
  seconds(16);
  expect(await answer(attempt, idAnswer, answerData)).toMatchObject({ timeLeft: 4, finished: false });
  seconds(16);
  const late = { params: { ...attempt.params, idAnswer }, body: { answerData: [], writer: 'aba-1', sequence: 99_999 } };
  expect((await app.refused(saveAnswer, late, 409, { as: app.user })).code).toBe('evaluations.finished');
  expect(await app.ok(getResult, { params: attempt.params }, { as: app.user })).toMatchObject({
    timedOut: true,
    finishDate: '2026-11-20 12:00:20',
  });
});

describe('an evaluation that pauses on leave', () => {
  test('stops the clock when the learner leaves the player and runs it again at the return [B4.6-10]', async () => {
    const attempt = await open();
    seconds(10);
    await beat(attempt, 50, true);
    seconds(3600);
    expect(await read(attempt)).toMatchObject({ timeLeft: 50, isClockRunning: false });
    expect(await beat(attempt)).toEqual({ timeLeft: 50, finished: false });
    seconds(16);
    expect(await read(attempt)).toMatchObject({ timeLeft: 34, isClockRunning: true });
  });

  test('withholds the questions while it is paused, and still counts the answered ones', async () => {
    const attempt = await open();
    const { idAnswer, answerData } = choose(await read(attempt), 0, '4');
    await answer(attempt, idAnswer, answerData);
    await beat(attempt, null, true);
    expect(await read(attempt)).toMatchObject({ answers: [], totalQuestions: 3, totalAnswered: 1 });
    await beat(attempt);
    expect((await read(attempt)).answers).toHaveLength(3);
  });

  test('runs the clock again when an answer of another open page arrives', async () => {
    const attempt = await open();
    const { idAnswer, answerData } = choose(await read(attempt), 0, '4');
    await beat(attempt, null, true);
    await answer(attempt, idAnswer, answerData);
    seconds(20);
    expect(await read(attempt)).toMatchObject({ timeLeft: 40, isClockRunning: true });
  });
});

describe('an evaluation whose clock runs on', () => {
  const openRunningOn = async () => {
    const parameters = { timeLimit: 60, maxTries: 2, pauseOnLeave: 0 as const };
    const attempt = await startAttempt(app, await makeEvaluation(app, { parameters }));
    await beat(attempt);
    return attempt;
  };

  test('counts the time after the learner has left, and shows the questions at the return', async () => {
    const attempt = await openRunningOn();
    seconds(10);
    expect(await beat(attempt, 50, true)).toEqual({ timeLeft: 50, finished: false });
    seconds(30);
    const evaluation = await read(attempt);
    expect(evaluation).toMatchObject({ timeLeft: 20, isClockRunning: true, parameters: { pauseOnLeave: 0 } });
    expect(evaluation.answers).toHaveLength(3);
  });

  test('finishes without the learner, in the job', async () => {
    const attempt = await openRunningOn();
    await beat(attempt, null, true);
    seconds(59);
    await runJob();
    expect(await finishDateOf(attempt)).toBeNull();
    seconds(4);
    await runJob();
    expect(await finishDateOf(attempt)).not.toBeNull();
  });

  test('does not start when a leave is reported before the player was opened', async () => {
    const parameters = { timeLimit: 60, pauseOnLeave: 0 as const };
    const attempt = await startAttempt(app, await makeEvaluation(app, { parameters }));
    await beat(attempt, null, true);
    seconds(3600);
    expect(await read(attempt)).toMatchObject({ timeLeft: 60, isClockRunning: false, answers: [] });
  });
});

test('counts an answer as a heartbeat', async () => {
  const attempt = await open();
  const { idAnswer, answerData } = choose(await read(attempt), 0, '4');
  seconds(12);
  expect(await answer(attempt, idAnswer, answerData)).toMatchObject({ timeLeft: 48 });
});

test('finishes the questionnaire on the heartbeat at zero, with unanswered questions [B4.6-08]', async () => {
  const attempt = await open(20);
  const { idAnswer, answerData } = choose(await read(attempt), 0, '4');
  seconds(10);
  await answer(attempt, idAnswer, answerData);
  seconds(10);
  expect(await beat(attempt)).toEqual({ timeLeft: 0, finished: true });
  expect(await app.ok(getResult, { params: attempt.params }, { as: app.user })).toMatchObject({
    grade: 33.33,
    timedOut: true,
    passed: false,
  });
  expect((await read(attempt)).questionnaire.status).toBe('EXPIRED');
});

test('lets a browser whose time is over finish the questionnaire', async () => {
  const attempt = await open();
  seconds(5);
  expect(await beat(attempt, 0)).toEqual({ timeLeft: 0, finished: true });
});

test('finishes an abandoned questionnaire on the next read, dated at the moment of zero', async () => {
  const attempt = await open(12);
  seconds(600);
  const evaluation = await app.ok(getQuestionnaire, { params: attempt.params }, { as: app.user });
  expect(evaluation.questionnaire).toMatchObject({ status: 'EXPIRED', finishDate: '2026-11-20 12:00:12', grade: 0 });
});

test('finishes overdue questionnaires in the job and skips those that are paused or have time left', async () => {
  const over = await open(12);
  const paused = await open(12);
  const long = await open(600);
  await beat(paused, 12, true);
  seconds(13);
  await runJob();
  expect(await finishDateOf(over)).toBeNull();
  seconds(60);
  await runJob();
  expect(await finishDateOf(over)).not.toBeNull();
  expect(await app.ok(getResult, { params: over.params }, { as: app.user })).toMatchObject({
    timedOut: true,
    finishDate: '2026-11-20 12:00:12',
  });
  await app.refused(getResult, { params: paused.params }, 409, { as: app.user });
  await app.refused(getResult, { params: long.params }, 409, { as: app.user });
});

test('accepts an answer that arrives just after zero, as the last one', async () => {
  const attempt = await open(12);
  const evaluation = await read(attempt);
  const { idAnswer, answerData } = choose(evaluation, 0, '4');
  seconds(13);
  expect(await answer(attempt, idAnswer, answerData)).toMatchObject({ answerStatus: true, finished: true });
  const late = { params: { ...attempt.params, idAnswer }, body: { answerData: [], writer: 'aba-1', sequence: 99_999 } };
  expect((await app.refused(saveAnswer, late, 409, { as: app.user })).code).toBe('evaluations.finished');
  expect(await app.ok(getResult, { params: attempt.params }, { as: app.user })).toMatchObject({ grade: 33.33 });
});

test('rejects an answer that arrives too late and leaves the questionnaire finished', async () => {
  const attempt = await open(12);
  const { idAnswer, answerData } = choose(await read(attempt), 0, '4');
  seconds(15);
  const late = { params: { ...attempt.params, idAnswer }, body: { answerData, writer: 'aba-1', sequence: 99_999 } };
  await app.refused(saveAnswer, late, 409, { as: app.user });
  expect(await app.ok(getResult, { params: attempt.params }, { as: app.user })).toMatchObject({
    grade: 0,
    timedOut: true,
  });
});

test('allows unanswered questions in a finish request only after zero, when the server finishes', async () => {
  const attempt = await open(12);
  seconds(5);
  await app.refused(finishQuestionnaire, { params: attempt.params }, 409, { as: app.user });
  seconds(20);
  expect(await app.ok(finishQuestionnaire, { params: attempt.params }, { as: app.user })).toMatchObject({
    timedOut: true,
    grade: 0,
  });
});

test('an evaluation without a time limit has no clock', async () => {
  const attempt = await startAttempt(app, await makeEvaluation(app, { parameters: {} }));
  await beat(attempt);
  seconds(86_400);
  expect(await beat(attempt)).toEqual({ timeLeft: null, finished: false });
});

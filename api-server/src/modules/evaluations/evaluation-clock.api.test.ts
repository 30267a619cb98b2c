import { getResult, saveAnswer, saveTime } from '@shared-kit/contracts/evaluations';
import { answer, beat, choose, makeEvaluation, read, startAttempt } from './test/evaluation-factory.ts';
import { app, startEvaluationsApp } from './test/evaluations.fixtures.ts';
import { seconds, open, runJob, finishDateOf } from './test/evaluation-clock.ts';

startEvaluationsApp();
beforeEach(() => void app.clock.set('2026-11-20T12:00:00Z'));

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

test('an evaluation without a time limit has no clock', async () => {
  const attempt = await startAttempt(app, await makeEvaluation(app, { parameters: {} }));
  await beat(attempt);
  seconds(86_400);
  expect(await beat(attempt)).toEqual({ timeLeft: null, finished: false });
});

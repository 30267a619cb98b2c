import { getResult, saveTime } from '@shared-kit/contracts/evaluations';
import { answer, beat, choose, makeEvaluation, read, resume, startAttempt } from './test/evaluation-factory.ts';
import type { TestAttempt } from './test/evaluation-factory.ts';
import { app, startEvaluationsApp } from './test/evaluations.fixtures.ts';
import { finishDateOf, open, runJob, seconds } from './test/evaluation-clock.ts';

startEvaluationsApp();
beforeEach(() => void app.clock.set('2026-11-20T12:00:00Z'));

const pausesOf = ({ params }: TestAttempt) =>
  app.platform.database.db
    .selectFrom('questionnaire_pauses')
    .select(['kind', 'paused_from', 'paused_until'])
    .where('id_questionnaire', '=', params.idQuestionnaire)
    .orderBy('id_questionnaire_pause')
    .execute();

const leaveFor = async (attempt: TestAttempt, gap: number) => {
  await beat(attempt, null, true);
  seconds(gap);
  return resume(attempt);
};

test('rejects a return that is no boolean', async () => {
  const { params } = await open();
  await app.refused(saveTime, { params, body: { timeLeft: null, resumed: 'x' as never } }, 400, { as: app.user });
});

test('answering between reported leaves uses the clock up: a short leave counts as time', async () => {
  const attempt = await open(20);
  const evaluation = await read(attempt);
  for (const position of [0, 1]) {
    await beat(attempt, null, true);
    seconds(10);
    const { idAnswer, answerData } = choose(evaluation, position, '4');
    await answer(attempt, idAnswer, answerData);
  }
  expect((await read(attempt)).questionnaire).toMatchObject({ status: 'EXPIRED', finishDate: '2026-11-20 12:00:20' });
  expect(await pausesOf(attempt)).toEqual([]);
});

test('stops the clock for five pauses, records each of them, and runs on at the sixth leave', async () => {
  const attempt = await open(60);
  expect((await read(attempt)).pausesLeft).toBe(5);
  for (const left of [4, 3, 2, 1, 0]) {
    expect(await leaveFor(attempt, 600)).toEqual({ timeLeft: 60, finished: false });
    expect((await read(attempt)).pausesLeft).toBe(left);
  }
  expect(await leaveFor(attempt, 40)).toEqual({ timeLeft: 20, finished: false });
  const pauses = await pausesOf(attempt);
  expect(pauses).toHaveLength(5);
  expect(pauses[0]).toEqual({
    kind: 'left',
    paused_from: new Date('2026-11-20T12:00:00Z'),
    paused_until: new Date('2026-11-20T12:10:00Z'),
  });
});

test('an answer that ends a pause uses one', async () => {
  const attempt = await open(60);
  const { idAnswer, answerData } = choose(await read(attempt), 0, '4');
  await beat(attempt, null, true);
  seconds(100);
  expect(await answer(attempt, idAnswer, answerData)).toMatchObject({ timeLeft: 60 });
  expect((await read(attempt)).pausesLeft).toBe(4);
});

describe('a page that ended without a report', () => {
  test('counts 60 s of a page that vanished, and withholds the questions until the learner returns', async () => {
    const attempt = await open(600);
    seconds(3600);
    await runJob();
    expect(await finishDateOf(attempt)).toBeNull();
    expect(await read(attempt)).toMatchObject({ answers: [], isClockRunning: false, timeLeft: 540, pausesLeft: 5 });
    await app.refused(getResult, { params: attempt.params }, 409, { as: app.user });
    expect(await resume(attempt)).toEqual({ timeLeft: 540, finished: false });
    expect(await read(attempt)).toMatchObject({ isClockRunning: true, pausesLeft: 4 });
    expect(await pausesOf(attempt)).toMatchObject([{ kind: 'vanished' }]);
  });

  test('counts the whole silence of a page that continues without a return', async () => {
    const attempt = await open(600);
    seconds(300);
    expect(await beat(attempt)).toEqual({ timeLeft: 300, finished: false });
    seconds(300);
    expect(await beat(attempt)).toEqual({ timeLeft: 0, finished: true });
  });

  test('counts the whole silence once all pauses are used', async () => {
    const attempt = await open(600);
    for (let times = 0; times < 5; times += 1) await leaveFor(attempt, 60);
    seconds(700);
    await runJob();
    expect(await finishDateOf(attempt)).toEqual(new Date('2026-11-20T12:15:00Z'));
  });

  test('counts the whole silence where the clock never stops', async () => {
    const parameters = { timeLimit: 600, maxTries: 2, pauseOnLeave: 0 as const };
    const attempt = await startAttempt(app, await makeEvaluation(app, { parameters }));
    await beat(attempt);
    seconds(400);
    expect(await read(attempt)).toMatchObject({ timeLeft: 200, pausesLeft: null });
    seconds(300);
    await runJob();
    expect(await finishDateOf(attempt)).toEqual(new Date('2026-11-20T12:10:00Z'));
  });
});

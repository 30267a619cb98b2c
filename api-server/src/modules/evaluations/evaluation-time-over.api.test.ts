import { finishQuestionnaire, getQuestionnaire, getResult, saveAnswer } from '@shared-kit/contracts/evaluations';
import { answer, beat, choose, read } from './test/evaluation-factory.ts';
import { app, startEvaluationsApp } from './test/evaluations.fixtures.ts';
import { seconds, open, runJob, finishDateOf } from './test/evaluation-clock.ts';

startEvaluationsApp();
beforeEach(() => void app.clock.set('2026-11-20T12:00:00Z'));

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

import { finishQuestionnaire, saveAnswer } from '@shared-kit/contracts/evaluations';
import { answer, answerAll, beat, choose, makeEvaluation, read, startAttempt } from './test/evaluation-factory.ts';
import { app, emptyAnswer, startEvaluationsApp } from './test/evaluations.fixtures.ts';

startEvaluationsApp();

describe('PUT answer', () => {
  test('rejects an answer that the question does not ask for and stores nothing', async () => {
    const attempt = await startAttempt(app, await makeEvaluation(app));
    await beat(attempt);
    const evaluation = await read(attempt);
    const { idAnswer } = choose(evaluation, 0);
    const bad = [
      [{ idQuestionOption: choose(evaluation, 1, '2').answerData[0]?.idQuestionOption ?? 0 }],
      [choose(evaluation, 0, '3').answerData[0] ?? {}, choose(evaluation, 0, '4').answerData[0] ?? {}],
      [{}],
    ];
    for (const answerData of bad) {
      const body = { answerData, writer: 'aba-1', sequence: 1 };
      const refusal = await app.refused(saveAnswer, { params: { ...attempt.params, idAnswer }, body }, 400, {
        as: app.user,
      });
      expect(refusal).toMatchObject({ code: 'request.invalid', issues: [{ path: 'body.answerData' }] });
    }
    expect((await read(attempt)).answers[0]).toMatchObject({ answerData: [], answerStatus: false });
  });

  test('rejects a text beyond 4000 characters with 400 and an answer of another questionnaire with 404', async () => {
    const idEvaluation = await makeEvaluation(app);
    const attempt = await startAttempt(app, idEvaluation);
    const other = await startAttempt(app, idEvaluation);
    await beat(attempt);
    await beat(other);
    const { idAnswer } = choose(await read(other), 0);
    await app.refused(saveAnswer, { params: { ...attempt.params, idAnswer }, body: emptyAnswer }, 404, {
      as: app.user,
    });
    await app.refused(
      saveAnswer,
      { params: { ...other.params, idAnswer }, body: { ...emptyAnswer, answerText: 'a'.repeat(4001) } },
      400,
      { as: app.user },
    );
  });

  test('rejects answers before the player is open and after the finish', async () => {
    const attempt = await startAttempt(app, await makeEvaluation(app));
    await answerAll(attempt);
    const { idAnswer, answerData } = choose(await read(attempt), 0, '3');
    await app.ok(finishQuestionnaire, { params: attempt.params }, { as: app.user });
    const late = { params: { ...attempt.params, idAnswer }, body: { ...emptyAnswer, answerData, sequence: 99_999 } };
    expect((await app.refused(saveAnswer, late, 409, { as: app.user })).code).toBe('evaluations.finished');
  });

  test('saves an answer idempotently and clears it when an empty one is sent', async () => {
    const attempt = await startAttempt(app, await makeEvaluation(app));
    await beat(attempt);
    const { idAnswer, answerData } = choose(await read(attempt), 1, '2', '4');
    expect(await answer(attempt, idAnswer, answerData, { sequence: 7 })).toMatchObject({
      answerStatus: true,
      finished: false,
    });
    expect(await answer(attempt, idAnswer, answerData, { sequence: 7 })).toMatchObject({ answerStatus: true });
    expect((await read(attempt)).answers[1]).toMatchObject({ answerData, answerStatus: true });
    await answer(attempt, idAnswer, [], { sequence: 8 });
    expect((await read(attempt)).answers[1]).toMatchObject({ answerData: [], answerStatus: false });
  });

  test('ignores an overtaken answer and accepts a later answer of another tab', async () => {
    const attempt = await startAttempt(app, await makeEvaluation(app));
    await beat(attempt);
    const evaluation = await read(attempt);
    const { idAnswer, answerData: three } = choose(evaluation, 0, '3');
    const { answerData: four } = choose(evaluation, 0, '4');
    await answer(attempt, idAnswer, four, { writer: 'aba-1', sequence: 20 });
    await answer(attempt, idAnswer, three, { writer: 'aba-1', sequence: 19 });
    expect((await read(attempt)).answers[0]).toMatchObject({ answerData: four });
    await answer(attempt, idAnswer, three, { writer: 'aba-2', sequence: 1 });
    expect((await read(attempt)).answers[0]).toMatchObject({ answerData: three });
  });
});

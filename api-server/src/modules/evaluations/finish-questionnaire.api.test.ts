import { finishQuestionnaire, getResult } from '@shared-kit/contracts/evaluations';
import { refuse } from '../../platform/errors.ts';
import { answer, answerAll, beat, choose, makeEvaluation, read, startAttempt } from './test/evaluation-factory.ts';
import { app, finished, listenToFinished, startEvaluationsApp } from './test/evaluations.fixtures.ts';

startEvaluationsApp();

describe('POST finish', () => {
  test('rejects the finish while questions are unanswered and names them [B5-01] [B5-02]', async () => {
    const attempt = await startAttempt(app, await makeEvaluation(app));
    await beat(attempt);
    const evaluation = await read(attempt);
    const all = await app.refused(finishQuestionnaire, { params: attempt.params }, 409, { as: app.user });
    expect(all).toMatchObject({
      code: 'evaluations.unanswered',
      message: 'É necessário responder todas as questões para enviar a avaliação.',
    });
    expect(all.issues).toHaveLength(3);
    for (const [index, text] of [
      [0, '4'],
      [2, 'Falso'],
    ] as const) {
      const { idAnswer, answerData } = choose(evaluation, index, text);
      await answer(attempt, idAnswer, answerData);
    }
    const one = await app.refused(finishQuestionnaire, { params: attempt.params }, 409, { as: app.user });
    expect(one).toMatchObject({
      message: 'É necessário responder a questão para enviar a avaliação.',
      issues: [{ message: 'Questão 2 sem resposta.' }],
    });
  });

  test('grades on the server, notifies once, and returns the same result again [B7.3-07] [B7.3-08] [B7.3-10] [B3-13] [B4.6-11]', async () => {
    const attempt = await startAttempt(app, await makeEvaluation(app));
    await answerAll(attempt, 2);
    finished.length = 0;
    const [first, second] = await Promise.all([
      app.ok(finishQuestionnaire, { params: attempt.params }, { as: app.user }),
      app.ok(finishQuestionnaire, { params: attempt.params }, { as: app.user }),
    ]);
    expect(first).toMatchObject({
      grade: 66.67,
      masteryScore: 60,
      passed: true,
      attempts: 1,
      triesLeft: 1,
      questionnaireType: 'KNOWLEDGE',
      timedOut: false,
      summary: [{ statement: 'Quanto é 2 + 2?', isCorrect: true }, { isCorrect: true }, { isCorrect: false }],
    });
    expect(second).toEqual(first);
    expect({
      ...(await app.ok(getResult, { params: attempt.params }, { as: app.user })),
      impactEvaluation: null,
    }).toEqual(first);
    expect(finished).toMatchObject([{ idQuestionnaire: attempt.params.idQuestionnaire, grade: 66.67, passed: true }]);
    expect((await read(attempt)).questionnaire).toMatchObject({ status: 'FINISHED', grade: 66.67 });
  });

  test('fails a grade below the mastery score [B4.2-13]', async () => {
    const attempt = await startAttempt(app, await makeEvaluation(app));
    await answerAll(attempt, 1);
    expect(await app.ok(finishQuestionnaire, { params: attempt.params }, { as: app.user })).toMatchObject({
      grade: 33.33,
      passed: false,
    });
  });

  test('rolls the finish back when a listener throws', async () => {
    const attempt = await startAttempt(app, await makeEvaluation(app));
    await answerAll(attempt);
    listenToFinished(() => {
      throw refuse('learning.broken', 409, 'Não foi possível.');
    });
    await app.refused(finishQuestionnaire, { params: attempt.params }, 409, { as: app.user });
    expect((await read(attempt)).questionnaire.finishDate).toBeNull();
    listenToFinished(() => undefined);
    expect(await app.ok(finishQuestionnaire, { params: attempt.params }, { as: app.user })).toMatchObject({
      grade: 100,
    });
  });

  test('uses up the tries after a pass when the evaluation locks after approval [B4.6-14] [B4.6-15]', async () => {
    const locking = await startAttempt(
      app,
      await makeEvaluation(app, { parameters: { maxTries: 3, lockAfterApproval: '1' } }),
    );
    await answerAll(locking);
    expect(await app.ok(finishQuestionnaire, { params: locking.params }, { as: app.user })).toMatchObject({
      passed: true,
      triesLeft: 0,
    });
    const open = await startAttempt(app, await makeEvaluation(app, { parameters: { maxTries: 3 } }));
    await answerAll(open);
    expect(await app.ok(finishQuestionnaire, { params: open.params }, { as: app.user })).toMatchObject({
      passed: true,
      triesLeft: 2,
    });
  });
});

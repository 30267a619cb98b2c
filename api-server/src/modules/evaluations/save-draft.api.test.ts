import { finishQuestionnaire, saveDraft } from '@shared-kit/contracts/evaluations';
import { beat, makeEvaluation, read, startAttempt } from './test/evaluation-factory.ts';
import { app, startEvaluationsApp } from './test/evaluations.fixtures.ts';

startEvaluationsApp();

describe('POST save', () => {
  const survey = {
    type: 'REACTION' as const,
    parameters: {},
    questions: [
      { key: 's1', type: 'LIKERT_SCALE' as const, statement: 'O conteúdo foi útil?', scales: ['Não', 'Sim'] },
      { key: 's2', type: 'COMMENT' as const, statement: 'O que melhorar?', mandatory: false },
    ],
  };

  test('rejects knowledge evaluations', async () => {
    const attempt = await startAttempt(app, await makeEvaluation(app));
    await beat(attempt);
    const refusal = await app.refused(saveDraft, { params: attempt.params, body: { answers: [] } }, 409, {
      as: app.user,
    });
    expect(refusal.code).toBe('evaluations.not-a-survey');
  });

  test('saves a draft, and the survey is then submitted without its optional question [B7.3-09] [B5-08] [B4.2-10]', async () => {
    const attempt = await startAttempt(app, await makeEvaluation(app, survey), app.user, 'REACTION');
    const [likert] = (await read(attempt)).answers;
    const idQuestionScale = likert?.question.scales[1]?.idQuestionScale;
    const answers = [
      { idAnswer: likert?.idAnswer ?? 0, answerData: [{ idQuestionScale }], writer: 'aba-1', sequence: 1 },
    ];
    await app.refused(finishQuestionnaire, { params: attempt.params }, 409, { as: app.user });
    expect(await app.ok(saveDraft, { params: attempt.params, body: { answers } }, { as: app.user })).toMatchObject({
      saved: 1,
    });
    expect((await read(attempt)).answers[0]).toMatchObject({ answerStatus: true, answerData: [{ idQuestionScale }] });
    expect(await app.ok(finishQuestionnaire, { params: attempt.params }, { as: app.user })).toMatchObject({
      grade: null,
      passed: true,
    });
  });
});

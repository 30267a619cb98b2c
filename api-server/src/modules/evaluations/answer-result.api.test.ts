import { finishQuestionnaire, getAnswerResult, getResult, startQuestionnaire } from '@shared-kit/contracts/evaluations';
import { answer, answerAll, beat, makeEvaluation, read, startAttempt } from './test/evaluation-factory.ts';
import { app, startEvaluationsApp } from './test/evaluations.fixtures.ts';

startEvaluationsApp();

describe('GET answer result', () => {
  test('returns the chosen and the correct options [B7.3-11] [A3-26]', async () => {
    const attempt = await startAttempt(app, await makeEvaluation(app));
    await answerAll(attempt, 1);
    const { answers } = await read(attempt);
    await app.ok(finishQuestionnaire, { params: attempt.params }, { as: app.user });
    const params = { ...attempt.params, idAnswer: answers[1]?.idAnswer ?? 0 };
    expect(await app.ok(getAnswerResult, { params }, { as: app.user })).toMatchObject({
      isCorrect: false,
      question: { statement: 'Quais são pares?' },
    });
    const optionsOf = async (index: number) =>
      (
        await app.ok(
          getAnswerResult,
          { params: { ...params, idAnswer: answers[index]?.idAnswer ?? 0 } },
          { as: app.user },
        )
      ).options.map(({ idQuestionOption, ...option }) => {
        expect(answers[index]?.question.options.map((requested) => requested.idQuestionOption)).toContain(
          idQuestionOption,
        );
        return option;
      });
    const plain = { match: '', correctMatch: '' };
    expect(answers.slice(0, 3).map(({ question }) => question.questionType)).toEqual([
      'SINGLE_OPTION',
      'MULTI_OPTION',
      'TRUE_OR_FALSE',
    ]);
    expect(await optionsOf(0)).toEqual([
      { description: '3', selected: false, isCorrect: false, ...plain },
      { description: '4', selected: true, isCorrect: true, ...plain },
    ]);
    expect(await optionsOf(1)).toEqual([
      { description: '2', selected: true, isCorrect: true, ...plain },
      { description: '3', selected: false, isCorrect: false, ...plain },
      { description: '4', selected: false, isCorrect: true, ...plain },
    ]);
    expect((await optionsOf(2)).map(({ description }) => description)).toEqual(['Verdadeiro', 'Falso']);
    await app.refused(getAnswerResult, { params: { ...params, idAnswer: 2_000_000_000 } }, 404, { as: app.user });
  });

  test('returns the chosen and the correct match for pairs', async () => {
    const pairs = [
      { text: 'Recife', match: 'PE' },
      { text: 'Natal', match: 'RN' },
    ];
    const attempt = await startAttempt(
      app,
      await makeEvaluation(app, { questions: [{ key: 'q1', type: 'CORRELATE', statement: 'De que estado?', pairs }] }),
    );
    await beat(attempt);
    const [requested] = (await read(attempt)).answers;
    if (!requested) throw new Error('no question');
    const { options, optionAnswers } = requested.question;
    const [, { idQuestionOptionAnswer = 0 } = {}] = optionAnswers.toSorted((a, b) =>
      a.description.localeCompare(b.description),
    );
    // Both options are matched with RN.
    await answer(
      attempt,
      requested.idAnswer,
      options.map(({ idQuestionOption }) => ({ idQuestionOption, idQuestionOptionAnswer })),
    );
    await app.ok(finishQuestionnaire, { params: attempt.params }, { as: app.user });
    const { options: shown } = await app.ok(
      getAnswerResult,
      { params: { ...attempt.params, idAnswer: requested.idAnswer } },
      { as: app.user },
    );
    expect(shown.map(({ description, match, correctMatch }) => [description, match, correctMatch])).toEqual([
      ['Recife', 'RN', 'PE'],
      ['Natal', 'RN', 'RN'],
    ]);
  });

  test('rejects the request until the last try is finished when the summary waits for it', async () => {
    const parameters = { maxTries: 2, showResponseSummary: 1 as const, failedText: 'Revise a unidade 2.' };
    const attempt = await startAttempt(app, await makeEvaluation(app, { parameters }));
    await answerAll(attempt, 0);
    const { answers } = await read(attempt);
    const first = { params: { ...attempt.params, idAnswer: answers[0]?.idAnswer ?? 0 } };
    expect(await app.ok(finishQuestionnaire, { params: attempt.params }, { as: app.user })).toMatchObject({
      summary: [],
      isSummaryPending: true,
      closingText: 'Revise a unidade 2.',
    });
    expect((await app.refused(getAnswerResult, first, 403, { as: app.user })).code).toBe('evaluations.no-summary');

    const { idQuestionnaire: _, ...params } = attempt.params;
    const again = await app.ok(startQuestionnaire, { params, body: params }, { as: app.user });
    const second = { ...attempt, params: { ...params, idQuestionnaire: again.idQuestionnaire } };
    await answerAll(second, 1);
    // The last try is in progress: the summary of the first one would answer it.
    await app.refused(getAnswerResult, first, 403, { as: app.user });
    expect(await app.ok(getResult, { params: attempt.params }, { as: app.user })).toMatchObject({ summary: [] });
    await app.ok(finishQuestionnaire, { params: second.params }, { as: app.user });
    expect(await app.ok(getAnswerResult, first, { as: app.user })).toMatchObject({ isCorrect: false });
    expect(await app.ok(getResult, { params: second.params }, { as: app.user })).toMatchObject({
      isSummaryPending: false,
      summary: [{ isCorrect: true }, { isCorrect: false }, { isCorrect: false }],
    });
  });

  test('rejects the request when the evaluation does not show its summary', async () => {
    const attempt = await startAttempt(app, await makeEvaluation(app, { parameters: { showResponseSummary: 0 } }));
    await answerAll(attempt);
    const [first] = (await read(attempt)).answers;
    expect(await app.ok(finishQuestionnaire, { params: attempt.params }, { as: app.user })).toMatchObject({
      summary: [],
    });
    const params = { ...attempt.params, idAnswer: first?.idAnswer ?? 0 };
    expect((await app.refused(getAnswerResult, { params }, 403, { as: app.user })).code).toBe('evaluations.no-summary');
  });
});

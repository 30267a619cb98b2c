import {
  finishQuestionnaire,
  getAnswerResult,
  getQuestionnaire,
  getResult,
  saveTime,
} from '@shared-kit/contracts/evaluations';
import { answer, beat, choose, makeEvaluation, read, startAttempt } from './test/evaluation-factory.ts';
import { app, startEvaluationsApp } from './test/evaluations.fixtures.ts';

startEvaluationsApp();

describe('GET questionnaire', () => {
  test('withholds the questions until the player is opened', async () => {
    const attempt = await startAttempt(app, await makeEvaluation(app));
    expect(await read(attempt)).toMatchObject({ answers: [], totalQuestions: 3, timeLeft: 600, nodeTitle: 'NR-10' });
    await beat(attempt);
    expect((await read(attempt)).answers).toHaveLength(3);
  });

  test('returns the evaluation with its parameters, answers and questions [B7.3-04] [B3-10] [B3-11] [B3-12]', async () => {
    const attempt = await startAttempt(app, await makeEvaluation(app));
    await beat(attempt);
    const evaluation = await read(attempt);
    const { idAnswer, answerData } = choose(evaluation, 0, '3');
    await answer(attempt, idAnswer, answerData);
    expect(await read(attempt)).toMatchObject({
      evaluationType: 'KNOWLEDGE',
      evaluationMasteryScore: 60,
      title: 'Prova de segurança',
      questionnaireType: 'KNOWLEDGE',
      maxTries: 2,
      triesLeft: 1,
      parameters: {
        timeLimit: 600,
        lockNavigation: 1,
        showResponseSummary: 1,
        maxTries: 2,
        lockAfterApproval: 0,
        questionAmount: null,
        closingText: '',
      },
      questionnaire: { idQuestionnaire: attempt.params.idQuestionnaire, finishDate: null, grade: null },
      answers: [
        {
          answerStatus: true,
          answerData,
          question: {
            questionType: 'SINGLE_OPTION',
            statement: 'Quanto é 2 + 2?',
            options: [{ description: '3' }, { description: '4' }],
          },
        },
        { answerStatus: false, question: { questionType: 'MULTI_OPTION' } },
        {
          answerStatus: false,
          question: {
            questionType: 'TRUE_OR_FALSE',
            options: [{ description: 'Verdadeiro' }, { description: 'Falso' }],
          },
        },
      ],
    });
  });

  test('never reveals correct answers before the finish, at any depth', async () => {
    const attempt = await startAttempt(app, await makeEvaluation(app));
    await beat(attempt);
    const replies = [
      await app.call(getQuestionnaire, { params: attempt.params }, { as: app.user }),
      await app.call(saveTime, { params: attempt.params, body: { timeLeft: 500 } }, { as: app.user }),
      await app.call(getResult, { params: attempt.params }, { as: app.user }),
      await app.call(
        getAnswerResult,
        { params: { ...attempt.params, idAnswer: (await read(attempt)).answers[0]?.idAnswer ?? 0 } },
        { as: app.user },
      ),
    ];
    for (const reply of replies) expect(JSON.stringify(reply.body).toLowerCase()).not.toContain('correct');
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 409, 409]);
  });

  test('draws as many questions as the evaluation asks for, once per questionnaire', async () => {
    const idEvaluation = await makeEvaluation(app, { parameters: { questionAmount: 2 } });
    const attempt = await startAttempt(app, idEvaluation);
    await beat(attempt);
    const first = await read(attempt);
    expect(first.answers).toHaveLength(2);
    expect((await read(attempt)).answers).toEqual(first.answers);
  });

  test('shuffles the options once per questionnaire, alike in the questions and in the result', async () => {
    const options = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((text) => ({ text, correct: text === 'A' }));
    const idEvaluation = await makeEvaluation(app, {
      parameters: { shuffleOptions: 1, showResponseSummary: 1, maxTries: 1 },
      questions: [{ key: 'q1', type: 'SINGLE_OPTION', statement: 'Qual?', options }],
    });
    const orders: string[] = [];
    for (const user of [app.user, await app.makeUser()]) {
      const attempt = await startAttempt(app, idEvaluation, user);
      await beat(attempt);
      const [requested] = (await read(attempt)).answers;
      const [again] = (await read(attempt)).answers;
      const order = requested?.question.options.map(({ description }) => description) ?? [];
      expect(again?.question.options.map(({ description }) => description)).toEqual(order);
      await answer(attempt, requested?.idAnswer ?? 0, [
        { idQuestionOption: requested?.question.options[0]?.idQuestionOption },
      ]);
      await app.ok(finishQuestionnaire, { params: attempt.params }, { as: user });
      const { options: shown } = await app.ok(
        getAnswerResult,
        { params: { ...attempt.params, idAnswer: requested?.idAnswer ?? 0 } },
        { as: user },
      );
      expect(shown.map(({ description }) => description)).toEqual(order);
      orders.push(order.join());
    }
    expect(orders[0]).not.toBe(orders[1]);
    expect(orders).not.toContain('A,B,C,D,E,F,G,H');
  });

  test("accepts flags written as 1 and as '1'", async () => {
    const attempt = await startAttempt(
      app,
      await makeEvaluation(app, { parameters: { lockNavigation: '1', lockAfterApproval: 1 } }),
    );
    expect((await read(attempt)).parameters).toMatchObject({ lockNavigation: 1, lockAfterApproval: 1 });
  });
});

import {
  finishQuestionnaire,
  getAnswerResult,
  getQuestionnaire,
  getResult,
  saveTime,
} from '@shared-kit/contracts/evaluations';
import { answer, beat, choose, makeEvaluation, read, startTaking } from './test/evaluation-factory.ts';
import { app, startEvaluationsApp } from './test/evaluations.fixtures.ts';

startEvaluationsApp();

describe('GET questionnaire', () => {
  test('withholds the questions until the player is opened', async () => {
    const taking = await startTaking(app, await makeEvaluation(app));
    expect(await read(taking)).toMatchObject({ answers: [], totalQuestions: 3, timeLeft: 600, nodeTitle: 'NR-10' });
    await beat(taking);
    expect((await read(taking)).answers).toHaveLength(3);
  });

  test('returns the evaluation with its parameters, answers and questions [B7.3-04] [B3-10] [B3-11] [B3-12]', async () => {
    const taking = await startTaking(app, await makeEvaluation(app));
    await beat(taking);
    const evaluation = await read(taking);
    const { idAnswer, answerData } = choose(evaluation, 0, '3');
    await answer(taking, idAnswer, answerData);
    expect(await read(taking)).toMatchObject({
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
      questionnaire: { idQuestionnaire: taking.params.idQuestionnaire, finishDate: null, grade: null },
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
    const taking = await startTaking(app, await makeEvaluation(app));
    await beat(taking);
    const replies = [
      await app.call(getQuestionnaire, { params: taking.params }, { as: app.user }),
      await app.call(saveTime, { params: taking.params, body: { timeLeft: 500 } }, { as: app.user }),
      await app.call(getResult, { params: taking.params }, { as: app.user }),
      await app.call(
        getAnswerResult,
        { params: { ...taking.params, idAnswer: (await read(taking)).answers[0]?.idAnswer ?? 0 } },
        { as: app.user },
      ),
    ];
    for (const reply of replies) expect(JSON.stringify(reply.body).toLowerCase()).not.toContain('correct');
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 409, 409]);
  });

  test('draws as many questions as the evaluation asks for, once per questionnaire', async () => {
    const idEvaluation = await makeEvaluation(app, { parameters: { questionAmount: 2 } });
    const taking = await startTaking(app, idEvaluation);
    await beat(taking);
    const first = await read(taking);
    expect(first.answers).toHaveLength(2);
    expect((await read(taking)).answers).toEqual(first.answers);
  });

  test('shuffles the options once per questionnaire, alike in the questions and in the result', async () => {
    const options = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((text) => ({ text, correct: text === 'A' }));
    const idEvaluation = await makeEvaluation(app, {
      parameters: { shuffleOptions: 1, showResponseSummary: 1, maxTries: 1 },
      questions: [{ key: 'q1', type: 'SINGLE_OPTION', statement: 'Qual?', options }],
    });
    const orders: string[] = [];
    for (const user of [app.user, await app.makeUser()]) {
      const taking = await startTaking(app, idEvaluation, user);
      await beat(taking);
      const [asked] = (await read(taking)).answers;
      const [again] = (await read(taking)).answers;
      const order = asked?.question.options.map(({ description }) => description) ?? [];
      expect(again?.question.options.map(({ description }) => description)).toEqual(order);
      await answer(taking, asked?.idAnswer ?? 0, [{ idQuestionOption: asked?.question.options[0]?.idQuestionOption }]);
      await app.ok(finishQuestionnaire, { params: taking.params }, { as: user });
      const { options: shown } = await app.ok(
        getAnswerResult,
        { params: { ...taking.params, idAnswer: asked?.idAnswer ?? 0 } },
        { as: user },
      );
      expect(shown.map(({ description }) => description)).toEqual(order);
      orders.push(order.join());
    }
    expect(orders[0]).not.toBe(orders[1]);
    expect(orders).not.toContain('A,B,C,D,E,F,G,H');
  });

  test("accepts flags written as 1 and as '1'", async () => {
    const taking = await startTaking(
      app,
      await makeEvaluation(app, { parameters: { lockNavigation: '1', lockAfterApproval: 1 } }),
    );
    expect((await read(taking)).parameters).toMatchObject({ lockNavigation: 1, lockAfterApproval: 1 });
  });
});

import type { Endpoint } from '@shared-kit/contracts/core';
import {
  finishQuestionnaire,
  getAnswerResult,
  getQuestionnaire,
  getResult,
  saveAnswer,
  saveDraft,
  saveTime,
  startQuestionnaire,
} from '@shared-kit/contracts/evaluations';
import { refuse } from '../../platform/errors.ts';
import { enrol, makeTraining, startTestApp } from '../../test/index.ts';
import type { TestApp } from '../../test/index.ts';
import { listen } from '../../platform/wiring.service.ts';
import { evaluationFinished } from './index.ts';
import type { FinishedEvaluation } from './index.ts';
import { answer, answerAll, beat, choose, makeEvaluation, read, startAttempt } from './test/evaluation-factory.ts';

let app: TestApp;
const finished: FinishedEvaluation[] = [];
let onFinished: (finish: FinishedEvaluation) => void;

beforeAll(async () => {
  app = await startTestApp({}, { listens: [listen(evaluationFinished, async (_, finish) => onFinished(finish))] });
});
afterAll(() => app.close());
beforeEach(() => {
  onFinished = (finish) => void finished.push(finish);
});
afterEach(() => app.clock.reset());

const input = { answerData: [], writer: 'aba-1', sequence: 1 };

/** Every call on a questionnaire, with otherwise valid input. */
const callsOnQuestionnaire: readonly [Endpoint, object | undefined][] = [
  [getQuestionnaire, undefined],
  [saveAnswer, input],
  [saveTime, { timeLeft: 10 }],
  [finishQuestionnaire, undefined],
  [saveDraft, { answers: [] }],
  [getResult, undefined],
  [getAnswerResult, undefined],
];

describe('calls on a questionnaire', () => {
  test.each(callsOnQuestionnaire)('$id requires a session', async (endpoint, body) => {
    const params = { idUser: 1, idEnrollment: 1, idEvaluation: 1, idQuestionnaire: 1, idAnswer: 1 };
    expect(await app.refused(endpoint, { params, body }, 401)).toMatchObject({ success: false });
  });

  test.each(callsOnQuestionnaire)('$id rejects ids that are not numbers with 400', async (endpoint, body) => {
    const params = { idUser: 'x', idEnrollment: 1, idEvaluation: 1, idQuestionnaire: 1, idAnswer: 1 };
    const refusal = await app.refused(endpoint, { params, body }, 400, { as: app.user });
    expect(refusal).toMatchObject({ code: 'request.invalid', issues: [{ path: 'params.idUser' }] });
  });

  test.each(callsOnQuestionnaire)(
    "$id answers 404 for a colleague's questionnaire, with the colleague's user id and with the caller's own",
    async (endpoint, body) => {
      const attempt = await startAttempt(app, await makeEvaluation(app));
      const colleague = await app.makeUser();
      const params = { ...attempt.params, idAnswer: 1 };
      await app.refused(endpoint, { params, body }, 404, { as: colleague });
      await app.refused(endpoint, { params: { ...params, idUser: colleague.idUser }, body }, 404, { as: colleague });
    },
  );

  test.each(callsOnQuestionnaire)("$id answers 404 for another tenant's questionnaire", async (endpoint, body) => {
    const attempt = await startAttempt(app, await makeEvaluation(app));
    const params = { ...attempt.params, idUser: app.otherUser.idUser, idAnswer: 1 };
    await app.refused(endpoint, { params, body }, 404, { as: app.otherUser, at: app.otherTenant });
  });

  test('answers 404 for the questionnaire of another enrolment or evaluation', async () => {
    const { params } = await startAttempt(app, await makeEvaluation(app));
    await app.refused(getQuestionnaire, { params: { ...params, idEnrollment: params.idEnrollment + 500 } }, 404, {
      as: app.user,
    });
    await app.refused(getQuestionnaire, { params: { ...params, idEvaluation: await makeEvaluation(app) } }, 404, {
      as: app.user,
    });
  });
});

describe('POST questionnaires', () => {
  const start = async (more: object = {}) => {
    const idEvaluation = await makeEvaluation(app);
    const idEnrollment = await enrol(app, await makeTraining(app, { evaluations: [idEvaluation] }), app.user);
    return {
      params: { idUser: app.user.idUser, idEnrollment, idEvaluation },
      body: { questionnaireType: 'KNOWLEDGE' as const, ...more },
    };
  };

  test('rejects an unknown type and a type that is not the evaluation’s', async () => {
    const { params } = await start();
    await app.refused(startQuestionnaire, { params, body: { questionnaireType: 'PROVA' as never } }, 400, {
      as: app.user,
    });
    await app.refused(startQuestionnaire, { params, body: { questionnaireType: 'REACTION' } }, 400, { as: app.user });
  });

  test('requires a session, the caller’s own id, and an evaluation of the tenant', async () => {
    const good = await start();
    const colleague = await app.makeUser();
    await app.refused(startQuestionnaire, good, 401);
    await app.refused(startQuestionnaire, good, 404, { as: colleague });
    const foreign = {
      ...good,
      params: { ...good.params, idEvaluation: await makeEvaluation(app, {}, app.otherTenant) },
    };
    await app.refused(startQuestionnaire, foreign, 404, { as: app.user });
  });

  test('rejects an enrolment that does not contain the evaluation', async () => {
    const { params, body } = await start();
    const idEvaluation = await makeEvaluation(app);
    await app.refused(startQuestionnaire, { params: { ...params, idEvaluation }, body }, 404, { as: app.user });
  });

  test('rejects a locked item and an expired enrolment', async () => {
    const [first, second] = [await makeEvaluation(app), await makeEvaluation(app)];
    const training = await makeTraining(app, { evaluations: [first, second], sequential: true });
    const params = {
      idUser: app.user.idUser,
      idEnrollment: await enrol(app, training, app.user),
      idEvaluation: second,
    };
    const body = { questionnaireType: 'KNOWLEDGE' as const };
    const refusal = await app.refused(startQuestionnaire, { params, body }, 403, { as: app.user });
    expect(refusal.code).toBe('learning.item-locked');

    const late = await enrol(app, training, app.user, { expires_at: new Date(app.clock.now().getTime() - 1000) });
    await app.refused(
      startQuestionnaire,
      { params: { ...params, idEvaluation: first, idEnrollment: late }, body },
      403,
      { as: app.user },
    );
  });

  test('starts one questionnaire and returns the same one to two clicks or two tabs [B7.3-01] [B7.3-02]', async () => {
    const good = await start();
    const [first, second] = await Promise.all([
      app.ok(startQuestionnaire, good, { as: app.user }),
      app.ok(startQuestionnaire, good, { as: app.user }),
    ]);
    expect(second.idQuestionnaire).toBe(first.idQuestionnaire);
    expect(first.questionnaires).toMatchObject([
      { status: 'PENDING', finishDate: null, grade: null, idNodeEnrollment: expect.any(Number) },
    ]);
  });

  test('returns a finished questionnaire again and starts a new one on restart until no try is left [B7.3-03] [B4.6-16]', async () => {
    const attempt = await startAttempt(app, await makeEvaluation(app));
    await answerAll(attempt, 0);
    await app.ok(finishQuestionnaire, { params: attempt.params }, { as: app.user });
    const { idQuestionnaire: _, ...params } = attempt.params;
    const again = await app.ok(
      startQuestionnaire,
      { params, body: { questionnaireType: 'KNOWLEDGE' } },
      { as: app.user },
    );
    expect(again.idQuestionnaire).toBe(attempt.params.idQuestionnaire);

    const restart = { params, body: { questionnaireType: 'KNOWLEDGE' as const, ...params, idNodeEnrollment: null } };
    const second = await app.ok(startQuestionnaire, restart, { as: app.user });
    expect(second.idQuestionnaire).not.toBe(attempt.params.idQuestionnaire);
    const secondAttempt = { ...attempt, params: { ...params, idQuestionnaire: second.idQuestionnaire } };
    await answerAll(secondAttempt, 0);
    await app.ok(finishQuestionnaire, { params: secondAttempt.params }, { as: app.user });
    const refusal = await app.refused(startQuestionnaire, restart, 409, { as: app.user });
    expect(refusal).toMatchObject({
      code: 'evaluations.no-tries-left',
      message: 'Você não tem mais tentativas para esta avaliação.',
    });
  });

  test('allows one try for a pre-test, whatever the evaluation allows [B4.6-17]', async () => {
    const attempt = await startAttempt(app, await makeEvaluation(app), app.user, 'PRE_TEST');
    await answerAll(attempt, 0);
    await app.ok(finishQuestionnaire, { params: attempt.params }, { as: app.user });
    const { idQuestionnaire: _, ...params } = attempt.params;
    await app.refused(startQuestionnaire, { params, body: { questionnaireType: 'PRE_TEST', ...params } }, 409, {
      as: app.user,
    });
  });
});

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
      const [given] = (await read(attempt)).answers;
      const [again] = (await read(attempt)).answers;
      const order = given?.question.options.map(({ description }) => description) ?? [];
      expect(again?.question.options.map(({ description }) => description)).toEqual(order);
      await answer(attempt, given?.idAnswer ?? 0, [{ idQuestionOption: given?.question.options[0]?.idQuestionOption }]);
      await app.ok(finishQuestionnaire, { params: attempt.params }, { as: user });
      const { options: shown } = await app.ok(
        getAnswerResult,
        { params: { ...attempt.params, idAnswer: given?.idAnswer ?? 0 } },
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
    await app.refused(saveAnswer, { params: { ...attempt.params, idAnswer }, body: input }, 404, { as: app.user });
    await app.refused(
      saveAnswer,
      { params: { ...other.params, idAnswer }, body: { ...input, answerText: 'a'.repeat(4001) } },
      400,
      { as: app.user },
    );
  });

  test('rejects answers before the player is open and after the finish', async () => {
    const attempt = await startAttempt(app, await makeEvaluation(app));
    await answerAll(attempt);
    const { idAnswer, answerData } = choose(await read(attempt), 0, '3');
    await app.ok(finishQuestionnaire, { params: attempt.params }, { as: app.user });
    const late = { params: { ...attempt.params, idAnswer }, body: { ...input, answerData, sequence: 99_999 } };
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
    onFinished = () => {
      throw refuse('learning.broken', 409, 'Não foi possível.');
    };
    await app.refused(finishQuestionnaire, { params: attempt.params }, 409, { as: app.user });
    expect((await read(attempt)).questionnaire.finishDate).toBeNull();
    onFinished = () => undefined;
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
        expect(answers[index]?.question.options.map((option) => option.idQuestionOption)).toContain(idQuestionOption);
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
    const [given] = (await read(attempt)).answers;
    if (!given) throw new Error('no question');
    const { options, optionAnswers } = given.question;
    const [, { idQuestionOptionAnswer = 0 } = {}] = optionAnswers.toSorted((a, b) =>
      a.description.localeCompare(b.description),
    );
    // Both options are matched with RN.
    await answer(
      attempt,
      given.idAnswer,
      options.map(({ idQuestionOption }) => ({ idQuestionOption, idQuestionOptionAnswer })),
    );
    await app.ok(finishQuestionnaire, { params: attempt.params }, { as: app.user });
    const { options: shown } = await app.ok(
      getAnswerResult,
      { params: { ...attempt.params, idAnswer: given.idAnswer } },
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

import type { Endpoint } from '@shared-kit/contracts/core';
import {
  finishQuestionnaire,
  getAnswerResult,
  getQuestionnaire,
  getResult,
  saveAnswer,
  saveDraft,
  saveTime,
} from '@shared-kit/contracts/evaluations';
import { makeEvaluation, startAttempt } from './test/evaluation-factory.ts';
import { app, emptyAnswer, startEvaluationsApp } from './test/evaluations.fixtures.ts';

startEvaluationsApp();

/** Every call on a questionnaire, with otherwise valid input. */
const callsOnQuestionnaire: readonly [Endpoint, object | undefined][] = [
  [getQuestionnaire, undefined],
  [saveAnswer, emptyAnswer],
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

import { finishQuestionnaire, startQuestionnaire } from '@shared-kit/contracts/evaluations';
import { enrol, makeTraining } from '../../test/index.ts';
import { answerAll, makeEvaluation, startAttempt } from './test/evaluation-factory.ts';
import { app, startEvaluationsApp } from './test/evaluations.fixtures.ts';

startEvaluationsApp();

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

import {
  finishQuestionnaire,
  getQuestionnaire,
  saveAnswer,
  saveDraft,
  startQuestionnaire,
} from '@shared-kit/contracts/evaluations';
import {
  hasImpactEvaluationsToNotify,
  listImpactEvaluations,
  markImpactEvaluationsAsNotified,
} from '@shared-kit/contracts/journey';
import { menuFlags } from '@shared-kit/contracts/delivery';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { enrol } from '../../../test/index.ts';
import type { TestUser } from '../../../test/index.ts';
import { followedTraining, passTest } from '../test/impact-factory.ts';
import { app, flagsOf, listOf, startImpactApp } from '../test/impact.fixtures.ts';

/** Answers the first question of the person's only impact evaluation. */
async function answering(user: TestUser) {
  const [one] = await listOf(user);
  if (!one) throw new Error('no impact evaluation');
  const address = { idUser: user.idUser, idEnrollment: one.idEnrollment, idEvaluation: one.idEvaluation };
  const { idQuestionnaire } = await app.ok(startQuestionnaire, { params: address, body: {} }, { as: user });
  const params = { ...address, idQuestionnaire };
  const { answers, nodeTitle } = await app.ok(getQuestionnaire, { params }, { as: user });
  const [first] = answers;
  const [scale] = first?.question.scales ?? [];
  if (!first || !scale) throw new Error('no question');
  const answer = { answerData: [{ idQuestionScale: scale.idQuestionScale }], writer: 'aba-1', sequence: 1 };
  return {
    params,
    nodeTitle,
    save: { params: { ...params, idAnswer: first.idAnswer }, body: answer },
    draft: { params, body: { answers: [{ idAnswer: first.idAnswer, ...answer }] } },
    restart: { params: address, body: { idEvaluation: one.idEvaluation } },
  };
}

startImpactApp();

test('lets only the answerer read and answer it', async () => {
  const [user, colleague] = [await app.makeUser(), await app.makeUser()];
  await passTest(app, await followedTraining(app, { STUDENT_IMPACT: 30 }), user);
  const { params, save, restart } = await answering(user);
  const theirs = { ...params, idUser: colleague.idUser };
  await app.refused(getQuestionnaire, { params }, 404, { as: colleague });
  await app.refused(getQuestionnaire, { params: theirs }, 404, { as: colleague });
  await app.refused(startQuestionnaire, { params: { ...restart.params, idUser: colleague.idUser }, body: {} }, 404, {
    as: colleague,
  });
  await app.refused(saveAnswer, { ...save, params: { ...save.params, idUser: colleague.idUser } }, 404, {
    as: colleague,
  });
  await app.refused(getQuestionnaire, { params: { ...params, idUser: app.otherUser.idUser } }, 404, {
    as: app.otherUser,
    at: app.otherTenant,
  });
  for (const endpoint of [hasImpactEvaluationsToNotify, markImpactEvaluationsAsNotified]) {
    await app.refused(endpoint, { params: { idUser: user.idUser } }, 401);
    await app.refused(endpoint, { params: { idUser: user.idUser } }, 404, { as: colleague });
    await app.refused(endpoint, { params: { idUser: user.idUser } }, 404, { as: app.otherUser, at: app.otherTenant });
  }
  await app.refused(listImpactEvaluations, { params: { idUser: user.idUser }, query: {} }, 401);
  await app.refused(listImpactEvaluations, { params: { idUser: user.idUser }, query: {} }, 404, { as: colleague });
  await app.refused(
    listImpactEvaluations,
    { params: { idUser: user.idUser }, query: { evaluationType: 'KNOWLEDGE' as never } },
    400,
    { as: user },
  );
});

test('offers the impact evaluation once after the finish, however often the end is sent [B4.10-01] [B3-14] [B7.4-03]', async () => {
  const user = await app.makeUser();
  const training = await followedTraining(app, { STUDENT_IMPACT: 30 });
  expect(await flagsOf(user)).not.toContain(menuFlags.hasImpactEvaluations);
  const { idEnrollment, result, submit } = await passTest(app, training, user);
  const offer = {
    idEnrollment,
    idEvaluation: training.idSurvey.STUDENT_IMPACT,
    title: 'LGPD na prática',
    availableUntilDays: 30,
    expirationDate: expect.any(String),
  };
  expect(result.impactEvaluation).toEqual(offer);
  expect((await Promise.all([submit(), submit()])).map(({ impactEvaluation }) => impactEvaluation)).toEqual([
    offer,
    offer,
  ]);
  expect(await listOf(user)).toEqual([
    {
      title: 'LGPD na prática',
      evaluationType: 'STUDENT_IMPACT',
      idEnrollment,
      idEvaluation: training.idSurvey.STUDENT_IMPACT,
      idQuestionnaire: null,
      idUser: user.idUser,
      learnerName: null,
      creationDate: result.finishDate,
      startDate: null,
      finishDate: null,
      expirationDate: expect.stringMatching(/ 02:59:59$/),
      daysToComplete: 30,
      status: 'PENDING',
    },
  ]);
});

test('shows the menu entry as soon as an impact evaluation exists [B2.3-06]', async () => {
  const user = await app.makeUser();
  await passTest(app, await followedTraining(app, { STUDENT_IMPACT: 30 }), user);
  expect(await flagsOf(user)).toContain(menuFlags.hasImpactEvaluations);
  expect(await flagsOf(await app.makeUser())).not.toContain(menuFlags.hasImpactEvaluations);
});

test('offers none for a training that was failed or done by equivalence [B2.9-22]', async () => {
  const user = await app.makeUser();
  const training = await followedTraining(app, { STUDENT_IMPACT: 30, IMPACT: 30 });
  expect((await passTest(app, training, user, 0)).result.impactEvaluation).toBeNull();
  await enrol(app, training, user, { status: 'EQUIVALENCY', progress: 100 });
  expect(await listOf(user)).toEqual([]);
  // A pass in a further enrolment creates its own one.
  const { idEnrollment } = await passTest(app, training, user);
  expect((await listOf(user)).map((row) => row.idEnrollment)).toEqual([idEnrollment]);
});

test("shows a leader the learner's name, and passes the evaluation on to the next leader until it is answered", async () => {
  const [leader, successor] = [await app.makeUser(), await app.makeUser()];
  const learner = await app.makeUser(app.tenant, { id_manager: leader.idUser });
  await passTest(app, await followedTraining(app, { IMPACT: 10 }), learner);
  expect(await listOf(learner)).toEqual([]);
  expect(await listOf(leader, { evaluationType: 'STUDENT_IMPACT' })).toEqual([]);
  expect(await listOf(leader, { evaluationType: 'IMPACT' })).toMatchObject([
    { idUser: leader.idUser, learnerName: learner.name, status: 'PENDING' },
  ]);
  expect(await flagsOf(leader)).toContain(menuFlags.hasImpactEvaluations);
  const begun = await answering(leader);
  expect(begun.nodeTitle).toBe(`LGPD na prática · ${learner.name}`);

  const lead = (idManager: number) =>
    withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
      db.updateTable('users').set({ id_manager: idManager }).where('id_user', '=', learner.idUser).execute(),
    );
  await lead(successor.idUser);
  expect(await listOf(leader)).toEqual([]);
  await app.refused(saveAnswer, begun.save, 404, { as: leader });
  const other = await answering(successor);
  await app.ok(saveAnswer, other.save, { as: successor });
  await app.ok(finishQuestionnaire, { params: other.params }, { as: successor });
  await lead(leader.idUser);
  expect(await listOf(leader)).toEqual([]);
  expect(await listOf(successor)).toMatchObject([{ status: 'FINISHED' }]);
});

test('records the answer date once and is not answered again [B4.1-16] [B4.1-19]', async () => {
  const user = await app.makeUser();
  await passTest(app, await followedTraining(app, { STUDENT_IMPACT: 2 }), user);
  const { params, save, draft, restart } = await answering(user);
  await app.ok(saveAnswer, save, { as: user });
  await app.ok(saveDraft, draft, { as: user });
  app.clock.advance(DAY_MS);
  await app.ok(finishQuestionnaire, { params }, { as: user });
  expect(await listOf(user)).toMatchObject([
    {
      status: 'FINISHED',
      idQuestionnaire: params.idQuestionnaire,
      finishDate: expect.any(String),
      startDate: expect.any(String),
    },
  ]);
  expect(await listOf(user, { onlyPending: 1 })).toEqual([]);
  expect((await app.refused(startQuestionnaire, restart, 409, { as: user })).code).toBe('evaluations.no-tries-left');
  expect((await app.refused(saveAnswer, save, 409, { as: user })).code).toBe('evaluations.finished');
  app.clock.advance(3 * DAY_MS);
  expect(await listOf(user)).toMatchObject([{ status: 'FINISHED' }]);
  expect(await app.ok(getQuestionnaire, { params }, { as: user })).toMatchObject({
    questionnaire: { status: 'FINISHED' },
  });
});

test('rejects changes after the last day, whatever an open page still sends [B4.1-17] [B4.1-19] [B4.1-11]', async () => {
  const user = await app.makeUser();
  await passTest(app, await followedTraining(app, { STUDENT_IMPACT: 2 }), user);
  const { params, save, draft, restart } = await answering(user);
  app.clock.advance(2 * DAY_MS);
  expect(await listOf(user)).toMatchObject([{ status: 'PENDING' }]);
  await app.ok(saveAnswer, save, { as: user });
  app.clock.advance(DAY_MS);
  const expired = 'evaluations.impact-expired';
  expect(
    (await app.refused(saveAnswer, { ...save, body: { ...save.body, sequence: 2 } }, 409, { as: user })).code,
  ).toBe(expired);
  expect((await app.refused(saveDraft, draft, 409, { as: user })).code).toBe(expired);
  expect((await app.refused(finishQuestionnaire, { params }, 409, { as: user })).code).toBe(expired);
  expect((await app.refused(startQuestionnaire, restart, 409, { as: user })).code).toBe(expired);
  expect(await app.ok(getQuestionnaire, { params }, { as: user })).toMatchObject({
    questionnaire: { status: 'EXPIRED', finishDate: null },
  });
  expect(await listOf(user)).toMatchObject([{ status: 'EXPIRED', finishDate: null }]);
  expect(await listOf(user, { onlyPending: 1 })).toEqual([]);
});

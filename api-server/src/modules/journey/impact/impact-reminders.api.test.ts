import {
  hasImpactEvaluationsToNotify,
  listHistory,
  markImpactEvaluationsAsNotified,
} from '@shared-kit/contracts/journey';
import { getEnrollment } from '@shared-kit/contracts/learning';
import { menuFlags } from '@shared-kit/contracts/delivery';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { switchModule } from '../../delivery/index.ts';
import { enrol } from '../../../test/index.ts';
import type { TestUser } from '../../../test/index.ts';
import { followedTraining, passTest } from '../test/impact-factory.ts';
import { app, flagsOf, listOf, startImpactApp } from '../test/impact.fixtures.ts';

const isToNotify = async (user: TestUser) =>
  (await app.ok(hasImpactEvaluationsToNotify, { params: { idUser: user.idUser } }, { as: user }))
    .hasImpactEvaluationsToNotify;

startImpactApp();

test('notifies of pending evaluations until the person dismisses the notice, and again of a later one [B7.4-04] [B7.4-05] [B4.10-04] [B4.10-05]', async () => {
  const user = await app.makeUser();
  expect(await isToNotify(user)).toBe(false);
  await passTest(app, await followedTraining(app, { STUDENT_IMPACT: 1 }), user);
  expect(await isToNotify(user)).toBe(true);
  await app.ok(markImpactEvaluationsAsNotified, { params: { idUser: user.idUser } }, { as: user });
  expect(await isToNotify(user)).toBe(false);
  await passTest(app, await followedTraining(app, { STUDENT_IMPACT: 1 }), user);
  expect(await isToNotify(user)).toBe(true);
  app.clock.advance(3 * DAY_MS);
  expect(await isToNotify(user)).toBe(false);
});

test('notifies a new leader of pending evaluations that the previous leader dismissed [B4.10-04]', async () => {
  const [leader, successor] = [await app.makeUser(), await app.makeUser()];
  const learner = await app.makeUser(app.tenant, { id_manager: leader.idUser });
  await passTest(app, await followedTraining(app, { IMPACT: 10 }), learner);
  const lead = (idManager: number) =>
    withTenant(app.platform.database.db, app.tenant.idApp, (db) =>
      db.updateTable('users').set({ id_manager: idManager }).where('id_user', '=', learner.idUser).execute(),
    );
  const quieten = (user: TestUser) =>
    app.ok(markImpactEvaluationsAsNotified, { params: { idUser: user.idUser } }, { as: user });
  await quieten(leader);
  expect(await isToNotify(leader)).toBe(false);
  await lead(successor.idUser);
  expect(await isToNotify(successor)).toBe(true);
  await quieten(successor);
  await quieten(successor);
  expect(await isToNotify(successor)).toBe(false);
  // The first leader's dismissal still holds once they lead the learner again.
  await lead(leader.idUser);
  expect(await isToNotify(leader)).toBe(false);
});

test('keeps a training that closes on completion open while its impact evaluation is pending, in the history and on the server [B4.1-20] [B6-09]', async () => {
  const user = await app.makeUser();
  const training = await followedTraining(
    app,
    { STUDENT_IMPACT: 2 },
    { team: { allow_access_upon_completion: false } },
  );
  const { idEnrollment } = await passTest(app, training, user);
  const rows = async () =>
    (await app.ok(listHistory, { params: { idUser: user.idUser }, query: {} }, { as: user })).history;
  const lock = async () =>
    (await app.ok(getEnrollment, { params: { idUser: user.idUser, idEnrollment } }, { as: user })).node.lock;
  expect(await rows()).toMatchObject([{ allowAccessUponCompletion: 0, hasImpactEvaluation: 1, canOpen: 1 }]);
  expect(await lock()).toBeNull();
  app.clock.advance(3 * DAY_MS);
  expect(await rows()).toMatchObject([{ hasImpactEvaluation: 1, canOpen: 0 }]);
  expect(await lock()).toMatchObject({ reason: 'COMPLETED' });
  const plain = await app.makeUser();
  await enrol(app, training, plain, { status: 'PASSED', progress: 100 });
  expect(
    (await app.ok(listHistory, { params: { idUser: plain.idUser }, query: {} }, { as: plain })).history,
  ).toMatchObject([{ hasImpactEvaluation: 0, canOpen: 0 }]);
});

test('offers none while the tenant has evaluations off, and shows earlier ones again afterwards', async () => {
  const training = await followedTraining(
    app,
    { STUDENT_IMPACT: 2 },
    { team: { allow_access_upon_completion: false } },
  );
  const user = await app.makeUser();
  const { idEnrollment } = await passTest(app, training, user);
  const canOpen = async () =>
    (await app.ok(listHistory, { params: { idUser: user.idUser }, query: {} }, { as: user })).history.map((row) => [
      row.hasImpactEvaluation,
      row.canOpen,
    ]);
  const lock = async () =>
    (await app.ok(getEnrollment, { params: { idUser: user.idUser, idEnrollment } }, { as: user })).node.lock?.reason ??
    null;
  const openStates = async () => [
    (await listOf(user)).length,
    await isToNotify(user),
    await canOpen(),
    await lock(),
    (await flagsOf(user)).includes(menuFlags.hasImpactEvaluations),
  ];
  const before = await openStates();
  expect(before).toEqual([1, true, [[1, 1]], null, true]);

  await switchModule(app.platform, app.tenant.key, 'evaluations', false);
  expect(await openStates()).toEqual([0, false, [[0, 0]], 'COMPLETED', false]);
  await switchModule(app.platform, app.tenant.key, 'evaluations', true);
  expect(await openStates()).toEqual(before);
});

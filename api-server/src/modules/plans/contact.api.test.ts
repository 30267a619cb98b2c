import { contactTrial, findPlan, requestUpgrade } from '@shared-kit/contracts/plans';
import { withTenant } from '../../platform/database/tenant-db.adapter.ts';
import type { TestUser } from '../../test/index.ts';
import { commercial } from './test/price-list.ts';
import { inDays, app, company, contactBody, mailsOf, rowsOf, startPlansApp } from './test/plans.fixtures.ts';

startPlansApp();

describe('a message', () => {
  test("a message of an administrator reaches the commercial team with the company's size [B7.6-07]", async () => {
    const { at, admin } = await company({ own: { finishDate: inDays(4) } });
    const mails = await mailsOf(() =>
      app.ok(contactTrial, { body: { ...contactBody, numberOfEmployees: 2501 } }, { as: admin, at }),
    );
    expect(mails).toMatchObject([{ to: commercial, replyTo: admin.email }]);
    expect(mails[0]?.text).toContain('Colaboradores: a partir de 2501\n\nQueremos conversar.');
    expect(await rowsOf(at)).toMatchObject([
      { kind: 'CONTACT', message: 'Queremos conversar.', employees_min: 2501, employees_max: null },
    ]);
  });

  test('a message of a client reaches the administrators, not the commercial team [B6-04]', async () => {
    const { at, admin, client } = await company();
    const mails = await mailsOf(() => app.ok(contactTrial, { body: contactBody }, { as: client, at }));
    expect(mails).toMatchObject([
      { to: admin.email, replyTo: client.email, subject: 'Clínica: Lia quer falar sobre o plano Essencial' },
    ]);
  });

  test('a message is required once the trial is over, and for a plan without a trial', async () => {
    const { at, admin } = await company({ own: { finishDate: inDays(0) } });
    for (const idPlan of [1, 2])
      expect(
        await app.refused(contactTrial, { body: { ...contactBody, idPlan, message: ' ' } }, 400, { as: admin, at }),
      ).toMatchObject({ issues: [{ path: 'body.message', message: 'Mensagem obrigatória' }] });
    const running = await company({ own: { finishDate: inDays(4) } });
    await app.ok(contactTrial, { body: { ...contactBody, message: '' } }, { as: running.admin, at: running.at });
  });

  test('a message is sent once for a double click, and five times in an hour', async () => {
    const { at, admin } = await company();
    const mails = await mailsOf(() =>
      Promise.all(
        [1, 2, 3].map(() =>
          app.ok(contactTrial, { body: { ...contactBody, idempotencyKey: 'mensagem-1' } }, { as: admin, at }),
        ),
      ),
    );
    expect(mails).toHaveLength(1);
    for (let count = 2; count <= 5; count += 1) await app.ok(contactTrial, { body: contactBody }, { as: admin, at });
    await app.refused(contactTrial, { body: contactBody }, 429, { as: admin, at });
    expect(await rowsOf(at)).toHaveLength(5);
  });
});

test('the interest of a client is counted once per person and reaches the administrators [B7.6-11] [B7.6-13] [B6-04]', async () => {
  const { at, admin, client } = await company({ own: { finishDate: inDays(4) } });
  const ask = (as: TestUser) => app.ok(requestUpgrade, { params: { idPlan: 2 } }, { as, at });
  const mails = await mailsOf(async () => {
    expect(await Promise.all([ask(client), ask(client)])).toEqual([{ requestsCount: 1 }, { requestsCount: 1 }]);
    expect(await ask(await app.makeUser(at))).toEqual({ requestsCount: 2 });
  });
  expect(mails.map(({ to }) => to)).toEqual([admin.email, admin.email]);
  expect(mails[0]).toMatchObject({ subject: 'Clínica: Lia tem interesse em contratar o plano Essencial' });
  const upgradeOf = async (as: TestUser) =>
    (await app.ok(findPlan, { params: { idPlan: 2 } }, { as, at })).result.planUpgrade;
  expect(await upgradeOf(client)).toMatchObject({ numberRequest: 2, hasRequestedUpgrade: true });
  expect(await upgradeOf(admin)).toMatchObject({ numberRequest: 2, hasRequestedUpgrade: false });
});

test('without an administrator who has an address, the interest reaches the commercial team', async () => {
  const { at, client } = await company();
  await withTenant(app.platform.database.db, at.idApp, (db) =>
    db.updateTable('users').set({ active: false }).where('admin', '=', 1).execute(),
  );
  const mails = await mailsOf(() => app.ok(requestUpgrade, { params: { idPlan: 2 } }, { as: client, at }));
  expect(mails.map(({ to }) => to)).toEqual([commercial]);
});

import { daysLeft, extendTrial, requestTrial } from '@shared-kit/contracts/plans';
import { fromMoment } from '@shared-kit/contracts/calendar';
import { currentSession, exchangeToken } from '@shared-kit/contracts/identity';
import { commercial } from './test/price-list.ts';
import { inDays, app, company, trialBody, mailsOf, rowsOf, startPlansApp } from './test/plans.fixtures.ts';

startPlansApp();

describe('a trial', () => {
  test('starts for the company and returns the way in: domain and one-time token [B7.6-04] [B7.6-05] [B7.6-06]', async () => {
    const { at, admin } = await company();
    let reply: { domain: string; token: string } | undefined;
    const mails = await mailsOf(async () => {
      reply = await app.ok(requestTrial, { body: trialBody }, { as: admin, at });
    });
    expect(reply?.domain).toMatch(new RegExp(`^https?://localhost:3000/${at.segment}$`));
    const session = await app.ok(exchangeToken, { body: { token: reply?.token ?? '' } }, { at });
    expect(session.viewer.idUser).toBe(admin.idUser);
    expect(session.activePlan).toMatchObject({ idPlan: 2, name: 'Essencial', trial: true, trialsCount: 1 });
    expect(daysLeft(fromMoment(session.activePlan?.finishDate ?? ''), app.clock.now())).toBe(15);
    expect(mails.map(({ to }) => to)).toEqual([commercial, admin.email]);
    expect(mails[0]).toMatchObject({
      replyTo: admin.email,
      subject: 'Clínica: Joana começou o teste do plano Essencial',
    });
    expect(mails[0]?.text).toContain('Colaboradores: de 101 a 250\nFim do teste: 07/12/2026');
    expect(mails[0]?.text).toContain('Telefone: (11) 98765-4321');
    expect(mails[1]?.text).toContain('vai até 07/12/2026, inclusive.');
    expect(await rowsOf(at)).toMatchObject([
      {
        kind: 'TRIAL',
        id_plan: 2,
        employees_min: 101,
        employees_max: 250,
        phone: '(11) 98765-4321',
        status: 'PENDING',
      },
    ]);
  });

  test('starts once for a double click, and once for two administrators', async () => {
    const { at, admin } = await company();
    const body = { ...trialBody, idempotencyKey: 'teste-unico' };
    const mails = await mailsOf(() =>
      Promise.all([1, 2, 3].map(() => app.ok(requestTrial, { body }, { as: admin, at }))),
    );
    expect(mails).toHaveLength(2);
    expect(await rowsOf(at)).toHaveLength(1);
    const other = await app.makeUser(at, { admin: 2 });
    expect(await app.refused(requestTrial, { body: trialBody }, 409, { as: other, at })).toMatchObject({
      code: 'plans.already-active',
    });
    expect(await rowsOf(at)).toHaveLength(1);
  });

  test('does not start for a plan without a trial, nor for a withdrawn plan', async () => {
    const { at, admin } = await company();
    expect(
      await app.refused(requestTrial, { body: { ...trialBody, idPlan: 1 } }, 409, { as: admin, at }),
    ).toMatchObject({
      code: 'plans.no-trial',
    });
    await app.refused(requestTrial, { body: { ...trialBody, idPlan: 3 } }, 404, { as: admin, at });
    expect((await app.ok(currentSession, {}, { as: admin, at })).activePlan).toBeNull();
  });

  test('a trial is extended by seven days once it has ended, one time [B7.6-08] [B9-16] [B4.9-19]', async () => {
    const { at, admin } = await company({ own: { finishDate: inDays(0) } });
    const body = { idPlan: 2, idempotencyKey: 'mais-sete-dias' };
    const mails = await mailsOf(async () => {
      const replies = await Promise.all([1, 2].map(() => app.ok(extendTrial, { body }, { as: admin, at })));
      expect(replies).toEqual([{ finishDate: '2026-11-30 02:59:59' }, { finishDate: '2026-11-30 02:59:59' }]);
    });
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [commercial, 'Clínica: Joana estendeu por 7 dias o teste do plano Essencial'],
    ]);
    const { activePlan } = await app.ok(currentSession, {}, { as: admin, at });
    expect(activePlan).toMatchObject({ trialsCount: 2, finishDate: '2026-11-30 02:59:59' });
    expect(daysLeft(fromMoment(activePlan?.finishDate ?? ''), app.clock.now())).toBe(7);
    expect(await app.refused(extendTrial, { body: { idPlan: 2 } }, 409, { as: admin, at })).toMatchObject({
      code: 'plans.not-extendable',
    });
  });

  test.each([
    ['has days left', { finishDate: inDays(4) }],
    ['was extended before', { finishDate: inDays(0), trialsCount: 2 }],
    ['is a contract', { finishDate: inDays(0), trial: false }],
  ])('a trial is not extended while it %s [B4.9-20]', async (_, own) => {
    const { at, admin } = await company({ own });
    expect(await app.refused(extendTrial, { body: { idPlan: 2 } }, 409, { as: admin, at })).toMatchObject({
      code: 'plans.not-extendable',
    });
    expect(await rowsOf(at)).toEqual([]);
    await app.refused(extendTrial, { body: { idPlan: 1 } }, 404, { as: admin, at });
  });
});

import { requestPlan, requestUpgrade } from '@shared-kit/contracts/plans';
import { currentSession } from '@shared-kit/contracts/identity';
import { runAzulejo } from '../../test/index.ts';
import type { TestTenant } from '../../test/index.ts';
import { commercial } from './test/price-list.ts';
import { inDays, app, company, order, mailsOf, rowsOf, startPlansApp } from './test/plans.fixtures.ts';

startPlansApp();

describe('the request of a contract', () => {
  test('reaches the commercial team with licences and price, and answers statusCode 200 [B7.6-09] [B9-20]', async () => {
    const { at, admin } = await company({ own: { finishDate: inDays(4) } });
    const body = { ...order, idempotencyKey: 'pedido-unico' };
    const mails = await mailsOf(async () => {
      for (const reply of await Promise.all([1, 2].map(() => app.ok(requestPlan, { body }, { as: admin, at }))))
        expect(reply).toEqual({ statusCode: 200 });
    });
    expect(mails).toMatchObject([{ to: commercial, subject: 'Clínica: Joana quer contratar o plano Essencial' }]);
    expect(mails[0]?.text).toMatch(/Licenças: 150\nValor mensal: R\$\s8\.000,00/);
    expect(await rowsOf(at)).toMatchObject([{ kind: 'CONTRACT', licences: 150, price_cents: 800_000 }]);
  });

  test('the request of a contract is refused at a price that the price list does not say, and while contracts are off', async () => {
    const { at, admin } = await company();
    for (const price of [1, 7999.99, 8250])
      expect(await app.refused(requestPlan, { body: { ...order, price } }, 409, { as: admin, at })).toMatchObject({
        code: 'plans.price-changed',
      });
    const off = await company({ contractButton: false });
    expect(await app.refused(requestPlan, { body: order }, 409, { as: off.admin, at: off.at })).toMatchObject({
      code: 'plans.contract-off',
    });
    expect(await rowsOf(at)).toEqual([]);
  });
});

describe('operators', () => {
  const run = (at: TestTenant, ...argv: string[]) =>
    runAzulejo(app, 'plans', 'requests', ...argv, '--tenant', at.segment);

  test('list and answer requests, and turn an order into the contract', async () => {
    const { at, admin, client } = await company({ own: { finishDate: inDays(4) } });
    await app.ok(requestPlan, { body: order }, { as: admin, at });
    await app.ok(requestUpgrade, { params: { idPlan: 2 } }, { as: client, at });
    const [contract, upgrade] = (await rowsOf(at)).map(({ id_plan_request }) => String(id_plan_request));
    const listed = (await run(at, 'list')).out;
    expect(listed).toContain(`${contract}\tPENDING\tCONTRACT\tEssencial\t${admin.username}\t${admin.email}`);
    expect(listed).toMatch(/150 licenças, R\$\s8\.000,00 por mês/);
    const until = ['--contract-until', '2027-11-22'];
    expect((await run(at, 'answer', upgrade ?? '', '--text', 'Oi', ...until)).error).toContain('não é de contratação');
    expect((await run(at, 'answer', contract ?? '', '--text', 'Oi', '--contract-until', '2026-11-22')).error).toContain(
      'terminar no futuro',
    );
    expect((await run(at, 'answer', contract ?? '', '--text', 'Contrato assinado.', ...until)).out).toBe(
      `Solicitação ${contract} de ${admin.username} respondida. Plano contratado até 2027-11-22.`,
    );
    expect(app.mails.at(-1)).toMatchObject({ to: admin.email, text: 'Contrato assinado.' });
    expect((await app.ok(currentSession, {}, { as: admin, at })).activePlan).toMatchObject({
      trial: false,
      finishDate: '2027-11-23 02:59:59',
    });
    expect((await run(at, 'answer', contract ?? '', '--text', 'De novo')).error).toContain('já foi respondida');
    expect((await run(at, 'list')).out).not.toContain('CONTRACT');
    const all = JSON.parse((await run(at, 'list', '--all', '--json')).out) as { id: number; status: string }[];
    expect(all.map(({ id, status }) => [String(id), status])).toEqual([
      [contract, 'ANSWERED'],
      [upgrade, 'PENDING'],
    ]);
  });

  test('answer with words, a valid number and a valid day, and only requests of the tenant', async () => {
    const { at, client } = await company();
    await app.ok(requestUpgrade, { params: { idPlan: 2 } }, { as: client, at });
    const id = String((await rowsOf(at))[0]?.id_plan_request);
    expect((await run(at, 'answer', id, '--text', '  ')).error).toContain('A resposta tem de 1 a 4000 caracteres.');
    expect((await run(at, 'answer', 'x', '--text', 'Oi')).error).toContain("'x' não é o número de uma solicitação.");
    expect((await run(at, 'answer', id, '--text', 'Oi', '--contract-until', 'amanhã')).error).toContain(
      "'amanhã' não é um dia.",
    );
    expect((await run(app.tenant, 'answer', id, '--text', 'Oi')).code).toBe(3);
    expect((await run(at, 'answer', id, '--text', 'Oi')).code).toBe(0);
  });
});

import {
  contactTrial,
  daysLeft,
  extendTrial,
  findPlan,
  findPlanContact,
  listPlanCampaigns,
  listPlans,
  requestPlan,
  requestTrial,
  requestUpgrade,
  standardPriceTiers,
} from '@shared-kit/contracts/plans';
import { DAY_MS, fromMoment } from '@shared-kit/contracts/calendar';
import { currentSession, exchangeToken } from '@shared-kit/contracts/identity';
import { withTenant } from '../../platform/database/tenant-db.adapter.ts';
import { expectForeignIdsAre404, runAzulejo, startTestApp } from '../../test/index.ts';
import type { TestApp, TestTenant, TestUser } from '../../test/index.ts';
import { commercial, makePriceList } from './test/price-list.ts';

/** 12:00 in São Paulo. */
const noon = '2026-11-23T15:00:00Z';
const inDays = (days: number) => new Date(Date.parse('2026-11-23T02:59:59Z') + days * DAY_MS);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(noon);
});
afterAll(() => app.close());

interface Company {
  readonly at: TestTenant;
  readonly admin: TestUser;
  readonly client: TestUser;
}

async function company(options: Parameters<typeof makePriceList>[2] = {}): Promise<Company> {
  const at = await app.makeTenant({ app: { name: 'Clínica', company_name: 'Clínica Ltda.' } });
  await makePriceList(app, at, options);
  const profile = { role: 'Coordenadora', department: 'Ensino', phone: '(41) 98888-7777' };
  return {
    at,
    admin: await app.makeUser(at, { admin: 1, name: 'Joana', ...profile }),
    client: await app.makeUser(at, { name: 'Lia', ...profile }),
  };
}

const trialBody = {
  idPlan: 2,
  department: 'Ensino',
  role: 'Coordenadora',
  phone: '(11) 98765-4321',
  numberOfEmployees: [101, 250] as [number, number],
};
const contactBody = { ...trialBody, message: 'Queremos conversar.' };
const order = { idPlan: 2, numberOfLicences: 150, price: 8000 };

async function mailsOf(work: () => Promise<unknown>): Promise<TestApp['mails']> {
  await app.runJobs();
  const before = app.mails.length;
  await work();
  await app.runJobs();
  return app.mails.slice(before);
}

const rowsOf = (at: TestTenant) =>
  withTenant(app.platform.database.db, at.idApp, (db) =>
    db.selectFrom('plan_requests').selectAll().orderBy('id_plan_request').execute(),
  );

describe('rejections', () => {
  const calls = [
    [listPlans, {}],
    [findPlan, { params: { idPlan: 2 } }],
    [listPlanCampaigns, {}],
    [findPlanContact, { params: { idUser: 1 } }],
    [requestTrial, { body: trialBody }],
    [contactTrial, { body: contactBody }],
    [extendTrial, { body: { idPlan: 2 } }],
    [requestPlan, { body: order }],
    [requestUpgrade, { params: { idPlan: 2 } }],
  ] as const;

  test.each(calls.map(([endpoint, input]) => [endpoint.id, endpoint, input] as const))(
    '%s requires a session, and the module',
    async (_, endpoint, input) => {
      expect(await app.refused(endpoint, input as never, 401)).toMatchObject({ code: 'session.missing' });
      const closed = await app.makeTenant({ modules: ['content', 'journey'] });
      await app.refused(endpoint, input as never, 404, { as: await app.makeUser(closed, { admin: 1 }), at: closed });
    },
  );

  test('only administrators start a trial, extend it and request a contract [B6-04]', async () => {
    const { at, client } = await company({ own: { finishDate: inDays(0) } });
    for (const [endpoint, input] of [
      [requestTrial, { body: trialBody }],
      [extendTrial, { body: { idPlan: 2 } }],
      [requestPlan, { body: order }],
    ] as const)
      expect(await app.refused(endpoint, input as never, 403, { as: client, at })).toMatchObject({ code: 'forbidden' });
    expect(await rowsOf(at)).toEqual([]);
  });

  test("plans of another company, and people's data of others, are not found", async () => {
    await makePriceList(app, app.otherTenant);
    const admin = await app.makeUser(app.tenant, { admin: 1 });
    await expectForeignIdsAre404(app, findPlan, { params: { idPlan: 2 } });
    await expectForeignIdsAre404(app, requestUpgrade, { params: { idPlan: 2 } });
    await expectForeignIdsAre404(app, findPlanContact, { params: { idUser: app.otherUser.idUser } });
    await expectForeignIdsAre404(app, findPlanContact, { params: { idUser: admin.idUser } });
    await expectForeignIdsAre404(app, contactTrial, { body: contactBody });
    await expectForeignIdsAre404(app, requestTrial, { body: trialBody }, admin);
    await expectForeignIdsAre404(app, extendTrial, { body: { idPlan: 2 } }, admin);
    await expectForeignIdsAre404(app, requestPlan, { body: order }, admin);
    expect((await app.ok(listPlans, { query: {} }, { as: app.user })).result).toEqual([]);
  });

  test('malformed input is rejected with the texts of the form', async () => {
    const { at, admin } = await company();
    const bad = async (change: object) =>
      (await app.refused(requestTrial, { body: { ...trialBody, ...change } } as never, 400, { as: admin, at })).issues;
    expect(await bad({ role: ' ' })).toEqual([{ path: 'body.role', message: 'Cargo obrigatório' }]);
    expect(await bad({ department: '' })).toEqual([{ path: 'body.department', message: 'Departamento obrigatório' }]);
    expect(await bad({ phone: '(11) 9876' })).toEqual([{ path: 'body.phone', message: 'Telefone incompleto' }]);
    expect(await bad({ phone: '5511987654321' })).toEqual([
      { path: 'body.phone', message: 'Telefone deve conter 11 dígitos' },
    ]);
    expect(await bad({ numberOfEmployees: [250, 101] })).toHaveLength(1);
    for (const numberOfLicences of [0, -1, 1.5, 100_001])
      await app.refused(requestPlan, { body: { ...order, numberOfLicences } }, 400, { as: admin, at });
  });
});

describe('the price list', () => {
  test('lists the plans for sale with their details and the prices [B7.6-01] [B3-23]', async () => {
    const { at, client } = await company({ own: { finishDate: inDays(8) } });
    const { result, priceTiers } = await app.ok(listPlans, { query: { withDetails: '' } }, { as: client, at });
    expect(priceTiers).toEqual(standardPriceTiers);
    expect(result.map(({ name }) => name)).toEqual(['Básico', 'Essencial']);
    expect(result[1]).toEqual({
      idPlan: 2,
      idRef: 'essencial',
      name: 'Essencial',
      description: 'Plano Essencial',
      features: [{ description: 'Certificados' }, { description: 'Avaliações' }],
      products: [{ name: 'Portal' }],
      deadline: 8,
      trial: true,
      trialsCount: 1,
      agreementContent: '<p>Termos do plano</p>',
      planUpgrade: {
        numberRequest: 0,
        hasRequestedUpgrade: false,
        isUpgradeButtonActive: true,
        isPlanContractButtonActive: true,
        userIsAdmin: false,
      },
    });
    const [short] = (await app.ok(listPlans, { query: {} }, { as: client, at })).result;
    expect(short).toMatchObject({ name: 'Básico', features: [], products: [], agreementContent: '' });
    expect(short).not.toHaveProperty('deadline');
  });

  test('returns one plan; a withdrawn one only to the company that has it [B7.6-02]', async () => {
    const { at, admin } = await company({ own: { finishDate: inDays(4), trialsCount: 2 } });
    const { result } = await app.ok(findPlan, { params: { idPlan: 2 } }, { as: admin, at });
    expect(result).toMatchObject({
      name: 'Essencial',
      deadline: 4,
      trialsCount: 2,
      planUpgrade: { userIsAdmin: true },
    });
    await app.refused(findPlan, { params: { idPlan: 3 } }, 404, { as: admin, at });
    await app.refused(findPlan, { params: { idPlan: 9 } }, 404, { as: admin, at });
  });

  test('returns the person and the company for the form, only their own [B7.6-12] [B7.6-14] [B3-26]', async () => {
    const { at, admin, client } = await company();
    expect(await app.ok(findPlanContact, { params: { idUser: admin.idUser } }, { as: admin, at })).toEqual({
      idUser: admin.idUser,
      idCompany: at.idCompany,
      email: admin.email,
      name: 'Joana',
      phone: '(41) 98888-7777',
      role: 'Coordenadora',
      department: 'Ensino',
      company: 'Clínica Ltda.',
    });
    await app.refused(findPlanContact, { params: { idUser: client.idUser } }, 404, { as: admin, at });
  });

  test('lists the campaigns that run now, the one that ends first at the front [B7.6-03] [B3-24]', async () => {
    const { at, client } = await company();
    await withTenant(app.platform.database.db, at.idApp, (db) =>
      db
        .insertInto('plan_campaigns')
        .values(
          [
            { key: 'over', start_date: inDays(-9), finish_date: inDays(-1) },
            { key: 'later', start_date: inDays(0), finish_date: inDays(9) },
            { key: 'now', start_date: inDays(0), finish_date: inDays(3) },
            { key: 'ahead', start_date: inDays(2), finish_date: inDays(3) },
          ].map((campaign) => ({
            ...campaign,
            media_type: 'frame' as const,
            media: `https://x.example/${campaign.key}`,
            frequency_to_show: 300,
          })),
        )
        .execute(),
    );
    const { result } = await app.ok(listPlanCampaigns, {}, { as: client, at });
    expect(result.map(({ mediaUrl }) => mediaUrl)).toEqual(['https://x.example/now', 'https://x.example/later']);
    expect(result[0]).toEqual({
      startDate: '2026-11-23 02:59:59',
      finishDate: '2026-11-26 02:59:59',
      mediaType: 'frame',
      mediaUrl: 'https://x.example/now',
      frequencyToShow: 300,
    });
  });
});

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

test('the interest of a client is counted once per person and reaches the administrators [B7.6-11] [B7.6-13] [B6-04]', async () => {
  const { at, admin, client } = await company({ own: { finishDate: inDays(4) } });
  const send = (as: TestUser) => app.ok(requestUpgrade, { params: { idPlan: 2 } }, { as, at });
  const mails = await mailsOf(async () => {
    expect(await Promise.all([send(client), send(client)])).toEqual([{ requestsCount: 1 }, { requestsCount: 1 }]);
    expect(await send(await app.makeUser(at))).toEqual({ requestsCount: 2 });
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

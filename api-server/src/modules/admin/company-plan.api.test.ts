import { readCompanyPlan } from '@shared-kit/contracts/admin';
import type { CompanyPlan } from '@shared-kit/contracts/admin';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { toJson } from '../../platform/database/tenant-db.adapter.ts';
import { activePlan } from '../../platform/tenancy/active-plan.repository.ts';
import type { TestTenant, TestUser } from '../../test/index.ts';
import { app, inTenant, makeHolder, startAdministration } from './test/administration.fixtures.ts';

startAdministration();

/** Creates a company with an administrator and a plan on its price list. */
async function company(): Promise<{ at: TestTenant; admin: TestUser; idPlan: number }> {
  const at = await app.makeTenant();
  const admin = await makeHolder('administrator', { kind: 'all' }, at);
  const idPlan = 7;
  const none = toJson([]);
  await inTenant(
    (db) =>
      db
        .insertInto('plans')
        .values({
          id_plan: idPlan,
          key: 'essencial',
          name: 'Essencial',
          description: '',
          features: none,
          products: none,
          trial: true,
          agreement_content: '',
          position: 1,
        })
        .execute(),
    at,
  );
  return { at, admin, idPlan };
}

const read = ({ at, admin }: { at: TestTenant; admin: TestUser }): Promise<CompanyPlan> =>
  app.ok(readCompanyPlan, {}, { as: admin, at });

const ask = (
  { at, admin, idPlan }: { at: TestTenant; admin: TestUser; idPlan: number },
  key: string,
  fields: { licences: number | null; kind: 'CONTRACT' | 'UPGRADE'; answer?: string },
) =>
  inTenant(async (db) => {
    const now = app.clock.now();
    const { answer, ...rest } = fields;
    await db
      .insertInto('plan_requests')
      .values({
        id_user: admin.idUser,
        id_plan: idPlan,
        idempotency_key: key,
        employees_min: null,
        employees_max: null,
        price_cents: null,
        created_at: now,
        answered_at: answer === undefined ? null : now,
        ...(answer === undefined ? {} : { status: 'ANSWERED' as const, answer }),
        ...rest,
      })
      .execute();
  }, at);

test('a company without a plan has its number of people and no requests', async () => {
  expect(await read(await company())).toEqual({ plan: null, people: 1, requests: [], total: 0 });
});

test('a contract shows its licences, its end and what was asked and answered', async () => {
  const own = await company();
  const finishDate = new Date(app.clock.now().getTime() + 10 * DAY_MS);
  await inTenant((db) => activePlan(db).contract({ idPlan: own.idPlan, name: 'Essencial', finishDate }), own.at);
  await ask(own, 'um', { kind: 'CONTRACT', licences: 150, answer: 'Bem-vindos.' });
  await ask(own, 'dois', { kind: 'UPGRADE', licences: null });
  // A person without access counts for no licence.
  const former = await app.makeUser(own.at);
  await inTenant(
    (db) => db.updateTable('users').set({ active: false }).where('id_user', '=', former.idUser).execute(),
    own.at,
  );
  const found = await read(own);
  expect(found).toMatchObject({
    plan: { name: 'Essencial', isTrial: false, hasEnded: false, licences: 150 },
    people: 1,
    total: 2,
  });
  expect(found.requests).toHaveLength(2);
  expect(found.requests).toContainEqual(
    expect.objectContaining({ kind: 'CONTRACT', plan: 'Essencial', name: own.admin.name, answer: 'Bem-vindos.' }),
  );
  expect(found.requests).toContainEqual(expect.objectContaining({ kind: 'UPGRADE', answeredAt: null }));
});

test('a trial has no licences, also after an earlier contract, and says when it has ended', async () => {
  const own = await company();
  await ask(own, 'um', { kind: 'CONTRACT', licences: 20, answer: 'Sim.' });
  const finishDate = new Date(app.clock.now().getTime() - DAY_MS);
  await inTenant((db) => activePlan(db).startTrial({ idPlan: own.idPlan, name: 'Essencial', finishDate }), own.at);
  expect((await read(own)).plan).toMatchObject({ isTrial: true, hasEnded: true, licences: null });
});

test('another company sees neither the plan nor the requests', async () => {
  const own = await company();
  await ask(own, 'um', { kind: 'UPGRADE', licences: null });
  const other = await company();
  expect(await read(other)).toMatchObject({ plan: null, total: 0, requests: [] });
});

import { DAY_MS } from '@shared-kit/contracts/calendar';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import { startTestApp } from '../../../test/index.ts';
import type { TestApp, TestTenant, TestUser } from '../../../test/index.ts';
import { makePriceList } from './price-list.ts';
import { afterLastFile } from '../../../test/after-last-file.ts';

/** 12:00 in São Paulo. */
const noon = '2026-11-23T15:00:00Z';
export const inDays = (days: number) => new Date(Date.parse('2026-11-23T02:59:59Z') + days * DAY_MS);

export let app: TestApp;

interface Company {
  readonly at: TestTenant;
  readonly admin: TestUser;
  readonly client: TestUser;
}

export async function company(options: Parameters<typeof makePriceList>[2] = {}): Promise<Company> {
  const at = await app.makeTenant({ app: { name: 'Clínica', company_name: 'Clínica Ltda.' } });
  await makePriceList(app, at, options);
  const profile = { role: 'Coordenadora', department: 'Ensino', phone: '(41) 98888-7777' };
  return {
    at,
    admin: await app.makeUser(at, { admin: 1, name: 'Joana', ...profile }),
    client: await app.makeUser(at, { name: 'Lia', ...profile }),
  };
}

export const trialBody = {
  idPlan: 2,
  department: 'Ensino',
  role: 'Coordenadora',
  phone: '(11) 98765-4321',
  numberOfEmployees: [101, 250] as [number, number],
};
export const contactBody = { ...trialBody, message: 'Queremos conversar.' };
export const order = { idPlan: 2, numberOfLicences: 150, price: 8000 };

export async function mailsOf(work: () => Promise<unknown>): Promise<TestApp['mails']> {
  await app.runJobs();
  const before = app.mails.length;
  await work();
  await app.runJobs();
  return app.mails.slice(before);
}

export const rowsOf = (at: TestTenant) =>
  withTenant(app.platform.database.db, at.idApp, (db) =>
    db.selectFrom('plan_requests').selectAll().orderBy('id_plan_request').execute(),
  );

async function start(): Promise<void> {
  app = await startTestApp();
  app.clock.set(noon);
  afterLastFile(() => app.close());
}

let started: Promise<void> | undefined;

/** Starts an app for plans. */
export function startPlansApp(): void {
  // Test files that run in one process share the app.
  beforeAll(() => (started ??= start()));
}

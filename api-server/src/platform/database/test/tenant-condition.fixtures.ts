import { startTestApp } from '../../../test/index.ts';
import type { TestApp } from '../../../test/index.ts';
import { tenantDb } from '../tenant-db.adapter.ts';
import type { SystemDb, TenantDb } from '../tenant-db.adapter.ts';
import { afterLastFile } from '../../../test/after-last-file.ts';

export let app: TestApp;
export let own: number;
export let foreign: number;

class RollBack extends Error {}

/** Runs `work` as the owner of the tables, to whom row-level security does not apply, and rolls back its writes. */
export async function asOwner<T>(work: (tenant: TenantDb, all: SystemDb) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined;
  try {
    await app.platform.database.db.transaction().execute(async (transaction) => {
      result = { value: await work(tenantDb(transaction, app.tenant.idApp), transaction) };
      throw new RollBack();
    });
  } catch (error) {
    if (!(error instanceof RollBack)) throw error;
  }
  if (!result) throw new Error('the work gave no result');
  return result.value;
}

let started: Promise<void> | undefined;

async function start(): Promise<void> {
  app = await startTestApp();
  own = app.user.idUser;
  foreign = app.otherUser.idUser;
  await app.platform.database.db
    .insertInto('responsibility_terms')
    .values(
      [app.tenant, app.otherTenant].map(({ idApp }) => ({
        id_app: idApp,
        key: 'epi',
        title: 'EPI',
        version_number: 1,
        text: '',
      })),
    )
    .execute();
  afterLastFile(() => app.close());
}

/** Starts an app with rows of two companies. */
export function startAppWithTwoTenants(): void {
  // Test files that run in one process share the app.
  beforeAll(() => (started ??= start()));
}

import { listBellEntries } from '@shared-kit/contracts/notifications';
import { withTenant } from '../../../platform/database/tenant-db.adapter.ts';
import type { TestApp, TestTenant, TestUser } from '../../../test/index.ts';
import { notify } from '../index.ts';
import type { NewBellEntry } from '../index.ts';

/** Puts an entry into a person's bell, as a module does. */
export function ring(
  app: TestApp,
  { idUser }: Pick<TestUser, 'idUser'>,
  entry: Partial<NewBellEntry> = {},
  tenant: TestTenant = app.tenant,
): Promise<void> {
  return withTenant(app.platform.database.db, tenant.idApp, (db) =>
    notify.of(db)(db, {
      idUser,
      key: 'campaign:1',
      kind: 'campaign',
      title: 'Você está na campanha SIPAT!',
      text: 'Ganhe pontos.',
      path: '/myJourney/gamification?campaign=1',
      now: app.clock.now(),
      ...entry,
    }),
  );
}

/** Returns the first page of a person's bell. */
export const bellOf = (app: TestApp, as: TestUser) => app.ok(listBellEntries, { query: {} }, { as });

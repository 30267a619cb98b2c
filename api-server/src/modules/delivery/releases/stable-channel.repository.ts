import type { SystemDb } from '../../../platform/database/tenant-db.adapter.ts';
import { toJson } from '../../../platform/database/tenant-db.adapter.ts';
import type { StableHistory } from './stable-history.rules.ts';

/** Returns the stable history of a remote, or null. */
export async function stableOf(db: SystemDb, remote: string): Promise<StableHistory | null> {
  const row = await db
    .selectFrom('channels')
    .select(['version', 'earlier'])
    .where('remote', '=', remote)
    .where('channel', '=', 'stable')
    .executeTakeFirst();
  return row ?? null;
}

export async function putOnStable(
  db: SystemDb,
  remote: string,
  { version, earlier }: StableHistory,
  now: Date,
): Promise<void> {
  const changed = { version, earlier: toJson(earlier), updated_at: now };
  await db
    .insertInto('channels')
    .values({ remote, channel: 'stable', ...changed })
    .onConflict((conflict) => conflict.columns(['remote', 'channel']).doUpdateSet(changed))
    .execute();
}

/** Leaves a remote without a release on stable: no tenant gets it, except with a canary or a pin. */
export async function clearStable(db: SystemDb, remote: string): Promise<void> {
  await db.deleteFrom('channels').where('remote', '=', remote).where('channel', '=', 'stable').execute();
}

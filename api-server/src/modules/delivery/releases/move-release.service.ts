import type { Moved } from '@shared-kit/contracts/delivery';
import type { SystemDb } from '../../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockRemote, recordMove } from './moves.repository.ts';
import type { MoveKind } from './moves.repository.ts';
import { refuseYanked, refuseUnfit } from './release-fitness.policy.ts';
import { putOnStable, stableOf } from './stable-channel.repository.ts';
import { promoted, rolledBack } from './stable-history.rules.ts';
import { tenantNamed } from '../tenant-modules/named-tenant.service.ts';

/** Author of a move and its reason. An empty `by` means the registry itself. */
export interface Order {
  readonly by: string;
  readonly reason?: string;
}

type Change = Partial<Pick<Moved, 'from' | 'to' | 'tenant' | 'percent'>>;

/** Serves the release to all tenants, except those with another version pinned. A canary of the same release ends. */
export async function promote(platform: Platform, remote: string, version: string, order: Order): Promise<Moved> {
  await refuseUnfit(platform, remote, version, null);
  return move(platform, 'promote', remote, order, async (db) => {
    await refuseYanked(db, remote, version);
    const before = await stableOf(db, remote);
    await putOnStable(db, remote, promoted(before, version), platform.clock.now());
    await db.deleteFrom('canaries').where('remote', '=', remote).where('version', '=', version).execute();
    return { from: before?.version ?? null, to: version };
  });
}

/** Serves the release to a share of the visitors: of one tenant, or of all without a canary of their own. */
export async function startCanary(
  platform: Platform,
  remote: string,
  { version, tenant, percent }: { version: string; tenant: string | null; percent: number },
  order: Order,
): Promise<Moved> {
  if (tenant !== null) await tenantNamed(platform.database.db, tenant);
  await refuseUnfit(platform, remote, version, tenant);
  return move(platform, 'canary', remote, order, async (db) => {
    await refuseYanked(db, remote, version);
    const from = await deleteCanary(db, remote, tenant);
    await db
      .insertInto('canaries')
      .values({ remote, version, tenant, percent, started_at: platform.clock.now() })
      .execute();
    return { from, to: version, tenant, percent };
  });
}

/** Ends a canary; its visitors get stable with their next page. */
export async function endCanary(
  platform: Platform,
  remote: string,
  tenant: string | null,
  order: Order,
): Promise<Moved> {
  return move(platform, 'canary-end', remote, order, async (db) => {
    const from = await deleteCanary(db, remote, tenant);
    if (from === null)
      throw refuse(
        'registry.no-canary',
        404,
        `Não há canary de ${remote}${tenant === null ? '' : ` para '${tenant}'`}.`,
      );
    return { from, to: (await stableOf(db, remote))?.version ?? null, tenant };
  });
}

/** Pins a tenant to this release, whatever is promoted. */
export async function pin(
  platform: Platform,
  remote: string,
  { version, tenant }: { version: string; tenant: string },
  order: Order,
): Promise<Moved> {
  await tenantNamed(platform.database.db, tenant);
  await refuseUnfit(platform, remote, version, tenant);
  return move(platform, 'pin', remote, order, async (db) => {
    await refuseYanked(db, remote, version);
    const from = await deletePin(db, remote, tenant);
    await db.insertInto('pins').values({ remote, tenant, version, pinned_at: platform.clock.now() }).execute();
    return { from, to: version, tenant };
  });
}

export async function unpin(platform: Platform, remote: string, tenant: string, order: Order): Promise<Moved> {
  return move(platform, 'unpin', remote, order, async (db) => {
    const from = await deletePin(db, remote, tenant);
    if (from === null) throw refuse('registry.no-pin', 404, `${remote} não está fixado para '${tenant}'.`);
    return { from, to: (await stableOf(db, remote))?.version ?? null, tenant };
  });
}

/** Rolls stable back to the previous version, or to an earlier one. Later versions are no longer fallbacks. */
export async function rollBack(platform: Platform, remote: string, to: string | null, order: Order): Promise<Moved> {
  const target = to ?? (await versionBefore(platform, remote));
  await refuseUnfit(platform, remote, target, null);
  return move(platform, 'rollback', remote, order, async (db) => {
    await refuseYanked(db, remote, target);
    const before = await stableOf(db, remote);
    const after = before && rolledBack(before, target);
    if (!after)
      throw refuse(
        'registry.never-stable',
        409,
        `${remote}@${target} não esteve em stable antes da versão atual: use 'promote'.`,
      );
    await putOnStable(db, remote, after, platform.clock.now());
    return { from: before.version, to: target };
  });
}

async function versionBefore({ database }: Platform, remote: string): Promise<string> {
  const stable = await stableOf(database.db, remote);
  const good = stable && (await goodAmong(database.db, remote, stable.earlier))[0];
  if (good === undefined || good === null)
    throw refuse('registry.nothing-before', 409, `Não há versão anterior de ${remote} para onde voltar.`);
  return good;
}

/** Returns the versions that are not yanked, in the given order. */
export async function goodAmong(db: SystemDb, remote: string, versions: readonly string[]): Promise<string[]> {
  if (versions.length === 0) return [];
  const rows = await db
    .selectFrom('releases')
    .select('version')
    .where('remote', '=', remote)
    .where('version', 'in', versions)
    .where('state', '=', 'good')
    .execute();
  return versions.filter((version) => rows.some((row) => row.version === version));
}

/**
 * Applies one change with its history entry, in one transaction and serialized per remote, then clears the caches of
 * all nodes.
 */
export async function move(
  platform: Platform,
  kind: MoveKind,
  remote: string,
  order: Order,
  change: (db: SystemDb) => Promise<Change>,
): Promise<Moved> {
  const moved = await platform.database.db.transaction().execute(async (transaction): Promise<Moved> => {
    await lockRemote(transaction, remote);
    const { from = null, to = null, tenant = null, percent = null } = await change(transaction);
    await recordMove(transaction, {
      kind,
      remote,
      from_version: from,
      to_version: to,
      tenant,
      percent,
      reason: order.reason ?? '',
      moved_by: order.by,
      moved_at: platform.clock.now(),
    });
    return { remote, kind, from, to, tenant, percent };
  });
  platform.delivery.forget();
  return moved;
}

async function deleteCanary(db: SystemDb, remote: string, tenant: string | null): Promise<string | null> {
  const deleted = await db
    .deleteFrom('canaries')
    .where('remote', '=', remote)
    .where('tenant', tenant === null ? 'is' : '=', tenant)
    .returning('version')
    .executeTakeFirst();
  return deleted?.version ?? null;
}

async function deletePin(db: SystemDb, remote: string, tenant: string): Promise<string | null> {
  const deleted = await db
    .deleteFrom('pins')
    .where('remote', '=', remote)
    .where('tenant', '=', tenant)
    .returning('version')
    .executeTakeFirst();
  return deleted?.version ?? null;
}

import type { Moved } from '@shared-kit/contracts/delivery';
import { refuse } from '../../../platform/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { goodAmong, move } from './move-release.service.ts';
import type { Order } from './move-release.service.ts';
import { recordMove } from './moves.repository.ts';
import { releaseNamed } from './release-lookup.repository.ts';
import { putOnStable, stableOf } from './stable-channel.repository.ts';
import { rolledBack } from './stable-history.rules.ts';

/**
 * Yanks a release, so that it is never served again: its canaries end, stable goes back to the last good version
 * before it, and tenants with a pin on it get stable. The automatic rollback uses it, and an operator may.
 */
export async function yank(
  platform: Platform,
  remote: string,
  version: string,
  order: Order & { reason: string },
): Promise<Moved> {
  await releaseNamed(platform.database.db, remote, version);
  return move(platform, 'yank', remote, order, async (db) => {
    const line = {
      remote,
      from_version: version,
      reason: order.reason,
      moved_by: order.by,
      moved_at: platform.clock.now(),
    };
    await db
      .updateTable('releases')
      .set({ state: 'yanked', state_reason: order.reason })
      .where('remote', '=', remote)
      .where('version', '=', version)
      .execute();
    const ended = await db
      .deleteFrom('canaries')
      .where('remote', '=', remote)
      .where('version', '=', version)
      .returning('tenant')
      .execute();
    const stable = await stableOf(db, remote);
    for (const { tenant } of ended)
      await recordMove(db, { kind: 'canary-end', ...line, tenant, to_version: stable?.version ?? null });
    if (stable?.version !== version) return { from: version, to: stable?.version ?? null };
    const [last] = await goodAmong(db, remote, stable.earlier);
    const back = last === undefined ? null : rolledBack(stable, last);
    if (!back)
      throw refuse(
        'registry.nothing-before',
        409,
        `Não há versão anterior de ${remote} para onde voltar: publique outra antes.`,
      );
    await putOnStable(db, remote, back, platform.clock.now());
    await recordMove(db, { kind: 'rollback', ...line, to_version: back.version });
    return { from: version, to: back.version };
  });
}

/** Unyanks a release, so that it may be served again, for instance because the fault was elsewhere. */
export async function unyank(platform: Platform, remote: string, version: string, order: Order): Promise<Moved> {
  return move(platform, 'unyank', remote, order, async (db) => {
    const changed = await db
      .updateTable('releases')
      .set({ state: 'good', state_reason: '' })
      .where('remote', '=', remote)
      .where('version', '=', version)
      .where('state', '=', 'yanked')
      .returning('version')
      .executeTakeFirst();
    if (!changed) throw refuse('registry.not-yanked', 409, `${remote}@${version} não está retirado.`);
    return { to: version };
  });
}

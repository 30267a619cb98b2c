import type { Moved } from '@shared-kit/contracts/delivery';
import type { Platform } from '../../../platform/platform.ts';
import { move } from '../releases/move-release.service.ts';
import type { Order } from '../releases/move-release.service.ts';
import { stableOf } from '../releases/stable-channel.repository.ts';
import { deleteRegistration, notRegistered } from './registrations.repository.ts';

/**
 * Removes a remote from all tenants: yanks its releases, ends its channels, revokes its tokens and frees its routes.
 * Its files and its history stay.
 */
export async function removeRemote(
  platform: Platform,
  remote: string,
  order: Order & { reason: string },
): Promise<Moved> {
  return move(platform, 'remove', remote, order, async (db) => {
    const stable = await stableOf(db, remote);
    if (!(await deleteRegistration(db, remote))) throw notRegistered(remote);
    for (const pointers of ['channels', 'canaries', 'pins'] as const)
      await db.deleteFrom(pointers).where('remote', '=', remote).execute();
    await db
      .updateTable('releases')
      .set({ state: 'yanked', state_reason: order.reason })
      .where('remote', '=', remote)
      .where('state', '=', 'good')
      .execute();
    await db
      .updateTable('deploy_tokens')
      .set({ revoked_at: platform.clock.now() })
      .where('remote', '=', remote)
      .where('revoked_at', 'is', null)
      .execute();
    return { from: stable?.version ?? null };
  });
}

import { savedCachePrefix } from '@shared-kit/contracts/offline';
import type { SavedGroup } from '@shared-kit/runtime/offline';
import { hasSupportOrigin, tenantPath } from '@shared-kit/runtime/session';

const loadOffline = () => import(/* webpackChunkName: "offline" */ './offline-store.ts');

/** Person of the page; a support access reads and removes nothing that the person keeps on the device. */
let owner: number | undefined;

/** Sets whose kept pages this page may read. Removes what other people keep on the device. */
export function ownSavedPages(idUser: number | undefined): void {
  if (hasSupportOrigin()) {
    owner = undefined;
    return;
  }
  owner = idUser;
  void hasSavedPages()
    .then(async (hasAny) => {
      if (!hasAny) return;
      const { removeExpired, removeOthers } = await loadOffline();
      await removeOthers(idUser);
      if (idUser !== undefined) await removeExpired(idUser);
    })
    .catch(() => undefined);
}

/** Returns whether anybody keeps pages of this tenant on the device, without loading the code that reads them. */
async function hasSavedPages(): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  return (await caches.keys()).some((name) => name.startsWith(savedCachePrefix(tenantPath())));
}

/** Returns the trainings that the person can read without a network. */
export async function savedGroups(): Promise<readonly SavedGroup[]> {
  const idUser = owner;
  if (idUser === undefined || !(await hasSavedPages())) return [];
  const { groups } = await (await loadOffline()).readIndex(idUser);
  return groups.filter(({ isComplete, expiresAt }) => isComplete && expiresAt > Date.now());
}

/** Returns the reply that the person keeps for an address. */
export async function savedReply(url: string): Promise<unknown> {
  const idUser = owner;
  return idUser === undefined || !(await hasSavedPages()) ? undefined : (await loadOffline()).readReply(idUser, url);
}

/** Removes what the person keeps of a training that the server no longer lets them read. */
export function onReadRefused(url: string): void {
  const idUser = owner;
  if (idUser === undefined) return;
  void hasSavedPages()
    .then(async (hasAny) => hasAny && (await loadOffline()).removeRefused(idUser, url))
    .catch(() => undefined);
}

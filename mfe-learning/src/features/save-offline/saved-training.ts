import { savedCacheName } from '@shared-kit/contracts/offline';
import { tenantPath } from '@shared-kit/runtime/session';

/** Removes a training that is closed to the person from this device. Loads the code only when a training is saved. */
export async function removeClosedTraining(idUser: number, idEnrollment: number): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(savedCacheName(tenantPath(), idUser)))) return;
  const [{ removeGroup }, { groupIdOf }] = await Promise.all([
    import('@shared-kit/runtime/offline'),
    import('./plan-training.ts'),
  ]);
  await removeGroup(idUser, groupIdOf(idEnrollment));
}

/** Returns whether the person keeps a training on this device. Loads code for it only when the person keeps something. */
export async function isTrainingSaved(idUser: number, idEnrollment: number): Promise<boolean> {
  if (!('caches' in globalThis) || !(await caches.has(savedCacheName(tenantPath(), idUser)))) return false;
  const [{ readIndex }, { groupIdOf }] = await Promise.all([
    import('@shared-kit/runtime/offline'),
    import('./plan-training.ts'),
  ]);
  const { groups } = await readIndex(idUser);
  return groups.some(({ id, isComplete, expiresAt }) => {
    return id === groupIdOf(idEnrollment) && isComplete && expiresAt > Date.now();
  });
}

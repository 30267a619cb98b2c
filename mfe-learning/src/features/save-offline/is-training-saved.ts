/** Returns whether the person keeps a training on this device. Loads the code for it apart from the page. */
export async function isTrainingSaved(idUser: number, idEnrollment: number): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  const [{ readIndex }, { groupIdOf }] = await Promise.all([
    import('@shared-kit/runtime/offline'),
    import('./plan-training.ts'),
  ]);
  const { groups } = await readIndex(idUser);
  return groups.some(({ id, isComplete, expiresAt }) => {
    return id === groupIdOf(idEnrollment) && isComplete && expiresAt > Date.now();
  });
}

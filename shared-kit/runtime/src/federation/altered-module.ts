import { isIntact } from '@shared-kit/runtime/api';
import type { Release } from '@shared-kit/contracts/delivery';

/**
 * Returns the file of a release of ES modules that differs from the recorded bytes. A failed import names the requested
 * module, not the module that failed, and no element reports it. Therefore each file is requested once more, from the
 * cache when it is there.
 */
export async function alteredModuleOf({
  baseUrl,
  files,
}: Pick<Release, 'baseUrl' | 'files'>): Promise<string | undefined> {
  const modules = Object.entries(files).filter(([file]) => /\.m?js$/.test(file));
  const judged = await Promise.all(
    modules.map(async ([file, hash]) => ({ file, isWhole: await isIntact(baseUrl + file, hash) })),
  );
  // When no file arrives, the cause is the network.
  return judged.some(({ isWhole }) => isWhole) ? judged.find(({ isWhole }) => !isWhole)?.file : undefined;
}

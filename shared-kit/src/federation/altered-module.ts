import { isIntact } from 'shared-kit/api';
import type { Release } from 'shared-kit/contracts/delivery';

/**
 * The file of a release made of ES modules that isn't what was recorded. An import that fails names the module that was asked for, not the one it
 * broke at, and no element tells: each file is asked for once more, from the cache where it is there.
 */
export async function alteredModuleOf({
  baseUrl,
  files,
}: Pick<Release, 'baseUrl' | 'files'>): Promise<string | undefined> {
  const modules = Object.entries(files).filter(([file]) => /\.m?js$/.test(file));
  const judged = await Promise.all(
    modules.map(async ([file, hash]) => ({ file, isWhole: await isIntact(baseUrl + file, hash) })),
  );
  // Where nothing comes at all, it is the way that is broken.
  return judged.some(({ isWhole }) => isWhole) ? judged.find(({ isWhole }) => !isWhole)?.file : undefined;
}

import type { Release } from '@shared-kit/contracts/delivery';
import type { RemoteModule } from '@shared-kit/runtime/federation';
import { confirmed } from '../lib/worker/confirmation.ts';

/**
 * Loads the federation runtime with the first remote, and not earlier. No remote runs before the page's composition is
 * confirmed as current.
 */
export async function fetchModule(release: Release, attempt: number): Promise<RemoteModule> {
  const [runtime] = await Promise.all([
    import(/* webpackChunkName: "federation-runtime" */ './runtime.ts'),
    confirmed(),
  ]);
  return runtime.fetchFromRelease(release, attempt);
}

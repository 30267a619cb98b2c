import type { Release } from '@shared-kit/contracts/delivery';
import type { RemoteModule } from '@shared-kit/runtime/federation';
import { confirmed } from '../lib/worker/confirmation.ts';

/**
 * Runs the federation runtime with the first remote, and not earlier; its file is the portal's. No remote runs before
 * the page's composition is confirmed as current.
 */
export async function fetchModule(release: Release, attempt: number): Promise<RemoteModule> {
  const [runtime] = await Promise.all([import(/* webpackChunkName: "portal" */ './runtime.ts'), confirmed()]);
  return runtime.fetchFromRelease(release, attempt);
}

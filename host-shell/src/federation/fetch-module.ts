import type { Release } from 'shared-kit/contracts/delivery';
import type { RemoteModule } from 'shared-kit/federation';
import { confirmed } from '../lib/worker/confirmation.ts';

/** Loads the federation runtime with the first remote, and never before. No remote runs in a page that may yet prove to be of yesterday. */
export async function fetchModule(release: Release, attempt: number): Promise<RemoteModule> {
  const [runtime] = await Promise.all([
    import(/* webpackChunkName: "federation-runtime" */ './runtime.ts'),
    confirmed(),
  ]);
  return runtime.fetchFromRelease(release, attempt);
}

import type { Release } from 'shared-kit/contracts/platform';
import type { RemoteModule } from 'shared-kit/federation';

/** Loads the federation runtime with the first remote, and never before. */
export async function fetchModule(release: Release, attempt: number): Promise<RemoteModule> {
  const runtime = await import(/* webpackChunkName: "federation-runtime" */ './runtime.ts');
  return runtime.fetchFromRelease(release, attempt);
}

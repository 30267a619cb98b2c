import { createInstance } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import type { Release } from '@shared-kit/contracts/delivery';
import { LoadError, composition } from '@shared-kit/runtime/federation';
import type { RemoteModule } from '@shared-kit/runtime/federation';
import { offeredModules } from './offered-modules.ts';
import { isGenuine } from './signature.ts';

declare global {
  // Remotes are built with `externalRuntime`: they use this runtime instead of their own copy.
  var _FEDERATION_RUNTIME_CORE: unknown;
}

globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

const instance = createInstance({ name: 'host_shell', remotes: [], shared: offeredModules });

/** Runs a release's entry and returns its exposed module. */
export async function fetchFromRelease(release: Release, attempt: number): Promise<RemoteModule> {
  const { container } = release;
  if (!(await isGenuine(release, composition().keys)))
    throw new LoadError('signature', `the record of ${release.remote}@${release.version} is not what was signed`);
  if (!hasRun(container)) registerEntry(release, attempt);
  const exposed = await instance.loadRemote<{ default: RemoteModule }>(`${container}/remote`);
  if (!exposed) throw new LoadError('init', `${container} exposes no ./remote`);
  entered.add(container);
  return exposed.default;
}

/** Entries that are ES modules set no global. */
const entered = new Set<string>();

/**
 * Returns whether an entry has run. It must not run twice: its two webpack runtimes would share one chunk registry. An
 * entry that threw has set only its name.
 */
function hasRun(container: string): boolean {
  return (globalThis as Record<string, unknown>)[container] !== undefined || entered.has(container);
}

function registerEntry({ container, baseUrl, entry, format }: Release, attempt: number): void {
  // A retry gets another address, so that no failed response from the browser's or the runtime's cache is reused.
  const address = new URL(baseUrl + entry + (attempt > 1 ? `?attempt=${attempt}` : ''), location.href).href;
  instance.registerRemotes([{ name: container, entryGlobalName: container, entry: address, type: format }], {
    force: attempt > 1,
  });
}

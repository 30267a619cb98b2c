import { createInstance } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import type { Release } from 'shared-kit/contracts/platform';
import { LoadError } from 'shared-kit/federation';
import type { RemoteModule } from 'shared-kit/federation';
import { offeredModules } from './offered-modules.ts';

declare global {
  // Remotes are built with `externalRuntime`: they take the runtime from here instead of carrying their own.
  var _FEDERATION_RUNTIME_CORE: unknown;
}

globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

const instance = createInstance({ name: 'host_shell', remotes: [], shared: offeredModules });

/** Runs a release's entry and gives its exposed module. */
export async function fetchFromRelease(release: Release, attempt: number): Promise<RemoteModule> {
  const { container } = release;
  if (!hasRun(container)) registerEntry(release, attempt);
  const exposed = await instance.loadRemote<{ default: RemoteModule }>(`${container}/remote`);
  if (!exposed) throw new LoadError('init', `${container} exposes no ./remote`);
  return exposed.default;
}

/** An entry that has run stays: run twice, its two webpack runtimes would share one chunk registry. */
function hasRun(container: string): boolean {
  return container in globalThis;
}

function registerEntry({ container, baseUrl, entry }: Release, attempt: number): void {
  // A retry gets an address of its own, so that no failed answer of the browser's or the runtime's memory can stand in.
  const address = new URL(baseUrl + entry + (attempt > 1 ? `?attempt=${attempt}` : ''), location.href).href;
  instance.registerRemotes([{ name: container, entryGlobalName: container, entry: address, type: 'var' }], { force: attempt > 1 });
}

import type { Platform } from '../platform/platform.ts';
import { readBuildFolder } from '../modules/delivery/releases/build-folder.service.ts';
import { unyank, yank } from '../modules/delivery/releases/yank-release.service.ts';
import { healthReport } from '../modules/delivery/telemetry/health.service.ts';
import { lockOf } from '../modules/delivery/composition/lock.service.ts';
import {
  endCanary,
  pin,
  promote,
  rollBack,
  startCanary,
  unpin,
} from '../modules/delivery/releases/move-release.service.ts';
import { verifyFiles } from '../modules/delivery/releases/release-files.service.ts';
import { publishRelease } from '../modules/delivery/releases/publish-release.service.ts';
import {
  movesOf,
  releasesOf,
  remoteState,
  remoteStates,
} from '../modules/delivery/releases/registry-views.repository.ts';
import { registerRemote } from '../modules/delivery/registration/register-remote.service.ts';
import { removeRemote } from '../modules/delivery/registration/remove-remote.service.ts';
import { modulesOf, switchModule } from '../modules/delivery/tenant-modules/tenant-modules.service.ts';
import { verdictReport } from '../modules/delivery/verdict/verdict.service.ts';
import type { CommandContext } from './command-context.types.ts';
import type { RegistryAccess } from './registry-access.port.ts';
import { serverAccess } from './server-access.service.ts';

/** Returns the registry that AZULEJO_SERVER names, otherwise this installation's. */
export async function registryFor(context: CommandContext): Promise<RegistryAccess> {
  return context.server
    ? serverAccess(context.server)
    : localAccess(await context.platform(), context.terminal.operator);
}

function localAccess(platform: Platform, by: string): RegistryAccess {
  const { db } = platform.database;
  const { env } = platform;
  return {
    publish: async (folder) => publishRelease(platform, await readBuildFolder(folder), by),
    register: (registration) => registerRemote(platform, registration, by),
    remove: (remote, reason) => removeRemote(platform, remote, { by, reason }),
    list: () => remoteStates(db, null),
    show: async (remote) => ({ ...(await remoteState(db, remote)), releases: await releasesOf(db, remote) }),
    verify: (remote) => verifyFiles(platform, remote),
    history: (remote, limit) => movesOf(db, remote, limit),
    promote: (remote, version, reason) => promote(platform, remote, version, { by, reason }),
    startCanary: (remote, canary, reason) => startCanary(platform, remote, canary, { by, reason }),
    endCanary: (remote, tenant, reason) => endCanary(platform, remote, tenant, { by, reason }),
    pin: (remote, pinned, reason) => pin(platform, remote, pinned, { by, reason }),
    unpin: (remote, tenant, reason) => unpin(platform, remote, tenant, { by, reason }),
    rollBack: (remote, to, reason) => rollBack(platform, remote, to, { by, reason }),
    yank: (remote, version, reason) => yank(platform, remote, version, { by, reason }),
    unyank: (remote, version, reason) => unyank(platform, remote, version, { by, reason }),
    modules: (tenant) => modulesOf(platform, tenant),
    switchModule: (tenant, module, enabled) => switchModule(platform, tenant, module, enabled, by),
    verdict: (remote, version, tenant) => verdictReport(platform, { remote, version }, tenant),
    health: (remote, tenant) => healthReport(platform, { remote, tenant }),
    lock: (tenant) => lockOf(platform, tenant, () => env.PUBLIC_ORIGIN ?? `http://${env.HOST}:${env.PORT}`),
  };
}

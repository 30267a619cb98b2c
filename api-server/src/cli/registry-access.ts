import type {
  HealthReport,
  Lock,
  Moved,
  ModuleState,
  MoveRecord,
  Published,
  ReleaseRow,
  RemoteState,
  VerdictReport,
} from '@shared-kit/contracts/delivery';
import type { Platform } from '../platform/platform.ts';
import { readBuildFolder } from '../modules/delivery/releases/build-folder.service.ts';
import { absolve, condemn } from '../modules/delivery/releases/condemn-release.service.ts';
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
import { publishRelease } from '../modules/delivery/releases/publish-release.service.ts';
import {
  movesOf,
  releasesOf,
  remoteState,
  remoteStates,
} from '../modules/delivery/releases/registry-views.repository.ts';
import { modulesOf, switchModule } from '../modules/delivery/tenant-modules/tenant-modules.service.ts';
import { verdictReport } from '../modules/delivery/verdict/verdict.service.ts';
import type { CommandContext } from './program.ts';
import { serverAccess } from './server-access.ts';

/** Registry operations of the commands: on this installation or on a remote server. */
export interface RegistryAccess {
  publish(folder: string): Promise<Published>;
  list(): Promise<RemoteState[]>;
  show(remote: string): Promise<RemoteState & { releases: ReleaseRow[] }>;
  history(remote: string, limit: number): Promise<MoveRecord[]>;
  promote(remote: string, version: string, reason: string): Promise<Moved>;
  startCanary(
    remote: string,
    canary: { version: string; tenant: string | null; percent: number },
    reason: string,
  ): Promise<Moved>;
  endCanary(remote: string, tenant: string | null, reason: string): Promise<Moved>;
  pin(remote: string, pinned: { version: string; tenant: string }, reason: string): Promise<Moved>;
  unpin(remote: string, tenant: string, reason: string): Promise<Moved>;
  rollBack(remote: string, to: string | null, reason: string): Promise<Moved>;
  condemn(remote: string, version: string, reason: string): Promise<Moved>;
  absolve(remote: string, version: string, reason: string): Promise<Moved>;
  modules(tenant: string): Promise<ModuleState[]>;
  switchModule(tenant: string, module: string, enabled: boolean): Promise<{ tenant: string; name: string }>;
  verdict(remote: string, version: string, tenant: string | null): Promise<VerdictReport>;
  health(remote: string, tenant: string | null): Promise<HealthReport>;
  lock(tenant: string): Promise<Lock>;
}

const by = 'operador';

/** Returns the registry that AZULEJO_SERVER names, otherwise this installation's. */
export async function registryFor(context: CommandContext): Promise<RegistryAccess> {
  return context.server ? serverAccess(context.server) : localAccess(await context.platform());
}

function localAccess(platform: Platform): RegistryAccess {
  const { db } = platform.database;
  const { env } = platform;
  return {
    publish: async (folder) => publishRelease(platform, await readBuildFolder(folder), by),
    list: () => remoteStates(db, null),
    show: async (remote) => ({ ...(await remoteState(db, remote)), releases: await releasesOf(db, remote) }),
    history: (remote, limit) => movesOf(db, remote, limit),
    promote: (remote, version, reason) => promote(platform, remote, version, { by, reason }),
    startCanary: (remote, canary, reason) => startCanary(platform, remote, canary, { by, reason }),
    endCanary: (remote, tenant, reason) => endCanary(platform, remote, tenant, { by, reason }),
    pin: (remote, pinned, reason) => pin(platform, remote, pinned, { by, reason }),
    unpin: (remote, tenant, reason) => unpin(platform, remote, tenant, { by, reason }),
    rollBack: (remote, to, reason) => rollBack(platform, remote, to, { by, reason }),
    condemn: (remote, version, reason) => condemn(platform, remote, version, { by, reason }),
    absolve: (remote, version, reason) => absolve(platform, remote, version, { by, reason }),
    modules: (tenant) => modulesOf(platform, tenant),
    switchModule: (tenant, module, enabled) => switchModule(platform, tenant, module, enabled),
    verdict: (remote, version, tenant) => verdictReport(platform, { remote, version }, tenant),
    health: (remote, tenant) => healthReport(platform, { remote, tenant }),
    lock: (tenant) => lockOf(platform, tenant, env.PUBLIC_ORIGIN ?? `http://${env.HOST}:${env.PORT}`),
  };
}

import type {
  FilesReport,
  HealthReport,
  Lock,
  Moved,
  ModuleState,
  MoveRecord,
  Published,
  Registration,
  ReleaseRow,
  RemoteState,
  VerdictReport,
} from '@shared-kit/contracts/delivery';

/** Registry operations of the commands: on this installation or on a remote server. */
export interface RegistryAccess {
  register(registration: Registration): Promise<Registration>;
  remove(remote: string, reason: string): Promise<Moved>;
  publish(folder: string): Promise<Published>;
  list(): Promise<RemoteState[]>;
  show(remote: string): Promise<RemoteState & { releases: ReleaseRow[] }>;
  /** Compares the stored files of a remote with their recorded hashes. */
  verify(remote: string): Promise<FilesReport>;
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
  yank(remote: string, version: string, reason: string): Promise<Moved>;
  unyank(remote: string, version: string, reason: string): Promise<Moved>;
  modules(tenant: string): Promise<ModuleState[]>;
  switchModule(tenant: string, module: string, enabled: boolean): Promise<{ tenant: string; name: string }>;
  verdict(remote: string, version: string, tenant: string | null): Promise<VerdictReport>;
  health(remote: string, tenant: string | null): Promise<HealthReport>;
  lock(tenant: string): Promise<Lock>;
}

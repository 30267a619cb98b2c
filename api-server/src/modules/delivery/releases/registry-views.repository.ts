import type { MoveRecord, ReleaseRow, RemoteState } from '@shared-kit/contracts/delivery';
import type { SystemDb } from '../../../platform/database/tenant-db.adapter.ts';
import { allRegistrations } from '../registration/registrations.repository.ts';
import { refuse } from '../../../platform/errors.ts';

/** Returns the pointers to a remote's releases, for one remote or all. */
export async function remoteStates(db: SystemDb, remote: string | null): Promise<RemoteState[]> {
  const [known, channels, canaries, pins] = await Promise.all([
    allRegistrations(db),
    db.selectFrom('channels').select(['remote', 'version', 'earlier']).where('channel', '=', 'stable').execute(),
    db.selectFrom('canaries').selectAll().orderBy('tenant').execute(),
    db.selectFrom('pins').selectAll().orderBy('tenant').execute(),
  ]);
  const shown = known.filter((each) => remote === null || each.remote === remote);
  return shown.map((registration) => {
    const { remote: name } = registration;
    const channel = channels.find((row) => row.remote === name);
    return {
      ...registration,
      stable: channel?.version ?? null,
      earlier: channel?.earlier ?? [],
      canaries: canaries
        .filter((row) => row.remote === name)
        .map(({ version, tenant, percent }) => ({ version, tenant, percent })),
      pins: pins.filter((row) => row.remote === name).map(({ version, tenant }) => ({ version, tenant })),
    };
  });
}

/** Returns the state of one remote; 404 when it is not registered. */
export async function remoteState(db: SystemDb, remote: string): Promise<RemoteState> {
  const [state] = await remoteStates(db, remote);
  if (!state) throw unknownRemote(remote);
  return state;
}

/** Returns every release of a remote, newest first. */
export async function releasesOf(db: SystemDb, remote: string): Promise<ReleaseRow[]> {
  const rows = await db
    .selectFrom('releases')
    .select(['version', 'state', 'state_reason', 'published_at', 'published_by', 'signature', 'format', 'files'])
    .where('remote', '=', remote)
    .orderBy('published_at', 'desc')
    .orderBy('version', 'desc')
    .execute();
  return rows.map((row) => ({
    version: row.version,
    state: row.state,
    reason: row.state_reason,
    publishedAt: row.published_at.toISOString(),
    publishedBy: row.published_by,
    key: row.signature?.key ?? '',
    format: row.format,
    files: Object.keys(row.files).length,
  }));
}

/** Returns the history of a remote's releases, newest first. */
export async function movesOf(db: SystemDb, remote: string, limit: number): Promise<MoveRecord[]> {
  const rows = await db
    .selectFrom('moves')
    .selectAll()
    .where('remote', '=', remote)
    .orderBy('id_move', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    at: row.moved_at.toISOString(),
    kind: row.kind,
    from: row.from_version,
    to: row.to_version,
    tenant: row.tenant,
    percent: row.percent,
    by: row.moved_by,
    reason: row.reason,
  }));
}

function unknownRemote(remote: string) {
  return refuse('registry.unknown-remote', 404, `'${remote}' não está registrado. Veja 'azulejo remote list'.`);
}

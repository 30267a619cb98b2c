import { sql } from 'kysely';
import type { Release } from '@shared-kit/contracts/delivery';
import type { SystemDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { Logger } from '../../../platform/logging.adapter.ts';
import type { Pointers } from './choose-release.rules.ts';
import { readRecord, recordColumns } from '../releases/release-record.schema.ts';
import type { Reading } from '../releases/release-record.schema.ts';
import { latestShell } from '../verdict/shell-builds.repository.ts';
import { publicKeys } from '../keys/signing-keys.repository.ts';

/** Registry state at one moment: the pointers to releases, and the releases that may be served. */
export interface Snapshot {
  readonly pointers: ReadonlyMap<string, Pointers>;
  /** Good releases with a valid signature, by `remote@version`. */
  readonly sound: ReadonlyMap<string, Release>;
  readonly keys: Readonly<Record<string, string>>;
  /** Newest build of the shell; undefined when there is none. */
  readonly shell: string | undefined;
}

/**
 * Returns a reader of snapshots. A release that has not changed since the last snapshot is neither read nor verified
 * again.
 */
export function snapshotReader(db: SystemDb, log: Logger): () => Promise<Snapshot> {
  const readings = new Map<string, Reading>();

  return async () => {
    const [pointers, keys, shell] = await Promise.all([loadPointers(db), publicKeys(db), latestShell(db)]);
    const marks = await loadMarks(db, pointers);
    const keyMark = JSON.stringify(keys);
    const unread = marks.filter(({ mark }) => !readings.has(mark + keyMark));
    if (readings.size > 5_000) readings.clear();
    for (const { row, mark } of await loadRecords(db, unread)) {
      const reading = readRecord(row, keys);
      readings.set(mark + keyMark, reading);
      if (reading.kind === 'unsound')
        log.error(
          { remote: row.remote, version: row.version, reason: reading.reason },
          'a release is not given to anybody',
        );
    }
    const sound = marks.flatMap(({ remote, version, mark }) => {
      const reading = readings.get(mark + keyMark);
      return reading?.kind === 'sound' ? [[`${remote}@${version}`, reading.release] as const] : [];
    });
    return { pointers, sound: new Map(sound), keys, shell };
  };
}

interface Mark {
  readonly remote: string;
  readonly version: string;
  /** Digest of the whole row. */
  readonly mark: string;
}

async function loadPointers(db: SystemDb): Promise<Map<string, Pointers>> {
  const [channels, canaries, pins] = await Promise.all([
    db
      .selectFrom('channels')
      .select(['remote', 'version', 'earlier'])
      .where('channel', '=', 'stable')
      .orderBy('remote')
      .execute(),
    db.selectFrom('canaries').select(['remote', 'version', 'tenant', 'percent']).execute(),
    db.selectFrom('pins').select(['remote', 'tenant', 'version']).execute(),
  ]);
  const remotes = [...new Set([...channels, ...canaries, ...pins].map(({ remote }) => remote))].toSorted();
  return new Map(
    remotes.map((remote) => {
      const channel = channels.find((each) => each.remote === remote);
      return [
        remote,
        {
          stable: channel?.version ?? null,
          earlier: channel?.earlier ?? [],
          canaries: canaries.filter((each) => each.remote === remote),
          pins: new Map(pins.filter((each) => each.remote === remote).map((each) => [each.tenant, each.version])),
        },
      ];
    }),
  );
}

/** Number of earlier stable versions that can become a fallback. */
const fallbackCandidates = 3;

async function loadMarks(db: SystemDb, pointers: ReadonlyMap<string, Pointers>): Promise<Mark[]> {
  const named = [...pointers].flatMap(([remote, { stable, earlier, canaries, pins }]) =>
    [
      ...(stable === null ? [] : [stable]),
      ...earlier.slice(0, fallbackCandidates),
      ...canaries.map(({ version }) => version),
      ...pins.values(),
    ].map((version) => ({ remote, version })),
  );
  if (named.length === 0) return [];
  return db
    .selectFrom('releases')
    .select(['remote', 'version', sql<string>`md5(releases::text)`.as('mark')])
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('remote', 'version'),
        'in',
        named.map(({ remote, version }) => tuple(remote, version)),
      ),
    )
    .where('state', '=', 'good')
    .execute();
}

async function loadRecords(db: SystemDb, marks: readonly Mark[]) {
  if (marks.length === 0) return [];
  const rows = await db
    .selectFrom('releases')
    .select(recordColumns)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('remote', 'version'),
        'in',
        marks.map(({ remote, version }) => tuple(remote, version)),
      ),
    )
    .execute();
  return rows.flatMap((row) => {
    const mark = marks.find(({ remote, version }) => remote === row.remote && version === row.version);
    return mark ? [{ row, mark: mark.mark }] : [];
  });
}

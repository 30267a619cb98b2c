import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { SystemDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { Platform } from '../../../platform/platform.ts';
import { HOUR_MS } from '@shared-kit/contracts/calendar';
import { networkOf, summed } from './telemetry.rules.ts';
import type { Observation, Summed } from './telemetry.rules.ts';

interface Named {
  readonly remote: string;
  readonly version: string;
}

export interface Client {
  /** Key of the tenant. */
  readonly tenant: string;
  /** Null without a session. */
  readonly idUser: number | null;
  readonly address: string;
  /** Person and browser for the judgement of a canary; null when nothing of the client counts there. */
  readonly judge: {
    readonly person: string;
    readonly device: string;
    /** Returns whether the browser was given a version. */
    has(version: Named): boolean;
  } | null;
}

/** Maximum rows of a client per hour; a real client needs fewer. */
const ROWS_PER_CLIENT_AND_HOUR = 200;
const RETENTION_MS = 30 * 24 * HOUR_MS;

/**
 * Adds a client's observations to its row of this hour, so that repeated reports count once. Observations of
 * unpublished versions are dropped.
 * @returns the versions that are failing for this client now and were not before.
 */
export async function recordObservations(
  platform: Platform,
  client: Client,
  observations: readonly Observation[],
): Promise<Named[]> {
  const { db } = platform.database;
  const now = platform.clock.now();
  const id = clientId(platform.secret, client);
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  const lines = await published(db, summed(observations));
  if (lines.length === 0 || (await rowsOf(db, id, hour)) >= ROWS_PER_CLIENT_AND_HOUR) return [];
  // Sorted, so that two batches of one client wait for each other instead of deadlocking.
  const rows = lines.map(({ value, ...line }) => ({
    ...line,
    total: value,
    client: id,
    ...(client.judge?.has(line) ? { person: client.judge.person, device: client.judge.device } : {}),
    tenant: client.tenant,
    hour,
    last_at: now,
  }));
  const written = await db
    .insertInto('telemetry')
    .values(rows.toSorted((a, b) => (rowKey(a) < rowKey(b) ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.columns(['remote', 'version', 'client', 'hour', 'kind', 'detail', 'tenant']).doUpdateSet({
        reports: sql`telemetry.reports + excluded.reports`,
        total: sql`telemetry.total + excluded.total`,
        bytes: sql`telemetry.bytes + excluded.bytes`,
        message: sql`excluded.message`,
        last_at: sql`excluded.last_at`,
        person: sql`case when telemetry.person = '' then excluded.person else telemetry.person end`,
        device: sql`case when telemetry.device = '' then excluded.device else telemetry.device end`,
      }),
    )
    .returning(['remote', 'version', 'kind', sql<boolean>`xmax = 0`.as('is_new')])
    .execute();
  return written
    .filter(({ kind, is_new }) => kind === 'fault' && is_new)
    .map(({ remote, version }) => ({ remote, version }));
}

/**
 * Returns the client id. Without a session it depends on the network only, so that inventing visitors at one address
 * adds no clients.
 */
function clientId(secret: string, { tenant, idUser, address }: Client): string {
  const known = idUser === null ? `network ${networkOf(address)}` : `user ${idUser}`;
  return createHmac('sha256', secret).update(`telemetry\n${tenant}\n${known}`).digest('base64url').slice(0, 22);
}

function rowKey({ remote, version, kind, detail }: Pick<Summed, 'remote' | 'version' | 'kind' | 'detail'>): string {
  return [remote, version, kind, detail].join(' ');
}

async function published(db: SystemDb, lines: readonly Summed[]): Promise<Summed[]> {
  if (lines.length === 0) return [];
  const rows = await db
    .selectFrom('releases')
    .select(['remote', 'version'])
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('remote', 'version'),
        'in',
        lines.map(({ remote, version }) => tuple(remote, version)),
      ),
    )
    .execute();
  const known = new Set(rows.map(({ remote, version }) => `${remote}@${version}`));
  return lines.filter(({ remote, version }) => known.has(`${remote}@${version}`));
}

async function rowsOf(db: SystemDb, client: string, hour: Date): Promise<number> {
  const { rows } = await db
    .selectFrom('telemetry')
    .select((eb) => eb.fn.countAll().as('rows'))
    .where('client', '=', client)
    .where('hour', '=', hour)
    .executeTakeFirstOrThrow();
  return Number(rows);
}

/** Deletes reports that are older than a month. */
export async function sweepTelemetry({ database, clock }: Platform): Promise<void> {
  const before = new Date(clock.now().getTime() - RETENTION_MS);
  await database.db.deleteFrom('telemetry').where('hour', '<', before).execute();
}

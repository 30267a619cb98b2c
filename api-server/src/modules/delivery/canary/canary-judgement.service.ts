import { sql } from 'kysely';
import type { SystemDb } from '../../../platform/database/tenant-db.adapter.ts';
import type { Platform } from '../../../platform/platform.ts';
import { DAY_MS } from '@shared-kit/contracts/calendar';
import { failingShare, isFailing } from './canary-judgement.rules.ts';
import type { ClientFigures } from './canary-judgement.rules.ts';
import { yank } from '../releases/yank-release.service.ts';
import { stableOf } from '../releases/stable-channel.repository.ts';

/** Period of the evidence in milliseconds, because older reports come from other networks and browsers. */
const JUDGED_FOR_MS = DAY_MS;

interface Canary {
  readonly remote: string;
  readonly version: string;
  /** Null for all tenants. */
  readonly tenant: string | null;
  readonly started_at: Date;
}

/** Judgements in progress on this node: two failing clients may report at the same time. */
const pending = new Set<string>();

/**
 * Rolls back the canaries that fail among real clients.
 * @param only judges only these; all when omitted.
 */
export async function judgeCanaries(
  platform: Platform,
  only?: readonly { remote: string; version: string }[],
): Promise<void> {
  const canaries = await platform.database.db
    .selectFrom('canaries')
    .select(['remote', 'version', 'tenant', 'started_at'])
    .execute();
  const named = canaries.filter(
    ({ remote, version }) => !only || only.some((each) => each.remote === remote && each.version === version),
  );
  for (const canary of named) await judgeOnce(platform, canary);
}

async function judgeOnce(platform: Platform, canary: Canary): Promise<void> {
  const name = `${canary.remote}@${canary.version}`;
  if (pending.has(name)) return;
  pending.add(name);
  try {
    await judge(platform, canary);
  } finally {
    pending.delete(name);
  }
}

async function judge(platform: Platform, { remote, version, tenant, started_at }: Canary): Promise<void> {
  const { database, clock, log } = platform;
  const since = new Date(Math.max(started_at.getTime(), clock.now().getTime() - JUDGED_FOR_MS));
  const stable = (await stableOf(database.db, remote))?.version ?? null;
  const [canaryFigures, stableFigures] = await Promise.all([
    figuresOf(database.db, { remote, version, tenant, since }),
    stable === null ? { clients: 0, failing: 0 } : figuresOf(database.db, { remote, version: stable, tenant, since }),
  ]);
  if (!isFailing(canaryFigures, stableFigures) || !(await isOnTrial(database.db, remote, version))) return;
  const reason = `retirada automática: falha para ${inWords(canaryFigures)}; stable ${stable ?? '(nenhum)'}, para ${inWords(stableFigures)}`;
  await yank(platform, remote, version, { by: '', reason });
  log.warn({ remote, version, stable, canary: canaryFigures, onStable: stableFigures }, 'a canary was taken back');
}

/** Formats figures: `5 de 6 clientes (83%)` */
function inWords(figures: ClientFigures): string {
  return `${figures.failing} de ${figures.clients} clientes (${Math.round(failingShare(figures) * 100)}%)`;
}

interface Slice {
  readonly remote: string;
  readonly version: string;
  readonly tenant: string | null;
  readonly since: Date;
}

/**
 * Counts people with a session whose browser was given the version: those cannot be invented. A person with several
 * accounts and several people at one browser count once.
 */
async function figuresOf(db: SystemDb, { remote, version, tenant, since }: Slice): Promise<ClientFigures> {
  let query = db
    .selectFrom('telemetry')
    .select([
      sql<number>`least(count(distinct person), count(distinct device))`.as('clients'),
      sql<number>`least(count(distinct person) filter (where kind = 'fault'), count(distinct device) filter (where kind = 'fault'))`.as(
        'failing',
      ),
    ])
    .where('remote', '=', remote)
    .where('version', '=', version)
    .where('person', '<>', '')
    .where('last_at', '>=', since);
  if (tenant !== null) query = query.where('tenant', '=', tenant);
  const { clients, failing } = await query.executeTakeFirstOrThrow();
  return { clients: Number(clients), failing: Number(failing) };
}

async function isOnTrial(db: SystemDb, remote: string, version: string): Promise<boolean> {
  const row = await db
    .selectFrom('canaries')
    .select('version')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
  return row !== undefined;
}

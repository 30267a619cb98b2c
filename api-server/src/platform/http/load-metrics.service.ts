import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Platform } from '../platform.ts';

/** Most tenants with series of their own at once; only tenants with running or waiting calls have any. */
const maxTenants = 50;
/** Milliseconds for which figures from the database are shown again. */
const freshFor = 5_000;
/** Milliseconds that the metrics wait for the database; then they show the figures from before. */
const patience = 200;

/** Shows how busy pool, tenants and job queues are. None of it waits for the pool. */
export function showLoad(figures: Registry, platform: Platform): void {
  showPool(figures, platform);
  showTenants(figures, platform);
  const depths = fromDatabase(() => platform.jobs.depths());
  gauge(figures, 'job_queue_jobs', 'Jobs of a queue that wait or run', ['queue', 'state'], async (shown) => {
    for (const { queue, queued, active } of (await depths()) ?? []) {
      shown.set({ queue, state: 'queued' }, queued);
      shown.set({ queue, state: 'active' }, active);
    }
  });
  gauge(figures, 'redis_connected', '0 while Redis is away; 1 for a node that needs none', [], (shown) =>
    shown.set(platform.redis === null || platform.redis.status === 'ready' ? 1 : 0),
  );
}

/**
 * Returns a reader of figures in the database that never waits for long: while the database or its pool is busy, it
 * returns the figures from before.
 */
export function fromDatabase<T>(
  read: () => Promise<T>,
  { freshForMs = freshFor }: { freshForMs?: number } = {},
): () => Promise<T | undefined> {
  let last: T | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  return async () => {
    if (performance.now() - readAt >= freshForMs)
      reading ??= read()
        .then((figures) => {
          last = figures;
          readAt = performance.now();
        })
        .catch(() => undefined)
        .finally(() => (reading = undefined));
    if (reading) await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, patience).unref())]);
    return last;
  };
}

function showPool(figures: Registry, { database }: Platform): void {
  gauge(
    figures,
    'database_pool_connections',
    'Connections of the pool: size, borrowed, waiting',
    ['state'],
    (shown) => {
      for (const [state, count] of Object.entries(database.pool())) shown.set({ state }, count);
    },
  );
}

function showTenants(figures: Registry, { shares, turns }: Platform): void {
  gauge(figures, 'tenant_requests_waiting', 'Calls of a tenant that wait for their turn', ['tenant'], (shown) => {
    const longest = [...turns.state().waiting].toSorted(([, one], [, other]) => other - one);
    for (const [tenant, waiting] of longest.slice(0, maxTenants)) shown.set({ tenant }, waiting);
  });
  gauge(figures, 'tenant_requests_refused', 'Calls refused since the start: no turn in time', [], (shown) =>
    shown.set(turns.state().refused),
  );
  gauge(figures, 'tenant_transactions', 'Transactions of a tenant that run or wait', ['tenant', 'state'], (shown) => {
    const busiest = shares.state().tenants.toSorted((a, b) => b.running + b.waiting - a.running - a.waiting);
    for (const { tenantId, running, waiting } of busiest.slice(0, maxTenants)) {
      shown.set({ tenant: String(tenantId), state: 'running' }, running);
      shown.set({ tenant: String(tenantId), state: 'waiting' }, waiting);
    }
  });
  gauge(figures, 'tenant_transactions_refused', 'Transactions refused since the start: no slot in time', [], (shown) =>
    shown.set(shares.state().refused),
  );
}

function gauge(
  figures: Registry,
  name: string,
  help: string,
  labelNames: string[],
  collect: (shown: Gauge) => void | Promise<void>,
): void {
  const shown = new Gauge({
    name,
    help,
    labelNames,
    async collect() {
      this.reset();
      await collect(this);
    },
    registers: [],
  });
  figures.registerMetric(shown);
}

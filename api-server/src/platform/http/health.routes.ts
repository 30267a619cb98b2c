import type { FastifyInstance } from 'fastify';
import { migrationNames } from '../database/read-migrations.service.ts';
import { faultLines, schemaFaults } from '../database/schema-faults.rules.ts';
import { schemaState } from '../database/schema-state.repository.ts';
import type { OpenDatabase } from '../database/open-database.adapter.ts';
import type { Platform } from '../platform.ts';
import { isDraining } from './drain.service.ts';

const checkTimeout = 3_000;
/** Milliseconds for which a result is reused. */
const goodFor = 2_000;

interface Readiness {
  readonly checks: Readonly<Record<string, boolean>>;
  /** Reasons why the schema is not usable, one line per kind of fault. */
  readonly reasons: readonly string[];
}

/**
 * Serves `/health/live`, which checks that the process answers, and `/health/ready`, which also checks that it can
 * write, and fails while the server is stopping. A database without the roles, tables, rights or migrations that this
 * version needs is not ready.
 */
export function serveHealth(app: FastifyInstance, platform: Platform): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/health/live', async () => ({ status: 'ok' }));
  const known = migrationNames();
  const check = shared(() => readiness(platform, known));
  /** Told, but no reason to take the node out: without Redis it goes on by itself (docs/runbook.md). */
  const extras = shared(async () => (platform.redis ? { redis: await passes(platform.redis.ping()) } : {}));
  app.get('/health/ready', async (_request, reply) => {
    const { checks: found, reasons } = await check();
    const checks = { ...found, serving: !stopping && !isDraining(app.server) };
    const ready = Object.values(checks).every(Boolean);
    if (!ready) reply.header('retry-after', '2');
    return reply.code(ready ? 200 : 503).send({
      status: ready ? 'ok' : 'unavailable',
      checks: { ...checks, ...(await extras()) },
      ...(reasons.length > 0 ? { reasons } : {}),
    });
  });
}

async function readiness(platform: Platform, known: readonly string[]): Promise<Readiness> {
  const [database, storage] = await Promise.all([
    passes(writeToDatabase(platform.database)),
    passes(platform.storage.files.check()),
  ]);
  const reasons = await inTime(schemaReasons(platform, known), ['schema: no answer']);
  return { checks: { database, storage, schema: reasons.length === 0 }, reasons };
}

async function schemaReasons({ database, log }: Platform, known: readonly string[]): Promise<string[]> {
  const faults = schemaFaults(await schemaState(database), known);
  if (faults.length > 0) log.error({ faults }, 'the database is not usable');
  return faultLines(faults);
}

/** Writes a row: a database on a full disk still answers queries. */
async function writeToDatabase(database: OpenDatabase): Promise<void> {
  await database.execute(
    "insert into server_secrets (name, value) values ('write-check', '') on conflict (name) do update set value = excluded.value",
  );
}

/**
 * Shares one check between concurrent and closely following requests. The endpoint is public, and each check writes
 * to the storage.
 */
function shared<T>(check: () => Promise<T>): () => Promise<T> {
  let last: Promise<T> | undefined;
  return () => {
    last ??= check().finally(() => setTimeout(() => (last = undefined), goodFor).unref());
    return last;
  };
}

function passes(check: Promise<unknown>): Promise<boolean> {
  return inTime(
    check.then(() => true),
    false,
  );
}

async function inTime<T>(check: Promise<T>, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), checkTimeout);
  });
  try {
    return await Promise.race([check, late]);
  } catch {
    return otherwise;
  } finally {
    clearTimeout(timer);
  }
}

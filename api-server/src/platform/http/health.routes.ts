import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform.ts';

const checkTimeout = 3_000;
/** Milliseconds for which a result is reused. */
const goodFor = 2_000;

/**
 * Serves `/health/live`, which checks that the process answers, and `/health/ready`, which also checks its
 * dependencies and fails while the server is stopping.
 */
export function serveHealth(app: FastifyInstance, platform: Platform): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/health/live', async () => ({ status: 'ok' }));
  const check = shared(async () => ({
    database: await passes(platform.database.execute('select 1')),
    storage: await passes(platform.storage.files.check()),
    ...(platform.redis ? { redis: await passes(platform.redis.ping()) } : {}),
  }));
  app.get('/health/ready', async (_request, reply) => {
    const checks = { ...(await check()), serving: !stopping };
    const ready = Object.values(checks).every(Boolean);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable', checks });
  });
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

async function passes(check: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), checkTimeout);
  });
  try {
    return await Promise.race([check.then(() => true), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

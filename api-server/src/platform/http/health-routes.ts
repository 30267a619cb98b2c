import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform.ts';

const checkTimeout = 3_000;

/** `/health/live`: the process answers. `/health/ready`: so does what it depends on; false while it is stopping. */
export function serveHealth(app: FastifyInstance, platform: Platform): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    const checks = {
      database: await passes(platform.database.execute('select 1')),
      storage: await passes(platform.storage.files.check()),
      ...(platform.redis ? { redis: await passes(platform.redis.ping()) } : {}),
      serving: !stopping,
    };
    const ready = Object.values(checks).every(Boolean);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable', checks });
  });
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

import { Redis } from 'ioredis';
import type { Logger } from './logging.adapter.ts';
import { StartError, exitCodes } from './start-error.types.ts';

/** Opens one Redis connection per process. It reconnects automatically, and calls fail quickly while it is down. */
export async function openRedis(url: string, log: Logger): Promise<Redis> {
  const redis = new Redis(url, { maxRetriesPerRequest: 2, enableReadyCheck: true });
  redis.on('error', (error: Error) => log.warn({ err: error }, 'redis'));
  try {
    await redis.ping();
    return redis;
  } catch (error) {
    redis.disconnect();
    const { host } = new URL(url);
    throw new StartError(exitCodes.databaseUnreachable, `O Redis em ${host} não responde.`, { cause: error });
  }
}

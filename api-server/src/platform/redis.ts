import { Redis } from 'ioredis';
import type { Logger } from './logging.ts';
import { StartError, exitCodes } from './start-error.ts';

/** One connection per process; it comes back by itself, and calls fail soon while it is away. */
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

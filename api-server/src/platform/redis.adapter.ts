import type { Redis, RedisOptions } from 'ioredis';
import { isInTransaction } from './database/transaction-scope.adapter.ts';
import type { Logger } from './logging.adapter.ts';
import { StartError, exitCodes } from './start-error.types.ts';

/** Milliseconds that a connection or a command may take. No call waits longer for Redis. */
const patience = 500;

/** While Redis is away a command fails at once, and none is sent twice. */
const impatient: RedisOptions = {
  connectTimeout: patience,
  commandTimeout: patience,
  maxRetriesPerRequest: 0,
  autoResendUnfulfilledCommands: false,
  retryStrategy: (times) => Math.min(times * 100, 1_000),
};

/** For connections that wait for news all the time: subscriptions and streams. They resume by themselves. */
const patient: RedisOptions = {
  connectTimeout: 2_000,
  commandTimeout: undefined,
  maxRetriesPerRequest: null,
  autoResendUnfulfilledCommands: true,
  enableOfflineQueue: true,
};

/** Opens one Redis connection per process. It reconnects automatically, and calls fail quickly while it is down. */
export async function openRedis(url: string, log: Logger): Promise<Redis> {
  // Loaded here, because a node without Redis needs none of it.
  const { Redis: Connection } = await import('ioredis');
  const redis = new Connection(url, { ...impatient, commandTimeout: 2_000, connectTimeout: 2_000 });
  redis.on('error', (error: Error) => log.warn({ err: error }, 'redis'));
  try {
    await redis.ping();
  } catch (error) {
    redis.disconnect();
    const { host } = new URL(url);
    throw new StartError(exitCodes.databaseUnreachable, `O Redis em ${host} não responde.`, { cause: error });
  }
  // A queue of commands is needed for the first one only. From here on it would make calls wait.
  Object.assign(redis.options, impatient, { enableOfflineQueue: false });
  return refusingInTransactions(redis, log);
}

/** Returns a connection for subscriptions or streams. */
export function listenerOf(redis: Redis): Redis {
  const listener = redis.duplicate(patient);
  listener.on('error', () => undefined);
  return listener;
}

/**
 * Returns the connection on which socket.io publishes; those that it duplicates read. A publication that fails is
 * delivered to the pages of this node all the same.
 */
export function socketConnectionOf(redis: Redis, log: Logger): Redis {
  const connection = redis.duplicate();
  connection.on('error', () => undefined);
  return Object.assign(refusingInTransactions(connection, log), { duplicate: () => listenerOf(redis) });
}

/**
 * Rejects commands inside a database transaction: a Redis that hangs would keep the rows of the transaction locked.
 * Installations only log it, because the person's call is more important.
 */
function refusingInTransactions(redis: Redis, log: Logger): Redis {
  const send = redis.sendCommand.bind(redis);
  redis.sendCommand = (command, stream) => {
    if (!isInTransaction()) return send(command, stream);
    const error = new Error(`Redis was called inside a database transaction: ${command.name}`);
    if (process.env['NODE_ENV'] === 'test') {
      command.reject(error);
      return command.promise;
    }
    log.error({ err: error }, 'redis');
    return send(command, stream);
  };
  return redis;
}

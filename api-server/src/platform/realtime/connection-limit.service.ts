import type { Redis } from 'ioredis';
import type { Logger } from '../logging.adapter.ts';

/** Seconds after which an unrefreshed connection no longer counts, because its node is gone. */
const believedFor = 90;
const refreshEvery = 30_000;

/** A group of connections with a limit, such as those of one session. */
export interface ConnectionGroup {
  readonly key: string;
  readonly limit: number;
}

/** Removes connections of lost nodes, and adds this one when there is room. */
const enterOne = `
redis.call('zremrangebyscore', KEYS[1], '-inf', ARGV[1])
if redis.call('zcard', KEYS[1]) >= tonumber(ARGV[3]) then return 0 end
redis.call('zadd', KEYS[1], ARGV[2], ARGV[4])
redis.call('expire', KEYS[1], ARGV[5])
return 1`;

/**
 * Limits the open connections of each group: of this node, and of all nodes together when they share a Redis. While
 * Redis is away, each node limits its own.
 */
export function connectionLimit(redis: Redis | null, log: Logger) {
  const groups = new Map<string, Set<string>>();
  const connections = new Map<string, readonly ConnectionGroup[]>();
  const named = (key: string) => `azulejo:connections:${key}`;
  const until = () => Math.floor(Date.now() / 1000) + believedFor;
  const survive = (error: unknown) => log.warn({ err: error }, 'connections are counted on this node only');

  function leaveHere(id: string): readonly ConnectionGroup[] {
    const left = connections.get(id) ?? [];
    connections.delete(id);
    for (const { key } of left) {
      const group = groups.get(key);
      group?.delete(id);
      if (group?.size === 0) groups.delete(key);
    }
    return left;
  }

  async function hasRoomElsewhere(id: string, { key, limit }: ConnectionGroup): Promise<boolean> {
    if (!redis) return true;
    const now = Math.floor(Date.now() / 1000);
    return redis.eval(enterOne, 1, named(key), now, until(), limit, id, believedFor).then(
      (entered) => entered === 1,
      (error: unknown) => {
        survive(error);
        return true;
      },
    );
  }

  async function leave(id: string): Promise<void> {
    const left = leaveHere(id);
    if (redis) await Promise.all(left.map(({ key }) => redis.zrem(named(key), id))).catch(survive);
  }

  async function refresh(): Promise<void> {
    if (!redis || connections.size === 0) return;
    const pipeline = redis.pipeline();
    for (const [id, joined] of connections)
      for (const { key } of joined) pipeline.zadd(named(key), until(), id).expire(named(key), believedFor);
    await pipeline.exec().catch(survive);
  }

  const refreshing = setInterval(() => void refresh(), refreshEvery).unref();

  return {
    /** Counts a connection in its groups. Returns false, and counts nothing, when one of them is full. */
    async enter(id: string, joined: readonly ConnectionGroup[]): Promise<boolean> {
      if (joined.some(({ key, limit }) => (groups.get(key)?.size ?? 0) >= limit)) return false;
      connections.set(id, joined);
      for (const { key } of joined) groups.set(key, (groups.get(key) ?? new Set()).add(id));
      for (const group of joined) {
        if (await hasRoomElsewhere(id, group)) continue;
        await leave(id);
        return false;
      }
      return true;
    },
    leave,
    close: (): void => clearInterval(refreshing),
  };
}

export type ConnectionLimit = ReturnType<typeof connectionLimit>;

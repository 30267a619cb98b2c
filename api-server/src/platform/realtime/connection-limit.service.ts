import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Logger } from '../logging.adapter.ts';

/** Seconds after which an unrefreshed connection no longer counts. */
const believedFor = 90;
const refreshEvery = 30_000;
/** Seconds without a sign of life after which the connections of a node no longer fill a group. */
const nodeBelievedFor = 6;

/** A group of connections with a limit, such as those of one session. */
export interface ConnectionGroup {
  readonly key: string;
  readonly limit: number;
}

/**
 * Adds a connection when there is room. In a full group it first removes those of nodes that give no sign of life, at most
 * once a second: their pages come back to other nodes at once. Members are `<node> <connection>`; nodes of the version
 * before write the connection only.
 */
const enterOne = `
redis.call('set', KEYS[2], 1, 'EX', ARGV[6])
redis.call('zremrangebyscore', KEYS[1], '-inf', ARGV[1])
local limit = tonumber(ARGV[3])
if redis.call('zcard', KEYS[1]) >= limit and redis.call('set', KEYS[1] .. ':searched', 1, 'NX', 'EX', 1) then
  local isThere = {}
  for _, member in ipairs(redis.call('zrange', KEYS[1], 0, -1)) do
    local node = string.match(member, '^(%S+) ')
    if node and isThere[node] == nil then isThere[node] = redis.call('exists', ARGV[7] .. node) == 1 end
    if node and not isThere[node] then redis.call('zrem', KEYS[1], member) end
  end
end
if redis.call('zcard', KEYS[1]) >= limit then return 0 end
redis.call('zadd', KEYS[1], ARGV[2], ARGV[4])
redis.call('expire', KEYS[1], ARGV[5])
return 1`;

/**
 * Limits the open connections of each group: of this node, and of all nodes together when they share a Redis. While
 * Redis is away, each node limits its own.
 */
export function connectionLimit(redis: Redis | null, log: Logger, nodeFor = nodeBelievedFor) {
  const node = randomUUID();
  const nodes = 'azulejo:connected-node:';
  const groups = new Map<string, Set<string>>();
  const connections = new Map<string, readonly ConnectionGroup[]>();
  const named = (key: string) => `azulejo:connections:${key}`;
  const member = (id: string) => `${node} ${id}`;
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
    const entering = [now, until(), limit, member(id), believedFor, nodeFor, nodes];
    return redis.eval(enterOne, 2, named(key), nodes + node, ...entering).then(
      (entered) => entered === 1,
      (error: unknown) => {
        survive(error);
        return true;
      },
    );
  }

  async function leave(id: string): Promise<void> {
    const left = leaveHere(id);
    if (redis) await Promise.all(left.map(({ key }) => redis.zrem(named(key), member(id)))).catch(survive);
  }

  async function refresh(): Promise<void> {
    if (!redis || connections.size === 0) return;
    const pipeline = redis.pipeline();
    for (const [id, joined] of connections)
      for (const { key } of joined) pipeline.zadd(named(key), until(), member(id)).expire(named(key), believedFor);
    await pipeline.exec().catch(survive);
  }

  /** Says that this node is there. */
  async function giveSign(): Promise<void> {
    if (redis && connections.size > 0) await redis.set(nodes + node, 1, 'EX', nodeFor).catch(survive);
  }

  const refreshing = setInterval(() => void refresh(), refreshEvery).unref();
  const signing = setInterval(() => void giveSign(), (nodeFor * 1_000) / 3).unref();

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
    close(): void {
      clearInterval(refreshing);
      clearInterval(signing);
    },
  };
}

export type ConnectionLimit = ReturnType<typeof connectionLimit>;

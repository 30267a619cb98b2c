import { randomUUID } from 'node:crypto';
import { portalClient } from './portal-client.ts';

const segment = 'sabermais';
const people = ['bruno', 'carla', 'diego', 'eva', 'fabio', 'gisele'];
/** Milliseconds between two messages of one person; the server takes 20 in 10 s. */
const pace = 600;

/** Outcome of a load: messages that were sent, messages that the server confirmed, and stored messages. */
export interface Written {
  readonly tried: number;
  readonly confirmed: number;
  readonly lost: number;
  readonly doubled: number;
}

interface Page {
  readonly data: readonly { readonly messages: readonly { readonly message: string; readonly sequence: number }[] }[];
  readonly hasMore: boolean;
  readonly room?: { readonly name: string };
}

/**
 * Writes messages of several people as their pages do: one after the other, each repeated with the same id until it is
 * confirmed. Stops with `stop`, which reads the room and counts what was lost or stored twice.
 */
export async function writeLoad(originNow: () => string): Promise<{ stop(): Promise<Written> }> {
  const client = () => portalClient(originNow(), segment);
  const tokens = await Promise.all(people.map((person) => tokenOf(originNow(), person)));
  const room = await roomOf(originNow(), tokens[0] ?? '');
  const [tried, confirmed] = [new Set<string>(), new Set<string>()];
  let stopping = false;

  async function write(token: string): Promise<void> {
    while (!stopping) {
      const id = randomUUID();
      tried.add(id);
      const body = { data: [{ messages: [{ message: id, clientId: id }] }] };
      for (let isSent = false; !isSent && !stopping;) {
        const reply = await client()
          .call('POST', `/chat/savemessageroom/${room}`, { token, body })
          .catch(() => undefined);
        isSent = reply?.ok ?? false;
        if (isSent) confirmed.add(id);
        else await pause(200);
      }
      await pause(pace);
    }
  }

  async function stored(): Promise<string[]> {
    const all: { message: string; sequence: number }[] = [];
    for (;;) {
      const path = `/chat/loadroom/${room}?after=${all.at(-1)?.sequence ?? 0}&limit=200`;
      const reply = await client().call('GET', path, { token: tokens[0] ?? '' });
      const page = (await reply.json()) as Page;
      all.push(...page.data.flatMap(({ messages }) => messages));
      if (!page.hasMore) return all.map(({ message }) => message);
    }
  }

  const writers = tokens.map(write);
  return {
    async stop() {
      stopping = true;
      await Promise.all(writers);
      const found = (await stored()).filter((text) => tried.has(text));
      const lost = [...confirmed].filter((id) => !found.includes(id)).length;
      return {
        tried: tried.size,
        confirmed: confirmed.size,
        lost,
        doubled: found.length - new Set(found).size,
      };
    },
  };
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Logs in a person of the tenant that the load writes to. */
export async function tokenOf(origin: string, username: string): Promise<string> {
  const body = { username, password: 'azulejo123', idAppType: 2, acronym: segment };
  const reply = await portalClient(origin, segment).call('POST', '/login', { body });
  if (!reply.ok) throw new Error(`login of ${username}: ${reply.status}`);
  return ((await reply.json()) as { token: string }).token;
}

/** Returns the room of the demo that has no messages. */
async function roomOf(origin: string, token: string): Promise<number> {
  for (let id = 1; id < 20; id += 1) {
    const reply = await portalClient(origin, segment).call('GET', `/chat/loadroom/${id}`, { token });
    if (((await reply.json()) as Page).room?.name === 'De passagem') return id;
  }
  throw new Error('no such room');
}

/** Returns the milliseconds until the portal is ready. */
export async function untilReady(origin: string, from = performance.now()): Promise<number> {
  for (const deadline = from + 60_000; performance.now() < deadline;) {
    const reply = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (reply?.ok) return performance.now() - from;
    await pause(20);
  }
  throw new Error('the server is not ready again');
}

/** Returns the latencies of `count` calls, one after the other. */
export async function latencies(count: number, call: () => Promise<Response>): Promise<number[]> {
  const all: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const from = performance.now();
    await (await call()).arrayBuffer();
    all.push(performance.now() - from);
  }
  return all.toSorted((a, b) => a - b);
}

/** Returns a quantile of sorted values. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Sends a call on many connections at once, again and again. `stop` returns the latencies. */
export function flood(connections: number, call: () => Promise<Response>): { stop(): Promise<number[]> } {
  let stopping = false;
  const all: number[] = [];
  const running = Array.from({ length: connections }, async () => {
    while (!stopping) {
      const from = performance.now();
      await call()
        .then((reply) => reply.arrayBuffer())
        .catch(() => undefined);
      all.push(performance.now() - from);
    }
  });
  return {
    async stop() {
      stopping = true;
      await Promise.all(running);
      return all.toSorted((a, b) => a - b);
    },
  };
}

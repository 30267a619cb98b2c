import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import * as z from 'zod/mini';
import { outsideTransaction } from '../database/transaction-scope.adapter.ts';
import { listenerOf } from '../redis.adapter.ts';

const topic = 'azulejo:presence';
/** Minimum interval between two published changes, in milliseconds. */
const publishEvery = 500;
const repeatEvery = 10_000;
/** Milliseconds without a message after which a node counts as gone, together with its people. */
const believedFor = 3 * repeatEvery;

const wordSchema = z.object({ node: z.string(), channel: z.string(), people: z.array(z.number()) });

interface Elsewhere {
  readonly people: readonly number[];
  readonly until: number;
}

/** Tracks who is in which room. It counts people, not pages, over all nodes when they share a Redis. */
export function presence(redis: Redis | null, onChange: (channel: string, present: number) => void) {
  const node = randomUUID();
  const here = new Map<string, Map<string, number>>();
  const elsewhere = new Map<string, Map<string, Elsewhere>>();
  const published = new Map<string, number>();
  const waiting = new Map<string, NodeJS.Timeout>();
  const listener = redis && listenerOf(redis);

  function peopleIn(channel: string): Set<number> {
    const others = [...(elsewhere.get(channel)?.values() ?? [])]
      .filter(({ until }) => until > Date.now())
      .flatMap(({ people }) => people);
    return new Set([...(here.get(channel)?.values() ?? []), ...others]);
  }

  function publishPresence(channel: string): void {
    const present = peopleIn(channel).size;
    if (published.get(channel) === present) return;
    published.set(channel, present);
    if (present === 0) published.delete(channel);
    onChange(channel, present);
  }

  function announce(channel: string): void {
    const people = [...new Set(here.get(channel)?.values() ?? [])];
    void redis?.publish(topic, JSON.stringify({ node, channel, people })).catch(() => undefined);
  }

  function changed(channel: string): void {
    if (waiting.has(channel)) return;
    // A page enters a room inside the transaction of its call.
    const timer = outsideTransaction(() =>
      setTimeout(() => {
        waiting.delete(channel);
        announce(channel);
        publishPresence(channel);
      }, publishEvery),
    );
    waiting.set(channel, timer.unref());
  }

  function receive(text: string): void {
    const word = readWord(text);
    if (!word?.success || word.data.node === node) return;
    const { channel, people, node: from } = word.data;
    const nodes = elsewhere.get(channel) ?? new Map<string, Elsewhere>();
    if (people.length > 0) nodes.set(from, { people, until: Date.now() + believedFor });
    else nodes.delete(from);
    if (nodes.size > 0) elsewhere.set(channel, nodes);
    else elsewhere.delete(channel);
    publishPresence(channel);
  }

  listener?.on('message', (_topic: string, text: string) => receive(text));
  void listener?.subscribe(topic).catch(() => undefined);
  const repeating = setInterval(() => {
    for (const channel of here.keys()) announce(channel);
    for (const channel of elsewhere.keys()) publishPresence(channel);
  }, repeatEvery).unref();

  return {
    enter(channel: string, page: string, idUser: number): void {
      const pages = here.get(channel) ?? new Map<string, number>();
      pages.set(page, idUser);
      here.set(channel, pages);
      changed(channel);
    },
    leave(channel: string, page: string): void {
      const pages = here.get(channel);
      if (!pages?.delete(page)) return;
      if (pages.size === 0) here.delete(channel);
      changed(channel);
    },
    present: (channel: string): number => peopleIn(channel).size,
    close(): void {
      clearInterval(repeating);
      for (const timer of waiting.values()) clearTimeout(timer);
      listener?.disconnect();
    },
  };
}

export type Presence = ReturnType<typeof presence>;

/** Other programs may publish on the same Redis: a text that is not ours must not end the process. */
function readWord(text: string) {
  try {
    return wordSchema.safeParse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

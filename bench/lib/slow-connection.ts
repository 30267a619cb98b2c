import { createServer, connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** Lighthouse's slow 4G profile. */
const ROUND_TRIP_MS = 150;
const DOWN_BYTES_PER_MS = (1.6 * 1024 * 1024) / 8 / 1000;

export interface SlowConnection {
  readonly port: number;
  close(): Promise<void>;
}

/** Small chunks, so that no connection occupies the bandwidth for long. */
const PACKET_BYTES = 1_460;

/**
 * Opens a proxy to a local port that is as slow as a phone's network. Every request takes one round trip, a new
 * connection one more, and all connections share the bandwidth evenly. DevTools throttles the requests of a page but
 * not those of its service worker.
 */
export async function slowConnection(to: number): Promise<SlowConnection> {
  const open = new Set<Socket>();
  const downwards = sharedConnection();
  const server = createServer((client) => {
    const upstream = connect(to, 'localhost');
    const opensAt = performance.now() + ROUND_TRIP_MS;
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.setNoDelay(true).on('close', () => open.delete(socket));
      socket.on('error', () => client.destroy());
    }
    const up = inOrder();
    client.on('data', (chunk: Buffer) =>
      up(
        Math.max(opensAt, performance.now() + ROUND_TRIP_MS / 2),
        () => void (upstream.destroyed || upstream.write(chunk)),
      ),
    );
    client.on('end', () => up(performance.now() + ROUND_TRIP_MS / 2, () => upstream.end()));
    downwards(upstream, client);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((done) => {
        for (const socket of open) socket.destroy();
        server.close(() => done());
      }),
  };
}

/** Returns a scheduler that runs tasks at their times and in the order in which they were added. */
function inOrder(): (at: number, task: () => void) => void {
  let last: Promise<unknown> = Promise.resolve();
  return (at, task) => {
    last = last.then(() => new Promise((done) => setTimeout(done, Math.max(0, at - performance.now())))).then(task);
  };
}

/** Shares one bandwidth between all connections: each connection with data to send sends one chunk in turn. */
function sharedConnection(): (from: Socket, into: Socket) => void {
  const waiting = new Map<Socket, Buffer[]>();
  const arrivals = new WeakMap<Socket, ReturnType<typeof inOrder>>();
  let freeAt = 0;
  let isRunning = false;

  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    while (waiting.size > 0) {
      for (const [into, packets] of waiting) {
        const packet = packets.shift();
        if (packets.length === 0) waiting.delete(into);
        if (!packet) continue;
        freeAt = Math.max(freeAt, performance.now()) + packet.length / DOWN_BYTES_PER_MS;
        arrivals.get(into)?.(freeAt + ROUND_TRIP_MS / 2, () => void (into.destroyed || into.write(packet)));
      }
      await new Promise((done) => setTimeout(done, Math.max(0, freeAt - performance.now())));
    }
    isRunning = false;
  };

  return (from, into) => {
    arrivals.set(into, inOrder());
    from.on('data', (chunk: Buffer) => {
      const packets = waiting.get(into) ?? [];
      for (let start = 0; start < chunk.length; start += PACKET_BYTES)
        packets.push(chunk.subarray(start, start + PACKET_BYTES));
      waiting.set(into, packets);
      void run();
    });
    // Ends after the data that is still in transit.
    from.on('close', () =>
      setTimeout(
        () => into.end(),
        Math.max(0, freeAt - performance.now()) + ROUND_TRIP_MS + (waiting.get(into)?.length ?? 0) * 10,
      ),
    );
  };
}

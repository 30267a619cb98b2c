import type { Server } from 'node:http';
import { once } from 'node:events';
import { setImmediate as nextRound, setTimeout as wait } from 'node:timers/promises';

const draining = new WeakSet<Server>();
/** Milliseconds for which a server that accepts nothing more waits for its last replies. */
const lastReplies = 2_000;
/** Milliseconds that a round of the event loop takes at most in which nothing else happens. */
const quietRound = 0.3;

/**
 * Takes a server out of a proxy's rotation without losing a request. For `seconds` it answers as before, but ends each
 * connection after its reply and is not ready. Then it accepts no new connection, which a proxy tries elsewhere.
 */
export async function drain(server: Server, seconds: number): Promise<void> {
  if (seconds === 0) return;
  draining.add(server);
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  await wait(seconds * 1000);
  await acceptWaiting();
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  await Promise.race([closed, wait(lastReplies)]);
}

export function isDraining(server: Server): boolean {
  return draining.has(server);
}

/**
 * Waits for a quiet round of the event loop, at most 100. When the listener closes, the kernel resets the connections
 * that nobody has accepted; the proxy can't send the request of such a one elsewhere unless it is safe to repeat.
 */
async function acceptWaiting(): Promise<void> {
  for (let round = 0; round < 100; round += 1) {
    const before = performance.now();
    await nextRound();
    if (round > 0 && performance.now() - before < quietRound) return;
  }
}

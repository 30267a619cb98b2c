import type { Server } from 'node:http';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

const draining = new WeakSet<Server>();
/** Milliseconds for which a server that accepts nothing more waits for its last replies. */
const lastReplies = 2_000;

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
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  await Promise.race([closed, wait(lastReplies)]);
}

export function isDraining(server: Server): boolean {
  return draining.has(server);
}

import type { IncomingMessage } from 'node:http';
import { tooManyAttempts } from '../auth/rate-limit.service.ts';
import { Refusal, refuse } from '../errors.ts';
import { sourceOf } from '../http/network.rules.ts';
import { clientAddress } from '../http/trusted-peer.rules.ts';
import type { Platform } from '../platform.ts';
import type { SocketPage } from './admit.policy.ts';
import type { ConnectionLimit } from './connection-limit.service.ts';

/** Open connections of one session: one for each tab of a browser. */
const perSession = 30;
/** Connections with an invalid session that one source may try. */
const refusedPerSource = { limit: 300, windowSeconds: 15 * 60 };

/** Admits a page unless its source tried too many invalid sessions, or its session or source has too many pages. */
export async function admitWithin(
  platform: Platform,
  connections: ConnectionLimit,
  { id, request }: { readonly id: string; readonly request: IncomingMessage },
  admit: () => Promise<SocketPage>,
): Promise<SocketPage> {
  const { env, rateLimit } = platform;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '');
  const source = sourceOf(clientAddress(env.TRUST_PROXY, request.socket.remoteAddress, forwarded));
  const refusedKey = `socket-refused-from:${source}`;
  const wait = await rateLimit.waitFor(refusedKey, refusedPerSource);
  if (wait !== null) throw tooManyAttempts(wait);
  const page = await admit().catch(async (error: unknown) => {
    if (error instanceof Refusal && error.status === 401) await rateLimit.consume(refusedKey, refusedPerSource);
    throw error;
  });
  const isIn = await connections.enter(id, [
    { key: `session:${page.claims.idApp}:${page.claims.sid}`, limit: perSession },
    { key: `address:${source}`, limit: env.SOCKETS_PER_ADDRESS },
  ]);
  if (isIn) return page;
  throw refuse('socket.too-many', 429, 'Há conexões demais abertas. Feche outras abas do portal e tente novamente.');
}

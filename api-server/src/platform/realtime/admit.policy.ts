import type { IncomingMessage } from 'node:http';
import * as z from 'zod/mini';
import { cookieSessionOf } from '../auth/page-person.service.ts';
import { watchRefusedTokens } from '../auth/refused-token.service.ts';
import { findSession, isLive, presentRow, supportOf } from '../auth/session-row.repository.ts';
import type { SessionClaims } from '../auth/session-token.service.ts';
import { sessions } from '../auth/sessions.service.ts';
import { withTenant } from '../database/tenant-db.adapter.ts';
import type { TenantDb } from '../database/tenant-db.adapter.ts';
import { refuse } from '../errors.ts';
import type { Refusal } from '../errors.ts';
import { inTurn } from '../http/tenant-turns.plugin.ts';
import { isTrustedPeer } from '../http/trusted-peer.rules.ts';
import { portalUrlOf, segmentOf } from '../http/request-address.rules.ts';
import type { Platform } from '../platform.ts';
import type { Tenant } from '../tenancy/tenant.types.ts';
import { isOwnOrigin } from './handshake-origin.rules.ts';
import type { SocketSession } from './socket.port.ts';

/** A connected page: its session and the tenant of its address. */
export interface SocketPage {
  readonly claims: SessionClaims;
  readonly session: SocketSession;
  /**
   * Returns the tenant of the page's address in its current state. Its modules may have changed since the connection.
   */
  tenant(): Promise<Tenant>;
}

const handshakeSchema = z.object({ token: z.string().check(z.maxLength(4096)) });

/** Admits a page with the session that any call would need, or throws the error (401, 403, 404). */
export async function admit(platform: Platform, request: IncomingMessage, auth: unknown): Promise<SocketPage> {
  const host = hostOf(platform, request);
  const tenantNow = async (): Promise<Tenant> => {
    const tenant = await platform.tenants.resolve(host, segmentOf(request));
    if (!tenant) throw refuse('tenant.unknown', 404, 'Nenhuma aplicação correspondente a URL.');
    return tenant;
  };
  const tenant = await tenantNow();
  expectOwnOrigin(platform, request, tenant, host);
  const given = handshakeSchema.safeParse(auth);
  if (!given.success) throw refuse('session.missing', 401, 'Faça login para continuar.');
  const now = platform.clock.now();
  const reading = await platform.tokens.read(given.data.token, now);
  if (reading.kind !== 'valid' || reading.claims.idApp !== tenant.idApp) throw sessionOver();
  const { claims } = reading;
  const cookieSession = cookieSessionOf(platform, request.headers.cookie, tenant);
  const presented = { token: given.data.token, claims, arrivedAt: now, cookieSession };
  const portalUrl = portalUrlOf(platform.env, tenant);
  // Strangers take no turn: their tokens are refused before it.
  const opened = await inTurn(platform, tenant, () =>
    watchRefusedTokens(platform, { tenant, portalUrl }, () =>
      withTenant(platform.database.db, tenant.idApp, (db) =>
        sessions(db, tenant, platform.tokens).open(presented, now),
      ),
    ),
  );
  if (!opened) throw sessionOver();
  expectTerms(opened.session);
  const { token: _token, serial: _serial, ...session } = opened.session;
  return { claims, session, tenant: tenantNow };
}

/**
 * Returns the current state of the page's session, or throws when it has ended. A renewed token does not end the
 * session.
 */
export async function liveSession(db: TenantDb, page: SocketPage, tenant: Tenant, now: Date): Promise<SocketSession> {
  const row = await findSession(db, page.claims);
  if (!row || !isLive(row, now)) throw sessionOver();
  const support = supportOf(row, now);
  if (support === 'over') throw sessionOver();
  const session = presentRow(row, tenant, support);
  expectTerms(session);
  return session;
}

function expectTerms(session: Pick<SocketSession, 'termsAccepted'>): void {
  if (!session.termsAccepted) throw refuse('TERMS_REQUIRED', 403, 'Você precisa aceitar os termos para continuar.');
}

/** Returns the host as Fastify determines it: forwarded headers count only when the peer is a trusted proxy. */
function hostOf({ env }: Platform, request: IncomingMessage): string {
  const forwarded = isTrustedPeer(env.TRUST_PROXY, request.socket.remoteAddress)
    ? request.headers['x-forwarded-host']
    : undefined;
  const forwardedHost = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  return forwardedHost || request.headers.host || '';
}

/** Throws when the handshake comes from a page of another site. */
function expectOwnOrigin({ env }: Platform, { headers }: IncomingMessage, tenant: Tenant, host: string): void {
  const portal = { publicOrigin: env.PUBLIC_ORIGIN, host, tenantHosts: [tenant.host] };
  if (!isOwnOrigin(headers.origin, portal))
    throw refuse('socket.foreign-origin', 403, 'Esta página não pode se conectar ao portal.');
}

function sessionOver(): Refusal {
  return refuse('session.expired', 401, 'Sua sessão expirou. Faça login novamente.');
}

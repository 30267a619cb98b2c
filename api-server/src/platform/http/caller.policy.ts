import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '@shared-kit/contracts/core';
import { cookieSessionOf } from '../auth/page-person.service.ts';
import type { PagePerson } from '../auth/page-person.service.ts';
import type { OpenedSession, PresentedToken } from '../auth/sessions.service.ts';
import { tooManyAttempts } from '../auth/rate-limit.service.ts';
import { isClosedToSupport } from '../auth/support-gate.rules.ts';
import { needsAcceptedTerms } from '../auth/terms-gate.rules.ts';
import type { Deployer } from '../delivery.port.ts';
import { Refusal, notFound, refuse } from '../errors.ts';
import type { ApiModule } from '../module.ts';
import type { Platform } from '../platform.ts';
import type { Tenant } from '../tenancy/tenant.types.ts';
import { innerCallerOf } from './inner-call.service.ts';
import { sourceOf } from './network.rules.ts';
import { segmentOf } from './request-address.rules.ts';

const deployGuesses = { limit: 100, windowSeconds: 15 * 60 };

export interface Caller {
  readonly tenant: Tenant;
  /** Token of a call, or the person for whose page this server makes the call. */
  readonly presented: PresentedToken | { readonly person: PagePerson } | null;
}

/** Returns the tenant that the request's host and path name, or null. */
export function tenantOf(platform: Platform, request: FastifyRequest): Promise<Tenant | null> {
  return platform.tenants.resolve(request.host, segmentOf(request.raw));
}

/** Checks tenant, module and token before the body is read: 404, 404, 401. */
export async function identify(
  platform: Platform,
  module: ApiModule,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Caller> {
  const tenant = await tenantOf(platform, request);
  if (!tenant) throw refuse('tenant.unknown', 404, 'Nenhuma aplicação correspondente a URL.');
  if (!module.always && !tenant.modules.has(module.name)) throw notFound('Recurso não encontrado.');
  const person = innerCallerOf(request, endpoint);
  if (person) return { tenant, presented: { person } };
  const token = bearerOf(request);
  if (!token) {
    if (endpoint.access === 'public') return { tenant, presented: null };
    throw refuse('session.missing', 401, 'Faça login para continuar.');
  }
  const arrivedAt = platform.clock.now();
  const reading = await platform.tokens.read(token, arrivedAt);
  if (reading.kind === 'valid' && reading.claims.idApp === tenant.idApp) {
    if (reading.claims.act !== undefined) refuseSupport(endpoint);
    const cookieSession = cookieSessionOf(platform, request.headers.cookie, tenant);
    return { tenant, presented: { token, claims: reading.claims, arrivedAt, cookieSession } };
  }
  if (endpoint.access === 'public') return { tenant, presented: null };
  throw sessionOver();
}

/** Returns the owner of the deploy token and checks that it is valid for this call: 401, 403. */
export async function identifyDeployer(
  platform: Platform,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Deployer> {
  const { delivery, clock } = platform;
  const token = bearerOf(request);
  const deployer = await delivery
    .deployerWith(token, clock.now())
    .catch((error: unknown) => refuseGuess(platform, request, token, error));
  if (endpoint.access === 'operator' && deployer.remote !== null) {
    throw refuse(
      'deploy.operator-only',
      403,
      `O token '${deployer.name}' só vale para ${deployer.remote}: esta ação pede um token de operador.`,
    );
  }
  const { remote } = request.params as { remote?: string };
  if (remote !== undefined) refuseOtherRemote(deployer, remote);
  return deployer;
}

/** Limits guesses: a valid token always passes, while a caller who sends invalid ones has to wait and is logged. */
async function refuseGuess(
  { rateLimit }: Platform,
  request: FastifyRequest,
  token: string | undefined,
  error: unknown,
): Promise<never> {
  const wait =
    token === undefined || !(error instanceof Refusal)
      ? null
      : await rateLimit.consume(`deploy-from:${sourceOf(request.ip)}`, deployGuesses);
  if (wait === null) throw error;
  request.log.warn({ address: request.ip }, 'too many deploy tokens that are none');
  throw refuse('deploy.too-many-attempts', 429, tooManyAttempts(wait).message);
}

/**
 * Rejects a token of another remote with an explicit message. This reveals nothing, because the address already names
 * the other remote.
 */
function refuseOtherRemote(deployer: Deployer, remote: string): void {
  if (deployer.remote === null || remote === deployer.remote) return;
  throw refuse('deploy.other-remote', 403, `O token '${deployer.name}' só vale para ${deployer.remote}.`);
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/**
 * Checks what the endpoint requires of its caller: a live session, the person themselves or not, accepted terms, the
 * developer permission.
 */
export function authorise(endpoint: Endpoint, opened: OpenedSession | null): void {
  if (endpoint.access === 'public') return;
  if (!opened) throw sessionOver();
  if (opened.session.support) refuseSupport(endpoint);
  if (!opened.session.termsAccepted && needsAcceptedTerms(endpoint.id)) {
    throw refuse('TERMS_REQUIRED', 403, 'Você precisa aceitar os termos para continuar.');
  }
  if (endpoint.access === 'developer' && !opened.session.permissions.developer) {
    throw refuse('forbidden', 403, 'Você não tem permissão para esta ação.');
  }
}

/** Rejects calls that only the person may make when a support actor makes them, before any of the input is read. */
function refuseSupport(endpoint: Endpoint): void {
  if (isClosedToSupport(endpoint))
    throw refuse(
      'support.not-allowed',
      403,
      'Esta ação é só da própria pessoa: ela não está disponível no acesso suporte.',
    );
}

function sessionOver(): Refusal {
  return refuse('session.expired', 401, 'Sua sessão expirou. Faça login novamente.');
}

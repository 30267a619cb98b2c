import { sourceOf } from '../../../platform/http/network.rules.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { adminSsoTestPath } from '@shared-kit/contracts/admin';
import { ssoRoutes } from '@shared-kit/contracts/identity';
import type { SsoFault } from '@shared-kit/contracts/identity';
import { notFound, refuse } from '../../../platform/errors.ts';
import { tenantOf } from '../../../platform/http/caller.policy.ts';
import { cookiesOf, setCookie } from '../../../platform/http/cookies.adapter.ts';
import { originOf } from '../../../platform/http/request-address.rules.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Tenant } from '../../../platform/tenancy/tenant.types.ts';
import { apps } from '../app.repository.ts';
import { BROWSER_COOKIE } from '../entry/entry.service.ts';
import { finishSsoTest, openTestOf } from './sso-test.service.ts';
import { beginSso, browserMark, completeSso, ssoMetadata } from './sso.service.ts';
import type { SsoCall, SsoOutcome } from './sso.service.ts';

/** High limit, because a whole company may log in from one address in the morning. */
const perAddress = { limit: 1000, windowSeconds: 15 * 60 };
const bodyLimit = 512 * 1024;

/** Serves SSO. Browsers navigate here, so these routes answer with redirects and XML; the rest of the API uses JSON. */
export function serveSso(app: FastifyInstance, platform: Platform): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => {
        done(null, Object.fromEntries(new URLSearchParams(String(body))));
      },
    );
    scope.get(
      `/api${ssoRoutes.start}`,
      { schema: about('identity.sso', 'Leva ao login da empresa (SAML 2.0)') },
      (request, reply) => begin(platform, request, reply),
    );
    scope.post(
      `/api${ssoRoutes.answer}`,
      { schema: about('identity.sso-answer', 'Recebe a resposta do provedor de identidade') },
      (request, reply) => complete(platform, request, reply),
    );
    scope.get(
      `/api${ssoRoutes.metadata}`,
      { schema: about('identity.sso-metadata', 'Metadados SAML do portal') },
      (request, reply) => describe(platform, request, reply),
    );
  });
}

const about = (operationId: string, summary: string) => ({ operationId, summary, tags: ['identity'] });

async function begin(platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const tenant = await knownTenant(platform, request);
  const { idApp, idCompany } = request.params as { idApp: string; idCompany?: string };
  if (idApp !== String(tenant.idApp) || (idCompany && idCompany !== String(tenant.idCompany))) throw notFound();
  const call = await callOf(platform, request, tenant);
  if (!call) return sendBack(reply, tenant, 'unavailable');
  // The company answers to the tenant's own host. The answer is valid only in the browser that asked, by its cookie of
  // that host, so the request starts there too.
  if (tenant.viaOtherHost && platform.env.PUBLIC_ORIGIN === undefined)
    return reply.redirect(`${call.portalUrl}${request.url}`, 303);
  if ((await platform.rateLimit.consume(`sso-from:${sourceOf(request.ip)}`, perAddress)) !== null)
    return sendBack(reply, tenant, 'too-many');
  const browser = browserMark(cookiesOf(request.headers.cookie)[BROWSER_COOKIE]);
  const address = await beginSso(call, (request.query as { callback?: unknown }).callback, browser);
  setCookie(reply, BROWSER_COOKIE, browser, {
    path: tenant.basePath || '/',
    secure: call.portalUrl.startsWith('https:'),
  });
  return reply.redirect(address, 303);
}

async function complete(platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const tenant = await knownTenant(platform, request);
  // Limited before parsing, because parsing is expensive and happens before the signature can be checked.
  if ((await platform.rateLimit.consume(`sso-answer-from:${sourceOf(request.ip)}`, perAddress)) !== null)
    return sendBack(reply, tenant, 'too-many');
  const test = await finishedTest(platform, request, tenant);
  if (test !== undefined) return reply.redirect(`${tenant.basePath}${adminSsoTestPath(test)}`, 303);
  const call = await callOf(platform, request, tenant);
  if (!call) return sendBack(reply, tenant, 'unavailable');
  const outcome = await answered(call, request);
  if (outcome.kind === 'refused') return sendBack(reply, tenant, outcome.fault);
  const query = new URLSearchParams({
    token: outcome.token,
    ...(outcome.callback === '' ? {} : { callback: outcome.callback }),
  });
  return reply.redirect(`${tenant.basePath}/login?${query}`, 303);
}

/** Finishes the test that an answer is for. Returns its id; undefined when the answer is for a login. */
async function finishedTest(platform: Platform, request: FastifyRequest, tenant: Tenant): Promise<string | undefined> {
  const encoded = answerIn(request);
  const call = {
    platform,
    tenant,
    portalUrl: portalUrlOf(platform, request, tenant),
    now: platform.clock.now(),
  };
  const test = await openTestOf(call, encoded);
  if (test) await finishSsoTest({ ...call, settings: test.settings }, test.idTest, encoded);
  return test?.idTest;
}

const answerIn = ({ body }: FastifyRequest): unknown => (body as { SAMLResponse?: unknown } | undefined)?.SAMLResponse;

/** Processes the answer. The sender learns only that it was refused; the reason is for the log. */
async function answered(call: SsoCall, request: FastifyRequest): Promise<SsoOutcome> {
  const logRefusal = (reason: string) =>
    request.log.warn({ tenant: call.tenant.key, source: sourceOf(request.ip), reason }, 'SSO answer refused');
  try {
    const outcome = await completeSso(call, answerIn(request));
    if (outcome.kind === 'refused') logRefusal(outcome.fault);
    return outcome;
  } catch (error) {
    logRefusal(error instanceof Error ? error.message.slice(0, 200) : 'unknown');
    return { kind: 'refused', fault: 'failed' };
  }
}

async function describe(platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const tenant = await knownTenant(platform, request);
  const metadata = await ssoMetadata({
    platform,
    tenant,
    portalUrl: portalUrlOf(platform, request, tenant),
    now: platform.clock.now(),
  });
  return reply.type('application/samlmetadata+xml').send(metadata);
}

async function knownTenant(platform: Platform, request: FastifyRequest): Promise<Tenant> {
  const tenant = await tenantOf(platform, request);
  if (!tenant) throw refuse('tenant.unknown', 404, 'Nenhuma aplicação correspondente a URL.');
  return tenant;
}

/** Returns null when the tenant has no identity provider. */
async function callOf(platform: Platform, request: FastifyRequest, tenant: Tenant): Promise<SsoCall | null> {
  const app = await apps(platform.database.db).find(tenant.idApp);
  if (!app?.saml) return null;
  return {
    platform,
    tenant,
    settings: app.saml,
    portalUrl: portalUrlOf(platform, request, tenant),
    now: platform.clock.now(),
  };
}

const portalUrlOf = (platform: Platform, request: FastifyRequest, tenant: Tenant): string =>
  `${originOf(platform, request, tenant)}${tenant.basePath}`;

/** Redirects to the login page, which shows the error and does not retry automatically. */
function sendBack(reply: FastifyReply, tenant: Tenant, fault: SsoFault): FastifyReply {
  return reply.redirect(`${tenant.basePath}/login?byPassSSO=true&sso=${fault}`, 303);
}

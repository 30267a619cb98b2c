import type { FastifyReply, FastifyRequest } from 'fastify';
import { KEEPS_COOKIES_HEADER } from '@shared-kit/contracts/core';
import { knownDevices } from '../auth/known-devices.service.ts';
import { cookieSessionOf, forgetPagePerson, givePagePerson } from '../auth/page-person.service.ts';
import { openVault } from '../auth/vault.service.ts';
import { sessions } from '../auth/sessions.service.ts';
import type { RequestContext } from '../module.ts';
import type { Platform } from '../platform.ts';
import type { Tenant } from '../tenancy/tenant.types.ts';
import { sourceOf } from './network.rules.ts';
import { originOf } from './request-address.rules.ts';
import { setCookie } from './cookies.adapter.ts';

interface ContextParts {
  platform: Platform;
  request: FastifyRequest;
  reply: FastifyReply;
  tenant: Tenant;
  now: Date;
}

/** Builds the handler context without the transaction and the values that depend on it. */
export function requestContext({
  platform,
  request,
  reply,
  tenant,
  now,
}: ContextParts): Omit<RequestContext, 'db' | 'afterCommit'> {
  const origin = originOf(platform, request, tenant);
  return {
    tenant,
    now,
    log: request.log,
    storage: platform.storage,
    mail: platform.mail,
    videos: platform.videos,
    jobs: platform.jobs,
    rateLimit: platform.rateLimit,
    events: platform.sockets.of(tenant.idApp),
    ports: platform.ports,
    devices: knownDevices(platform.secret),
    vault: openVault(platform.secret),
    sessionsOf: (db) => sessions(db, tenant, platform.tokens),
    reply: {
      status: (code) => void reply.code(code),
      header: (name, value) => void reply.header(name, value),
      etag: (value) => void reply.header('etag', `"${value}"`),
      cookie: (name, value, options) =>
        setCookie(reply, name, value, {
          path: tenant.basePath || '/',
          secure: origin.startsWith('https:'),
          ...options,
        }),
      forgetPerson: (idSession) => forgetPagePerson(platform, request, reply, tenant, idSession),
    },
    request: {
      id: request.id,
      address: request.ip,
      source: sourceOf(request.ip),
      agent: request.headers['user-agent'] ?? '',
      portalUrl: `${origin}${tenant.basePath}`,
      cookie: request.headers.cookie,
      ...(keepsCookies(platform, request, tenant) && {
        giveCookie: (session) => givePagePerson(platform, request, reply, tenant, session),
      }),
      origin: request.headers.origin,
      header: (name) => {
        const value = request.headers[name];
        return typeof value === 'string' ? value : undefined;
      },
      host: request.host,
    },
  };
}

/** Returns whether the client keeps cookies: it says so, or its session starts another one and came with its cookie. */
function keepsCookies(platform: Platform, { headers }: FastifyRequest, tenant: Tenant): boolean {
  if (headers[KEEPS_COOKIES_HEADER] === 'yes') return true;
  return headers.authorization !== undefined && cookieSessionOf(platform, headers.cookie, tenant) !== null;
}

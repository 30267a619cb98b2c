import { createHash } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Composition } from '@shared-kit/contracts/delivery';
import { contentNetworkOriginOf, contentOriginOf } from '../env.ts';
import { plainOrigins } from '../modules/content/index.ts';
import { apps, presentApp } from '../modules/identity/index.ts';
import { notFound } from '../platform/errors.ts';
import { asRefusal, isApiRequest, sendRefusal } from '../platform/http/error-handler.plugin.ts';
import { segmentOf } from '../platform/http/request-address.rules.ts';
import type { Platform } from '../platform/platform.ts';
import { grantPage, recordShellBuild, overrideOf, withId } from '../modules/delivery/index.ts';
import { tokenOrigins } from '../modules/store/index.ts';
import { segmentAtProvenDomain } from '../platform/tenancy/tenant.repository.ts';
import type { Tenant } from '../platform/tenancy/tenant.types.ts';
import type { Visitor } from '../platform/delivery.port.ts';
import { iconVersion } from './app-icon.service.ts';
import { brotli, takes, zstd } from './compress-page.adapter.ts';
import { themeOf } from './app-theme.presenter.ts';
import { pictureLink } from './login-picture.rules.ts';
import { firstPictureLink } from './first-view.rules.ts';
import { personalParts } from './first-view.service.ts';
import type { PageStarts } from './first-view.service.ts';
import { noTenantPage } from './no-tenant-page.presenter.ts';
import { portalPage } from './page.presenter.ts';
import type { Page } from './page.presenter.ts';
import { shellBuildIn } from './shell-build.service.ts';
import type { ShellBuild } from './shell-build.service.ts';
import { unavailablePage } from './unavailable-page.presenter.ts';
import { shortNameOf } from './web-manifest.rules.ts';

/** Serves the shell's files below `/_shell/`, and the portal's page at every address that no other route answers. */
export function servePortal(app: FastifyInstance, platform: Platform, startsOf: PageStarts): void {
  void app.register(fastifyStatic, {
    root: platform.env.SHELL_DIR,
    prefix: '/_shell/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    dotfiles: 'ignore',
    decorateReply: false,
  });
  const pageFor = pageBuilder(platform, startsOf);
  app.get('/*', async (request, reply) => {
    if (isApiRequest(request)) return sendRefusal(reply, notFound('Recurso não encontrado.'));
    try {
      const start = await startAtDomain(platform, request);
      if (start !== undefined) return await reply.header('cache-control', 'no-store').redirect(start, 302);
      const page = await pageFor(request, platform.delivery.visitorOf(request, reply));
      if (page.given) grantPage(platform, request, reply, page.given);
      return await sendPage(request, reply, page);
    } catch (error) {
      if (asRefusal(error).status !== 503) throw error;
      request.log.error({ err: error }, 'the page could not be built');
      return sendUnavailable(reply, unavailablePage(request.id));
    }
  });
}

/**
 * Returns the path of the portal at the root of a domain that a company has proven. Of the request it reads the host only,
 * so that no call can lead a browser elsewhere.
 */
async function startAtDomain({ tenants, database }: Platform, request: FastifyRequest): Promise<string | undefined> {
  if (request.originalUrl.replace(/\?.*/, '') !== '/' || (await tenants.resolve(request.host, ''))) return undefined;
  const segment = await segmentAtProvenDomain(database.db, request.host);
  return segment === undefined || segment === '' ? undefined : `/${segment}`;
}

interface Answer extends Page {
  readonly status: 200 | 404;
  /** True for a page with an override: a build that a developer is changing has no fixed hashes. */
  readonly hasOverride?: boolean;
  /** True for a page with data of a person: no cache may store it. */
  readonly isPersonal?: boolean;
  /** `Link` header: resources to request before the page is parsed. */
  readonly link?: string | undefined;
  /** Tenant and composition of the page; undefined without a tenant. */
  readonly given?: { readonly tenant: Tenant; readonly composition: Composition };
}

function pageBuilder(
  platform: Platform,
  startsOf: PageStarts,
): (request: FastifyRequest, visitor: Visitor) => Promise<Answer> {
  const readShell = notedShell(platform);
  const personalPartOf = personalParts(platform, startsOf);
  const contentOrigin = [
    contentOriginOf(platform.env),
    contentNetworkOriginOf(platform.env) ?? [],
    plainOrigins(platform.env.SITE_ORIGINS),
  ]
    .flat()
    .join(' ');
  const paymentOrigins = tokenOrigins(platform.env);
  return async (request, visitor) => {
    const { host } = request;
    const tenant = await platform.tenants.resolve(host, segmentOf(request.raw));
    const row = tenant ? await apps(platform.database.db).find(tenant.idApp) : undefined;
    if (!tenant || !row) {
      const known = platform.env.LIST_TENANTS ? await apps(platform.database.db).ofHost(host) : [];
      return {
        status: 404,
        ...noTenantPage(
          known.map((each) => ({
            name: each.name,
            basePath: each.segment === '' ? '' : `/${each.segment}`,
            logo: presentApp(each, platform.storage).logo,
          })),
        ),
      };
    }
    const query = request.query as Record<string, unknown>;
    const overrideRequest = { cookie: request.headers.cookie, remote: query['remote'] };
    const shell = await readShell();
    const [composed, override, neighbours] = await Promise.all([
      platform.delivery.compositionOf(tenant, visitor),
      overrideOf(platform, tenant, overrideRequest),
      neighboursOf(platform, tenant, host),
    ]);
    const composition = withShell(composed, shell);
    const path = request.originalUrl.replace(/\?.*/, '').slice(tenant.basePath.length);
    const personal = override ? null : await personalPartOf({ request, tenant, composition, path });
    const details = presentApp(row, platform.storage);
    const hasWorker = platform.env.SERVICE_WORKER && platform.env.NODE_ENV !== 'development';
    const parts = {
      app: details,
      shortName: shortNameOf(row),
      composition,
      override,
      theme: themeOf(row),
      shell,
      basename: tenant.basePath,
      neighbours,
      contentOrigin: contentOrigin.replace('*', `t${tenant.idApp}`),
      videoOrigins: platform.videos.embedOrigins,
      paymentOrigins: tenant.modules.has('store') ? paymentOrigins : [],
      host,
      iconVersion: iconVersion(row),
      hasWorker,
      personal,
      isHome: path.replace(/\/+$/, '') === '',
    };
    return {
      status: 200,
      hasOverride: override !== null,
      given: { tenant, composition },
      isPersonal: personal !== null,
      link: (personal?.view && firstPictureLink(personal.view)) ?? pictureLink({ app: details, path, query }),
      ...portalPage(parts),
    };
  };
}

/** Returns the other tenants of a host. Only when the host alone names a tenant can its paths belong to others. */
async function neighboursOf({ database }: Platform, { basePath }: Tenant, host: string): Promise<string[]> {
  const known = basePath === '' ? await apps(database.db).ofHost(host) : [];
  return known
    .map(({ segment }) => segment)
    .filter((segment) => segment !== '')
    .toSorted();
}

/** Returns a reader of this server's shell build. It records a new build, so that open pages detect it. */
function notedShell(platform: Platform): () => Promise<ShellBuild> {
  const read = shellBuildIn(platform.env.SHELL_DIR);
  let noted: string | undefined;
  return async () => {
    const shell = await read();
    if (shell.capabilities.version !== noted) {
      noted = shell.capabilities.version;
      await recordShellBuild(platform);
      platform.delivery.forget();
    }
    return shell;
  };
}

/**
 * Sets the shell of a composition to the one that built the page, whatever build other servers have during a rollout.
 */
function withShell(composition: Composition, { capabilities }: ShellBuild): Composition {
  return composition.shell === undefined || composition.shell === capabilities.version
    ? composition
    : withId({ ...composition, shell: capabilities.version });
}

function sendUnavailable(reply: FastifyReply, { html, contentSecurityPolicy }: Page): FastifyReply {
  return reply
    .code(503)
    .type('text/html; charset=utf-8')
    .header('retry-after', '3')
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy)
    .send(html);
}

const compressed = new Map<string, Buffer>();

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, html, contentSecurityPolicy, link, hasOverride = false, isPersonal = false }: Answer,
): Promise<FastifyReply> {
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', contentSecurityPolicy)
    .header('cross-origin-resource-policy', 'same-origin')
    .header('vary', 'accept-encoding');
  if (link !== undefined) reply.header('link', link);
  if (!hasOverride) reply.header('integrity-policy', 'blocked-destinations=(script)');
  const takesBrotli = String(request.headers['accept-encoding'] ?? '').includes('br');
  if (isPersonal) {
    // A page without an ETag is not stored by the service worker either.
    reply.header('cache-control', 'private, no-store');
    if (takes('zstd', request.headers['accept-encoding']))
      return reply.header('content-encoding', 'zstd').send(await zstd(html));
    return takesBrotli ? reply.header('content-encoding', 'br').send(await brotli(html)) : reply.send(html);
  }
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  reply.header('cache-control', 'private, no-cache').header('etag', etag);
  if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (!takesBrotli) return reply.send(html);
  const body = compressed.get(etag) ?? (await brotli(html));
  if (compressed.size > 200) compressed.clear();
  compressed.set(etag, body);
  return reply.header('content-encoding', 'br').send(body);
}

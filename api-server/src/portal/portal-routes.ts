import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deriveTheme } from 'shared-kit/theme/derive';
import type { Theme } from 'shared-kit/theme/derive';
import { contentOriginOf } from '../env.ts';
import { apps, presentApp } from '../modules/identity/index.ts';
import type { AppRow } from '../modules/identity/index.ts';
import { notFound } from '../platform/errors.ts';
import { isApiRequest, sendRefusal } from '../platform/http/error-handler.ts';
import { segmentOf } from '../platform/http/request-address.ts';
import type { Platform } from '../platform/platform.ts';
import { overrideOf } from '../platform/registry/override.ts';
import { visitorOf } from '../platform/registry/visitor.ts';
import type { Visitor } from '../platform/registry/visitor.ts';
import { noTenantPage } from './no-tenant-page.ts';
import { portalPage } from './page.ts';
import type { Page } from './page.ts';
import { shellBuildIn } from './shell-build.ts';

/** Serves the shell's files below `/_shell/`, and the portal's page at every address that nothing else answers. */
export function servePortal(app: FastifyInstance, platform: Platform): void {
  void app.register(fastifyStatic, {
    root: platform.env.SHELL_DIR,
    prefix: '/_shell/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
  });
  const pageFor = pageBuilder(platform);
  app.get('/*', async (request, reply) => {
    if (isApiRequest(request)) return sendRefusal(reply, notFound('Recurso não encontrado.'));
    return sendPage(request, reply, await pageFor(request, visitorOf(request, reply)));
  });
}

interface Answer extends Page {
  readonly status: 200 | 404;
  /** A build that changes under the developer's hands has no hashes to be held to. */
  readonly hasOverride?: boolean;
}

function pageBuilder(platform: Platform): (request: FastifyRequest, visitor: Visitor) => Promise<Answer> {
  const readShell = shellBuildIn(platform.env.SHELL_DIR);
  const contentOrigin = contentOriginOf(platform.env);
  return async (request, visitor) => {
    const { host } = request;
    const tenant = await platform.tenants.resolve(host, segmentOf(request.raw));
    const row = tenant ? await apps(platform.database.db).find(tenant.idApp) : undefined;
    if (!tenant || !row) {
      const known = await apps(platform.database.db).ofHost(host);
      return { status: 404, ...noTenantPage(known.map((each) => ({ name: each.name, basePath: each.segment === '' ? '' : `/${each.segment}` }))) };
    }
    const asked = { cookie: request.headers.cookie, remote: (request.query as { remote?: unknown }).remote };
    const [shell, composition, override] = await Promise.all([readShell(), platform.registry.compositionOf(tenant, visitor), overrideOf(platform, tenant, asked)]);
    const details = presentApp(row, platform.storage.signMediaUrl);
    return { status: 200, hasOverride: override !== null, ...portalPage({ app: details, composition, override, theme: themeOf(row), shell, basename: tenant.basePath, contentOrigin }) };
  };
}

const themes = new Map<string, Theme>();

function themeOf(row: AppRow): Theme {
  const key = JSON.stringify(row.theme);
  const theme = themes.get(key) ?? deriveTheme(row.theme);
  if (themes.size > 1000) themes.clear();
  themes.set(key, theme);
  return theme;
}

const compress = promisify(brotliCompress);
const compressed = new Map<string, Buffer>();

async function sendPage(request: FastifyRequest, reply: FastifyReply, { status, html, contentSecurityPolicy, hasOverride = false }: Answer): Promise<FastifyReply> {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', contentSecurityPolicy)
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', etag);
  if (!hasOverride) reply.header('integrity-policy', 'blocked-destinations=(script)');
  if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (!String(request.headers['accept-encoding'] ?? '').includes('br')) return reply.send(html);
  if (compressed.size > 200) compressed.clear();
  const body = compressed.get(etag) ?? (await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
  compressed.set(etag, body);
  return reply.header('content-encoding', 'br').send(body);
}

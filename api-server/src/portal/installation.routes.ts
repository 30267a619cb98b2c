import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apps } from '../modules/identity/index.ts';
import type { AppRow } from '../modules/identity/index.ts';
import { notFound } from '../platform/errors.ts';
import { tenantOf } from '../platform/http/caller.policy.ts';
import { sendRefusal } from '../platform/http/error-handler.plugin.ts';
import type { Platform } from '../platform/platform.ts';
import { appIcon, iconVersion } from './app-icon.service.ts';
import { iconNamed } from './app-icon.rules.ts';
import { themeOf } from './app-theme.presenter.ts';
import { readWorker } from './service-worker.service.ts';
import { shortNameOf, webManifest } from './web-manifest.rules.ts';

/**
 * Serves what makes a tenant's portal installable: manifest, icons and the service worker, below the tenant's own
 * path.
 */
export function serveInstallation(app: FastifyInstance, platform: Platform): void {
  const rowOf = async (request: FastifyRequest): Promise<{ row: AppRow; basename: string } | undefined> => {
    const tenant = await tenantOf(platform, request);
    const row = tenant && (await apps(platform.database.db).find(tenant.idApp));
    return tenant && row ? { row, basename: tenant.basePath } : undefined;
  };

  app.get('/manifest.webmanifest', async (request, reply) => {
    const found = await rowOf(request);
    if (!found) return unknown(reply);
    const { row, basename } = found;
    const { themeColor, light } = themeOf(row);
    reply.type('application/manifest+json; charset=utf-8').header('cache-control', 'no-cache');
    return reply.send(
      JSON.stringify(
        webManifest({
          name: row.name,
          shortName: shortNameOf(row),
          basename,
          iconVersion: iconVersion(row),
          themeColor: themeColor.light,
          backgroundColor: light['surface'] ?? '#ffffff',
        }),
      ),
    );
  });

  app.get<{ Params: { version: string; file: string } }>('/app-icon/:version/:file', async (request, reply) => {
    const icon = iconNamed(request.params.file);
    const found = icon && (await rowOf(request));
    if (!icon || !found) return unknown(reply);
    // An address with an old version still returns an icon, the current one.
    const isCurrent = request.params.version === iconVersion(found.row);
    reply.type('image/png').header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache');
    return reply.send(await appIcon(platform.storage, found.row, icon, request.log));
  });

  app.get('/service-worker.js', async (request, reply) => {
    const tenant = await tenantOf(platform, request);
    const worker = tenant && (await readWorker(platform.env));
    if (!tenant || !worker) return unknown(reply);
    // Browsers check for a newer version with every visit.
    reply.header('cache-control', 'no-cache').header('etag', worker.etag).header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === worker.etag) return reply.code(304).send();
    reply
      .type('text/javascript; charset=utf-8')
      .header('service-worker-allowed', tenant.basePath === '' ? '/' : tenant.basePath)
      // The worker fetches from this server and from the recorded addresses of releases, and loads no code.
      .header('content-security-policy', "default-src 'none'; connect-src 'self' https:");
    const isPacked = worker.brotli !== null && String(request.headers['accept-encoding'] ?? '').includes('br');
    return isPacked ? reply.header('content-encoding', 'br').send(worker.brotli) : reply.send(worker.source);
  });
}

function unknown(reply: FastifyReply): FastifyReply {
  return sendRefusal(reply, notFound('Arquivo não encontrado.'));
}

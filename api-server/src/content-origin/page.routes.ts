import type { FastifyInstance } from 'fastify';
import { contentOriginOf } from '../env.ts';
import { apps } from '../modules/identity/index.ts';
import { notFound, refuse } from '../platform/errors.ts';
import { sendRefusal } from '../platform/http/error-handler.plugin.ts';
import type { Platform } from '../platform/platform.ts';
import { servesTenant } from '../platform/storage/content-origin.rules.ts';
import { pagePolicy, portalSource, tenantOfPage } from './page-policy.rules.ts';

const missing = () => notFound('Arquivo não encontrado.');

/** Serves an uploaded HTML page under a signed link, framed by its tenant's portal. */
export function servePages(app: FastifyInstance, platform: Platform): void {
  const { storage, clock, database, env } = platform;
  app.get<{ Params: { '*': string }; Querystring: { e?: unknown; s?: unknown } }>('/page/*', async (request, reply) => {
    const key = request.params['*'];
    const { e: expires, s: signature } = request.query;
    if (!storage.isGoodPageLink(key, String(expires), String(signature), clock.now())) {
      return sendRefusal(reply, refuse('media.link-over', 403, 'Este endereço expirou. Recarregue a página.'));
    }
    const idApp = tenantOfPage(key);
    const tenant = idApp === undefined ? undefined : await apps(database.db).find(idApp);
    if (idApp !== undefined && !servesTenant(request.host, contentOriginOf(env), idApp))
      return sendRefusal(reply, missing());
    const size = tenant ? await storage.files.size(key) : null;
    if (!tenant || size === null) return sendRefusal(reply, missing());
    reply
      .type('text/html; charset=utf-8')
      .header('content-length', size)
      .header('cache-control', 'private, max-age=3600')
      .header(
        'content-security-policy',
        pagePolicy([tenant.host, ...tenant.other_hosts].map((host) => portalSource(host, env.PUBLIC_ORIGIN)).join(' ')),
      );
    if (request.method === 'HEAD') return reply.send();
    const body = await storage.files.read(key);
    if (!body) return sendRefusal(reply.removeHeader('content-length'), missing());
    return reply.send(body);
  });
}

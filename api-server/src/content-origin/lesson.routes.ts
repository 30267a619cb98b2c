import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentOriginOf } from '../env.ts';
import { apps } from '../modules/identity/index.ts';
import { loadVisit, packageFileKey, packageMediaType, tenantOfFolder } from '../modules/learning/index.ts';
import { withTenant } from '../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../platform/errors.ts';
import { sendRefusal } from '../platform/http/error-handler.plugin.ts';
import type { Platform } from '../platform/platform.ts';
import { servesTenant } from '../platform/storage/content-origin.rules.ts';
import { readRange } from '../platform/storage/byte-range.rules.ts';
import { lessonPage, networkTestPage } from './lesson-page.presenter.ts';
import { portalSource } from './page-policy.rules.ts';
import { playerFiles } from './scorm-player-files.service.ts';
import { packagePolicy } from './scorm-policy.rules.ts';

const missing = () => notFound('Arquivo não encontrado.');
const over = () => refuse('media.link-over', 403, 'Este endereço expirou. Recarregue a página.');

/**
 * Serves SCORM lessons: the page that frames one, the scripts of that page, and the files of packages under signed
 * paths.
 */
export function serveLessons(app: FastifyInstance, platform: Platform): void {
  // A service worker of one package could intercept the requests of others on this origin.
  app.addHook('onRequest', async (request, reply) =>
    request.headers['service-worker'] === undefined ? undefined : sendRefusal(reply, missing()),
  );

  app.get<{ Querystring: { t?: unknown } }>('/scorm/play', async (request, reply) => {
    const token = String(request.query.t ?? '');
    const tenant = await tenantById(platform, Number(/^([1-9]\d{0,8})\./.exec(token)?.[1] ?? 0));
    const visit =
      tenant &&
      (await withTenant(platform.database.db, tenant.id_app, (db) => loadVisit(db, token, platform.clock.now())));
    if (!tenant || !visit) return sendRefusal(reply, over());
    const { html, policy } = lessonPage(visit, {
      token,
      portalBase: `${visit.portalOrigin}${tenant.segment === '' ? '' : `/${tenant.segment}`}`,
      portal: portalsOf(platform, tenant),
      files: platform.storage.signPackagePath(visit.folder, { now: platform.clock.now() }),
    });
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html);
  });

  app.get<{ Params: { version: string; '*': string } }>('/scorm/runtime/:version/*', async (request, reply) => {
    const { version, files } = playerFiles();
    const text = request.params.version === version ? files.get(request.params['*']) : undefined;
    if (text === undefined) return sendRefusal(reply, missing());
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(text);
  });

  app.get('/scorm/network-test', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', networkTestPage.policy)
      .send(networkTestPage.html),
  );

  app.get<{ Params: { '*': string } }>('/scorm/files/*', async (request, reply) => {
    const [, expires = '', signature = '', folder = '', path = ''] =
      /^(\d+)\.([\w-]+)\/(t\d+\/scorm\/[0-9a-f]+)\/(.*)$/s.exec(request.params['*']) ?? [];
    if (!platform.storage.isGoodPackagePath(folder, expires, signature, platform.clock.now()))
      return sendRefusal(reply, over());
    const tenant = await tenantById(platform, tenantOfFolder(folder) ?? 0);
    // A content network names the host as it likes.
    const isOwn =
      platform.env.CONTENT_NETWORK_ORIGIN !== undefined ||
      servesTenant(request.host, contentOriginOf(platform.env), tenantOfFolder(folder) ?? 0);
    if (!tenant || !isOwn) return sendRefusal(reply, missing());
    reply.header('content-security-policy', packagePolicy(portalsOf(platform, tenant)));
    const maxAge = Math.max(0, Number(expires) - Math.floor(platform.clock.now().getTime() / 1000));
    return sendPackageFile(
      platform,
      { key: packageFileKey(folder, path), mediaType: packageMediaType(path), maxAge },
      request,
      reply,
    );
  });
}

type AppRow = NonNullable<Awaited<ReturnType<ReturnType<typeof apps>['find']>>>;

async function tenantById({ database }: Platform, idApp: number): Promise<AppRow | undefined> {
  return idApp === 0 ? undefined : apps(database.db).find(idApp);
}

function portalsOf({ env }: Platform, tenant: AppRow): string {
  return [tenant.host, ...tenant.other_hosts].map((host) => portalSource(host, env.PUBLIC_ORIGIN)).join(' ');
}

interface PackageFile {
  readonly key: string;
  readonly mediaType: string;
  /** Cache time in seconds. */
  readonly maxAge: number;
}

/** Sends a file whole or by range, so that videos of a lesson can be seeked. */
async function sendPackageFile(
  { storage }: Platform,
  { key, mediaType, maxAge }: PackageFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const size = await storage.files.size(key);
  if (size === null) return sendRefusal(reply, missing());
  const answer = readRange(request.headers.range, size);
  if (answer.kind === 'impossible') {
    reply.header('content-range', `bytes */${size}`);
    return sendRefusal(reply, refuse('media.impossible-range', 416, 'O arquivo não tem este trecho.'));
  }
  reply
    .type(mediaType)
    .header('accept-ranges', 'bytes')
    .header('cache-control', `private, max-age=${maxAge}, immutable`);
  const range = answer.kind === 'part' ? answer.range : undefined;
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  reply.header('content-length', range ? range.end - range.start + 1 : size);
  if (request.method === 'HEAD') return reply.send();
  const body = await storage.files.read(key, range);
  if (!body) return sendRefusal(reply.removeHeader('content-length'), missing());
  return reply.send(body);
}

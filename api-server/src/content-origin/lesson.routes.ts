import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { lastCommitSchema } from '@shared-kit/contracts/learning';
import { contentNetworkOriginOf, contentOriginOf } from '../env.ts';
import { apps } from '../modules/identity/index.ts';
import {
  allowedPackageHosts,
  areWindowsFree,
  commitSco,
  cspReportSchema,
  loadPreview,
  loadVisit,
  packageFileKey,
  packageMediaType,
  previewOf,
  recordBlocked,
  tenantOfFolder,
} from '../modules/learning/index.ts';
import type { PreviewedPackage, Visit } from '../modules/learning/index.ts';
import { openVault } from '../platform/auth/vault.service.ts';
import { withTenant } from '../platform/database/tenant-db.adapter.ts';
import { invalidField, notFound, refuse } from '../platform/errors.ts';
import { sendRefusal } from '../platform/http/error-handler.plugin.ts';
import type { Platform } from '../platform/platform.ts';
import {
  contentOriginOfTenant,
  labelOfHost,
  lessonOriginOf,
  lessonSourceOf,
  servesTenant,
  tenantOfLabel,
} from '../platform/storage/content-origin.rules.ts';
import { readRange } from '../platform/storage/byte-range.rules.ts';
import { lessonPage, networkTestPage, playerPage } from './lesson-page.presenter.ts';
import { portalSource } from './page-policy.rules.ts';
import { playerFiles } from './scorm-player-files.service.ts';
import { BLOCKED_PATH, packagePolicy } from './scorm-policy.rules.ts';

const missing = () => notFound('Arquivo não encontrado.');
const over = () => refuse('media.link-over', 403, 'Este endereço expirou. Recarregue a página.');

/** Maximum body of a last commit in bytes: browsers send no larger ones while a page is being closed. */
const LAST_COMMIT_LIMIT = 128 * 1024;

/** Maximum body of a report of a browser, in bytes. */
const REPORT_LIMIT = 16 * 1024;

/**
 * Serves SCORM lessons: the player, which holds the visit's token; the page beside a lesson, on an origin that the visit
 * has for itself; the scripts of both; and the files of packages under signed paths.
 */
export function serveLessons(app: FastifyInstance, platform: Platform): void {
  const { env, clock, log } = platform;
  // A service worker of one package could intercept the requests of others on this origin.
  app.addHook('onRequest', async (request, reply) =>
    request.headers['service-worker'] === undefined ? undefined : sendRefusal(reply, missing()),
  );

  app.get<{ Querystring: { t?: unknown; n?: unknown } }>('/scorm/play', async (request, reply) => {
    const token = String(request.query.t ?? '');
    if (labelOf(request) !== undefined) return sendRefusal(reply, missing());
    const tenant = await tenantById(platform, Number(/^([1-9]\d{0,8})\./.exec(token)?.[1] ?? 0));
    const visit =
      tenant && (await withTenant(platform.database.db, tenant.id_app, (db) => loadVisit(db, token, clock.now())));
    if (!tenant || !visit) return sendRefusal(reply, over());
    return sendPlayer(reply, {
      tenant,
      visit,
      token,
      whole: null,
      script: 'player',
      isNetwork: request.query.n !== undefined,
    });
  });

  app.get<{ Querystring: { t?: unknown } }>('/scorm/preview', async (request, reply) => {
    if (labelOf(request) !== undefined) return sendRefusal(reply, missing());
    const preview = previewOf(openVault(platform.secret), String(request.query.t ?? ''), clock.now());
    const tenant = preview && (await tenantById(platform, preview.idApp));
    if (!preview || !tenant || !servesTenant(request.host, contentOriginOf(env), tenant.id_app))
      return sendRefusal(reply, over());
    const loaded = await withTenant(platform.database.db, tenant.id_app, (db) => loadPreview(db, preview));
    return sendPlayer(reply, { tenant, ...loaded, token: '', script: 'preview', isNetwork: false });
  });

  for (const kind of ['lesson', 'left-over'] as const) {
    app.get<{ Params: { idApp: string } }>(`/scorm/${kind}/:idApp`, async (request, reply) => {
      const tenant = await tenantById(platform, Number(/^[1-9]\d{0,8}$/.exec(request.params.idApp)?.[0] ?? 0));
      if (!tenant || !isOnOwnHost(request, tenant.id_app)) return sendRefusal(reply, missing());
      const player = contentOriginOfTenant(patternOfHost(request), tenant.id_app);
      const { html, policy } = lessonPage(kind, { player, portal: portalsOf(platform, tenant) });
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .header('origin-agent-cluster', '?1')
        .send(html);
    });
  }

  app.post<{ Querystring: { l?: unknown } }>(
    '/scorm/last-commit',
    { bodyLimit: LAST_COMMIT_LIMIT },
    async (request, reply) => {
      const label = labelOf(request) ?? String(request.query.l ?? '');
      const tenant = await tenantById(platform, tenantOfLabel(label) ?? 0);
      if (!tenant || !isOnOwnHost(request, tenant.id_app) || !isOfOwnPage(request))
        return sendRefusal(reply, missing());
      const commit = lastCommitSchema.safeParse(request.body);
      if (!commit.success) return sendRefusal(reply, invalidField('body', 'Dados inválidos.'));
      const { status, superseded } = await withTenant(platform.database.db, tenant.id_app, (db) =>
        commitSco(db, commit.data, { by: { label }, now: clock.now(), log }),
      );
      return reply.send({ success: true, status, superseded });
    },
  );

  app.addContentTypeParser('application/csp-report', { parseAs: 'string', bodyLimit: REPORT_LIMIT }, (_, body, done) =>
    done(null, body),
  );
  app.post(BLOCKED_PATH, async (request, reply) => {
    const label = labelOf(request) ?? '';
    const tenant = await tenantById(platform, tenantOfLabel(label) ?? 0);
    const report = cspReportSchema.safeParse(jsonOf(request.body));
    if (!tenant || !report.success) return sendRefusal(reply, missing());
    await withTenant(platform.database.db, tenant.id_app, (db) =>
      recordBlocked(db, { label, report: report.data }, clock.now()),
    );
    return reply.code(204).send();
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
    const idApp = tenantOfFolder(folder) ?? 0;
    const tenant = await tenantById(platform, idApp);
    if (!tenant || !isOnOwnHost(request, idApp)) return sendRefusal(reply, missing());
    const player = contentOriginOfTenant(patternOfHost(request), idApp);
    const mediaType = packageMediaType(path);
    const isPdf = mediaType.startsWith('application/pdf');
    // Only documents and workers have a policy of their own; other files need neither hosts nor settings.
    const allowed =
      isPdf || /html|xml|svg|javascript/.test(mediaType)
        ? await withTenant(platform.database.db, idApp, async (db) => ({
            hosts: await allowedPackageHosts(db),
            freesWindows: await areWindowsFree(db),
          }))
        : { hosts: [], freesWindows: false };
    const policy = packagePolicy(`${player} ${portalsOf(platform, tenant)}`, { ...allowed, isPdf });
    if (isPdf) reply.header('vary', 'sec-fetch-dest');
    if (isPdf && opensInSandbox(request, allowed.freesWindows)) reply.header('content-disposition', 'attachment');
    reply.header('content-security-policy', policy).header('origin-agent-cluster', '?1');
    const maxAge = Math.max(0, Number(expires) - Math.floor(platform.clock.now().getTime() / 1000));
    return sendPackageFile(platform, { key: packageFileKey(folder, path), mediaType, maxAge }, request, reply);
  });

  /** Sends the page that frames a lesson: the player, or the preview. */
  async function sendPlayer(reply: FastifyReply, { tenant, visit, whole, token, script, isNetwork }: PlayerPage) {
    const freesWindows = await withTenant(platform.database.db, tenant.id_app, areWindowsFree);
    const pattern = patternOf(isNetwork);
    const player = contentOriginOfTenant(pattern, tenant.id_app);
    const { html, policy } = playerPage(visit, {
      script,
      token,
      portalBase: `${visit.portalOrigin}${tenant.segment === '' ? '' : `/${tenant.segment}`}`,
      portal: portalsOf(platform, tenant),
      files: platform.storage.signPackagePath(visit.folder, { now: clock.now() }),
      idApp: tenant.id_app,
      originOf: (label) => (label === null ? null : lessonOriginOf(pattern, label)) ?? player,
      whole,
      lessons: `'self' ${lessonSourceOf(pattern) ?? ''}`.trim(),
      freesWindows,
    });
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html);
  }

  function patternOf(isNetwork: boolean): string {
    return (isNetwork ? contentNetworkOriginOf(env) : undefined) ?? contentOriginOf(env);
  }

  /** Returns the origin that the requested host belongs to: the content network's, or the content origin. */
  function patternOfHost(request: FastifyRequest): string {
    const network = contentNetworkOriginOf(env);
    return network !== undefined && labelOfHost(request.host, network) !== undefined ? network : contentOriginOf(env);
  }

  function labelOf(request: FastifyRequest): string | undefined {
    return labelOfHost(request.host, patternOfHost(request));
  }

  /**
   * Returns whether the host may serve a package's files: the own host of one of the tenant's visits. A content origin
   * of a single host serves all of them, and so does a content network of one, which names the host as it likes.
   */
  function isOnOwnHost(request: FastifyRequest, idApp: number): boolean {
    const label = labelOf(request);
    if (label !== undefined) return tenantOfLabel(label) === idApp;
    const network = contentNetworkOriginOf(env);
    if (network !== undefined && lessonSourceOf(network) === null) return true;
    return lessonSourceOf(contentOriginOf(env)) === null && servesTenant(request.host, contentOriginOf(env), idApp);
  }
}

/** Returns the value of a JSON text; undefined when it is none. */
function jsonOf(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}

/** Returns whether a page of the requested origin itself sends the request. */
function isOfOwnPage(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host;
}

/** Returns whether a file is to be shown in a frame or window of a lesson's sandbox. */
function opensInSandbox({ headers }: FastifyRequest, freesWindows: boolean): boolean {
  const place = headers['sec-fetch-dest'];
  return place === 'iframe' || place === 'frame' || (place === 'document' && !freesWindows);
}

interface PlayerPage {
  readonly tenant: AppRow;
  readonly visit: Visit;
  readonly whole: PreviewedPackage | null;
  readonly token: string;
  readonly script: 'player' | 'preview';
  readonly isNetwork: boolean;
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

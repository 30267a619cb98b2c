import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { MINUTE_MS } from '@shared-kit/contracts/calendar';
import type { Env } from './env.ts';
import { adminModule } from './modules/admin/index.ts';
import { contentModule } from './modules/content/index.ts';
import { evaluationsModule } from './modules/evaluations/index.ts';
import { gamificationModule } from './modules/gamification/index.ts';
import { journeyModule } from './modules/journey/index.ts';
import { learningModule, resumeScorm, serveLessonCommits } from './modules/learning/index.ts';
import { identityModule, serveSso } from './modules/identity/index.ts';
import { deliveryJobs, deliveryModule, recordShellBuild, serveRemotes } from './modules/delivery/index.ts';
import { notificationsModule } from './modules/notifications/index.ts';
import { plansModule } from './modules/plans/index.ts';
import { installedGateways, paymentGateways, storeModule } from './modules/store/index.ts';
import { answerErrors, isApiRequest, sendRefusal } from './platform/http/error-handler.plugin.ts';
import { answerClientError } from './platform/http/client-error.adapter.ts';
import { apiBuilder } from './platform/http/api-builder.service.ts';
import { compressReplies } from './platform/http/compress-replies.plugin.ts';
import { announceComposition } from './platform/http/composition-header.plugin.ts';
import { serveHealth } from './platform/http/health.routes.ts';
import { serveMetrics } from './platform/http/metrics.routes.ts';
import { rewriteTenantUrl } from './platform/http/request-address.rules.ts';
import { readJsonBodies } from './platform/http/json-bodies.plugin.ts';
import { announceRequestIds, answerUnreadable, requestIdOf } from './platform/http/request-id.plugin.ts';
import { logRequests } from './platform/http/request-log.plugin.ts';
import { limitConcurrency } from './platform/http/tenant-turns.plugin.ts';
import { setSecurityHeaders } from './platform/http/security-headers.plugin.ts';
import { notFound } from './platform/errors.ts';
import { documentCheck } from './platform/importing/document-check.port.ts';
import { installedImporters } from './platform/importing/installed-importers.port.ts';
import { phoneMessages } from './platform/messages/phone-messages.port.ts';
import { isProduction } from './platform/production.rules.ts';
import type { Importer } from './platform/importing/importer.port.ts';
import type { AnyJob } from './platform/jobs/job.port.ts';
import { sendMail } from './platform/mail/send-mail.job.ts';
import type { ApiModule } from './platform/module.ts';
import { deliveryPort } from './platform/delivery.port.ts';
import type { PageStart } from './platform/page-start.port.ts';
import type { Platform } from './platform/platform.ts';
import { provide, wire } from './platform/wiring.service.ts';
import type { Ports } from './platform/ports.types.ts';
import type { Fakes } from './platform/wiring.service.ts';
import { serveSocket } from './platform/realtime/serve-socket.routes.ts';
import type { Tenant } from './platform/tenancy/tenant.types.ts';
import { serveMedia } from './platform/storage/media.routes.ts';
import { serveInstallation } from './portal/installation.routes.ts';
import { servePortal } from './portal/portal.routes.ts';

/** Modules that a tenant can switch on and off, in the order in which their session parts run. */
const domains: readonly ApiModule[] = [
  contentModule,
  storeModule,
  evaluationsModule,
  gamificationModule,
  journeyModule,
  learningModule,
  plansModule,
  notificationsModule,
  adminModule,
];

const modules: readonly ApiModule[] = [identityModule(domains), deliveryModule, ...domains];

/**
 * Connects what the platform and the modules need with what the modules provide. Fails when a need is not met. Tests
 * pass fakes, which replace providers.
 */
export function wirePorts(env: Env, fakes?: Fakes): Ports {
  const installation = {
    name: 'installation',
    provides: [
      provide(paymentGateways, installedGateways(env)),
      provide(installedImporters, () => allImporters),
      provide(phoneMessages, { isAvailable: !isProduction(env) || env.SMS_URL !== undefined }),
    ],
  };
  return wire([{ name: 'platform', needs: [deliveryPort, documentCheck] }, installation, ...modules], fakes);
}

/** Importers of all modules, whatever a tenant has on: data of a module that is off is imported too. */
export const allImporters: readonly Importer[] = modules.flatMap((module) => module.importers ?? []);

const allJobs: readonly AnyJob[] = [sendMail, ...modules.flatMap((module) => module.jobs ?? [])];

/** Returns the start of a page, e.g. `content.sections-home`, of a module that the tenant has switched on. */
function pageStartsOf(name: string, { modules: on }: Pick<Tenant, 'modules'>): PageStart | undefined {
  const [of, start = ''] = name.split('.');
  return modules.find((module) => module.name === of && (module.always || on.has(of)))?.pageStarts?.[start];
}

/** Loaded only where the documents are on, because the packages are large. */
async function documentCalls(app: FastifyInstance): Promise<void> {
  const { documentApi } = await import('./platform/http/api-docs.plugin.ts');
  await documentApi(app);
}

/** Builds the server on its platform, ready to listen. */
export async function buildApp(platform: Platform): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: platform.log,
    genReqId: (request) => requestIdOf(platform.env, request),
    trustProxy: platform.env.TRUST_PROXY,
    bodyLimit: 1024 * 1024,
    requestTimeout: MINUTE_MS,
    clientErrorHandler: (error, socket) => answerClientError(error, socket, platform.log),
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: true, maxParamLength: 500 },
    rewriteUrl: rewriteTenantUrl,
    frameworkErrors: answerUnreadable,
  });
  await platform.jobs.prepare([...allJobs, ...deliveryJobs(platform)]);
  limitConcurrency(app, platform);
  await compressReplies(app);
  readJsonBodies(app);
  answerErrors(app);
  announceRequestIds(app);
  platform.telemetry.trace(app);
  logRequests(app);
  setSecurityHeaders(app);
  announceComposition(app, platform);
  serveLessonCommits(app, platform);
  serveHealth(app, platform);
  serveMetrics(app, platform);
  if (platform.env.API_DOCS) await documentCalls(app);
  for (const module of modules) module.routes(apiBuilder(app, platform, module));
  await serveSocket(app, platform, modules);
  serveSso(app, platform);
  serveMedia(app, platform);
  serveRemotes(app, platform);
  serveInstallation(app, platform);
  servePortal(app, platform, pageStartsOf);
  app.addHook('onReady', () => recordShellBuild(platform));
  app.addHook('onListen', async () => resumeScorm(platform));
  app.setNotFoundHandler((request, reply) => {
    if (isApiRequest(request)) return sendRefusal(reply, notFound('Recurso não encontrado.'));
    return sendRefusal(reply, notFound('PÁGINA NÃO ENCONTRADA.'));
  });
  return app;
}

import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { MINUTE_MS } from '@shared-kit/contracts/calendar';
import { contentModule } from './modules/content/index.ts';
import { evaluationsModule } from './modules/evaluations/index.ts';
import { gamificationModule } from './modules/gamification/index.ts';
import { journeyModule } from './modules/journey/index.ts';
import { learningModule, resumeScorm, serveLessonCommits } from './modules/learning/index.ts';
import { identityModule, serveSso } from './modules/identity/index.ts';
import { deliveryJobs, deliveryModule, noteShellBuild, serveRemotes } from './modules/delivery/index.ts';
import { storeModule } from './modules/store/index.ts';
import { documentApi } from './platform/http/api-docs.ts';
import { asRefusal, answerErrors, isApiRequest, sendRefusal } from './platform/http/error-handler.ts';
import { apiBuilder } from './platform/http/api-builder.ts';
import { compressReplies } from './platform/http/compress-replies.ts';
import { announceComposition } from './platform/http/composition-header.ts';
import { serveHealth } from './platform/http/health-routes.ts';
import { serveMetrics } from './platform/http/metrics.ts';
import { rewriteTenantUrl } from './platform/http/request-address.ts';
import { readJsonBodies } from './platform/http/json-bodies.ts';
import { logRequests } from './platform/http/request-log.ts';
import { setSecurityHeaders } from './platform/http/security-headers.ts';
import { notFound } from './platform/errors.ts';
import type { Importer } from './platform/importing/importer.ts';
import type { AnyJob } from './platform/jobs/job.ts';
import { sendMail } from './platform/mail/send-mail.job.ts';
import type { ApiModule } from './platform/module.ts';
import type { Platform } from './platform/platform.ts';
import { serveLine } from './platform/realtime/serve-line.ts';
import { serveMedia } from './platform/storage/media-routes.ts';
import { serveInstallation } from './portal/installation-routes.ts';
import { servePortal } from './portal/portal-routes.ts';

/** Modules that a tenant can switch on and off, in the order in which their session parts run. */
const domains: readonly ApiModule[] = [
  contentModule,
  storeModule,
  evaluationsModule,
  gamificationModule,
  journeyModule,
  learningModule,
];

export const modules: readonly ApiModule[] = [identityModule(domains), deliveryModule, ...domains];

/** Importers of all modules, whatever a tenant has on: data of a module that is off is imported too. */
export const allImporters: readonly Importer[] = modules.flatMap((module) => module.importers ?? []);

const allJobs: readonly AnyJob[] = [sendMail, ...modules.flatMap((module) => module.jobs ?? [])];

/** Builds the server on its platform, ready to listen. */
export async function buildApp(platform: Platform): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: platform.log,
    trustProxy: platform.env.TRUST_PROXY,
    bodyLimit: 1024 * 1024,
    requestTimeout: MINUTE_MS,
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, caseSensitive: true, maxParamLength: 500 },
    rewriteUrl: rewriteTenantUrl,
    frameworkErrors: (error, _request, reply) => void sendRefusal(reply, asRefusal(error)),
  });
  await platform.jobs.prepare([...allJobs, ...deliveryJobs(platform)]);
  await compressReplies(app);
  readJsonBodies(app);
  answerErrors(app);
  logRequests(app);
  setSecurityHeaders(app);
  announceComposition(app, platform);
  serveLessonCommits(app, platform);
  serveHealth(app, platform);
  serveMetrics(app, platform);
  await documentApi(app);
  for (const module of modules) module.routes(apiBuilder(app, platform, module));
  await serveLine(app, platform, modules);
  serveSso(app, platform);
  serveMedia(app, platform);
  serveRemotes(app, platform);
  serveInstallation(app, platform);
  servePortal(app, platform);
  app.addHook('onReady', () => noteShellBuild(platform));
  app.addHook('onListen', async () => resumeScorm(platform));
  app.setNotFoundHandler((request, reply) => {
    if (isApiRequest(request)) return sendRefusal(reply, notFound('Recurso não encontrado.'));
    return sendRefusal(reply, notFound('PÁGINA NÃO ENCONTRADA.'));
  });
  return app;
}

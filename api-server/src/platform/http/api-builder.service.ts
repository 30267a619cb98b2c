import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { Endpoint } from '@shared-kit/contracts/core';
import { fileReply } from '@shared-kit/contracts/core';
import { rememberPagePerson } from '../auth/page-person.service.ts';
import { RefusedToken, watchRefusedTokens } from '../auth/refused-token.service.ts';
import { sessions } from '../auth/sessions.service.ts';
import type { OpenedSession } from '../auth/sessions.service.ts';
import { recordSupportAction } from '../auth/support-actions.repository.ts';
import { withTenant } from '../database/tenant-db.adapter.ts';
import type { Tenant } from '../tenancy/tenant.types.ts';
import type { TenantDb } from '../database/tenant-db.adapter.ts';
import { Refusal } from '../errors.ts';
import type {
  ApiBuilder,
  ApiModule,
  DeployHandler,
  FileReply,
  Handler,
  HandlerArguments,
  StepHandler,
  SystemHandler,
} from '../module.ts';
import type { Platform } from '../platform.ts';
import type { Deployer } from '../delivery.port.ts';
import { personErrors } from '../telemetry/person-errors.repository.ts';
import { authorise, identify, identifyDeployer, tenantOf } from './caller.policy.ts';
import type { Caller } from './caller.policy.ts';
import { servedSchema } from './endpoint-schema.presenter.ts';
import { asRefusal, sendRefusal } from './error-handler.plugin.ts';
import { leaveUnread, openForm, readFormBodies } from './incoming-form.adapter.ts';
import { lazySerializer } from './lazy-serializer.adapter.ts';
import { checkReply } from './reply-check.service.ts';
import { originOf } from './request-address.rules.ts';
import { noteTenant } from './request-tenant.service.ts';
import { requestContext } from './request-context.service.ts';
import { sendFile } from './send-file.presenter.ts';
import { validatorFor } from './validation.adapter.ts';

interface Call<E extends Endpoint> extends Caller {
  readonly platform: Platform;
  readonly endpoint: E;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly now: Date;
}

/** Results of the first hook, for the handler. */
const callers = new WeakMap<FastifyRequest, Caller>();
const deployers = new WeakMap<FastifyRequest, Deployer>();

/** Creates the builder for a module's `routes`. It serves the module's endpoints below `/api`. */
export function apiBuilder(app: FastifyInstance, platform: Platform, module: ApiModule): ApiBuilder {
  const route = (
    endpoint: Endpoint,
    answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  ) => ({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    schema: servedSchema(endpoint) as FastifySchema,
    config: { documented: { endpoint, tag: module.name } },
    ...(endpoint.bodyLimit ? { bodyLimit: endpoint.bodyLimit } : {}),
    validatorCompiler: validatorFor(endpoint),
    serializerCompiler: lazySerializer,
    handler: answer,
  });
  /** Enables multipart bodies only for endpoints whose contract declares a form. */
  const placeFor = (endpoint: Endpoint, serveIn: (place: FastifyInstance) => void): void => {
    if (!endpoint.form) return serveIn(app);
    void app.register(async (place) => {
      await readFormBodies(place);
      serveIn(place);
    });
  };
  const tenantRoute = <E extends Endpoint>(endpoint: E, answer: (call: Call<E>) => Promise<FastifyReply>) => {
    placeFor(endpoint, (place) =>
      place.route({
        ...route(endpoint, (request, reply) => {
          const caller = callers.get(request);
          if (!caller) throw new Error(`${endpoint.id}: the request was never identified`);
          const portalUrl = `${originOf(platform, request, caller.tenant)}${caller.tenant.basePath}`;
          return watchRefusedTokens(platform, { tenant: caller.tenant, portalUrl }, () =>
            answer({ ...caller, platform, endpoint, request, reply, now: platform.clock.now() }),
          );
        }),
        onRequest: async (request) => {
          const caller = await identify(platform, module, endpoint, request);
          callers.set(request, caller);
          noteTenant(request, caller.tenant.key);
          const { idUser, idActor } = namedBy(caller);
          request.log = request.log.child({ tenant: caller.tenant.key, idUser, idActor });
        },
        onError: async (request, _reply, error) => recordServerError(platform, request, error),
      }),
    );
  };
  const deployRoute = <E extends Endpoint>(endpoint: E, handler: DeployHandler<E>) => {
    app.route({
      ...route(endpoint, async (request, reply) => {
        const deployer = deployers.get(request);
        if (!deployer) throw new Error(`${endpoint.id}: the request was never identified`);
        const { params, query, body, log } = request;
        const result = await handler({
          platform,
          deployer,
          log,
          now: platform.clock.now(),
          params,
          query,
          body,
        } as never);
        return sendReply({ platform, endpoint, request, reply }, result);
      }),
      // Runs before the body is read, because the body may be large.
      onRequest: async (request) => {
        const deployer = await identifyDeployer(platform, endpoint, request);
        deployers.set(request, deployer);
        request.log = request.log.child({ deployToken: deployer.name });
      },
    });
  };
  return {
    handle(endpoint: Endpoint, ...given: HandlerArguments): void {
      switch (given[0]) {
        case 'in-steps':
          return tenantRoute(endpoint, (call) => serveInSteps(call, given[1]));
        case 'with-platform':
          return tenantRoute(endpoint, (call) => serveInSteps(call, (context) => given[1]({ ...context, platform })));
        case 'with-deploy-token':
          return deployRoute(endpoint, given[1]);
        case 'without-tenant':
          app.route(route(endpoint, (request, reply) => serveSystem(platform, endpoint, given[1], request, reply)));
          return;
        default:
          return tenantRoute(endpoint, (call) => serve(call, given[0]));
      }
    },
  };
}

async function serve<E extends Endpoint>(call: Call<E>, handler: Handler<E>): Promise<FastifyReply> {
  const { platform, endpoint, request, reply, tenant } = call;
  const effects: (() => Promise<void> | void)[] = [];
  let committedRefusal: Refusal | undefined;
  let opened: OpenedSession | null = null;

  const result = await withTenant(platform.database.db, tenant.idApp, async (db) => {
    opened = await openSession(call, db);
    authorise(endpoint, opened);
    const { params, query, body } = request;
    const context = {
      ...requestContext(call),
      db,
      afterCommit: (effect: () => Promise<void> | void) => void effects.push(effect),
    };
    await recordSupportAction(db, opened?.session, { endpoint, path: request.url, body, now: call.now });
    try {
      // The parts were parsed with this endpoint's own schemas, and `authorise` checked the session.
      return await handler({ ...context, params, query, body, session: opened?.session ?? null } as never);
    } catch (error) {
      if (!(error instanceof Refusal && error.commits)) throw error;
      committedRefusal = error;
      return undefined;
    }
  });

  announceSession(call, opened);
  for (const effect of effects) await runEffect(effect, request);
  if (committedRefusal) return sendRefusal(reply, committedRefusal);
  return sendReply(call, result);
}

/** Serves a call in steps. The session is opened in a transaction of its own; the handler opens the others. */
async function serveInSteps<E extends Endpoint>(call: Call<E>, handler: StepHandler<E>): Promise<FastifyReply> {
  const { platform, endpoint, request, tenant } = call;
  const transaction = <T>(work: (db: TenantDb) => Promise<T>) => withTenant(platform.database.db, tenant.idApp, work);
  const opened = await transaction(async (db) => {
    const found = await openSession(call, db);
    authorise(endpoint, found);
    // Recorded before the first step, so that an action that involves another system is on record even if this server
    // crashes during it.
    await recordSupportAction(db, found?.session, { endpoint, path: request.url, body: request.body, now: call.now });
    return found;
  });
  announceSession(call, opened);
  const { params, query, body } = request;
  const { form: fields } = endpoint;
  const form = fields && (await openForm({ ...endpoint, form: fields }, request));
  // As in `serve`: parsed with this endpoint's own schemas, and `authorise` checked the session.
  const parts = { transaction, params, query, body, form, session: opened?.session ?? null };
  try {
    return sendReply(call, await handler({ ...requestContext(call), ...parts } as never));
  } finally {
    leaveUnread(form?.file?.bytes);
  }
}

async function serveSystem<E extends Endpoint>(
  platform: Platform,
  endpoint: E,
  handler: SystemHandler<E>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const tenant = await tenantOf(platform, request);
  const { params, query, body, log } = request;
  const result = await handler({
    platform,
    tenant,
    visitor: () => platform.delivery.visitorOf(request, reply),
    originOf: (ofTenant: Pick<Tenant, 'host'>) => originOf(platform, request, ofTenant),
    log,
    now: platform.clock.now(),
    params,
    query,
    body,
  } as never);
  return sendReply({ platform, endpoint, request, reply }, result);
}

/** Returns the person and the actor that a request names, for the log. */
function namedBy({ presented }: Caller): { idUser?: number | undefined; idActor?: number | undefined } {
  if (!presented) return {};
  if ('person' in presented) return { idUser: presented.person.idUser };
  return { idUser: presented.claims.idUser, idActor: presented.claims.act };
}

/**
 * Records an unexpected error of the server for the person who met it. The reply waits for it, because the error's code is
 * read out to somebody who looks it up; a database that is away or busy is no error of the call and is not recorded.
 */
async function recordServerError(platform: Platform, request: FastifyRequest, error: unknown): Promise<void> {
  const caller = callers.get(request);
  const { idUser } = caller ? namedBy(caller) : {};
  const refusal = asRefusal(error);
  if (!caller || idUser === undefined || refusal.status !== 500) return;
  const met = { kind: 'server', message: `${request.method} ${request.routeOptions.url ?? ''}`, requestId: request.id };
  await withTenant(platform.database.db, caller.tenant.idApp, (db) =>
    personErrors(db).add(idUser, [met], platform.clock.now()),
  ).catch((failure: unknown) => request.log.error({ err: failure }, 'an error of a person was not recorded'));
}

async function openSession(
  { presented, tenant, platform, endpoint, now }: Call<Endpoint>,
  db: TenantDb,
): Promise<OpenedSession | null> {
  if (!presented) return null;
  const open = sessions(db, tenant, platform.tokens);
  if ('person' in presented) return open.openForPage(presented.person, now);
  try {
    return await open.open(presented, now);
  } catch (error) {
    // A public call, such as a login, works whatever token the page still has.
    if (error instanceof RefusedToken && endpoint.access === 'public') return null;
    throw error;
  }
}

/**
 * Sends the new token, and the cookie by which the next document knows its person. Call it only after a renewal is
 * committed: a token that the database does not know would end the session.
 */
function announceSession({ platform, request, reply, tenant }: Call<Endpoint>, opened: OpenedSession | null): void {
  if (!opened) return;
  if (opened.newToken) reply.header('x-session-token', opened.newToken);
  rememberPagePerson(platform, request, reply, tenant, opened);
}

async function runEffect(effect: () => Promise<void> | void, request: FastifyRequest): Promise<void> {
  try {
    await effect();
  } catch (error) {
    request.log.error({ err: error }, 'an effect after the commit failed');
  }
}

function sendReply(
  { platform, endpoint, request, reply }: Pick<Call<Endpoint>, 'platform' | 'endpoint' | 'request' | 'reply'>,
  result: unknown,
): FastifyReply {
  if (endpoint.reply === fileReply) return sendFile(reply, result as FileReply);
  checkReply(platform.env, endpoint, result);
  const etag = reply.getHeader('etag');
  if (etag !== undefined && request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.send(result);
}

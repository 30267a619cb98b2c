import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Endpoint, ErrorBody, InputOf, ReplyOf } from '@shared-kit/contracts/core';
import { buildApp, wirePorts } from '../app.ts';
import { readEnv } from '../env.ts';
import { assemblePlatform } from '../platform/assemble-platform.service.ts';
import type { AnyJob, InstallationJob } from '../platform/jobs/job.port.ts';
import type { Logger } from '../platform/logging.adapter.ts';
import type { Mail } from '../platform/mail/mail.port.ts';
import type { Message } from '../platform/messages/message.port.ts';
import type { Platform } from '../platform/platform.ts';
import type { Tenant } from '../platform/tenancy/tenant.types.ts';
import type { Fakes } from '../platform/wiring.service.ts';
import { makeTenant, makeUser } from './factories.ts';
import type { TenantOptions, TestTenant, TestUser } from './factories.ts';
import { freshDatabase } from './template-database.ts';
import { testQueue } from './test-queue.ts';
import { testClock } from './test-clock.ts';
import type { TestClock } from './test-clock.ts';

export interface CallOptions {
  /** The caller; without a session when omitted. */
  as?: TestUser | { token: string } | undefined;
  /** The tenant whose portal is called; the first tenant when omitted. */
  at?: Tenant;
  headers?: Record<string, string>;
}

export interface RawReply {
  readonly status: number;
  readonly headers: Record<string, string | string[] | number | undefined>;
  readonly body: unknown;
  readonly bytes: Buffer;
}

type InputArgs<E extends Endpoint> = unknown extends InputOf<E> ? InputOf<E> | Record<string, never> : InputOf<E>;

export interface TestApp {
  readonly server: FastifyInstance;
  readonly platform: Platform;
  readonly clock: TestClock;
  /** Sent mails, oldest first. */
  readonly mails: readonly Mail[];
  /** Sent messages to phones, oldest first. */
  readonly messages: readonly Message[];
  /** Runs the queued jobs and the given scheduled job, if any. */
  runJobs(scheduled?: AnyJob | InstallationJob): Promise<void>;
  /** Two tenants, so that every call can be tested with the other one's ids. */
  readonly tenant: TestTenant;
  readonly otherTenant: TestTenant;
  /** One user of each tenant. */
  readonly user: TestUser;
  readonly otherUser: TestUser;
  makeTenant(options?: TenantOptions): Promise<TestTenant>;
  makeUser(tenant?: Tenant, fields?: Parameters<typeof makeUser>[2]): Promise<TestUser>;
  /** Calls an endpoint and returns any reply. */
  call<E extends Endpoint>(endpoint: E, input: InputArgs<E>, options?: CallOptions): Promise<RawReply>;
  /** Calls an endpoint, expects success and returns the reply. */
  ok<E extends Endpoint>(endpoint: E, input: InputArgs<E>, options?: CallOptions): Promise<ReplyOf<E>>;
  /** Calls an endpoint, expects this error status and returns its body. */
  refused<E extends Endpoint>(
    endpoint: E,
    input: InputArgs<E>,
    status: number,
    options?: CallOptions,
  ): Promise<ErrorBody>;
  close(): Promise<void>;
}

/**
 * Starts the real app on a real, empty database, with these settings added to the usual ones of tests, and with these
 * fakes in place of the modules' own providers. Close it in `afterAll`. A `log` replaces the one that TEST_LOG chooses.
 */
export async function startTestApp(
  settings: Readonly<Record<string, string>> = {},
  fakes: Fakes = {},
  log?: Logger,
): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'azulejo-test-'));
  const clock = testClock();
  const mails: Mail[] = [];
  const sentMessages: Message[] = [];
  const env = readEnv({
    NODE_ENV: 'test',
    PAYMENT_STAND_IN_PORT: '0',
    DATA_DIR: folder,
    SHELL_DIR: join(folder, 'shell'),
    SECRET: 'only-for-tests-only-for-tests-only-for-tests',
    API_DOCS: '1',
    LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
    ...settings,
  });
  const database = await freshDatabase();
  const mail = { send: async (sent: Mail) => void mails.push(sent) };
  const messages = { send: async (sent: Message) => void sentMessages.push(sent) };
  const jobs = testQueue(() => clock.now());
  const ports = wirePorts(env, fakes);
  const platform = await assemblePlatform(env, {
    database,
    ports,
    clock,
    mail,
    messages,
    jobs,
    ...(log ? { log } : {}),
  });
  const server = await buildApp(platform);
  await server.ready();
  const tenant = await makeTenant(platform);
  const otherTenant = await makeTenant(platform);

  async function call<E extends Endpoint>(
    endpoint: E,
    input: InputArgs<E>,
    options: CallOptions = {},
  ): Promise<RawReply> {
    const {
      params = {},
      query = {},
      body,
      form,
    } = input as { params?: object; query?: object; body?: object; form?: Record<string, unknown> };
    const multipart = form && (await multipartOf(form));
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String((params as Record<string, unknown>)[name])),
    );
    const search = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const at = options.at ?? tenant;
    const reply = await server.inject({
      method: endpoint.method,
      url: `${at.basePath}/api${path}`,
      query: Object.fromEntries(search) as Record<string, string>,
      headers: {
        host: at.host,
        ...(options.as ? { authorization: `Bearer ${options.as.token}` } : {}),
        ...(multipart ? { 'content-type': multipart.type } : {}),
        ...options.headers,
      },
      ...(multipart ? { payload: multipart.bytes } : body === undefined ? {} : { payload: body }),
    });
    const isJson = String(reply.headers['content-type'] ?? '').startsWith('application/json');
    return {
      status: reply.statusCode,
      headers: reply.headers,
      body: isJson && reply.payload !== '' ? reply.json() : reply.payload,
      bytes: reply.rawPayload,
    };
  }

  return {
    server,
    platform,
    clock,
    mails,
    messages: sentMessages,
    runJobs: (scheduled) =>
      jobs.run(
        {
          db: database.db,
          log: platform.log,
          storage: platform.storage,
          mail,
          messages,
          jobs,
          portalUrlOf: ({ segment }) => `http://localhost:3000/${segment}`,
          now: () => clock.now(),
        },
        scheduled,
      ),
    tenant,
    otherTenant,
    user: await makeUser(platform, tenant),
    otherUser: await makeUser(platform, otherTenant),
    makeTenant: (options) => makeTenant(platform, options),
    makeUser: (of, fields) => makeUser(platform, of ?? tenant, fields),
    call,
    async ok(endpoint, input, options) {
      const reply = await call(endpoint, input, options);
      if (reply.status >= 300)
        throw new Error(`${endpoint.id} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
      return reply.body as ReplyOf<typeof endpoint>;
    },
    async refused(endpoint, input, status, options) {
      const reply = await call(endpoint, input, options);
      if (reply.status !== status) {
        throw new Error(`${endpoint.id} answered ${reply.status} instead of ${status}: ${JSON.stringify(reply.body)}`);
      }
      return reply.body as ErrorBody;
    },
    async close() {
      await server.close();
      await platform.close();
      // A caller that left in the middle of an upload may still have a file open.
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Encodes a form as a browser does: fields in order, a `File` as a file. */
async function multipartOf(form: Record<string, unknown>): Promise<{ type: string; bytes: Buffer }> {
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) {
    if (value !== undefined) data.append(name, value instanceof Blob ? value : String(value));
  }
  const sent = new Response(data);
  return { type: sent.headers.get('content-type') ?? '', bytes: Buffer.from(await sent.arrayBuffer()) };
}

/**
 * Calls the endpoint as a user of the first tenant with ids of the other tenant. It must answer 404, as for ids that
 * do not exist.
 */
export async function expectForeignIdsAre404<E extends Endpoint>(
  app: TestApp,
  endpoint: E,
  inputWithForeignIds: InputArgs<E>,
  as: TestUser = app.user,
): Promise<void> {
  const body = await app.refused(endpoint, inputWithForeignIds, 404, { as });
  if (body.success !== false || typeof body.code !== 'string') {
    throw new Error(`${endpoint.id}: the refusal is not in the contract's shape: ${JSON.stringify(body)}`);
  }
}

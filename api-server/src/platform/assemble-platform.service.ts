import { join } from 'node:path';
import type { Env } from '../env.ts';
import { newSecret } from '../env.ts';
import { noAntivirus } from './antivirus/antivirus.port.ts';
import type { Antivirus } from './antivirus/antivirus.port.ts';
import { clamd } from './antivirus/clamd.adapter.ts';
import { memoryRateLimit } from './auth/rate-limit.service.ts';
import { redisRateLimit } from './auth/redis-rate-limit.adapter.ts';
import { sessionTokens } from './auth/session-token.service.ts';
import { systemClock } from './clock.port.ts';
import type { Clock } from './clock.port.ts';
import type { OpenDatabase } from './database/open-database.adapter.ts';
import type { SystemDb } from './database/tenant-db.adapter.ts';
import { sharesOf, tenantShares } from './database/tenant-shares.service.ts';
import { deliveryPort } from './delivery.port.ts';
import { tenantTurns } from './http/tenant-turns.service.ts';
import { bossQueue } from './jobs/boss-queue.adapter.ts';
import type { JobRunner } from './jobs/job.port.ts';
import { createLogger, logDestination } from './logging.adapter.ts';
import type { Logger } from './logging.adapter.ts';
import type { Mailer } from './mail/mail.port.ts';
import { outboxMailer } from './mail/outbox-mailer.adapter.ts';
import { httpGateway } from './messages/http-gateway.adapter.ts';
import type { MessageGateway } from './messages/message.port.ts';
import { outboxGateway } from './messages/outbox-gateway.adapter.ts';
import type { Platform } from './platform.ts';
import { socketHub } from './realtime/hub.service.ts';
import { openRedis } from './redis.adapter.ts';
import { contentOrigins } from './storage/content-origins.service.ts';
import { diskStore, sweepIncoming } from './storage/disk-store.adapter.ts';
import type { FileStore } from './storage/storage.port.ts';
import { tenantStorage } from './storage/tenant-storage.service.ts';
import { noTelemetry } from './telemetry/telemetry.port.ts';
import type { Telemetry } from './telemetry/telemetry.port.ts';
import { tenantDirectory } from './tenancy/tenants.service.ts';
import { videoServices } from './video-services/video-services.service.ts';
import type { Ports } from './ports.types.ts';

interface Given {
  database: OpenDatabase;
  ports: Ports;
  clock?: Clock;
  mail?: Mailer;
  messages?: MessageGateway;
  jobs?: JobRunner;
  log?: Logger;
}

/** Assembles the parts of a server over a migrated database. */
export async function assemblePlatform(env: Env, given: Given): Promise<Platform> {
  const { ports } = given;
  const sockets = socketHub();
  const shares = tenantShares(sharesOf(given.database.pool().size));
  const database = { ...given.database, db: Object.assign(given.database.db, { ports, sockets, shares }) };
  const secret = env.SECRET ?? (await savedSecret(database.db));
  const clock = given.clock ?? systemClock;
  const log = given.log ?? createLogger(env, (await logDestination(env)).stream);
  const ownLimit = memoryRateLimit(() => clock.now().getTime());
  const redis = env.REDIS_URL ? await openRedis(env.REDIS_URL, log) : null;
  const jobs = given.jobs ?? bossQueue(database, log);
  const tenants = tenantDirectory(database.db);
  const delivery = await ports.get(deliveryPort)({ db: database.db, log, redis, onChange: () => tenants.forget() });
  const telemetry = await telemetryTo(env, database);
  return {
    env,
    database,
    secret,
    log,
    redis,
    jobs,
    clock,
    tenants,
    tokens: sessionTokens(secret),
    storage: tenantStorage(await fileStore(env), {
      secret,
      ...contentOrigins(env),
      antivirus: antivirus(env),
    }),
    mail: given.mail ?? (await mailer(env)),
    messages: given.messages ?? messageGateway(env),
    videos: videoServices(env, () => clock.now().getTime()),
    rateLimit: redis ? redisRateLimit(redis, ownLimit) : ownLimit,
    sockets,
    shares,
    turns: tenantTurns({ maxWaitMs: 6_000, maxWaiting: 5_000, burst: 100 }),
    delivery,
    telemetry,
    ports,
    async close() {
      await jobs.stop();
      await delivery.close();
      redis?.disconnect();
      await telemetry.close();
      shares.close();
      await database.close();
    },
  };
}

// Loads clients of other systems only when they are configured, because they are large.
async function telemetryTo(env: Env, database: OpenDatabase): Promise<Telemetry> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return noTelemetry;
  const { openTelemetry } = await import('./telemetry/open-telemetry.adapter.ts');
  return openTelemetry({ ...env, endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT }, database);
}

async function mailer(env: Env): Promise<Mailer> {
  if (!env.SMTP_URL) return outboxMailer(join(env.DATA_DIR, 'outbox'));
  const { smtpMailer } = await import('./mail/smtp-mailer.adapter.ts');
  return smtpMailer(env.SMTP_URL, env.MAIL_FROM);
}

function messageGateway(env: Env): MessageGateway {
  return env.SMS_URL
    ? httpGateway({ url: env.SMS_URL, token: env.SMS_TOKEN })
    : outboxGateway(join(env.DATA_DIR, 'outbox'));
}

function antivirus({ CLAMD_URL, CLAMD_TIMEOUT }: Env): Antivirus {
  return CLAMD_URL === undefined ? noAntivirus : clamd({ url: CLAMD_URL, timeout: CLAMD_TIMEOUT * 1000 });
}

/** Opens the storage of the settings. */
export async function fileStore(env: Env): Promise<FileStore> {
  if (!env.S3_BUCKET) {
    const folder = join(env.DATA_DIR, 'files');
    await sweepIncoming(folder, new Date());
    return diskStore(folder);
  }
  const { s3Store } = await import('./storage/s3-store.adapter.ts');
  return s3Store({ ...env, S3_BUCKET: env.S3_BUCKET });
}

/** Returns the installation's generated secret. It is created once and shared by all nodes on the database. */
async function savedSecret(db: SystemDb): Promise<string> {
  await db
    .insertInto('server_secrets')
    .values({ name: 'signing', value: newSecret() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('server_secrets')
    .select('value')
    .where('name', '=', 'signing')
    .executeTakeFirstOrThrow();
  return row.value;
}

import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { serverFolder } from './platform/own-files.adapter.ts';

const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65535));
const address = z.optional(z.url());
const privateNetworks = ['loopback', 'linklocal', 'uniquelocal'];
const addressList = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(',').map((each) => each.trim())),
  ),
  z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])),
);

const envSchema = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'production'),
  /**
   * `production` declares an installation for real people: the server refuses to start with parts of a demonstration
   * (docs/runbook.md).
   */
  INSTALLATION: z._default(z.enum(['demonstration', 'production']), 'demonstration'),
  HOST: z._default(z.string(), 'localhost'),
  PORT: z._default(port, 3000),
  /** Port of the second origin, for content that must not run on the portal's; by default the port after PORT. */
  CONTENT_PORT: z.optional(port),
  /** Public address of that origin, when a proxy is in front. */
  CONTENT_ORIGIN: address,
  /**
   * Origin of a content network (CDN) in front of that origin, for SCORM lessons; without it the network test is off.
   */
  CONTENT_NETWORK_ORIGIN: address,
  /** Public origin of the portal, for links in mails. */
  PUBLIC_ORIGIN: address,
  DATA_DIR: z._default(z.string(), './data'),
  SHELL_DIR: z._default(z.string(), resolve(serverFolder, '../host-shell/dist')),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  /**
   * Role that owns the tables, for `azulejo migrate`, `restore` and MIGRATE_ON_START; without it DATABASE_URL's role owns
   * them.
   */
  MIGRATION_DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  /** Migrates a PostgreSQL database at the start. The embedded one is always migrated (docs/adr/0044). */
  MIGRATE_ON_START: z._default(z.stringbool(), false),
  DATABASE_POOL: z._default(z.coerce.number().check(z.int(), z.positive()), 10),
  /** `transaction`: DATABASE_URL is a pooler that lends a connection for one transaction only, such as PgBouncer. */
  DATABASE_POOLER: z.optional(z.enum(['transaction'])),
  REDIS_URL: z.optional(z.string().check(z.regex(/^rediss?:\/\//))),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//))),
  MAIL_FROM: z._default(z.string(), 'Azulejo <nao-responda@azulejo.local>'),
  /** Gateway for messages to phones, and its token; without a gateway they are written to the outbox. */
  SMS_URL: address,
  SMS_TOKEN: z.optional(z.string()),
  /** JSON file with the Mercado Pago accounts of tenants (docs/store.md). */
  MERCADO_PAGO_ACCOUNTS: z.optional(z.string()),
  MERCADO_PAGO_URL: z._default(z.url(), 'https://api.mercadopago.com'),
  /** Port of the payment stand-in, for demos and tests; without it a tenant without an account takes no payments. */
  PAYMENT_STAND_IN_PORT: z.optional(port),
  /** Public address of the stand-in, when a proxy is in front. */
  PAYMENT_STAND_IN_ORIGIN: address,
  S3_BUCKET: z.optional(z.string()),
  S3_ENDPOINT: address,
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  /** Messages to phones of one country that a tenant may cause (docs/runbook.md). */
  SMS_PER_HOUR: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 2000),
  SMS_PER_DAY: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 10_000),
  /** Open WebSocket connections of one address, over all nodes (docs/runbook.md). */
  SOCKETS_PER_ADDRESS: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 3000),
  /** ClamAV's daemon, which scans every file from outside: `tcp://host:3310` or `unix:/run/clamav/clamd.ctl`. */
  CLAMD_URL: z.optional(z.string().check(z.regex(/^(tcp:\/\/[^/\s]+|unix:(\/\/)?\/\S+)$/))),
  /** Seconds after which a daemon that does not answer counts as absent. */
  CLAMD_TIMEOUT: z._default(z.coerce.number().check(z.positive(), z.maximum(600)), 60),
  /** Signs sessions and media links; generated and stored in the database when absent. */
  SECRET: z.optional(z.string().check(z.minLength(32))),
  /** Seconds for which a stopping server still answers, so that a proxy in front can choose another one. */
  DRAIN_SECONDS: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(60)), 0),
  /** Serves the documents of the API at /api/docs. They describe every endpoint: off by default. */
  API_DOCS: z._default(z.stringbool(), false),
  /** Collector of OpenTelemetry (OTLP over HTTP), such as http://collector:4318; without it nothing is sent or loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: address,
  /** Share of the requests that are traced, from 0 to 1. */
  TRACE_SHARE: z._default(z.coerce.number().check(z.minimum(0), z.maximum(1)), 1),
  /** Token for reading /metrics. Without it only this machine may read them. */
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
  /** Least level at which lines of browsers without a session are written. */
  ANONYMOUS_LOG_LEVEL: z._default(z.enum(['info', 'warn', 'error', 'silent']), 'warn'),
  LOG_FORMAT: z._default(z.enum(['json', 'pretty']), 'json'),
  /**
   * Comma-separated origins of admin hosts that tenants may name. Administrators are redirected there with a one-time
   * token.
   */
  ADMIN_ORIGINS: z._default(z.string(), ''),
  /**
   * Comma-separated origins of company services that assessments are requested from. Those without https may be
   * framed as well.
   */
  SITE_ORIGINS: z._default(z.string(), ''),
  /**
   * Origins from which people with the developer permission may load a remote instead of the published one; `*` means
   * any port.
   */
  OVERRIDE_ORIGINS: z._default(z.string(), 'http://localhost:*,http://127.0.0.1:*'),
  /** YouTube's and Wistia's APIs, with this portal's credentials; a service without a key is not called. */
  YOUTUBE_API_URL: z._default(z.url(), 'https://www.googleapis.com/youtube/v3'),
  YOUTUBE_API_KEY: z.optional(z.string()),
  WISTIA_API_URL: z._default(z.url(), 'https://api.wistia.com/v1'),
  WISTIA_API_TOKEN: z.optional(z.string()),
  /** Origins of their players, which the portal frames. */
  YOUTUBE_EMBED_ORIGIN: z._default(z.url(), 'https://www.youtube-nocookie.com'),
  WISTIA_EMBED_ORIGIN: z._default(z.url(), 'https://fast.wistia.net'),
  /**
   * Lists the portals of a host to anybody who asks for an address that belongs to none (decision 405). Off by default:
   * the list names the customers of a shared server.
   */
  LIST_TENANTS: z._default(z.stringbool(), false),
  /** `0` removes the service worker from every browser that visits (docs/runbook.md). */
  SERVICE_WORKER: z._default(z.stringbool(), true),
  /**
   * Time that a document waits for the replies of its page's first calls, in milliseconds (docs/adr/0051). 0 leaves them
   * out of all documents.
   */
  FIRST_REPLIES_MS: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000)), 300),
  /**
   * Trusted sources of X-Forwarded-*: `1` for proxies in private networks, otherwise comma-separated addresses or
   * networks (CIDR).
   */
  TRUST_PROXY: z._default(
    z.union([
      z.pipe(
        z.stringbool(),
        z.transform((isOn) => isOn && privateNetworks),
      ),
      addressList,
    ]),
    false,
  ),
});

export type Env = Omit<z.output<typeof envSchema>, 'CONTENT_PORT'> & { CONTENT_PORT: number };

/** Error for invalid settings; the message names each of them. */
export class EnvError extends Error {}

/** Reads the settings once, at the start of the process. Empty values count as absent. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = envSchema.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new EnvError(`Configuração inválida:\n${faults.join('\n')}`);
  }
  const env = parsed.data;
  const contentPort = env.CONTENT_PORT ?? (env.PORT === 0 ? 0 : env.PORT + 1);
  return { ...env, DATA_DIR: resolve(env.DATA_DIR), CONTENT_PORT: contentPort };
}

/** Returns the public origin of third-party content. */
export function contentOriginOf({
  CONTENT_ORIGIN,
  CONTENT_PORT,
}: Pick<Env, 'CONTENT_ORIGIN' | 'CONTENT_PORT'>): string {
  return CONTENT_ORIGIN === undefined ? `http://localhost:${CONTENT_PORT}` : new URL(CONTENT_ORIGIN).origin;
}

/** Returns the origin of the content network in front of it; undefined when there is none. */
export function contentNetworkOriginOf({
  CONTENT_NETWORK_ORIGIN,
}: Pick<Env, 'CONTENT_NETWORK_ORIGIN'>): string | undefined {
  return CONTENT_NETWORK_ORIGIN === undefined ? undefined : new URL(CONTENT_NETWORK_ORIGIN).origin;
}

export function newSecret(): string {
  return randomBytes(48).toString('base64url');
}

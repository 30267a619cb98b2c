import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { azulejo, fill } from '../platform/backup/test/installation.fixtures.ts';
import type { Filled, Settings } from '../platform/backup/test/installation.fixtures.ts';
import { startOwnRedis } from './own-redis.ts';
import { giveToDatabaseUser, initCluster, runAsDatabaseUser, startCluster } from './postgres-cluster.ts';
import { composeSettings, makeCertificate, startProxy } from './proxy.ts';
import { freePort, startServer } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';

const deploy = resolve(import.meta.dirname, '../../../deploy');
export const portalHost = 'portal.example.com';
/** Requests that the proxy of a test serves at once for one client. */
export const clientConnections = 12;

export interface Deployment {
  readonly folder: string;
  /** Port of the proxy, with TLS. */
  readonly port: number;
  /** Port of the proxy, without TLS. */
  readonly plainPort: number;
  readonly nodes: readonly ServerProcess[];
  readonly filled: Filled;
  /** Runs a statement as the owner of the tables. */
  inDatabase<T>(statement: string): Promise<T[]>;
  /** Runs a statement as the role of the nodes. */
  asServer(statement: string): Promise<unknown[]>;
  stop(): Promise<void>;
}

/** Starts what deploy/compose.yaml describes as processes: PostgreSQL, Redis, two nodes and nginx. */
export async function startDeployment(nginx: string, postgres: string): Promise<Deployment> {
  const ends: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of ends.toReversed()) await end().catch(() => undefined);
  };
  try {
    return { ...(await startParts(nginx, postgres, ends)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(
  nginx: string,
  postgres: string,
  ends: (() => Promise<unknown>)[],
): Promise<Omit<Deployment, 'stop'>> {
  const folder = await mkdtemp(join(tmpdir(), 'azulejo-deploy-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  await giveToDatabaseUser(folder);
  // The proxy's workers run as a user of their own.
  await chmod(folder, 0o755);
  await initCluster(postgres, join(folder, 'db'));
  const cluster = await startCluster(postgres, join(folder, 'db'));
  ends.push(() => cluster.stop());
  const redis = await startOwnRedis(folder);
  ends.push(() => redis.stop());
  await makeRoles(postgres, cluster.port);
  const compose = await composeSettings();
  const settings = settingsOf(folder, cluster.port, redis.url, compose.node);
  await azulejo(settings, 'migrate');
  const filled = await fill(settings);
  const { MIGRATION_DATABASE_URL: ownerUrl, ...ofNodes } = settings;
  const inDatabase = <T>(statement: string) => query<T>(ownerUrl ?? '', statement);
  await inDatabase(`update apps set host = '${portalHost}'`);
  await writeShell(join(folder, 'shell'));
  const contentPorts = [await freePort(), await freePort()];
  const nodes: ServerProcess[] = [];
  for (const content of contentPorts) {
    const shell = { CONTENT_PORT: String(content), SHELL_DIR: join(folder, 'shell') };
    const node = await startServer({ ...ofNodes, ...shell });
    ends.push(() => node.end('SIGKILL'));
    nodes.push(node);
  }
  await makeCertificate(folder, [portalHost, '*.example-content.net']);
  const [port, plainPort] = [await freePort(), await freePort()];
  const proxy = await startProxy(nginx, join(folder, 'nginx'), {
    ...compose.proxy,
    HTTP_PORT: String(plainPort),
    HTTPS_PORT: String(port),
    PORTAL_HOSTS: portalHost,
    CONTENT_HOSTS: '*.example-content.net',
    TLS_CERTIFICATE: join(folder, 'fullchain.pem'),
    TLS_KEY: join(folder, 'privkey.pem'),
    API_SERVERS: upstreams(nodes.map(({ origin }) => new URL(origin).port)),
    CONTENT_SERVERS: upstreams(contentPorts.map(String)),
    CLIENT_RATE: '50r/s',
    CLIENT_BURST: '60',
    CLIENT_CONNECTIONS: String(clientConnections),
  });
  ends.push(() => proxy.stop());
  const asServer = (statement: string) => query<unknown>(settings['DATABASE_URL'] ?? '', statement);
  return { folder, port, plainPort, nodes, filled, inDatabase, asServer };
}

function makeRoles(postgres: string, port: number) {
  return runAsDatabaseUser(join(deploy, 'postgres/roles.sh'), [], {
    OWNER_PASSWORD: 'owner',
    SERVER_PASSWORD: 'server',
    PGHOST: '127.0.0.1',
    PGPORT: String(port),
    PGUSER: 'postgres',
    PATH: `${postgres}:${process.env['PATH']}`,
  });
}

function settingsOf(folder: string, port: number, redisUrl: string, node: Record<string, string>): Settings {
  return {
    DATABASE_URL: `postgres://azulejo:server@127.0.0.1:${port}/azulejo`,
    MIGRATION_DATABASE_URL: `postgres://azulejo_owner:owner@127.0.0.1:${port}/azulejo`,
    DATABASE_POOL: '4',
    REDIS_URL: redisUrl,
    SECRET: 'only-for-tests-only-for-tests-only-for-tests',
    DATA_DIR: join(folder, 'data'),
    PUBLIC_ORIGIN: `https://${portalHost}`,
    CONTENT_ORIGIN: 'https://*.example-content.net',
    DRAIN_SECONDS: node['DRAIN_SECONDS'] ?? '',
    TRUST_PROXY: node['TRUST_PROXY'] ?? '',
  };
}

function upstreams(ports: readonly string[]): string {
  return ports.map((each) => `server 127.0.0.1:${each} max_fails=2 fail_timeout=5s;`).join(' ');
}

async function query<T>(connectionString: string, statement: string): Promise<T[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(statement)).rows as T[];
  } finally {
    await client.end();
  }
}

/** Writes a shell that is small enough for a test. */
async function writeShell(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const capabilities = { version: '1', contracts: [1], shared: {}, emits: {}, listens: {}, slots: {} };
  const build = {
    scripts: ['main.js'],
    styles: [],
    fonts: [],
    portal: [],
    login: [],
    guardScript: '',
    inlineScript: '',
  };
  const manifest = { ...build, capabilities, files: { 'main.js': 'sha384-main' } };
  await writeFile(join(folder, 'shell-manifest.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'main.js'), `/* ${'x'.repeat(4000)} */`);
}

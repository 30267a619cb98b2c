import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { Fault } from './steps.ts';
import { inWorkspace } from './workspace.ts';

export interface DatabaseServices {
  readonly databaseUrl?: string;
  readonly redisUrl?: string;
}

/**
 * Returns the PostgreSQL and Redis that the environment names, else those that answer on their standard local ports and
 * let tests create databases. Throws when a named service does not answer.
 */
export async function databaseServices(env: NodeJS.ProcessEnv = process.env): Promise<DatabaseServices> {
  const database =
    env['DATABASE_URL'] ||
    `postgres://${env['PGUSER'] ?? 'postgres'}@127.0.0.1:5432/${env['PGDATABASE'] ?? 'postgres'}`;
  const redis = env['REDIS_URL'] || 'redis://127.0.0.1:6379';
  const [hasDatabase, hasRedis] = await Promise.all([canMakeDatabases(database), answersPing(redis)]);
  if (env['DATABASE_URL'] && !hasDatabase)
    throw new Fault('DATABASE_URL names a PostgreSQL that does not answer, or where databases may not be made.');
  if (env['REDIS_URL'] && !hasRedis) throw new Fault('REDIS_URL names a Redis that does not answer.');
  return { ...(hasDatabase ? { databaseUrl: database } : {}), ...(hasRedis ? { redisUrl: redis } : {}) };
}

interface PgClient {
  connect(): Promise<void>;
  query(text: string): Promise<{ rows: { allowed: boolean }[] }>;
  end(): Promise<void>;
}

async function canMakeDatabases(connectionString: string): Promise<boolean> {
  const { Client } = createRequire(inWorkspace('api-server/package.json'))('pg') as {
    Client: new (config: { connectionString: string; connectionTimeoutMillis: number }) => PgClient;
  };
  const client = new Client({ connectionString, connectionTimeoutMillis: 3_000 });
  try {
    await client.connect();
    const { rows } = await client.query(
      'select rolcreatedb or rolsuper as allowed from pg_roles where rolname = current_user',
    );
    return rows[0]?.allowed === true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function answersPing(address: string): Promise<boolean> {
  const { hostname, port } = new URL(address);
  return new Promise((done) => {
    const socket = connect({ host: hostname, port: Number(port || 6379), timeout: 2_000 });
    const finish = (answer: boolean): void => {
      socket.destroy();
      done(answer);
    };
    socket.once('connect', () => socket.write('PING\r\n'));
    socket.once('data', () => finish(true));
    socket.once('timeout', () => finish(false));
    socket.once('error', () => finish(false));
    socket.once('close', () => finish(false));
  });
}

import { connect } from 'node:net';
import pg from 'pg';
import { withDatabase } from './template-database.ts';

export interface Services {
  readonly databaseUrl: string;
  readonly redisUrl: string;
}

/**
 * Returns PostgreSQL and Redis from the settings or at their usual local addresses, or the reason when one of them
 * does not answer.
 */
export async function reachableServices(): Promise<Services | { missing: string }> {
  const databaseUrl = process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
  const redisUrl = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379';
  const database = await answer(() => asAdmin(databaseUrl, 'select 1'));
  if (database) return { missing: `PostgreSQL does not answer at ${new URL(databaseUrl).host} (${database})` };
  const redis = await answer(() => reach(redisUrl));
  if (redis) return { missing: `Redis does not answer at ${new URL(redisUrl).host} (${redis})` };
  return { databaseUrl, redisUrl };
}

/** Creates an empty database; `drop` removes it and disconnects remaining clients. */
export async function emptyDatabase(url: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `azulejo_nodes_${process.pid}_${Date.now().toString(36)}`;
  await asAdmin(url, `create database ${name}`);
  return { url: withDatabase(url, name), drop: () => asAdmin(url, `drop database if exists ${name} with (force)`) };
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function reach(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port || 6379), timeout: 2_000 }, () => {
      socket.destroy();
      resolve();
    });
    socket.on('error', reject);
    socket.on('timeout', () => reject(new Error('timeout')));
  });
}

async function answer(attempt: () => Promise<void>): Promise<string | null> {
  try {
    await attempt();
    return null;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return code ?? message;
  }
}

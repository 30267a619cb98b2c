import { execFile, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './server-process.ts';

const run = promisify(execFile);

/** Returns the folder of PostgreSQL's programs, or null when the machine has none. */
export function postgresPrograms(): string | null {
  const folders = globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed();
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** PostgreSQL refuses to run as root: there it runs as its own user. */
function asDatabaseUser(command: string, args: readonly string[]): [string, string[]] {
  return process.getuid?.() === 0
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', command, ...args]]
    : [command, [...args]];
}

/** Runs a program as the user of the database. */
export async function runAsDatabaseUser(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  return run(...asDatabaseUser(command, args), { cwd: '/', env: { ...process.env, ...env } });
}

/** Hands a folder over to the user of the database. */
export async function giveToDatabaseUser(folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const [uid = '', gid = ''] = (await run('id', ['-u', 'postgres'])).stdout
    .trim()
    .split(' ')
    .flatMap((id) => [id, id]);
  await chown(folder, Number(uid), Number(gid));
}

export interface Cluster {
  readonly port: number;
  readonly url: string;
  stop(): Promise<void>;
}

/** Creates a new cluster in `data`, which must not exist; `config` are lines of postgresql.conf. */
export async function initCluster(programs: string, data: string): Promise<void> {
  await runAsDatabaseUser(join(programs, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
  ]);
}

/** Starts PostgreSQL on a data folder, with these options, and waits until it accepts writes. */
export async function startCluster(
  programs: string,
  data: string,
  options: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<Cluster> {
  const port = await freePort();
  const own = ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
  const child = spawn(...asDatabaseUser(join(programs, 'postgres'), [...own, ...options]), {
    cwd: '/',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log += chunk.toString('utf8')));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilPrimary(
    url,
    () => child.exitCode !== null,
    () => log,
  );
  return {
    port,
    url,
    async stop() {
      child.kill('SIGINT');
      await ended;
    },
  };
}

async function untilPrimary(url: string, hasEnded: () => boolean, log: () => string): Promise<void> {
  const deadline = Date.now() + 40_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      const { rows } = await client.query<{ recovering: boolean }>('select pg_is_in_recovery() as recovering');
      if (rows[0]?.recovering === false) return;
    } catch {
      // The service is not up yet.
    } finally {
      await client.end().catch(() => undefined);
    }
    if (hasEnded() || Date.now() > deadline) throw new Error(`PostgreSQL did not start:\n${log().slice(-3000)}`);
    await new Promise((done) => setTimeout(done, 100));
  }
}

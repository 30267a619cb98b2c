import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, connect } from 'node:net';
import type { Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { freePort } from './server-process.ts';

const clusters = '/usr/lib/postgresql';

/** A service that a test may stop and start, on a port of its own. */
export interface OwnService {
  readonly url: string;
  /** Id of its process; undefined while it is stopped. */
  pid(): number | undefined;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it for good and removes its files. */
  remove(): Promise<void>;
}

/** Returns the folder of PostgreSQL's programs, or undefined when they are not installed. */
export async function postgresPrograms(): Promise<string | undefined> {
  const versions = await readdir(clusters).catch((): string[] => []);
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  return newest && join(clusters, newest, 'bin');
}

/** Starts a PostgreSQL cluster of its own. PostgreSQL refuses to run as root, so root runs it as `postgres`. */
export async function ownPostgres(programs: string): Promise<OwnService> {
  const folder = await mkdtemp(join(tmpdir(), 'azulejo-pg-'));
  const user = asUser();
  await chmod(folder, 0o755);
  if (user) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync'], {
    stdio: 'ignore',
    cwd: folder,
    ...user,
  });
  const port = await freePort();
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'fsync=off'];
  const service = programService({ program: join(programs, 'postgres'), args, port, folder, user, stop: 'SIGINT' });
  await service.start();
  return { ...service, url: `postgres://postgres@127.0.0.1:${port}/postgres` };
}

/** Starts a Redis of its own. */
export async function ownRedis(): Promise<OwnService> {
  const folder = await mkdtemp(join(tmpdir(), 'azulejo-redis-'));
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const service = programService({ program: 'redis-server', args, port, folder, user: undefined, stop: 'SIGKILL' });
  await service.start();
  return { ...service, url: `redis://127.0.0.1:${port}` };
}

/** Starts PgBouncer on deploy/pgbouncer.ini.template, in front of the server of this address. */
export async function ownPooler(
  program: string,
  { databaseUrl, connections }: { readonly databaseUrl: string; readonly connections: number },
): Promise<OwnService> {
  const folder = await mkdtemp(join(tmpdir(), 'azulejo-pooler-'));
  const user = asUser();
  await chmod(folder, 0o755);
  const port = await freePort();
  const { hostname, port: databasePort } = new URL(databaseUrl);
  const names: Readonly<Record<string, string>> = {
    DATABASE_HOST: hostname,
    DATABASE_PORT: databasePort,
    LISTEN_ADDRESS: '127.0.0.1',
    LISTEN_PORT: String(port),
    AUTH_TYPE: 'trust',
    AUTH_FILE: join(folder, 'users.txt'),
    POOL_SIZE: String(connections),
  };
  const template = await readFile(resolve(import.meta.dirname, '../../../deploy/pgbouncer.ini.template'), 'utf8');
  const config = join(folder, 'pgbouncer.ini');
  await writeFile(
    config,
    template.replaceAll(/\$\{([A-Z_]+)\}/g, (_, name: string) => names[name] ?? ''),
  );
  await writeFile(join(folder, 'users.txt'), '"postgres" ""\n');
  const service = programService({ program, args: ['-q', config], port, folder, user, stop: 'SIGKILL' });
  await service.start();
  return { ...service, url: `postgres://postgres@127.0.0.1:${port}/postgres` };
}

interface Program {
  readonly program: string;
  readonly args: readonly string[];
  readonly port: number;
  readonly folder: string;
  readonly user: { uid: number; gid: number } | undefined;
  readonly stop: 'SIGINT' | 'SIGKILL';
}

function programService({ program, args, port, folder, user, stop: signal }: Program): Omit<OwnService, 'url'> {
  let child: ChildProcess | undefined;
  async function stop(): Promise<void> {
    const running = child;
    child = undefined;
    if (!running) return;
    const ended = once(running, 'exit');
    running.kill(signal);
    await ended;
  }
  return {
    pid: () => child?.pid,
    async start() {
      child = spawn(program, args, { stdio: 'ignore', cwd: folder, ...user });
      await listens(port);
      // The port of PostgreSQL is open before it takes connections.
      if (signal === 'SIGINT') await new Promise((done) => setTimeout(done, 500));
    },
    stop,
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function asUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function listens(port: number): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await accepts(port))) {
    if (Date.now() > deadline) throw new Error(`nothing listens on ${port}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

export interface Wire {
  readonly port: number;
  /** Holds everything back, as a network does that loses packets. */
  cut(): void;
  restore(): void;
  /** Adds this delay to everything that is sent. */
  slowDown(milliseconds: number): void;
  close(): Promise<void>;
}

/** Forwards a port through a wire that can be cut and slowed down. */
export async function wireTo(target: number): Promise<Wire> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let delay = 0;
  const server: Server = createServer((near) => {
    const far = connect({ host: '127.0.0.1', port: target });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        if (isCut) return;
        if (delay === 0) to.write(bytes);
        else setTimeout(() => to.writable && to.write(bytes), delay);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        if (!isCut) to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cut: () => void (isCut = true),
    restore() {
      isCut = false;
      for (const socket of sockets) socket.destroy();
    },
    slowDown: (milliseconds) => void (delay = milliseconds),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

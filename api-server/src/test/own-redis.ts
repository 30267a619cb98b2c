import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './server-process.ts';

const program = ['/usr/bin/redis-server', '/usr/local/bin/redis-server'].find((path) => existsSync(path)) ?? null;

/** Returns whether the machine has a Redis to start. */
export function hasRedis(): boolean {
  return program !== null;
}

/** Starts a Redis of the test's own that stores nothing. */
export async function startOwnRedis(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  if (program === null) throw new Error('the machine has no Redis');
  const port = await freePort();
  const child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder], {
    stdio: 'ignore',
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  for (let attempt = 0; attempt < 100 && !(await answers(port)); attempt += 1) await wait(50);
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ host: '127.0.0.1', port }, () => done(true));
    socket.on('error', () => done(false));
    socket.on('connect', () => socket.destroy());
  });
}

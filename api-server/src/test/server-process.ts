import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';

const sources = resolve(import.meta.dirname, '..');

export interface ServerProcess {
  readonly origin: string;
  readonly pid: number;
  /** Returns the error output so far. */
  complaint(): string;
  /** Ends the process. Resolves with the exit code, null after a signal. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program of the server, e.g. `cli/azulejo.ts`, until it ends. `from` is the folder of another server's sources. */
export async function runProgram(
  program: string,
  args: readonly string[],
  env: Record<string, string>,
  from = sources,
): Promise<Ended> {
  const child = spawn(process.execPath, [resolve(from, program), ...args], { env: ownEnv(env) });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString('utf8')));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, stdout, stderr };
}

/** Starts a server as a separate process and waits until it is ready. */
export async function startServer(env: Record<string, string>, from = sources): Promise<ServerProcess> {
  const port = env['PORT'] ?? String(await freePort());
  const child = spawn(process.execPath, [resolve(from, 'main.ts')], {
    env: ownEnv({ CONTENT_PORT: '0', ...env, PORT: port, HOST: '127.0.0.1', LOG_LEVEL: 'error' }),
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString('utf8')));
  child.stdout.on('data', (chunk: Buffer) => (complaint += chunk.toString('utf8')));
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const origin = `http://127.0.0.1:${port}`;
  await answers(
    origin,
    () => child.exitCode,
    () => complaint,
  );
  return {
    origin,
    pid: child.pid ?? 0,
    complaint: () => complaint,
    async end(signal) {
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}

async function answers(origin: string, exitCode: () => number | null, complaint: () => string): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    if (exitCode() !== null) throw new Error(`the server ended with ${exitCode()}: ${complaint()}`);
    if (Date.now() > deadline) throw new Error(`the server does not answer: ${complaint()}`);
    const reply = await fetch(`${origin}/health/live`).catch(() => null);
    if (reply?.ok) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}

/**
 * Returns an environment without the test run's own settings. The compile cache stays, because it halves the start
 * time.
 */
function ownEnv(env: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE, SHELL_DIR: '/nonexistent', ...env };
}

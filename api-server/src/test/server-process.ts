import { execFile, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { basename, resolve } from 'node:path';
import { promisify } from 'node:util';

const workspace = resolve(import.meta.dirname, '../../..');

/** Builds the bundle when it is not that of the sources, and returns its folder. */
async function builtServer(): Promise<string> {
  const builds = resolve(workspace, 'tools/server/build.ts');
  await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', builds], { cwd: workspace });
  return resolve(workspace, 'api-server/dist');
}

let bundle: Promise<string> | undefined;

/**
 * Returns the path of a program, by its name among the sources. It is in the bundle, as in production, or in `from`:
 * the sources (`src`) or the bundle (`dist`) of another server.
 */
export async function programPath(program: 'main.ts' | 'cli/azulejo.ts', from?: string): Promise<string> {
  const folder = from ?? (await (bundle ??= builtServer()));
  return resolve(folder, basename(folder) === 'src' ? program : program.replace(/\.ts$/, '.js'));
}

export interface ServerProcess {
  readonly origin: string;
  readonly pid: number;
  /** Returns the error output so far. */
  complaint(): string;
  /** Resolves with the exit code when the process ends, null after a signal. */
  readonly ended: Promise<number | null>;
  /** Ends the process. Resolves with the exit code, null after a signal. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/**
 * Returns a port that is free now. It is below those that Linux gives to outgoing connections, since one of these could
 * take it before the server does.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 20_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    await new Promise((done) => server.close(done));
    if (isFree) return port;
  }
}

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program of the server until it ends. */
export async function runProgram(
  program: 'main.ts' | 'cli/azulejo.ts',
  args: readonly string[],
  env: Record<string, string>,
  from?: string,
): Promise<Ended> {
  const child = spawn(process.execPath, [await programPath(program, from), ...args], { env: ownEnv(env) });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString('utf8')));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, stdout, stderr };
}

/** Starts a server as a separate process and waits until it is ready. */
export async function startServer(env: Record<string, string>, from?: string): Promise<ServerProcess> {
  const port = env['PORT'] ?? String(await freePort());
  const child = spawn(process.execPath, [await programPath('main.ts', from)], {
    env: ownEnv({ CONTENT_PORT: '0', LOG_LEVEL: 'error', ...env, PORT: port, HOST: '127.0.0.1' }),
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString('utf8')));
  child.stdout.on('data', (chunk: Buffer) => (complaint += chunk.toString('utf8')));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const origin = `http://127.0.0.1:${port}`;
  await answers(
    origin,
    () => child.exitCode,
    () => complaint,
  ).catch((error: unknown) => {
    // One that starts too late would keep its data directory and its port from the tests after this one.
    child.kill('SIGKILL');
    throw error;
  });
  return {
    origin,
    pid: child.pid ?? 0,
    complaint: () => complaint,
    ended,
    async end(signal) {
      child.kill(signal);
      return ended;
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

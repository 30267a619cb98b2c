import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { buildServer } from '../server/build-server.ts';
import { openLog } from './log-file.ts';
import { standInPortOf } from './ports.ts';
import { Fault, beginStep, step } from './steps.ts';
import type { Step } from './steps.ts';
import { inWorkspace } from './workspace.ts';

export type PortalMessage = { readonly doing: string } | { readonly ready: true };

export interface PortalSettings {
  readonly port: number;
  readonly dataDirectory: string;
  readonly env?: NodeJS.ProcessEnv;
}

export interface RunningPortal {
  readonly origin: string;
  readonly pid: number;
  /** Settles with the server's exit code. */
  readonly ended: Promise<number>;
  stop(signal?: NodeJS.Signals): void;
}

/**
 * Starts the server over a data directory. The server prepares what has changed and then serves. Resolves when it
 * answers. If it can't start, throws a fault with its output and its exit code.
 */
export async function startPortal({ port, dataDirectory, env = {} }: PortalSettings): Promise<RunningPortal> {
  if ({ ...process.env, ...env }['NODE_ENV'] !== 'development') await builtServer();
  const log = openLog(`server-${port}`);
  const server = fork(inWorkspace('tools/lib/portal-process.ts'), {
    cwd: inWorkspace(),
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // Only demo and test portals start here, and their tenants are invented.
    env: {
      LIST_TENANTS: '1',
      PAYMENT_STAND_IN_PORT: String(standInPortOf(port)),
      ...process.env,
      ...env,
      PORT: String(port),
      DATA_DIR: dataDirectory,
    },
    stdio: ['ignore', openSync(log.path, 'a'), 'pipe', 'ipc'],
  });
  let complaint = '';
  server.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk.toString('utf8');
    log.write(chunk.toString('utf8'));
  });
  const ended = new Promise<number>((done) => server.once('close', (code) => done(code ?? 1)));
  const code = await Promise.race([ready(server), ended]);
  if (typeof code === 'number') {
    throw new Fault(
      complaint.trimEnd() || `The server ended with ${code} before it was ready. What it printed: ${log.path}`,
      '',
      code || 1,
    );
  }
  return {
    origin: `http://localhost:${port}`,
    pid: server.pid ?? 0,
    ended,
    stop: (signal = 'SIGTERM') => void server.kill(signal),
  };
}

let building: Promise<void> | undefined;

/** Builds the server once per process: its sources do not change while tests run. */
function builtServer(): Promise<void> {
  building ??= buildServer((build) => step('build server', build));
  return building;
}

/** Prints one line of progress for each step that the server reports, until it is ready. */
function ready(server: ChildProcess): Promise<void> {
  let current: Step | undefined;
  server.once('exit', () => current?.fail());
  return new Promise((done) => {
    server.on('message', (message: PortalMessage) => {
      current?.done();
      current = 'doing' in message ? beginStep(message.doing) : undefined;
      if ('ready' in message) done();
    });
  });
}

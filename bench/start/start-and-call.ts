import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { portalClient } from '../../api-server/src/test/portal-client.ts';
import { programPath } from '../../api-server/src/test/server-process.ts';

/** Milliseconds between two attempts: finer than what is measured, and little work for the machine. */
const every = 10;
const patience = 60_000;

export interface StartedServer {
  readonly pid: number;
  /** Ends it with SIGKILL. */
  kill(): Promise<void>;
}

/** Tokens by data directory: the people of the bench stay logged in over every kill. */
const tokens = new Map<string, { readonly token: string; readonly idUser: number }>();

/** Starts a server and resolves when it has answered a call of a person with 200. */
export async function startAndCall(env: Record<string, string>, from?: string): Promise<StartedServer> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', await programPath('main.ts', from)], {
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', CONTENT_PORT: '0', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString('utf8')));
  const ended = once(child, 'exit');
  const aurora = portalClient(`http://127.0.0.1:${env['PORT']}`, 'aurora');
  for (const deadline = performance.now() + patience; !(await answers(aurora, env['DATA_DIR'] ?? ''));) {
    if (child.exitCode !== null || performance.now() > deadline)
      throw new Error(`the server does not start: ${complaint}`);
    await setTimeout(every);
  }
  return {
    pid: child.pid ?? 0,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function answers(aurora: ReturnType<typeof portalClient>, dataDirectory: string): Promise<boolean> {
  try {
    if (!tokens.has(dataDirectory)) {
      const { token, viewer } = await aurora.logIn('bruno');
      tokens.set(dataDirectory, { token, idUser: viewer.idUser });
    }
    const { token = '', idUser = 0 } = tokens.get(dataDirectory) ?? {};
    return (await aurora.call('GET', `/users/${idUser}`, { token })).status === 200;
  } catch {
    return false;
  }
}

import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPortal } from '../../tools/lib/portal.ts';
import { freePortPair } from '../../tools/lib/ports.ts';
import { inWorkspace } from '../../tools/lib/workspace.ts';
import { monolithFolder, preloadsFile } from './build-monolith.ts';

/** Running server of one way to deliver the portal. */
export interface Subject {
  readonly name: string;
  readonly origin: string;
  stop(): Promise<void>;
}

interface SubjectSettings {
  readonly name: string;
  readonly env: NodeJS.ProcessEnv;
}

const settings: readonly SubjectSettings[] = [
  { name: 'monolith', env: { SHELL_DIR: monolithFolder, BENCH_PRELOADS: preloadsFile } },
  { name: 'federated', env: {} },
  { name: 'federated, 12 remotes', env: { BENCH_REGISTERED: '12' } },
  { name: 'federated, 55 remotes', env: { BENCH_REGISTERED: '55' } },
];

/** Starts all subjects, each over a copy of one prepared data directory. */
export async function startSubjects(): Promise<Subject[]> {
  const prepared = inWorkspace('.build/bench-data');
  const preparing = await startPortal({ port: await freePortPair(), dataDirectory: prepared });
  preparing.stop();
  await preparing.ended;
  const subjects: Subject[] = [];
  for (const each of settings) subjects.push(await startSubject(each, prepared));
  return subjects;
}

async function startSubject({ name, env }: SubjectSettings, prepared: string): Promise<Subject> {
  const data = mkdtempSync(join(tmpdir(), 'azulejo-bench-'));
  cpSync(prepared, data, { recursive: true });
  const port = await freePortPair();
  const server = fork(join(import.meta.dirname, 'server-process.ts'), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { ...process.env, ...env, PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'error', NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await readyOf(server, name);
  return {
    name,
    origin: `http://localhost:${port}`,
    async stop() {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function readyOf(server: ChildProcess, name: string): Promise<void> {
  return new Promise((done, failed) => {
    server.once('message', () => done());
    server.once('exit', (code) => failed(new Error(`the server of ${name} ended with ${code}`)));
  });
}

#!/usr/bin/env node
import { readEnv } from '../env.ts';
import { forwardToServer } from '../platform/control/forward.adapter.ts';
import { holderOf } from '../platform/database/data-directory.adapter.ts';
import { refuse } from '../platform/errors.ts';
import { nameSourcesInStacks } from '../platform/readable-stacks.adapter.ts';
import type { Refusal } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import { localOperator } from './local-operator.service.ts';
import { withoutControls } from './output.presenter.ts';
import type { ServerAddress } from './server-access.service.ts';
import type { Terminal } from './terminal.port.ts';

nameSourcesInStacks();

const terminal: Terminal = {
  line: (text) => void process.stdout.write(`${withoutControls(text)}\n`),
  error: (text) => void process.stderr.write(`${withoutControls(text)}\n`),
  cwd: process.cwd(),
  operator: localOperator(process.env),
};

// A reader that closes the pipe early, as in `… | head -1`, is not an error: the command continues without output.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const argv = process.argv.slice(2);
let opened: Platform | undefined;

const server = serverNamed(process.env);
const forwarded = server ? null : await forward();
process.exitCode = forwarded ?? (await here());

/** Returns the address of a remote registry. It applies only to commands that its API supports. */
function serverNamed({ AZULEJO_SERVER, AZULEJO_TOKEN }: NodeJS.ProcessEnv): ServerAddress | undefined {
  return AZULEJO_SERVER ? { origin: AZULEJO_SERVER.replace(/\/+$/, ''), token: AZULEJO_TOKEN ?? '' } : undefined;
}

/** Forwards the command to the running server that owns the embedded database; null when there is none. */
async function forward(): Promise<number | null> {
  const env = readEnvOrNull();
  if (!env || env.DATABASE_URL || !(await holderOf(env.DATA_DIR))) return null;
  return forwardToServer(env.DATA_DIR, argv, terminal);
}

function localOnly(): Refusal {
  return refuse(
    'cli.local-only',
    400,
    `Este comando só age sobre a própria instalação: rode-o no servidor, sem AZULEJO_SERVER.`,
  );
}

async function here(): Promise<number> {
  // Loaded here, because a command that is forwarded needs none of it.
  const [{ runCommand }, { openInstallation }] = await Promise.all([
    import('./run-command.service.ts'),
    import('../open-installation.ts'),
  ]);
  const code = await runCommand(argv, {
    terminal,
    server,
    settings() {
      if (server) throw localOnly();
      return readEnv();
    },
    async platform() {
      if (server) throw localOnly();
      opened ??= await openInstallation({ ...readEnv(), LOG_LEVEL: 'error' });
      return opened;
    },
  });
  // After a failure the database may not close either, as with a full disk. The first failure is the one to report.
  await opened?.close().catch((error: unknown) => {
    if (code === 0) throw error;
  });
  return code;
}

/** Reads the settings. Invalid ones are reported by the command that needs them; `--help` needs none. */
function readEnvOrNull() {
  try {
    return readEnv();
  } catch {
    return null;
  }
}

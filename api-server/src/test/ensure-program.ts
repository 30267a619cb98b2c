import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Returns the path of a program, installed where that needs no prompt (Debian and Ubuntu); null where it can't be
 * installed.
 */
export async function ensureProgram(paths: readonly string[], packageName: string): Promise<string | null> {
  const installed = () => paths.find((path) => existsSync(path)) ?? null;
  if (installed() !== null || !existsSync('/usr/bin/apt-get')) return installed();
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', packageName]]) {
    const [program = '', ...rest] = [...sudo, 'apt-get', ...args];
    await run(program, rest, { env }).catch(() => undefined);
  }
  return installed();
}

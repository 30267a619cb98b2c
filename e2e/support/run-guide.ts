import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { inWorkspace } from '../../tools/lib/workspace.ts';

interface Place {
  /** Folder of the reader's checkout. */
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  /**
   * Shell lines that replace `pnpm <command>`; `"$@"` holds the arguments. The real scripts install packages first, which the test has
   * already done.
   */
  readonly pnpm: Readonly<Record<string, string>>;
  /** Values that replace the guide's examples. */
  readonly replace?: Readonly<Record<string, string>>;
}

/** Runs every `sh` block of a guide in one shell, in order, and returns the output. The first failing command ends it. */
export async function runGuide(guide: string, { folder, env, pnpm, replace = {} }: Place): Promise<string> {
  const text = readFileSync(inWorkspace('docs/guides', guide), 'utf8');
  const blocks = [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block);
  if (blocks.length === 0) throw new Error(`${guide} has no commands to follow`);
  const script = Object.entries(replace).reduce(
    (all, [example, own]) => all.replaceAll(example, own),
    blocks.join('\n'),
  );
  const bin = mkdtempSync(join(tmpdir(), 'azulejo-guide-'));
  try {
    writeFileSync(join(bin, 'pnpm'), standIn(pnpm));
    chmodSync(join(bin, 'pnpm'), 0o755);
    return await run(script, folder, {
      ...process.env,
      ...env,
      PATH: [bin, dirname(process.execPath), process.env['PATH']].join(delimiter),
    });
  } finally {
    rmSync(bin, { recursive: true, force: true });
  }
}

function standIn(commands: Place['pnpm']): string {
  const cases = Object.entries(commands).map(([name, line]) => `  ${name}) ${line} ;;`);
  return [
    '#!/bin/bash',
    'set -e',
    '[ "$1" = --silent ] && shift',
    'command=$1; shift',
    'case $command in',
    ...cases,
    '  *) echo "the guide says pnpm $command, which the test does not know" >&2; exit 2 ;;',
    'esac',
    '',
  ].join('\n');
}

function run(script: string, cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((done, failed) => {
    const shell = spawn('bash', ['-eux', '-o', 'pipefail', '-c', script], {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const append = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
    };
    shell.stdout.on('data', append);
    shell.stderr.on('data', append);
    shell.once('close', (code) =>
      code === 0 ? done(output) : failed(new Error(`following the guide ended with ${code}:\n${output}`)),
    );
  });
}

import { spawn } from 'node:child_process';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

interface LiveRemote {
  /** Address that the command prints. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts a command that serves a remote live to a portal; resolves when it prints the address to open. */
export async function liveRemote(
  program: string,
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<LiveRemote> {
  // Creates a process group, because npm runs the command as its child.
  const command = spawn(program, args, {
    cwd: options.cwd,
    env: options.env ?? process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const ended = new Promise<void>((done) => command.once('close', () => done()));
  let output = '';
  const address = await new Promise<string>((done, failed) => {
    const append = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
      const [found] = /http\S+[?&]remote=mfe-[a-z-]+@http:\/\/localhost:\d+/.exec(output) ?? [];
      if (found) done(found);
    };
    command.stdout.on('data', append);
    command.stderr.on('data', append);
    void ended.then(() => failed(new Error(`${program} ${args.join(' ')} ended:\n${output}`)));
  });
  return {
    address,
    async stop() {
      if (command.pid !== undefined) process.kill(-command.pid, 'SIGTERM');
      await ended;
    },
  };
}

/** Opens that address as a developer and confirms. */
export async function openLive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('dialog').getByRole('button', { name: 'Usar nesta aba' }).click();
  await expect(page.getByRole('complementary', { name: 'Módulo em desenvolvimento' })).toContainText(
    new URL(address).searchParams.get('remote')?.split('@')[1] ?? '',
  );
}

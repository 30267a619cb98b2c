import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { inWorkspace } from './workspace.ts';

/** Names the process that builds now. */
const note = inWorkspace('.build/builder.pid');

/** Two builds of one checkout would write each other's files: the second waits, and mostly finds its work done. */
export async function asOnlyBuilder<T>(build: () => Promise<T>, file = note): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  while (!isTaken(file)) await setTimeout(200);
  const giveUp = (): void => rmSync(file, { force: true });
  process.once('exit', giveUp);
  try {
    return await build();
  } finally {
    giveUp();
    process.off('exit', giveUp);
  }
}

function isTaken(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!isAlive(holderOf(file))) rmSync(file, { force: true });
    return false;
  }
}

/** Just made and not yet written counts as held: by this process, which is alive. */
function holderOf(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8')) || process.pid;
  } catch {
    return process.pid;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

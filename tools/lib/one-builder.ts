import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { inWorkspace } from './workspace.ts';

/** File with the id of the process that builds now. */
const note = inWorkspace('.build/builder.pid');

/**
 * Runs a build under a lock: two builds of one checkout would overwrite each other's files. The second waits and mostly
 * finds its work done.
 */
export async function asOnlyBuilder<T>(build: () => Promise<T>, file = note): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  while (!isLocked(file)) await setTimeout(200);
  const giveUp = (): void => rmSync(file, { force: true });
  process.once('exit', giveUp);
  try {
    return await build();
  } finally {
    giveUp();
    process.off('exit', giveUp);
  }
}

function isLocked(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!isAlive(holderOf(file))) rmSync(file, { force: true });
    return false;
  }
}

/**
 * Returns the process that holds the lock. An empty file counts as held by this process, which is alive: it was just
 * created.
 */
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

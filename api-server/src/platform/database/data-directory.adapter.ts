import { statSync } from 'node:fs';
import { mkdir, readFile, rm, statfs, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { Server } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { StartError, exitCodes } from '../start-error.types.ts';

/** Minimum free space for a safe start of an embedded database. */
const neededBytes = 200 * 1024 * 1024;
/**
 * Size of one write-ahead log segment of the engine. With less free space than that, any engine error is attributed
 * to the disk.
 */
const exhaustedBytes = 16 * 1024 * 1024;
const heartbeatEvery = 3_000;
const heartbeatLost = 15_000;

interface LockNote {
  pid: number;
  host: string;
  since: string;
}

export interface DataDirectoryLock {
  release(): Promise<void>;
}

/**
 * Locks a data directory for this process, because two processes on one embedded database lose data. The kernel holds
 * the lock where it can (an abstract socket, released however the process ends). A lock file with a heartbeat covers
 * other machines and systems that share the folder.
 */
export async function lockDataDirectory(directory: string): Promise<DataDirectoryLock> {
  await prepare(directory);
  const path = join(directory, 'lock');
  const socket = await lockSocket(directory, path);
  const note = await readNote(path);
  if (note && (await isLockedElsewhere(path, note, socket !== null))) {
    socket?.close();
    throw inUse(directory, note);
  }
  const own: LockNote = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  await writeFile(path, JSON.stringify(own));
  const heartbeat = setInterval(() => void touch(path), heartbeatEvery);
  heartbeat.unref();
  return {
    async release() {
      clearInterval(heartbeat);
      await rm(path, { force: true });
      await new Promise<void>((resolve) => (socket ? socket.close(() => resolve()) : resolve()));
    },
  };
}

/** Returns the lock note of the process that owns the directory now, or null. */
export async function holderOf(directory: string): Promise<LockNote | null> {
  const note = await readNote(join(directory, 'lock'));
  if (!note) return null;
  return (await isLockedElsewhere(join(directory, 'lock'), note, false)) ? note : null;
}

async function prepare(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
    await writeFile(join(directory, '.writable'), '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC') throw diskFull(directory);
    throw new StartError(
      exitCodes.dataDirectory,
      `Não é possível gravar na pasta de dados ${directory} (${code ?? 'erro'}).`,
    );
  }
  if ((await freeBytes(directory)) < neededBytes) throw diskFull(directory);
}

async function freeBytes(directory: string): Promise<number> {
  const disk = await statfs(directory);
  return disk.bavail * disk.bsize;
}

/**
 * Returns true when a failure comes from a disk that filled up after the start. The engine reports that in various
 * ways or not at all.
 */
export async function isOutOfSpace(directory: string, error: unknown, free = freeBytes): Promise<boolean> {
  const { code } = error as { code?: unknown };
  return code === 'ENOSPC' || code === '53100' || (await free(directory)) < exhaustedBytes;
}

export function diskFull(directory: string): StartError {
  return new StartError(
    exitCodes.diskFull,
    `Não há espaço em disco para a pasta de dados ${directory} (são necessários ao menos 200 MB livres). Nada foi alterado.`,
  );
}

function inUse(directory: string, note: LockNote | null): StartError {
  const holder = note ? ` pelo processo ${note.pid} em ${note.host}, desde ${note.since}` : '';
  return new StartError(
    exitCodes.secondInstance,
    `A pasta de dados ${directory} já está em uso${holder}. Encerre aquela instância ou use outra pasta (DATA_DIR). Nada foi alterado.`,
  );
}

/**
 * Locks the directory with an abstract socket, named after the folder's identity. Linux only; returns null elsewhere.
 */
async function lockSocket(directory: string, notePath: string): Promise<Server | null> {
  if (process.platform !== 'linux') return null;
  const { dev, ino } = statSync(directory);
  const server = createServer((connection) => connection.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') void readNote(notePath).then((note) => reject(inUse(directory, note)));
      else reject(error);
    });
    server.listen({ path: `\0azulejo-data-${dev}-${ino}` }, () => {
      server.unref();
      resolve(server);
    });
  });
}

async function readNote(path: string): Promise<LockNote | null> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (!text) return null;
  try {
    return JSON.parse(text) as LockNote;
  } catch {
    // A crash interrupted the write of this note, so no process owns the directory.
    return null;
  }
}

async function isLockedElsewhere(path: string, note: LockNote, kernelSaysFree: boolean): Promise<boolean> {
  if (note.host === hostname()) return kernelSaysFree ? false : note.pid !== process.pid && isAlive(note.pid);
  const age = Date.now() - statSync(path).mtimeMs;
  return age < heartbeatLost;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return true;
}

async function touch(path: string): Promise<void> {
  const now = new Date();
  await utimes(path, now, now).catch(() => undefined);
}

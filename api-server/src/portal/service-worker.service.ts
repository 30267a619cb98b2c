import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../env.ts';

/** File of the shell's build. */
const WORKER_FILE = 'service-worker.js';

/**
 * Replaces the worker when it is switched off: browsers check for a newer one with every visit, and this one removes
 * everything. It removes only the caches of one tenant: their names contain the worker's own path.
 */
const farewell = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const own = 'azulejo:' + new URL(registration.scope).pathname.replace(/\\/$/, '') + ':';
  const forget = caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith(own)).map((name) => caches.delete(name))));
  event.waitUntil(forget.catch(() => undefined).then(() => registration.unregister()));
});
`;

type Settings = Pick<Env, 'SERVICE_WORKER' | 'SHELL_DIR'>;

export interface WorkerFile {
  readonly source: Buffer;
  /** Content as compressed by the build; null when it is missing. */
  readonly brotli: Buffer | null;
  readonly etag: string;
}

/** Reads the current worker; null when the build has none. */
export async function readWorker({ SERVICE_WORKER, SHELL_DIR }: Settings): Promise<WorkerFile | null> {
  const file = (suffix = ''): Promise<Buffer | null> =>
    readFile(join(SHELL_DIR, WORKER_FILE + suffix)).catch(() => null);
  const [source, brotli] = SERVICE_WORKER ? await Promise.all([file(), file('.br')]) : [Buffer.from(farewell), null];
  return (
    source && { source, brotli, etag: `"${createHash('sha256').update(source).digest('base64url').slice(0, 27)}"` }
  );
}

/** Returns the address of a tenant's worker. */
export const workerAddress = (basename: string): string => `${basename}/${WORKER_FILE}`;

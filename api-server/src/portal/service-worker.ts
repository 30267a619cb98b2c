import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../env.ts';

/** File of the shell's build. */
const WORKER_FILE = 'service-worker.js';

/**
 * Takes the place of the worker where it is switched off: browsers look for a newer one with every visit, and this one leaves nothing behind.
 * What is kept belongs to one tenant: its caches carry the worker's own path.
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
  /** As the build has packed it; null where it has not. */
  readonly brotli: Buffer | null;
  readonly etag: string;
}

/** The worker as it is now; null where the build has none. */
export async function readWorker({ SERVICE_WORKER, SHELL_DIR }: Settings): Promise<WorkerFile | null> {
  const file = (suffix = ''): Promise<Buffer | null> =>
    readFile(join(SHELL_DIR, WORKER_FILE + suffix)).catch(() => null);
  const [source, brotli] = SERVICE_WORKER ? await Promise.all([file(), file('.br')]) : [Buffer.from(farewell), null];
  return (
    source && { source, brotli, etag: `"${createHash('sha256').update(source).digest('base64url').slice(0, 27)}"` }
  );
}

/** Address of a tenant's worker. */
export const workerAddress = (basename: string): string => `${basename}/${WORKER_FILE}`;

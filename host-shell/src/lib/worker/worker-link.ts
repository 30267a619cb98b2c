import { DELIVERY_TAG } from '../../service-worker/messages.ts';
import type { WorkerMessage } from '../../service-worker/messages.ts';
import type { PendingWrite } from '../../service-worker/pending-writes.ts';

interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/**
 * Registers the worker, or finds it, and requests it to store what the next visit needs. Does nothing without storage
 * or in a private window.
 */
export async function cacheNextVisit(worker: string, basename: string, isLoggedIn: boolean): Promise<void> {
  // The scope has no trailing slash, because the portal's home has both forms.
  await navigator.serviceWorker.register(worker, { scope: basename === '' ? '/' : basename, updateViaCache: 'none' });
  await post({ kind: 'cache', level: isLoggedIn && !savesData() ? 'portal' : 'login' });
}

/** Removes the worker of an earlier visit and its data, when the server has the worker off. */
export async function removeWorker(basename: string): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    if (new URL(registration.scope).pathname === (basename === '' ? '/' : basename)) await registration.unregister();
  }
  for (const name of await caches.keys()) if (name.startsWith(`azulejo:${basename}:`)) await caches.delete(name);
}

/**
 * Queues a write in the worker, which delivers it when the network returns, with or without an open page. Does nothing
 * in browsers without background sync.
 */
export async function queueWrite(write: PendingWrite): Promise<void> {
  const registration: SyncRegistration | undefined = await navigator.serviceWorker.getRegistration();
  if (!registration?.sync || !registration.active) return;
  registration.active.postMessage({ kind: 'queue', write } satisfies WorkerMessage);
  await registration.sync.register(DELIVERY_TAG);
}

/** Notifies the worker that the server has received the write. */
export async function confirmDelivery(id: string): Promise<void> {
  (await navigator.serviceWorker.getRegistration())?.active?.postMessage({
    kind: 'delivered',
    id,
  } satisfies WorkerMessage);
}

export async function clearPersonData(): Promise<void> {
  (await navigator.serviceWorker.getRegistration())?.active?.postMessage({ kind: 'forget' } satisfies WorkerMessage);
}

async function post(message: WorkerMessage): Promise<void> {
  (await navigator.serviceWorker.ready).active?.postMessage(message);
}

/** Returns whether the person saves data: files that they may never open are not loaded then. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

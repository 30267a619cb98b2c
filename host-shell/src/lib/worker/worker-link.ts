import { DELIVERY_TAG } from '../../service-worker/messages.ts';
import type { Told } from '../../service-worker/messages.ts';
import type { PendingWrite } from '../../service-worker/pending-writes.ts';

interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Registers the worker, or finds it, and has it keep what the next visit needs. Without storage, or in a private window, there is none. */
export async function keepNextVisit(worker: string, basename: string, isLoggedIn: boolean): Promise<void> {
  // Below the scope there is no trailing slash: the portal's home is at both.
  await navigator.serviceWorker.register(worker, { scope: basename === '' ? '/' : basename, updateViaCache: 'none' });
  await tell({ kind: 'keep', level: isLoggedIn && !savesData() ? 'portal' : 'login' });
}

/** Where the server wants none: what an earlier visit left goes. */
export async function removeWorker(basename: string): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    if (new URL(registration.scope).pathname === (basename === '' ? '/' : basename)) await registration.unregister();
  }
  for (const name of await caches.keys()) if (name.startsWith(`azulejo:${basename}:`)) await caches.delete(name);
}

/** Has the worker deliver it when there is a network again, whether a page is open or not; nothing where browsers don't wake workers for that. */
export async function queueWrite(write: PendingWrite): Promise<void> {
  const registration: SyncRegistration | undefined = await navigator.serviceWorker.getRegistration();
  if (!registration?.sync || !registration.active) return;
  registration.active.postMessage({ kind: 'queue', write } satisfies Told);
  await registration.sync.register(DELIVERY_TAG);
}

/** The server has it. */
export async function noteDelivered(id: string): Promise<void> {
  (await navigator.serviceWorker.getRegistration())?.active?.postMessage({ kind: 'delivered', id } satisfies Told);
}

export async function forgetPerson(): Promise<void> {
  (await navigator.serviceWorker.getRegistration())?.active?.postMessage({ kind: 'forget' } satisfies Told);
}

async function tell(told: Told): Promise<void> {
  (await navigator.serviceWorker.ready).active?.postMessage(told);
}

/** Somebody who saves data is not made to load what they may never open. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

import type { Undelivered } from '@shared-kit/runtime/api';

const queued = new Set<string>();

const loadLink = () => import(/* webpackChunkName: "worker-link" */ './worker-link.ts');

/**
 * Queues an undelivered call in the service worker, which sends it when the network returns, even without an open page.
 */
export function sendLater(undelivered: Undelivered): void {
  if (!('serviceWorker' in navigator)) return;
  queued.add(undelivered.id);
  // The page that queued it delivers it as well, at the latest when it is opened again.
  void loadLink()
    .then((link) => link.queueWrite(undelivered))
    .catch(() => undefined);
}

export function sendNoMore(id: string): void {
  if (queued.delete(id))
    void loadLink()
      .then((link) => link.confirmDelivery(id))
      .catch(() => undefined);
}
